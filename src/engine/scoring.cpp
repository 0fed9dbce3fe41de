#include "engine/scoring.h"

#include "engine/lanes.h"
#include "engine/questions.h"

namespace eg {
Majorities majorities(const State& s, bool first_only) {
    const PerRank<PerPlace<Count>> values = values_now(s);
    const int  ranks = first_only ? 1 : counted_ranks(s);
    const PlaceLanes king = only(s.king);

    // Of those who share a rank only the first two weigh on whoever follows.
    PlaceLanes here[max_players], weight[max_players];
    for (Player p : s.seats()) {
        here[p] = load(s.caballeros[p]);
        PlaceLanes before = {};
        for (Player q : Players::first(p)) before -= PlaceLanes(here[q] == here[p]);
        weight[p] = PlaceLanes(before < 2) & 1;
    }

    Majorities result;
    for (Player p : s.seats()) {
        PlaceLanes ahead = {}, level = {};
        for (Player q : s.seats()) {
            ahead += PlaceLanes(here[q] > here[p]) & weight[q];
            level -= PlaceLanes(here[q] == here[p]);
        }
        const PlaceLanes stands = PlaceLanes(here[p] > 0);
        const PlaceLanes shared = PlaceLanes(level > 1);
        const PlaceLanes first = stands & ~shared & PlaceLanes(ahead == 0);
        const PlaceLanes flags = (stands & shared & tied) | (first & king & with_king) | (first & only(s.grande[p]) & with_grande);
        const PlaceLanes counted = ahead + (shared & 1);
        PlaceLanes points = bonus / with_king * (flags & with_king) + bonus / with_grande * (flags & with_grande);
        for (int rank = 0; rank < ranks; ++rank) points += load(values[rank]) & stands & PlaceLanes(counted == static_cast<std::uint8_t>(rank));
        result.points[p] = store(points);
        result.rank[p] = store((ahead + 1) & stands);
        result.flags[p] = store(flags);
    }
    return result;
}

}
