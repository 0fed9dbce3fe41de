// Examples of a chapter of the rulebook: small pictures of what may move where, and what pays.
#pragma once

#include "app/rulebook/rulebook.h"
#include "app/ui/draw.h"
#include "engine/state.h"

namespace eg {

// Draws the chapter's examples in rows and returns their height; a null list only measures. table: of the chapter.
float examples(ImDrawList* draw, ImVec2 corner, float width, const Chapter& chapter, const State& table);

}
