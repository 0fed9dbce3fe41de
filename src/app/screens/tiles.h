// Tiles: buttons with a picture, a title and a line. In the new game they choose something and have a mark; on the
// first screen they open a dialog.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/ui/draw.h"
#include "engine/box.h"

namespace eg {

enum class TileMark : unsigned char { none, one_of, any_of };   // an entry; one of several is chosen; each by itself

struct Tile {
    std::string id, picture, title, line;
    TileMark        mark = TileMark::none;
    bool        chosen = false;
    bool        fixed = false;   // cannot be changed; the line says why
    bool        greyed = false;  // can be chosen, but takes another away; the line says which
    std::string badge = {};      // a golden label; empty: none
    const ActionCard* card = nullptr;   // drawn instead of a picture; null: none
};

constexpr float tile_gap = 8;

// The number of tiles in a row, and their size.
struct TileRows {
    int   across;
    float width, high, least;   // least: the height of a tile with little text

    // The height of so many tiles, with the gaps between the rows.
    float height(std::size_t count) const;
};
TileRows tile_rows(std::span<const Tile> list, float width, int across, float least = 66);

// Draws them row by row. Returns the number of the pressed one; -1: none.
int draw_tiles(ImDrawList& draw, ImVec2 corner, std::span<const Tile> list, const TileRows& rows);

// The picture of an edition (its own, or that of one of its modules) or of a module.
std::string tile_picture(const Box& box);
std::string tile_picture(const Module& module);

}
