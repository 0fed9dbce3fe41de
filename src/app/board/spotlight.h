// Darkens the whole screen except what a lesson asks for: one picture with holes.
#pragma once

#include <vector>

#include "app/board/board.h"

namespace eg {

// The parts that stay light.
struct Lit {
    struct Hole {
        ImRect rect;        // CSS pixels
        float  round = 8;   // radius of the corners, at least 1
    };
    Places            lands = {};   // along their outlines
    std::vector<Hole> holes = {};

    // Adds a place and its shield; the Castillo with its name.
    void place(const Board& board, Place place);
    // Adds the numbers below the Castillo.
    void aid(const Board& board, const State& s);
    // Adds the mobile scoreboards, wherever they are.
    void scoreboards(const Board& board, const State& s);
    // Adds the King at this place, and the place.
    void king(const Board& board, Place place, const State& s);
    // Everything that is light, as rectangles; an outline becomes horizontal strips.
    std::vector<ImRect> rects(const Board& board) const;
};
// The numbers below the Castillo: who has how many caballeros inside.
ImRect aid_of(const Board& board, const State& s);
// size: of the screen, CSS pixels; share: of the full darkness, 0 to 1.
void spotlight(ImDrawList& draw, ImVec2 size, const Board& board, const Lit& lit, float share = 1);

}
