// A sample module: a tiny box that shows what a module can add. An island in the sea with caballeros of its own, whom
// nobody plays; a harbour on it, to which ships sail; and two favours in each player's hand, secret until they are
// called in. Outside this folder only the line of CMakeLists.txt that lists the modules names it.
#pragma once

#include "engine/box.h"

namespace eg {

Module sample_module();

// What a favour in hand is worth in caballeros, 0: a lesser one, 1: a great one. 0 once it has been called in.
constexpr int favours = 2, best_favour = 4;
std::uint8_t favour(const State& s, Player player, int which);

constexpr Player islanders = static_cast<Player>(max_players);   // a colour without a seat

Place island(const State& s);
Place harbour(const State& s);   // a space on the island

}
