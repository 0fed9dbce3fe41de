#include "engine/sight.h"

#include "engine/events.h"
#include "engine/module.h"

namespace eg {
State seen_by(const State& s, Player player) {
    State seen = s;
    seen.rng = {};
    for (Player p : s.seats()) {
        if (p == player) continue;
        if (s.disc[p] != nowhere) seen.disc[p] = face_down;
        seen.hand[p] = s.hand[p] - s.unseen[p];
        seen.unseen[p] = {};
    }
    return seen;
}

Event seen_by(Event event, Player player) {
    if (event.what == What::power_taken_back && event.who != player && event.flags == 0) event.n = 0;
    return event;
}

bool is_whole(const State& s) {
    for (Player p : s.seats())
        if (s.disc[p] == face_down || s.unseen[p].size() < s.unseen_count[p]) return false;
    return true;
}

State imagine(const State& seen, Rng& rng) {
    State s = seen;
    s.rng.state = rng.draw();
    for (Player p : s.seats()) {
        PowerCards candidates = s.doubt[p];
        for (int missing = s.unseen_count[p] - s.unseen[p].size(); missing > 0 && !candidates.empty(); --missing) {
            const int value = rng.one_of(candidates);
            candidates.remove(value);
            s.unseen[p].add(value);
            s.hand[p].add(value);
        }
        if (s.disc[p] == face_down)
            if (const Frame* frame = revealing(s)) s.disc[p] = rng.one_of(step(frame->step).dials(s, *frame, p));
    }
    return s;
}

}
