#include "ai/turn_search.h"

#include <algorithm>

#include "ai/stable_sort.h"

namespace eg {

TurnSearch::TurnSearch(const State& table, const Net& net, int turns, Rng rng, StyleBonus style)
    : table_(table),
      net_(net),
      style_(style),
      turns_(turns),
      rng_(rng),
      me_(in_turn(table)),
      climb_(table, stack_capacity + 1) {}

bool TurnSearch::step() {
    if (examined_ == turns_) return false;
    if (8 * examined_++ < turns_) {
        climb_.walk(rng_);
    } else {
        do card_ = (card_ + 1) % best_.size();
        while (!climb_.kept(card_));
        if (!climb_.vary(card_, rng_)) return true;
    }

    const State& end = climb_.end();
    Turn         turn = climb_.turn();
    const auto   card = static_cast<std::size_t>(card_of(turn));
    turn.key = table_key(end);
    turn.style_bonus = style_.of(table_, end, me_);
    turn.utility = utility(evaluate(net_, end, me_)) + turn.style_bonus;
    if (!climb_.kept(card) || better(turn, best_[card])) {
        best_[card] = turn;
        climb_.keep(card);
    }
    if (may_end(end, me_)) turn.add(press(done));
    found_.push_back(turn);
    return true;
}

std::vector<Turn> TurnSearch::found() {
    stable_sort(found_,
                [](const Turn& a, const Turn& b) { return a.key != b.key ? a.key < b.key : a.effort < b.effort; });
    found_.erase(std::unique(found_.begin(), found_.end(), [](const Turn& a, const Turn& b) { return a.key == b.key; }),
                 found_.end());
    stable_sort(found_, better);
    return std::move(found_);
}

std::vector<Turn> find_turns(const State& table, const Net& net, int turns, Rng rng, StyleBonus style) {
    TurnSearch search{table, net, turns, rng, style};
    while (search.step()) {}
    return search.found();
}

}
