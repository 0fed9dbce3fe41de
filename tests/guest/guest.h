// A tiny box, to see that there is room for guests: an island in the sea with people of its own, who are
// nobody's, and a harbour on it, ships that sail there, and two favours in everybody's hand, secret until
// they are called in. Nothing outside this folder knows of it but the line of CMakeLists.txt that lists the modules.
#pragma once

#include "engine/box.h"

namespace eg {

Module guest();

// The favours in hand, a lesser and a great one: what each is worth in caballeros; 0 once it has been called in.
constexpr int favours = 2, best_favour = 4;
std::uint8_t favour(const State& s, Player player, int which);

constexpr Player islanders = static_cast<Player>(max_players);   // a colour without a seat

Place island(const State& s);
Place harbour(const State& s);   // a space on the island

}
