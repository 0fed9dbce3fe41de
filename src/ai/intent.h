// Plays a bot's plan click by click without thinking again, until another player is asked. Secret discs are never
// planned: their mixed strategy is computed when they are asked for.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/game.h"

namespace eg {

// A moment is the number of choices made in the game so far; the caller counts them.
class Intent {
public:
    // Call it when the first choice of the plan is made, with the moment at which it is made.
    void set(std::span<const Choice> plan, Player who, int moment);
    // The planned choice for this moment, which then counts as made. Nothing if there is none or it is not legal.
    std::optional<Choice> take(const State& s, int moment);

private:
    std::vector<Choice> plan_;
    std::size_t         next_ = 0;
    Player              who_ = nobody;
    int                 due_ = -1;   // the moment of plan_[next_]
};

}
