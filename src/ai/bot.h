// An opponent. It is handed the table as its seat sees it, thinks in iterations and knows no
// clock, so that it plays alike on every device, and names its best choice at any time.
#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "ai/reason.h"
#include "ai/style.h"
#include "engine/game.h"

namespace eg {

class Bot {
public:
    virtual ~Bot() = default;
    // What he is to like beside winning, before anything is begun.
    virtual void   lean(Style) {}
    // `seen` is seen_by(table, asked(table)); the same seed and iterations give the same choice.
    virtual void   begin(const State& seen, std::uint64_t seed) = 0;
    // A step of what comes before the first iteration, well below a millisecond; true when none is
    // left. Thinking takes those that are missing.
    virtual bool   prepare() { return true; }
    virtual void   think(int iterations) = 0;
    virtual Choice best() const = 0;
    // What it means to do, best() first, as long as nobody comes in between. May be empty.
    virtual std::span<const Choice> plan() const { return {}; }
    // Why the turn that begins with best() is played, by what was weighed; none if there was nothing to weigh.
    virtual Reason reason() const { return {}; }
};

struct BotRow {
    std::string_view name;        // "greedy"
    std::string_view line;        // what makes it different, in one line
    int              iterations;  // its usual thinking
    bool             leans;       // it weighs whole turns, so that a temper tells
    std::unique_ptr<Bot> (*make)();
};

std::span<const BotRow> bots();
std::span<const BotRow> opponents();  // those to sit down with; the others only measure them
const BotRow* bot(std::string_view name);  // null if there is none

}
