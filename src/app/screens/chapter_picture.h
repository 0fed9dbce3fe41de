// The picture of a chapter of the rulebook: a part of the map with pieces on it, or cards, and what it shows in words.
#pragma once

#include "app/rulebook/rulebook.h"
#include "app/ui/draw.h"

namespace eg {

// Draws it into this width, below the point. Returns its height, 0 without a picture; a null list only measures.
float chapter_picture(ImDrawList* draw, ImVec2 corner, float width, const Chapter& chapter);
// Its examples, likewise.
float chapter_examples(ImDrawList* draw, ImVec2 corner, float width, const Chapter& chapter);

}
