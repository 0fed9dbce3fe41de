// A hash of a sequence of words, the same on every machine.
#pragma once

#include <cstdint>

namespace eg {

struct Hash {
    std::uint64_t value = 0;

    void mix(std::uint64_t word) {
        value = (value ^ word) * 0x9e3779b97f4a7c15u;
        value ^= value >> 29;
    }
};

}
