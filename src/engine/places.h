// The board: places, their names, borders and printed scoring values (1996, The game board).
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

// A place in a sentence: {place:into} is "into the Castillo". A name with an article brings all its forms, because in
// other languages the two become one word; forms that are missing are made by rule.
struct PlaceForm {
    std::string_view form, words;   // "start": at the beginning of a sentence; "map": on the board; "": alone
};

struct PlaceRow {
    std::string_view id;       // GAL
    std::string_view name;     // Galicia, the same in every language
    std::span<const PlaceForm> forms = {};
    Values           values = {};
    std::string_view borders = {};   // ids; each border is in one row at least
    std::string_view option = {};    // not empty: where this option is out, the box does not have the place
    bool             region = true;      // scored at a general scoring; of one also:
    bool             dialled = true;     // secret discs show it and region cards name it
    bool             for_king = true;    // the King may go there
    bool             for_grandes = true; // Grandes may live there
    bool             placeable = true;   // caballeros may be placed there, not only moved
    std::string_view not_placed = {};    // why not, a sentence; empty: said in general
    bool             kings = false;      // no region: only the King may stand here, if a card sends him
    std::uint8_t     bonus = 0;          // of an office, a space named after who stands there: his points
    // Not empty: this is a space on that place. Caballeros on it count there, are in that region for all that moves
    // them, sends them back or scores, and share its taboo. Only steps of the module lead there.
    std::string_view part_of = {};
    // Not empty: caballeros on this space stand among those of the region and carry this: its name, and its
    // picture, "MODULE/NAME".
    std::string_view carries = {}, carries_picture = {};
};

// The places of all modules, in the modules' order: regions of one module in the order of the scoring track. What nets
// and the page keep for a place goes by its index here (Box::place_row); in a game a Place is a number of its box.
std::span<const PlaceRow* const> all_place_rows();

Values          mobile_values(int scoreboard);

}
