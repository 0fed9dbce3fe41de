// The games that were finished on this device, one line of text each. Lines that cannot be read are kept, and not
// counted.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/game/session.h"

namespace eg {

struct Result {
    std::string   deal;            // the seed, in sixteen hexadecimal digits
    std::string   box;             // its word in saves
    int           players = 0;
    std::string   against;         // the strongest bot; empty: there was none
    int           points = 0;      // of the best person
    int           others = 0;      // of the best other player

    bool won() const { return !against.empty() && points >= others; }
    bool operator==(const Result&) const = default;
};

// Nothing: the game is not over, or nobody but bots played.
std::optional<Result> result_of(const Session& session);

// The lines with this result at the end. It replaces an earlier result of the same deal.
std::string with_result(std::string_view lines, const Result& result);

struct Summary {
    int         order = 0;      // position in its list
    std::string name;   // on the screen
    int games = 0, won = 0, best = 0;   // best: most points
    int against_bots = 0;   // of the games; only these can be won
};
constexpr int wins_for_level = 3, recent_games = 8;
struct Results {
    Summary all;
    int   streak = 0, longest = 0;   // victories against bots in a row: now, and at most
    int   streak_lost = 0;           // the length of the streak that the last game ended; 0: it ended none
    // The player's level, as an index in opponents(): the strongest bot beaten, or the one above the last that was
    // beaten often enough (wins_for_level, also by victories over stronger ones). wins_to_next: 0: there is none above.
    int   level = 0, wins_to_next = 0;
    std::vector<bool>    recent;     // the last games against bots, at most recent_games: whether they were won
    std::vector<Summary> by_opponent, by_players, by_edition;
};
Results results(std::string_view lines);

}
