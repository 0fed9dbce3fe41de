// SIMD over places: one byte for each of 16 places in a 128-bit vector (GCC and Clang vector extension, also in wasm).
// Comparisons give 0xff where true, else 0. Boxes with more than 16 places use a second vector (half 1).
#pragma once

#include <cstring>

#if defined(__SSE2__)
#include <emmintrin.h>
#elif defined(__wasm_simd128__)
#include <wasm_simd128.h>
#endif

#include "engine/state.h"

namespace eg {

constexpr int half_places = 16;
constexpr int halves = place_capacity / half_places;
using PlaceLanes = std::uint8_t __attribute__((vector_size(half_places)));

inline PlaceLanes load(const PerPlace<std::uint8_t>& counts, int half) {
    PlaceLanes lanes;
    std::memcpy(&lanes, counts.items.data() + half * half_places, sizeof lanes);
    return lanes;
}
inline void store(PlaceLanes lanes, PerPlace<std::uint8_t>& counts, int half) {
    std::memcpy(counts.items.data() + half * half_places, &lanes, sizeof lanes);
}
// 0xff where a > b, else 0. Both must be below 128: the comparison is signed, which is one instruction.
inline PlaceLanes greater(PlaceLanes a, PlaceLanes b) {
    using Signed = signed char __attribute__((vector_size(half_places)));
    return PlaceLanes(Signed(a) > Signed(b));
}
// A bit for each lane that is not 0, lane 0 lowest.
inline unsigned nonzero(PlaceLanes lanes) {
    [[maybe_unused]] const PlaceLanes zero = PlaceLanes(lanes == 0);
#if defined(__SSE2__)
    return ~static_cast<unsigned>(_mm_movemask_epi8(__m128i(zero))) & 0xffffu;
#elif defined(__wasm_simd128__)
    return ~static_cast<unsigned>(wasm_i8x16_bitmask(v128_t(zero))) & 0xffffu;
#else
    unsigned bits = 0;
    for (int i = 0; i < half_places; ++i) bits |= static_cast<unsigned>(lanes[i] != 0) << i;
    return bits;
#endif
}
// 0xff in the lane of this place, else 0; all 0 if it is in the other half or nowhere.
inline PlaceLanes lane_of(Place place, int half) {
    constexpr PlaceLanes places = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    return PlaceLanes(places == static_cast<std::uint8_t>(place - half * half_places));
}

}
