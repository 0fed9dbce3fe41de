// The board: places, what they are called, which border which, and the values printed beside them
// (1996, The game board).
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "engine/state.h"

namespace eg {

constexpr int rank_count = 3;  // that are worth something
template <class T> using PerRank = Per<int, T, rank_count>;

struct Values {
    std::array<std::uint8_t, rank_count> points;  // first, second, third
    bool operator==(const Values&) const = default;
};

// A place as it stands in a sentence: {place:into} is "into the Castillo". One whose name has an article
// brings all of its forms, for in other languages the two become one word; what is not brought is as usual.
struct PlaceForm {
    std::string_view form, words;   // "start": where a sentence begins; "map": on the board; "": by itself
};

struct PlaceRow {
    std::string_view id;       // GAL
    std::string_view name;     // Galicia, the same in every language
    std::span<const PlaceForm> forms = {};
    Values           values = {};
    std::string_view borders = {};   // by their ids; each border stands in one row at least
    bool             region = true;      // scored at a general scoring; of one also:
    bool             dialled = true;     // secret discs show it and region cards name it
    bool             for_king = true;    // the King may go there
    bool             for_grandes = true; // Grandes may live there
    bool             placeable = true;   // caballeros may be placed there, not only moved
    bool             kings = false;      // no region: only the King may stand here, if a card sends him
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
