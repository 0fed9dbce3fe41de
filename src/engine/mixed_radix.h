// Numbers, each below a limit of its own, as one large number: in as few bytes as all of them together
// need. Whoever reads them has to know each limit as its number comes, so a list of choices is packed by
// how many there were each time.
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
std::string pack(std::span<const Digit> digits);

class Unpacker {
public:
    explicit Unpacker(std::string_view bytes);
    std::uint32_t next(std::uint32_t radix);   // 0 when nothing is left
    bool          at_end() const { return limbs_.empty(); }   // what is left is nothing but noughts

private:
    std::vector<std::uint32_t> limbs_;   // the least first, the last of them not 0
};

}
