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
    std::array<std::uint64_t, place_capacity / 8> counts;
    std::memcpy(counts.data(), s.caballeros[player].items.data(), sizeof counts);
    const unsigned low = nonzero_bytes(counts[0]) | nonzero_bytes(counts[1]) << 8;
    return Places::of_bits((counts[2] | counts[3]) == 0 ? low : low | nonzero_bytes(counts[2]) << 16 | nonzero_bytes(counts[3]) << 24);
}

Count cubes_on(int power) {
    constexpr Count cubes[power_cards + 1] = {0, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0};
    return power >= 0 && power <= power_cards ? cubes[power] : Count{0};
}

Count mustered_by(const State& s, Player player) {
    return static_cast<Count>(cubes_on(s.power[player]) + sum_of(s, &TurnHooks::musters, player));
}

PerRank<PerPlace<Count>> values_now(const State& s) {
    PerRank<PerPlace<Count>> values = printed_values();
    for (int b = scoreboard_count; b-- > 0;)
        if (s.scoreboard[b] < place_capacity)
            for (int rank = 0; rank < rank_count; ++rank) values[rank][s.scoreboard[b]] = mobile_values(b).points[static_cast<std::size_t>(rank)];
    return values;
}

Values value_of(const State& s, Place place) {
    const PerRank<PerPlace<Count>> values = values_now(s);
    return {{values[0][place], values[1][place], values[2][place]}};
}

}
