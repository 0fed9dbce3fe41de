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
    const Policy policy = {.net = &net(seen_.players), .turns = 6};
    Events deaf = Events::deaf();
    while (!over(s) && s.round == seen_.round) play_on(s, policy, rng, deaf);
    for (Player p : s.seats()) victory_[p] += over(s) ? outcome(s, p).share : worth(*policy.net, s, p).share;
    return true;
}

int Chances::share() const { return 1000 * worlds_ / enough; }

// The nets judge each seat for itself; together the chances are one.
PerPlayer<int> Chances::found() const {
    std::int64_t sum = 0;
    for (Player p : seen_.seats()) sum += victory_[p];
    PerPlayer<int> result;
    for (Player p : seen_.seats()) result[p] = static_cast<int>(victory_[p] * whole_share / std::max<std::int64_t>(1, sum));
    return result;
}

}
