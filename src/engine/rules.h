// One switch for each difference between the printed editions that is not in their cards; each is
// read by the one step it concerns (rulebooks of 1996, Decennial 2005, Big Box 2015).
#pragma once

#include <array>
#include <cstdint>

namespace eg {

enum class Edition : std::uint8_t { first_1996, decennial, big_box };
constexpr int edition_count = 3;

enum class VetoForm : std::uint8_t {
    rest,           // stops what is left, as the next part is begun (1996 and Decennial, Veto)
    rest_and_last,  // ... and the part just shown is taken back     (Big Box, Veto)
};

// A deck by its place among those there are (decks.h): first the editions' own.
using DeckId = std::uint8_t;
constexpr DeckId deck_of(Edition edition) { return static_cast<DeckId>(edition); }
// The Big Box's as this program first had it: what all have dialled is scored together.
constexpr DeckId first_big_box = edition_count;

struct Rules {
    Edition  edition = Edition::decennial;
    DeckId   deck = deck_of(Edition::decennial);
    VetoForm veto_form = VetoForm::rest;
    bool veto_in_deck = true;         // the Veto cards may be left out by agreement
    bool short_game = false;          // six rounds: 1, 4 and 7 are skipped
    bool used_power_face_up = false;  // the top card of the used pile is seen

    bool operator==(const Rules&) const = default;
};

constexpr std::array<Rules, edition_count> presets = {{
    {.edition = Edition::first_1996, .deck = deck_of(Edition::first_1996), .veto_form = VetoForm::rest, .used_power_face_up = true},
    {.edition = Edition::decennial, .deck = deck_of(Edition::decennial), .veto_form = VetoForm::rest, .used_power_face_up = false},
    {.edition = Edition::big_box, .deck = deck_of(Edition::big_box), .veto_form = VetoForm::rest_and_last, .used_power_face_up = false},
}};

constexpr Rules rules_of(Edition edition) { return presets[static_cast<std::size_t>(edition)]; }

// Whether another deck than the edition's is agreed on: one of one's own, or another edition's.
constexpr bool other_deck(const Rules& rules) { return rules.deck != deck_of(rules.edition) && rules.deck != first_big_box; }

// Those of another edition; length and Vetoes stay as agreed, and so does a deck that is no edition's part.
constexpr Rules in_edition(Edition edition, const Rules& agreed) {
    Rules rules = rules_of(edition);
    if (other_deck(agreed)) rules.deck = agreed.deck;
    rules.veto_in_deck = agreed.veto_in_deck;
    rules.short_game = agreed.short_game;
    return rules;
}

}
