// Intrigue & the King (1996 booklet; also in Decennial and Big Box): no power cards and no action cards on offer, but
// 31 cards for each player, who chooses 13 of them in secret for the whole game.
//
// A round: each player plays a card, all numbers different. The player with the highest takes the King's card, the
// player with the lowest the Intrigue card, whose actions replace that of their own card; the caballero cards, one a
// player, go by rank. The King's and the Intrigue card are stacks of one action card that is available again every
// round; their taker (State::taker) is the player who has them. The 31 cards are the deck's hand cards, numbered from
// 0.
//
// The module's block holds, for each seat: the cards in hand (secret), the cards face up in front of it, this round's
// card (+1), flags, and the card last taken back to hand in the open (+1); then the places (+1) of the pushed Castillo
// and of the two ends of the bridge. A quarantine is State::closed and the scoreboard there. The hands of others are
// unknown and imagined from the cards that the player has not shown and that could be chosen. How likely each is depends
// on how often bots choose it, unless the player has shown what they hardly choose.
//
// State::power holds the power card that corresponds to the played card (1 .. 13); the hook `shift` adds the difference
// to its order (card_orders), so that the base's order of turns and starting player work.
//
// Files: intrigue.cpp: data and rows; hands.cpp: choosing and playing; own_turn.cpp: the turn and the cards kept for
// later; effects.cpp: special actions that no other box has.
#pragma once

#include <cstring>
#include <utility>

#include "engine/box.h"

namespace eg::of_intrigue {

using Cards = Set<int>;
constexpr int hand_size = 13, most_cards = 31;

enum OwnStep : StepId {
    choose_hand, first_caballeros, begin_cards, play_own_card, lay_jokers, replace_joker, deal_commons,   // hands.cpp
    // own_turn.cpp
    use_own_card, spend_reserve, stop_by_card, keep_reserve, count_foreseen,
    // effects.cpp
    widen_placing, push_walls, walls_arrive, grandes_fall, choose_bank, choose_far_bank, bridge_stands,
    choose_seal, choose_sealed, seal_region, lift_all, pick_pair, take_own_back,
};
enum OwnEvent : std::uint8_t {
    own_card_chosen, own_hand_chosen, own_card_played, joker_replaced, own_card_performed, stopped_by_card,
    reserve_kept, reserve_spent,
    walls_moved, bridge_built, quarantine_laid, quarantine_lifted, walls_returned, own_card_taken_back,
};

extern Numbers numbers;
inline StepId number(OwnStep step) { return static_cast<StepId>(numbers.step + step); }
inline What   number(OwnEvent event) { return static_cast<What>(static_cast<int>(numbers.event) + event); }

// ---- the block: offsets
constexpr int hand_at = 0, seen_at = hand_at + 4 * max_players, dealt_at = seen_at + 4 * max_players,
              laid_at = dealt_at + max_players;
constexpr int flags_at = laid_at + max_players, back_at = flags_at + max_players, walls_at = back_at + max_players,
              bridge_at = walls_at + 1, bytes = bridge_at + 2;
constexpr std::uint8_t has_used = 1, has_reserve = 2;   // flags: special action performed, reserve kept

inline std::uint8_t& byte(State& s, int at) { return block(s, numbers)[at]; }
inline int           byte(const State& s, int at) { return block(s, numbers)[at]; }
// A set of cards: four bytes for each seat.
inline Cards cards_at(const State& s, int at, Player p) {
    std::uint32_t bits;
    std::memcpy(&bits, block(s, numbers) + at + 4 * p, sizeof bits);
    return Cards::of_bits(bits);
}
inline Cards hand(const State& s, Player p) { return cards_at(s, hand_at, p); }   // the known cards
// Face up in front of the player, this round's included.
inline Cards own_face_up(const State& s, Player p) { return cards_at(s, seen_at, p); }
void  set_hand(State& s, Player p, Cards cards);
void  set_own_face_up(State& s, Player p, Cards cards);
// Played this round; -1: none yet.
inline int  own_current_card(const State& s, Player p) { return byte(s, laid_at + p) - 1; }
inline bool flag(const State& s, Player p, std::uint8_t which) { return byte(s, flags_at + p) & which; }
void  set_flag(State& s, Player p, std::uint8_t which, bool on);
// at: walls_at, bridge_at or bridge_at + 1; nowhere: not on the board.
inline Place place_at(const State& s, int at) {
    const int place = byte(s, at) - 1;
    return place >= 0 && regions(s).has(static_cast<Place>(place)) ? static_cast<Place>(place) : nowhere;
}
void  set_place(State& s, int at, Place place);

// ---- queries and actions
Cards choosable(const State& s);           // the cards that any player may choose
bool  is_joker(const State& s, int card);
// Whether its first effect is this step; card -1: false.
inline bool begins_with(const State& s, int card, OwnStep step) {
    return deck(s.rules.deck).hand_steps[static_cast<std::size_t>(card + 1)] == number(step);   // none of them is 0
}
using CardOrders = PerPlayer<int>;
CardOrders card_orders(const State& s);   // 8 * number - number of equal cards played before; 0: none played
int   order_of(const State& s, Player p);   // card_orders of one player
int   rank_in(const State& s, const CardOrders& all, Player p);   // 0: the highest order
inline int rank_of(const State& s, Player p) { return rank_in(s, card_orders(s), p); }
int   caballero_card(const State& s, Player p);   // caballeros to place, by rank
inline bool has_kings_card(const State& s, Player p) { return s.taker[0] == p; }
inline bool has_intrigue_card(const State& s, Player p) { return s.taker[1] == p; }
void  play_card(State& s, Player p, int card);   // moves it from the hand to this round's card; no event
constexpr std::uint8_t may_place_anywhere = 4;   // mode of use_own_card, besides has_acted and has_placed
const Frame* own_turn(const State& s, Player p);   // the player's turn on the stack; null: none
void  ask_reserves(State& s, Player actor);        // ScoringHooks::announce
bool  has_reserves(const State& s);                // whether a player may use a reserve; ScoringHooks::may_fill
Players who_may_stop(const State& s);              // TurnHooks::vetoers
// TurnHooks::veto
bool  veto_by_card(State& s, Player by, Player whose, Events& events);

extern const std::span<const Step> hand_steps, own_turn_steps, effect_steps;
extern const std::span<const Phrase> phrases;

}
