// Draws moving pieces and cards. The board shows the table without the pieces that have not arrived yet; each of those
// is drawn over it, on its way.
#pragma once

#include <algorithm>

#include "app/panels/panels.h"
#include "app/board/board.h"

namespace eg {

// ---- progress along a way, 0 .. 1. part: the progress from `from` to `to`, two values of t
inline float smooth(float t) { return t * t * (3 - 2 * t); }
inline float part(float t, float from, float to) { return std::clamp((t - from) / (to - from), 0.0f, 1.0f); }
inline ImVec2 between(ImVec2 a, ImVec2 b, float t) { return a + (b - a) * t; }

// Removes the moving pieces from the table.
void take_off(State& drawn, const Animations& movement, double now);
// Tells the board which pieces not to draw in their places.
void leave_out(BoardView& view, const Animations& movement, double now);

// Draws the moving pieces. view.table: without them, see take_off.
void draw_animations(ImDrawList& draw, const Board& board, const View& view);

// ---- card_animations.cpp: cards that move between hands, seats and the action cards
void draw_card_animations(ImDrawList& draw, const Board& board, const View& view);

}
