#include "engine/parsing.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace eg {
namespace {

constexpr std::string_view player_words[colour_capacity] = {"red",   "blue",  "yellow", "green",
                                                            "sable", "white", "black"};
constexpr std::string_view scoreboard_words[scoreboard_count] = {"8/4/0", "4/0/0"};

// The next letter of UTF-8, off the front; what is none takes one byte with it and gives nothing.
std::optional<std::uint32_t> next_letter(std::string_view& rest) {
    const auto          first = static_cast<unsigned char>(rest.front());
    const std::size_t   more = first < 0x80 ? 0 : first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
    std::uint32_t       letter = more == 0 ? first : first & (0x3fu >> more);
    bool                whole = (first < 0x80 || first >= 0xc2) && first < 0xf5 && rest.size() > more;
    for (std::size_t i = 1; whole && i <= more; ++i) {
        const auto next = static_cast<unsigned char>(rest[i]);
        whole = (next & 0xc0u) == 0x80u;
        letter = letter << 6 | (next & 0x3fu);
    }
    const bool too_long = (more == 2 && letter < 0x800) || (more == 3 && letter < 0x10000),
               no_letter = (letter >= 0xd800 && letter < 0xe000) || letter > 0x10ffff;
    whole = whole && !too_long && !no_letter;
    rest.remove_prefix(whole ? more + 1 : 1);
    return whole ? std::optional{letter} : std::nullopt;
}

// Control characters, line and paragraph ends, and what turns the direction of the text behind it.
bool steers(std::uint32_t letter) {
    return letter < 0x20 || (letter >= 0x7f && letter < 0xa0) || (letter >= 0x2028 && letter <= 0x202e)
           || (letter >= 0x2066 && letter <= 0x2069);
}

}

Words split(std::string_view text, std::string_view separators) {
    std::array<bool, 256> separates{};   // find_first_of would look through the separators at each letter
    for (const char c : separators) separates[static_cast<unsigned char>(c)] = true;
    Words       words;
    std::size_t from = 0;
    for (std::size_t at = 0; at <= text.size(); ++at) {
        if (at < text.size() && !separates[static_cast<unsigned char>(text[at])]) continue;
        if (at > from) words.push_back(text.substr(from, at - from));
        from = at + 1;
    }
    return words;
}

std::string_view cut(std::string_view& rest, char at) {
    const std::size_t end = std::min(rest.find(at), rest.size());
    const std::string_view piece = rest.substr(0, end);
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return piece;
}

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view blanks = " \t\r";
    const std::size_t from = text.find_first_not_of(blanks);
    return from == text.npos ? std::string_view{} : text.substr(from, text.find_last_not_of(blanks) - from + 1);
}

std::string beginning_of(std::string_view text, std::size_t most) {
    if (text.size() <= most) return std::string{text};
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xc0u) == 0x80u) --most;
    return std::string{text.substr(0, most)} + "…";
}

bool is_text(std::string_view bytes) {
    while (!bytes.empty())
        if (const auto letter = next_letter(bytes); !letter || (steers(*letter) && *letter != '\t')) return false;
    return true;
}

std::string one_line(std::string_view text) {
    std::string line;
    while (!text.empty()) {
        const std::string_view before = text;
        const auto             letter = next_letter(text);
        line += letter && !steers(*letter) ? before.substr(0, before.size() - text.size()) : " ";
    }
    return line;
}

std::uint64_t fingerprint(std::string_view text) {
    std::uint64_t h = 0xcbf29ce484222325u;
    for (char byte : text) h = (h ^ static_cast<std::uint8_t>(byte)) * 0x100000001b3u;
    return h;
}

std::string hex(std::uint64_t value) {
    char digits[17] = {};
    for (int i = 0; i < 16; ++i) digits[i] = "0123456789abcdef"[value >> (60 - 4 * i) & 15u];
    return digits;
}

std::optional<int> number_in(std::string_view text, int least, int most) {
    int value = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (fault != std::errc{} || end != text.data() + text.size() || value < least || value > most) return std::nullopt;
    return value;
}

std::string_view player_word(Player player) { return player < colour_capacity ? player_words[player] : "-"; }

std::string_view scoreboard_word(int scoreboard) { return scoreboard_words[scoreboard]; }

std::optional<int> scoreboard_of(std::string_view word) {
    const int i = find(scoreboard_words, word);
    return i < 0 ? std::nullopt : std::optional{i};
}

std::string power_list(PowerCards cards) {
    std::string text;
    for (int v = 1; v <= power_cards; ++v) {
        if (!cards.has(v)) continue;
        int last = v;
        while (last < power_cards && cards.has(last + 1)) ++last;
        if (!text.empty()) text += ',';
        text += std::to_string(v);
        if (last > v) text += '-' + std::to_string(last);
        v = last;
    }
    return text.empty() ? "-" : text;
}

std::optional<PowerCards> power_list_of(std::string_view text) {
    PowerCards cards;
    if (text == "-") return cards;
    for (std::string_view run : split(text, ",")) {
        const Words ends = split(run, "-");
        if (ends.empty() || ends.size() > 2) return std::nullopt;
        const auto first = number_in(ends.front(), 1, power_cards), last = number_in(ends.back(), 1, power_cards);
        if (!first || !last) return std::nullopt;
        for (int v = *first; v <= *last; ++v) cards.add(v);
    }
    return cards;
}

}
