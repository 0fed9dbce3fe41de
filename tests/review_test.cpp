// The review: chances that add up, the turns that changed most, and advice in hindsight without foresight.
#include <doctest/doctest.h>

#include "app/thinking/review.h"
#include "engine/sight.h"
#include "session.h"
#include "english.h"

using namespace eg;

namespace {

Session finished(std::uint64_t seed) {
    Plan plan = three("greedy");
    plan.setup.rules.short_game = true;
    plan.seats[1].bot = "random";
    Session session = begun(plan, seed);
    while (session.think()) {}
    REQUIRE(session.over());
    return session;
}

// As on the game, where others think.
Review weighed(const Session& session) {
    Review review = review_of(session);
    int ticket = 0;
    for (Review::Point& point : review.points) point.ticket = ++ticket;
    for (int n = ticket; n > 0; --n) {   // in whatever order word comes
        CHECK(!review.weighed());
        CHECK(review.hear(n, 1000, thought_through(point_task(session, review.points[static_cast<std::size_t>(n - 1)]))));
    }
    CHECK(!review.hear(ticket + 1, 1000, {}));
    REQUIRE(review.weighed());
    review.find_swings();
    return review;
}

}

TEST_SUITE("the review") {

TEST_CASE("chances are one together at every turn, and at the end they are who won") {
    const Session session = finished(4);
    const Review  review = weighed(session);
    CHECK(review.points.size() == 6 * 3 + 1);
    for (const Review::Point& point : review.points) {
        int sum = 0;
        for (Player p : session.seen().seats()) sum += point.chance[p];
        CHECK(sum > whole_share - 4);
        CHECK(sum <= whole_share);
    }
    const Players best = winners(session.seen());
    for (Player p : session.seen().seats()) CHECK((review.points.back().chance[p] > whole_share / 4) == best.has(p));
}

TEST_CASE("a review is of one end of one game") {
    const Session one = finished(4), other = finished(5);
    CHECK(review_of(one).moment == one.moment());
    Session session = one;
    REQUIRE(session.resume(other.code()).empty());
    CHECK(review_of(one).moment != session.moment());
}

TEST_CASE("the turns told are those that changed most, in their order") {
    const Session session = finished(5);
    const Review  review = weighed(session);
    REQUIRE(review.swings.size() == 5);
    int least = whole_share;
    for (const Review::Swing& swing : review.swings) least = std::min(least, std::abs(review.change(swing)));
    int larger = 0;
    for (std::size_t i = 0; i + 1 < review.points.size(); ++i) larger += std::abs(review.change({.point = i})) > least;
    CHECK(larger <= 4);
    for (std::size_t i = 1; i < review.swings.size(); ++i) CHECK(review.swings[i - 1].point < review.swings[i].point);
}

TEST_CASE("the strongest opponent is asked with what was known then, beside what was played") {
    const Session session = finished(6);
    const Review  review = weighed(session);
    for (const Review::Swing& swing : review.swings) {
        const Task task = swing_task(session, review, swing);
        const Player who = review.points[swing.point].player;
        CHECK(asked(task.seen) == who);
        CHECK(task.seen == seen_by(task.seen, who));
        REQUIRE(task.count > 0);
        CHECK(legal(task.seen).has(task.played[0]));
    }
    const Reply reply = thought_through(swing_task(session, review, review.swings[0]));
    CHECK(reply.count == ideas_told);
    CHECK(reply.played.worlds > 0);
}

}
