// One number for all that happened, the same on every machine.
#pragma once

#include <cstdint>

namespace eg {

struct Number {
    std::uint64_t value = 0;

    void mix(std::uint64_t word) {
        value = (value ^ word) * 0x9e3779b97f4a7c15u;
        value ^= value >> 29;
    }
};

}
