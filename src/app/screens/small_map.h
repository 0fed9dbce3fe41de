// The map without a table around it: for the result, and for the picture of a kept game.
#pragma once

#include "app/ui/draw.h"
#include "engine/state.h"

namespace eg {

// The pictures of the current box (spoken_of()). origin: of the map's {0, 0}; scale: CSS pixels to one of its units.
void draw_map(ImDrawList& draw, ImVec2 origin, float scale);

// A game in a small rect: the map of its box, the shape of whoever leads alone in each region, and the King.
void draw_standing(ImDrawList& draw, const ImRect& rect, const State& table);

}
