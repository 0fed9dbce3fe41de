// Whole turns. A turn is about a dozen clicks, but only the table that it leaves matters. So the search makes whole
// turns of the engine's choices, and evaluates each before the click that ends it, when no luck is involved yet.
#pragma once

#include "engine/game.h"

namespace eg {

// Whether the player asked is choosing within his own turn, rather than reacting to another player.
bool plays_turn(const State& s);

// Whether `me` is asked and could end his turn now.
bool may_end(const State& s, Player me);

// ... and can do nothing else in it.
bool turn_is_done(const State& s, Player me);

// Whether the choice is the click that ends the turn. Other questions have a `done` button too.
bool ends_turn(const State& s, Choice choice);

// Whether the turn of `me`, which began when `acted` had acted, still has choices other than the click that ends it.
bool turn_goes_on(const State& s, Player me, Players acted);

// The players with a turn to come in this round. A player who may end his turn counts as having ended it.
Players waiting(const State& s);
// The players who can still use their court, province and hand, in a turn under way or to come.
Players playing_on(const State& s);

// Whether no turn has ended since.
bool same_turn(const State& s, const State& since);

// Whether this choice is not a click of the turn under way at `since`: another player's answer, or a secret disc.
bool comes_between(const State& s, const State& since);

// A plausible random choice, cheap to compute.
Choice likely_choice(const State& s, const Choices& choices, Rng& rng);
// Makes such choices until all discs are revealed and all reactions are over.
void settle(State& s, Rng& rng, Events& ignored);

// A hash of the table. Random numbers, the order of clicks, and what can no longer be used make no difference.
std::uint64_t table_key(const State& s);

struct Turn {
    static constexpr int capacity = 64;
    std::array<Choice, capacity> clicks;  // of the player whose turn it is, without secret discs
    int           count = 0;
    int           utility = 0;            // of the table after it, style_bonus included
    int           style_bonus = 0;
    int           effort = 0;             // clicks other than `done`, plus the numbers chosen
    std::uint64_t key = 0;                // table_key() after it

    void add(Choice choice) {
        if (count == capacity) return;
        clicks[static_cast<std::size_t>(count++)] = choice;
        effort += choice == press(done) ? 0 : 1 + (choice.thing == Thing::number ? choice.which : 0);
    }
};

// By utility; between equals, less effort.
inline bool better(const Turn& a, const Turn& b) {
    return a.utility != b.utility ? a.utility > b.utility : a.effort < b.effort;
}

// The stack of the turn's action card; stack_capacity if the card had been taken before.
int card_of(const Turn& turn);

}
