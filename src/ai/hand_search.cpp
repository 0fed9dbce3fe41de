#include "ai/hand_search.h"

#include "engine/decks.h"
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

HandSearch::HandSearch(const State& table, const Net& net, HandTaste taste, Rng rng)
    : net_(net), taste_(taste), rng_(rng), me_(asked(table)), tables_{table} {}

int HandSearch::utility_of(const State& s) {
    return utility(evaluate(net_, s, me_)) + (taste_.noise ? rng_.below(2 * taste_.noise) - taste_.noise : 0);
}

int HandSearch::bonus_of(Choice choice) const {
    return choice.thing == Thing::hand_card ? taste_.style.of(hand_card(tables_[0].rules, choice.which)) : 0;
}

bool HandSearch::step() {
    const std::size_t size = set_.size();
    if (size == 0 || asks_again(tables_.front(), tables_.back())) return pick_next(), true;
    if (taste_.noise) return false;
    if (unchanged_ < size) return exchange(), true;
    if (taste_.slack == 0 || 2 * varied_ >= size) return false;
    return vary(), true;
}

void HandSearch::pick_next() {
    State  best;
    Choice chosen;
    bool   any = false;
    const int before = bonus_;
    for (Choice choice : legal(tables_.back())) {
        const State next = after(tables_.back(), choice);
        const int   bonus = before + bonus_of(choice), value = utility_of(next) + bonus;
        if (any && value <= utility_) continue;
        any = true;
        utility_ = value;
        bonus_ = bonus;
        best = next;
        chosen = choice;
    }
    set_.push_back(chosen);
    tables_.push_back(best);
}

std::vector<State> HandSearch::tables_without(std::size_t at) const {
    std::vector<State> tables(tables_.begin(), tables_.begin() + static_cast<std::ptrdiff_t>(at) + 1);
    for (std::size_t i = at + 1; i < set_.size(); ++i) tables.push_back(after(tables.back(), set_[i]));
    return tables;
}

void HandSearch::replace(std::size_t at, const Replacement& by, std::vector<State> tables) {
    bonus_ += bonus_of(by.choice) - bonus_of(set_[at]);
    utility_ = by.utility;
    set_.erase(set_.begin() + static_cast<std::ptrdiff_t>(at));
    set_.push_back(by.choice);
    tables_ = std::move(tables);
    tables_.push_back(by.end);
}

// Replaces an element of the set by the choice that improves the evaluation most, if any does.
void HandSearch::exchange() {
    const Choice old = set_[at_];
    std::vector<State> tables = tables_without(at_);
    Replacement best{.choice = old, .end = {}, .utility = utility_};
    for (Choice choice : legal(tables.back())) {
        if (choice == old) continue;
        const State next = after(tables.back(), choice);
        const int   value = utility_of(next) + bonus_ - bonus_of(old) + bonus_of(choice);
        if (value > best.utility) best = {choice, next, value};
    }
    ++unchanged_;
    if (best.choice != old) replace(at_, best, std::move(tables)), unchanged_ = 0;
    else at_ = (at_ + 1) % set_.size();
}

// Replaces an element by any other choice, if the set stays nearly as good as the best.
void HandSearch::vary() {
    if (varied_++ == 0) best_ = utility_;
    const auto at = static_cast<std::size_t>(rng_.below(static_cast<int>(set_.size())));
    std::vector<State> tables = tables_without(at);
    const Choices choices = legal(tables.back());
    const Choice  choice = choices[rng_.below(choices.size())];
    const State   next = after(tables.back(), choice);
    const int     value = utility_of(next) + bonus_ - bonus_of(set_[at]) + bonus_of(choice);
    if (value >= best_ - taste_.slack) replace(at, {choice, next, value}, std::move(tables));
}

Turn HandSearch::found() const {
    Turn turn;
    for (Choice choice : set_) turn.add(choice);
    turn.utility = utility_;
    turn.style_bonus = bonus_;
    return turn;
}

}
