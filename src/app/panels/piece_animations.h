// Pieces in the air. The table drawn is the true one less what has not arrived; over it each piece
// is drawn where its way has brought it, between the points it rests on.
#pragma once

#include <algorithm>

#include "app/panels/panels.h"
#include "app/board/board.h"

namespace eg {

// ---- ways: t goes from 0 to 1, and so does its share of a part of the way
inline float smooth(float t) { return t * t * (3 - 2 * t); }
inline float part(float t, float from, float to) { return std::clamp((t - from) / (to - from), 0.0f, 1.0f); }
inline ImVec2 between(ImVec2 a, ImVec2 b, float t) { return a + (b - a) * t; }

// Takes what is under way off the table ...
void take_off(State& drawn, const Animations& movement, double now);
// ... and says what the board is not to draw at rest.
void leave_out(BoardView& view, const Animations& movement, double now);

// Draws it; `view` shows the table that take_off left.
void draw_animations(ImDrawList& draw, const Board& board, const View& view);

// ---- card_animations.cpp: cards, between the hands, the seats and the spread
void draw_card_animations(ImDrawList& draw, const Board& board, const View& view);

}
