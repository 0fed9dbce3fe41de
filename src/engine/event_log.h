// Messages about events ("Red places 2 caballeros in Galicia.") and questions ("Choose where Red's caballero from
// Galicia goes."), before translation.
#pragma once

#include "engine/event_types.h"
#include "engine/message.h"

namespace eg {

// The sentence about an event; empty: it is not told. times: the number of equal events told together (each moved
// caballero is an event).
Message message(const Event& event, const Rules& rules, int times = 1);
// Its part of the summary of a turn: "names Galicia"; empty: left out.
Message clause(const Event& event, const Rules& rules, int times = 1);
// The same about several events of a Together::by_place type; counts: their number for each place.
Message message(const Event& event, const PerPlace<Count>& counts);
Message clause(const Event& event, const PerPlace<Count>& counts);

// The question to the player who is asked now.
Message question_asked(const State& s);
// Another text of the step that asks now, with its arguments: "move the King {chosen:to}". The game must not be over.
Message told(std::string_view words, const State& s, Choice chosen = {});

PerPlayer<std::string> seat_names();  // Red, Blue, Yellow, Green, Sable

}
