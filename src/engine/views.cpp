#include "engine/views.h"

#include "engine/events.h"
#include "engine/box.h"

namespace eg {
namespace {

// Calls visit(seat, field, index in State::block) for the secret fields of all modules.
template <class Visit>
void each_secret(const State& s, Visit visit) {
    const Box& here = box(s);
    for (const Module* module : here.modules)
        for (const Field& field : module->fields)
            if (field.secret)
                for (Player p : s.seats())
                    visit(p, field, static_cast<std::size_t>(block_of(here, *module) + field.of(p)));
}

void hide_fields(State& seen, Player player) {
    if (box(seen).block_used == 0) return;
    const State all = seen;
    each_secret(seen, [&](Player p, const Field& field, std::size_t at) {
        if (p == player || all.block[at] == 0 || (field.known && player != nobody && field.known(all, p, player)))
            return;
        seen.block[at] = hidden_value;
    });
}

bool no_field_hidden(const State& s) {
    bool whole = true;
    each_secret(s, [&](Player, const Field&, std::size_t at) { whole = whole && s.block[at] != hidden_value; });
    return whole;
}

}

State seen_by(const State& s, Player player) {
    State seen = s;
    seen.rng = {};
    for (Player p : s.seats()) {
        if (p == player) continue;
        if (s.disc[p] != nowhere) seen.disc[p] = face_down;
        seen.hand[p] = s.hand[p] - s.unseen[p];
        seen.unseen[p] = {};
    }
    hide_fields(seen, player);
    each_hook(s, &SecretHooks::hide, [&](auto hide) { hide(seen, player); });
    return seen;
}

Event seen_by(Event event, Player player) {
    if (row(event.what).private_n && event.who != player && (event.whose != player || player == nobody)) event.n = 0;
    if (event.what == What::power_taken_back && event.who != player && event.flags == 0) event.n = 0;
    return event;
}

bool is_whole(const State& s) {
    for (Player p : s.seats())
        if (s.disc[p] == face_down || s.unseen[p].size() < s.unseen_count[p]) return false;
    return no_field_hidden(s);
}

State imagine(const State& seen, Rng& rng) {
    State s = seen;
    s.rng.state = rng.draw();
    for (Player p : s.seats()) {
        PowerCards candidates = s.unseen_candidates[p];
        for (int missing = s.unseen_count[p] - s.unseen[p].size(); missing > 0 && !candidates.empty(); --missing) {
            const int value = rng.one_of(candidates);
            candidates.remove(value);
            s.unseen[p].add(value);
            s.hand[p].add(value);
        }
        if (s.disc[p] == face_down)
            if (const Frame* frame = reveal_frame(s))
                s.disc[p] = rng.one_of(step(frame->step).rule.dials(s, *frame, p));
    }
    each_hook(s, &SecretHooks::imagine, [&](auto imagine) { imagine(s, rng); });
    return s;
}

}
