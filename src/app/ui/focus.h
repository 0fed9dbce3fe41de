// The finger of the keyboard: which thing on the screen is ringed. Whatever is drawn as a target says
// so with `target`; keys pressed in a frame walk over the targets of the one before.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/ui/draw.h"
#include "app/ui/navigation.h"

namespace eg::focus {

void begin();                                                     // a frame
void target(std::string_view id, const ImRect& rect, bool enabled);
const std::vector<navigation::Target>& targets();   // of this frame, as far as it is drawn
void clear();                                                     // all so far is covered by what comes now
bool at(std::string_view id);                                     // ringed?
bool pressed(std::string_view id);                                // ... and chosen by a key in this frame
void press(std::string_view id);                                  // as by a key in the next frame, ringed or not
const navigation::Target* now();                        // null: nothing is ringed
void to(std::string_view id);                                     // as soon as it is drawn, if anything is ringed
void to_answer();                                                 // a new question: to something that may be chosen
bool tab(int by);                                                 // false: out of the game; 0: out at once

}
