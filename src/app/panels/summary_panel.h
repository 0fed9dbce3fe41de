// The table of a general scoring: a row for each place, a column for each player, and the points before and after. In
// large windows it grows while the places are scored; in small ones it is shown when all are.
#pragma once

#include "app/panels/panels.h"

namespace eg {

bool  summary_shown(const View& view);
std::string summary_title(const View& view);      // "Second general scoring"
std::string summary_sentence(const View& view);   // who gains most, and who leads
// Returns the place whose row is under the pointer; nowhere: none.
Place summary_panel(ImDrawList& draw, const ImRect& rect, const View& view);

}
