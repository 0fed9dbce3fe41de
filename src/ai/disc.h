// Secret discs, the one moment when all choose at once. Whoever dials the best answer to a guess
// can be guessed himself; so the dials are played against each other many times, each regretting
// what it did not do, and the answer is drawn from what they did on the average (regret matching).
#pragma once

#include "ai/worth.h"
#include "engine/game.h"

namespace eg {

struct Dials {
    Places        options;
    Per<Place, int, place_capacity> weight;  // how often each was dialled on the average
    int           total = 0;

    // Drawn by the weights; those dialled hardly ever count as never.
    Place draw(Rng& rng) const;
};

// For the one asked to dial at this imagined table.
Dials mixed_dials(const State& table, const Net& net, int rounds, Rng rng);

}
