#include "engine/scoring.h"

#include "engine/questions.h"

namespace eg {

PerPlayer<Standing> standings(const State& s, Place place, bool first_only) {
    PerPlayer<Standing> result;
    const Values values = value_of(s, place);
    const int    ranks = first_only ? 1 : counted_ranks(s);
    const auto   value = [&](int rank) { return rank < ranks ? values.points[static_cast<std::size_t>(rank)] : std::uint8_t{0}; };

    // Of players level with each other only the first two count against whoever follows.
    std::array<int, max_players> strength{}, weight{};
    for (std::size_t i = 0; i < max_players; ++i) {
        strength[i] = s.caballeros[static_cast<Player>(i)][place];
        int level = 0;
        for (std::size_t j = 0; j < i; ++j) level += strength[j] == strength[i];
        weight[i] = level < 2;
    }
    for (Player p : s.seats()) {
        const int here = strength[p];
        if (here == 0) continue;
        int rank = 0, level = 0;
        for (std::size_t j = 0; j < max_players; ++j) {
            rank += strength[j] > here ? weight[j] : 0;
            level += strength[j] == here;
        }
        const bool tied = level > 1;
        const bool first = rank == 0 && !tied;
        Standing&  standing = result[p];
        standing.rank = static_cast<std::uint8_t>(rank + 1);
        standing.tied = tied;
        standing.king = first && s.king == place;
        standing.grande = first && s.grande[p] == place;
        standing.points = static_cast<std::uint8_t>(value(rank + tied) + 2 * standing.king + 2 * standing.grande);
    }
    return result;
}

}
