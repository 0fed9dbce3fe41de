#include "engine/scoring.h"

#include "engine/lanes.h"
#include "engine/questions.h"

namespace eg {
namespace {

void rank_half(const State& s, const PerColour<PerPlace<Count>>& caballeros, const PerRank<PerPlace<Count>>& values, int ranks, int half, Majorities& result) {
    const Players    all = colours(s);
    const PlaceLanes king = only(s.king, half);

    // Of those who share a rank only the first two weigh on whoever follows.
    PlaceLanes here[colour_capacity], weight[colour_capacity];
    for (Player p : all) {
        here[p] = load(caballeros[p], half);
        PlaceLanes before = {};
        for (Player q : all & Players::first(p)) before -= PlaceLanes(here[q] == here[p]);
        weight[p] = PlaceLanes(before < 2) & 1;
    }
    for (Player p : all) {
        PlaceLanes ahead = {}, level = {};
        for (Player q : all) {
            ahead += PlaceLanes(here[q] > here[p]) & weight[q];
            level -= PlaceLanes(here[q] == here[p]);
        }
        const PlaceLanes stands = PlaceLanes(here[p] > 0);
        const PlaceLanes shared = PlaceLanes(level > 1);
        const PlaceLanes first = stands & ~shared & PlaceLanes(ahead == 0);
        PlaceLanes flags = (stands & shared & tied) | (first & king & with_king);
        if (p < max_players) flags |= first & only(s.grande[p], half) & with_grande;
        const PlaceLanes counted = ahead + (shared & 1);
        PlaceLanes points = bonus / with_king * (flags & with_king) + bonus / with_grande * (flags & with_grande);
        for (int rank = 0; rank < ranks; ++rank) points += load(values[rank], half) & stands & PlaceLanes(counted == static_cast<std::uint8_t>(rank));
        store(points, result.points[p], half);
        store((ahead + 1) & stands, result.rank[p], half);
        store(flags, result.flags[p], half);
    }
}

// Who counts elsewhere than where he stands.
void count_otherwise(const State& s, PerColour<PerPlace<Count>>& caballeros) {
    const Box& here = box(s);
    for (Place part : here.parts)
        for (Player p : colours(s)) {
            Count& whole = caballeros[p][here.whole_of[part]];
            whole = static_cast<Count>(whole + caballeros[p][part]);
            caballeros[p][part] = 0;
        }
    for (const Answers& module : here.answers)
        if (module.counted) module.counted(s, caballeros);
}

}

Majorities majorities(const State& s, bool first_only) {
    const PerRank<PerPlace<Count>> values = values_now(s);
    const Box& here = box(s);
    const int  ranks = first_only ? 1 : counted_ranks(s);
    Majorities result;
    const auto rank_all = [&](const PerColour<PerPlace<Count>>& caballeros) {
        for (int half = 0; half < here.halves; ++half) rank_half(s, caballeros, values, ranks, half, result);
    };
    if (here.counts_plainly) {
        rank_all(s.caballeros);
    } else {
        PerColour<PerPlace<Count>> caballeros = s.caballeros;
        count_otherwise(s, caballeros);
        rank_all(caballeros);
    }
    for (const Answers& module : here.answers)
        if (module.paid) module.paid(s, result);
    return result;
}

}
