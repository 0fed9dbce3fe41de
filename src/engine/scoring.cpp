#include "engine/scoring.h"

#include <cstring>

#include "engine/questions.h"

namespace eg {
namespace {

// A byte for each place, in a form that gcc and clang know natively and in wasm. What compares
// them is all ones where it is true.
using Lanes = std::uint8_t __attribute__((vector_size(place_capacity)));

Lanes load(const PerPlace<Count>& counts) {
    Lanes lanes;
    std::memcpy(&lanes, counts.items.data(), sizeof lanes);
    return lanes;
}
PerPlace<std::uint8_t> store(Lanes lanes) {
    PerPlace<std::uint8_t> counts;
    std::memcpy(counts.items.data(), &lanes, sizeof lanes);
    return counts;
}
Lanes only(Place place) {
    constexpr Lanes places = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    return Lanes(places == static_cast<std::uint8_t>(place));
}

}

Majorities majorities(const State& s, bool first_only) {
    const PerRank<PerPlace<Count>> values = values_now(s);
    const int  ranks = first_only ? 1 : counted_ranks(s);
    const Lanes king = only(s.king);

    // Of those who share a rank only the first two weigh on whoever follows.
    Lanes here[max_players], weight[max_players];
    for (Player p : s.seats()) {
        here[p] = load(s.caballeros[p]);
        Lanes before = {};
        for (Player q : Players::first(p)) before -= Lanes(here[q] == here[p]);
        weight[p] = Lanes(before < 2) & 1;
    }

    Majorities result;
    for (Player p : s.seats()) {
        Lanes ahead = {}, level = {};
        for (Player q : s.seats()) {
            ahead += Lanes(here[q] > here[p]) & weight[q];
            level -= Lanes(here[q] == here[p]);
        }
        const Lanes stands = Lanes(here[p] > 0);
        const Lanes shared = Lanes(level > 1);
        const Lanes first = stands & ~shared & Lanes(ahead == 0);
        const Lanes flags = (stands & shared & tied) | (first & king & with_king) | (first & only(s.grande[p]) & with_grande);
        const Lanes counted = ahead + (shared & 1);
        Lanes points = 2 * (flags & with_king) + (flags & with_grande);
        for (int rank = 0; rank < ranks; ++rank) points += load(values[rank]) & stands & Lanes(counted == static_cast<std::uint8_t>(rank));
        result.points[p] = store(points);
        result.rank[p] = store((ahead + 1) & stands);
        result.flags[p] = store(flags);
    }
    return result;
}

}
