// Validates a state that was read from text: the rules rely on what is checked here.
#pragma once

#include "engine/message.h"
#include "engine/state.h"

namespace eg {

struct ActionCard;

// A sentence about the first fault found; empty: the state is valid.
Message validate(const State& s);

// Whether the player has a power card for each round to come, and `to_play` more for this one.
bool has_power_cards(const State& s, Player p, int to_play);

// The number of copies of a card that are in the deck, on offer or kept. One that returns is back at the end of the
// round, whoever has taken it.
int copies_in_play(const State& s, int stack, const ActionCard& it);

// Whether the stack has a card for each round to come, and for this one too unless its card is revealed. A stack whose
// cards are all left out needs none.
bool lasts(const State& s, int stack, bool revealed);

}
