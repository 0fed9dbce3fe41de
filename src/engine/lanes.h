// A byte for each of sixteen places, all of them in one register, in a form that gcc and clang know
// natively and in wasm. What compares two of them is all ones where it is true. A box with more
// places has a second half: registers are sixteen bytes wide.
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
// All ones where a > b; both below 128, for which there is one instruction.
inline PlaceLanes more(PlaceLanes a, PlaceLanes b) {
    using Signed = signed char __attribute__((vector_size(half_places)));
    return PlaceLanes(Signed(a) > Signed(b));
}
// A bit for each lane that is not 0.
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
inline PlaceLanes only(Place place, int half) {
    constexpr PlaceLanes places = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    return PlaceLanes(places == static_cast<std::uint8_t>(place - half * half_places));
}

}
