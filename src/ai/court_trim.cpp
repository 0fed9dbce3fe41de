#include "ai/court_trim.h"

#include <algorithm>

#include "ai/simplify.h"
#include "ai/stable_sort.h"

namespace eg {
namespace {

constexpr std::size_t samples = 48;   // playouts of each arm

}

std::size_t CourtTrim::next(std::vector<Arm>& arms) {
    for (;;) {
        const std::size_t best = best_of(arms);
        if (trimmed_ != best) find_variants(arms, best);
        std::erase_if(variants_, [&](std::size_t i) { return worse(arms[i], arms[baseline_]); });
        if (variants_.empty()) return arms.size();
        for (std::size_t either : {baseline_, variants_.front()})
            if (arms[either].fresh.size() < samples) return either;
        arms[variants_.front()].trims = arms[best].trims + 1;
    }
}

void CourtTrim::find_variants(std::vector<Arm>& arms, std::size_t best) {
    if (arms[best].trims == 0) baseline_ = best;
    trimmed_ = best;
    variants_.clear();
    const Turn turn = arms[best].turn;
    const auto left = [&](const PlayedTurn& played) { return played.end.court[me_]; };
    std::vector<PlayedTurn> less = shorter_turns(turn, table_, rng_);
    const int most = left(replay_turn(turn, table_, rng_));
    std::erase_if(less, [&](const PlayedTurn& played) { return left(played) >= most; });
    stable_sort(less, [&](const PlayedTurn& a, const PlayedTurn& b) {
        return left(a) != left(b) ? left(a) < left(b) : a.turn.effort < b.turn.effort;
    });
    for (const PlayedTurn& played : less) {
        const auto same = std::find_if(arms.begin(), arms.end(),
                                       [&](const Arm& other) { return other.turn.key == played.turn.key; });
        if (same != arms.end() && same->turn.effort >= turn.effort) continue;
        variants_.push_back(static_cast<std::size_t>(same - arms.begin()));
        if (same != arms.end()) continue;
        arms.push_back({.turn = simplified(played.turn, table_, rng_)});
        arms.back().turn.utility = turn.utility;
    }
}

// A paired test against the baseline, in determinizations that did not select it: worse by more than 1.5 standard
// errors, or hopeless at once.
bool CourtTrim::worse(const Arm& arm, const Arm& baseline) const {
    constexpr std::int64_t hopeless = 4 * whole_share;
    const std::size_t count = std::min(arm.fresh.size(), baseline.fresh.size());
    std::int64_t      gain = 0, square = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::int64_t more = arm.fresh[i] - baseline.fresh[i];
        gain += more, square += more * more;
    }
    return gain < -hopeless || (count == samples && gain < 0 && 4 * gain * gain > 9 * square);
}

}
