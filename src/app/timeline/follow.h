// What an event does to the table that is shown, and where: no rule, the event says it all.
#pragma once

#include <optional>

#include "engine/events.h"

namespace eg {

void   follow(State& shown, const Event& event);   // moves the pieces the event tells of, and nothing else
Places places_of(const Event& event);
// What its pieces do when it is taken back; nothing where none travels.
std::optional<Event> taken_back(Event event);

}
