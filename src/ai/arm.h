// An arm of the search's bandit: a turn or another choice, and the results of its playouts.
#pragma once

#include <vector>

#include "ai/reason.h"
#include "ai/search_bot.h"

namespace eg {

struct Arm {
    Turn         turn;                    // its clicks, and the net's evaluation
    int          visits = 0;              // playouts to the end of the round
    int          long_visits = 0;         // playouts to the end of the game
    bool         whole_hand = false;      // the picks of a HandSearch
    int          trims = 0;               // how often it replaced a turn that takes more to court (CourtTrim)
    std::int64_t sum = 0, share = 0;      // of the playouts: utilities, win probabilities
    std::int64_t long_sum = 0, long_share = 0;
    Expected     sums{};                  // of the playouts to the end of the round
    std::vector<int> fresh = {};          // utilities in the determinizations of CourtTrim
};

// The mean utility to the end of the round; the net's evaluation of the turn counts as a few playouts.
inline int mean(const Arm& arm) {
    constexpr int net_weight = 2;
    return static_cast<int>((arm.sum + net_weight * std::int64_t{arm.turn.utility}) / (arm.visits + net_weight));
}

bool better(const Arm& a, const Arm& b);
std::size_t best_of(const std::vector<Arm>& arms);   // index of the best arm; there must be one

Idea idea_of(const Arm& arm, Player me);
// The mean of Arm::sums, without a share. The arm must have been played out.
Expected mean_of(const Arm& arm, const State& seen);

}
