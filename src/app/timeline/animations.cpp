// The duration of each event is in its row (engine/event_types.h).
#include "app/timeline/animations.h"

#include <algorithm>

#include "engine/box.h"

namespace eg {
namespace {

constexpr double tower_time = 300;
constexpr double echo_time = 1000;

// Milliseconds that its pieces travel at normal pace; 0: nothing travels. pieces: their number, or points.
double travel_time(const Event& event, int pieces, double& stagger) {
    const Travel& travel = row(event.what).travel;
    stagger = 0;
    if (travel.each) return pieces ? std::max(travel.ms, travel.each * pieces) : 0;
    if (travel.from == End::from && !is_place(event.from)) return 0;
    if (!travel.apart) return travel.ms;
    if (pieces <= 0) return 0;
    stagger = std::min<double>(travel.apart, 1100.0 / pieces);
    return travel.ms + stagger * (pieces - 1);
}

int pieces_of(const Event& event, const State& before) {
    if (row(event.what).travel.piece != Piece::tower) return event.n;
    int all = 0;
    for (Player p : colours(before)) all += before.caballeros[p][CAS];
    return all;
}

}

float Animation::share(double now) const {
    return lasts <= 0 ? 1.0f : static_cast<float>(std::clamp((now - began) / lasts, 0.0, 1.0));
}

float Animation::share_of(int piece, int pieces, double now) const {
    const double one = lasts - stagger * (pieces - 1);
    return one <= 0 ? 1.0f : static_cast<float>(std::clamp((now - began - stagger * piece) / one, 0.0, 1.0));
}

double Animations::length(const Event& event, const State& before) const {
    // The next card may turn before this one has arrived.
    if (row(event.what).travel.piece == Piece::action_card_face) return 0;
    double stagger = 0;
    return still_ ? 0 : travel_time(event, pieces_of(event, before), stagger);
}

void Animations::begin(const Event& event, const State& before, double pace, double now) {
    if (pace <= 0) return;
    Animation animation{.event = event, .began = now, .lasts = 0, .stagger = 0};
    animation.lasts = travel_time(event, pieces_of(event, before), animation.stagger);
    if (animation.lasts <= 0) return;
    if (still_) {
        animation.lasts = echo_time;
        echoes_.push_back(animation);
        return;
    }
    animation.lasts *= pace;
    animation.stagger *= pace;
    running_.push_back(animation);
}

// The Castillo is lifted when it is opened, and held until the caballeros below have left.
void Animations::move_tower(const Event& event, double pace, double now) {
    const EventType& its = row(event.what);
    const bool opens = its.travel.piece == Piece::tower;
    const bool keeps_open = its.travel.from == End::tower || its.travel.piece == Piece::disc_face
                            || (its.kind == EventKind::scoring && event.to == CAS);
    if (tower_up_ == (opens || (tower_up_ && keeps_open))) return;
    tower_up_ = !tower_up_;
    tower_began_ = now;
    tower_lasts_ = still_ ? 0 : tower_time * pace;
}

void Animations::close_tower(double now) {
    if (tower_up_) tower_up_ = false, tower_began_ = now;
}

void Animations::settle(double now) {
    const auto over = [&](const Animation& animation) { return now >= animation.began + animation.lasts; };
    std::erase_if(running_, over);
    std::erase_if(echoes_, over);
}

void Animations::end() {
    running_.clear();
    echoes_.clear();
    tower_lasts_ = 0;
}

void Animations::keep_still(bool still) {
    still_ = still;
    if (still) running_.clear(), tower_lasts_ = 0;
    else echoes_.clear();
}

double Animations::rings_until(double now) const {
    double soonest = -1;
    for (const Animation& echo : echoes_)
        if (const double left = echo.began + echo.lasts - now; soonest < 0 || left < soonest)
            soonest = std::max(0.0, left);
    return soonest;
}

bool Animations::busy(double now) const {
    if (now < tower_began_ + tower_lasts_) return true;
    return std::any_of(running_.begin(), running_.end(),
                       [&](const Animation& animation) { return now < animation.began + animation.lasts; });
}

float Animations::tower_lift(double now) const {
    if (still_) return 0;
    const float share =
        tower_lasts_ <= 0 ? 1.0f : static_cast<float>(std::clamp((now - tower_began_) / tower_lasts_, 0.0, 1.0));
    return tower_up_ ? share : 1 - share;
}

float Animations::share(Piece piece, int stack, double now) const {
    for (const Animation& animation : running_)
        if (row(animation.event.what).travel.piece == piece && animation.event.n == stack) return animation.share(now);
    return 1;
}

float Animations::discs_turned(double now) const {
    float least = 1;
    for (const Animation& animation : running_)
        if (row(animation.event.what).travel.piece == Piece::disc_face) least = std::min(least, animation.share(now));
    return least;
}

}
