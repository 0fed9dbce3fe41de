// Events told as sentences, one a line: "Red places 2 caballeros in Galicia."
#pragma once

#include <string>

#include "engine/events.h"

namespace eg {

// Empty for events that are only stage directions. `names[player]` is how a seat is called.
// One caballero moved is an event of its own: `times` tells so many that went the same way.
std::string sentence(const Event& event, const PerPlayer<std::string>& names, const Rules& rules, int times = 1);

PerPlayer<std::string> seat_names();  // Red, Blue, Yellow, Green, Sable

}
