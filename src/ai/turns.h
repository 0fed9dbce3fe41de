// Whole turns. A turn is a dozen clicks, but only what it leaves on the table counts; so turns
// are made as wholes, out of the engine's own choices, and judged just before the click that
// ends them: there no luck has a part in it yet.
#pragma once

#include "engine/game.h"

namespace eg {

// Whether the one asked plays a part of his own turn, as against answering somebody else.
bool plays_turn(const State& s);

// He could end his turn now.
bool may_end(const State& s, Player me);

// ... and has done all he could: only the click that ends it is missing.
bool turn_is_done(const State& s, Player me);

// The click that ends a turn. Others are called `done` as well.
bool ends_turn(const State& s, Choice choice);

// It is still his turn, begun when these had acted, and more than that click is missing.
bool turn_goes_on(const State& s, Player me, Players acted);

// Who will have a turn yet in this round; who may end his is taken to have ended it.
Players waiting(const State& s);
// Who can still make use of what he has in court, province and hand, in a turn that goes on or one to come.
Players playing_on(const State& s);

// Nobody's turn has ended since.
bool same_turn(const State& s, const State& since);

// What is no click of the turn that was being played then: others' answers, and one's own secret disc.
bool comes_between(const State& s, const State& since);

// A likely answer, at little cost: chance with some sense.
Choice likely_choice(const State& s, const Choices& choices, Rng& rng);
// So until the discs are open and the turn goes on, or something else is asked.
void settle(State& s, Rng& rng, Events& ignored);

// A table's number without what luck and order leave behind, and what is of no use any more.
std::uint64_t table_key(const State& s);

struct Turn {
    static constexpr int capacity = 64;
    std::array<Choice, capacity> clicks;  // of the one whose turn it is; secret discs are mixed when they are asked for
    int           count = 0;
    int           desire = 0;             // what the net makes of the table after it, and his taste
    int           liking = 0;             // his taste's part in it
    int           effort = 0;             // its clicks but those that say no more, and what numbers they say
    std::uint64_t key = 0;

    void add(Choice choice) {
        if (count == capacity) return;
        clicks[static_cast<std::size_t>(count++)] = choice;
        effort += choice == press(done) ? 0 : 1 + (choice.thing == Thing::number ? choice.which : 0);
    }
};

// Of what is worth the same, the one with less to do.
inline bool better(const Turn& a, const Turn& b) {
    return a.desire != b.desire ? a.desire > b.desire : a.effort < b.effort;
}

// The stack that its action card comes from; `stack_capacity` if it had been taken before.
int card_of(const Turn& turn);

}
