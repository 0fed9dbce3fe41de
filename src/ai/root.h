// Integer square root, the same on every machine.
#pragma once

#include <cstdint>

namespace eg {

// The square root of n, rounded down. n: 0 to 2^62 - 1.
inline int root(std::int64_t n) {
    std::int64_t r = 0;
    for (std::int64_t bit = std::int64_t{1} << 30; bit; bit >>= 1)
        if ((r + bit) * (r + bit) <= n) r += bit;
    return static_cast<int>(r);
}

}
