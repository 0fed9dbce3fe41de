// For the tests of Grand Inquisitor & the Colonies: tables of the Decennial edition with the Colonies. A text that says
// nothing of the four black caballeros has them in Valencia, and the Limit table lies in Granada unless it says where.
#pragma once

#include "any_box.h"
#include "card_case.h"

namespace eg {
namespace {

constexpr std::string_view cards_here = "Grand Inquisitor & the Colonies";   // card_case.h

inline Rules colonies_rules() { return rules_of(*edition("decennial"), *modules_named("colonies")); }

inline State dealt(int players, std::uint64_t seed, Rules rules = colonies_rules()) {
    Events ignored = Events::ignored();
    return new_game({.players = players, .rules = rules}, seed, ignored);
}

inline std::string overseas(const std::string& text) {
    return "edition decennial; modules colonies; limit 9; "
           + std::string{text.find("black:") == std::string::npos ? "VAL black:4; " : ""} + text;
}
// The line for a Limit table here.
inline std::string limit_in(const std::string& region) {
    static const Rules rules = colonies_rules();
    return "limit " + std::to_string(choice(region, box(rules))->which + 1) + "; ";
}

// A table on which nothing is asked that matters here.
inline State at_sea(const std::string& text) { return table(overseas(text)); }

// Red has just taken this card.
inline State holding(const std::string& id, const std::string& text) { return turn(overseas(text), id); }

const std::string on_offer = "shown 1-any3 2-score1 3-most 4-court 5-king gi-inquisitor gi-remove; ";

// Red's turn has just begun, the last of the round; his power card brings nobody to his court.
inline State turn_begins(const std::string& text, const std::string& offer = on_offer) {
    const int   players = position(overseas(text)).state.players;
    std::string others;
    for (int p = 1; p < players; ++p) others += ' ' + std::string{show(static_cast<Player>(p))};
    return table(overseas(text) + "; " + offer + "power red:13; acted" + others + "; " + turns_go_on);
}

inline int gold_out(const State& s) { return number_of(s, "gold_out"); }
inline int wares_out(const State& s) { return number_of(s, "wares_out"); }

}
}
