// Power Shift (2023): modifiers, three in each hand, one of them from the right-hand neighbour. A modifier may be
// played with a power card and is added to its power; some also have an effect before an action card is taken.
//
// Files: modifiers.cpp: the hands and what is hidden of them; power_shift.cpp: steps, events and the module.
#pragma once

#include "engine/box.h"

namespace eg::of_power_shift {

// A modifier is its number among the deck's hand cards, from 1; 0: none.
using Modifiers = Set<int>;
constexpr int in_hand = 3, most_modifiers = 16;

enum ShiftStep : StepId { pass_modifier, new_modifiers, play_shifted, use_modifier };
enum ShiftEvent : std::uint8_t { modifier_chosen, modifier_given, modifier_played, modifier_used, modifier_taken_back };

extern Numbers numbers;
inline StepId number(ShiftStep step) { return static_cast<StepId>(numbers.step + step); }
inline What   number(ShiftEvent event) { return static_cast<What>(static_cast<int>(numbers.event) + event); }

// ---- the block: offsets, one byte for each seat at each. The hand is three of them (slot); sets are bits 1 .. 8 at
// low_..., 9 .. 16 at high_...
enum Bytes : std::uint8_t {
    hand_at, passing_at = in_hand * max_players, played_at = passing_at + max_players,
    spent_at = played_at + max_players, low_seen_at = spent_at + max_players, high_seen_at = low_seen_at + max_players,
    low_back_at = high_seen_at + max_players, high_back_at = low_back_at + max_players,
    bytes = high_back_at + max_players
};
inline std::uint8_t& byte(State& s, int at, Player p) { return block(s, numbers)[at + p]; }
inline int           byte(const State& s, int at, Player p) { return block(s, numbers)[at + p]; }
inline std::uint8_t& slot(State& s, int which, Player p) { return byte(s, hand_at + which * max_players, p); }
inline int           slot(const State& s, int which, Player p) { return byte(s, hand_at + which * max_players, p); }

inline int               modifier_count(const State& s) { return hand_count(s.rules); }
inline const ActionCard& modifier(const State& s, int which) { return hand_card(s.rules, which - 1); }

Modifiers hand(const State& s, Player p);          // the known modifiers in hand
Modifiers ever_played(const State& s, Player p);   // all that this seat has played so far
// Played modifiers that are not in hand again; earlier: without this round's.
Modifiers used_modifiers(const State& s, Player p, bool earlier);

// Moves a modifier from the hand to the table, face up; no event.
void play_modifier(State& s, Player p, int which);
// Takes a used modifier back; which == 0: unknown to the viewer; earlier: not this round's. No event.
void return_modifier(State& s, Player p, int which, bool earlier);
// Gives a modifier to another player; which == 0: unknown to the viewer. No event.
void give(State& s, Player from, Player to, int which);
// Gives each player's chosen modifier to the left-hand neighbour.
void pass_all(State& s, Events& events);

void deal(State& s, Events& events);
void hide_modifiers(State& view, Player viewer);   // SecretHooks
void imagine(State& s, Rng& rng);

extern const std::span<const Field> fields;

}
