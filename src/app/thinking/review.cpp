#include "app/thinking/review.h"

#include <algorithm>

#include "app/game/insertion_sort.h"
#include "app/sentences/labels.h"
#include "app/thinking/advice.h"
#include "engine/notation.h"
#include "engine/queries.h"

namespace eg {
namespace {

constexpr std::size_t turning_points_told = 5, learned_from = 6, moments_told = 3;
constexpr int         worth_learning = whole_share / 100;

// The few that have the greatest measure, in the order of the game.
template <class Measure>
std::vector<std::size_t> greatest(std::vector<std::size_t> all, std::size_t few, Measure measure) {
    insertion_sort(all.begin(), all.end(), [&](std::size_t a, std::size_t b) { return measure(a) > measure(b); });
    all.resize(std::min(few, all.size()));
    insertion_sort(all.begin(), all.end());
    return all;
}

}

bool Review::weighed() const {
    return std::all_of(points.begin(), points.end(), [](const Point& point) { return point.thought; });
}

bool Review::receive(int ticket, int share, const Reply& reply) {
    for (Point& point : points) {
        if (point.ticket != ticket) continue;
        point.chance = reply.win_probability;
        point.thought = share == 1000;
        return true;
    }
    for (TurningPoint& turning_point : turning_points) {
        if (turning_point.ticket != ticket) continue;
        turning_point.reply = reply;
        turning_point.thought = share == 1000;
        return true;
    }
    return false;
}

int Review::change(const TurningPoint& turning_point) const {
    const Point& from = points[turning_point.point];
    return points[turning_point.point + 1].chance[from.player] - from.chance[from.player];
}

void Review::find_turning_points() {
    const auto by = [&](std::size_t i) { return change({.point = i}); };
    std::vector<std::size_t> turns, own;
    for (std::size_t i = 0; i + 1 < points.size(); ++i) {
        turns.push_back(i);
        if (learners.has(points[i].player)) own.push_back(i);
    }
    std::vector<std::size_t> found =
        greatest(turns, turning_points_told, [&](std::size_t i) { return std::abs(by(i)); });
    own = greatest(own, learned_from, [&](std::size_t i) { return -by(i); });
    found.insert(found.end(), own.begin(), own.end());
    insertion_sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    turning_points.clear();
    for (std::size_t i : found) turning_points.push_back({.point = i});
}

bool Review::looked_into() const {
    return std::all_of(turning_points.begin(), turning_points.end(),
                       [](const TurningPoint& turning_point) { return turning_point.thought; });
}

std::vector<std::size_t> Review::moments() const {
    std::vector<std::size_t> better;
    for (std::size_t i = 0; i < turning_points.size(); ++i)
        if (learners.has(points[turning_points[i].point].player) && gain(turning_points[i]) >= worth_learning)
            better.push_back(i);
    return greatest(better, moments_told, [&](std::size_t i) { return gain(turning_points[i]); });
}

std::vector<std::size_t> Review::others() const {
    const std::vector<std::size_t> told = moments();
    std::vector<std::size_t> rest;
    for (std::size_t i = 0; i < turning_points.size(); ++i)
        if (std::find(told.begin(), told.end(), i) == told.end()) rest.push_back(i);
    return greatest(rest, turning_points_told, [&](std::size_t i) { return std::abs(change(turning_points[i])); });
}

int gain(const Review::TurningPoint& turning_point) {
    return turning_point.thought && turning_point.reply.count > 0
               ? turning_point.reply.ideas[0].share - turning_point.reply.played.share
               : 0;
}

int points_more(const Review::TurningPoint& turning_point) {
    return points_expected(turning_point.reply.ideas[0]) - points_expected(turning_point.reply.played);
}

Review review_of(const Session& session) {
    Review review{.moment = session.moment(), .learners = people_of(session), .points = {}, .turning_points = {}};
    if (review.learners.empty()) review.learners = session.seen().seats();
    extend(review, session);
    return review;
}

void extend(Review& review, const Session& session) {
    if (review.whole()) return;
    review.moment = session.moment();
    for (std::size_t n = review.empty() ? 0 : review.points.back().choice + 1; n <= session.answers(); ++n) {
        const bool end = n == session.answers();
        if (end ? !session.over() : session.answer_given(n).thing != Thing::stack) continue;
        review.points.push_back({.choice = n,
                                 .events = session.events_before(n),
                                 .round = session.seen_before(n, nobody).round,
                                 .player = end ? nobody : session.asked_before(n)});
    }
}

Task point_task(const Session& session, const Review::Point& point) {
    return win_probability_task(seen_before(session, point.choice));
}

Task turning_point_task(const Session& session, const Review& review, const Review::TurningPoint& turning_point) {
    const Review::Point& from = review.points[turning_point.point];
    return advice_task(session.seen_before(from.choice, session.asked_before(from.choice)), from.choice,
                       own_choices(session, from.choice, review.points[turning_point.point + 1].choice));
}

// ---- words

namespace {

constexpr int most_words = 25;

// Whole sentences of a text, as many as have together no more words than that; of a longer first one its beginning.
std::string in_brief(const std::string& text) {
    std::size_t end = 0, beginning = text.size();
    int words = 1;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == ' ' && ++words > most_words && beginning == text.size()) beginning = i;
        if (text[i] == '.' && (i + 1 == text.size() || text[i + 1] == ' ') && words <= most_words) end = i + 1;
    }
    if (end == 0 && beginning < text.size()) return say("{beginning} …", text.substr(0, beginning));
    return end == 0 ? text : text.substr(0, end);
}

