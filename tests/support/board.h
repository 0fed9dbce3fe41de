// The board of the base game, for most tests.
#pragma once

#include "engine/box.h"

namespace eg {

constexpr int    place_count = 10, stack_count = 5, edition_count = 3, caballeros_each = 30;
constexpr Places nine_regions = Places::first(place_count) - castillo;
inline Places    borders(Place place) { return box(Rules{}).borders[place]; }

}
