// A thought that can be carried elsewhere: who is to think about what goes out as plain bytes, and
// what came of it comes back. A worker of the page does it so, or the page itself between frames;
// the same thought comes to the same end wherever it is thought, in however small steps.
#pragma once

#include <memory>

#include "ai/bot.h"

namespace eg {

struct Task {
    State         seen;      // seen_by the one who is asked, and nothing more
    std::uint64_t seed = 0;
    std::uint32_t bot = 0;   // its row among bots()
    std::uint32_t spare = 0;
};
static_assert(std::is_trivially_copyable_v<Task>);

struct Reply {
    Choice choice;
};
static_assert(std::is_trivially_copyable_v<Reply>);

class Mind {
public:
    void begin(const Task& task);
    bool step();            // goes on thinking for well below a millisecond, or some; true at the end
    bool ready() const { return ready_; }   // what it would answer now has been thought about
    int  share() const;     // of the thinking that is done, in 1000ths
    Reply reply() const { return {bot_->best()}; }

private:
    std::unique_ptr<Bot> bot_;
    int  iterations_ = 0, left_ = 0;
    bool ready_ = false;
};

// What the bot of that name answers, at once.
Task   task_for(std::string_view bot, const State& seen, std::uint64_t seed);
Choice thought_through(const Task& task);

}
