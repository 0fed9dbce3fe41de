// The part of the new game that says what is in the box: tiles for the editions, the modules and cards to add.
#pragma once

#include "app/commands.h"
#include "app/game/session.h"
#include "app/ui/draw.h"
#include "language/say.h"

namespace eg {

constexpr float tiles_head = 26;   // the height of a heading over tiles or rows, in CSS pixels

// Editions and modules; the button of the cards, cards to add and parts to leave out; or both.
enum class BoxPart : unsigned char { tiles, extras, all };
float box_height(const Plan& plan, float width, BoxPart part);
// Draws them, cuts them off `rest`, and changes the plan as they are pressed.
void box_tiles(ImDrawList& draw, ImRect& rest, Plan& plan, BoxPart part, Commands& commands);

// What the chosen modules change, or what the edition is like: a sentence each.
Message what_it_adds(const Plan& plan);
// A short one for a button: "Start: 2023, 2 modules, 4 players".
Message start_in_words(const Plan& plan);

}
