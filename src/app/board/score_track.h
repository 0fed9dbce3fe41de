// The parchment round the map with its hundred cells, the markers on it, and the ribbon of rounds.
#pragma once

#include "app/board/board.h"

namespace eg {

ImRect track_cell(const Board& board, int n);   // 0 .. 99
void   draw_frame(ImDrawList& draw, const Board& board);
void draw_markers(ImDrawList& draw, const Board& board, const State& s,
                  const PerPlayer<float>& walked = {});   // of the way to the next cell
void   draw_rounds(ImDrawList& draw, const Board& board, const State& s, float moved = 1);   // in the Bay of Biscay

}
