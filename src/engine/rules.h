// One switch for each difference between the printed editions that is not on their cards, read by the one step it
// concerns
// (rulebooks of 1996, Decennial 2005, Big Box 2015, 2023).
#pragma once

#include <cstdint>

#include "engine/set.h"

namespace eg {

// The number of a box without added modules: the editions of the base game first.
enum class Edition : std::uint8_t { first_1996, decennial, big_box, of_2023 };

// Modules by number (module.h); of a game, those added to its edition.
using Modules = Set<int>;

// An edition with modules, by number. Only editions have the same number in every program (box.h).
using BoxId = std::uint16_t;
constexpr BoxId box_of(Edition edition) { return static_cast<BoxId>(edition); }   // without modules

enum class VetoForm : std::uint8_t {
    rest,           // stops what is left, as the next part is begun (1996 and Decennial, Veto)
    rest_and_last,  // ... and the part just shown is taken back     (Big Box, Veto)
    whole,          // stops all of it, before it has begun           (2023, Veto)
};

// A deck by number (decks.h); only the editions' have the same number in every program.
using DeckId = std::uint16_t;
constexpr DeckId deck_of(Edition edition) { return static_cast<DeckId>(edition); }
// The Big Box's deck as this program first had it: regions that players have dialled are scored together.
constexpr DeckId first_big_box = 3;

// Corrections to rules and house cards made after games had been saved, in order. A game has the first so many of them.
using Mends = std::uint8_t;
constexpr Mends mended_scorings = 1, tuned_hands = 2, all_mends = tuned_hands;

// Options that may be left out by agreement, a bit each by their number among all modules' (module.h): the base's
// first.
using Options = std::uint16_t;
constexpr Options veto_option = 1;   // the Veto cards

struct Rules {
    BoxId    box = box_of(Edition::decennial);
    Options  options_out = 0;
    DeckId   deck = deck_of(Edition::decennial);
    VetoForm veto_form = VetoForm::rest;
    std::uint8_t ranks_of_two = 1;    // ranks that score with two players; with three players two do, else three
    std::uint8_t left_out = 0;        // cards left out by agreement, of those that replace another (ActionCard::bit)
    bool short_game = false;          // six rounds: 1, 4 and 7 are skipped
    bool used_power_face_up = false;  // the top card of the used pile is seen
    Mends mends = all_mends;          // a saved game goes on with those it was begun with (record.cpp)
    constexpr bool has(Options option) const { return (options_out & option) == 0; }
    constexpr void agree(Options option, bool in) {
        options_out = static_cast<Options>(in ? options_out & ~option : options_out | option);
    }

    bool operator==(const Rules&) const = default;
};

// As long as nothing else is agreed. Of modules that cannot be played with there, or together, only the first.
Rules rules_of(Edition edition, Modules with = {});

Edition edition_of(const Rules& rules);
Modules modules_of(const Rules& rules);

// Whether another deck than the edition's is agreed on: one of one's own, or another edition's.
bool other_deck(const Rules& rules);
// Those of another edition, or with other modules; length and Vetoes stay as agreed, and so does a deck
// that is no edition's, if it fits there.
Rules in_edition(Edition edition, const Rules& agreed);
Rules with_modules(Modules modules, const Rules& agreed);
// As so many people play it: without what is for other numbers of players, with what comes of itself.
Rules for_players(int players, const Rules& agreed);

}
