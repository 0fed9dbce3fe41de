// The frame around the map: the score track with its hundred cells and markers. Also the ribbon of rounds.
#pragma once

#include "app/board/board.h"

namespace eg {

// The rectangle of a cell in CSS pixels; n: 0 to 99.
ImRect track_cell(const Board& board, int n);
void   draw_frame(ImDrawList& draw, const Board& board);
// walked: share of each marker's way to the next cell, 0 to 1.
void draw_markers(ImDrawList& draw, const Board& board, const State& s, const PerPlayer<float>& walked = {});
// The rounds, in the Bay of Biscay. moved: share of the round marker's way from the last round, 0 to 1.
void   draw_rounds(ImDrawList& draw, const Board& board, const State& s, float moved = 1);

}
