// Why a bot plays the turn it plays, told by the search's own numbers: of all that the turn is expected to change,
// what it changes most. Nothing is made up afterwards, and nothing is told that the discs will say.
#pragma once

#include "engine/state.h"

namespace eg {

// What a turn leads to, on the average of the worlds in which it was tried out, or on the table it leaves.
struct Expected {
    PerPlayer<PerPlace<std::int32_t>> points{};   // that every place would bring, in 16ths
    PerPlayer<std::int32_t>           score{};    // on the track, in 16ths
    std::int32_t                      share = 0;  // his chance of the victory, in 65536ths
};

// The numbers from which a reason is taken.
struct Weighed {
    Expected     now{}, then{};
    Expected     other{};             // by the next best turn ...
    bool         compared = false;  // ... if there was one that has been tried out
    std::int32_t turns = 0;         // so many were looked at
};

enum class Why : std::uint8_t {
    none,
    more,    // he has the most to gain in `place`, n points; if somebody, `whom`, loses there too, m
    less,    // `whom` has the most to lose in `place`, n points
    scored,  // n points on the track
    kept,    // by the next best turn he would have n points less in `place`
    chance,  // his chance is n, by the next best turn m, in 65536ths
    best,    // of the n turns that were looked at none promised more
};

struct Reason {
    Why          why = Why::none;
    Place        place = nowhere;
    Player       whom = nobody;
    std::int32_t n = 0, m = 0;   // whole points, at least 1

    bool operator==(const Reason&) const = default;
};

Reason reason_of(const Weighed& weighed, Player me, Players seats);

}
