// The zoom and position of the view of the board: set by a pinch, a double tap, or + and - (keys.cpp). It has no effect
// on what can be chosen.
#pragma once

#include "app/ui/draw.h"

namespace eg {

struct Board;

struct Camera {
    // The largest zoom, and the step between two: each step has its own pictures of names and layers.
    static constexpr float nearest = 3, step = 0.25f;

    float  zoom = 1;           // 1 (the whole board) to `nearest`
    ImVec2 centre{500, 406};   // the middle of the view, in units of the map
    int    page = 1;           // of a small board (map.h)

    bool near() const { return zoom > 1; }
    // Rounds `wanted` to a step; the point of the map at `fixed` (CSS pixels) stays there.
    void zoom_to(float wanted, ImVec2 fixed, const Board& board);
    // Applies this frame's pinch or drag, if it is within `seen`. free: the player drags no piece.
    void move(const Board& board, const ImRect& seen, bool free);

private:
    float  pinched_ = 1;       // the zoom of the pinch in progress, not rounded
    bool   dragged_ = false;   // the press in progress has moved the view
};

}
