// The action cards of a game are text. A pile, then a card a line:
//
//     pile 1
//     1-2+2 2 | Intrigue | Move up to 2 of your own and 2 of theirs. | move 2 own, move 2 foreign
//
// its id, how many of it, perhaps `places` and a number (how many caballeros it lets place; else the
// pile's number), `returns` (face up again every round) and `house` (its words stand in no rulebook);
// title; text; effect, in the phrases of the modules. Of `choose this or that` two more columns say
// what the buttons say, and perhaps two what they say where there is little room. # begins a remark.
// What is to be read is plain: no braces, and no `>` or `-` at its beginning, which mark the lines of
// the text version.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "engine/message.h"
#include "engine/module.h"

namespace eg {

constexpr int         pile_capacity = 20;   // cards in a pile
constexpr std::size_t deck_limit = 16 * 1024;   // bytes of its text

struct Deck {
    std::vector<ActionCard> cards;   // one of each, pile by pile
    // Every copy, in that order.
    PerStack<std::array<const ActionCard*, pile_capacity>> piles{};
    PerStack<int>                                          counts{};
    // Where the printed decks have the same copy, no_card where they have none: what is learned of
    // cards is learned of those.
    PerStack<std::array<std::uint8_t, pile_capacity>>      printed{};
    Message error;               // what is wrong with which line, in a sentence; empty: nothing
    std::shared_ptr<const std::string> text;   // in which the cards' words lie
};

// Bounded: 16 KB, 19 cards in a pile, 8 frames in an effect, and in each pile a card for each round.
Deck read_deck(std::string_view text);

// Reads back as the same cards.
std::string show(const Deck& deck);

int pile_count(const Deck& deck);

// The card's title, text or what a button of it says, as it is told: somebody's own words stay as they are.
Message told(const ActionCard& card, std::string_view words);

}
