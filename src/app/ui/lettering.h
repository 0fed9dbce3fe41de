// Letters. Every glyph is drawn once at the size it is shown at, in device pixels, the first time
// somebody asks for it, into one texture which Dear ImGui shares for its shapes: text is sharp at
// any ratio and any text scale, and nothing has to be known beforehand. Lengths are CSS pixels.
#pragma once

#ifndef IMGUI_DEFINE_MATH_OPERATORS
#define IMGUI_DEFINE_MATH_OPERATORS
#endif
#include <imgui.h>

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace eg::look {

// text: Lato, for everything that is read or counted. serif: EB Garamond, for names and numerals.
enum class Face : unsigned char { text, bold, black, serif, serif_bold, serif_italic };
constexpr int face_count = 6;

struct Type {
    Face  face;
    float size;
};

// The named sizes at the text scale of this frame. On the map and on cards sizes follow the
// picture instead, and are written where they are drawn: {Face::text, 11.2f * scale}.
struct Types {
    Type hero{Face::serif_bold, 82}, curtain_name{Face::serif_bold, 46}, screen_title{Face::serif_bold, 31};
    Type wordmark{Face::serif_bold, 25}, title{Face::serif_bold, 20}, score{Face::serif_bold, 23};
    Type chronicle{Face::text, 13.5f}, chronicle_name{Face::bold, 13.5f};
    Type name{Face::bold, 15}, name_plain{Face::text, 15};
    Type body{Face::text, 13.5f}, body_bold{Face::bold, 13.5f};
    Type label{Face::text, 12.5f}, label_bold{Face::bold, 12.5f};
    Type small{Face::text, 11.5f}, small_bold{Face::bold, 11.5f}, small_italic{Face::serif_italic, 13};
    Type button{Face::bold, 13.5f};   // 15 where fingers press
};
const Types& type();

// What a point of `at` is: the x of the left end, the middle or the right end of the text; the y
// of its baseline, of the middle of its capitals, or of the top of its line.
enum class Anchor : unsigned char {
    left, centre, right,
    left_middle, centre_middle, right_middle,
    left_top, centre_top, right_top,
};

// Draws one line and returns its width.
float text(ImDrawList& draw, ImVec2 at, Anchor anchor, Type type, ImU32 colour, std::string_view line);

float width(Type type, std::string_view line);
float line_height(Type type);   // from baseline to baseline, unless you choose your own
float cap_height(Type type);

// The type in which the line is no wider than the room, if need be smaller, down to that share of it.
Type fitted(Type type, std::string_view line, float room, float least = 0.75f);
// The line, cut with an ellipsis where it would be wider.
std::string shortened(Type type, std::string_view line, float room);

// Several lines from `top` down, broken at spaces and '\n'. The x of `top` is the left end, the
// middle or the right end by `anchor` (left, centre or right). At most `lines`, the last then with an ellipsis.
// Returns the height; a null list only measures.
struct Lain {   // what stands on one line of a part of the text
    std::size_t part;   // which of `dotted`
    ImVec2      min, max;
};
struct Wrap {
    float  room;
    Anchor anchor = Anchor::left;
    int    lines = 0;       // 0: as many as it takes
    float  leading = 0;     // 0: line_height
    std::span<const std::pair<std::size_t, std::size_t>> marked = {};   // from which byte to which, on this colour
    ImU32  mark = 0;
    std::span<const std::pair<std::size_t, std::size_t>> dotted = {};   // ... underlined with dots
    std::vector<Lain>* lain = nullptr;                                   // ... and where they stand, if it is drawn
};
float wrapped(ImDrawList* draw, ImVec2 top, const Wrap& wrap, Type type, ImU32 colour, std::string_view words);

// A name on the map: tracked glyph by glyph, on a soft edge of colour `halo` (0: none).
struct Lettering {
    float tracking = 0;   // share of the size
    ImU32 halo = 0;
    float halo_width = 1.7f;
};
float lettered(ImDrawList& draw, ImVec2 at, Anchor anchor, Type type, ImU32 colour, const Lettering& how, std::string_view line);

std::string capitals(std::string_view text);   // á to Á as well

// ---- once a frame, from look.cpp and main.cpp

void begin_letters(float density, bool coarse);
void lay_letters();    // those that are new, into the texture
void drop_letters();   // the renderer is gone

}
