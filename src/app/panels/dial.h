// The secret disc that the player sets: a dial with a hand, in place of the action cards. None can be taken meanwhile.
#pragma once

#include "app/panels/panels.h"

namespace eg {

bool dial_asked(const View& view);                // the player is to set the disc
bool dial_turned_first(const View& view);         // by finger or mouse: it is turned, and set by a button
bool dial_fits(const View& view, ImVec2 size);    // in a panel of this size
void dial(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands);

}
