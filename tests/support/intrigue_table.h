// For the tests of Intrigue & the King: its cards by number, and rounds in which they have been played.
#pragma once

#include "card_case.h"
#include "engine/decks.h"
#include "engine/intrigue/intrigue.h"
#include "table.h"

namespace eg {
namespace {

using namespace of_intrigue;

constexpr std::string_view cards_here = "Intrigue & the King";   // card_case.h

inline Rules rules(const char* word = "intrigue") { return rules_of(*edition(word)); }

inline int index_of(const std::string& id) {
    for (int i = 0; i < hand_count(rules()); ++i)
        if (hand_card(rules(), i).id == id) return i;
    FAIL("no card ", id);
    return -1;
}
inline std::string with_zeros(int number) {
    std::string text = std::to_string(number);
    return std::string(3 - text.size(), '0') + text;
}
inline int numbered(int number) { return number ? index_of("ki-" + with_zeros(number)) : index_of("ki-joker"); }

inline void give(State& s, Player p, std::initializer_list<int> cards_numbered) {
    Cards cards;
    for (int n : cards_numbered) cards.add(numbered(n));
    set_hand(s, p, cards);
    block(s, of_intrigue::numbers)[dealt_at + p] = 1;
}
inline std::string click(int number) {
    return show(Choice{Thing::hand_card, static_cast<std::uint8_t>(numbered(number))});
}

const std::string begin = "edition intrigue; round 2; ";
const std::string goes_on =
    "; shown ki-king ki-intrigue; ask end_round - 0 - - 0 0; ask next_turn - 0 - - 0 0; ask deal_commons - 0 - - 0 0; "
    "ask lay_jokers - 0 - - 0 0; ask play_own_card ";

// A table on which red and then the others have played these cards; the first turn begins.
inline State played(const std::string& text, std::initializer_list<int> cards_numbered) {
    State s = table(begin + "players " + std::to_string(cards_numbered.size()) + "; " + text + goes_on + "red "
                    + std::to_string(cards_numbered.size()) + " - - 0 0");
    auto n = cards_numbered.begin();
    for (Player p : s.seats()) {
        set_hand(s, p, {});
        give(s, p, {*n++});
    }
    for (int card : cards_numbered) play(s, click(card));
    return s;
}
// The same at the start of this player's turn. The turns before it did as little as possible.
inline State turn_of(const std::string& text, std::initializer_list<int> cards_numbered, Player who) {
    State s = played(text, cards_numbered);
    idle(s, [&](const State& now) { return asked_step_name(now) != "use_own_card" || asked(now) != who; });
    return s;
}

}
}
