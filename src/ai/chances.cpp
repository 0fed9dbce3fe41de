#include "ai/chances.h"

#include <algorithm>

#include "ai/policy.h"
#include "engine/sight.h"

namespace eg {
namespace {

constexpr int enough = 16;

}

bool Chances::step() {
    if (worlds_ == enough) return false;
    Rng   rng{static_cast<std::uint64_t>(++worlds_)};
    State s = imagine(seen_, rng);
    const Policy policy = {.net = &net(), .turns = 6};
    Events deaf = Events::deaf();
    while (!over(s) && s.round == seen_.round) play_on(s, policy, rng, deaf);
    const PerPlayer<Worth> worth = worths(*policy.net, s);
    for (Player p : s.seats()) victory_[p] += worth[p].share;
    return true;
}

int Chances::share() const { return 1000 * worlds_ / enough; }

// What is left over of the divisions is lost to nobody.
PerPlayer<int> Chances::found() const {
    PerPlayer<int> result;
    std::int64_t   sum = 0, told = 0;
    for (Player p : seen_.seats()) {
        sum += victory_[p];
        told += result[p] = static_cast<int>(sum / std::max(1, worlds_) - told);
    }
    return result;
}

}
