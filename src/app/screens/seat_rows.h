// The rows of the new game in which the seats are filled: name, person or bot, and which bot.
#pragma once

#include "app/commands.h"
#include "app/game/session.h"
#include "app/ui/draw.h"

namespace eg {

constexpr float tight_row = 400;   // CSS pixels; a narrower seat takes two lines: its name, and who plays it

// The heights of the rows, in CSS pixels: a seat, "Add a player", an option, and the gap below one.
struct RowSizes {
    float seat, add, high, gap;
};
RowSizes row_sizes(float roomy, bool tight);   // roomy: from 0, tight, to 1; tight: seats take two lines

float seats_height(const Plan& plan, const RowSizes& rows);
// Draws the seats and "Add a player", and changes the plan as they are pressed.
void seat_rows(ImDrawList& draw, ImRect rest, Plan& plan, Commands& commands, bool narrow, const RowSizes& rows);

}
