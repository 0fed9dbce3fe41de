// What the desk asks of those who think: hints and the review go out as tasks, and word comes back.
#include "app/desk.h"

#include <algorithm>

#include "page.h"

namespace eg {
namespace {

constexpr double unseen = 100;   // milliseconds that bots may play on at instant pace without a frame

int sent(const Task& task) {
    const int ticket = new_ticket();
    page::ponder(ticket, &task, sizeof task);
    return ticket;
}

}

int Desk::thought(int ticket, int share, const Reply& reply, double now) {
    if (advising_.hear(ticket, share)) {
        const Idea shown = advice_.chosen >= 0 ? advice_.idea(advice_.chosen) : Idea{};
        advice_.reply = reply;
        advice_.moment = advising_.moment();
        if (advice_.chosen >= 0) choose_idea(advice_.like(shown));
        return 0;
    }
    if (review_.hear(ticket, share, reply)) {
        if (review_.weighed() && review_.swings.empty()) ponder_swings();
        return dialog_ == Dialog::review ? 0 : -1;
    }
    if (!pondering_.hear(ticket, share)) return -1;
    if (!pondering_.finished() || !session_.answered(pondering_.moment(), reply.choice, plan_of(reply))) return pondering_.shown(now) < 0 ? -1 : 0;
    play_on(now);
    keep();
    return !busy_ && session_.bot_asked() ? static_cast<int>(std::max(0.0, framed_at_ + unseen - now)) : 0;
}

void Desk::advise(double now) { advising_.follow(session_, advice_.wanted && !busy_ && session_.options().size() > 1, now); }

// Its thoughts go to as many workers as there are; a review once made is kept.
void Desk::open_review() {
    if (!session_.over() || busy_) return;
    dialog_ = Dialog::review;
    if (!review_.empty()) return;
    review_ = review_of(session_);
    for (Review::Point& point : review_.points) point.ticket = sent(point_task(session_, point));
}

void Desk::ponder_swings() {
    review_.find_swings();
    for (Review::Swing& swing : review_.swings) swing.ticket = sent(swing_task(session_, review_, swing));
}

void Desk::drop_review() {
    for (const Review::Point& point : review_.points)
        if (!point.thought) page::forget(point.ticket);
    for (const Review::Swing& swing : review_.swings)
        if (!swing.thought) page::forget(swing.ticket);
    review_ = {};
}

void Desk::choose_idea(int n) {
    advice_.chosen = n >= 0 && n < advice_.count(session_) ? n : -1;
    if (advice_.chosen >= 0) led_to_ = led_to(session_.seen_by_asked(), advice_.idea(n).way());
}

}
