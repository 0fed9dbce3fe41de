#include "engine/questions.h"

#include <cstring>

namespace eg {
namespace {

// One bit for each of eight bytes that is not zero; the bytes are counts below 128.
unsigned nonzero_bytes(std::uint64_t counts) {
    const std::uint64_t top_bits = (counts + 0x7f7f7f7f7f7f7f7fu) & 0x8080808080808080u;
    return static_cast<unsigned>((top_bits >> 7) * 0x0102040810204080u >> 56);
}

}

static_assert(std::endian::native == std::endian::little);

Places standing(const State& s, Player player) {
    std::uint64_t half[2];
    std::memcpy(half, s.caballeros[player].items.data(), sizeof half);
    return Places::of_bits(nonzero_bytes(half[0]) | nonzero_bytes(half[1]) << 8);
}

Values value_of(const State& s, Place place) {
    for (int b = 0; b < scoreboard_count; ++b)
        if (s.scoreboard[b] == place) return mobile_values(b);
    return row(place).values;
}

}
