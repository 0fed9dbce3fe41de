#include "app/thinking/review.h"

#include <algorithm>

#include "engine/notation.h"

namespace eg {
namespace {

constexpr std::size_t swings_told = 5;

}

bool Review::weighed() const {
    return std::all_of(points.begin(), points.end(), [](const Point& point) { return point.thought; });
}

bool Review::hear(int ticket, int share, const Reply& reply) {
    for (Point& point : points) {
        if (point.ticket != ticket) continue;
        point.chance = reply.chance;
        point.thought = share == 1000;
        return true;
    }
    for (Swing& swing : swings) {
        if (swing.ticket != ticket) continue;
        swing.reply = reply;
        swing.thought = share == 1000;
        return true;
    }
    return false;
}

int Review::change(const Swing& swing) const {
    const Point& from = points[swing.point];
    return points[swing.point + 1].chance[from.player] - from.chance[from.player];
}

void Review::find_swings() {
    swings.clear();
    for (std::size_t i = 0; i + 1 < points.size(); ++i) swings.push_back({.point = i});
    const auto size = [&](const Swing& swing) { return std::abs(change(swing)); };
    std::stable_sort(swings.begin(), swings.end(), [&](const Swing& a, const Swing& b) { return size(a) > size(b); });
    swings.resize(std::min(swings.size(), swings_told));
    std::sort(swings.begin(), swings.end(), [](const Swing& a, const Swing& b) { return a.point < b.point; });
}

Review review_of(const Session& session) {
    Review review{.moment = session.moment(), .points = {}, .swings = {}};
    for (std::size_t n = 0; n <= session.answers(); ++n) {
        const bool end = n == session.answers();
        if (!end && session.answer_given(n).thing != Thing::stack) continue;
        review.points.push_back({.choice = n, .events = session.events_before(n), .round = session.round_before(n), .player = end ? nobody : session.asked_before(n)});
    }
    return review;
}

Task point_task(const Session& session, const Review::Point& point) { return chances_task(session.seen_before(point.choice)); }

Task swing_task(const Session& session, const Review& review, const Review::Swing& swing) {
    const Review::Point& from = review.points[swing.point];
    return advice_task(session.seen_before_by_asked(from.choice), from.choice, session.own_choices(from.choice, review.points[swing.point + 1].choice));
}

}
