// The picture beside a rule: a piece of the game.
#pragma once

#include <string_view>

#include "app/ui/draw.h"
#include "engine/rules.h"

namespace eg {

constexpr float picture_room = 64;   // CSS pixels that the text keeps free for it at the left

// Draws the piece `name` (Rule::picture), else the picture with that name (ui/textures.h), in a frame of 52 by 52.
void rule_picture(ImDrawList& draw, std::string_view name, ImVec2 corner, const Rules& rules);

}
