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

    // How often it is dialled from now on: what was dialled hardly ever is left out.
    int   heft(Place place) const { return weight[place] > total / 24 ? weight[place] : 0; }
    Place draw(Rng& rng) const;

    bool operator==(const Dials&) const = default;
};

// For the one asked to dial at this imagined table.
Dials mixed_dials(const State& table, const Net& net, int rounds, Rng rng);

}
