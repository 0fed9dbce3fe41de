#include "app/thinking/review.h"

#include <algorithm>

#include "app/game/in_order.h"
#include "app/sentences/labels.h"
#include "app/thinking/advice.h"
#include "engine/notation.h"
#include "engine/queries.h"

namespace eg {
namespace {

constexpr std::size_t swings_told = 5, learned_from = 6, moments_told = 3;
constexpr int         worth_learning = whole_share / 100;

// The first few of them by a measure, the greatest first, then in the order of the game.
template <class Measure>
std::vector<std::size_t> greatest(std::vector<std::size_t> all, std::size_t few, Measure measure) {
    put_in_order(all.begin(), all.end(), [&](std::size_t a, std::size_t b) { return measure(a) > measure(b); });
    all.resize(std::min(few, all.size()));
    put_in_order(all.begin(), all.end());
    return all;
}

}

bool Review::weighed() const {
    return std::all_of(points.begin(), points.end(), [](const Point& point) { return point.thought; });
}

bool Review::hear(int ticket, int share, const Reply& reply) {
    for (Point& point : points) {
        if (point.ticket != ticket) continue;
        point.chance = reply.win_probability;
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
    const auto by = [&](std::size_t i) { return change({.point = i}); };
    std::vector<std::size_t> turns, own;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        turns.push_back(i);
        if (learners.has(points[i].player)) own.push_back(i);
    }
    std::vector<std::size_t> found = greatest(turns, swings_told, [&](std::size_t i) { return std::abs(by(i)); });
    own = greatest(own, learned_from, [&](std::size_t i) { return -by(i); });
    found.insert(found.end(), own.begin(), own.end());
    put_in_order(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    swings.clear();
    for (std::size_t i : found) swings.push_back({.point = i});
}

bool Review::looked_into() const {
    return std::all_of(swings.begin(), swings.end(), [](const Swing& swing) { return swing.thought; });
}

std::vector<std::size_t> Review::moments() const {
    std::vector<std::size_t> better;
    for (std::size_t i = 0; i < swings.size(); ++i)
        if (learners.has(points[swings[i].point].player) && gain(swings[i]) >= worth_learning) better.push_back(i);
    return greatest(better, moments_told, [&](std::size_t i) { return gain(swings[i]); });
}

std::vector<std::size_t> Review::others() const {
    const std::vector<std::size_t> told = moments();
    std::vector<std::size_t> rest;
    for (std::size_t i = 0; i < swings.size(); ++i)
        if (std::find(told.begin(), told.end(), i) == told.end()) rest.push_back(i);
    return greatest(rest, swings_told, [&](std::size_t i) { return std::abs(change(swings[i])); });
}

int gain(const Review::Swing& swing) {
    return swing.thought && swing.reply.count > 0 ? swing.reply.ideas[0].share - swing.reply.played.share : 0;
}

int points_more(const Review::Swing& swing) {
    int sum = 0;
    for (std::size_t i = 0; i < place_capacity; ++i)
        sum += swing.reply.ideas[0].points[i] - swing.reply.played.points[i];
    return (sum + (sum < 0 ? -8 : 8)) / 16;
}

Review review_of(const Session& session) {
    Review review{.moment = session.moment(), .learners = session.people(), .points = {}, .swings = {}};
    if (review.learners.empty()) review.learners = session.seen().seats();
    go_on(review, session);
    return review;
}

void go_on(Review& review, const Session& session) {
    if (review.whole()) return;
    review.moment = session.moment();
    for (std::size_t n = review.empty() ? 0 : review.points.back().choice + 1; n <= session.answers(); ++n) {
        const bool end = n == session.answers();
        if (end ? !session.over() : session.answer_given(n).thing != Thing::stack) continue;
        review.points.push_back({.choice = n,
                                 .events = session.events_before(n),
                                 .round = session.round_before(n),
                                 .player = end ? nobody : session.asked_before(n)});
    }
}

Task point_task(const Session& session, const Review::Point& point) {
    return win_probability_task(session.seen_before(point.choice));
}

Task swing_task(const Session& session, const Review& review, const Review::Swing& swing) {
    const Review::Point& from = review.points[swing.point];
    return advice_task(session.seen_before_by_asked(from.choice), from.choice,
                       session.own_choices(from.choice, review.points[swing.point + 1].choice));
}

// ---- words

std::string_view moments_title(std::size_t count) {
    constexpr std::string_view titles[] = {"A moment to learn from", "Two moments to learn from",
                                           "Three moments to learn from"};
    return titles[std::min(count, std::size(titles)) - 1];
}

std::string swing_title(const Session& session, const Review& review, const Review::Swing& swing) {
    const Review::Point& from = review.points[swing.point];
    const Review::Point& to = review.points[swing.point + 1];
    return say("Round {n}, {name}: {before} → {after}", round_number(session.seen(), from.round),
               session.name(from.player), chance_in_words(from.chance[from.player]),
               chance_in_words(to.chance[from.player]));
}

std::string swing_words(const Session& session, const Review& review, const Review::Swing& swing) {
    const Task task = swing_task(session, review, swing);
    return in_words(session, task.seen, {task.played.data(), static_cast<std::size_t>(task.count)}, false);
}

std::string swing_gain(const Review::Swing& swing) {
    return say("{chance} against {played}", chance_in_words(swing.reply.ideas[0].share),
               chance_in_words(swing.reply.played.share));
}

std::string swing_advice(const Session& session, const Review& review, const Review::Swing& swing) {
    if (!swing.thought) return say("El Grande is thinking about it …");
    if (swing.reply.count == 0) return {};
    const Idea& best = swing.reply.ideas[0];
    const int   played = swing.reply.played.share;
    if (best.share - played < worth_learning) return say("El Grande would have done no better.");
    const std::string deeds = in_words(session, swing_task(session, review, swing).seen, best.plan(), false);
    const std::string chance = chance_in_words(best.share), against = chance_in_words(played);
    if (const int more = points_more(swing); more > 0)
        return say(
            "El Grande, {chance} against {played} and {n, plural, one {# point} other {# points}} more after the "
            "round: {deeds}",
            chance, against, more, deeds);
    return say("El Grande, {chance} against {played}: {deeds}", chance, against, deeds);
}

}
