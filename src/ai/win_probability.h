// Every player's win probability, as far as public knowledge allows. A number of determinizations are played to the
// end of the round, where the net evaluates best; its evaluation of the current table is added with a fixed weight,
// because no luck of the playouts sways it.
#pragma once

#include "ai/evaluation.h"

namespace eg {

class WinProbability {
public:
    explicit WinProbability(const State& seen);   // seen_by(table, nobody)
    bool step();                            // one playout; false when there were enough
    int  progress() const;                  // playouts done, in 1000ths
    PerPlayer<int> probabilities() const;   // in 65536ths; the sum is one

private:
    State        seen_;
    int          playouts_ = 0;
    PerPlayer<std::int64_t> sum_;   // of the shares, the net's own word included
};

}
