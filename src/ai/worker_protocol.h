// A thought that can be carried elsewhere: who is to think about what goes out as plain bytes, and
// what came of it comes back. A worker of the page does it so, or the page itself between frames;
// the same thought comes to the same end wherever it is thought, in however small steps, if it is
// given the time.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "ai/win_probability.h"
#include "ai/search_bot.h"

namespace eg {

enum class Wanted : std::uint32_t { move, advice, chances };

struct Task {
    State         seen;      // seen_by the one who is asked, and nothing more; chances: by nobody
    std::uint64_t seed = 0;
    std::uint32_t bot = 0;   // its row among bots()
    Style        temper = Style::even;
    Wanted        wanted = Wanted::move;
    std::int32_t  count = 0; // of what was played here, to be compared with the advice
    std::array<Choice, Turn::capacity> played{};
};
static_assert(std::is_trivially_copyable_v<Task>);

constexpr int ideas_told = 3;

struct Reply {
    Choice       choice;
    std::int32_t planned = 0;
    std::array<Choice, Turn::capacity> plan{};   // what he means to do, the choice first; only for moves
    Reason       reason;    // ... and why, where a turn begins
    std::int32_t count = 0;
    std::array<Idea, ideas_told> ideas{};   // the best first; only for advice
    Idea         played{};
    PerPlayer<int> chance;                  // everybody's of winning, in 65536ths; only for chances
};
static_assert(std::is_trivially_copyable_v<Reply>);

class TaskRunner {
public:
    void begin(const Task& task);
    bool step();            // goes on thinking for well below a millisecond, or some; true at the end
    bool ready() const { return ready_ && (!adviser_ || tells()); }   // what it would answer now has been thought about
    bool tells() const;     // there is something to tell already
    int  share() const;     // of the thinking that is done, in 1000ths
    Reply reply() const;

private:
    void begin_advice(const Task& task);
    bool glance();

    std::unique_ptr<Bot> bot_;
    SearchBot* adviser_ = nullptr;        // the bot, where advice is wanted
    std::unique_ptr<SearchBot> glance_;   // looks at little, so that something can be told at once
    std::optional<WinProbability> chances_;
    int  iterations_ = 0, left_ = 0, glances_left_ = 0;
    bool ready_ = false;
};

inline std::span<const Choice> plan_of(const Reply& reply) {
    return {reply.plan.data(), static_cast<std::size_t>(reply.planned)};
}

Task   task_for(std::string_view bot, Style temper, const State& seen, std::uint64_t seed);
Task   advice_task(const State& seen, std::uint64_t seed, std::span<const Choice> played = {});
Task   chances_task(const State& table);   // out of what everybody can see of it
// As bytes, the text of its deck behind them where that is nobody's but one's own, and read again by
// whoever is to think: a deck has another id in another program.
std::string bytes_of(const Task& task);
Task        task_in(std::string_view bytes);
// What comes of it, at once.
Reply  thought_through(const Task& task);

}
