#include "app/review.h"

#include <algorithm>

#include "ai/turns.h"
#include "engine/notation.h"

namespace eg {
namespace {

constexpr std::size_t swings_told = 5;

// The nets judge each seat for itself; together the chances are one.
PerPlayer<int> chances(const State& seen) {
    Rng         rng{1};
    const State s = imagined(seen, rng);
    PerPlayer<int> result;
    std::int64_t   sum = 0;
    for (Player p : s.seats()) sum += result[p] = std::max(1, over(s) ? outcome(s, p).share : worth(net(s.players), s, p).share);
    for (Player p : s.seats()) result[p] = static_cast<int>(std::int64_t{result[p]} * whole_share / sum);
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
