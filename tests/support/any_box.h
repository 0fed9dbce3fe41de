// Tables of boxes with places of their own: the worth of a place and what was paid for it by its id, and rounds that go
// on.
#pragma once

#include "table.h"

namespace eg {
namespace {

const std::string turns_go_on = "ask end_round - 0 - - 0 0; ask next_turn - 0 - - 0 0";

inline Place place_at(const State& s, const std::string& id) { return static_cast<Place>(choice(id, box(s))->which); }

// What each player would get for this place now, in the order of seats.
inline std::vector<int> worth(const State& s, const std::string& id, bool first_only = false) {
    return points_at(s, place_at(s, id), first_only);
}
// The points that these events bring for this place, without those of nothing.
inline std::string paid_for(const State& s, const Events& events, const std::string& id) {
    std::string all;
    for (Player p : s.seats()) {
        int points = 0;
        for (const Event& event : events.list)
            if (row(event.what).travel.piece == Piece::points && row(event.what).apart.empty()
                && event.to == place_at(s, id) && event.who == p)
                points += event.n;
        if (points > 0) all += (all.empty() ? "" : " ") + std::string{show(p)} + ':' + std::to_string(points);
    }
    return all;
}
// The places that were scored, in order.
inline std::string scored_of(const State& s, const Events& events) {
    std::string all;
    for (const Event& event : events.list)
        if (event.what == What::scoring)
            all += (all.empty() ? "" : ", ") + std::string{place_word(event.to, box(s))};
    return all;
}

inline bool offers(const State& s, const std::string& id) {
    const std::optional<Place> place = place_named(box(s), id);
    return place && Places::of_bits(legal(s).of(Thing::place)).has(*place);
}
inline int number_of(const State& s, const std::string& word) {
    const std::string n = line(s, word);
    return n.empty() ? 0 : std::stoi(n);
}

// Plays until red's next turn begins, with as few actions as possible.
inline Events next_turn_of_red(State& s) {
    Events events = idle(s, [](const State& now) { return asked_step_name(now) == "take_card" && asked(now) == red; });
    const Events more =
        idle(s, [](const State& now) { return asked_step_name(now) != "take_card" || asked(now) != red; });
    events.list.insert(events.list.end(), more.list.begin(), more.list.end());
    return events;
}

}
}
