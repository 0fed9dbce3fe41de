// Mixed-radix packing: a list of numbers, each below its own radix, as one large number in as few bytes as possible.
// The reader must supply the same radices in the same order.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace eg {

struct Digit {
    std::uint32_t value = 0, radix = 1;   // value < radix
};
std::string pack(std::span<const Digit> digits);   // empty if all values are 0

class Unpacker {
public:
    explicit Unpacker(std::string_view bytes);
    std::uint32_t next(std::uint32_t radix);   // the next value, radix > 0; 0 at the end
    bool          at_end() const { return limbs_.empty(); }   // only zeros are left

private:
    std::vector<std::uint32_t> limbs_;   // least significant first; the last one is not 0
};

}
