// Trains a net by self-play (TD(lambda)) in games of any box and number of players. The playout policy plays with the
// current net, and every position pulls the net towards the result. Weights are floats in the optimizer, and rounded
// to the net's integers for play and evaluation. On the same machine and compiler, equal seeds and numbers of games
// give equal nets, whatever the number of threads.
#pragma once

#include <cstdint>
#include <string>

#include "ai/evaluation.h"

namespace eg {

constexpr long most_games = 1L << 30;
constexpr int  games_per_batch = 16;   // games played with one version of the net, then learned from together

struct TrainingOptions {
    int           players = 0;      // 0: any number
    long          games = 20000;
    double        minutes = 0;      // time limit; 0: none
    std::uint64_t seed = 1;
    int           turns = 16;       // candidate turns of the policy
    int           threads = 1;      // at most games_per_batch
    std::string   box;              // play only this box; empty: the base game, half the games with modules
    bool          alone = false;    // train only the rows of modules (of the box's, if given), in games with modules
    bool          exploit = false;  // train one seat against others that play by the built-in net
    double        rate = 1.0;       // factor of the learning rate
    double        lambda = 0.8;     // weight of the final result against the evaluations on the way to it
};

struct TrainingResult {
    Net    net;
    long   games = 0;      // games played
    double loss = 0;       // of the win probability, in the last report
};

// start: the net to begin with; null: random weights. Prints its progress.
TrainingResult train_net(const TrainingOptions& options, const Net* start);

}
