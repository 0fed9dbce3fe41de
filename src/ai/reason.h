// Why a bot plays a turn: the largest change that the search expects of it. Reasons use the search's own numbers and
// never disclose a secret disc.
#pragma once

#include "engine/state.h"

namespace eg {

// What a turn is expected to lead to: averages over playouts, or the table it leaves.
struct Expected {
    PerPlayer<PerPlace<std::int32_t>> points{};   // if each place were scored, in 16ths
    PerPlayer<std::int32_t>           score{};    // on the scoring track, in 16ths
    std::int32_t                      share = 0;  // the bot's win probability, in 65536ths
};

// The numbers from which a reason is chosen.
struct Comparison {
    Expected     now{}, after{};           // the table as it is, and after the turn
    Expected     alternative{};            // after the second best turn
    bool         has_alternative = false;  // false: no other turn was played out
    std::int32_t turns = 0;                // number of turns examined
};

enum class Why : std::uint8_t {
    none,
    more,    // it gains most in `place`: n points; whom: the rival who loses most there, m points, or nobody
    less,    // `whom` loses most in `place`: n points
    scored,  // it scores n points on the track
    kept,    // the second best turn would leave it n points less in `place`
    chance,  // its win probability is n, and m by the second best turn, in 65536ths
    best,    // it is the best of the n turns examined
};

struct Reason {
    Why          why = Why::none;
    Place        place = nowhere;
    Player       whom = nobody;
    std::int32_t n = 0, m = 0;   // points are whole, at least 1; m is 0 without a rival

    bool operator==(const Reason&) const = default;
};

// Adds 16 times the points of each place and of the track to `sum`.
void add_to(Expected& sum, const State& s);
Expected expected_at(const State& s);   // the same of one table; share 0

Reason reason_of(const Comparison& comparison, Player me, Players seats);

}
