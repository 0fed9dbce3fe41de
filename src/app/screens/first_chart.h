// The map behind the first screen, with the game's title.
#pragma once

#include "app/ui/draw.h"

namespace eg {

// Draws both into `room` (CSS pixels). The map fades into the sea on every side that is not an edge of the window; a
// room with no space for it shows the title alone.
void first_chart(ImDrawList& draw, const ImRect& room, ImVec2 window);

}
