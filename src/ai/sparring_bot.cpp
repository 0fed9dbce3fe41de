#include "ai/sparring.h"

#include <algorithm>
#include <vector>

#include "ai/bot.h"
#include "ai/hill_climb.h"
#include "ai/root.h"
#include "ai/evaluation.h"
#include "ai/stable_sort.h"
#include "engine/module.h"
#include "engine/queries.h"
#include "engine/scoring.h"
#include "engine/views.h"

namespace eg {

const FeatureWeights sparring_weights = {1277, 915,  770, 574,  -155, 2385, -881,  269,  -1549,
                                       -299, 3151, 448, 3469, 2143, 850,  -1831, 3075, 37522};

// ---- evaluation

namespace {

// The weight of a point, by round: a lead counts for more as fewer rounds remain.
constexpr int point_weight[last_round + 1] = {5, 5, 6, 6, 6, 7, 8, 9, 11, 16};

Features features_of(const State& s, const Majorities& now, Player p) {
    const int  weight = point_weight[s.round], rounds_left = last_round - s.round, scorings_left = 1 + rounds_left / 3;
    const bool waits = !s.acted.has(p);
    const int  turns_left = rounds_left + waits, promised = weight * now.total(p);
    int on_board = 0, hidden = 0, firsts = 0, safe = 0, shared = 0;
    for (Place place : occupied(s, p)) {
        const Standing here = now.at(place, p);
        int rival = 0;
        for (Player q : opponents(s, p)) rival = std::max<int>(rival, s.caballeros[q][place]);
        on_board += s.caballeros[p][place];
        if (here.rank != 1) continue;
        shared += (here.flags & tied) != 0;
        firsts += !(here.flags & tied);
        safe += s.caballeros[p][place] > rival + 1;
    }
    for (Place place : places(s) - box(s).in_regions) hidden += s.caballeros[p][place];
    const auto first_in = [&](Place place) {
        return place < place_capacity && now.at(place, p).rank == 1 && !(now.at(place, p).flags & tied);
    };
    int  cards = 0, high = 0;
    for (int card : s.hand[p]) cards += card, high += card >= 11;
    bool lowest = s.power[p] > 0;
    for (Player q : opponents(s, p)) lowest = lowest && (s.power[q] == 0 || power_of(s, q) > power_of(s, p));
    return {
        weight * s.score[p],
        rounds_left % 3 == 0 ? promised : 0,
        rounds_left % 3 == 1 ? promised : 0,
        rounds_left % 3 == 2 ? promised : 0,
        promised * (scorings_left - 1),
        on_board * scorings_left,
        hidden * scorings_left,
        s.court[p] * std::min(turns_left, 4),
        s.province[p] * std::min(turns_left, 4),
        firsts * scorings_left,
        safe * scorings_left,
        shared * scorings_left,
        first_in(s.grande[p]) * scorings_left,
        first_in(s.king) * scorings_left,
        rounds_left > 0 ? cards / rounds_left : 0,
        rounds_left > 0 ? high : 0,
        waits ? weight : 0,
        lowest && rounds_left > 0,
    };
}

// 2^(exponent / 65536) in 65536ths, linear between whole exponents. exponent: at most 0.
int power_of_two(std::int64_t exponent) {
    const std::int64_t halvings = -exponent >> 16, rest = -exponent & 0xffff;
    return halvings > 16 ? 0 : static_cast<int>((whole_share - (rest >> 1)) >> halvings);
}

}

PerPlayer<Features> features(const State& s) {
    const Majorities  now = majorities(s);
    PerPlayer<Features> all;
    for (Player p : s.seats()) all[p] = features_of(s, now, p);
    return all;
}

PerPlayer<int> win_shares(const State& s, const FeatureWeights& weights) {
    PerPlayer<int> share;
    if (over(s)) {
        for (Player p : s.seats()) share[p] = outcome(s, p).share;
        return share;
    }
    const PerPlayer<Features> all = features(s);
    PerPlayer<std::int64_t> logit;
    std::int64_t most = INT64_MIN, sum = 0;
    for (Player p : s.seats()) {
        logit[p] = 0;
        for (std::size_t i = 0; i < feature_count; ++i) logit[p] += std::int64_t{weights[i]} * all[p][i];
        most = std::max(most, logit[p]);
    }
    for (Player p : s.seats()) sum += share[p] = power_of_two(logit[p] - most);
    for (Player p : s.seats()) share[p] = static_cast<int>(std::int64_t{share[p]} * whole_share / sum);
    return share;
}

// ---- play

void play_sparring(State& s, const FeatureWeights& weights, Rng& rng, Events& ignored) {
    const Choices choices = legal(s);
    const Player  me = asked(s);
    State         best;
    int           most = -1;
    const auto    look_at = [&](const State& end) {
        if (const int share = win_shares(end, weights)[me]; share > most) most = share, best = end;
    };
    if (plays_turn(s)) {
        constexpr int a_few = 8;
        HillClimb climb{s};
        for (int i = 0; i < a_few; ++i) {
            climb.walk(rng);
            look_at(climb.end());
        }
        s = best;
        if (may_end(s, me)) apply(s, press(done), ignored);
        return;
    }
    const Kind kind = asked_step(s).hints.kind;
    if (choices.size() == 1 || kind == Kind::bid || kind == Kind::disc)
        return apply(s, likely_choice(s, choices, rng), ignored);
    const Rng luck{rng.draw()};
    for (Choice choice : choices) {
        State after = s;
        Rng   same = luck;
        apply(after, choice, ignored);
        settle(after, same, ignored);
        look_at(after);
    }
    s = best;
}

namespace {

// A UCB bandit over the best turns found, or over all choices outside a turn. Each playout goes to the end of the round
// in a fresh determinization.
class SparringBot final : public Bot {
public:
    void begin(const State& seen, std::uint64_t seed) override {
        seen_ = seen;
        me_ = asked(seen);
        rng_.state = seed;
        arms_.clear();
        if (plays_turn(seen)) sample_turns();
        else
            for (Choice choice : legal(seen)) {
                arms_.emplace_back();
                arms_.back().turn.add(choice);
            }
    }

