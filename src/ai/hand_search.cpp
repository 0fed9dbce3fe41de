#include "ai/hand_search.h"

#include "engine/module.h"

namespace eg {
namespace {

State after(const State& s, Choice choice) {
    Events ignored = Events::ignored();
    State  next = s;
    apply(next, choice, ignored);
    return next;
}

// Whether the same question is asked again after a choice.
bool asks_again(const State& before, const State& s) {
    return !over(s) && s.depth == before.depth && asked(s) == asked(before) && s.top().step == before.top().step;
}

}

HandSearch::HandSearch(const State& table, const Net& net, int noise, Rng rng)
    : net_(net), noise_(noise), rng_(rng), me_(asked(table)), tables_{table} {}

int HandSearch::utility_of(const State& s) {
    return utility(evaluate(net_, s, me_)) + (noise_ ? rng_.below(2 * noise_) - noise_ : 0);
}

bool HandSearch::step() {
    const std::size_t size = set_.size();
    if (size == 0 || asks_again(tables_.front(), tables_.back())) return pick_next(), true;
    if (noise_ || unchanged_ >= size) return false;
    return exchange(), true;
}

void HandSearch::pick_next() {
    State  best;
    Choice chosen;
    bool   any = false;
    for (Choice choice : legal(tables_.back())) {
        const State next = after(tables_.back(), choice);
        const int   value = utility_of(next);
        if (any && value <= utility_) continue;
        any = true;
        utility_ = value;
        best = next;
        chosen = choice;
    }
    set_.push_back(chosen);
    tables_.push_back(best);
}

// Replaces an element of the set by the choice that improves the evaluation most, if any does.
void HandSearch::exchange() {
    const Choice old = set_[at_];
    std::vector<State> without(tables_.begin(), tables_.begin() + static_cast<std::ptrdiff_t>(at_) + 1);
    for (std::size_t i = at_ + 1; i < set_.size(); ++i) without.push_back(after(without.back(), set_[i]));
    Choice best = old;
    State  end;
    for (Choice choice : legal(without.back())) {
        if (choice == old) continue;
        const State next = after(without.back(), choice);
        if (const int value = utility_of(next); value > utility_) utility_ = value, best = choice, end = next;
    }
    ++unchanged_;
    if (best != old) {
        set_.erase(set_.begin() + static_cast<std::ptrdiff_t>(at_));
        set_.push_back(best);
        tables_ = std::move(without);
        tables_.push_back(end);
        unchanged_ = 0;
    } else {
        at_ = (at_ + 1) % set_.size();
    }
}

Turn HandSearch::found() const {
    Turn turn;
    for (Choice choice : set_) turn.add(choice);
    turn.utility = utility_;
    return turn;
}

}
