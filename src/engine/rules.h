// The agreed rules: the differences between the printed editions that are not on their cards (rulebooks of 1996,
// Decennial 2005, Big Box 2015, 2023), and the players' options.
#pragma once

#include <cstdint>

#include "engine/set.h"

namespace eg {

// The number of a box without added modules: the editions of the base game first.
enum class Edition : std::uint8_t { first_1996, decennial, big_box, of_2023 };

// Modules by number (module.h): those added to an edition.
using Modules = Set<int>;

// An edition with modules, by number (box.h). Only those of Edition are the same in every run of the program.
using BoxId = std::uint16_t;
constexpr BoxId box_of(Edition edition) { return static_cast<BoxId>(edition); }   // without modules

enum class VetoForm : std::uint8_t {
    rest,           // stops the next part of an action, as it begins (1996 and Decennial, Veto)
    rest_and_last,  // also undoes the part just shown (Big Box, Veto)
    whole,          // stops the whole action, before it begins (2023, Veto)
};

// A deck by number (decks.h). Only the printed ones are the same in every run of the program.
using DeckId = std::uint16_t;
constexpr DeckId deck_of(Edition edition) { return static_cast<DeckId>(edition); }
// The Big Box's deck of the first version of this program: dialled regions are scored together.
constexpr DeckId first_big_box = 3;

// Corrections of rules and house cards made after games had been saved, in order: a game has the first so many of them.
// fixed_scorings: losses in regions also affect the dummy, and an empty region is scored if a hook may fill it;
// tuned_hands, tuned_stacks, tuned_again: some hand cards muster, and some cards of stacks place, another number of
// caballeros (`once` and `tuned` in deck.h).
using Fixes = std::uint8_t;
constexpr Fixes fixed_scorings = 1, tuned_hands = 2, tuned_stacks = 3, tuned_again = 4,
                all_fixes = tuned_again;

// Options that players may switch off, a bit each, numbered over all modules (OptionRow); the base's first.
using Options = std::uint16_t;
constexpr Options veto_option = 1;   // the Veto cards

struct Rules {
    BoxId    box = box_of(Edition::decennial);
    Options  options_out = 0;         // options that are off
    DeckId   deck = deck_of(Edition::decennial);
    VetoForm veto_form = VetoForm::rest;
    std::uint8_t ranks_of_two = 1;    // ranks that score with two players (counted_ranks)
    std::uint8_t left_out = 0;        // cards left out by agreement (ActionCard::bit)
    bool short_game = false;          // six rounds: 1, 4 and 7 are skipped
    bool used_power_face_up = false;  // this round's power card is seen when taken back (1996)
    Fixes fixes = all_fixes;          // a saved game keeps those it was begun with (save_game.cpp)

    constexpr bool has(Options option) const { return (options_out & option) == 0; }
    constexpr void agree(Options option, bool in) {
        options_out = static_cast<Options>(in ? options_out & ~option : options_out | option);
    }

    bool operator==(const Rules&) const = default;
};

// The default rules of an edition with modules. Modules that do not fit the edition, or an earlier one, are dropped.
Rules rules_of(Edition edition, Modules with = {});

Edition edition_of(const Rules& rules);
Modules modules_of(const Rules& rules);

// Whether the base deck is not the edition's own.
bool other_deck(const Rules& rules);
// The rules of another edition, or with other modules. Length, options and a player's own deck stay, where they fit.
Rules in_edition(Edition edition, const Rules& agreed);
Rules with_modules(Modules modules, const Rules& agreed);
// The rules for a number of players: drops modules that are not for it, adds those that always are (Variant::always).
Rules for_players(int players, const Rules& agreed);

}
