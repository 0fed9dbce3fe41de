// A turn in one sentence: the player, the power card, the action card, and what the player does.
#pragma once

#include <vector>

#include "engine/event_log.h"

namespace eg {

class Story {
public:
    void add(const Event& event, const State& before);   // before: the table before the event
    bool tells(const Event& event) const;   // whether the event is part of the sentence
    Message message(const Rules& rules) const;

private:
    Player             who_ = nobody;
    int                power_ = 0;
    std::vector<Event> events_;
};

}
