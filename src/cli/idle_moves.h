// What was done in the last round to no use: caballeros brought to court who stand there when the turn ends, for
// ever, whoever brought them; power cards taken back.
#pragma once

#include "engine/game.h"

namespace eg {

struct Waste {
    int recalled = 0,
        mustered = 0;   // caballeros that were brought to court in vain, from regions and from the province
    int taken_back = 0;               // power cards

    void begin() { recalled_now_ = mustered_now_ = {}; }                                     // a game
    void watch(const State& before, const std::vector<Event>& events, Players whose);        // what a choice led to

private:
    PerPlayer<int> recalled_now_, mustered_now_;
};

}
