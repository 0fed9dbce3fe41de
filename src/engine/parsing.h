// The words of the notation: cutting text into them and telling which thing each one names.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/state.h"

namespace eg {

using Words = std::vector<std::string_view>;

Words split(std::string_view text, std::string_view separators);
std::string_view cut(std::string_view& rest, char at);   // off its front, up to there; the sign itself goes
std::string_view trimmed(std::string_view text);   // without blanks about it
// At most so many bytes, for quoting: no letter is cut in two, and what is left out is said by "…".
std::string beginning_of(std::string_view text, std::size_t most);
bool is_text(std::string_view bytes);   // whole letters of UTF-8, and of what is none only tabs
// What strangers write, as part of a line: blanks for what would end it, or turn its writing about.
std::string one_line(std::string_view text);
std::optional<int> number_in(std::string_view text, int least, int most);

// The same number for the same text everywhere (FNV-1a), and sixteen digits of one.
std::uint64_t fingerprint(std::string_view text);
std::string   hex(std::uint64_t value);

// "red", of a seat or another colour; "-" is nobody.
std::string_view player_word(Player player);

std::string_view   scoreboard_word(int scoreboard);  // "8/4/0"
std::optional<int> scoreboard_of(std::string_view word);

// "1-5,7"; "-" is none.
std::string               power_list(PowerCards cards);
std::optional<PowerCards> power_list_of(std::string_view text);

// The position of a word in a list, -1 if it is not there.
template <std::size_t n>
int find(const std::string_view (&words)[n], std::string_view word) {
    for (std::size_t i = 0; i < n; ++i)
        if (words[i] == word) return static_cast<int>(i);
    return -1;
}

}
