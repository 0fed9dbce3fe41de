// How a seat plays when there is no time to search: a few likely answers, the net's favourite.
// Everybody is played so while the search looks ahead, and the nets are trained by it.
#pragma once

#include "ai/turns.h"
#include "ai/evaluation.h"

namespace eg {

struct Policy {
    const Net* net = nullptr;
    int        turns = 16;   // that are looked at, to play one
    int        dials = 12;   // rounds of regret matching for secret discs
    int        noise = 0;    // so much of a share may cloud each judgement: for training
    bool operator==(const Policy&) const = default;
};

// Answers for the one asked: a whole turn up to its end, a power card, a disc, or one reaction.
void play_on(State& s, const Policy& policy, Rng& rng, Events& ignored);

// Only the turn of the one asked, up to the click that ends it.
void play_turn(State& s, const Policy& policy, Rng& rng, Events& ignored);

// What a choice is worth to the one asked, once what it sets going has come to rest. Choices are to
// be compared with the same luck.
int desire_after(const State& s, Choice choice, const Policy& policy, Rng luck);

}
