// One switch for each difference between the printed editions that is not in their cards; each is
// read by the one step it concerns (rulebooks of 1996, Decennial 2005, Big Box 2015).
#pragma once

#include <cstdint>

namespace eg {

// The box a game comes out of, by its number among those there are (box.h): first the printed
// editions of the base game.
enum class Edition : std::uint8_t { first_1996, decennial, big_box };

enum class VetoForm : std::uint8_t {
    rest,           // stops what is left, as the next part is begun (1996 and Decennial, Veto)
    rest_and_last,  // ... and the part just shown is taken back     (Big Box, Veto)
};

// A deck by its number among those there are (decks.h): first the printed editions' own.
using DeckId = std::uint8_t;
constexpr DeckId deck_of(Edition edition) { return static_cast<DeckId>(edition); }
// The Big Box's as this program first had it: what all have dialled is scored together.
constexpr DeckId first_big_box = 3;

struct Rules {
    Edition  edition = Edition::decennial;
    DeckId   deck = deck_of(Edition::decennial);
    VetoForm veto_form = VetoForm::rest;
    bool veto_in_deck = true;         // the Veto cards may be left out by agreement
    bool short_game = false;          // six rounds: 1, 4 and 7 are skipped
    bool used_power_face_up = false;  // the top card of the used pile is seen

    bool operator==(const Rules&) const = default;
};

// As long as nothing else is agreed.
Rules rules_of(Edition edition);

// Whether another deck than the box's is agreed on: one of one's own, or another edition's.
bool other_deck(const Rules& rules);
// Those of another edition; length and Vetoes stay as agreed, and so does a deck that is no edition's
// part, if it fits there.
Rules in_edition(Edition edition, const Rules& agreed);

}
