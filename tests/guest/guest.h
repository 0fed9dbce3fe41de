// A tiny box, to see that there is room for guests: an island in the sea with a harbour on it, ships that
// sail there, and a favour in everybody's hand, secret until it is called in. Nothing outside this folder
// knows of it but the line of CMakeLists.txt that lists the modules.
#pragma once

#include "engine/box.h"

namespace eg {

Module guest();

// The favours in hand: what each is worth in caballeros; 0 once it has been called in.
constexpr int best_favour = 3;
std::uint8_t favour(const State& s, Player player);

Place island();
Place harbour();   // a space on the island

}
