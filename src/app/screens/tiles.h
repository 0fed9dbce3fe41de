// Tiles: a picture, a title and a line, pressed as a whole. Those of the new game are chosen and carry a mark; those of
// the first screen are doors.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/ui/draw.h"
#include "engine/box.h"

namespace eg {

enum class TileMark : unsigned char { none, one_of, any_of };   // a door; one of several is chosen; each by itself

struct Tile {
    std::string id, picture, title, line;
    TileMark        mark = TileMark::none;
    bool        chosen = false;
    bool        fixed = false;   // cannot be changed: the line says why
    std::string badge = {};      // a word in gold, or empty
    const ActionCard* card = nullptr;   // of a card, which has its own picture
};

constexpr float tile_gap = 8;

// How many stand beside each other in that width, and how wide and high each of them is.
struct TileRows {
    int   across;
    float width, high;

    // The height of so many tiles with their gaps, without one below.
    float height(std::size_t count) const;
};
TileRows tile_rows(std::span<const Tile> list, float width, int across, float least = 66);

// Draws them from the corner on, row by row. Returns which one was pressed, -1 for none.
int draw_tiles(ImDrawList& draw, ImVec2 corner, std::span<const Tile> list, const TileRows& rows);

// The picture of an edition: its own, or that of a module which it is made of.
std::string tile_picture(const Box& box);
std::string tile_picture(const Module& module);

}
