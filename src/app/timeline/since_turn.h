// What others have done to a player's caballeros on the board between two of his turns, and what he has scored
// meanwhile outside general scorings, which have a summary of their own.
#pragma once

#include "engine/events.h"

namespace eg {

class SinceTurn {
public:
    struct Changes {
        PerPlace<int> caballeros = {};   // more or fewer of them there
        int           points = 0;
        bool          known = false;   // he has had a turn before
        bool          begun = false;   // the next one has begun: nothing is added any more ...
        bool          acted = false;   // ... and he has done more in it than bring caballeros to his court
    };

    // One event, with the table before and after it; general: it belongs to a general scoring.
    void add(const Event& event, const State& before, const State& after, bool general);

    const Changes& operator[](Player player) const { return changes_[player]; }

private:
    PerPlayer<Changes> changes_ = {};
};

}
