// All decks: the printed ones, and players' own decks added since the program started. The DeckId of an own deck is
// valid until forget_added_decks; text formats use deck_name, which is the same in every program.
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
std::string_view example_deck();   // a text to copy and change; no game uses it

constexpr int deck_capacity = 2048, own_deck_limit = 200;   // each own deck may be combined for several boxes
extern const Deck* all_decks[deck_capacity];   // by id; written by decks.cpp alone
inline const Deck& deck(DeckId id) { return *all_decks[id]; }   // for an unknown id an empty deck

// The number of cards in a stack, 0 .. stack_capacity - 1, copies included.
inline int card_count(const Rules& rules, int stack) { return deck(rules.deck).counts[stack]; }
// The number of hand cards, copies included; 0: this game has none.
inline int hand_count(const Rules& rules) { return static_cast<int>(deck(rules.deck).hand.size()); }
// The card as it is in a game with these rules: its number may have been changed by a fix.
inline const ActionCard& in_force(const ActionCard& card, const Rules& rules) {
    return rules.fixes < card.tuned && card.untuned ? *card.untuned : card;
}
// index: 0 .. hand_count - 1.
inline const ActionCard& hand_card(const Rules& rules, int index) {
    return in_force(*deck(rules.deck).hand[static_cast<std::size_t>(index)], rules);
}
// Whether hand cards are played instead of power cards.
inline bool numbered_hands(const Rules& rules) { return hand_count(rules) > 0 && hand_card(rules, 0).number > 0; }
// What a card mainly does, for sorting and colours.
enum class MainEffect : std::uint8_t { place, move, send_back, score, king, other };
constexpr int main_effect_count = 6;
MainEffect    main_effect_of(const ActionCard& card);
// The cards with `replaces`: each may be left out ("You can choose which cards to add", 2023, Old Hands).
std::vector<const ActionCard*> optional_cards(const Rules& rules);
// Ids of the cards and words of the options that are left out, except "veto": "oh2-veto,oh2-skirmish"; empty: none.
std::string left_out(const Rules& rules);
// Leaves out exactly these. False: one of them is unknown; nothing changes.
bool leave_out(Rules& rules, std::string_view ids);
// A card of a stack; index: 0 .. card_count - 1.
inline const ActionCard& card(const Rules& rules, int stack, int index) {
    return in_force(*deck(rules.deck).piles[stack][static_cast<std::size_t>(index)], rules);
}

// Whether one of the stack's cards is in a game with these rules.
bool any_card(const Rules& rules, int stack);

struct AddedDeck {
    DeckId      id = 0;
    Message     error;   // a sentence; empty: none
};
// Reads a player's deck for games of a box and adds the decks of the box's modules. The same cards give the same id,
// the cards of a printed deck that deck's. Fails if the text is wrong, does not fit the box, or own_deck_limit is
// reached.
AddedDeck add_deck(std::string_view text, BoxId box = box_of(Edition::decennial));
void    forget_added_decks();         // frees the ids of all own decks; no game may use one any more
bool    fits(DeckId id, BoxId box);   // whether games of the box can be played with it

struct Box;
// The deck `base` with the cards of the box's modules.
DeckId laid_out(DeckId base, const Box& box);
inline DeckId base_of(DeckId id) { return deck(id).base; }   // Deck::base

// The text of the base deck as show() writes it, and its name: "decennial", "first" or a hash of that text.
const std::string& deck_text(DeckId id);
std::string        deck_name(DeckId id);
std::optional<DeckId> deck_named(std::string_view name);   // nullopt: no deck of this program

}
