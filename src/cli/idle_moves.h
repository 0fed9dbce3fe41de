// Counts useless moves of the last round: caballeros brought to court and still there when the turn ends, and power
// cards taken back.
#pragma once

#include "engine/game.h"

namespace eg {

struct IdleMoves {
    int recalled = 0;     // caballeros brought to court from regions
    int mustered = 0;     // ... and from the province
    int taken_back = 0;   // power cards

    void begin_game() { recalled_now_ = mustered_now_ = {}; }
    // Adds the events that one choice led to. whose: the players that are counted.
    void record(const State& before, const std::vector<Event>& events, Players whose);

private:
    PerPlayer<int> recalled_now_, mustered_now_;
};

}
