// In the last round, caballeros that are in court when the turn ends are useless. Looks for variants of the best turn
// that bring fewer of them there, and keeps such a variant unless its playouts are significantly worse.
#pragma once

#include <vector>

#include "ai/arm.h"

namespace eg {

class CourtTrim {
public:
    CourtTrim(const State& table, Rng rng, Player me) : table_(table), rng_(rng), me_(me) {}

    // Adds variants to the arms, and raises Arm::trims of those it keeps. Returns the arm to be played out next in a
    // fresh determinization, numbered by the size of Arm::fresh; arms.size() when it has finished.
    std::size_t next(std::vector<Arm>& arms);

private:
    void find_variants(std::vector<Arm>& arms, std::size_t best);
    bool worse(const Arm& arm, const Arm& baseline) const;

    const State  table_;
    const Rng    rng_;
    const Player me_;
    std::size_t  baseline_ = 0;          // the best arm before anything was trimmed
    std::size_t  trimmed_ = SIZE_MAX;    // the arm whose variants these are
    std::vector<std::size_t> variants_;  // indices of the arms still to be tested, fewest in court first
};

}
