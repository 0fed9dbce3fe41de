// The review: chances add up, it finds the turns that changed most, and its advice uses only what the player knew.
#include <doctest/doctest.h>

#include <algorithm>

#include "app/thinking/review.h"
#include "engine/views.h"
#include "session.h"
#include "english.h"

using namespace eg;

namespace {

Session finished(std::uint64_t seed) {
    Plan plan = three("greedy");
    plan.setup.rules.short_game = true;
    plan.seats[1].bot = "random";
    Session session = begun(plan, seed);
    while (think(session)) {}
    REQUIRE(session.over());
    return session;
}

// A review with all chances, as the page gets them from its workers.
Review weighed(const Session& session) {
    Review review = review_of(session);
    int ticket = 0;
    for (Review::Point& point : review.points) point.ticket = ++ticket;
    for (int n = ticket; n > 0; --n) {   // replies may arrive in any order
        CHECK(!review.weighed());
        CHECK(
            review.receive(n, 1000, run_task(point_task(session, review.points[static_cast<std::size_t>(n - 1)]))));
    }
    CHECK(!review.receive(ticket + 1, 1000, {}));
    REQUIRE(review.weighed());
    review.find_turning_points();
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

TEST_CASE("the turns looked into are those by which their players lost most, in their order") {
    const Session session = finished(5);
    const Review  review = weighed(session);
    REQUIRE(review.moments().empty());   // not analysed yet
    REQUIRE(review.turning_points.size() == 6);
    int most = -whole_share;   // of the chance, the turn told that lost least
    for (const Review::TurningPoint& one : review.turning_points) most = std::max(most, review.change(one));
    int worse = 0;
    for (std::size_t i = 0; i + 1 < review.points.size(); ++i) worse += review.change({.point = i}) < most;
    CHECK(worse <= 5);
    for (std::size_t i = 1; i < review.turning_points.size(); ++i)
        CHECK(review.turning_points[i - 1].point < review.turning_points[i].point);
}

TEST_CASE("the moments to learn from are those of the people in which most was to be had") {
    const Session session = finished(5);
    Review review = weighed(session);
    review.learners = {red};
    review.find_turning_points();
    const auto by_red = [&](const Review::TurningPoint& turning_point) {
        return review.points[turning_point.point].player == red;
    };
    std::vector<int> losses;
    for (std::size_t i = 0; i + 1 < review.points.size(); ++i)
        if (review.points[i].player == red) losses.push_back(review.change({.point = i}));
    // Six: all of red's turns in a short game.
    CHECK(std::count_if(review.turning_points.begin(), review.turning_points.end(), by_red) == 6);
    REQUIRE(losses.size() == 6);
    int n = 0, ticket = 100;
    for (Review::TurningPoint& turning_point : review.turning_points) {
        turning_point.ticket = ++ticket;
        CHECK(!review.looked_into());
        Reply reply;
        reply.count = 1;
        reply.ideas[0].share = whole_share / 2;
        reply.played.share = whole_share / 2 - whole_share * ++n / 100;
        reply.ideas[0].points[GAL] = 16 * 5, reply.played.points[GAL] = 16 * 2, reply.played.points[ARA] = 7;
        CHECK(review.receive(ticket, 1000, reply));
    }
    REQUIRE(review.looked_into());
    const std::vector<std::size_t> moments = review.moments();
    REQUIRE(moments.size() == 3);
    for (std::size_t i : moments) {
        CHECK(by_red(review.turning_points[i]));
        CHECK(gain(review.turning_points[i]) >= whole_share * (n - 2) / 100);
        CHECK(points_more(review.turning_points[i]) == 3);
        // The chance as played is the one that the curve shows.
        Review::TurningPoint& one = review.turning_points[i];
        one.reply.ideas[0].share = whole_share * 3 / 5, one.reply.played.share = whole_share / 2;
        review.points[one.point].chance[red] = whole_share / 4;
        review.points[one.point + 1].chance[red] = whole_share / 5;
        CHECK(gain_in_words(review, one) == "3 points more; chance of winning 30% instead of 20%");
        CHECK(moment_line(session, review, review.turning_points[i]) == "More points in Galicia.");
    }
    CHECK(std::is_sorted(moments.begin(), moments.end()));
    for (Review::TurningPoint& turning_point : review.turning_points)
        turning_point.reply.played.share = turning_point.reply.ideas[0].share;
    CHECK(review.moments().empty());   // no idea was better than the move played
}

TEST_CASE("both turns of a moment are told in 25 words, with the tables to which they lead") {
    const Session session = finished(6);
    Review review = weighed(session);
    for (std::size_t i = 0; i < review.turning_points.size(); ++i) {
        Review::TurningPoint& one = review.turning_points[i];
        const Task task = turning_point_task(session, review, one);
        one.thought = true;
        one.reply.count = 1;
        one.reply.ideas[0].clicks = task.played;   // the better turn is only its beginning
        one.reply.ideas[0].count = std::min(task.count, 2);
        one.reply.ideas[0].share = whole_share / 2, one.reply.played.share = whole_share / 4;
        const TurnComparison both = comparison_of(session, review, i);
        CHECK(both.number == i);
        CHECK(both.player == review.points[one.point].player);
        const std::string words = both.played.words + ' ' + both.better.words;
        CHECK(std::count(words.begin(), words.end(), ' ') + 1 <= 25 + 2);   // … may stand for what was cut
        CHECK(!both.better.words.empty());
        REQUIRE(!both.played.deeds.empty());
        CHECK(both.played.table.round == task.seen.round);
        const int shown = review.points[one.point + 1].chance[both.player];   // by the curve
        CHECK(both.played.chance == shown);
        CHECK(both.better.chance == std::min(whole_share, shown + whole_share / 4));
        for (const Deed& deed : both.played.deeds) CHECK((deed.places - places(task.seen)).empty());
    }
}

TEST_CASE("the strongest opponent is asked with what was known then, beside what was played") {
    const Session session = finished(6);
    const Review  review = weighed(session);
    for (const Review::TurningPoint& turning_point : review.turning_points) {
        const Task task = turning_point_task(session, review, turning_point);
        const Player who = review.points[turning_point.point].player;
        CHECK(asked(task.seen) == who);
        CHECK(task.seen == seen_by(task.seen, who));
        REQUIRE(task.count > 0);
        CHECK(legal(task.seen).has(task.played[0]));
    }
    const Reply reply = run_task(turning_point_task(session, review, review.turning_points[0]));
    CHECK(reply.count == max_ideas);
    CHECK(reply.played.playouts > 0);
}

}
