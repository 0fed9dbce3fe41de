// Pieces in the air. The table drawn is the true one less what has not arrived; over it each piece
// is drawn where its way has brought it, between the points it rests on.
#pragma once

#include "app/stage.h"
#include "app/table.h"

namespace eg {

// Takes what is under way off the table, and says in the view what is not to be drawn at rest.
void take_off(State& drawn, TableView& view, const Stage& stage, double now);

// Draws it; `drawn` is the table that take_off left.
void draw_flights(ImDrawList& draw, const Board& board, const State& drawn, const Stage& stage, double now);

}
