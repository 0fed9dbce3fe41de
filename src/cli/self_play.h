// A game played by policies, and the positions that the policy would evaluate: before and during the bids, and at the
// end of each turn before the click that ends it.
#pragma once

#include <vector>

#include "ai/policy.h"

namespace eg {

struct PlayedGame {
    std::vector<State> positions;
    State              last;
};

// explore: now and then a turn is random, so that the games vary more.
PlayedGame self_play(const Setup& setup, const PerPlayer<Policy>& policies, Rng rng, bool explore = false);

}
