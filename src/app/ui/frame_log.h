// What a frame has drawn, thing by thing: tests look through it for words that are cut off and
// pieces that hide a name. Nothing is written down unless somebody watches.
#pragma once

#include <string>

#include "app/ui/text_renderer.h"

#include <imgui_internal.h>

namespace eg::draw {

enum class Sort : unsigned char { words, sheet, piece, control };

void watch(bool on);   // from the next frame on
void clear_frame_log();
void cover_controls();   // what follows lies over them, and over all else: a dialog

// A sheet hides what was drawn under it; one that floats may do so in part. An empty name: that of none.
void log_drawn(ImDrawList& draw, Sort sort, const ImRect& rect, std::string_view name, bool floats = false);
// What has been drawn from this vertex on was turned or stretched afterwards.
void log_moved(const ImDrawList& draw, int first_vertex, ImVec2 pivot, ImVec2 right, ImVec2 down);

std::string frame_log();   // as JSON

}
