// A byte for each place, all of them in one register, in a form that gcc and clang know natively
// and in wasm. What compares two of them is all ones where it is true.
#pragma once

#include <cstring>

#include "engine/state.h"

namespace eg {

using PlaceLanes = std::uint8_t __attribute__((vector_size(place_capacity)));

inline PlaceLanes load(const PerPlace<std::uint8_t>& counts) {
    PlaceLanes lanes;
    std::memcpy(&lanes, counts.items.data(), sizeof lanes);
    return lanes;
}
inline PerPlace<std::uint8_t> store(PlaceLanes lanes) {
    PerPlace<std::uint8_t> counts;
    std::memcpy(counts.items.data(), &lanes, sizeof lanes);
    return counts;
}
inline PlaceLanes only(Place place) {
    constexpr PlaceLanes places = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    return PlaceLanes(places == static_cast<std::uint8_t>(place));
}

}
