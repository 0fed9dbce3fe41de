// The colours of all themes, and the signs of the five seats. It has no window, so that tests can compute whether text
// is readable and seats can be distinguished.
#pragma once

#include <cstdint>

#include "engine/state.h"

namespace eg::draw {

using Colour = std::uint32_t;   // as in Dear ImGui: alpha, blue, green, red from the highest byte

constexpr Colour rgb(unsigned hex) { return 0xff000000u | (hex & 0xffu) << 16 | (hex & 0xff00u) | hex >> 16; }
Colour fade(Colour colour, float alpha);               // with its opacity times alpha
Colour mix(Colour a, Colour b, float share_of_b);

struct Theme {
    Colour surround, surround2, panel, panel2, line, edge, ink, text, text2, gold, gold_light, gold_deep, primary,
        primary_text, vellum, vellum2, sea, sea2, sea_ink, land, land_ink, wine, glow, glow_high, warn, focus, sea_name,
        land_name, mark_line, gain, on_gain, loss, loss_high;
    // mark_line: around the marks of seats beside the map. loss, loss_high: instead of glow where something is lost.
    float shadow;
    bool  dark = false;
    bool  contrast = false;   // no shadows, pale tints, no rhumb lines
};
extern const Theme light, dark, contrast, dark_contrast;
const Theme& theme();
void         use(const Theme& theme);   // keeps a pointer to it

Colour tint(Place place);

namespace paper {   // the same in all themes
constexpr Colour sheet = rgb(0xFBF5E6), taken = rgb(0xEEE5D0), idle = rgb(0xE6DCC8), edge = rgb(0x4A3626),
                 text = rgb(0x33261A), text_taken = rgb(0x65553F), title_taken = rgb(0x5E4E3C),
                 tab_text = rgb(0xFFF6DC), ink = rgb(0x2A1D12), ink_idle = rgb(0x63583F), pill = rgb(0xFFFDF6),
                 pill_edge = rgb(0x604D34), gold = rgb(0xE2B64C);
}

// ---- seats

// hexagon: a colour without a player.
enum class Shape : unsigned char { circle, square, diamond, triangle, cross, hexagon, hourglass };
struct Seat {
    Colour colour, shade, on, top;   // of a cube: left face, right face, text on it, top face
    Shape shape;
    char  letter[2];
};
const Seat& seat(Player player);

// A part of a bar of points: of 0 the seat's own colour, of 1 and 2 paler ones. text: of a number on it.
struct BarColour {
    Colour fill, text;
};
BarColour bar_colour(Player player, int paleness);
Colour    winner_row();   // behind the winner's text

}
