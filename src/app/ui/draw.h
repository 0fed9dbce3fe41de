// The frame, and the shapes that panels are made of. The only parts of the game that it knows are players and places.
// Lengths are CSS pixels, unless they say otherwise; edges are anti-aliased over one device pixel.
//
// A frame: the backend's NewFrame, begin_frame, ImGui::NewFrame, drawing, ImGui::Render, end_frame.
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
    int    fingers = 0;       // number of fingers that are down
    float  spread = 1;        // distance of two fingers, relative to the frame before
    ImVec2 middle, moved;     // the point between them, and its movement
};

struct Surroundings {
    float         density = 1;      // device pixels to a CSS pixel
    float         zoom = 1;         // CSS pixels of the page to one of ours: everything is so much larger
    float         text = 1;         // how much larger the text is set to be
    float         text_zoom = 1;    // the part of the zoom that is for it: less where a window is small
    bool          coarse = false;   // for fingers: targets of at least 44 pixels
    bool          still = false;    // reduced motion
    unsigned      held = 0;         // milliseconds from the last press to its release
    Pinch         pinch = {};
    bool          whole = false;    // paints every picture in the frame that needs it, however long that takes
};
void begin_frame(const Surroundings& now);
void end_frame();                   // after the renderer has drawn it
const Surroundings& now();
void drop_textures();               // before the renderer is destroyed

// Asks for another frame in so many milliseconds. next_frame(): the earliest that was asked for; -1: none.
void request_frame(int milliseconds);
int  next_frame();

bool late();                        // painting has taken long in this frame: more should wait for the next one

bool finger_lifted();               // the pointer was a finger, which is lifted now

float snapped(float css);           // to the nearest device pixel
ImVec2 snapped(ImVec2 css);

// ---- shapes

void mark(ImDrawList& draw, Player player, ImVec2 centre, float size, bool outlined = true);   // the shape of a seat
void shape(ImDrawList& draw, Shape what, ImVec2 centre, float size, ImU32 fill, ImU32 line, float line_width);
void badge(ImDrawList& draw, Player player, ImVec2 centre, float radius);
void cube(ImDrawList& draw, Player player, ImVec2 centre, float size);
void cube(ImDrawList& draw, ImU32 left, ImVec2 centre, float size);      // left: the colour of its left face
void no_cube(ImDrawList& draw, ImVec2 centre, float size);               // a dashed outline: a spent caballero

// The shadow of an opaque rect that is drawn next. height: 1 panel, 2 tooltip, 3 dialog.
void shadow(ImDrawList& draw, const ImRect& rect, float radius, int height);
void panel(ImDrawList& draw, const ImRect& rect, float radius = 10, int height = 1);
void panel(ImDrawList& draw, const ImRect& rect, float radius, int height, ImU32 fill, ImU32 line);
void rule(ImDrawList& draw, ImVec2 from, float length);
// A rounded rect with a word in it; returns its rect.
ImRect pill(ImDrawList& draw, ImVec2 centre, Type type, std::string_view word, ImU32 fill, ImU32 line, ImU32 ink);
// A round with a number; lit: gold.
void number(ImDrawList& draw, ImVec2 centre, float radius, int n, bool lit = true);
void dashed(ImDrawList& draw, std::span<const ImVec2> points, bool closed, float dash, float gap, ImU32 colour,
            float line_width);
// A frame `away` outside the rect.
void ring(ImDrawList& draw, const ImRect& rect, float radius, ImU32 colour, float line_width, float away);

// These change all that was drawn since draw.VtxBuffer.Size was first_vertex.
void turn(ImDrawList& draw, int first_vertex, ImVec2 pivot, float radians);
void stretch(ImDrawList& draw, int first_vertex, ImVec2 pivot, ImVec2 scale);
void fade(ImDrawList& draw, int first_vertex, float alpha);   // alpha: factor of the opacity

// Sets the anti-aliasing to one device pixel, for Dear ImGui's own functions; the functions above do so themselves.
void fine(ImDrawList& draw);

}
