#include "ai/turns.h"

#include <algorithm>
#include <cstddef>
#include <cstring>

#include "engine/base/base.h"
#include "engine/sight.h"

namespace eg {

Player turn_of(const State& s) {
    for (int i = s.depth; i-- > 0;) {
        const Frame& frame = s.stack[static_cast<std::size_t>(i)];
        if (frame.step == use_card || frame.step == take_card) return frame.player;
    }
    return nobody;
}

bool plays_turn(const State& s) {
    return !over(s) && s.top().step != dial && s.top().step != play_power && turn_of(s) == asked(s);
}

bool turn_is_done(const State& s, Player me) {
    if (over(s) || s.top().step != use_card || s.top().player != me) return false;
    const Frame& turn = s.top();
    return (turn.mode & has_acted) && (turn.count == 0 || s.court[me] == 0);
}

std::uint64_t draw(Rng& rng) {
    const std::uint64_t high = rng.next();
    return high << 32 | rng.next();
}

State imagined(const State& seen, Rng& rng) {
    State s = imagine(seen, rng);
    s.rng.state = draw(rng);
    return s;
}

Choice careless(const State& s, const Choices& choices, Rng& rng) {
    const int n = choices.size();
    if (n == 1) return choices[0];
    const unsigned luck = rng.next();
    switch (s.top().step) {
    case muster:
    case play_power:
        if (choices[0].thing == Thing::number && luck % 4) return choices[n - 1];  // all of them
        break;
    case use_card: {
        const unsigned places = choices.of(Thing::place);
        const unsigned buttons = choices.of(Thing::button) & ~(1u << done);
        const bool     placed = s.top().mode & has_placed;
        if (places && (!buttons || luck % 4 || placed) && (luck >> 2) % 32)
            return on(Places::of_bits(places).nth(rng.below(Places::of_bits(places).size())));
        if (buttons && (luck >> 7) % 8) {
            const auto set = Set<std::uint8_t>::of_bits(buttons);
            return {Thing::button, set.nth(rng.below(set.size()))};
        }
        return press(done);
    }
    case ask_veto:
        return press(luck % 8 ? allow_all : veto);
    case send_own:
        if (choices[0].thing == Thing::court && luck % 4) return choices[0];
        break;
    default: {
        const Choice choice = choices[rng.below(n)];
        return choice == press(done) ? choices[rng.below(n)] : choice;
    }
    }
    return choices[rng.below(n)];
}

void complete_turn(State& s, Rng& rng, Events& deaf) {
    const Player me = turn_of(s);
    const auto   acted = s.acted;
    while (!over(s) && s.acted == acted && turn_of(s) == me) {
        if (turn_is_done(s, me)) return;
        const Choice choice = careless(s, legal(s), rng);
        if (s.top().step == use_card && choice == press(done)) return;
        apply(s, choice, deaf);
    }
}

std::uint64_t table_key(const State& s) {
    constexpr std::size_t words = sizeof(State) / sizeof(std::uint64_t);
    State plain = s;
    plain.rng = {};
    // Frames above the top one are leavings.
    for (std::size_t i = s.depth; i < stack_depth && i < static_cast<std::size_t>(s.depth) + 6; ++i) plain.stack[i] = {};
    const std::size_t used = (offsetof(State, stack) + s.depth * sizeof(Frame) + 7) / 8;
    std::array<std::uint64_t, words> list;
    std::memcpy(list.data(), &plain, sizeof list);
    std::uint64_t key = 0x9e3779b97f4a7c15u;
    for (std::size_t i = 0; i < used && i < words; ++i) {
        key = (key ^ list[i]) * 0xbf58476d1ce4e5b9u;
        key ^= key >> 29;
    }
    return key;
}

namespace {

// A click that is only half of one: what it lifts has yet to be set down.
bool half_way(const State& s) {
    const StepId step = s.top().step;
    return step == carry_caballero || step == choose_spot;
}

}

TurnSearch::TurnSearch(const State& table, const Net& net, int breadth, int samples, Rng rng, Taste taste)
    : table_(table), net_(net), taste_(taste), breadth_(breadth), samples_(samples), rng_(rng), me_(turn_of(table)), acted_(table.acted) {
    if (breadth > 0) level_.push_back({table, {}});
}

// First the completions at random, then the beam, node by node.
bool TurnSearch::step() {
    if (samples_ > 0) {
        --samples_;
        sample();
    } else if (at_ < level_.size()) {
        expand(level_[at_++]);
    } else if (!level_.empty() && ++depth_ < Turn::capacity) {
        thin();
        level_.swap(next_);
        next_.clear();
        at_ = 0;
    } else {
        return false;
    }
    return true;
}

std::vector<Turn> TurnSearch::found() {
    std::stable_sort(found_.begin(), found_.end(), [](const Turn& a, const Turn& b) { return a.desire != b.desire ? a.desire > b.desire : a.key < b.key; });
    return std::move(found_);
}

void TurnSearch::judge(const State& s, Turn& turn) const {
    turn.liking = taste_.of(table_, s, me_);
    turn.desire = desire(worth(net_, s, me_)) + turn.liking;
}

void TurnSearch::sample() {
    State s = table_;
    Turn  turn;
    while (mine(s) && !turn_is_done(s, me_)) {
        const Choice choice = careless(s, legal(s), rng_);
        if (s.top().step == use_card && choice == press(done)) break;
        if (asked(s) == me_ && s.top().step != dial) turn.add(choice);
        apply(s, choice, deaf_);
    }
    finish(s, turn);
}

void TurnSearch::finish(const State& s, Turn turn) {
    turn.key = table_key(s);
    for (const Turn& other : found_)
        if (other.key == turn.key) return;
    judge(s, turn);
    if (mine(s) && s.top().step == use_card) turn.add(press(done));
    found_.push_back(turn);
}

void TurnSearch::expand(const Node& node) {
    const Choices choices = legal(node.state);
    for (Choice choice : choices) {
        if (node.state.top().step == use_card && choice == press(done)) {
            finish(node.state, node.turn);
            continue;
        }
        Node child = node;
        child.turn.add(choice);
        apply(child.state, choice, deaf_);
        while (mine(child.state) && (asked(child.state) != me_ || child.state.top().step == dial)) {
            apply(child.state, careless(child.state, legal(child.state), rng_), deaf_);
        }
        if (!mine(child.state)) {
            finish(child.state, child.turn);
        } else if (half_way(child.state)) {
            expand(child);
        } else {
            child.turn.key = table_key(child.state);
            judge(child.state, child.turn);
            next_.push_back(child);
        }
    }
}

// For each action card the best few, and none twice.
void TurnSearch::thin() {
    std::vector<std::size_t> order(next_.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    // Stable: of two ways to one table the first found is kept, whoever wrote the library.
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        const Turn& left = next_[a].turn;
        const Turn& right = next_[b].turn;
        return left.desire != right.desire ? left.desire > right.desire : left.key < right.key;
    });
    std::array<int, stack_count + 1> kept{};
    std::vector<Node> best;
    std::uint64_t last = 0;
    for (std::size_t i : order) {
        if (next_[i].turn.key == last) continue;
        last = next_[i].turn.key;
        int card = stack_count;
        for (int stack = 0; stack < stack_count; ++stack)
            if (next_[i].state.taker[stack] == me_) card = stack;
        if (kept[static_cast<std::size_t>(card)]++ < breadth_) best.push_back(next_[i]);
    }
    next_.swap(best);
}

std::vector<Turn> find_turns(const State& table, const Net& net, int breadth, int samples, Rng rng) {
    TurnSearch search{table, net, breadth, samples, rng};
    while (search.step()) {}
    return search.found();
}

}
