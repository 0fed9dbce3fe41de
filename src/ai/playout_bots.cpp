#include "ai/playout_bots.h"

#include <vector>

#include "ai/root.h"
#include "ai/turns.h"
#include "ai/evaluation.h"
#include "engine/views.h"

namespace eg {
namespace {

// A uniformly random playout to the end of the game.
void play_out(State& s, Rng& rng) {
    Events ignored = Events::ignored();
    while (!over(s)) {
        const Choices choices = legal(s);
        apply(s, choices[rng.below(choices.size())], ignored);
    }
}

class FlatBot final : public Bot {
public:
    void begin(const State& seen, std::uint64_t seed) override {
        seen_ = seen;
        choices_ = legal(seen);
        rng_.state = seed;
        sums_.assign(static_cast<std::size_t>(choices_.size()), 0);
        tried_ = 0;
    }

    void think(int iterations) override {
        if (choices_.size() < 2) return;
        for (; iterations > 0; --iterations, ++tried_) {
            const int i = tried_ % choices_.size();
            Events ignored = Events::ignored();
            State  s = imagine(seen_, rng_);
            apply(s, choices_[i], ignored);
            play_out(s, rng_);
            sums_[static_cast<std::size_t>(i)] += utility(outcome(s, asked(seen_)));
        }
    }

    Choice best() const override {
        int best = 0;
        for (int i = 1; i < choices_.size(); ++i)
            if (mean(i) > mean(best)) best = i;
        return choices_[best];
    }

private:
    std::int64_t mean(int i) const {
        const int tries = tried_ / choices_.size() + (i < tried_ % choices_.size());
        return tries ? sums_[static_cast<std::size_t>(i)] / tries : INT32_MIN;
    }

    State   seen_;
    Choices choices_;
    Rng     rng_;
    int     tried_ = 0;
    std::vector<std::int64_t> sums_;
};

// Information set MCTS: a node is a sequence of choices, and every iteration descends with a fresh determinization, in
// which only some of the children are legal.
class UctBot final : public Bot {
public:
    void begin(const State& seen, std::uint64_t seed) override {
        seen_ = seen;
        rng_.state = seed;
        nodes_.assign(1, {});
    }

    void think(int iterations) override {
        if (legal(seen_).size() < 2) return;
        for (; iterations > 0; --iterations) descend();
    }

    Choice best() const override {
        const Node* best = nullptr;
        for (int i = nodes_[0].child; i; i = at(i).sibling)
            if (!best || at(i).visits > best->visits) best = &at(i);
        return best ? best->choice : legal(seen_)[0];
    }

private:
    struct Node {
        Choice       choice;
        int          child = 0, sibling = 0;  // 0: none
        int          visits = 0, offered = 0; // offered: iterations in which it was legal
        std::int64_t sum = 0;                 // of utilities to `who`
        Player       who = nobody;            // makes the choice
    };

    Node& at(int i) { return nodes_[static_cast<std::size_t>(i)]; }
    const Node& at(int i) const { return nodes_[static_cast<std::size_t>(i)]; }

    void descend() {
        Events ignored = Events::ignored();
        State  s = imagine(seen_, rng_);
        int    path[64], depth = 0, node = 0;
        while (!over(s) && depth < 64) {
            const Choices choices = legal(s);
            int      chosen = 0, known = 0;
            std::int64_t most = INT64_MIN;
            for (int i = at(node).child; i; i = at(i).sibling) {
                Node& child = at(i);
                if (!choices.has(child.choice)) continue;
                ++known;
                ++child.offered;
                // UCB: mean + 0.7 sqrt(ln offered / visits), the logarithm rounded up to a whole one of base 2.
                const auto doublings = static_cast<int>(std::bit_width(static_cast<unsigned>(child.offered)));
                const std::int64_t ucb =
                    child.sum / child.visits
                    + 45000 * std::int64_t{root((std::int64_t{doublings} * 45426) / child.visits)} / 256;
                if (ucb > most) most = ucb, chosen = i;
            }
            const bool expands = known < choices.size();
            if (expands) {
                int n = rng_.below(choices.size() - known);
                for (Choice choice : choices) {
                    bool has = false;
                    for (int i = at(node).child; i; i = at(i).sibling) has = has || at(i).choice == choice;
                    if (has || n-- > 0) continue;
                    chosen = static_cast<int>(nodes_.size());
                    nodes_.push_back({.choice = choice, .sibling = at(node).child, .offered = 1, .who = asked(s)});
                    at(node).child = chosen;
                    break;
                }
            }
            apply(s, at(chosen).choice, ignored);
            path[depth++] = node = chosen;
            if (expands) break;
        }
        play_out(s, rng_);
        PerPlayer<int> result;
        for (Player p : s.seats()) result[p] = utility(outcome(s, p));
        for (int i = 0; i < depth; ++i) {
            Node& passed = at(path[i]);
            ++passed.visits;
            passed.sum += result[passed.who];
        }
    }

    State seen_;
    Rng   rng_;
    std::vector<Node> nodes_;
};

}

std::unique_ptr<Bot> flat_bot() { return std::make_unique<FlatBot>(); }
std::unique_ptr<Bot> uct_bot() { return std::make_unique<UctBot>(); }

}
