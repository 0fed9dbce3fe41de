// The board: places, which border which, and the values printed beside them
// (1996, The game board; rules A to C; the fifteen borders of rules 1.2).
#pragma once

#include <string_view>

#include "engine/state.h"

namespace eg {

constexpr int rank_count = 3;  // that are worth something
template <class T> using PerRank = Per<int, T, rank_count>;

struct Values {
    std::array<std::uint8_t, rank_count> points;  // first, second, third
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
// The values printed on the board, of all places.
const PerRank<PerPlace<std::uint8_t>>& printed_values();

// Borders of a region; the Castillo and nowhere have none.
Places borders(Place place);

}
