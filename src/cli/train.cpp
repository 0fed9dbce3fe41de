// A net learns by playing itself: each game is played by the policy with the net as it stands,
// and every position of it is pulled a little towards what came of it. The weights are learned
// as floats and played, and judged while they learn, as the small integers they will be.
// The same seed and number of games make the same net on the same machine and compiler.
#include "cli/train.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <ctime>
#include <optional>
#include <string>
#include <vector>

#include "ai/policy.h"
#include "cli/net_file.h"
#include "cli/arguments.h"
#include "engine/module.h"

namespace eg {
namespace {

constexpr long most_games = 1L << 30;

struct Plan {
    int           players = 4;
    long          games = 20000;
    double        minutes = 0;   // at most; 0: as many games as told
    std::uint64_t seed = 1;
    int           turns = 64;
    std::string   out = "net.net";
    std::string   from;          // a net to go on from, `program`: the one that came with it; empty: from nothing
    bool          exploit = false;  // plays one seat against the net that came with the program
    double        rate = 1.0;
    double        lambda = 0.95; // how much more what came counts than what was expected next
};

struct Position {
    Facts  facts;
    Player me;
};

struct Game {
    std::vector<Position> positions;
    State                 last;
};

// One number for each weight, in units of 1; the net holds them rounded.
template <class Number>
struct Weights {
    std::vector<std::array<Number, net_lanes>>             rows;
    std::array<Number, net_lanes>                          bias{};
    std::array<std::array<Number, net_lanes>, net_results> out{};
};
using Floats = Weights<float>;

std::int16_t rounded(float& weight) {
    constexpr float most = 127.f / net_unit;
    weight = std::clamp(weight, -most, most);
    return static_cast<std::int16_t>(std::lround(weight * net_unit));
}

class Trainer {
public:
    explicit Trainer(const Plan& plan) : plan_(plan), net_(plan.players), rng_{plan.seed * 0x9e3779b97f4a7c15u} {
        floats_.rows.resize(net_.rows.size());
        const auto draw = [&](float width) { return (static_cast<float>(rng_.below(20001)) / 10000.f - 1.f) * width; };
        for (auto& row : floats_.rows)
            for (std::size_t lane = net_results; lane < net_lanes; ++lane) row[lane] = draw(0.05f);
        for (std::size_t lane = net_results; lane < net_lanes; ++lane) {
            floats_.bias[lane] = 0.7f;
            for (auto& out : floats_.out) out[lane] = draw(0.25f);
        }
        round_all();
    }

    void go_on_from(const Net& net) {
        net_ = net;
        const auto widen = [](const Lanes& from, std::array<float, net_lanes>& to) {
            for (std::size_t lane = 0; lane < net_lanes; ++lane) to[lane] = static_cast<float>(from[lane]) / net_unit;
        };
        for (std::size_t i = 0; i < net.rows.size(); ++i) widen(net.rows[i], floats_.rows[i]);
        widen(net.bias, floats_.bias);
        for (std::size_t k = 0; k < net_results; ++k) widen(net.out[k], floats_.out[k]);
    }

    void run() {
        const std::clock_t start = std::clock();
        const auto minutes = [&] { return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC / 60; };
        const bool timed = plan_.minutes > 0;
        long       reported = 0;
        for (; played_ < plan_.games; ++played_) {
            const double done = timed ? std::min(1.0, minutes() / plan_.minutes) : static_cast<double>(played_) / static_cast<double>(plan_.games);
            if (done >= 1.0) break;
            rate_ = static_cast<float>(plan_.rate * 1e-3 * std::pow(0.03, done));
            lambda_ = plan_.from.empty() && done < 0.2 ? 1.f : static_cast<float>(plan_.lambda);
            learn(play(static_cast<int>(3000 * std::pow(0.2, done))));
            net_.add_up();
            if (done > 0.6 && played_ % 16 == 0) average();
            if (played_ - reported == 1000) reported = played_, report(minutes());
        }
        report(minutes());
        if (averaged_) take_the_average();
    }

