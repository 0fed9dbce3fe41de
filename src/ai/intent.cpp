#include "ai/intent.h"

#include "engine/module.h"

namespace eg {

void Intent::set(std::span<const Choice> plan, Player who, int moment) {
    plan_.assign(plan.begin(), plan.end());
    next_ = 1;
    who_ = who;
    due_ = moment + 1;
}

std::optional<Choice> Intent::take(const State& s, int moment) {
    if (moment != due_ || asked(s) != who_ || next_ >= plan_.size() || asked_step(s).hints.kind == Kind::disc
        || !legal(s).has(plan_[next_]))
        return std::nullopt;
    ++due_;
    return plan_[next_++];
}

}
