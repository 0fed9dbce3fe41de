// One switch for each difference between the printed editions that is not in their cards; each is
// read by the one step it concerns (rulebooks of 1996, Decennial 2005, Big Box 2015, 2023).
#pragma once

#include <cstdint>

#include "engine/set.h"

namespace eg {

// What is printed on the box, by its number among those there are: first the editions of the base game.
enum class Edition : std::uint8_t { first_1996, decennial, big_box, of_2023 };

// Modules by their number (module.h): of a game those that are played with by choice.
using Modules = Set<int>;

// An edition with modules, by its number among the boxes there are (box.h).
using BoxId = std::uint16_t;
constexpr BoxId box_of(Edition edition) { return static_cast<BoxId>(edition); }   // without modules

enum class VetoForm : std::uint8_t {
    rest,           // stops what is left, as the next part is begun (1996 and Decennial, Veto)
    rest_and_last,  // ... and the part just shown is taken back     (Big Box, Veto)
    whole,          // stops all of it, before it has begun           (2023, Veto)
};

// A deck by its number among those there are (decks.h): first the printed editions' own.
using DeckId = std::uint16_t;
constexpr DeckId deck_of(Edition edition) { return static_cast<DeckId>(edition); }
// The Big Box's as this program first had it: what all have dialled is scored together.
constexpr DeckId first_big_box = 3;

// What was changed of rules and house cards after games had been kept, in that order: a game has the first so many.
using Mends = std::uint8_t;
constexpr Mends mended_scorings = 1, tuned_hands = 2, all_mends = tuned_hands;

// Options that may be left out by agreement, a bit each by their number among all modules' (module.h): the base's first.
using Options = std::uint16_t;
constexpr Options veto_option = 1;   // the Veto cards

struct Rules {
    BoxId    box = box_of(Edition::decennial);
    Options  options_out = 0;
    DeckId   deck = deck_of(Edition::decennial);
    VetoForm veto_form = VetoForm::rest;
    std::uint8_t ranks_of_two = 1;    // that count with two players; with three it is two, else three
    std::uint8_t left_out = 0;        // of the cards that replace another a bit each (ActionCard::bit): they stay out by agreement
    bool short_game = false;          // six rounds: 1, 4 and 7 are skipped
    bool used_power_face_up = false;  // the top card of the used pile is seen
    Mends mends = all_mends;          // a kept game goes on by those it was begun with (record.cpp)
    constexpr bool has(Options option) const { return (options_out & option) == 0; }
    constexpr void agree(Options option, bool in) { options_out = static_cast<Options>(in ? options_out & ~option : options_out | option); }

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
