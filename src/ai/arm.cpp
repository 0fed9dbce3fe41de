#include "ai/arm.h"

#include <algorithm>

#include "engine/box.h"

namespace eg {
namespace {

constexpr int round_weight = 64;   // the mean to the end of the round counts as so many playouts to the end of the game

int long_mean(const Arm& arm) {
    return static_cast<int>((arm.long_sum + round_weight * std::int64_t{mean(arm)})
                            / (arm.long_visits + round_weight));
}

}

// Arms with playouts to the end of the game come first, since only the most promising ones get them.
bool better(const Arm& a, const Arm& b) {
    if (a.trims != b.trims) return a.trims > b.trims;
    if ((a.long_visits > 0) != (b.long_visits > 0)) return a.long_visits > 0;
    if (a.long_visits > 0) return long_mean(a) > long_mean(b);
    return a.visits != b.visits ? a.visits > b.visits : mean(a) > mean(b);
}

std::size_t best_of(const std::vector<Arm>& arms) {
    const auto best = std::min_element(arms.begin(), arms.end(),
                                       [](const Arm& a, const Arm& b) { return better(a, b); });
    return static_cast<std::size_t>(best - arms.begin());
}

Idea idea_of(const Arm& arm, Player me) {
    const int playouts = std::max(1, arm.visits);
    Idea idea{.clicks = arm.turn.clicks,
              .count = arm.turn.count,
              .playouts = arm.visits,
              .share = static_cast<int>(arm.share / playouts)};
    if (arm.long_visits > 0)
        idea.share = static_cast<int>((arm.long_share + round_weight * std::int64_t{idea.share})
                                      / (arm.long_visits + round_weight));
    for (std::size_t i = 0; i < idea.points.size(); ++i)
        idea.points[i] = arm.sums.points[me][static_cast<Place>(i)] / playouts;
    return idea;
}

Expected mean_of(const Arm& arm, const State& seen) {
    Expected mean = arm.sums;
    for (Player p : seen.seats()) {
        for (Place place : places(seen)) mean.points[p][place] /= arm.visits;
        mean.score[p] /= arm.visits;
    }
    return mean;
}

}
