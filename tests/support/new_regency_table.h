// For the tests of the New Regency: its games, and tables on which a player has just taken a card.
#pragma once

#include "card_case.h"
#include "rounds.h"

namespace eg {
namespace {

constexpr std::string_view cards_here = "New Regency";   // card_case.h

const std::vector<std::string> ids = {"nr-exile", "nr-entourage", "nr-competition", "nr-chalet", "nr-rebellion",
                                      "nr-infiltration", "nr-stand-in", "nr-election", "nr-audience", "nr-banquet"};
// A text after it may override this: another edition, more modules, another number of players.
const std::string game = "edition 2023; modules new_regency; players 4; ";

inline Rules rules(const std::string& edition, const std::string& modules = "new_regency") {
    return rules_of(*eg::edition(edition), *modules_named(modules));
}
inline Place abroad(const char* id) { return *place_named(box(rules("2023")), id); }

// The id of every card of this game, once, without cards that are kept, which have no special action.
inline std::vector<std::string> cards_of(const std::string& text) {
    const State s = position(game + text).state;
    std::vector<std::string> all;
    for (int stack = 0; stack < piles(s); ++stack)
        for (int i = 0; i < card_count(s.rules, stack); ++i)
            if (const ActionCard& it = card(s.rules, stack, i); !it.moment && (all.empty() || all.back() != it.id))
                all.emplace_back(it.id);
    return all;
}

// The text of a table on which this player has just taken a card and is asked how to use it.
inline std::string just_taken(const std::string& text, const std::string& id, Player who) {
    const State       s = position(game + text).state;
    const std::string name{show(who)};
    for (int stack = 0; stack < piles(s); ++stack)
        for (int i = 0; i < card_count(s.rules, stack); ++i)
            if (const ActionCard& it = card(s.rules, stack, i); it.id == id)
                return "\nshown " + id + ':' + name + "\nask use_card " + name + ' ' + std::to_string(it.caballeros)
                       + " - " + name + " 0 " + std::to_string(stack);
    REQUIRE_MESSAGE(false, id);
    return "";
}

// A table in the middle of a turn after which nothing follows.
inline State takes(const std::string& text, const std::string& id, Player who = red) {
    return table(game + text + just_taken(text, id, who));
}

// The same in the last turn of round 3, before the general scoring.
inline State takes_last(const std::string& text, const std::string& id, Player who = red) {
    const std::string taken = just_taken(text, id, who);
    const std::size_t ask = taken.find("\nask");
    return table(game + "round 3; acted red blue yellow green; power red:4 blue:5 yellow:6 green:7; " + text
                 + taken.substr(0, ask) + "\nask end_round - 0 - - 0 0\nask next_turn - 0 - - 0 0" + taken.substr(ask));
}

inline bool can_act(const std::string& text, const std::string& id) { return may(takes(text, id), "act"); }

// The places offered after these answers.
inline std::string offered(State s, const std::string& answers) {
    play(s, answers);
    return places_offered(s);
}

// The ids of the cards that score the Castillo and one region of choice, in each edition.
inline std::string scores_castillo(const std::string& edition) {
    return edition == "2023" ? "n3-revelation" : "3-castillo";
}
inline std::string scores_one(const std::string& edition) { return edition == "2023" ? "n2-visitation" : "2-score1"; }
const std::string all_nine = "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL";

}
}
