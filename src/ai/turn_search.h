// Good turns to choose between, found by climbing from every action card.
#pragma once

#include <vector>

#include "ai/hill_climb.h"
#include "ai/style.h"
#include "ai/evaluation.h"

namespace eg {

// The table is one that was imagined. It looks at one turn at a time, for who looks may have other
// things to do; that takes a few microseconds.
class TurnSearch {
public:
    TurnSearch(const State& table, const Net& net, int turns, Rng rng, Taste taste = {});
    bool step();  // false when there is nothing left to look at
    std::vector<Turn> found();  // the best first, each with another effect

private:
    const State       table_;
    const Net&        net_;
    const Taste       taste_;
    const int         turns_;
    int               looked_at_ = 0;
    std::size_t       card_ = 0;               // whose way was varied last
    Rng               rng_;
    Player            me_;
    HillClimb             climb_;
    std::array<Turn, stack_capacity + 1> best_{};  // the way kept for each card
    std::vector<Turn> found_;
};

// The same at once.
std::vector<Turn> find_turns(const State& table, const Net& net, int turns, Rng rng, Taste taste = {});

}
