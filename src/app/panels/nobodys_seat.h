// A colour without a player among the seats: hatched or dashed, without court and points, and not a target.
#pragma once

#include "app/panels/panels.h"

namespace eg {

// left: of its power card. right: where its texts end.
void nobodys_row(ImDrawList& draw, const ImRect& line, const View& view, Player p, float left, float right);
// The same for the strip. radius: of its badge. tiny: without its name.
void nobodys_cell(ImDrawList& draw, const ImRect& place, const View& view, Player p, float radius, bool tiny);

}
