// Validates a state that was read from text: the rules rely on what is checked here.
#pragma once

#include "engine/message.h"
#include "engine/state.h"

namespace eg {

// A sentence about the first fault found; empty: the state is valid.
Message validate(const State& s);

}
