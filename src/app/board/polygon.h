#pragma once

#include <vector>

#include "app/ui/draw.h"
#include "engine/insertion_sort.h"

namespace eg {

// Where the outline of a polygon crosses the horizontal line at `y`, from the west: between the first and the second
// crossing is its inside, and so on. Replaces what is in `crossings`. at: the nth of its corners.
template <class Corner>
void cross(int corners, Corner at, float y, std::vector<float>& crossings) {
    crossings.clear();
    for (int i = 0; i < corners; ++i) {
        const ImVec2 from = at(i), to = at(i + 1 < corners ? i + 1 : 0);
        if ((from.y <= y) != (to.y <= y))
            crossings.push_back(from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x));
    }
    insertion_sort(crossings.begin(), crossings.end());
}

}
