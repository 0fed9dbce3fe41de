// The playout policy: a few candidate choices, and of these the one that the net evaluates best. The search plays
// all seats by it, and the nets are trained on games that it plays.
#pragma once

#include <map>

#include "ai/disc.h"
#include "ai/turns.h"
#include "ai/evaluation.h"

namespace eg {

// What the playouts of one decision found at the tables they came to, by the tables' keys: many tables come again.
struct PolicyCache {
    struct Reply {
        Turn turn;   // found last
        int  visits = 0;
    };
    std::map<std::uint64_t, Reply>      replies;
    std::map<std::uint64_t, DiscSearch> disc_searches;
};

struct Policy {
    const Net* net = nullptr;
    int        turns = 16;         // candidate turns per turn
    int        disc_rounds = 12;   // rounds of regret matching for secret discs
    int        noise = 0;          // each utility is off by up to this much, in 65536ths; for training
    int        searches = 1;       // N > 0: a cached table is searched at its first N visits, then at every Nth
    PolicyCache* cache = nullptr;  // null: every table is new
    bool operator==(const Policy&) const = default;
};

// Answers for the player asked: a whole turn and the click that ends it, a power card, a disc, or one reaction.
void play_on(State& s, const Policy& policy, Rng& rng, Events& ignored);

// Plays the turn of the player asked, without the click that ends it.
void play_turn(State& s, const Policy& policy, Rng& rng, Events& ignored);

// Utility of a choice to the player asked, after the discs and reactions that it leads to. To compare choices, pass
// each the same `luck`.
int utility_after(const State& s, Choice choice, const Policy& policy, Rng luck);

}
