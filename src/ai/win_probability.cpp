#include "ai/win_probability.h"

#include "ai/policy.h"
#include "engine/views.h"

namespace eg {
namespace {

constexpr int playouts = 32;
constexpr int net_weight = 16;   // the net's own evaluation counts as so many playouts

}

WinProbability::WinProbability(const State& seen) : seen_(seen) {
    const PerPlayer<Evaluation> evaluations = evaluate(net(), seen);
    for (Player p : seen.seats()) sum_[p] = std::int64_t{net_weight} * evaluations[p].share;
}

bool WinProbability::step() {
    if (playouts_ == playouts) return false;
    Rng   rng{static_cast<std::uint64_t>(++playouts_)};
    State s = imagine(seen_, rng);
    const Policy policy = {.net = &net()};
    Events ignored = Events::ignored();
    while (!over(s) && s.round == seen_.round) play_on(s, policy, rng, ignored);
    const PerPlayer<Evaluation> evaluations = evaluate(*policy.net, s);
    for (Player p : s.seats()) sum_[p] += evaluations[p].share;
    return true;
}

int WinProbability::progress() const { return 1000 * playouts_ / playouts; }

// Rounds cumulative sums, so that the results add up to exactly one.
PerPlayer<int> WinProbability::probabilities() const {
    PerPlayer<int> result;
    std::int64_t   sum = 0, given = 0;
    for (Player p : seen_.seats()) {
        sum += sum_[p];
        given += result[p] = static_cast<int>(sum / (net_weight + playouts_) - given);
    }
    return result;
}

}
