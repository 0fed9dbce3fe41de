#include "engine/scoring.h"

#include "engine/questions.h"

namespace eg {

PerPlayer<Standing> standings(const State& s, Place place, bool first_only) {
    PerPlayer<Standing> result;
    const Values values = value_of(s, place);
    const int    ranks = first_only ? 1 : counted_ranks(s);
    const auto   value = [&](int rank) { return rank < ranks ? values.points[static_cast<std::size_t>(rank)] : std::uint8_t{0}; };

    Players waiting = s.seats();
    for (int rank = 0; !waiting.empty();) {
        Players group;
        int     most = 1;
        for (Player p : waiting) {
            const int here = s.caballeros[p][place];
            if (here < most) continue;
            if (here > most) group = {};
            most = here;
            group.add(p);
        }
        if (group.empty()) break;
        const bool tied = group.size() > 1;
        for (Player p : group) {
            Standing& standing = result[p];
            standing.rank = static_cast<std::uint8_t>(rank + 1);
            standing.tied = tied;
            standing.king = !tied && rank == 0 && s.king == place;
            standing.grande = !tied && rank == 0 && s.grande[p] == place;
            standing.points = static_cast<std::uint8_t>(value(tied ? rank + 1 : rank) + 2 * standing.king + 2 * standing.grande);
        }
        rank += tied ? 2 : 1;
        waiting = waiting - group;
    }
    return result;
}

}
