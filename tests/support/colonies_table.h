// For the tests of Grand Inquisitor & the Colonies: tables of the Decennial edition with the Colonies. A text that says
// nothing of the four black caballeros has them in Valencia, and the Limit table lies in Granada unless it says where.
#pragma once

#include "card_case.h"
#include "table.h"

namespace eg {
namespace {

constexpr std::string_view cards_here = "Grand Inquisitor & the Colonies";   // card_case.h

inline Rules colonies_rules() { return rules_of(*edition("decennial"), *modules_named("colonies")); }

inline State dealt(int players, std::uint64_t seed, Rules rules = colonies_rules()) {
    Events ignored = Events::ignored();
    return new_game({.players = players, .rules = rules}, seed, ignored);
}

inline std::string overseas(const std::string& text) {
    return "edition decennial; modules colonies; limit 9; "
           + std::string{text.find("black:") == std::string::npos ? "VAL black:4; " : ""} + text;
}
// The line for a Limit table here.
inline std::string limit_in(const std::string& region) {
    static const Rules rules = colonies_rules();
    return "limit " + std::to_string(choice(region, box(rules))->which + 1) + "; ";
}

// A table on which nothing is asked that matters here.
inline State at_sea(const std::string& text) { return table(overseas(text)); }

// Red has just taken this card.
inline State holding(const std::string& id, const std::string& text) { return turn(overseas(text), id); }

const std::string on_offer = "shown 1-any3 2-score1 3-most 4-court 5-king gi-inquisitor gi-remove; ";
const std::string turns_go_on = "ask end_round - 0 - - 0 0; ask next_turn - 0 - - 0 0";

// Red's turn has just begun, the last of the round; his power card brings nobody to his court.
inline State turn_begins(const std::string& text, const std::string& offer = on_offer) {
    const int   players = position(overseas(text)).state.players;
    std::string others;
    for (int p = 1; p < players; ++p) others += ' ' + std::string{show(static_cast<Player>(p))};
    return table(overseas(text) + "; " + offer + "power red:13; acted" + others + "; " + turns_go_on);
}

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
            if (row(event.what).travel.piece == Piece::points && row(event.what).scoring.empty()
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
    return Places::of_bits(legal(s).of(Thing::place)).has(place_at(s, id));
}
inline int number_of(const State& s, const std::string& word) {
    const std::string n = line(s, word);
    return n.empty() ? 0 : std::stoi(n);
}
inline int gold_out(const State& s) { return number_of(s, "gold_out"); }
inline int wares_out(const State& s) { return number_of(s, "wares_out"); }

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
