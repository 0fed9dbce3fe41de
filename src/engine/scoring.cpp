#include "engine/scoring.h"

#include "engine/lanes.h"
#include "engine/queries.h"

namespace eg {
namespace {

void rank_half(const State& s, const PerColour<PerPlace<Count>>& caballeros, const PerRank<PerPlace<Count>>& values,
               int ranks, int half, Majorities& result) {
    struct Colour {
        Player     player;
        PlaceLanes here;     // caballeros
        PlaceLanes weight;   // 1 for the first two colours with the same number here, else 0: a tie takes two ranks
    };
    std::array<Colour, colour_capacity> all;
    std::size_t n = 0;
    for (Player p : colours(s)) {
        const PlaceLanes here = load(caballeros[p], half);
        PlaceLanes before = {};
        for (std::size_t q = 0; q < n; ++q) before -= PlaceLanes(all[q].here == here);
        all[n++] = {p, here, PlaceLanes(before < 2) & 1};
    }
    const PlaceLanes king = lane_of(s.king, half);
    PlaceLanes value[rank_count] = {};
    for (int rank = 0; rank < ranks; ++rank) value[rank] = load(values[rank], half);
    for (std::size_t i = 0; i < n; ++i) {
        const PlaceLanes here = all[i].here;
        PlaceLanes ahead = {}, level = {};
        for (std::size_t q = 0; q < n; ++q) {
            ahead += greater(all[q].here, here) & all[q].weight;
            level -= PlaceLanes(all[q].here == here);
        }
        const Player     p = all[i].player;
        const PlaceLanes stands = PlaceLanes(here != 0);
        const PlaceLanes shared = greater(level, PlaceLanes{} + 1);
        const PlaceLanes first = stands & ~shared & PlaceLanes(ahead == 0);
        PlaceLanes flags = (stands & shared & tied) | (first & king & with_king);
        if (p < max_players) flags |= first & lane_of(s.grande[p], half) & with_grande;
        const PlaceLanes counted = ahead + (shared & 1);
        PlaceLanes points = bonus / with_king * (flags & with_king) + bonus / with_grande * (flags & with_grande);
        for (int rank = 0; rank < ranks; ++rank)
            points += value[rank] & stands & PlaceLanes(counted == static_cast<std::uint8_t>(rank));
        store(points, result.points[p], half);
        store((ahead + 1) & stands, result.rank[p], half);
        store(flags, result.flags[p], half);
    }
}

// Moves counts from spaces to their regions, then applies the modules' hooks: for these places, and perhaps others.
void count_by_modules(const State& s, Places which, PerColour<PerPlace<Count>>& caballeros) {
    const Box& here = box(s);
    if (!(which & here.divided).empty())
        for (Player p : colours(s))
            for (Place part : occupied(s, p) & here.parts) {
                Count& whole = caballeros[p][here.whole_of[part]];
                whole = static_cast<Count>(whole + caballeros[p][part]);
                caballeros[p][part] = 0;
            }
    each_hook(s, &ScoringHooks::count, [&](auto count) { count(s, caballeros); });
}

}

PerColour<PerPlace<Count>> counted(const State& s) {
    PerColour<PerPlace<Count>> caballeros = s.caballeros;
    if (!box(s).counts_plainly) count_by_modules(s, Places::first(place_capacity), caballeros);
    return caballeros;
}

Majorities majorities(const State& s, bool first_only, Places which) {
    const PerRank<PerPlace<Count>> values = values_now(s);
    const Box& here = box(s);
    const int  ranks = first_only ? 1 : counted_ranks(s);
    Majorities result;
    const auto rank_all = [&](const PerColour<PerPlace<Count>>& caballeros) {
        for (int half = 0; half < here.halves; ++half)
            if (which.bits >> half * half_places & ((1u << half_places) - 1))
                rank_half(s, caballeros, values, ranks, half, result);
    };
    if (here.counts_plainly) {
        rank_all(s.caballeros);
    } else {
        PerColour<PerPlace<Count>> caballeros = s.caballeros;
        count_by_modules(s, which, caballeros);
        rank_all(caballeros);
    }
    each_hook(s, &ScoringHooks::pay, [&](auto pay) { pay(s, which, first_only, result, nullptr); });
    return result;
}

std::vector<Event> payments(const State& s, bool first_only) {
    Events told;
    each_hook(s, &ScoringHooks::pay, [&](auto pay) {
        Majorities now = majorities(s, first_only);
        pay(s, Places::first(place_capacity), first_only, now, &told);
    });
    return told.list;
}

}
