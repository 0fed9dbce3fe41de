// What the tests of the dummy share: rounds in which it plays, what events tell of it, and what it has.
#pragma once

#include "rounds.h"

namespace eg {
namespace {

constexpr Player white = static_cast<Player>(max_players);
const std::string two = "edition 2023; players 2; ", cards = "\nshown n1-intrigue n2-visitation n4-squires n5-majesty";

inline Rules rules_with(const std::string& modules = "", bool short_game = false) {
    Rules rules = rules_of(Edition::of_2023, *modules_named(modules));
    rules.short_game = short_game;
    return rules;
}
inline State dealt(std::uint64_t seed, Events& events, Rules rules = rules_with()) {
    return new_game({.players = 2, .rules = rules}, seed, events);
}

inline State holding(const std::string& id, const std::string& text) { return turn(two + text, id); }

inline std::vector<Event> told(const Events& events, std::string_view name) {
    std::vector<Event> list;
    for (const Event& event : events.list)
        if (row(event.what).name == name) list.push_back(event);
    return list;
}
inline int brought(const Events& events) {
    int n = 0;
    for (const Event& event : told(events, "dummy_placed")) n += event.n;
    return n;
}

// Its caballeros on the board.
inline int on_board(const State& s) {
    int n = 0;
    for (Place place : places(s)) n += s.caballeros[white][place];
    return n;
}
inline int its_power(const State& s) {
    const std::string number = line(s, "dummy_power");
    return number.empty() ? 0 : std::stoi(number);
}

const std::string round_goes_on =
    "\nask end_round - 0 - - 0 0\nask dummy_goes_last - 0 - - 0 0\nask next_turn - 0 - - 0 0";

// A round in which the dummy has played its power card; the players are asked for theirs from `start` on.
inline State round_with_dummy(const std::string& text, const std::string& shown = cards) {
    const std::string start{show(table(two + text).start)};
    return table(two + text + shown + round_goes_on + "\nask play_power " + start + " 2 - - 0 0");
}
// The dummy's part of the beginning of a round, with this state of the random generator.
inline Events coming(State& s, std::uint64_t luck = 1) {
    Events events;
    s.rng.state = luck;
    push(s, {.step = step("dummy_comes")->id});
    run(s, events);
    return events;
}

// Makes one random choice.
inline Events go_on(State& s, Rng& rng) {
    Events events;
    const Choices choices = legal(s);
    apply(s, choices[rng.below(choices.size())], events);
    return events;
}

}
}
