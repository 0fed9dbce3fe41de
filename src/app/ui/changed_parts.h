// The parts of the picture that differ from the previous frame. Without WebGL, only these are painted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

struct ImDrawData;

namespace eg {

// A rectangle.
struct Part {
    int  left, top, right, bottom;   // CSS pixels; right and bottom are outside
    bool meets(const Part& other) const {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
};

struct Triangle {
    std::uint64_t look;    // a digest of its corners, colours, texture and clipping
    Part          box;     // its visible bounds; empty if it is clipped away
    bool          plain;   // of one opaque colour, without a picture
};

class ChangedParts {
public:
    // A number that differs for each texture.
    using Look = std::uint64_t (*)(void* texture);

    // Compares this frame with the previous one and returns the changed parts, which do not overlap. all, or another
    // size of the frame: everything counts as changed.
    std::vector<Part> next(const ImDrawData& frame, Look look_of, bool all);

    // The triangles of the frame last given to next(), in the order of its draw lists, commands and indices.
    const std::vector<Triangle>& triangles() const { return now_; }

private:
    void              mark(const Part& box);
    void              compare();
    std::vector<Part> parts() const;

    std::vector<Triangle> now_, before_;
    std::vector<char>     changed_;   // for each cell of a grid of across_ by down_
    int                   width_ = 0, height_ = 0, across_ = 0, down_ = 0;
};

}
