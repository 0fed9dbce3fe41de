// A game played by policies, and the tables of it that are judged in play: before and during the
// bids, and at the end of each turn, before it is ended.
#pragma once

#include <vector>

#include "ai/policy.h"

namespace eg {

struct PlayedGame {
    std::vector<State> positions;
    State              last;
};

// With `hasty`, now and then a turn is the first that comes to mind, so that more is seen of the game.
PlayedGame self_play(const Setup& setup, const PerPlayer<Policy>& policies, Rng rng, bool hasty = false);

}
