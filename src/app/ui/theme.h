// The colours of everything, in three surroundings, and what tells the five seats apart. Numbers
// only, without a window, so that tests may compute whether they can be read and told apart.
#pragma once

#include <cstdint>

#include "engine/state.h"

namespace eg::draw {

using Colour = std::uint32_t;   // as Dear ImGui packs it: alpha, blue, green, red from the top

constexpr Colour rgb(unsigned hex) { return 0xff000000u | (hex & 0xffu) << 16 | (hex & 0xff00u) | hex >> 16; }
Colour fade(Colour colour, float alpha);               // its alpha times this
Colour mix(Colour a, Colour b, float share_of_b);

struct Theme {
    Colour surround, surround2, panel, panel2, line, edge, ink, text, text2, gold, gold_light, gold_deep, primary,
        primary_text, vellum, vellum2, sea, sea2, sea_ink, land, land_ink, wine, glow, glow_high, warn, focus, sea_name,
        land_name, mark_line, gain, on_gain, loss,
        loss_high;   // mark_line: round the marks of the seats beside the map; loss: as glow, where something is lost
    float shadow;
    bool  dark = false;
    bool  contrast = false;   // no shadows, pale tints, no rhumb lines
};
extern const Theme light, dark, contrast, dark_contrast;
const Theme& theme();
void         use(const Theme& theme);   // must outlive its use

Colour tint(Place place);

namespace paper {   // paper is paper in any surroundings
constexpr Colour sheet = rgb(0xFBF5E6), taken = rgb(0xEEE5D0), idle = rgb(0xE6DCC8), edge = rgb(0x4A3626),
                 text = rgb(0x33261A), text_taken = rgb(0x65553F), title_taken = rgb(0x5E4E3C),
                 tab_text = rgb(0xFFF6DC), ink = rgb(0x2A1D12), ink_idle = rgb(0x63583F), pill = rgb(0xFFFDF6),
                 pill_edge = rgb(0x604D34);
}

// ---- seats

enum class Shape : unsigned char { circle, square, diamond, triangle, cross, hexagon };   // the last one is nobody's
struct Seat {
    Colour colour, shade, on, top;   // the wood: left face, right face, what stands on it, top face
    Shape shape;
    char  letter[2];
};
const Seat& seat(Player player);

}
