#include "engine/preview.h"

#include <algorithm>

#include "engine/event_types.h"
#include "engine/game.h"
#include "engine/module.h"
#include "engine/queries.h"
#include "engine/scoring.h"

namespace eg {

bool Preview::any() const {
    return std::any_of(points.items.begin(), points.items.end(), [](int n) { return n != 0; });
}

namespace {

// Whether a player is asked who could stop the action.
bool interrupts(const State& table) {
    return !over(table) && asked_step(table).hints.kind == Kind::interruption && legal(table).has(press(allow));
}

// Adds what the events of the action affect and pay. Returns whether the turn ends with it.
bool add_events(const Events& events, Preview& to) {
    for (const Event& event : events.list) {
        if (event.what == What::turn_ends) return true;   // later events are not part of the action
        to.places = to.places | places_of(event);
        if (row(event.what).travel.piece != Piece::points) continue;
        to.points[event.who] += event.n;
        to.paid = true;
    }
    return false;
}

}

Preview preview_if_performed(const State& s) {
    if (over(s) || !legal(s).has(press(act))) return {};
    Preview result;
    State   after = s;
    Events  events;
    apply(after, press(act), events);
    while (interrupts(after)) apply(after, press(legal(after).has(press(allow_all)) ? allow_all : allow), events);
    add_events(events, result);
    return result.any() ? result : Preview{};
}

Preview preview_if_allowed(const State& s) {
    Preview result;
    State   after = s;
    Events  events;
    Players allowed;   // a player who is asked a second time is asked about the next part
    while (interrupts(after) && !allowed.has(asked(after))) {
        allowed.add(asked(after));
        apply(after, press(allow), events);
    }
    const bool ends = add_events(events, result);
    if (result.paid || ends || result.places.empty()) return result;
    const Majorities was = majorities(s), is = majorities(after);
    for (Player p : s.seats()) result.points[p] = is.total(p) - was.total(p);
    return result;
}

}
