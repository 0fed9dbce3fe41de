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

PerRank<PerPlace<Count>> values_now(const State& s) {
    PerRank<PerPlace<Count>> values = printed_values();
    for (int b = scoreboard_count; b-- > 0;)
        if (s.scoreboard[b] < place_count)
            for (int rank = 0; rank < rank_count; ++rank) values[rank][s.scoreboard[b]] = mobile_values(b).points[static_cast<std::size_t>(rank)];
    return values;
}

Values value_of(const State& s, Place place) {
    const PerRank<PerPlace<Count>> values = values_now(s);
    return {{values[0][place], values[1][place], values[2][place]}};
}

}
