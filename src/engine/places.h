// The board: places, which border which, and the values printed beside them
// (1996, The game board; rules A to C; the fifteen borders of rules 1.2).
#pragma once

#include <optional>
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
    std::string_view id;       // GAL
    std::string_view name;     // Galicia
    Values           values = {};
    std::string_view borders = {};   // by their ids; each border stands in one row at least
    bool             region = true;  // scored at a general scoring, dialled, and the King may go there
    // A space on this place: who stands there counts there, and is in that region for whatever moves him,
    // sends him back or scores. The region's taboo is the space's. Only steps of the module lead there.
    std::string_view part_of = {};
};

// Of all modules, by number; the order of the regions is that of the scoring track.
const PlaceRow& row(Place place);
int             place_numbers();   // so many there are
std::optional<Place> place_named(std::string_view id);

Values          mobile_values(int scoreboard);
// The values printed on the board, of all places.
const PerRank<PerPlace<std::uint8_t>>& printed_values();

}
