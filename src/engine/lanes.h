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
using TwoWords = std::uint64_t __attribute__((vector_size(half_places)));   // the same register

// Sixteen places from this one on.
inline PlaceLanes load_from(const PerPlace<std::uint8_t>& counts, int first) {
    PlaceLanes lanes;
    std::memcpy(&lanes, counts.items.data() + first, sizeof lanes);
    return lanes;
}
inline PlaceLanes load(const PerPlace<std::uint8_t>& counts, int half) { return load_from(counts, half * half_places); }
inline void store(PlaceLanes lanes, PerPlace<std::uint8_t>& counts, int half) {
    std::memcpy(counts.items.data() + half * half_places, &lanes, sizeof lanes);
}
// 0xff where a > b, else 0. Both must be below 128: the comparison is signed, which is one instruction.
inline PlaceLanes greater(PlaceLanes a, PlaceLanes b) {
    using Signed = signed char __attribute__((vector_size(half_places)));
    return PlaceLanes(Signed(a) > Signed(b));
}
// 0xff where a stack has this value, else 0.
template <class T>
PlaceLanes equal(const PerStack<T>& stacks, T value) {
    static_assert(sizeof stacks == sizeof(std::uint64_t));
    std::uint64_t word;
    std::memcpy(&word, stacks.items.data(), sizeof word);
    return PlaceLanes(PlaceLanes(TwoWords{word, 0}) == static_cast<std::uint8_t>(value));
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
// 0xff in the lanes of these places, else 0.
inline PlaceLanes lanes_of(Places places, int half) {
    constexpr PlaceLanes bit = {1, 2, 4, 8, 16, 32, 64, 128, 1, 2, 4, 8, 16, 32, 64, 128};
    constexpr std::uint64_t eight = 0x0101010101010101u;
    const unsigned bits = places.bits >> (half * half_places);
    const PlaceLanes lanes = PlaceLanes(TwoWords{(bits & 0xffu) * eight, (bits >> 8 & 0xffu) * eight});
    return PlaceLanes((lanes & bit) == bit);
}
inline int sum(PlaceLanes lanes) {
    constexpr TwoWords every_other = {0x00ff00ff00ff00ffu, 0x00ff00ff00ff00ffu};
    const TwoWords words = TwoWords(lanes), sums = (words & every_other) + (words >> 8 & every_other);
    return static_cast<int>((sums[0] + sums[1]) * 0x0001000100010001u >> 48);
}
// 0xff in the lane of this place, else 0; all 0 if it is in the other half or nowhere.
inline PlaceLanes lane_of(Place place, int half) {
    constexpr PlaceLanes places = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    return PlaceLanes(places == static_cast<std::uint8_t>(place - half * half_places));
}

}
