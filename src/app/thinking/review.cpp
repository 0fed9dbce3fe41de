#include "app/thinking/review.h"

#include <algorithm>
#include <cstdlib>
#include <numeric>

#include "app/sentences/labels.h"
#include "app/thinking/advice.h"
#include "engine/insertion_sort.h"
#include "engine/notation.h"
#include "engine/queries.h"
#include "engine/scoring.h"

namespace eg {
namespace {

constexpr std::size_t learned_from = 6, moments_told = 3;
constexpr int         worth_learning = whole_share / 100;

// The few that have the greatest measure, in the order of the game.
template <class Measure>
std::vector<std::size_t> greatest(std::vector<std::size_t> all, std::size_t few, Measure measure) {
    insertion_sort(all.begin(), all.end(), [&](std::size_t a, std::size_t b) { return measure(a) > measure(b); });
    all.resize(std::min(few, all.size()));
    insertion_sort(all.begin(), all.end());
    return all;
}

// The points expected in all places at the end of the round.
int sixteenths(const Idea& idea) { return std::accumulate(idea.points.begin(), idea.points.end(), 0); }
int in_points(int sixteenths) { return (sixteenths + (sixteenths < 0 ? -8 : 8)) / 16; }

}

const Review::Point* Review::thought_until(std::size_t events) const {
    const Point* last = nullptr;
    for (const Point& point : points)
        if (point.thought && point.events <= events) last = &point;
    return last;
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
    std::vector<std::size_t> own;
    for (std::size_t i = 0; i + 1 < points.size(); ++i)
        if (learners.has(points[i].player)) own.push_back(i);
    turning_points.clear();
    for (std::size_t i : greatest(own, learned_from, [&](std::size_t i) { return -change({.point = i}); }))
        turning_points.push_back({.point = i});
}

bool Review::looked_into() const {
    return std::all_of(turning_points.begin(), turning_points.end(),
                       [](const TurningPoint& turning_point) { return turning_point.thought; });
}

std::vector<std::size_t> Review::moments() const {
    std::vector<std::size_t> better;
    if (!looked_into()) return better;   // those known so far could still give way to others
    for (std::size_t i = 0; i < turning_points.size(); ++i)
        if (gain(turning_points[i]) >= worth_learning) better.push_back(i);
    return greatest(better, moments_told, [&](std::size_t i) { return gain(turning_points[i]); });
}

int gain(const Review::TurningPoint& turning_point) {
    return turning_point.thought && turning_point.reply.count > 0
               ? turning_point.reply.ideas[0].share - turning_point.reply.played.share
               : 0;
}

int points_more(const Review::TurningPoint& turning_point) {
    return in_points(sixteenths(turning_point.reply.ideas[0])) - in_points(sixteenths(turning_point.reply.played));
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

int words_in(std::string_view text) {
    return text.empty() ? 0 : 1 + static_cast<int>(std::count(text.begin(), text.end(), ' '));
}

// The first sentences, as many as have together no more words than that; of a longer first one its beginning.
std::string in_brief(const Session& session, const std::vector<Deed>& deeds, int words) {
    for (std::size_t n = deeds.size(); n > 0; --n)
        if (std::string brief = in_words(session, std::span{deeds}.first(n)); words_in(brief) <= words) return brief;
    const std::string whole = in_words(session, std::span{deeds}.first(std::min<std::size_t>(1, deeds.size())));
    std::size_t end = 0;
    for (int n = 1; n < words && end != std::string::npos; ++n) end = whole.find(' ', end + 1);
    return whole.empty() ? whole : say("{beginning} …", whole.substr(0, end));
}

// The card taken by the first of these clicks.
const ActionCard* taken_by(const State& seen, std::span<const Choice> way) {
    return !way.empty() && way[0].thing == Thing::stack
               ? &card(seen.rules, way[0].which, seen.shown[way[0].which])
               : nullptr;
}

std::span<const Choice> played_in(const Task& task) {
    return {task.played.data(), static_cast<std::size_t>(task.count)};
}

// Of winning, after the turn as the curve shows it: the curve and the reply estimate anew, so only the gain is taken
// from the reply.
struct Chances {
    int played, better;
};
Chances chances_of(const Review& review, const Review::TurningPoint& turning_point) {
    const Player player = review.points[turning_point.point].player;
    const int played = review.points[turning_point.point + 1].chance[player];
    return {played, std::min(played + gain(turning_point), whole_share)};
}

}

TurnComparison comparison_of(const Session& session, const Review& review, std::size_t number) {
    const Review::TurningPoint& turning_point = review.turning_points[number];
    const Task   task = turning_point_task(session, review, turning_point);
    const Player player = review.points[turning_point.point].player;
    const int    now = 16 * majorities(task.seen).total(player, places(task.seen));
    const auto   way = [&](std::span<const Choice> clicks, const Idea& idea, int chance) {
        return TurnComparison::Way{.deeds = deeds_of(session, task.seen, clicks, false),
                               .table = led_to(task.seen, clicks),
                               .words = {},
                               .chance = chance,
                               .points = in_points(sixteenths(idea) - now)};
    };
    const Idea& best = turning_point.reply.ideas[0];
    const Chances chances = chances_of(review, turning_point);
    TurnComparison  both{.number = number,
                     .player = player,
                     .better = way(best.plan(), best, chances.better),
                     .played = way(played_in(task), turning_point.reply.played, chances.played)};
    const int better = words_in(in_words(session, both.better.deeds));
    both.played.words = in_brief(session, both.played.deeds, std::max(most_words / 2, most_words - better));
    both.better.words = in_brief(session, both.better.deeds, most_words - words_in(both.played.words));
    return both;
}

std::string moment_title(const Session& session, const Review& review, const Review::TurningPoint& turning_point) {
    const Task task = turning_point_task(session, review, turning_point);
    const ActionCard* better = taken_by(task.seen, turning_point.reply.ideas[0].plan());
    const ActionCard* played = taken_by(task.seen, played_in(task));
    const int round = round_number(session.seen(), review.points[turning_point.point].round);
    if (!better || !played) return say("Round {n}", round);
    return better == played
               ? say("Round {n}: a better use of {card}", round, told(*better, better->title))
               : say("Round {n}: {card} instead of {played}", round, told(*better, better->title),
                     told(*played, played->title));
}

std::string moment_line(const Session& session, const Review& review, const Review::TurningPoint& turning_point) {
    constexpr std::size_t most_places = 2;
    const State& seen = turning_point_task(session, review, turning_point).seen;
    const auto   more = [&](Place place) {
        return turning_point.reply.ideas[0].points[place] - turning_point.reply.played.points[place];
    };
    std::vector<Place> order;
    for (const Place place : places(seen))
        if (more(place) >= 8) order.push_back(place);   // half a point: estimates are no more exact
    insertion_sort(order.begin(), order.end(), [&](Place a, Place b) { return more(a) > more(b); });
    List where;
    for (std::size_t i = 0; i < std::min(order.size(), most_places); ++i)
        where.push_back(message("{place:in}", order[i]));
    return where.empty() ? std::string{} : say(message("More points {places:and}.", where));
}

std::string gain_in_words(const Review& review, const Review::TurningPoint& turning_point) {
    const Chances chances = chances_of(review, turning_point);
    const std::string better = chance_in_words(chances.better), played = chance_in_words(chances.played);
    constexpr int telling = 3;   // fewer do not explain a chance
    if (const int more = points_more(turning_point); more >= telling)
        return say("{n} points more; chance of winning {better} instead of {played}", more, better, played);
    return say("Chance of winning {better} instead of {played}", better, played);
}

std::string_view moments_title(std::size_t count) {
    constexpr std::string_view titles[] = {"The game in review", "A moment to learn from", "Two moments to learn from",
                                           "Three moments to learn from"};
    return titles[std::min(count, std::size(titles) - 1)];
}

}