    void think(int iterations) override {
        if (arms_.size() < 2) return;
        for (; iterations > 0; --iterations) play_out(next());
    }

    Choice best() const override { return best_arm().turn.clicks[0]; }

    std::span<const Choice> plan() const override {
        if (!plays_turn(seen_)) return {};
        const Turn& turn = best_arm().turn;
        return {turn.clicks.data(), static_cast<std::size_t>(turn.count)};
    }

private:
    struct Arm {
        Turn         turn;
        int          visits = 0;
        std::int64_t sum = 0;
    };
    static constexpr int         walks = 160;
    static constexpr std::size_t kept = 16;

    void sample_turns() {
        const State table = imagine(seen_, rng_);
        HillClimb       climb{table};
        for (int i = 0; i < walks; ++i) {
            climb.walk(rng_);
            Arm arm{.turn = climb.turn()};
            arm.turn.key = table_key(climb.end());
            arm.turn.utility = win_shares(climb.end())[me_];
            if (may_end(climb.end(), me_)) arm.turn.add(press(done));
            if (std::none_of(arms_.begin(), arms_.end(),
                             [&](const Arm& other) { return other.turn.key == arm.turn.key; }))
                arms_.push_back(arm);
        }
        stable_sort(arms_, [](const Arm& a, const Arm& b) { return a.turn.utility > b.turn.utility; });
        if (arms_.size() > kept) arms_.resize(kept);
    }

    static std::int64_t mean(const Arm& arm) { return arm.visits ? arm.sum / arm.visits : 0; }

    Arm& next() {
        constexpr std::int64_t exploration = 20000;
        Arm*         best = nullptr;
        std::int64_t most = 0;
        for (Arm& arm : arms_) {
            if (arm.visits == 0) return arm;
            const std::int64_t ucb = mean(arm) + exploration * 256 / root(std::int64_t{arm.visits} << 16);
            if (!best || ucb > most) most = ucb, best = &arm;
        }
        return *best;
    }

    const Arm& best_arm() const {
        return *std::max_element(arms_.begin(), arms_.end(), [](const Arm& a, const Arm& b) {
            return a.visits != b.visits ? a.visits < b.visits : mean(a) < mean(b);
        });
    }

    void play_out(Arm& arm) {
        Events ignored = Events::ignored();
        Rng    rng{rng_.draw()};
        State  s = imagine(seen_, rng);
        for (int i = 0; i < arm.turn.count; ++i) {
            while (comes_between(s, seen_)) play_sparring(s, sparring_weights, rng, ignored);
            const Choice click = arm.turn.clicks[static_cast<std::size_t>(i)];
            if (!same_turn(s, seen_) || !legal(s).has(click)) break;
            apply(s, click, ignored);
        }
        while (!over(s) && s.round == seen_.round) play_sparring(s, sparring_weights, rng, ignored);
        ++arm.visits;
        arm.sum += win_shares(s)[me_];
    }

    State            seen_;
    Player           me_ = nobody;
    Rng              rng_;
    std::vector<Arm> arms_;
};

}

std::unique_ptr<Bot> sparring_bot() { return std::make_unique<SparringBot>(); }

}
