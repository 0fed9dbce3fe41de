// The action cards of a game are text. A pile, then a card a line:
//
//     pile 1
//     1-2+2 2 | Intrigue of Both Sides | Move up to 2 of your own and 2 of theirs. | move 2 own, move 2 foreign
//
// its id, how many of it, perhaps `places` and a number (how many caballeros it lets place; else the
// pile's number), `returns` (face up again every round), `house` (its words stand in no rulebook) and
// `replaces` (for each of it a random other card of its pile stays out of the game, unseen);
// title; text; effect, in the phrases of the modules, with commas in between. Of `choose this or that`
// two more columns say what the buttons say, and perhaps two what they say where there is little room.
// # begins a remark. A deck that begins with `addition` is laid on another one: its cards join the piles
// there, and a `pile 5 instead` takes the place of the one that is there. Behind `hand` stand cards that are dealt
// into hands: each says `value` and a number from -9 to 9, or, if it is played in a power card's stead, `number` and
// what it
// counts for, `brings` and how many it brings from the province, perhaps `once` and how many in games begun before it
// was
// tuned, and perhaps `required`; its effect may be `nothing`. Of the base game an effect is verbs and their arguments:
//
//     place N anywhere|regions|bordering [from court|from province]     the last place is picked
//     move N|all own|foreign|any [from regions|one|picked] [to anywhere|one|picked|castillo]     with move! they must
//     muster N [me|hosts]                                 hosts have their Grande in the King's region
//     send_back N|all|all_but N opponents|all court|picked
//     send_back N|all opponents|all court+regions|regions [by owner]; N ... regions by me
//     pick rivals, dial opponents holding picked [other], move! all own from picked to disc who opponents
// pick any|any+castillo|free|rivals                   for what says `picked` after it; if there is none, the card ends
// there
//     dial all|opponents holding N [else 1]|picked, send_back N|all|all_but N all|opponents disc    of who dials
//     dial all|opponents [holding N|picked], and one of
//         score dialled_once [first_only|me_first] [together]
//         move_king most_dialled
//         move_grande all|opponents disc                  of who dials
//         move! all own from picked to disc who opponents     only if opponents dial, holding picked
//     score picked|king|castillo|all|most|least|valued N... [first_only|me_first]
//     move_king any|bordering|bordering?|least|with_grande|picked        with ? he may stay
// move_king any with N any                            another region; so many ride along, as far as there are so many
//     move_grande me|opponents|all regions; move_grande me regions with N own       of those who stand where he lived
//     lay board; take_back [earlier]; hold veto until end of next round
//
// A module may have marks of its own for its cards: a word each, beside `returns` and the like.
//
// Not understood: send_back N ... court+regions by me; all_but N of several regions together;
// move! all of what may come from and go anywhere; `!` of another verb than move, and `?`; places by name; all that
// needs an expansion. Nor does it hurt to say what cannot come about (score valued 9): it is not to be performed.
// What is to be read is plain: no braces, and no `>` or `-` at its beginning, which mark the lines of
// the text version.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/message.h"
#include "engine/module.h"

namespace eg {

constexpr int         pile_limit = 19;      // cards in a pile of one deck ...
constexpr int         pile_capacity = 28;   // ... and of several laid on each other
constexpr std::size_t deck_limit = 16 * 1024;   // bytes of its text

struct Deck {
    std::vector<ActionCard> cards;   // one of each, pile by pile
    // Every copy, in that order.
    PerStack<std::array<const ActionCard*, pile_capacity>> piles{};
    PerStack<int>                                          counts{};
    PerStack<std::array<std::uint8_t, pile_capacity>>      first{};       // the first copy of the same card
    PerStack<std::uint32_t>                                replacing{};   // bits of those that replace another card
    // Where the printed decks have the same copy, no_card where they have none: what is learned of
    // cards is learned of those.
    PerStack<std::array<std::uint8_t, pile_capacity>>      printed{};
    bool   addition = false;     // to be laid on another one ...
    Stacks instead = {};         // ... of which it takes the place of these piles
    std::array<std::int16_t, 64> hand_numbers{};   // what each of them counts for, from 1 on; 0 for none
    std::vector<const ActionCard*> hand = {};   // what is dealt into hands, every copy ...
    std::vector<ActionCard> untuned_hand = {};  // ... and as those cards were before they were tuned
    DeckId base = 0;             // of one that is made of others: the one on which they lie; else itself
    Message error;               // what is wrong with which line, in a sentence; empty: nothing
    std::vector<std::shared_ptr<const std::string>> text;   // in which the cards' words lie
    std::uint64_t number = 0;    // made of it: another text, another number
};

// Bounded: 16 KB, 19 cards in a pile, 8 frames in an effect, and in each pile a card for each round.
// Effects are read with the phrases of these modules; none given: of all there are.
Deck read_deck(std::string_view text, std::span<const Module* const> among = {});

// A deck with additions laid on it, and its second and third pile as one if they are merged.
Deck lay(const Deck& base, std::span<const Deck* const> additions, bool merged);

// Reads back as the same cards.
std::string show(const Deck& deck);

int pile_count(const Deck& deck);

// What a card of the hand adds: "+2", "−1".
std::string signed_value(const ActionCard& card);

// The card's title, text or what a button of it says, as it is told: somebody's own words stay as they are.
Message told(const ActionCard& card, std::string_view words);

}
