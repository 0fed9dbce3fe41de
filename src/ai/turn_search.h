// Finds good turns by hill climbing, separately for every action card.
#pragma once

#include <vector>

#include "ai/hill_climb.h"
#include "ai/style.h"
#include "ai/evaluation.h"

namespace eg {

// Searches a determinized table. Each step takes a few microseconds, so the caller can interleave other work.
class TurnSearch {
public:
    TurnSearch(const State& table, const Net& net, int turns, Rng rng, StyleBonus style = {});
    bool step();                // examines one turn; false when all `turns` have been examined
    std::vector<Turn> found();  // the best first, one for each resulting table; call it once

private:
    const State       table_;
    const Net&        net_;
    const StyleBonus  style_;
    const int         turns_;
    int               examined_ = 0;
    std::size_t       card_ = 0;               // whose path was varied last
    Rng               rng_;
    Player            me_;
    HillClimb         climb_;
    std::array<Turn, stack_capacity + 1> best_{};  // by card: its stack, or stack_capacity
    std::vector<Turn> found_;
};

// All steps at once.
std::vector<Turn> find_turns(const State& table, const Net& net, int turns, Rng rng, StyleBonus style = {});

}
