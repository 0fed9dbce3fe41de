#include "app/review.h"

#include <algorithm>

#include "ai/policy.h"
#include "engine/notation.h"

namespace eg {
namespace {

constexpr std::size_t swings_told = 5;

constexpr int worlds = 16;   // in which the round is played to its end, for the nets judge best between rounds

// The nets judge each seat for itself; together the chances are one.
PerPlayer<int> chances(const State& seen) {
    const Policy policy = {.net = &net(seen.players), .turns = 6};
    Events deaf = Events::deaf();
    PerPlayer<std::int64_t> share;
    std::int64_t sum = 0;
    for (std::uint64_t world = 1; world <= worlds; ++world) {
        Rng   rng{world};
        State s = imagined(seen, rng);
        while (!over(s) && s.round == seen.round) play_on(s, policy, rng, deaf);
        for (Player p : s.seats()) {
            const int here = over(s) ? outcome(s, p).share : worth(*policy.net, s, p).share;
            share[p] += here;
            sum += here;
        }
    }
    PerPlayer<int> result;
    for (Player p : seen.seats()) result[p] = static_cast<int>(share[p] * whole_share / std::max<std::int64_t>(1, sum));
    return result;
}

}

int Review::change(const Swing& swing) const {
    const Point& from = points[swing.point];
    return points[swing.point + 1].chance[from.player] - from.chance[from.player];
}

Review review_of(const Session& session) {
    Review review;
    for (std::size_t n = 0; n <= session.answers(); ++n) {
        const State seen = session.seen_before(n);
        const bool  end = n == session.answers();
        if (end || asking(seen) == "take_card")
            review.points.push_back({n, session.events_before(n), seen.round, end ? nobody : asked(seen), chances(seen)});
    }
    for (std::size_t i = 0; i + 1 < review.points.size(); ++i) review.swings.push_back({.point = i});
    const auto size = [&](const Review::Swing& swing) { return std::abs(review.change(swing)); };
    std::stable_sort(review.swings.begin(), review.swings.end(), [&](const Review::Swing& a, const Review::Swing& b) { return size(a) > size(b); });
    review.swings.resize(std::min(review.swings.size(), swings_told));
    std::sort(review.swings.begin(), review.swings.end(), [](const Review::Swing& a, const Review::Swing& b) { return a.point < b.point; });
    return review;
}

Task review_task(const Session& session, const Review& review, const Review::Swing& swing) {
    const Review::Point& from = review.points[swing.point];
    return advice_task(session.seen_before_by_asked(from.choice), from.choice, session.own_choices(from.choice, review.points[swing.point + 1].choice));
}

}
