// Secret discs, the one moment when all choose at once. Whoever dials the best answer to a guess
// can be guessed himself; so the dials are played against each other many times, each regretting
// what it did not do, and the answer is drawn from what they did on the average (regret matching).
#pragma once

#include "ai/evaluation.h"
#include "engine/game.h"

namespace eg {

struct Dials {
    Places        options;
    Per<Place, int, place_capacity> weight;  // how often each was dialled on the average
    int           total = 0;

    // How often it is dialled from now on: what was dialled hardly ever is left out.
    int   heft(Place place) const { return weight[place] > total / 24 ? weight[place] : 0; }
    Place draw(Rng& rng) const;

    bool operator==(const Dials&) const = default;
};

// For the one asked to dial at this imagined table, round by round of regretting.
class DialSearch {
public:
    DialSearch(const State& table, const Net& net, int rounds, Rng rng);
    bool  step();  // false when all rounds are over
    Dials found(Player player) const;

private:
    // One seat's regrets, kept from falling below nothing.
    struct Seat {
        Places options;
        Per<Place, std::int64_t, place_capacity> regret;
        Per<Place, int, place_capacity>          played;

        bool  operator==(const Seat&) const = default;
        Place draw(Rng& rng) const;
    };

    void regret(Player q, const PerPlayer<Place>& dialled, Rng luck);
    int  opened(const PerPlayer<Place>& dialled, Rng luck, Player q) const;

    const State     table_;
    const Net&      net_;
    const int       rounds_;
    int             round_ = 0;
    Rng             rng_;
    Players         dialling_;
    PerPlayer<Seat> seats_;
};

// The same at once.
Dials mixed_dials(const State& table, const Net& net, int rounds, Rng rng);

}
