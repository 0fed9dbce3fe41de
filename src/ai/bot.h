// An opponent. It gets the table as its seat sees it and thinks in iterations. It reads no clock, so it plays the
// same on every device, and it can name its best choice at any time.
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
    // Sets the playing style; call it before begin(). Ignored by bots that do not evaluate whole turns.
    virtual void   set_style(Style) {}
    // Starts a decision. `seen` is seen_by(table, asked(table)); equal seeds and iterations give equal choices.
    virtual void   begin(const State& seen, std::uint64_t seed) = 0;
    // One step of the work before the first iteration, well below a millisecond. True when none is left.
    // think() does the steps that are missing.
    virtual bool   prepare() { return true; }
    virtual void   think(int iterations) = 0;
    virtual Choice best() const = 0;
    // The choices it plans to make, best() first, if no other player is asked in between. May be empty.
    virtual std::span<const Choice> plan() const { return {}; }
    // Why it plays the turn that begins with best(). Why::none if it compared nothing.
    virtual Reason reason() const { return {}; }
};

struct BotRow {
    std::string_view name;        // "greedy"
    std::string_view line;        // describes it in one line
    int              iterations;  // default budget of one decision
    bool             has_style;   // it evaluates whole turns, so set_style() has an effect
    std::unique_ptr<Bot> (*make)();
};

std::span<const BotRow> bots();
std::span<const BotRow> opponents();  // the bots offered to players; the others serve as benchmarks
const BotRow* bot(std::string_view name);  // null if there is none

}
