// Uphill to good turns: some walks through the turn at random, and then variations of the best
// that was kept, one click of it changed and the rest done as far as it still may be.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "ai/turns.h"

namespace eg {

class HillClimb {
public:
    // So many ways may be kept beside each other.
    explicit HillClimb(const State& table, std::size_t ways = 1);

    // Each goes a new way to where only the click that ends the turn is missing, or beyond, if
    // there is none. Varying finds nothing to change where nothing else could be chosen.
    void walk(Rng& rng);
    bool vary(std::size_t which, Rng& rng);

    const State& end() const { return end_; }
    Turn         turn() const;   // what he whose turn it is clicked on the way
    void         keep(std::size_t which);
    bool         kept(std::size_t which) const { return !ways_[which].tables.empty(); }

private:
    struct Click {
        Choice choice;
        StepId step;   // that asked for it
        bool   mine;   // of the one whose turn it is, and no secret disc
        bool   open;   // and he could have chosen something else
    };
    struct Way {
        std::array<Click, Turn::capacity> clicks;
        std::size_t                       count = 0;
        std::vector<State>                tables;  // before each click, and after the last
        std::vector<std::size_t>          open;    // the clicks that are
    };

    bool goes_on() const;
    bool mine() const;
    bool go(Choice choice, bool open);
    void go_on(std::span<const Click> hints, Rng& rng);

    const State      table_;
    const Player     me_;
    Events           ignored_ = Events::ignored();
    State            end_;
    Way              last_;   // without its tables
    std::vector<Way> ways_;
};

}
