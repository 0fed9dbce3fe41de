// What a player has chosen but not played yet: a power card and the modifier that is added to it, or the region on the
// secret disc.
#pragma once

#include "engine/state.h"

namespace eg {

struct Bid {
    int modifier = -1;   // among the hand cards of the box; -1: none
    int power = 0;       // 0: none yet
    Place disc = nowhere;
};

}
