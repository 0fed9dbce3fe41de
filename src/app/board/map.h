// The map: outlines of places, named points (anchors) and labels, read from SVGs of the base game and of modules. All
// coordinates are units of the base game's map. Also the layers drawn over regions (glow, hatching, ...): each is
// painted once per size from every pixel's distance to the border, so that its bands follow the coast.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "app/ui/draw.h"
#include "engine/module.h"

namespace eg::map {

struct Outline {
    ImVector<ImVec2> points;   // a polygon; its last point connects to its first
    ImRect           bounds;   // meaningless if there are no points
};
// Has no points for the Castillo.
const Outline& outline(Place place);

// A part of the map: the base game's, which is the first, and <module>/map.svg. In its SVG, the viewBox is its
// rectangle, a path the outline of the place with its id, a circle without fill a named point, and a text a Label. The
// rectangles "view" and "small.view" of the first sheet must always be visible.
struct Sheet {
    const Module* module;
    std::string   picture, points, outlines;   // names of SVGs; one name three times for a module
    ImRect        rect;
};
std::span<const Sheet> sheets();
// The bounds of the current box's sheets (spoken_of()): of all, and of the part that must be visible on a large or a
// small board.
ImRect extent();
ImRect view(bool full);

// A text on the map that is not the name of a place.
struct Label {
    const Sheet*     sheet;
    std::string_view words;
    ImVec2           at;
    float            size, tracking, turn;   // turn: radians
    // edge: hidden where the map's edges fade; small: shown on small boards only
    bool             italic, sea, edge, small;
};
std::span<const Label> labels();

// How the pieces and the name of a place are arranged, from attributes of its named points: data-columns of
// small.ID.pieces, data-aside and data-aside-low of ID.pieces, data-on="sea" of ID.name.
struct Room {
    int   columns = 2;     // of pills on a small board
    // On a large board, the row of pills moves to the right for each pill beyond three: by `aside` times Board::piece,
    // and if that is below 1, by `aside_low` CSS pixels more. Negative: to the left.
    float aside = 0;
    float aside_low = 0;
    bool  in_sea = false;  // the name is in the sea
};
const Room& room(Place place);

// False for the Castillo, which has no outline.
bool inside(Place place, ImVec2 map);
// The place at a point, a space rather than the region that has it; nowhere: none of them.
Place place_at(ImVec2 map, Places among);

// A named point: "GAL.name", "small.GAL.shield". It is sought on the sheet with `place`, then on the others; null: on
// the first sheet alone. {0, 0}: there is none.
ImVec2 anchor(std::string_view name, const PlaceRow* place = nullptr);
// The size of the letters of a name; 0: there is no such point.
float  anchor_size(std::string_view name, const PlaceRow* place = nullptr);
// On the module's sheet; {0, 0}: there is none.
ImVec2 anchor(std::string_view name, const Module& module);
bool   has_anchor(std::string_view name, const PlaceRow* place = nullptr);

enum class Layer : unsigned char { glow, loss, hover, taboo, veil, ring };

// Draws a layer over a place; nothing if it has no outline. origin, scale: of Board; small: narrower bands, for small
// boards; alpha: 0 to 1. In a late frame (draw::late) a layer that is not painted yet is left out.
void draw_layer(ImDrawList& draw, Layer layer, Place place, ImVec2 origin, float scale, bool small, float alpha = 1);
// Paints one layer ahead of time, if one is missing: a question can show nine at once, too many for one frame.
void prepare_layer(float scale, bool small, Places regions);

}
