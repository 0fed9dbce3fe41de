// The only functions that move pieces. Each keeps the total of every colour's caballeros, adds an event, and calls the
// modules' MovementHooks; none checks the rules. `by` is the player named in the event.
#pragma once

#include "engine/events.h"
#include "engine/state.h"

namespace eg {

// n caballeros from the province, which must have so many.
void to_court(State& s, Player player, int n, Events& events);
// n caballeros of a colour that nobody plays from its province, told by this event.
void join_from_province(State& s, Player whose, Place to, int n, const Event& event, Events& events);
// One caballero from the court, which must not be empty.
void from_court(State& s, Player player, Place to, Events& events);
// One caballero from a place to the court.
void recall(State& s, Player player, Place from, Events& events);
// One caballero of `whose` from a place to another; to the same: only the modules know what it changes.
void move(State& s, Player by, Player whose, Place from, Place to, Events& events);
// Up to n caballeros of `whose` from a place or the court to the province.
void send_back(State& s, Player by, Player whose, Place from, int n, Events& events);
void send_back_from_court(State& s, Player by, Player whose, int n, Events& events);
// All caballeros of a player in the Castillo; to == nowhere: to the court.
void leave_castillo(State& s, Player player, Place to, Events& events);

void move_king(State& s, Player by, Place to, Events& events);
void move_grande(State& s, Player player, Place to, Events& events);
void move_scoreboard(State& s, Player by, int scoreboard, Place to, Events& events);   // nowhere: beside the board
void add_points(State& s, Player player, int points);   // without an event

// Keeps a card of a stack for its number of rounds. A deck has no more such cards than kept_count (decks.cpp, misfit).
void keep_action_card(State& s, Player owner, int stack, int index, Events& events);
// Discards the card of event.who that is used at the step `moment`, of several the one that expires first; adds the
// event with the card filled in. Does nothing if there is none.
void use_kept_card(State& s, StepId moment, Event event, Events& events);
// At the end of a round: discards the kept cards whose rounds are over.
void expire_kept_cards(State& s, Events& events);
// Removes a kept card without an event, of several copies the one that expires first; closes the gap, so that equal
// states compare equal. Does nothing if there is none.
void discard_kept_card(State& s, Player owner, int stack, int index);

}