    const Net& net() const { return net_; }
    long       played() const { return played_; }
    double     last_loss() const { return last_loss_; }

private:
    Game play(int noise) {
        const unsigned luck = rng_.next();
        Rules rules = rules_of(luck % 5 < 3 ? Edition::decennial : luck % 5 == 3 ? Edition::first_1996 : Edition::big_box);
        rules.short_game = (luck >> 8) % 16 == 0;
        Events deaf = Events::deaf();
        Game   game;
        State  s = new_game({.players = plan_.players, .rules = rules}, rng_.draw(), deaf);
        const Policy policy = {.net = &net_, .turns = plan_.turns, .noise = noise};
        const Policy hasty = {.net = &net_, .turns = 1};
        const Policy frozen = {.net = &eg::net(plan_.players), .turns = plan_.turns};
        const Player learner = plan_.exploit ? any_seat(s) : nobody;
        while (!over(s)) {
            const Player me = asked(s);
            if (plan_.exploit && me != learner) {
                play_on(s, frozen, rng_, deaf);
                continue;
            }
            if (asked_step(s).kind == Kind::bid) {
                if (s.top().count == s.players && !plan_.exploit) note(game, s, any_seat(s));
                play_on(s, policy, rng_, deaf);
                if (!over(s)) note(game, s, me);
            } else if (plays_turn(s)) {
                play_turn(s, rng_.below(32) ? policy : hasty, rng_, deaf);
                note(game, s, me);
                if (!plan_.exploit) note(game, s, any_seat(s));
                if (may_end(s, me)) apply(s, press(done), deaf);
            } else {
                play_on(s, policy, rng_, deaf);
            }
        }
        game.last = s;
        return game;
    }

    Player any_seat(const State& s) { return static_cast<Player>(rng_.below(s.players)); }
    void   note(Game& game, const State& s, Player me) { game.positions.push_back({plain(s.players, facts(s, me)), me}); }

    // Backwards through the game, each seat for itself: what came later counts for more than
    // what was expected of it.
    void learn(const Game& game) {
        PerPlayer<float> share, margin;
        for (Player p : game.last.seats()) {
            const Worth worth = outcome(game.last, p);
            share[p] = static_cast<float>(worth.share) / whole_share;
            margin[p] = std::clamp(static_cast<float>(worth.margin) / 256.f, -6.f, 6.f);
        }
        const PerPlayer<float> came = share, led = margin;
        for (std::size_t i = game.positions.size(); i-- > 0;) {
            const Position& position = game.positions[i];
            const Player    me = position.me;
            const Thought   thought = think_plainly(net_, position.facts);
            const float     expected = 1.f / (1.f + std::exp(-static_cast<float>(thought.result[0]) / 4096.f));
            const float     ahead = static_cast<float>(thought.result[1]) / 4096.f;
            pull(position.facts, thought, share[me] - expected, margin[me] - ahead);
            loss_ += (came[me] - expected) * (came[me] - expected);
            margin_loss_ += std::abs(led[me] - ahead) * 16;
            ++judged_;
            share[me] = lambda_ * share[me] + (1 - lambda_) * expected;
            margin[me] = lambda_ * margin[me] + (1 - lambda_) * ahead;
        }
    }

    void pull(const Facts& facts, const Thought& thought, float share, float margin) {
        const std::array<float, net_results> error = {share, 0.5f * std::clamp(margin, -1.5f, 1.5f)};
        std::array<float, net_lanes>         step{};
        for (std::size_t k = 0; k < net_results; ++k) step[k] = rate_ * error[k];
        for (std::size_t lane = net_results; lane < net_lanes; ++lane) {
            const int sum = thought.sums[lane];
            if (sum > 0 && sum < net_ceiling)
                step[lane] = 2 * rate_ * (error[0] * floats_.out[0][lane] + error[1] * floats_.out[1][lane]);
            const float height = static_cast<float>(std::clamp(sum, 0, net_ceiling)) / net_unit;
            for (std::size_t k = 0; k < net_results; ++k) {
                floats_.out[k][lane] += 2 * rate_ * error[k] * height;
                net_.out[k][lane] = rounded(floats_.out[k][lane]);
            }
        }
        for (int i = 0; i < facts.count; ++i) {
            const std::size_t row = facts.list[static_cast<std::size_t>(i)];
            move(floats_.rows[row], net_.rows[row], step);
        }
        move(floats_.bias, net_.bias, step);
    }

    static void move(std::array<float, net_lanes>& weights, Lanes& lanes, const std::array<float, net_lanes>& step) {
        constexpr float most = 127.f / net_unit;
        for (std::size_t lane = 0; lane < net_lanes; ++lane) {
            float weight = weights[lane] + step[lane];
            weight = weight > most ? most : weight < -most ? -most : weight;
            weights[lane] = weight;
            // Rounding by a number so big that no fraction is left of the sum: vectors can do it.
            constexpr float big = 12582912.f;
            lanes[lane] = static_cast<std::int16_t>(static_cast<int>((weight * net_unit + big) - big));
        }
    }

