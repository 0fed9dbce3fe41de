// A list of what a frame has drawn. Tests search it for words that are cut off and pieces that hide a name. It is empty
// unless watch(true) was called.
#pragma once

#include <string>

#include "app/ui/text_renderer.h"

#include <imgui_internal.h>

namespace eg::draw {

enum class Sort : unsigned char { words, sheet, piece, control };

void watch(bool on);   // from the next frame on
void clear_frame_log();
void cover_controls();   // a dialog follows, which covers everything

// A sheet hides what was drawn under it; a floating one is allowed to hide a part. An empty name: none.
void log_drawn(ImDrawList& draw, Sort sort, const ImRect& rect, std::string_view name, bool floats = false);
// All that was drawn from this vertex on has been turned or stretched.
void log_moved(const ImDrawList& draw, int first_vertex, ImVec2 pivot, ImVec2 right, ImVec2 down);

std::string frame_log();   // as JSON

}
