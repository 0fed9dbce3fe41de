// The controls. Dear ImGui handles the pointer; the look is ours. Each control adds itself to a list of named
// rectangles, which browser tests click on.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/ui/draw.h"

namespace eg::draw {

// Begins a window of Dear ImGui without decoration; ImGui::End() ends it.
void window(const char* name, const ImRect& rect, ImGuiWindowFlags more = 0);

struct Hit {
    std::string id;
    ImRect      rect;   // CSS pixels; a click on its middle hits it, unless a list has to be scrolled first
};
void hit(std::string_view id, const ImRect& rect);
const std::vector<Hit>& hits();   // of this frame
void clear_hits();

// Areas in which dragging a finger moves something; elsewhere it may scroll the page around ours.
void movable(const ImRect& rect);
bool moves(ImVec2 point);   // whether the point was in one in the last frame

// The target at the pointer, enabled or not.
struct Pointed {
    std::string id;
    ImRect      rect;
};
const Pointed& pointed();
void           point(std::string_view id, const ImRect& rect);
bool long_press();                // the press that ends now took too long for a click

// The subject of a part of the screen that is no target: "points", "court" (rulebook.h).
void speak_of(std::string_view thing, const ImRect& rect);
struct Spoken {
    std::string_view thing;
    ImRect           rect;
};
const Spoken* spoken_at(ImVec2 point);   // the last drawn; null: nothing

// A term in a text, on a target or not, with the id of its rule.
void          name(std::string_view what, const ImRect& rect);
const Spoken* named_at(ImVec2 point);    // the nearest, within reach of a finger; null: none

enum class Kind : unsigned char { primary, plain, quiet };

struct Control {
    Kind             kind = Kind::plain;
    std::string_view icon = {};     // a picture below icons/, or empty
    std::string_view picture = {};  // ... or one in its own colours, "MODULE/NAME"
    int              count = 0;     // shown behind the label; 0: not shown
    bool             on = false;    // framed: what it leads to is shown
    bool             enabled = true;
    std::string_view tooltip = {};  // of a disabled control: the reason; empty: none
    std::string_view id = {};       // empty: "button:" and the label
    std::string_view name = {};     // for screen readers; empty: the label, or else the tooltip
};

// They need a Dear ImGui window that covers their rect. True: pressed in this frame.
bool button(std::string_view label, const ImRect& rect, const Control& how = {});
bool icon_button(std::string_view icon, const ImRect& rect, const Control& how = {});
// Chooses one of several. True: `selected` has changed.
bool segments(std::string_view id, std::string_view name, std::span<const std::string> labels, int& selected,
              const ImRect& rect);
// A target without a look: the caller draws it. In a list that cuts it off, the visible part can be pressed; the
// keyboard reaches all of it.
struct Touch {
    bool pressed = false, hovered = false, held = false, focused = false;
};
// What the tree says about it (ui/tree.h).
struct Said {
    std::string_view    name = {}, note = {};   // empty name: the texts within it
    std::optional<bool> on = {};                // of a toggle; nothing: it is a button
};
Touch target(std::string_view id, const ImRect& rect, bool enabled = true, const Said& said = {});
// Draws the background of a button and returns the colour for its text.
ImU32 ground(ImDrawList& draw, const ImRect& rect, Kind kind, const Touch& touch);
void  focus_ring(ImDrawList& draw, const ImRect& rect, float radius);
// Draws a tooltip near the rect, above everything. bar: the colour of a bar at its left edge; 0: none.
void tooltip(const ImRect& of, std::string_view words, ImU32 bar = 0);

float button_height();   // 34; for fingers 46
float touch_size();      // the least side of a target: 24; for fingers 44
ImRect grown(ImRect rect);   // at least touch_size() wide and high
float button_width(std::string_view label, const Control& how = {});
float folded_width(std::string_view label, const Control& how = {});   // with the label in two lines

}
