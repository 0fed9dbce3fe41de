// The keyboard's focus: one target on the screen, which has a ring. Targets add themselves with target() when they are
// drawn; keys move among the targets of the frame before.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/ui/draw.h"
#include "app/ui/navigation.h"

namespace eg::focus {

void begin();                       // a frame
void target(std::string_view id, const ImRect& rect, bool enabled);
const std::vector<navigation::Target>& targets();   // of this frame, so far
void clear();                       // forgets the targets so far: a dialog covers them
bool at(std::string_view id);       // has the focus
bool pressed(std::string_view id);  // has the focus, and Enter was pressed in this frame
void press(std::string_view id);    // presses it in the next frame, with the focus or without
const navigation::Target* now();    // null: nothing has the focus
void to(std::string_view id);       // moves there as soon as it is drawn, if anything has the focus
void to_answer();                   // moves to an answer as soon as one is drawn, if anything has the focus
bool tab(int by);                   // 1: next group, -1: previous one, 0: removes the focus. False: left the canvas.

}
