// Replaces a turn by a simpler one that leaves the same table: clicks that gain nothing are dropped.
#pragma once

#include <vector>

#include "ai/turns.h"

namespace eg {

struct PlayedTurn {
    Turn  turn;
    State end;   // the table after it
};
// Plays the turn on a table. Other players' answers are drawn from `rng`.
PlayedTurn              replay_turn(const Turn& turn, const State& table, Rng rng);
// Variants with less effort: one click left out, replaced by `done`, or with a smaller number. The later clicks are
// kept where they are still legal.
std::vector<PlayedTurn> shorter_turns(const Turn& turn, const State& table, Rng rng);

// The turn with the least effort that leaves the same table.
Turn simplified(Turn turn, const State& table, Rng rng);

}
