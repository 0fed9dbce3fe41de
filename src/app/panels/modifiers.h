// The cards that a player holds beside power cards, each of which changes the value of one.
#pragma once

#include "app/panels/panels.h"
#include "engine/set.h"

namespace eg {

// Those held and those that may be chosen. If a used power card is chosen, only those that may be chosen.
Set<int> modifiers_of(const View& view, Player p);
float    modifiers_height();
// True in very low windows: they are beside the power cards, below the buttons, and show only their value.
bool     modifiers_apart();
void     modifiers(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);
// Draws them beside the hand, if they are apart.
void     modifiers_beside(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);

}
