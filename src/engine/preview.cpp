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

Preview preview_if_allowed(const State& s) {
    Preview result;
    const auto interrupts = [](const State& table) {
        return !over(table) && asked_step(table).hints.kind == Kind::interruption;
    };
    State   after = s;
    Events  events;
    Players allowed;   // a player who is asked a second time is asked about the next part
    while (interrupts(after) && !allowed.has(asked(after))) {
        allowed.add(asked(after));
        apply(after, press(allow), events);
    }
    bool ends = false;   // the turn has ended: later events are not part of the action
    for (const Event& event : events.list) {
        ends = ends || event.what == What::turn_ends;
        if (ends) continue;
        result.places = result.places | places_of(event);
        if (row(event.what).travel.piece != Piece::points) continue;
        result.points[event.who] += event.n;
        result.paid = true;
    }
    if (result.paid || ends || result.places.empty()) return result;
    const Majorities was = majorities(s), is = majorities(after);
    for (Player p : s.seats()) result.points[p] = is.total(p) - was.total(p);
    return result;
}

}
