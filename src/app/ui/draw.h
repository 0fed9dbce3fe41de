// How everything looks: the colours, the five seats, and the few shapes all panels are made of.
// Nothing here knows the game beyond its players and places. All lengths are CSS pixels; what is
// drawn is feathered by one device pixel.
//
// A frame: both backends' NewFrame, begin_frame, ImGui::NewFrame, drawing, ImGui::Render.
#pragma once

#include "app/ui/theme.h"
#include "app/ui/text_renderer.h"   // brings imgui.h, with operators for vectors

#include <imgui_internal.h>

#include <span>
#include <string>
#include <string_view>

namespace eg::draw {

// ---- the frame

struct Pinch {
    int    fingers = 0;       // that are down
    float  spread = 1;        // how much farther apart two are than in the frame before
    ImVec2 middle, moved;     // between them, and by how much
};

struct Surroundings {
    float         density = 1;      // device pixels to a CSS pixel
    float         zoom = 1;         // pixels of the page to a CSS pixel of ours: the size of text, and of all with it
    bool          coarse = false;   // fingers: targets of 44 px
    bool          still = false;    // reduced motion
    unsigned      held = 0;         // milliseconds from the last press to its release
    Pinch         pinch = {};
    bool          whole = false;    // every picture stands in the frame that asks for it, however long that takes
};
void begin_frame(const Surroundings& now);
void end_frame();                   // when it has been handed on
const Surroundings& now();
void drop_textures();               // call in eg_restored, before the old renderer goes

// Another frame is wanted in so many milliseconds. next_frame() is the soonest of them, -1 for none.
void again_in(int milliseconds);
int  next_frame();

bool late();                        // the frame has taken its time: what can be painted in the next one waits for it

bool finger_lifted();               // it points at nothing now; what it pointed at before is still told

float snapped(float css);           // the nearest device pixel
ImVec2 snapped(ImVec2 css);

// ---- shapes

void mark(ImDrawList& draw, Player player, ImVec2 centre, float size, bool outlined = true);   // the shape of a seat
void shape(ImDrawList& draw, Shape what, ImVec2 centre, float size, ImU32 fill, ImU32 line, float line_width);
void badge(ImDrawList& draw, Player player, ImVec2 centre, float radius);
void cube(ImDrawList& draw, Player player, ImVec2 centre, float size);
void cube(ImDrawList& draw, ImU32 left, ImVec2 centre, float size);      // a cube of nobody's colour
void no_cube(ImDrawList& draw, ImVec2 centre, float size);               // a dashed outline: it is spent

void shadow(ImDrawList& draw, const ImRect& rect, float radius,
            int height);   // of what is drawn over it, and hides its middle: 1 panel, 2 tooltip, 3 dialog
void panel(ImDrawList& draw, const ImRect& rect, float radius = 10, int height = 1);
void panel(ImDrawList& draw, const ImRect& rect, float radius, int height, ImU32 fill, ImU32 line);
void rule(ImDrawList& draw, ImVec2 from, float length);
// A rounded rect with a word in it; returns its rect.
ImRect pill(ImDrawList& draw, ImVec2 centre, Type type, std::string_view word, ImU32 fill, ImU32 line, ImU32 ink);
void dashed(ImDrawList& draw, std::span<const ImVec2> points, bool closed, float dash, float gap, ImU32 colour,
            float line_width);
void ring(ImDrawList& draw, const ImRect& rect, float radius, ImU32 colour, float line_width,
          float away);   // outside the rect

// Turns all that was drawn since draw.VtxBuffer.Size was first_vertex.
void turn(ImDrawList& draw, int first_vertex, ImVec2 pivot, float radians);

void stretch(ImDrawList& draw, int first_vertex, ImVec2 pivot, ImVec2 scale);   // ... likewise
void fade(ImDrawList& draw, int first_vertex, float alpha);                       // ... to this share of itself

// Feather by one device pixel; every function above does so by itself.
void fine(ImDrawList& draw);

}
