// Validates a state that was read from text: the rules rely on what is checked here.
#pragma once

#include "engine/message.h"
#include "engine/state.h"

namespace eg {

// A sentence about the first fault found; empty: the state is valid.
Message validate(const State& s);

// Whether the stack has a card for each round to come, and for this one too unless its card is revealed. A stack whose
// cards are all left out needs none.
bool lasts(const State& s, int stack, bool revealed);

}
