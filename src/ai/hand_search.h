// Chooses a set of things that one player picks one by one, such as the cards of a hand: greedily by the net, then
// by exchanging one for another while that improves the evaluation.
#pragma once

#include <vector>

#include "ai/turns.h"
#include "ai/evaluation.h"

namespace eg {

class HandSearch {
public:
    // noise: each utility is off by up to this much, in 65536ths of a victory.
    HandSearch(const State& table, const Net& net, int noise, Rng rng);
    bool step();          // evaluates all choices for one element of the set; false when the search has ended
    Turn found() const;   // the picks in order, and their utility

private:
    void pick_next();
    void exchange();
    int  utility_of(const State& s);

    const Net&          net_;
    const int           noise_;
    Rng                 rng_;
    Player              me_;
    std::vector<State>  tables_;   // before each pick, and after the last
    std::vector<Choice> set_;
    int                 utility_ = 0;
    std::size_t         at_ = 0;       // the element to exchange next
    std::size_t         unchanged_ = 0;   // elements tried since the last exchange
};

}
