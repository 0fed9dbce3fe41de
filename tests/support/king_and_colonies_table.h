// For the tests of The King & the Colonies: rounds in which own cards have been played, with two common cards on offer.
#pragma once

#include "intrigue_table.h"

namespace eg {
namespace {

inline Rules both_rules() { return rules("king_and_colonies"); }

// A table on which red and then the others have played these cards; the first turn begins. A text that says nothing of
// the black caballeros has them in Valencia, and the Limit table lies in Granada unless it says where.
inline State both_played(const std::string& text, std::initializer_list<int> cards_numbered,
                         const std::string& seventh = "gi-fleet") {
    const bool  blacks = text.find("black:") != std::string::npos;
    State s = table("edition king_and_colonies; round 2; limit 9; "
                    + std::string{blacks ? "" : "VAL black:4; "} + "players "
                    + std::to_string(cards_numbered.size()) + "; court red:9 blue:9"
                    + (cards_numbered.size() > 2 ? " yellow:9" : "") + (cards_numbered.size() > 3 ? " green:9" : "")
                    + (cards_numbered.size() > 4 ? " sable:9" : "") + "; " + text
                    + "; shown ki-king ki-intrigue gi-inquisitor " + seventh
                    + "; ask end_round - 0 - - 0 0; ask next_turn - 0 - - 0 0; ask deal_commons - 0 - - 0 0; "
                      "ask lay_jokers - 0 - - 0 0; ask play_own_card red "
                    + std::to_string(cards_numbered.size()) + " - - 0 0");
    auto n = cards_numbered.begin();
    for (Player p : s.seats()) {
        set_hand(s, p, {});
        give(s, p, {*n++});
    }
    for (int card : cards_numbered) play(s, click(card));
    return s;
}
inline bool chooses(const State& s, Player who) { return asked_step_name(s) == "choose_action" && asked(s) == who; }
// The same when this player chooses an action. The turns before it did as little as possible, and took no common card.
inline State choosing(const std::string& text, std::initializer_list<int> cards_numbered, Player who,
                      const std::string& seventh = "gi-fleet") {
    State s = both_played(text, cards_numbered, seventh);
    while (!chooses(s, who)) {
        REQUIRE_FALSE(over(s));
        if (asked_step_name(s) == "muster") play(s, "take 0");
        else if (asked_step_name(s) == "choose_action") play(s, "act");
        else idle(s, [](const State& now) {
            return asked_step_name(now) != "choose_action" && asked_step_name(now) != "muster";
        });
    }
    return s;
}
// The same after choosing the own card.
inline State using_own(const std::string& text, std::initializer_list<int> cards_numbered, Player who,
                       const std::string& seventh = "gi-fleet") {
    State s = choosing(text, cards_numbered, who, seventh);
    play(s, "act");
    return s;
}

inline Place place_here(const State& s, const std::string& id) { return static_cast<Place>(choice(id, box(s))->which); }
inline bool offered(const State& s, const std::string& id) {
    return Places::of_bits(legal(s).of(Thing::place)).has(place_here(s, id));
}

}
}
