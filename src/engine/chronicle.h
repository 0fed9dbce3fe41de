// Events told as sentences, one a line: "Red places 2 caballeros in Galicia."
#pragma once

#include <string>

#include "engine/events.h"

namespace eg {

// Empty for events that are only stage directions. `names[player]` is how a seat is called.
std::string sentence(const Event& event, const PerPlayer<std::string>& names, const Rules& rules);

PerPlayer<std::string> seat_names();  // Red, Blue, Yellow, Green, Sable

}
