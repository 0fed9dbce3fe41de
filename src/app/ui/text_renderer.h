// Measures, lays out and draws text. fonts.h has the glyphs, glyph_atlas.h the texture with those that were drawn.
// Lengths are in CSS pixels.
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

namespace eg::draw {

// text: Lato, for everything that is read or counted. serif: EB Garamond, for names and numerals.
enum class Face : unsigned char { text, bold, black, serif, serif_bold, serif_italic };
constexpr int face_count = 6;

struct Type {
    Face  face;
    float size;
};

// The named sizes. On the map and on cards, sizes follow the picture instead, and are written where they are drawn:
// {Face::text, 11.2f * scale}.
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

// Where `at` is in the text: its left end, middle or right end, and its baseline, the middle of its capitals, or the
// top of its line.
enum class Anchor : unsigned char {
    left, centre, right,
    left_middle, centre_middle, right_middle,
    left_top, centre_top, right_top,
};

// Draws one line and returns its width.
float text(ImDrawList& draw, ImVec2 at, Anchor anchor, Type type, ImU32 colour, std::string_view line);

float width(Type type, std::string_view line);
float line_height(Type type);   // from baseline to baseline, unless you choose your own
float cap_height(Type type);    // of capital letters

// The type, made smaller if the line would be wider than the room, but not below this share of its size.
Type fitted(Type type, std::string_view line, float room, float least = 0.75f);
// The line, ended early with an ellipsis if it would be wider than the room.
std::string shortened(Type type, std::string_view line, float room);

struct DottedBox {   // the box of a dotted part, or of its part on one line
    std::size_t part;   // index in `dotted`
    ImVec2      min, max;
};
struct Wrap {
    float  room;
    Anchor anchor = Anchor::left;
    int    lines = 0;       // at most so many, the last one with an ellipsis; 0: any number
    float  leading = 0;     // from baseline to baseline; 0: line_height
    std::span<const std::pair<std::size_t, std::size_t>> marked = {};   // byte ranges with a background
    ImU32  mark = 0;                                                    // its colour
    std::span<const std::pair<std::size_t, std::size_t>> dotted = {};   // byte ranges with a dotted underline
    // Gets the boxes of `dotted`, if the text is drawn; null: they are not wanted.
    std::vector<DottedBox>* dotted_boxes = nullptr;
};
// Draws lines from `top` down, broken at spaces and '\n', and returns their height. A null list only measures. The x of
// `top` is the left end, the middle or the right end of each line by `anchor` (left, centre or right).
float wrapped(ImDrawList* draw, ImVec2 top, const Wrap& wrap, Type type, ImU32 colour, std::string_view words);

// The style of names on the map.
struct HaloStyle {
    float tracking = 0;   // added between letters, as a share of the size
    ImU32 halo = 0;       // the colour of a soft edge; 0: none
    float halo_width = 1.7f;
};
// Draws one line in this style and returns its width.
float halo_text(ImDrawList& draw, ImVec2 at, Anchor anchor, Type type, ImU32 colour, const HaloStyle& how,
               std::string_view line);

std::string capitals(std::string_view text);   // in upper case: á becomes Á

void begin_text(float density, bool coarse);   // once a frame, by draw::begin_frame

}
