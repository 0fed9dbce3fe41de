// The games that a browser keeps side by side. Each is a record, lines of "word value":
//
//   name Sunday evening     given by the player, else from the day on which it began
//   played 1764446400000    when it was last played, in milliseconds since 1970
//   code EG1.…              its save code; then those of the two versions before, in case it cannot be read
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace eg {

constexpr std::size_t kept_versions = 3, longest_game_name = 40;   // in code points

struct KeptGame {
    std::string              id;            // letters and digits; the browser stores it under "game." and this
    std::string              name;          // one line
    std::int64_t             played = 0;
    bool                     aside = false; // it has stopped the page, or cannot be read; stored under "aside."
    std::vector<std::string> codes;         // the latest first; at least one

    void add(std::string code);             // the latest from now on
};

// The text as a name: one line, and no longer than that.
std::string game_name(std::string_view text);

// Lines that are not understood are ignored; without a code the record has none.
KeptGame    read_kept_game(std::string_view id, std::string_view record);
std::string show(const KeptGame& game);

// All records of a file with several games, one after another. Each begins with its name.
constexpr std::size_t longest_file = 1 << 22;   // bytes; web/scripts/typing.js reads one more
std::vector<KeptGame> read_kept_games(std::string_view text);

}
