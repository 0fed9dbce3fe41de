// What a bot is to think about, as a block of bytes that can go to a worker, and the reply. A worker of the page runs
// it, or the page itself between frames. The reply does not depend on where it runs or in how small steps, if it may
// run to its end.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "ai/win_probability.h"
#include "ai/search_bot.h"

namespace eg {

enum class Wanted : std::uint32_t { move, advice, win_probability };

struct Task {
    State         seen;      // seen_by(table, the player asked); for win_probability seen_by(table, nobody)
    std::uint64_t seed = 0;
    std::uint32_t bot = 0;   // index into bots()
    Style         style = Style::even;
    Wanted        wanted = Wanted::move;
    std::int32_t  count = 0; // of `played`
    std::array<Choice, Turn::capacity> played{};   // the turn that was played here, to be compared with the advice
};
static_assert(std::is_trivially_copyable_v<Task>);

constexpr int max_ideas = 3;

struct Reply {
    Choice       choice;
    std::int32_t plan_count = 0;
    std::array<Choice, Turn::capacity> plan{};   // moves only: the planned choices, `choice` first
    Reason       reason;                         // moves only: why, where a turn begins
    std::int32_t count = 0;                      // of `ideas`
    std::array<Idea, max_ideas> ideas{};         // advice only: the best first
    Idea         played{};                       // advice only: the evaluation of Task::played
    PerPlayer<int> win_probability;              // win_probability only: in 65536ths
};
static_assert(std::is_trivially_copyable_v<Reply>);

class TaskRunner {
public:
    void begin(const Task& task);
    bool step();              // works for well below a millisecond; true at the end
    bool ready() const { return ready_ && (!adviser_ || has_ideas()); }   // a reply now would be a considered one
    bool has_ideas() const;   // advice only: reply() has ideas
    int  progress() const;    // in 1000ths
    Reply reply() const;

private:
    void begin_advice(const Task& task);
    bool step_quick_adviser();

    std::unique_ptr<Bot> bot_;
    SearchBot* adviser_ = nullptr;               // bot_, if advice is wanted
    std::unique_ptr<SearchBot> quick_adviser_;   // gives first ideas at once; null: not needed
    std::optional<WinProbability> win_probability_;
    int  iterations_ = 0, left_ = 0, quick_left_ = 0;
    bool ready_ = false;
};

inline std::span<const Choice> plan_of(const Reply& reply) {
    return {reply.plan.data(), static_cast<std::size_t>(reply.plan_count)};
}

Task   move_task(std::string_view bot, Style style, const State& seen, std::uint64_t seed);
Task   advice_task(const State& seen, std::uint64_t seed, std::span<const Choice> played = {});
Task   win_probability_task(const State& table);   // from what everybody can see of the table
// The task as bytes: the struct, its box's word, and the text of a player's own deck. Boxes and decks have other ids
// in another process, so task_from_bytes() looks them up. Returns an empty task (seen.players 0) for anything else.
std::string to_bytes(const Task& task);
Task        task_from_bytes(std::string_view bytes);
// Runs a task to its end.
Reply  run_task(const Task& task);

}
