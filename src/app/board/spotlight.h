// A light on what is asked for: a shade over the whole screen, one picture with holes in it.
#pragma once

#include <vector>

#include "app/board/board.h"

namespace eg {

struct Lit {
    struct Hole {
        ImRect rect;
        float  round = 8;   // at least 1
    };
    Places            lands = {};   // by their outlines
    std::vector<Hole> holes = {};

    void place(const Board& board, Place place);   // ... the Castillo by its tower
    void king(const Board& board, Place place, const State& s);
    std::vector<ImRect> rects(const Board& board) const;   // of all that is lit, a land in strips
};
void spotlight(ImDrawList& draw, ImVec2 size, const Board& board, const Lit& lit, float share = 1);   // of its darkness

}
