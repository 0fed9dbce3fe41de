// The only functions that move pieces. Each keeps the number of every colour's caballeros, reports an event, and tells
// the modules (MovementHooks).
#pragma once

#include "engine/events.h"
#include "engine/state.h"

namespace eg {

void to_court(State& s, Player player, int n, Events& events);                          // from the province
void from_court(State& s, Player player, Place to, Events& events);
void recall(State& s, Player player, Place from, Events& events);                       // from a region to the court
void move(State& s, Player mover, Player whose, Place from, Place to, Events& events);
void send_back(State& s, Player by, Player whose, Place from, int n, Events& events);   // from a region to the province
void send_back_from_court(State& s, Player by, Player whose, int n, Events& events);    // as many as there are
void leave_castillo(State& s, Player player, Place to, Events& events);   // all of one player; nowhere: to the court

void move_king(State& s, Player by, Place to, Events& events);
void move_grande(State& s, Player player, Place to, Events& events);
void lay_scoreboard(State& s, Player by, int scoreboard, Place to, Events& events);
void add_points(State& s, Player player, int points);

// Keeps a card for as many rounds as it says. A deck has no more such cards than there is room for (decks.cpp, misfit).
void keep(State& s, Player owner, int stack, int index, Events& events);
void spend_kept(State& s, StepId moment, Event told,
                Events& events);   // of several, the one that expires first; told: by whom, and what for
void expire_kept(State& s, Events& events);                             // at the end of a round
// Removes it; of several alike, the one that expires first. The others move up, so that equal tables are equal.
void discard_kept(State& s, Player owner, int stack, int index);

}
