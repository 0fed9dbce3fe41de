// The map of the current box (spoken_of()): outlines of places, named points (anchors) and labels, read from SVGs of
// the base game and of modules. Also the layers drawn over regions (glow, hatching, ...): each is painted once per size
// from every pixel's distance to the border, so that its bands follow the coast.
//
// A large board shows the whole map, page 0. A small one shows pages, from 1 on: page 1 is the map without the parts
// that are for large boards alone; modules can add further ones (Module::pages), each with coordinates of its own. In
// the base game page 1 is the only one. A place is on a further page if it has a point ID.pieces there; then it is on
// page 1 only if it has a point small.ID.pieces.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "app/ui/draw.h"
#include "engine/module.h"

namespace eg::map {

// The pages of a small board, and what the tab of each is called (not translated).
constexpr int whole_map = 0, first_page = 1;
int              last_page();
inline bool      paged() { return last_page() > first_page; }   // whether there is more than one
std::string_view page_title(int page);
// On a small board every place is on one page at least.
bool on_page(Place place, int page);
int  page_of(Place place);   // of a small board, the first that it is on

struct Outline {
    ImVector<ImVec2> points;   // a polygon; its last point connects to its first
    ImRect           bounds;   // meaningless if there are no points
};
// Has no points for the Castillo.
const Outline& outline(Place place, int page = whole_map);

// A part of the map: the base game's, which is the first, then <module>/map.svg, or a module's further page. In its
// SVG, the viewBox is its rectangle, a path the outline of the place with its id (small.ID: another one on page 1), a
// circle with an id a named point, and a text a Label. The rectangles "view" of the first sheet and "small.view" of all
// must always be visible. A module's map is painted over the base game's: its group "large" on large boards alone,
// "small" on small ones, art.ID where the place with that id is in the game. Tags name in data-hides the elements and
// labels of the first sheet that they replace, and its points go before those of the first sheet.
struct Sheet {
    const Module*    module;
    std::string      picture, points, outlines;   // names of SVGs; one name three times for a module
    ImRect           rect;
    std::string_view title = {};                  // of a further page; else empty
};
std::span<const Sheet> sheets();
// The picture of a page, and its rectangle.
struct Picture {
    std::string name;
    ImRect      rect;
};
const Picture& picture(int page);
// The current box's sheets that lie beside the first one: with a picture of their own.
bool lies_beside(const Sheet& sheet);
// On a further page, the picture of another one, in the rectangle page.N of its SVG: it leads there. Nothing: none.
std::optional<ImRect> door(int on, int to);
// The bounds of a page: of all, and of the part that must be visible.
ImRect extent(int page);
ImRect view(int page);

// A text on the map that is not the name of a place.
struct Label {
    const Sheet*     sheet;
    std::string_view words;
    ImVec2           at;
    float            size, tracking, turn;   // turn: radians
    // edge: hidden where the map's edges fade; small: shown on small boards only; said: words, to be translated
    bool             italic, sea, edge, small, said;
    std::string_view id;         // empty: none
};
std::span<const Label> labels();
bool shown(const Label& label, int page);

// How the pieces and the name of a place are arranged, from attributes of its named points: data-columns of
// small.ID.pieces, data-aside, data-aside-low and data-ride of ID.pieces, data-ring of either, data-on="sea" and
// data-tint of ID.name.
struct Room {
    int   columns = 2;     // of pills on a small board
    // On a large board, the row of pills moves to the right for each pill beyond three: by `aside` times Board::piece,
    // and if that is below 1, by `aside_low` CSS pixels more. Negative: to the left.
    float aside = 0;
    float aside_low = 0;
    bool  in_sea = false;  // the name is in the sea
    std::optional<ImU32> tint = {};   // of the land around the name, if the place has none of its own (theme.h)
    float ring = 0;        // a ring is painted here, of this radius in units of the map: for a single caballero
    std::string_view ride = {};   // the picture on which caballeros move to and from the place; empty: they are carried
    bool  own = true;      // it has a point ID.pieces on the page; else its caballeros stand in their region
};
const Room& room(Place place, int page = first_page);

// False for the Castillo, which has no outline.
bool inside(Place place, ImVec2 map, int page = whole_map);
// The place at a point, a space rather than the region that has it; nowhere: none of them.
Place place_at(ImVec2 map, Places among, int page = whole_map);

// What a point of a place is for.
enum class Kind : unsigned char { name, shield, pieces, grande, king, castillo, note, token };
constexpr std::array<std::string_view, 8> kinds = {"name", "shield", "pieces", "grande",
                                                   "king", "castillo", "note", "token"};
ImVec2 anchor(Place place, Kind kind, int page);
bool   has_anchor(Place place, Kind kind, int page);
// Of the letters of its name on the whole map.
float  name_size(Place place);
// A named point that belongs to no place; nothing: there is none.
std::optional<ImVec2> point(std::string_view name, int page);
// On the first sheet; {0, 0} and 0: there is none. The size is that of a name's letters.
ImVec2 anchor(std::string_view name);
float  anchor_size(std::string_view name);

enum class Layer : unsigned char { glow, loss, hover, taboo, veil, ring };

// Draws a layer over a place; nothing if it has no outline. origin, scale: of Board; small boards have narrower bands.
// alpha: 0 to 1. In a late frame (draw::late) a layer that is not painted yet is left out.
void draw_layer(ImDrawList& draw, Layer layer, Place place, int page, ImVec2 origin, float scale, float alpha = 1);
// Paints one layer ahead of time, if one is missing: a question can show nine at once, too many for one frame.
void prepare_layer(float scale, int page, Places regions);

}
