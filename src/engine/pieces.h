// The only functions that move a piece. Each keeps the count of every colour and reports what
// it did, so nothing is ever lost and every move has its event.
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
void leave_castillo(State& s, Player player, Place to, Events& events);                 // all of his; nowhere: to the court

void move_king(State& s, Player by, Place to, Events& events);
void move_grande(State& s, Player player, Place to, Events& events);
void lay_scoreboard(State& s, Player by, int scoreboard, Place to, Events& events);
void add_points(State& s, Player player, int points);

// A card is kept for as many rounds as it says; where there is no room for it, nothing happens.
void keep(State& s, Player owner, int stack, int index, Events& events);
void spend_kept(State& s, StepId moment, Event told, Events& events);   // of two the older; told: by whom and what for
void expire_kept(State& s, Events& events);                             // as a round ends
// It goes off the table; of several alike the oldest. Those after it move up, so that equal tables are equal.
void discard_kept(State& s, Player owner, int stack, int index);

}
