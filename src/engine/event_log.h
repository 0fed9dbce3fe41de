// Events told: "Red places 2 caballeros in Galicia", and what is asked: "Choose where Red's caballero from
// Galicia goes." As messages: their language is chosen elsewhere.
#pragma once

#include "engine/event_types.h"
#include "engine/message.h"

namespace eg {

// Empty for events that are only stage directions. One caballero moved is an event of its own: `times`
// tells so many that went the same way.
Message message(const Event& event, const Rules& rules, int times = 1);
// The same as part of a sentence about its player's whole turn: "names Galicia".
Message clause(const Event& event, const Rules& rules, int times = 1);
// Of several that are told together by their places, so many in each.
Message message(const Event& event, const PerPlace<Count>& so_many);
Message clause(const Event& event, const PerPlace<Count>& so_many);

// To the one who is asked.
Message question_asked(const State& s);
// Words of the row that asks, filled in: "move the King {chosen:to}".
Message told(std::string_view words, const State& s, Choice chosen = {});

PerPlayer<std::string> seat_names();  // Red, Blue, Yellow, Green, Sable

}
