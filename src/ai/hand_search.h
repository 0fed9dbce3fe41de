// A set that somebody puts together choice by choice before anybody else has a say, like the cards of a hand: first
// what
// the net likes best with what is there already, then one exchanged for another as long as that is better.
#pragma once

#include <vector>

#include "ai/turns.h"
#include "ai/evaluation.h"

namespace eg {

// It looks through the choices for one of the set at a time.
class HandSearch {
public:
    // Each judgement is off by up to `blur`.
    HandSearch(const State& table, const Net& net, int blur, Rng rng);
    bool step();   // false when nothing is left to look at
    Turn found() const;   // its clicks in order, and what they are worth

private:
    void choose();
    void exchange();
    int  worth_of(const State& s);

    const Net&          net_;
    const int           blur_;
    Rng                 rng_;
    Player              me_;
    std::vector<State>  tables_;   // before each choice, and after the last
    std::vector<Choice> set_;
    int                 worth_ = 0;
    std::size_t at_ = 0, since_ = 0;   // what is to be exchanged next; so many were looked at since something was
};

}
