// A power card and the modifier that is added to it. A player puts them together before either is played.
#pragma once

#include "engine/state.h"

namespace eg {

struct Bid {
    int modifier = -1;   // among the hand cards of the box; -1: none
    int power = 0;       // 0: none yet
};

}