// The card taken by the first of these clicks.
const ActionCard* taken_by(const State& seen, std::span<const Choice> way) {
    return !way.empty() && way[0].thing == Thing::stack
               ? &card(seen.rules, way[0].which, seen.shown[way[0].which])
               : nullptr;
}

}

int points_expected(const Idea& idea) {
    int sum = 0;
    for (std::size_t i = 0; i < place_capacity; ++i) sum += idea.points[i];
    return (sum + (sum < 0 ? -8 : 8)) / 16;
}

const ActionCard* better_card(const Session& session, const Review& review,
                              const Review::TurningPoint& turning_point) {
    return taken_by(turning_point_task(session, review, turning_point).seen, turning_point.reply.ideas[0].plan());
}

std::string moment_title(const Session& session, const Review& review, const Review::TurningPoint& turning_point) {
    const Task task = turning_point_task(session, review, turning_point);
    const ActionCard* better = taken_by(task.seen, turning_point.reply.ideas[0].plan());
    const ActionCard* played = taken_by(task.seen, {task.played.data(), static_cast<std::size_t>(task.count)});
    const int round = round_number(session.seen(), review.points[turning_point.point].round);
    if (!better || !played) return say("Round {n}", round);
    return better == played
               ? say("Round {n}: {card}, used otherwise", round, told(*better, better->title))
               : say("Round {n}: {card} instead of {played}", round, told(*better, better->title),
                     told(*played, played->title));
}

std::string better_words(const Session& session, const Review& review, const Review::TurningPoint& turning_point) {
    const Task task = turning_point_task(session, review, turning_point);
    return in_brief(in_words(session, task.seen, turning_point.reply.ideas[0].plan(), false));
}

std::string_view moments_title(std::size_t count) {
    constexpr std::string_view titles[] = {"A moment to learn from", "Two moments to learn from",
                                           "Three moments to learn from"};
    return titles[std::min(count, std::size(titles)) - 1];
}

std::string turning_point_title(const Session& session, const Review& review,
                                const Review::TurningPoint& turning_point) {
    const Review::Point& from = review.points[turning_point.point];
    const Review::Point& to = review.points[turning_point.point + 1];
    return say("Round {n}, {name}: {before} → {after}", round_number(session.seen(), from.round),
               session.name(from.player), chance_in_words(from.chance[from.player]),
               chance_in_words(to.chance[from.player]));
}

std::string turning_point_words(const Session& session, const Review& review,
                                const Review::TurningPoint& turning_point) {
    const Task task = turning_point_task(session, review, turning_point);
    return in_brief(in_words(session, task.seen, {task.played.data(), static_cast<std::size_t>(task.count)}, false));
}

std::string turning_point_gain(const Review::TurningPoint& turning_point) {
    return say("{chance} against {played}", chance_in_words(turning_point.reply.ideas[0].share),
               chance_in_words(turning_point.reply.played.share));
}

std::string turning_point_advice(const Session& session, const Review& review,
                                 const Review::TurningPoint& turning_point) {
    if (!turning_point.thought) return say("El Grande is thinking about it …");
    if (turning_point.reply.count == 0) return {};
    const Idea& best = turning_point.reply.ideas[0];
    const int   played = turning_point.reply.played.share;
    if (best.share - played < worth_learning) return say("El Grande finds nothing better.");
    const std::string deeds =
        in_words(session, turning_point_task(session, review, turning_point).seen, best.plan(), false);
    const std::string chance = chance_in_words(best.share), against = chance_in_words(played);
    if (const int more = points_more(turning_point); more > 0)
        return say(
            "El Grande, {chance} against {played} and {n, plural, one {# point} other {# points}} more after the "
            "round: {deeds}",
            chance, against, more, deeds);
    return say("El Grande, {chance} against {played}: {deeds}", chance, against, deeds);
}

}
