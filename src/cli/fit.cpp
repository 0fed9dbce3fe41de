#include "cli/fit.h"

#include <cmath>
#include <cstdio>
#include <string>
#include <vector>

#include "ai/sparring.h"
#include "ai/turns.h"
#include "ai/evaluation.h"
#include "cli/arguments.h"
#include "engine/box.h"

namespace eg {
namespace {

// The features of every seat at one table, and its share of the victory.
struct Example {
    int               players;
    PerPlayer<Features> seats;
    PerPlayer<double> share;
};

void add_game(std::vector<Example>& examples, const FeatureWeights& weights, Rng& rng) {
    Rules rules = rules_of(static_cast<Edition>(rng.below(3)));
    rules.short_game = rng.below(16) == 0;
    Events ignored = Events::ignored();
    const int players = 2 + rng.below(max_players - 1);   // drawn first: arguments have no order
    State  s = new_game({.players = players, .rules = rules}, rng.draw(), ignored);
    const std::size_t first = examples.size();
    while (!over(s)) {
        const Players acted = s.acted;
        play_sparring(s, weights, rng, ignored);
        if (!over(s) && s.acted != acted) examples.push_back({s.players, features(s), {}});   // a turn has ended
    }
    for (std::size_t i = first; i < examples.size(); ++i)
        for (Player p : s.seats()) examples[i].share[p] = static_cast<double>(outcome(s, p).share) / whole_share;
}

// Stochastic gradient descent on the log loss, with features normalized by their spread.
FeatureWeights fitted(const std::vector<Example>& examples, const FeatureWeights& start, Rng& rng, double& loss) {
    std::array<double, feature_count> spread{}, weight{};
    for (const Example& example : examples)
        for (Player p : Players::first(example.players))
            for (std::size_t i = 0; i < feature_count; ++i)
                spread[i] += std::pow(example.seats[p][i] - example.seats[next_seat(example.players, p)][i], 2);
    for (std::size_t i = 0; i < feature_count; ++i) {
        spread[i] = std::sqrt(1 + spread[i] / (3 * static_cast<double>(examples.size())));
        weight[i] = start[i] * spread[i] / whole_share;
    }
    constexpr int epochs = 12;
    for (int epoch = 0; epoch < epochs; ++epoch) {
        const double rate = 0.03 * std::pow(0.6, epoch);
        loss = 0;
        for (std::size_t n = 0; n < examples.size(); ++n) {
            const Example& example = examples[static_cast<std::size_t>(rng.below(static_cast<int>(examples.size())))];
            PerPlayer<double> power{};
            double            sum = 0;
            for (Player p : Players::first(example.players)) {
                double logit = 0;
                for (std::size_t i = 0; i < feature_count; ++i) logit += weight[i] * example.seats[p][i] / spread[i];
                sum += power[p] = std::exp2(logit);
            }
            for (Player p : Players::first(example.players)) {
                const double error = example.share[p] - power[p] / sum;
                if (example.share[p] > 0) loss -= example.share[p] * std::log(power[p] / sum);
                for (std::size_t i = 0; i < feature_count; ++i)
                    weight[i] += rate * error * example.seats[p][i] / spread[i];
            }
        }
        loss /= static_cast<double>(examples.size());
    }
    FeatureWeights result;
    for (std::size_t i = 0; i < feature_count; ++i)
        result[i] = static_cast<int>(std::lround(weight[i] / spread[i] * whole_share));
    return result;
}

}

int fit(int count, char** words) {
    int           games = 3000, rounds = 3;
    std::uint64_t seed = 1;
    Arguments arguments{count, words};
    arguments.take("games", games, 1, 1'000'000);
    arguments.take("rounds", rounds, 1, 1000);
    arguments.take<std::uint64_t>("seed", seed, 0, UINT64_MAX);
    if (const std::string wrong = arguments.wrong(); !wrong.empty())
        return std::fprintf(stderr, "%s\nel_grande fit games=3000 rounds=3 seed=1\n", wrong.c_str()), 2;
    FeatureWeights weights{};
    weights[0] = weights[1] = 600;   // start with the points and the points to come soon
    Rng rng{seed};
    for (int round = 0; round < rounds; ++round) {
        std::vector<Example> examples;
        for (int game = 0; game < games; ++game) add_game(examples, weights, rng);
        double loss = 0;
        weights = fitted(examples, weights, rng, loss);
        std::printf("positions: %zu  loss: %.4f\n", examples.size(), loss);
    }
    std::printf("weights: {");
    for (std::size_t i = 0; i < feature_count; ++i) std::printf("%s%d", i ? ", " : "", weights[i]);
    std::printf("}\n");
    return 0;
}

}
