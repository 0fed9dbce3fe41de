// The games that were finished on this device, a line of text each: what stands there and is none is kept
// as it is, and not counted.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/game/session.h"

namespace eg {

struct Result {
    std::string   deal;            // its seed, in sixteen digits
    std::string   box;             // its word
    int           players = 0;
    std::string   against;         // the strongest bot there was; empty: people among themselves
    int           points = 0;      // of the one person, or the most that one of several has
    int           others = 0;      // the most that anybody else has

    bool won() const { return !against.empty() && points >= others; }
    bool operator==(const Result&) const = default;
};

// Nothing where no person has played, or the game is not over.
std::optional<Result> result_of(const Session& session);

// The lines with this result as the last one; a game counts once, as it was last finished.
std::string with_result(std::string_view lines, const Result& result);

struct Summary {
    int         order = 0;
    std::string name;   // on the screen
    int games = 0, won = 0, best = 0;
    int against_bots = 0;   // of the games: only these can be won
};
struct Results {
    Summary all;
    int   streak = 0, longest = 0;   // of victories against bots
    std::vector<Summary> by_opponent, by_players, by_edition;
};
Results results(std::string_view lines);

}
