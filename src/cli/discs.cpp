// Measures how much a player could gain by knowing the other players' mixed strategies for the secret discs. At the
// last opening of the Castillo nothing else is random, so every combination of discs is played out and the best
// response is exact.
#include "cli/discs.h"

#include <algorithm>
#include <cstdio>
#include <string>

#include "ai/disc.h"
#include "ai/policy.h"
#include "cli/arguments.h"
#include "engine/base/base.h"
#include "engine/views.h"

namespace eg {
namespace {

constexpr int most_rounds = 8000;   // keeps MixedStrategy::weight within an int

// The last opening of the Castillo in a game of the policy, where a disc is to be dialled. A game that is over if
// no disc is dialled there.
State last_discs(const Setup& setup, std::uint64_t seed) {
    Events ignored = Events::ignored();
    State  s = new_game(setup, seed, ignored);
    Rng    rng{seed};
    const Policy policy = {.net = &net()};
    while (!over(s) && !(s.round == last_round && s.top().step == dial && reveal_frame(s)->step == open_castillo))
        play_on(s, policy, rng, ignored);
    return s;
}

// All combinations of discs at one table.
class DiscGame {
public:
    DiscGame(const State& table, int rounds, Rng rng) : table_(table) {
        Events ignored = Events::ignored();
        for (State s = table; !over(s) && s.top().step == dial;) {
            const Player q = asked(s);
            const State seen = imagine(seen_by(s, q), rng);
            strategies_[q] = disc_strategy(seen, net(), rounds, rng);
            dialling_.add(q);
            apply(s, legal(s)[0], ignored);
        }
        play_out({}, dialling_);
    }

    void add_to(Gain& gain) const {
        for (Player q : dialling_) {
            double best = -1e9, mean = 0;
            for (Place place : strategies_[q].options) {
                const double value = value_[q][place];
                best = std::max(best, value);
                mean += probability(q, place) * value;
            }
            gain.sum += best - mean;
            gain.most = std::max(gain.most, best - mean);
            ++gain.dials;
        }
    }

private:
    double probability(Player q, Place place) const {
        int sum = 0;
        for (Place other : strategies_[q].options) sum += strategies_[q].pruned_weight(other);
        return sum > 0 ? static_cast<double>(strategies_[q].pruned_weight(place)) / sum
                       : 1.0 / strategies_[q].options.size();
    }

    // Plays out every combination of the discs of `rest`.
    void play_out(PerPlayer<Place> discs, Players rest) {
        if (!rest.empty()) {
            const Player q = rest.lowest();
            for (Place place : strategies_[q].options) {
                discs[q] = place;
                play_out(discs, rest - Players{q});
            }
            return;
        }
        Events ignored = Events::ignored();
        State  s = table_;
        while (!over(s)) apply(s, s.top().step == dial ? on(discs[asked(s)]) : legal(s)[0], ignored);
        for (Player q : dialling_) {
            double others = 1;
            for (Player r : dialling_ - Players{q}) others *= probability(r, discs[r]);
            value_[q][discs[q]] += others * outcome(s, q).margin / 16;
        }
    }

    const State&     table_;
    Players          dialling_;
    PerPlayer<MixedStrategy> strategies_;
    PerPlayer<PerPlace<double>> value_;  // mean margin of a place against the other strategies
};

}

Gain disc_gain(int tables, int players, int rounds, std::uint64_t seed) {
    Gain gain;
    for (std::uint64_t game = 0; tables > 0; ++game) {
        const State s = last_discs({.players = players}, seed * 1'000'000 + game);
        if (over(s)) continue;
        --tables;
        DiscGame{s, rounds, Rng{game}}.add_to(gain);
    }
    return gain;
}

int discs(int count, char** words) {
    int           tables = 200, players = 4, rounds = 400;
    std::uint64_t seed = 1;
    Arguments arguments{count, words};
    arguments.take("tables", tables, 1, 1'000'000);
    arguments.take("players", players, 2, max_players);
    arguments.take("rounds", rounds, 1, most_rounds);
    arguments.take<std::uint64_t>("seed", seed, 0, UINT64_MAX);
    if (const std::string wrong = arguments.wrong(); !wrong.empty())
        return std::fprintf(stderr, "%s\nel_grande discs tables=200 players=4 rounds=400 seed=1\n", wrong.c_str()), 2;
    const Gain gain = disc_gain(tables, players, rounds, seed);
    std::printf("discs: %d\nbest_answer_gains: %.3f points on an average, %.2f at most\n", gain.dials, gain.mean(),
                gain.most);
    return 0;
}

}