    void round_all() {
        for (std::size_t i = 0; i < floats_.rows.size(); ++i) move(floats_.rows[i], net_.rows[i], {});
        move(floats_.bias, net_.bias, {});
        for (std::size_t k = 0; k < net_results; ++k) move(floats_.out[k], net_.out[k], {});
        net_.add_up();
    }

    // The last games each pull the weights their own way; what they agree on is their average.
    void average() {
        if (sum_.rows.empty()) sum_.rows.resize(floats_.rows.size());
        ++averaged_;
        each(sum_, floats_, [](double& sum, float weight) { sum += weight; });
    }
    void take_the_average() {
        each(sum_, floats_, [this](double sum, float& weight) { weight = static_cast<float>(sum / static_cast<double>(averaged_)); });
        round_all();
    }
    template <class A, class B, class Do>
    static void each(A& a, B& b, Do act) {
        const auto lanes = [&](auto& left, auto& right) {
            for (std::size_t lane = 0; lane < net_lanes; ++lane) act(left[lane], right[lane]);
        };
        for (std::size_t i = 0; i < a.rows.size(); ++i) lanes(a.rows[i], b.rows[i]);
        lanes(a.bias, b.bias);
        for (std::size_t k = 0; k < net_results; ++k) lanes(a.out[k], b.out[k]);
    }

    void report(double minutes) {
        if (judged_ == 0) return;
        last_loss_ = loss_ / static_cast<double>(judged_);
        std::printf("games: %ld  minutes: %.2f  loss: %.4f  margin: %.2f\n", played_, minutes, last_loss_, margin_loss_ / static_cast<double>(judged_));
        std::fflush(stdout);
        loss_ = margin_loss_ = 0;
        judged_ = 0;
    }

    const Plan& plan_;
    Net         net_;
    Floats      floats_;
    Weights<double> sum_;
    long        averaged_ = 0;
    Rng         rng_;
    float       rate_ = 0, lambda_ = 1;
    long        played_ = 0, judged_ = 0;
    double      loss_ = 0, margin_loss_ = 0, last_loss_ = 0;
};

bool write(const std::string& path, const void* bytes, std::size_t count) {
    std::FILE* file = std::fopen(path.c_str(), "wb");
    if (!file) return false;
    const bool good = std::fwrite(bytes, 1, count, file) == count;
    return std::fclose(file) == 0 && good;
}

}

int train(int count, char** words) {
    Plan   plan;
    Arguments arguments{count, words};
    arguments.take("players", plan.players, 2, max_players);
    arguments.take("games", plan.games, 1L, most_games);
    arguments.take("minutes", plan.minutes, 0.01, 1e6);
    arguments.take<std::uint64_t>("seed", plan.seed, 0, UINT64_MAX);
    arguments.take("turns", plan.turns, 1, 100'000);
    arguments.take("rate", plan.rate, 1e-6, 1e6);
    arguments.take("lambda", plan.lambda, 0.0, 1.0);
    arguments.take("from", plan.from);
    arguments.take("exploit", plan.exploit);
    arguments.take("out", plan.out);
    if (const std::string wrong = arguments.wrong(); !wrong.empty())
        return std::fprintf(stderr, "%s\ntrain knows players, games, minutes, seed, turns, rate, lambda, from, exploit and out.\n", wrong.c_str()), 2;
    if (plan.minutes > 0) plan.games = most_games;
    const std::optional<Net> start = plan.from.empty() ? Net{plan.players} : plan.from == "program" ? net(plan.players) : net_in(plan.from, plan.players);
    if (!start) return std::fprintf(stderr, "%s holds no net for %d players.\n", plan.from.c_str(), plan.players), 2;
    Trainer trainer{plan};
    if (!plan.from.empty()) trainer.go_on_from(*start);
    trainer.run();
    const std::vector<char> text = pack(trainer.net());
    if (!write(plan.out, text.data(), text.size())) return std::fprintf(stderr, "Cannot write %s.\n", plan.out.c_str()), 1;
    const std::string note = "players " + std::to_string(plan.players) + "; seed " + std::to_string(plan.seed) + "; games " + std::to_string(trainer.played())
        + "; turns " + std::to_string(plan.turns) + (plan.exploit ? "; against the program" : "") + "; from " + (plan.from.empty() ? "nothing" : plan.from) + "; last mean squared error of the share "
        + std::to_string(trainer.last_loss()) + "\n";
    return write(plan.out + ".txt", note.data(), note.size()) ? 0 : 1;
}

}
