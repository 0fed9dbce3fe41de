// The outlines of the places and the named points on it, in units of the base's map: the base's own, and those that a
// module brings on a sheet of its own, on the base's map or beside it. And what is laid over a region: gold, hatching,
// veil. Such a layer is painted once per size from each pixel's distance to the border, so its bands follow the coast
// exactly.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "app/ui/draw.h"
#include "engine/module.h"

namespace eg::map {

struct Outline {
    ImVector<ImVec2> points;   // closed
    ImRect           bounds;
};
const Outline& outline(Place place);   // empty for the Castillo

// A part of the map: the base's, which is the first, and <module>/map.svg. Its viewBox says where it lies, in units
// of the first; a path is the outline of the place that it names, a circle without fill is a named point, a text is
// written on it (Label), and the rectangles "view" and "small.view" are what must be seen of the first.
struct Sheet {
    const Module* module;
    std::string   picture, points, outlines;   // SVGs
    ImRect        rect;
};
std::span<const Sheet> sheets();
// Of the sheets of the box spoken of: all of them, and what must be seen on a large board or a small one.
ImRect extent();
ImRect view(bool full);

// A name on the map that is no place's.
struct Label {
    const Sheet*     sheet;
    std::string_view words;
    ImVec2           at;
    float            size, tracking, turn;   // turn: radians
    bool             italic, sea, edge, small;   // edge: not where the edges fade; small: on small boards instead
};
std::span<const Label> labels();

// How the pieces of a place and its name are laid there: data of its named points, data-columns of small.ID.pieces,
// data-aside and data-aside-low of ID.pieces, and data-on="sea" of ID.name.
struct Room {
    int   columns = 2;     // of pills on a small board
    float aside = 0;       // their middle moves so far for each pill beyond three on a large board, in pieces ...
    float aside_low = 0;   // ... and on a low one besides, in pixels
    bool  in_sea = false;  // the name stands in the sea
};
const Room& room(Place place);

bool inside(Place place, ImVec2 map);
Place place_at(ImVec2 map, Places among);   // nowhere in the sea; of a place and a space on it the space

// A named point: "GAL.name", "small.GAL.shield", on the map that `place` is drawn on. {0, 0} if there is none.
ImVec2 anchor(std::string_view name, const PlaceRow* place = nullptr);
float  anchor_size(std::string_view name, const PlaceRow* place = nullptr);   // for names: the size of the letters
ImVec2 anchor(std::string_view name, const Module& module);   // on the module's sheet
bool   has_anchor(std::string_view name, const PlaceRow* place = nullptr);

enum class Layer : unsigned char { glow, loss, hover, taboo, veil, ring };

// Draws a layer over a region of the map whose {0, 0} stands at origin.
void draw_layer(ImDrawList& draw, Layer layer, Place place, ImVec2 origin, float scale, bool small, float alpha = 1);
// Paints one layer that will be wanted and is not there yet: a question shows up to nine at once.
void prepare_layer(float scale, bool small, Places regions);

}
