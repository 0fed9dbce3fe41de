#include "app/game/address.h"

#include <algorithm>
#include <charconv>

#include "engine/text_armor.h"
#include "engine/decks.h"
#include "engine/notation.h"
#include "engine/parsing.h"

namespace eg {
namespace {

// A number of digits only.
bool read_number(std::string_view text, std::optional<std::uint64_t>& into) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || error != std::errc{} || end != text.data() + text.size()) return false;
    into = value;
    return true;
}

// Sets a switch from one of two words. False: neither.
bool read_choice(std::string_view text, std::string_view no, std::string_view yes, bool& into) {
    if (text != no && text != yes) return false;
    into = text == yes;
    return true;
}

bool read_edition(std::string_view text, Rules& rules) {
    const std::optional<Edition> which = edition(text);
    if (which) rules = in_edition(*which, rules);
    return which.has_value();
}

bool read_pace(std::string_view text, Pace& into) {
    for (int i = 0; i < pace_count; ++i) {
        if (text != show(static_cast<Pace>(i))) continue;
        into = static_cast<Pace>(i);
        return true;
    }
    return false;
}

// A name that no bot has is a person's.
bool read_names(Plan& plan, std::string_view names) {
    bool all = true;
    int  n = 0;
    for (; !names.empty() && n < max_players; ++n) {
        const std::string_view name = cut(names, ',');
        set_player(plan.seats[static_cast<std::size_t>(n)], name);
        all = all && (name == "person" || !plan.seats[static_cast<std::size_t>(n)].person());
    }
    plan.setup.players = std::max(2, n);
    return all && names.empty() && n >= 2;
}

// Between 2 and max_players. They sit in the first seats.
bool read_players(std::string_view text, Plan& plan) {
    std::optional<std::uint64_t> count;
    if (!read_number(text, count) || *count < 2 || *count > max_players) return false;
    plan.setup.players = static_cast<int>(*count);
    return true;
}

// Whom all bots are from now on: a name, with a style or without, or a number from 1, the weakest opponent.
bool read_level(std::string_view text, Plan& plan) {
    std::optional<std::uint64_t> number;
    std::string                  who{text};
    if (read_number(text, number)) {
        if (*number < 1 || *number > opponents().size()) return false;
        who = opponents()[static_cast<std::size_t>(*number - 1)].name;
    }
    Seat asked;
    set_player(asked, who);
    if (asked.person()) return false;
    for (Seat& seat : plan.seats)
        if (!seat.person()) seat.bot = asked.bot, seat.style = asked.style;
    return true;
}

// For a message: cut to fit a line, at a whole letter.
std::string quoted(std::string_view word) {
    constexpr std::size_t most = 40;
    std::size_t end = std::min(word.size(), most);
    while (end > 0 && end < word.size() && (static_cast<unsigned char>(word[end]) & 0xc0) == 0x80) --end;
    return "“" + one_line(word.substr(0, end)) + (end < word.size() ? " …”" : "”");
}

// Parameters that other sites add to links. They are ignored.
bool foreign(std::string_view key) { return key.starts_with("utm_") || key == "fbclid" || key == "gclid"; }

bool read_word(std::string_view key, std::string_view value, Address& address, Plan& plan) {
    Rules& rules = plan.setup.rules;
    if (key == "seed") return read_number(value, address.seed);
    if (key == "scene") return address.scene = one_line(value), true;   // checked when it is opened
    if (key == "start") return read_choice(value, "0", "1", address.start);
    if (key == "edition") return read_edition(value, rules);
    if (key == "modules") return modules_named(value).has_value();   // they are added last, when the edition is known
    if (key == "length") return read_choice(value, "9", "6", rules.short_game);
    if (key == "veto") {
        bool in = true;
        const bool read = read_choice(value, "0", "1", in);
        return read && (rules.agree(veto_option, in), true);
    }
    if (key == "castillo") return read_choice(value, "hidden", "announced", plan.castillo_announced);
    if (key == "seats") return read_names(plan, value);
    if (key == "players") return read_players(value, plan);
    if (key == "level") return read_level(value, plan);
    // The page's own (web/scripts).
    if (bool asked = false; key == "sound" || key == "embed") return read_choice(value, "0", "1", asked);
    if (bool asked = false; key == "theme") return value == "system" || read_choice(value, "light", "dark", asked);
    if (key == "pace") return read_pace(value, plan.pace);
    const std::optional<Language> spoken = key == "lang" ? language(value) : std::nullopt;
    if (spoken) address.language = *spoken;
    return spoken.has_value();
}

}

Address read_address(std::string_view query, Plan& plan) {
    Address     address;
    Words       strange;
    bool        language = false;   // an unknown one
    std::string_view without;       // read last, when the deck is known
    Modules          wanted;
    std::string_view modules;       // the word that asks for them
    while (!query.empty()) {
        const std::string_view word = cut(query, '&');
        std::string_view value = word;
        const std::string_view key = cut(value, '=');
        if (key == "without") without = word;
        if (key == "modules") modules = word, wanted = wanted | modules_named(value).value_or(Modules{});
        if (word.empty() || key == "without" || foreign(key) || read_word(key, value, address, plan)) continue;
        if (key == "lang") language = true;
        else strange.push_back(word);
    }
    if (!wanted.empty()) plan.setup.rules = with_modules(modules_of(plan.setup.rules) | wanted, plan.setup.rules);
    if (!leave_out(plan.setup.rules, without.substr(without.empty() ? 0 : without.find('=') + 1)))
        strange.push_back(without);
    const Modules fitting = modules_of(for_players(plan.setup.players, plan.setup.rules));
    const bool    unfit = (wanted & fitting) != wanted;   // of another edition, or not for so many players
    List words;
    for (std::size_t i = 0; i < strange.size() && i < 3; ++i) words.push_back(message("{word}", quoted(strange[i])));
    const Message other = message("The game is only available in English so far.");
    const Message unknown =
        strange.size() > 3 ? message("The page does not understand this part of its address: {words} and more.", words)
                           : message("The page does not understand this part of its address: {words}.", words);
    List sentences;
    if (language) sentences.push_back(other);
    if (!strange.empty()) sentences.push_back(unknown);
    if (unfit)
        sentences.push_back(message("{word} in the page's address does not fit the rest of it.", quoted(modules)));
    if (!sentences.empty()) address.not_understood = message("{all:sentences}", sentences);
    return address;
}

std::string rules_in_address(const Plan& plan) {
    const Rules& rules = plan.setup.rules;
    return "edition=" + std::string{show(edition_of(rules))}
           + (modules_of(rules).empty() ? "" : "&modules=" + show(modules_of(rules)))
           + "&length=" + (rules.short_game ? "6" : "9") + "&veto=" + (rules.has(veto_option) ? "1" : "0")
           + (left_out(rules).empty() ? "" : "&without=" + left_out(rules))
           + "&castillo=" + (plan.castillo_announced ? "announced" : "hidden");
}

ReceivedGame received_game(std::string_view text) {
    if (text.size() > longest_received) return {.code = {}, .too_long = true};
    FoundCode found = find_code(text);
    if (found.code.empty()) return {.code = std::string{text}};
    std::string_view before = found.before;
    while (before.ends_with('.')) before.remove_suffix(1);
    const bool turn = before.ends_with("turn"), moment = before.ends_with("moment");
    return {.code = std::move(found.code), .link = turn || moment || before.ends_with('#'), .turn = turn,
            .moment = moment, .like_one = true};
}

std::string in_address(const Plan& plan) { return show_seats(plan) + rules_in_address(plan); }

}
