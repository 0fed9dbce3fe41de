// What leaves the same table is done with the least to do: who gains nothing by a click does not make it.
#pragma once

#include <vector>

#include "ai/turns.h"

namespace eg {

struct Played {
    Turn  turn;
    State end;
};
// The turn, and the ways to do less in it: a click left out, nothing instead of it or a smaller number,
// and the rest as far as it still may be. What others answer is drawn.
Played              played(const Turn& turn, const State& table, Rng rng);
std::vector<Played> lighter(const Turn& turn, const State& table, Rng rng);

// The turn with the least to do that leaves the same table.
Turn simplified(Turn turn, const State& table, Rng rng);

}
