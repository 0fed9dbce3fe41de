// The sheet on which a player chooses a card for the left-hand neighbour (StepHints::passes_left). It covers the board
// until it is set aside; the table then shows neither the hand nor totals.
#pragma once

#include <string>

#include "app/panels/panels.h"

namespace eg {

bool        pass_asked(const View& view);         // a card to pass on is to be chosen, and not in a lesson
bool        pass_sheet_shown(const View& view);   // ... and nothing else is to be seen
std::string pass_in_words(const View& view, int which);   // "Pass −3 to Tomás"
void        pass_sheet(ImDrawList& draw, const ImRect& room, const View& view, Commands& commands);

}
