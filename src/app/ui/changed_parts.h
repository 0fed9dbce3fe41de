// Which parts of the picture differ from the frame before. Without WebGL only these are painted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

struct ImDrawData;

namespace eg {

struct Part {
    int  left, top, right, bottom;   // in Dear ImGui's units
    bool meets(const Part& other) const {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
};

// A triangle of a frame: where it may be seen, and a digest of what it looks like.
struct Triangle {
    std::uint64_t look;
    Part          box;
    bool          plain;   // one opaque colour, no picture
};

class ChangedParts {
public:
    using Look = std::uint64_t (*)(void* texture);   // tells a texture from all others

    // Compares this frame with the last one. The parts do not overlap. `all`: everything counts as changed.
    std::vector<Part> next(const ImDrawData& frame, Look look_of, bool all);

    // Of the last frame, in the order of its draw lists, commands and indices.
    const std::vector<Triangle>& triangles() const { return now_; }

private:
    void              mark(const Part& box);
    void              compare();
    std::vector<Part> parts() const;

    std::vector<Triangle> now_, before_;
    std::vector<char>     changed_;   // for each cell of a grid
    int                   width_ = 0, height_ = 0, across_ = 0, down_ = 0;
};

}
