// The pieces of the table, each at a point and a size: stacks and pills, figures, shields, the
// Castillo. `piece` is 1 where a cube is 15 px wide.
#pragma once

#include <cstdint>

#include "app/ui/draw.h"
#include "engine/places.h"

namespace eg {

void draw_king(ImDrawList& draw, ImVec2 foot, float piece);
void draw_grande(ImDrawList& draw, Player player, ImVec2 foot, float piece);
void draw_shield(ImDrawList& draw, ImVec2 centre, float width, const Values& values, bool mobile,
                 int ranks = rank_count);
// A picture on its foot: the point "data-foot" of the SVG, or the middle of its lower edge. 100 units are 49 px.
void   draw_figure(ImDrawList& draw, std::string_view picture, ImVec2 foot, float piece);
ImVec2 figure_size(std::string_view picture);   // at piece 1, from its foot up, and as far to the right as to the left
void draw_castillo(ImDrawList& draw, ImVec2 base, float piece, bool legal, bool hovered, float alpha);
constexpr float tower_rise = 40;   // how high the Castillo is lifted
void draw_sign(ImDrawList& draw, ImVec2 centre, float radius, bool loss);   // a plus, or a minus

struct Pill {
    Player player = nobody;
    int    count = 0;
    bool   points = false;  // what is counted: "+4"
    bool   leads = false;   // an ink edge
    bool   sole = false;    // a gold ring
};
ImVec2 pill_size(float piece, bool full);
void   draw_pill(ImDrawList& draw, ImVec2 centre, float piece, bool full, const Pill& pill);

// A stack over its pill, each cube `rise` above the one below; the middle of its n-th cube, from 0.
constexpr float cube_size = 16;
ImVec2 cube_at(ImVec2 pill, float piece, float rise, int n);
void   draw_stack(ImDrawList& draw, ImVec2 pill, float piece, float rise, Player player, int count);
void   draw_pending(ImDrawList& draw, ImVec2 cube, float piece);         // round its top cube
// What was played where something else is shown.
void   dashed_cube(ImDrawList& draw, Player player, ImVec2 centre, float piece);
void dashed_pill(ImDrawList& draw, const ImRect& rect, Player player, int count, bool full);   // 0: it is there already
void dashed_figure(ImDrawList& draw, ImVec2 foot, ImVec2 size,
                   Player player);   // half its width, and its height; nobody's: the King
void draw_glow(ImDrawList& draw, const ImRect& around, float radius, float alpha, bool hovered, bool small = false,
               bool loss = false);
}
