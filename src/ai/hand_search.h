// Chooses a set of things that one player picks one by one, such as the cards of a hand: greedily by the net, then
// by exchanging one for another while that improves the evaluation, and at last by chance among what is nearly as good.
#pragma once

#include <vector>

#include "ai/turns.h"
#include "ai/evaluation.h"
#include "ai/style.h"

namespace eg {

constexpr int nearly_as_good = 700;    // in 65536ths of a victory

struct HandTaste {
    int        noise = 0;   // each utility is off by up to this much, in 65536ths of a victory
    int        slack = 0;   // the set may be this much below the best one found; 0: the best
    StyleBonus style = {};
};

class HandSearch {
public:
    HandSearch(const State& table, const Net& net, HandTaste taste, Rng rng);
    bool step();          // evaluates all choices for one element of the set; false when the search has ended
    Turn found() const;   // the picks in order, and their utility

private:
    struct Replacement {
        Choice choice;
        State  end;
        int    utility;
    };
    void pick_next();
    void exchange();
    void vary();
    std::vector<State> tables_without(std::size_t at) const;   // the tables before each pick, if this one is left out
    void replace(std::size_t at, const Replacement& by, std::vector<State> tables);
    int  utility_of(const State& s);
    int  bonus_of(Choice choice) const;

    const Net&          net_;
    const HandTaste     taste_;
    Rng                 rng_;
    Player              me_;
    std::vector<State>  tables_;   // before each pick, and after the last
    std::vector<Choice> set_;
    int                 utility_ = 0, bonus_ = 0;   // of the set; the utility includes the bonus of the style
    int                 best_ = 0;     // the utility before it is varied
    std::size_t         at_ = 0;       // the element to exchange next
    std::size_t         unchanged_ = 0;   // elements tried since the last exchange
    std::size_t         varied_ = 0;      // exchanges by chance tried
};

}
