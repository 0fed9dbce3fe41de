// The board: places, which border which, and the values printed beside them
// (1996, The game board; rules A to C; the fifteen borders of rules 1.2).
#pragma once

#include <string_view>

#include "engine/state.h"

namespace eg {

struct Values {
    std::array<std::uint8_t, 3> points;  // first, second, third
    bool operator==(const Values&) const = default;
};

struct PlaceRow {
    std::string_view id;    // GAL
    std::string_view name;  // Galicia
    Values           values;
    Places           borders;
};

const PlaceRow& row(Place place);
Values          mobile_values(int scoreboard);

// Borders of a region; the Castillo and nowhere have none.
Places borders(Place place);

}
