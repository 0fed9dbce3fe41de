// Whether a table that did not come from play could be one of a game. The rules take for granted
// what is looked at here; a table read from text is played on only if nothing is wrong with it.
#pragma once

#include "engine/message.h"
#include "engine/state.h"

namespace eg {

// The first thing that is wrong, in a sentence; empty if nothing is.
Message validate(const State& s);

}
