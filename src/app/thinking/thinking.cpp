#include "app/thinking/thinking.h"

#include <algorithm>

#include "engine/insertion_sort.h"
#include "page.h"

namespace eg {

void Thinking::follow(const Session& session, bool at_rest, bool move, double now) {
    if (watched_from_the_beginning(session)) weigh(session);
    else if (review_.moment != session.moment()) drop_review();   // of another game, or another end
    move_.follow(session, at_rest && move, now);
    if (advice_.moment != session.moment()) advice_.chosen = -1;
    if (at_rest && !advice_.open(session)) advice_.wanted = false;
    advise(session, at_rest, now);
}

void Thinking::rest(const Session& session, double now) {
    move_.follow(session, false, now);
    advising_.follow(session, false, now);
}

Thinking::About Thinking::receive(const Session& session, int ticket, int share, const Reply& reply) {
    if (advising_.receive(ticket, share)) {
        const Idea shown = advice_.chosen >= 0 ? advice_.idea(advice_.chosen) : Idea{};
        advice_.reply = reply;
        insertion_sort(advice_.reply.ideas.begin(), advice_.reply.ideas.begin() + reply.count,
                         [](const Idea& a, const Idea& b) { return a.share > b.share; });
        advice_.moment = advising_.moment();
        if (advice_.chosen >= 0) choose(session, advice_.like(shown));
        return About::advice;
    }
    if (review_.receive(ticket, share, reply)) {
        if (review_.whole() && review_.weighed() && review_.turning_points.empty()) {
            review_.find_turning_points();
            for (Review::TurningPoint& turning_point : review_.turning_points)
                turning_point.ticket = start_task(turning_point_task(session, review_, turning_point));
        }
        return About::review;
    }
    return move_.receive(ticket, share) ? About::move : About::nothing;
}

// ---- advice

void Thinking::ask_advice(const Session& session, bool at_rest, double now) {
    advice_.wanted = !advice_.wanted && at_rest && session.options().size() > 1;
    advice_.player = session.asked();
    advice_.chosen = -1;
    advise(session, at_rest, now);   // at once, because the next frame may be late
}

void Thinking::advise(const Session& session, bool at_rest, double now) {
    advising_.follow(session, advice_.wanted && at_rest && session.options().size() > 1, now);
}

void Thinking::choose_idea(const Session& session, int n) { choose(session, n == advice_.chosen ? -1 : n); }

void Thinking::choose(const Session& session, int n) {
    advice_.chosen = n >= 0 && n < advice_.count(session) ? n : -1;
    if (advice_.chosen >= 0) led_to_ = eg::led_to(seen_by_asked(session), advice_.idea(n).plan());
}

// ---- the review

void Thinking::make_review(const Session& session) {
    if (review_.whole()) return;
    if (review_.moment != session.moment()) drop_review();
    weigh(session);
}

// Whether a game of bots alone is watched from near its beginning. From later on there would be too many tasks.
bool Thinking::watched_from_the_beginning(const Session& session) const {
    constexpr std::size_t beginning = 40;   // answers; later it would take too long to catch up
    return people_of(session).empty() && session.plan().pace != Pace::instant
           && (!review_.empty() || session.answers() < beginning);
}

void Thinking::weigh(const Session& session) {
    const std::size_t known = review_.points.size();
    if (review_.empty()) review_ = review_of(session);
    else extend(review_, session);
    for (std::size_t i = known; i < review_.points.size(); ++i)
        review_.points[i].ticket = start_task(point_task(session, review_.points[i]));
}

void Thinking::compare(const Session& session, std::size_t number) {
    const std::vector<Review::TurningPoint>& all = review_.turning_points;
    if (number < all.size() && all[number].thought && all[number].reply.count > 0)
        compared_ = comparison_of(session, review_, number);
}

void Thinking::drop_review() {
    compared_.reset();
    for (const Review::Point& point : review_.points)
        if (!point.thought) page::cancel_task(point.ticket);
    for (const Review::TurningPoint& turning_point : review_.turning_points)
        if (!turning_point.thought) page::cancel_task(turning_point.ticket);
    review_ = {};
}

void Thinking::show(const Session& session, const Advice& advice, int idea, const Review& review) {
    advice_ = advice;
    choose(session, idea);
    review_ = review;
    compared_.reset();
}

}
