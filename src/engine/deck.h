// A deck as text: stacks ("piles") of action cards and hand cards, one card a line:
//
//     pile 1
//     1-2+2 2 | Move Two and Two | Move up to 2 of your own and 2 of theirs. | move 2 own, move 2 foreign
//
// The columns, separated by |:
//   1. an id, then any of:
//        N             number of copies (default 1)
//        places N      caballeros the card lets place (default: the number of its stack)
//        returns       the card is available again every round
//        house         its text is not from a rulebook
//        replaces      for each copy a random other card of its stack stays out of the game, unseen
//        a word of Module::marks
//   2. title
//   3. text
//   4. effect: phrases of the modules, separated by commas, or `choose EFFECT or EFFECT`
//   5., 6. after `choose`: the button texts; then perhaps two short ones (7., 8.)
// # begins a comment. Titles, texts and button texts have no braces and do not begin with `>` or `-`, which the text
// version uses.
//
// A deck that begins with `addition` is added to another one: its cards join the stacks there, and `pile 5 instead`
// replaces the stack there. After `hand` follow hand cards; their effect may be `nothing`, a fifth column is a short
// text, and column 1 may also have:
//        value N       -9 .. 9: modifier of the power card it is played with
//        number N      its power, if it is played instead of a power card
//        brings N      caballeros it musters
//        required      its action is compulsory
// A card whose number of caballeros was changed after games had been saved also has
//        once N        the number in games begun before (Fixes)
//        tuned FIX     the fix that changed it, 1 to 9; without it tuned_hands or tuned_stacks
//
// Effects of the base game:
//
//     place N anywhere|regions|bordering [from court|from province]     the last place is picked
//     move N|all own|foreign|any [from regions|one|picked] [to anywhere|one|picked|castillo]     move!: must move
//     muster N [me|hosts]                                 hosts: players with their Grande in the King's region
//     send_back N|all|all_but N opponents|all court|picked
//     send_back N|all opponents|all court+regions|regions [by owner]; N ... regions by me
//     pick rivals, dial opponents holding picked [other], move! all own from picked to disc who opponents
//     pick any|any+castillo|free|rivals                   for `picked` in later phrases; if impossible, the card ends
//     dial all|opponents holding N [else 1]|picked, send_back N|all|all_but N all|opponents disc
//     dial all|opponents [holding N|picked], and one of
//         score dialled_once [first_only|me_first] [together]
//         move_king most_dialled
//         move_grande all|opponents disc                  the same players as dial
//         move! all own from picked to disc who opponents     only after `opponents holding picked`
//     score picked|king|castillo|all|most|least|valued N... [first_only|me_first]
//     move_king any|bordering|bordering?|least|with_grande|picked        ?: he may stay
//     move_king any with N any                            to another region; N caballeros must go along if possible
//     move_grande me|opponents|all regions; move_grande me regions with N own       N may go along from his old home
//     lay board; take_back [earlier]; hold veto until end of next round
//
// Not supported: send_back N ... court+regions by me; all_but N of several regions together; move! all without a fixed
// origin or destination; ! after other verbs than move; ? after other words than bordering; names of places. An effect
// that can never happen (score valued 9) is allowed; the card then cannot be performed.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/message.h"
#include "engine/module.h"

namespace eg {

constexpr int         pile_limit = 19;          // most cards in a stack of one deck ...
constexpr int         pile_capacity = 28;       // ... and of combined decks
constexpr std::size_t deck_limit = 16 * 1024;   // most bytes of text

struct Deck {
    std::vector<ActionCard> cards;   // one of each, by stack; empty if there is an error
    // Every copy, in the same order; counts: the number of copies in each stack.
    PerStack<std::array<const ActionCard*, pile_capacity>> piles{};
    PerStack<int>                                          counts{};
    PerStack<std::array<std::uint8_t, pile_capacity>>      first{};       // index of the card's first copy
    PerStack<std::uint32_t>                                replacing{};   // bits of the cards that replace another one
    // Index of the same copy in a printed deck; no_card: in none. The nets know only printed cards.
    PerStack<std::array<std::uint8_t, pile_capacity>>      printed{};
    bool   addition = false;     // to be added to another deck ...
    Stacks instead = {};         // ... whose stacks of these numbers it replaces
    std::array<std::int16_t, 64> hand_numbers{};   // ActionCard::number of hand card i - 1; [0]: 0, for no card
    std::array<StepId, 64> hand_steps{};   // the first step of what hand card i - 1 does; [0]: 0, for no card
    std::vector<const ActionCard*> hand = {};   // hand cards, every copy
    std::vector<ActionCard> untuned = {};   // cards as they were before they were tuned (ActionCard::untuned)
    DeckId base = 0;             // of a combined deck: the deck the others were added to; else its own id
    Message error;               // which line is wrong and why, a sentence; empty: none
    std::vector<std::shared_ptr<const std::string>> text;   // owns the cards' strings
    std::uint64_t number = 0;    // a hash of the text; 0: forgotten
};

// Limits: 16 KB of text, 19 cards a stack, 8 frames an effect; each stack must last nine rounds. Effects are read with
// the phrases of the modules in `among`; empty: of all modules. Failure: Deck::error.
Deck read_deck(std::string_view text, std::span<const Module* const> among = {});

// Fills Deck::piles, hand and bits from the cards. merged: stack 3 joins stack 2, and later stacks move down by one.
void pile_up(Deck& deck, bool merged);
// The number of cards in the largest pile of that combined deck; combine() requires at most pile_capacity.
int  largest_pile(const Deck& base, std::span<const Deck* const> additions, bool merged);
// A deck with additions; merged: its second and third stack become one.
Deck combine(const Deck& base, std::span<const Deck* const> additions, bool merged);

// The deck as text; read_deck gives the same cards again.
std::string show(const Deck& deck);

int pile_count(const Deck& deck);   // number of stacks, up to the last one with cards

// The modifier of a hand card: "+2", "−1".
std::string signed_value(const ActionCard& card);

// A title, text or button text of the card as a message; texts of a player's own deck are never translated.
Message told(const ActionCard& card, std::string_view words);

}
