// A deck for testing what a card can say: the Decennial deck with one card replaced by one of our own.
#pragma once

#include "own_deck.h"
#include "table.h"

namespace eg {
namespace {

inline std::string deck_with(const std::string& effect) {
    return with(std::string{printed_decks()[1].text},
                "4-court 1 | The Court | Bring up to 2 caballeros from the province to your court. | muster 2",
                "4-own 1 | Our Own | What it says. | " + effect);
}

// Red has just taken a card with this effect, and has nothing to place. Forgets the card of the call before.
inline State holding_card(const std::string& effect, const std::string& text,
                          const std::string& edition = "decennial") {
    forget_added_decks();
    const AddedDeck added = add_deck(deck_with(effect));
    REQUIRE_MESSAGE(added.error.empty(), english(added.error));
    return table("edition " + edition + "\ndeck " + deck_name(added.id) + '\n' + text
                 + "\nshown 4-own:red\nask use_card red 0 - red 0 3");
}
inline State acting(const std::string& effect, const std::string& text) {
    State s = holding_card(effect, text);
    play(s, "act");
    CHECK(position(show(s)).state == s);
    return s;
}

inline std::string why_not(const std::string& effect) { return english(read_deck(deck_with(effect)).error); }

inline std::string asked_of(const State& s) { return std::string{show(asked(s))}; }

}
}
