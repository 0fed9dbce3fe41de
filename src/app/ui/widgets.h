// The few controls there are. Dear ImGui tells them what the pointer and the keys do; how they look
// is their own. Each writes itself into a list of named rectangles, which browser tests click on.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/ui/draw.h"

namespace eg::draw {

// Begins a window of which nothing is drawn but what is drawn into it; ImGui::End() ends it.
void window(const char* name, const ImRect& rect, ImGuiWindowFlags more = 0);

struct Hit {
    std::string id;
    ImRect      rect;   // CSS pixels; its middle surely hits, unless a list has to be rolled there
};
void hit(std::string_view id, const ImRect& rect);
const std::vector<Hit>& hits();   // of this frame
void clear_hits();

// Where a finger moves something of ours by being drawn over it; elsewhere a host page may scroll.
void movable(const ImRect& rect);
bool moves(ImVec2 point);   // in the last frame

// What lies under the pointer, whether it may be pressed or not.
struct Pointed {
    std::string id;
    ImRect      rect;
};
const Pointed& pointed();
void           point(std::string_view id, const ImRect& rect);
bool long_press();                // what is let go now was held so long that it is no click

// What a part of the screen that is no target speaks of, to whoever asks there: "points", "court".
void speak_of(std::string_view thing, const ImRect& rect);
struct Spoken {
    std::string_view thing;
    ImRect           rect;
};
const Spoken* spoken_at(ImVec2 point);   // the last drawn; null: nothing

// A word that names something to be told, be it on a target: "court", as whoever tells it calls it.
void          name(std::string_view what, const ImRect& rect);
const Spoken* named_at(ImVec2 point);    // the nearest: a finger need not hit it; null: nothing

enum class Kind : unsigned char { primary, plain, quiet };

struct Control {
    Kind             kind = Kind::plain;
    std::string_view icon = {};     // a picture below icons/, or empty
    std::string_view picture = {};  // ... or one in its own colours, "MODULE/NAME"
    int              count = 0;     // shown behind the label; 0: not shown
    bool             on = false;    // framed: what it leads to is shown
    bool             enabled = true;
    std::string_view tooltip = {};  // for a disabled control: why
    std::string_view id = {};       // for hits; "button:" and the label without it
    std::string_view name = {};     // where the label does not say it; empty: the label, or else the tooltip
};

// All need a Dear ImGui window that covers their rect. True when pressed.
bool button(std::string_view label, const ImRect& rect, const Control& how = {});
bool icon_button(std::string_view icon, const ImRect& rect, const Control& how = {});
// One of several; true when the choice changed.
bool segments(std::string_view id, std::string_view name, std::span<const std::string> labels, int& selected,
              const ImRect& rect);
// Anything may be made a target of its own look. `hovered` and `focused` tell how to draw it. Of what
// a list cuts off, the part in sight is pressed; the keyboard walks to the whole.
struct Touch {
    bool pressed = false, hovered = false, held = false, focused = false;
};
// What the tree says of it (ui/tree.h).
struct Said {
    std::string_view    name = {}, note = {};   // empty: what is written in it
    std::optional<bool> on = {};                // of a toggle
};
Touch target(std::string_view id, const ImRect& rect, bool enabled = true, const Said& said = {});
// The ground of a button, for what has more on it than a label; returns the colour of its words.
ImU32 ground(ImDrawList& draw, const ImRect& rect, Kind kind, const Touch& touch);
void  focus_ring(ImDrawList& draw, const ImRect& rect, float radius);
void tooltip(const ImRect& of, std::string_view words,
             ImU32 bar = 0);   // near the rect, above everything; bar: its left edge

float button_height();   // 34, for fingers 46
float touch_size();      // 24, for fingers 44
float button_width(std::string_view label, const Control& how = {});
float folded_width(std::string_view label, const Control& how = {});   // ... with its words in two lines

}
