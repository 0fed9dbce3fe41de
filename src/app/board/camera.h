// How near the board is looked at: spread by two fingers, tapped twice, or by + and - (keys.cpp).
// What is chosen and where it lies does not change by it.
#pragma once

#include "app/ui/draw.h"

namespace eg {

struct Board;

struct Camera {
    static constexpr float nearest = 3, step = 0.25f;   // in steps, for names and layers are painted anew at each

    float  zoom = 1;           // 1: all of the board
    ImVec2 centre{500, 406};   // what lies in the middle, in units of the map

    bool near() const { return zoom > 1; }
    // What lies under `fixed` stays there.
    void zoom_to(float wanted, ImVec2 fixed, const Board& board);
    // The fingers of this frame, as far as they are on what is seen of the board. `free`: no piece is carried.
    void move(const Board& board, const ImRect& seen, bool free);

private:
    float  pinched_ = 1;       // what two fingers have asked for since they came down
    bool   dragged_ = false;
};

}
