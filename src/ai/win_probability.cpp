#include "ai/win_probability.h"

#include "ai/policy.h"
#include "engine/views.h"

namespace eg {
namespace {

constexpr int enough = 32;
constexpr int before = 16;   // for so many worlds the net's word counts

}

WinProbability::WinProbability(const State& seen) : seen_(seen) {
    const PerPlayer<Evaluation> worth = worths(net(), seen);
    for (Player p : seen.seats()) victory_[p] = std::int64_t{before} * worth[p].share;
}

bool WinProbability::step() {
    if (worlds_ == enough) return false;
    Rng   rng{static_cast<std::uint64_t>(++worlds_)};
    State s = imagine(seen_, rng);
    const Policy policy = {.net = &net()};
    Events ignored = Events::ignored();
    while (!over(s) && s.round == seen_.round) play_on(s, policy, rng, ignored);
    const PerPlayer<Evaluation> worth = worths(*policy.net, s);
    for (Player p : s.seats()) victory_[p] += worth[p].share;
    return true;
}

int WinProbability::share() const { return 1000 * worlds_ / enough; }

// What is left over of the divisions is lost to nobody.
PerPlayer<int> WinProbability::found() const {
    PerPlayer<int> result;
    std::int64_t   sum = 0, told = 0;
    for (Player p : seen_.seats()) {
        sum += victory_[p];
        told += result[p] = static_cast<int>(sum / (before + worlds_) - told);
    }
    return result;
}

}
