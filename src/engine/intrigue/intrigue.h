// Intrigue & the King (1996 booklet; Decennial and Big Box have it too): no power cards and no action cards on offer,
// but
// 31 cards each, of which everybody chooses thirteen in secret, for the whole game.
//
// A round: each plays a card, all numbers different. The highest takes the King's card, the lowest the Intrigue card,
// and
// with that what it does in the place of his own; the caballero cards, as many as players, go by rank. These two
// are piles of action cards that come back every round, and who took them is their taker, as ever. The 31 are the
// deck's hand cards; a hand is a set of them, a number being a card's place among them from 0 on.
//
// What is kept on the table, in the module's block: of each seat the cards in hand (secret), those that lie face up
// before it, the one of this round (+1), what is done or kept with it, and the one that came back to hand before
// everybody's eyes (+1); where the Castillo stands, and the ends of the bridge (places, +1). A quarantine is what the
// table
// has closed, and the scoreboard there. What somebody else holds is nowhere: it is imagined among the cards that he
// has neither shown nor could have left at home.
//
// s.power says which power card a card is like, as high among its own; `shifted` says the rest, so that order,
// King and next start are the base's own. Eight times the number, less one for each equal number played before.
//
// Files: intrigue.cpp the table and the rows, hands.cpp choosing and playing, own_turn.cpp the turn and what is kept,
// effects.cpp what cards do that no other box knows.
#pragma once

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

// ---- the block
constexpr int hand_at = 0, seen_at = hand_at + 4 * max_players, dealt_at = seen_at + 4 * max_players,
              laid_at = dealt_at + max_players;
constexpr int flags_at = laid_at + max_players, back_at = flags_at + max_players, walls_at = back_at + max_players,
              bridge_at = walls_at + 1, bytes = bridge_at + 2;
constexpr std::uint8_t has_used = 1, has_reserve = 2;   // flags

Cards hand(const State& s, Player p);      // as far as it is known
Cards seen(const State& s, Player p);      // face up before him
void  set_hand(State& s, Player p, Cards cards);
void  set_seen(State& s, Player p, Cards cards);
int   laid(const State& s, Player p);      // of this round; -1: none yet
bool  flag(const State& s, Player p, std::uint8_t which);
void  set_flag(State& s, Player p, std::uint8_t which, bool on);
Place place_at(const State& s, int at);    // of the walls or the bridge
void  put_place(State& s, int at, Place place);

// ---- what follows from it
Cards choosable(const State& s);           // of everybody
bool  is_joker(const State& s, int card);
bool  begins_with(const State& s, int card, OwnStep step);   // of what it does; card -1: no
using Orders = PerPlayer<int>;
Orders orders(const State& s);
int   order_of(const State& s, Player p);  // of the card laid
int   rank_of(const State& s, Player p);   // 0: the highest
int   caballero_card(const State& s, Player p);
bool  is_royal(const State& s, Player p);  // he has the King's card
bool  is_sly(const State& s, Player p);    // ... the Intrigue card
void  lay(State& s, Player p, int card);
constexpr std::uint8_t anywhere_now = 4;   // a mode of use_own_card, besides has_acted and has_placed
const Frame* own_turn(const State& s, Player p);   // null: he has none
void  ask_reserves(State& s, Player actor);
bool  has_reserves(const State& s);
Players who_may_stop(const State& s);
bool  stop(State& s, Player by, Player whose, Events& events);

extern const std::span<const Step> hand_steps, own_turn_steps, effect_steps;
extern const std::span<const Phrase> phrases;

}
