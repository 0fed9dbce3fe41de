// The only random generator. The standard library's shuffles and distributions differ between implementations; this one
// gives the same numbers everywhere.
#pragma once

#include <cstdint>

#include "engine/set.h"

namespace eg {

struct Rng {
    std::uint64_t state = 0;

    // splitmix64
    constexpr std::uint32_t next() {
        state += 0x9e3779b97f4a7c15u;
        std::uint64_t z = state;
        z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
        z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
        return static_cast<std::uint32_t>((z ^ (z >> 31)) >> 32);
    }
    // 64 random bits. In two statements, because compilers evaluate the operands of an expression in any order.
    constexpr std::uint64_t draw() {
        const std::uint64_t high = next();
        return high << 32 | next();
    }
    // A number 0 .. n-1, n > 0; its bias is below n / 2^32.
    constexpr int below(int n) {
        return static_cast<int>(std::uint64_t{next()} * static_cast<std::uint32_t>(n) >> 32);
    }
    // A random member; the set must not be empty.
    template <class T>
    constexpr T one_of(Set<T> set) { return set.nth(below(set.size())); }

    constexpr bool operator==(const Rng&) const = default;
};

}
