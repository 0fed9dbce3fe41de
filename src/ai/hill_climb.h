// Hill climbing over whole turns: random turns first, then variations of the best turn so far. A variation changes
// one click and keeps as many of the following clicks as are still legal.
#pragma once

#include <array>
#include <span>
#include <vector>

#include "ai/turns.h"

namespace eg {

class HillClimb {
public:
    // paths: how many turns can be kept side by side.
    explicit HillClimb(const State& table, std::size_t paths = 1);

    // Both make a new turn, up to the click that ends it, or beyond if it has none.
    void walk(Rng& rng);                       // at random
    bool vary(std::size_t which, Rng& rng);    // from a kept path; false if no click of it could be changed

    const State& end() const { return end_; }  // the table after the new turn
    Turn         turn() const;                 // the clicks of the player whose turn it is
    void         keep(std::size_t which);      // stores the new turn as a path
    bool         kept(std::size_t which) const { return !paths_[which].tables.empty(); }

private:
    struct Click {
        Choice choice;
        StepId step;          // that asked for it
        bool   own;           // of the player whose turn it is, and not a secret disc
        bool   changeable;    // own, and there was another choice
    };
    struct Path {
        std::array<Click, Turn::capacity> clicks;
        std::size_t                       count = 0;
        std::vector<State>                tables;      // before each click, and after the last
        std::vector<std::size_t>          changeable;  // indices of the changeable clicks
    };

    bool goes_on() const;
    bool own() const;
    bool make(Choice choice, bool changeable);
    void finish(std::span<const Click> hints, Rng& rng);

    const State       table_;
    const Player      me_;
    Events            ignored_ = Events::ignored();
    State             end_;
    Path              current_;   // without its tables
    std::vector<Path> paths_;
};

}
