// Secret discs: all players choose at the same time, so a fixed best answer could be predicted and exploited.
// Regret matching finds a mixed strategy for each player, and the disc is drawn from it.
#pragma once

#include "ai/evaluation.h"
#include "engine/game.h"

namespace eg {

// How often each place is to be dialled.
struct MixedStrategy {
    Places        options;
    Per<Place, int, place_capacity> weight;
    int           total = 0;   // sum of the weights

    // The weight of a place; 0 below 1/24 of the total, so that rarely dialled places are never drawn.
    int   pruned_weight(Place place) const { return weight[place] > total / 24 ? weight[place] : 0; }
    Place draw(Rng& rng) const;

    bool operator==(const MixedStrategy&) const = default;
};

// Regret matching among all players who dial a disc at this determinized table.
class DiscSearch {
public:
    DiscSearch(const State& table, const Net& net, int rounds, Rng rng);
    bool          step();  // one round; false when all rounds have been played
    MixedStrategy strategy(Player player) const;

private:
    struct Seat {
        Places options;
        Per<Place, std::int64_t, place_capacity> regret;        // cumulative, clipped at 0
        Per<Place, int, place_capacity>          strategy_sum;  // over all rounds; late rounds weigh more

        bool  operator==(const Seat&) const = default;
        Place draw(Rng& rng) const;   // in proportion to the regrets
    };

    void update_regrets(Player q, const PerPlayer<Place>& dialled, Rng luck);
    int  utility_if_revealed(const PerPlayer<Place>& dialled, Rng luck, Player q) const;

    const State     table_;
    const Net&      net_;
    const int       rounds_;
    int             round_ = 0;
    Rng             rng_;
    Players         dialling_;   // the players who dial
    PerPlayer<Seat> seats_;
};

// Runs all rounds; returns the strategy of the player asked.
MixedStrategy disc_strategy(const State& table, const Net& net, int rounds, Rng rng);

}
