// Whole rounds and games for the tests: their starts, how they are played, and the order of turns.
#pragma once

#include "table.h"

namespace eg {

// A table at the start of a round: power cards are asked for, from the starting player on.
inline State round_begins(const std::string& text,
                          const std::string& shown = "1-any3 2-score1 3-most 4-court 5-king") {
    const State bare = table(text);
    return table(text + "\nshown " + shown + "\nask end_round - 0 - - 0 0\nask next_turn - 0 - - 0 0\nask play_power "
                 + std::string{show(bare.start)} + ' ' + std::to_string(bare.players) + " - - 0 0");
}

// Plays with as few actions as possible until power cards are asked for again.
inline Events play_out(State& s) {
    return idle(s, [](const State& now) { return asked_step_name(now) != "play_power"; });
}

// Plays to the end of the game with as few actions as possible.
inline Events whole_game(State& s) {
    return idle(s, [](const State&) { return true; });
}

// The order of the turns in these events: "red blue". The dummy's turn has the number of the card it takes, from 1 on:
// "red dummy:4 blue".
inline std::string order_of(const Events& events) {
    std::string order;
    for (const Event& event : events.list) {
        if (event.what == What::turn_begins) order += (order.empty() ? "" : " ") + std::string{show(event.who)};
        if (row(event.what).name == "dummy_card_taken")
            order += (order.empty() ? "dummy:" : " dummy:") + std::to_string(event.n + 1);
    }
    return order;
}

// Plays these power cards, then the rest of the round with as few actions as possible. Returns the order of the turns.
inline std::string order_of_turns(State& s, const std::string& powers) {
    Events events = play(s, powers);
    const Events rest = play_out(s);
    events.list.insert(events.list.end(), rest.list.begin(), rest.list.end());
    return order_of(events);
}

// The rounds of a whole game by their numbers, and its general scorings as -1, -2, -3.
inline std::vector<int> rounds_played(Rules rules, int players) {
    Events events;
    State  s = new_game({.players = players, .rules = rules}, 5, events);
    const Events rest = whole_game(s);
    events.list.insert(events.list.end(), rest.list.begin(), rest.list.end());
    std::vector<int> rounds;
    for (const Event& event : events.list) {
        if (event.what == What::round_begins) rounds.push_back(event.n);
        if (event.what == What::general_scoring) rounds.push_back(-event.n);
    }
    CHECK(over(s));
    return rounds;
}

// Plays a game from its start and checks its nine rounds: each shows a new card of the first four stacks, and the same
// card of the fifth.
inline void check_new_cards(State s, std::string_view of_the_fifth) {
    std::array<unsigned, 4> seen{};
    for (int round = 1; round <= 9; ++round) {
        CHECK(s.round == round);
        for (int stack = 0; stack < 4; ++stack) {
            const unsigned bit = 1u << s.shown[stack];
            CHECK((seen[static_cast<std::size_t>(stack)] & bit) == 0);
            seen[static_cast<std::size_t>(stack)] |= bit;
        }
        CHECK(card(s.rules, 4, s.shown[4]).id == of_the_fifth);
        CHECK(s.taker[4] == nobody);
        idle(s, [&](const State& now) { return now.round == round; });
    }
    CHECK(over(s));
}

// A table after the third round, at the start of its general scoring.
inline State general_scoring_of(const std::string& text) {
    return table(text + "\nround 3\nask general_scoring - 0 - - 0 0");
}

}
