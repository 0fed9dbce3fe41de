#include "engine/queries.h"

#include "engine/lanes.h"

namespace eg {

Stacks available_stacks(const State& s) {
    return Stacks::of_bits(nonzero(equal(s.taker, nobody) & ~equal(s.shown, no_card))) & Stacks::first(piles(s));
}

Count cubes_on(int power) {
    static constexpr Count cubes[power_cards + 1] = {0, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0};
    return power >= 0 && power <= power_cards ? cubes[power] : Count{0};
}

Count mustered_by(const State& s, Player player) {
    return static_cast<Count>(cubes_on(s.power[player]) + sum_of(s, &TurnHooks::musters, player));
}

PerRank<PerPlace<Count>> values_now(const State& s) {
    PerRank<PerPlace<Count>> values = box(s).values;
    for (int b = scoreboard_count; b-- > 0;)
        if (s.scoreboard[b] < place_capacity)
            for (int rank = 0; rank < rank_count; ++rank)
                values[rank][s.scoreboard[b]] = mobile_values(b).points[static_cast<std::size_t>(rank)];
    return values;
}

Values value_of(const State& s, Place place) {
    const PerRank<PerPlace<Count>> values = values_now(s);
    return {{values[0][place], values[1][place], values[2][place]}};
}

}
