// Taking back answers: as long as they are a player's own and showed nobody anything new.
#pragma once

#include <cstddef>

#include "engine/state.h"
#include "engine/step.h"

namespace eg {

class Session;

// Whether answer n may be taken back, with all later ones.
bool may_undo_to(const Session& session, std::size_t n);
bool can_undo(const Session& session);   // the last one
// Whether the last answer passed the turn on (a power card, or the end of a turn) and may still be taken back.
bool passing(const Session& session);
std::size_t undo_depth(const Session& session);   // how many answers the barrier allows to take back

void undo(Session& session);         // the last answer; does nothing if it may not be taken back
void reset_turn(Session& session);   // to where the turn began, or to the barrier

// The places where something placed in this turn may be taken back by itself.
Places removable_places(const Session& session);
// Takes back this answer alone: a caballero placed there, or a card of a set that is being chosen. Later answers stay.
void undo_one(Session& session, Choice choice);

}
