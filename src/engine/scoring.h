// Majorities and ties. If several share a rank, each gets the value of the next rank, however
// many they are; whoever follows is two ranks below (1996, Score the regions, both examples).
#pragma once

#include "engine/state.h"

namespace eg {

struct Standing {
    std::uint8_t points = 0;  // all in
    std::uint8_t rank = 0;    // 1 ..; 0: nobody of his stands here
    bool         tied = false;
    bool         king = false;    // the King's bonus of 2 is among them
    bool         grande = false;  // the home bonus of 2 is among them
    bool operator==(const Standing&) const = default;
};

// What every player would get if this place were scored now.
PerPlayer<Standing> standings(const State& s, Place place, bool first_only = false);

}
