// Draws the pieces of the table: stacks and pills, figures, shields, the Castillo. Points and sizes are CSS pixels;
// `piece` scales a piece (Board::piece). foot: the middle of a figure's lower edge.
#pragma once

#include <cstdint>

#include "app/ui/draw.h"
#include "engine/places.h"

namespace eg {

void draw_king(ImDrawList& draw, ImVec2 foot, float piece);
void draw_grande(ImDrawList& draw, Player player, ImVec2 foot, float piece, bool crowned = false);
// A shield or mobile scoreboard with its values. ranks: 2 shows a dash for the third value, more the value.
void draw_shield(ImDrawList& draw, ImVec2 centre, float width, const Values& values, bool mobile,
                 int ranks = rank_count);
// A picture with its foot at a point: the SVG's attribute "data-foot", or the middle of its lower edge. At piece 1, 100
// units of the SVG are 49 px. whose: in the colours of this player.
void   draw_figure(ImDrawList& draw, std::string_view picture, ImVec2 foot, float piece, Player whose = nobody);
// Its size at piece 1: twice the width to the left of its foot, and the height above it.
ImVec2 figure_size(std::string_view picture);
// legal: with a glowing ellipse around it; hovered and alpha (0 to 1) are for that.
void draw_castillo(ImDrawList& draw, ImVec2 base, float piece, bool legal, bool hovered, float alpha);
constexpr float tower_rise = 40;   // how high the Castillo is lifted at piece 1, in CSS pixels
// A disc with a plus; loss: with a minus.
void draw_sign(ImDrawList& draw, ImVec2 centre, float radius, bool loss);

// A small label with a player's mark and a number.
struct Pill {
    Player player = nobody;
    int    count = 0;
    bool   points = false;  // the number counts points: "+4"
    bool   leads = false;   // this player has rank 1: a dark edge
    bool   sole = false;    // and nobody ties with him: a gold ring
    bool   beside = false;  // they do not count: a dashed edge
};
// piece: Board::counts; full: Board::full.
ImVec2 pill_size(float piece, bool full);
void   draw_pill(ImDrawList& draw, ImVec2 centre, float piece, bool full, const Pill& pill);

constexpr float cube_size = 16;   // at piece 1
// The middle of cube n (from 0 at the bottom) of a stack above this pill. rise: the distance from cube to cube.
ImVec2 cube_at(ImVec2 pill, float piece, float rise, int n);
// count 0: nothing.
void   draw_stack(ImDrawList& draw, ImVec2 pill, float piece, float rise, Player player, int count);
// An outline around a cube that the player has placed and not confirmed yet.
void   draw_pending(ImDrawList& draw, ImVec2 cube, float piece);
// Pieces that another turn would place or has placed.
void   dashed_cube(ImDrawList& draw, Player player, ImVec2 centre, float piece);
// count 0: the outline alone, around a pill that is there already.
void dashed_pill(ImDrawList& draw, const ImRect& rect, Player player, int count, bool full);
// size: half the width, and the height. nobody: the King.
void dashed_figure(ImDrawList& draw, ImVec2 foot, ImVec2 size, Player player);
// The glow of something that can be chosen. alpha: 0 to 1; small: thinner, for small boards; loss: red.
void draw_glow(ImDrawList& draw, const ImRect& around, float radius, float alpha, bool hovered, bool small = false,
               bool loss = false);
}
