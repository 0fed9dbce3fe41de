// A benchmark that looks no further than the current turn. It tries its choices one after another, each on a fresh
// determinization: it completes the turn at random and compares what it gained on its rivals. The weights come from
// self-play matches of 400 games each.
#include <array>
#include <cstdint>

#include "ai/bot.h"
#include "engine/queries.h"
#include "engine/scoring.h"
#include "engine/views.h"

namespace eg {
namespace {

// Sixteenths of a point.
constexpr int point = 16;
constexpr int caballero_on_board = 9;
constexpr int caballero_in_court = 6;

// The value of a point in the standings, 0, 1 or 2 rounds before the next general scoring.
constexpr int promised_point[3] = {9, 7, 6};

int caballeros_on_board(const State& s, Player player) {
    return box(s).caballeros_of[player] - s.court[player] - s.province[player];
}

// Each player's points and prospects, in sixteenths of a point.
PerPlayer<int> prospects(const State& s) {
    PerPlayer<int> result;
    const Majorities now = majorities(s);
    const int rounds_to_scoring = (last_round - s.round) % 3;
    const int weight = over(s) ? 0 : promised_point[rounds_to_scoring];
    for (Player p : s.seats()) {
        result[p] = point * s.score[p] + weight * now.total(p);
        if (!over(s)) result[p] += caballero_on_board * caballeros_on_board(s, p) + caballero_in_court * s.court[p];
    }
    return result;
}

// A random choice for the rest of a turn; `done` is less likely than the others.
Choice random_choice(const Choices& choices, Rng& rng) {
    const Choice choice = choices[rng.below(choices.size())];
    return choice == press(done) ? choices[rng.below(choices.size())] : choice;
}

class GreedyBot final : public Bot {
public:
    void begin(const State& seen, std::uint64_t seed) override {
        seen_ = seen;
        me_ = asked(seen);
        choices_ = legal(seen);
        before_ = prospects(seen);
        rng_.state = seed;
        found_ = {};
        tried_ = 0;
    }

    void think(int iterations) override {
        if (choices_.size() < 2) return;
        while (iterations-- > 0) try_next();
    }

    Choice best() const override {
        int best = 0;
        for (int i = 1; i < choices_.size(); ++i)
            if (value(i) > value(best)) best = i;
        return choices_[best];
    }

private:
    struct Found {
        int          tries = 0;
        int          most = 0;
        std::int64_t sum = 0;
    };
    static constexpr int capacity = 160;

    Found& found(int i) { return found_[static_cast<std::size_t>(i)]; }
    const Found& found(int i) const { return found_[static_cast<std::size_t>(i)]; }

    // In its own turn the best result counts, since the bot can choose it later; elsewhere the mean.
    std::int64_t value(int i) const {
        const Found& it = found(i);
        if (it.tries == 0) return INT64_MIN;
        const std::int64_t mean = it.sum * 64 / it.tries;
        return my_turn(seen_) && seen_.power[me_] > 0 ? std::int64_t{it.most} * 64 * 64 + mean : mean;
    }

    // The player whose turn it is has the lowest power card of those who acted.
    bool my_turn(const State& s) const {
        if (!s.acted.has(me_)) return false;
        for (Player p : s.acted)
            if (power_of(s, p) < power_of(s, me_)) return false;
        return true;
    }

    void try_next() {
        const int i = tried_++ % choices_.size();
        State     s = imagine(seen_, rng_);
        Events    ignored = Events::ignored();
        apply(s, choices_[i], ignored);
        finish(s, ignored);
        note(found(i), gain(s));
    }

    // Plays to the end of this turn; after a power card, to the end of its own turn.
    void finish(State& s, Events& ignored) {
        const bool power_card = seen_.power[me_] == 0 && s.power[me_] != 0;
        const auto finished = [&] {
            if (over(s) || s.round != seen_.round) return true;
            return power_card ? s.acted.has(me_) && !my_turn(s) : s.acted != seen_.acted;
        };
        while (!finished()) apply(s, random_choice(legal(s), rng_), ignored);
    }

    // Against the mean of the rivals. Against the best rival alone the bot won half as often.
    int gain(const State& s) const {
        const PerPlayer<int> after = prospects(s);
        int theirs = 0;
        for (Player q : opponents(s, me_)) theirs += after[q] - before_[q];
        return after[me_] - before_[me_] - theirs / (s.players - 1);
    }

    static void note(Found& it, int value) {
        if (it.tries++ == 0 || value > it.most) it.most = value;
        it.sum += value;
    }

    State                       seen_;
    Player                      me_ = nobody;
    Choices                     choices_;
    PerPlayer<int>              before_;
    Rng                         rng_;
    std::array<Found, capacity> found_;
    int                         tried_ = 0;
};

}

std::unique_ptr<Bot> greedy_bot() { return std::make_unique<GreedyBot>(); }

}
