// What a bot means to do is done click by click without thinking again, as long as nobody else has
// a say in between. A secret disc is never planned: it is mixed when it is asked for.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/game.h"

namespace eg {

// Moments are counted by whoever holds the game, one for each choice made.
class Intent {
public:
    // The first of the plan is being chosen at this moment.
    void set(std::span<const Choice> plan, Player who, int moment);
    // What is meant for this moment and may be done; it is then taken as done.
    std::optional<Choice> take(const State& s, int moment);

private:
    std::vector<Choice> plan_;
    std::size_t         next_ = 0;
    Player              who_ = nobody;
    int                 due_ = -1;
};

}
