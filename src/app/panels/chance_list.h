// What a player sees who watches bots: their reasons and chances, and the paces beside the buttons.
#pragma once

#include <string_view>

#include "app/panels/panels.h"

namespace eg {

class Description;

// The room above and below a bot's reason in the prompt, for the box around it; 0: it has none.
float reason_room(const View& view, std::string_view hint);
float reason_box(ImDrawList& draw, const ImRect& text, float room);   // returns the room; draws nothing if it is 0

// Each player's chance of winning, the best first; draws nothing before they are known.
void chance_list(ImDrawList& draw, ImRect rect, const View& view);
// Whether the paces are beside the buttons: in games of bots alone, at the present, where there is room. Else the
// playback bar has a button.
bool pace_beside(const View& view);
// Calm, normal and fast. Adds the new preferences.
void pace_choice(const ImRect& rect, const View& view, Commands& commands);
void describe_pace(const View& view, Description& to);

}
