// All decks: the printed ones, and players' own decks brought since this program began. A DeckId is valid until own
// decks are
// forgotten; text uses a deck's name, which is the same in every program.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "engine/deck.h"
#include "engine/message.h"

namespace eg {

struct PrintedDeck {
    std::string_view word, text;
};
std::span<const PrintedDeck> printed_decks();
std::string_view example_deck();   // the text of a deck to copy and change; no game uses it

constexpr int deck_capacity = 2048, own_deck_limit = 200;   // each own one may be laid with what several boxes bring
extern const Deck* all_decks[deck_capacity];   // by id; written by decks.cpp alone
inline const Deck& deck(DeckId id) { return *all_decks[id]; }   // an unknown id: a deck without cards

// The cards of a stack, counted from 0, in a game of these rules, each copy counted: index 0 .. card_count - 1.
inline int               card_count(const Rules& rules, int stack) { return deck(rules.deck).counts[stack]; }
// dealt into hands
inline int hand_count(const Rules& rules) {
    return static_cast<int>(deck(rules.deck).hand.size());
}
inline const ActionCard& hand_card(const Rules& rules, int index) {
    const Deck& held = deck(rules.deck);
    const auto  at = static_cast<std::size_t>(index);
    return rules.mends < tuned_hands ? held.untuned_hand[at] : *held.hand[at];
}
// Whether hand cards are played instead of power cards, and so have numbers.
inline bool numbered_hands(const Rules& rules) { return hand_count(rules) > 0 && hand_card(rules, 0).number > 0; }
// What a card mainly does, for sorting.
enum class Deed : std::uint8_t { place, move, send_back, score, king, other };
constexpr int deed_count = 6;
Deed          deed_of(const ActionCard& card);
// The cards that each keep another one out, of which any may be left out by agreement ("You can choose which cards to
// add", 2023, Old Hands), and those that are left out, by id: "oh2-veto,oh2-skirmish".
std::vector<const ActionCard*> optional_cards(const Rules& rules);
std::string left_out(const Rules& rules);
bool leave_out(Rules& rules,
               std::string_view ids);   // these and no others; false: one is no such card, and nothing changes
inline const ActionCard& card(const Rules& rules, int stack, int index) {
    return *deck(rules.deck).piles[stack][static_cast<std::size_t>(index)];
}

struct Brought {
    DeckId      id = 0;
    Message     error;   // what is wrong, in a sentence; empty: nothing
};
// Reads a deck for games of that box and lays the box's additions on it. The same cards give the same deck, and a
// printed
// deck's cards that edition's.
Brought bring_deck(std::string_view text, BoxId box = box_of(Edition::decennial));
void    forget_brought_decks();   // their ids are given to other decks: no game may use one any more
bool    fits(DeckId id, BoxId box);   // as many piles as the edition's, and no card of another game

struct Box;
// The deck of a game out of this box: that one, with the modules' cards.
DeckId laid_out(DeckId base, const Box& box);
inline DeckId base_of(DeckId id) { return deck(id).base; }

// Of the base: its text, as show() writes it, and its name: "decennial", "first" or a number made of that text.
const std::string& deck_text(DeckId id);
std::string        deck_name(DeckId id);
std::optional<DeckId> deck_named(std::string_view name);   // of those that are known

}
