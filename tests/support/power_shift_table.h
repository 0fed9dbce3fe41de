// For the tests of Power Shift: rounds in which power cards are played with modifiers, and what each player has.
#pragma once

#include <algorithm>
#include <bit>

#include "card_case.h"
#include "contract.h"
#include "table.h"

namespace eg {
namespace {

constexpr std::string_view cards_here = "Power Shift";   // card_case.h

const std::string game = "edition 2023; modules power_shift; players 4; ";
const std::string shown_2023 = "shown n1-intrigue n2-visitation n3-cortes n4-squires n5-majesty";
const std::string shown_1996 = "shown 1-any3 2-angry 3-castillo 4-court 5-king";
const std::string empowered = "shown n1-intrigue n2-visitation n3-cortes n4-empowerment n5-majesty";

inline Rules rules(const std::string& edition, const std::string& modules = "power_shift") {
    return rules_of(*eg::edition(edition), *modules_named(modules));
}

inline State dealt(int players, std::uint64_t seed, const Rules& with) {
    Events ignored = Events::ignored();
    return new_game({.players = players, .rules = with}, seed, ignored);
}

// A table on which power cards are being played: from this seat on, `left` players have to play one.
inline State bidding(const std::string& text, const std::string& who = "red", int left = 1,
              const std::string& shown = shown_2023) {
    const State bare = position(game + text).state;
    const bool  dummy = bare.players == 2 && edition_of(bare.rules) == Edition::of_2023;
    return table(game + text + "\n" + (dummy ? "shown n1-intrigue n2-visitation n4-squires n5-majesty" : shown)
                 + "\nask end_round - 0 - - 0 0\n" + (dummy ? "ask dummy_goes_last - 0 - - 0 0\n" : "")
                 + "ask next_turn - 0 - - 0 0\nask play_shifted " + who + ' ' + std::to_string(left) + " - - 0 0");
}

// Red is the last to play a power card; the others have played 4, 3 and 2.
const std::string others = "start blue; power blue:4 yellow:3 green:2; ";
// Red has this modifier and two more.
inline std::string having(int which) {
    return "modifier_a red:" + std::to_string(which) + "; modifier_b red:" + (which == 1 ? "3" : "1")
           + "; modifier_c red:" + (which == 2 ? "3" : "2") + "; ";
}

// Red has played a 13, which musters nothing, and this modifier; so red is asked at once whether to use it.
inline State window(const std::string& text, int which, const std::string& shown = shown_2023) {
    State s = bidding(others + having(which) + text, "red", 1, shown);
    play(s, "hand " + std::to_string(which) + ", power 13");
    return s;
}

inline bool can_power(const State& s, int value) {
    return legal(s).has({Thing::power_card, static_cast<std::uint8_t>(value)});
}
inline bool can_hand(const State& s, int value) {
    return legal(s).has({Thing::hand_card, static_cast<std::uint8_t>(value - 1)});
}

// The three slots of one seat as text; "?": hidden.
inline std::vector<std::string> slots(const State& s, Player p) {
    std::vector<std::string> all;
    for (const std::string_view word : {"modifier_a", "modifier_b", "modifier_c"}) {
        const int which = number_kept(s, word, p);
        all.push_back(which == hidden_value ? "?" : std::to_string(which));
    }
    return all;
}
// The numbers of the modifiers in a hand: "1 2 16".
inline std::string in_hand(const State& s, Player p) {
    std::string all;
    for (int i : held_by(s, p)) all += (all.empty() ? "" : " ") + std::to_string(i + 1);
    return all;
}
inline unsigned ever_played(const State& s, Player p) {
    const int low = number_kept(s, "modifiers_seen_1_8", p), high = number_kept(s, "modifiers_seen_9_16", p);
    return static_cast<unsigned>(low | high << 8);
}

// The fault in the modifiers of a table; empty: none.
inline std::string fault_in_modifiers(const State& s) {
    unsigned all = 0;
    for (Player p : s.seats()) {
        unsigned mine = 0;
        for (const std::string& slot : slots(s, p)) {
            if (slot == "?") return "veiled";
            const int which = std::stoi(slot);
            if (which == 0) continue;
            if (which > 16) return "no such modifier";
            if (mine >> (which - 1) & 1u) return "twice in a hand";
            mine |= 1u << (which - 1);
        }
        const unsigned total = mine | ever_played(s, p);
        if (std::popcount(total) != 3) return std::string{show(p)} + " has not three in all";
        if (all & total) return "one belongs to two";
        all |= total;
    }
    return "";
}

}
}
