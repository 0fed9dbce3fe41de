// Everybody's chance of winning, as far as everybody can know it: a number of worlds that could be
// the true one are played to the end of the round, for the net judges best between rounds, and its
// word on the table as it stands counts besides, for luck does not sway that.
#pragma once

#include "ai/evaluation.h"

namespace eg {

class WinProbability {
public:
    explicit WinProbability(const State& seen);
    bool step();                    // one world; false when there were enough
    int  share() const;             // of the worlds that have been played, in 1000ths
    PerPlayer<int> found() const;   // in 65536ths, together one

private:
    State        seen_;
    int          worlds_ = 0;
    PerPlayer<std::int64_t> victory_;
};

}
