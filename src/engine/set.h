// A set of numbers 0 .. 31 (places, players, power cards, stacks) as one word of bits. Iteration is in ascending order.
#pragma once

#include <array>
#include <bit>
#include <cstdint>
#include <initializer_list>

namespace eg {

// nth_bits[byte][n]: the position of the n-th set bit of a byte. Table lookup: playouts call nth() constantly and its
// branches are unpredictable.
inline constexpr auto nth_bits = [] {
    std::array<std::array<std::uint8_t, 8>, 256> table{};
    for (unsigned byte = 0; byte < 256; ++byte)
        for (unsigned at = 0, n = 0; at < 8; ++at)
            if (byte >> at & 1u) table[byte][n++] = static_cast<std::uint8_t>(at);
    return table;
}();

template <class T>
struct Set {
    std::uint32_t bits = 0;

    constexpr Set() = default;
    constexpr Set(std::initializer_list<T> things) {
        for (T thing : things) add(thing);
    }
    static constexpr Set of_bits(unsigned bits) {
        Set set;
        set.bits = bits;
        return set;
    }
    // {0 .. n-1}, n <= 32.
    static constexpr Set first(int n) { return of_bits(static_cast<unsigned>((std::uint64_t{1} << n) - 1u)); }

    // False for nobody and nowhere, which are above 31.
    constexpr bool has(T thing) const {
        const auto n = static_cast<unsigned>(thing);
        return n < 32 && (bits >> n & 1u);
    }
    constexpr bool empty() const { return bits == 0; }
    constexpr int  size() const { return std::popcount(bits); }
    // The thing must be below 32 in add and remove.
    constexpr void add(T thing) { bits |= 1u << static_cast<unsigned>(thing); }
    constexpr void remove(T thing) { bits &= ~(1u << static_cast<unsigned>(thing)); }
    // The set must not be empty.
    constexpr T    lowest() const { return static_cast<T>(std::countr_zero(bits)); }
    constexpr T    highest() const { return static_cast<T>(31 - std::countl_zero(bits)); }

    // The n-th thing in ascending order, 0 <= n < size().
    constexpr T nth(int n) const {
        if (bits > 0xffffu) return nth_of_many(n);   // rare: the base game has no more than sixteen of anything
        return nth_of_sixteen(bits, n);
    }

    constexpr Set operator|(Set other) const { return of_bits(bits | other.bits); }
    constexpr Set operator&(Set other) const { return of_bits(bits & other.bits); }
    constexpr Set operator-(Set other) const { return of_bits(bits & ~other.bits); }
    constexpr bool operator==(const Set&) const = default;

    struct Iterator {
        unsigned rest;
        constexpr T         operator*() const { return static_cast<T>(std::countr_zero(rest)); }
        constexpr Iterator& operator++() { rest &= rest - 1; return *this; }
        constexpr bool      operator!=(const Iterator& other) const { return rest != other.rest; }
    };
    constexpr Iterator begin() const { return {bits}; }
    constexpr Iterator end() const { return {0}; }

private:
    // Computes which byte the bit is in without a branch, which chance would decide.
    static constexpr T nth_of_sixteen(unsigned bits, int n) {
        const int below = std::popcount(bits & 0xffu), above = ~((n - below) >> 31);   // all ones, or none
        const auto& row = nth_bits[bits >> (above & 8) & 0xffu];
        return static_cast<T>(row[static_cast<std::size_t>(n - (below & above))] + (above & 8));
    }
    constexpr T nth_of_many(int n) const {
        const int below = std::popcount(bits & 0xffffu), above = ~((n - below) >> 31);
        return static_cast<T>(static_cast<int>(nth_of_sixteen(bits >> (above & 16) & 0xffffu, n - (below & above)))
                              + (above & 16));
    }
};

}
