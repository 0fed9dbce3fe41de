// The outlines of the places and the named points on it, in units of the map (1000 by 812):
// the base's own, and those that a module brings on a sheet that is laid on the sea. And what is laid
// over a region: gold, hatching, veil. Such a layer is painted once per size from each pixel's distance
// to the border, so its bands follow the coast exactly.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "app/ui/look.h"
#include "engine/module.h"

namespace eg::map {

constexpr ImVec2 map_size{1000, 812};

struct Outline {
    ImVector<ImVec2> points;   // closed
    ImRect           bounds;
};
const Outline& outline(Place place);   // empty for the Castillo
// What a module draws on the map, <module>/map.svg: its viewBox is where it lies, a path is the
// outline of the place that it names, a circle without fill is an anchor.
struct Sheet {
    const Module* module;
    std::string   picture;
    ImRect        rect;
};
std::span<const Sheet> sheets();
bool inside(Place place, ImVec2 map);
Place place_at(ImVec2 map, Places among);   // nowhere in the sea; of a place and a space on it the space

// A named point: "GAL.name", "small.GAL.shield", on the map that `place` is drawn on. {0, 0} if there is none.
ImVec2 anchor(std::string_view name, const PlaceRow* place = nullptr);
float  anchor_size(std::string_view name, const PlaceRow* place = nullptr);   // for names: the size of the letters
bool   has_anchor(std::string_view name, const PlaceRow* place = nullptr);

enum class Layer : unsigned char { glow, loss, hover, taboo, veil, ring };

// Draws a layer over a region of the map whose {0, 0} stands at origin.
void draw_layer(ImDrawList& draw, Layer layer, Place place, ImVec2 origin, float scale, bool small, float alpha = 1);
// Paints one layer that will be wanted and is not there yet: a question shows up to nine at once.
void prepare_layer(float scale, bool small, Places regions);

}
