// A turn in one sentence: who, with which power card, which action card he takes, and what he does.
#pragma once

#include <vector>

#include "engine/event_log.h"

namespace eg {

class Story {
public:
    void add(const Event& event, const State& before);
    bool tells(const Event& event) const;   // is it part of the sentence?
    Message message(const Rules& rules) const;

private:
    Player             who_ = nobody;
    int                power_ = 0;
    std::vector<Event> events_;
};

}
