// Points now. Greedy tries its choices in turn, each on a table it imagines afresh: it finishes
// the turn at random, looks at what it has gained on the others, and keeps the choice that led
// furthest. It never thinks beyond the turn, and of others only that they might do anything.
// The weights come from matches against itself, 400 games each.
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
constexpr int standing_caballero = 9;
constexpr int waiting_caballero = 6;

// What a point in the standings is worth, with 0, 1 or 2 rounds to go before they are scored.
constexpr int promised_point[3] = {9, 7, 6};

int caballeros_on_board(const State& s, Player player) {
    return box(s).caballeros_of[player] - s.court[player] - s.province[player];
}

// How a player stands, in sixteenths of a point: what he has and may expect.
PerPlayer<int> prospects(const State& s) {
    PerPlayer<int> result;
    const Majorities now = majorities(s);
    const int rounds_to_scoring = (last_round - s.round) % 3;
    const int weight = over(s) ? 0 : promised_point[rounds_to_scoring];
    for (Player p : s.seats()) {
        result[p] = point * s.score[p] + weight * now.total(p);
        if (!over(s)) result[p] += standing_caballero * caballeros_on_board(s, p) + waiting_caballero * s.court[p];
    }
    return result;
}

// Chance for the rest of a turn: it seldom leaves off while something can still be done.
Choice lively(const Choices& choices, Rng& rng) {
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
            if (worth(i) > worth(best)) best = i;
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

    // In the own turn the best way on can be chosen, elsewhere what comes is chance.
    std::int64_t worth(int i) const {
        const Found& it = found(i);
        if (it.tries == 0) return INT64_MIN;
        const std::int64_t mean = it.sum * 64 / it.tries;
        return my_turn(seen_) && seen_.power[me_] > 0 ? std::int64_t{it.most} * 64 * 64 + mean : mean;
    }

    // The one whose turn it is has the lowest power among those who acted.
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

    // On to the end of this turn; after a power card, to the end of my own.
    void finish(State& s, Events& ignored) {
        const bool power_card = seen_.power[me_] == 0 && s.power[me_] != 0;
        const auto finished = [&] {
            if (over(s) || s.round != seen_.round) return true;
            return power_card ? s.acted.has(me_) && !my_turn(s) : s.acted != seen_.acted;
        };
        while (!finished()) apply(s, lively(legal(s), rng_), ignored);
    }

    // Against the rivals on average: to look at the best of them alone wins half as often.
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
