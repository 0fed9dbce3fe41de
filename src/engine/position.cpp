// Reads the text of a position line by line, and the lines about the rules.
#include "engine/position_reader.h"

#include <algorithm>

namespace eg {

Position PositionReader::read(std::string_view text) {
    set_defaults();
    constexpr std::string_view first[] = {"players", "edition", "modules", "deck"};   // read before the others
    for (const std::string_view key : {first[0], first[1], first[2], first[3], std::string_view{}})
        for (std::string_view line : split(text, "\n;\r")) {
            words_ = split(line.substr(0, line.find('#')), " \t");
            line_ = line;
            if (words_.empty()
                || (std::find(std::begin(first), std::end(first), words_[0]) == std::end(first) ? std::string_view{}
                                                                                                : words_[0])
                       != key)
                continue;
            if (!read_line() && result_.error.empty()) fail({"is not understood"});
            if (!result_.error.empty()) return result_;
        }
    complete();
    return result_;
}

bool PositionReader::fail(Message why) {
    if (result_.error.empty())
        result_.error = {"The line \"{line}\" {why}.",
                         {{"line", beginning_of(line_, 80)}, {"why", List{std::move(why)}}}};
    return false;
}

bool PositionReader::flaw(Message what) {
    if (result_.error.empty()) result_.error = std::move(what);
    return false;
}

bool PositionReader::read_line() {
    const std::string_view key = words_[0];
    const std::string_view value = words_.size() > 1 ? words_[1] : std::string_view{};
    if (const auto place = place_of(key, box(s_)); place && *place < place_capacity) return pieces_at(*place);
    if (std::any_of(all_place_rows().begin(), all_place_rows().end(),
                    [&](const PlaceRow* its) { return its->id == key; }))
        return flaw({"There is no {id} in this game.", {{"id", std::string{key}}}});
    for (const std::string_view single :
         {"players", "edition", "modules", "deck", "length", "veto", "without", "fixes", "round", "start", "king",
          "rng"})
        if (key == single && words_.size() > 2) return fail({"has a word too many"});
    if (key == "players")
        return small_number(s_.players, value, 2, max_players) && (s_.rules = for_players(s_.players, s_.rules), true);
    if (key == "edition") return edition_line(value);
    if (key == "modules") return modules_line(value);
    if (key == "deck") return deck_line(value);
    if (key == "length")
        return value == "6" || value == "9" ? (s_.rules.short_game = value == "6", true) : fail({"needs 6 or 9"});
    if (key == "veto")
        return value == "in" || value == "out" ? (s_.rules.agree(veto_option, value == "in"), true)
                                               : fail({"needs in or out"});
    if (key == "without")
        return leave_out(s_.rules, value)
               || fail({"names a card that is not in this game, or may not be left out"});
    if (key == "fixes") return small_number(s_.rules.fixes, value, 0, all_fixes);
    if (key == "round") return small_number(s_.round, value, 1, last_round);
    if (key == "start") return seat(s_.start, value);
    if (key == "king") return king(value);
    if (key == "boards") return boards();
    if (key == "court") return counts(s_.court, box(s_).caballeros_each);
    if (key == "province") return province_given_ = true, counts(s_.province, box(s_).caballeros_each);
    if (key == "points") return points();
    if (key == "hand") return power_lists(s_.hand);
    if (key == "unseen") return unseen();
    if (key == "power") return counts(s_.power, power_cards);
    if (key == "disc") return discs();
    if (key == "acted") return acted();
    if (key == "closed") return closed();
    if (key == "shown") return shown();
    if (key == "kept") return kept();
    if (key == "rng") return rng(value);
    if (key == "ask") return ask();
    if (key == "over") return words_.size() == 1 ? (over_ = true) : fail({"has a word too many"});
    if (key.size() == 5 && key.substr(0, 4) == "deck" && key[4] >= '1' && key[4] - '0' <= piles(s_))
        return deck(key[4] - '1');
    for (const Module* module : box(s_).modules)
        for (const Field& known : module->fields)
            if (known.word == key) return field(*module, known);
    return fail({"begins with no word of the notation"});
}

bool PositionReader::small_number(Count& into, std::string_view value, int least, int most) {
    const auto n = number_in(value, least, most);
    if (!n) return fail({"needs a number from {least} to {most}", {{"least", least}, {"most", most}}});
    into = static_cast<Count>(*n);
    return true;
}

bool PositionReader::seat(Player& into, std::string_view value) {
    const auto who = player(value);
    if (!who) return fail({"needs a player"});
    into = *who;
    return true;
}

bool PositionReader::edition_line(std::string_view value) {
    const auto which = edition(value);
    if (!which) return fail({"needs 1996, decennial, bigbox or 2023"});
    s_.rules = for_players(s_.players, in_edition(*which, s_.rules));
    return true;
}

bool PositionReader::modules_line(std::string_view value) {
    const auto which = modules_named(value);
    if (!which) return fail({"names a module that nobody knows"});
    const Rules rules = for_players(s_.players, with_modules(*which, s_.rules));
    if (!missing(*which, rules).empty())
        return fail({"names modules that do not go with this edition, these players or each other"});
    s_.rules = rules;
    return true;
}

bool PositionReader::deck_line(std::string_view value) {
    const auto which = deck_named(value);
    if (!which) return fail({"names no deck that is known here"});
    if (*which == first_big_box && s_.rules.box != box_of(Edition::big_box))
        return fail({"is the Big Box's: deck first"});
    if (!fits(*which, s_.rules.box)) return fail({"names a deck for another game"});
    s_.rules.deck = laid_out(*which, box(s_));
    return true;
}

Position position(std::string_view text) { return PositionReader{}.read(text); }

}
