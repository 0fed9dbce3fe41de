// What a player who watches a game of bots sees beside the cards and the buttons.
#pragma once

#include "app/panels/panels.h"

namespace eg {

class Description;

// Each player's chance of winning, the best first; draws nothing before they are known.
void chance_list(ImDrawList& draw, ImRect rect, const View& view);
// Whether the paces are beside the buttons: in games of bots alone, at the present, where there is room. Else the
// playback bar has a button.
bool pace_beside(const View& view);
// Calm, normal and fast. Adds the new preferences.
void pace_choice(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);
void describe_pace(const View& view, Description& to);

}
