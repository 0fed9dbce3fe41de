#include "cli/trainer.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <map>
#include <utility>
#include <vector>

#include "ai/rows.h"
#include "cli/calibrate.h"
#include "cli/self_play.h"
#include "cli/threads.h"
#include "engine/box.h"

namespace eg {
namespace {

constexpr int calibration_games = 40000;   // for temperature scaling after the training

struct Game {
    PlayedGame played;
    Player     learner = nobody;   // the only seat to learn from; nobody: all seats
};

using Row = std::array<float, net_lanes>;

// The learned weights, or their gradients, in units of 1.
struct Parameters {
    std::vector<Row>   rows;     // the net's rows, then the bias, then the outputs
    std::vector<float> points;   // by phase: of scored points, then of promised points

    Parameters() : rows(static_cast<std::size_t>(row_count()) + 1 + net_outputs), points(2 * phase_count) {}
};

std::int16_t rounded(float weight) {
    constexpr float most = 127.f / net_unit;
    return static_cast<std::int16_t>(std::lround(std::clamp(weight, -most, most) * net_unit));
}

class Trainer {
public:
    Trainer(const TrainingOptions& options, const Net* start)
        : options_(options),
          resumed_(start != nullptr),
          rng_{options.seed * 0x9e3779b97f4a7c15u},
          means_(weights_.rows.size()),
          squares_(weights_.rows.size()),
          touched_(weights_.rows.size()) {
        bias_ = weights_.rows.size() - 1 - net_outputs;
        out_ = bias_ + 1;
        const auto draw = [&](float width) { return (static_cast<float>(rng_.below(20001)) / 10000.f - 1.f) * width; };
        for (const Section& section : sections())
            for (int i = 0; i < section.count && !section.identity && !section.module; ++i)
                for (std::size_t lane = net_outputs; lane < net_lanes; ++lane)
                    weights_.rows[static_cast<std::size_t>(section.first + i)][lane] = draw(0.05f);
        for (std::size_t lane = net_outputs; lane < net_lanes; ++lane) {
            weights_.rows[bias_][lane] = 0.7f;
            for (std::size_t k = 0; k < net_outputs; ++k) weights_.rows[out_ + k][lane] = draw(0.25f);
        }
        for (std::size_t i = 0; i < weights_.points.size(); ++i) {
            const auto round = static_cast<float>(i % phase_count / (max_players + 1) % (last_round + 1)) / last_round;
            weights_.points[i] = 0.05f + 0.15f * round * round * round;
        }
        for (const Section& section : sections())
            for (int i = 0; i < section.count; ++i) fixed_.push_back(options.alone && !is_trained(section));
        fixed_.resize(weights_.rows.size(), options.alone);
        if (start) start_from(*start);
        round_all();
    }

    void start_from(const Net& net) {
        const auto widen = [](const Lanes& from, Row& to) {
            for (std::size_t lane = 0; lane < net_lanes; ++lane) to[lane] = static_cast<float>(from[lane]) / net_unit;
        };
        for (std::size_t i = 0; i < net.rows.size(); ++i) widen(net.rows[i], weights_.rows[i]);
        widen(net.bias, weights_.rows[bias_]);
        for (std::size_t k = 0; k < net_outputs; ++k) widen(net.out[k], weights_.rows[out_ + k]);
        for (std::size_t i = 0; i < phase_count; ++i) {
            weights_.points[i] = static_cast<float>(net.phases.scored[i]) / output_one;
            weights_.points[phase_count + i] = static_cast<float>(net.phases.promised[i]) / output_one;
        }
        net_.phases = net.phases;
    }

    TrainingResult run() {
        const auto start = std::chrono::steady_clock::now();
        const auto minutes = [&] {
            return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() / 60;
        };
        const bool timed = options_.minutes > 0;
        long       reported = 0;
        while (played_ < options_.games) {
            const double done = timed ? std::min(1.0, minutes() / options_.minutes)
                                      : static_cast<double>(played_) / static_cast<double>(options_.games);
            if (done >= 1.0) break;
            rate_ = static_cast<float>(options_.rate * 2e-3 * std::pow(0.03, done));
            lambda_ = !resumed_ && done < 0.2 ? 1.f : static_cast<float>(options_.lambda);
            for (const Game& game : play(static_cast<int>(3000 * std::pow(0.2, done)))) learn(game);
            step();
            played_ += games_per_batch;
            if (done > 0.6 && played_ % (4 * games_per_batch) == 0) average();
            if (played_ - reported >= 4000) reported = played_, report(minutes());
        }
        report(minutes());
        if (averaged_) use_average();
        if (!options_.alone && !options_.exploit)
            fit_temperature(net_, calibration_games, options_.seed, options_.threads);
        return {net_, played_, last_loss_};
    }

private:
    // With `alone`: whether the section belongs to a module of the box, or to any module if no box is given. Its single
    // places have no rows in the built-in net, which would be twice as large.
    bool is_trained(const Section& section) const {
        if (section.identity) return false;
        if (options_.box.empty()) return section.module;
        for (const Module* module : box(*box_named(options_.box)).modules)
            if (section.module && section.name.starts_with(std::string{module->name} + ' ')) return true;
        return false;
    }

    // ---- playing

    std::vector<Game> play(int noise) {
        std::vector<Game> games(games_per_batch);
        std::array<Rng, games_per_batch> luck;
        for (Rng& rng : luck) rng = Rng{rng_.draw()};
        in_threads(options_.threads, [&](int from) {
            const Net net = net_;   // a copy for each thread, since its caches are not synchronized
            const auto stride = static_cast<std::size_t>(options_.threads);
            for (auto i = static_cast<std::size_t>(from); i < games_per_batch; i += stride)
                games[i] = play(net, noise, luck[i]);
        });
        return games;
    }

    Setup setup(Rng& rng) const {
        const unsigned luck = rng.next();
        Setup setup;
        setup.rules = rules_of(luck % 5 < 3    ? Edition::decennial
                               : luck % 5 == 3 ? Edition::first_1996
                                               : Edition::big_box);
        if (options_.alone || (luck >> 16 & 1)) {   // half of the games, or all: random modules, mostly in the 2023 box
            Modules with;
            for (int module : variants(Edition::of_2023))
                if (rng.below(2)) with.add(module);
            setup.rules = rules_of(luck % 8 ? Edition::of_2023 : edition_of(setup.rules), with);
        }
        if (!options_.box.empty()) setup.rules = box(*box_named(options_.box)).rules;
        setup.rules.short_game = (luck >> 8) % 16 == 0;
        setup.players = options_.players ? options_.players : 2 + rng.below(max_players - 1);
        return setup;
    }

    Game play(const Net& net, int noise, Rng rng) const {
        const Setup played = setup(rng);
        Game        game;
        if (options_.exploit) game.learner = static_cast<Player>(rng.below(played.players));
        PerPlayer<Policy> policies;
        for (Player p : Players::first(played.players)) {
            const bool learns = !options_.exploit || p == game.learner;
            policies[p] = {.net = learns ? &net : &eg::net(), .turns = options_.turns, .noise = learns ? noise : 0};
        }
        game.played = self_play(played, policies, rng, true);
        return game;
    }

    // ---- learning

    // TD(lambda), backwards through the game, for each seat.
    void learn(const Game& game) {
        PerPlayer<float> share, points;
        const Players seats = game.learner == nobody ? game.played.last.seats() : Players{game.learner};
        for (Player p : game.played.last.seats()) {
            share[p] = static_cast<float>(outcome(game.played.last, p).share) / whole_share;
            points[p] = game.played.last.score[p];
        }
        const PerPlayer<float> result = share;
        for (std::size_t i = game.played.positions.size(); i-- > 0;) {
            const TableFacts facts = facts_of(game.played.positions[i]);
            const ForwardPass pass = forward(net_, facts);
            const PerPlayer<Evaluation> evaluations = evaluate(pass, facts);
            for (Player p : seats) {
                const float expected = static_cast<float>(evaluations[p].share) / whole_share;
                const float expected_points =
                    static_cast<float>(facts.score[p]) + 16 * static_cast<float>(pass.outputs[p][1]) / output_one;
                add_gradients(facts, pass, p, share[p] - expected,
                              std::clamp((points[p] - expected_points) / 16, -1.5f, 1.5f));
                loss_ -= static_cast<double>(result[p]) * std::log(std::max(1e-6f, expected));
                points_loss_ += std::abs(points[p] - expected_points);
                share[p] = lambda_ * share[p] + (1 - lambda_) * expected;
                points[p] = lambda_ * points[p] + (1 - lambda_) * expected_points;
            }
            ++positions_;
        }
    }

    void add_gradients(const TableFacts& facts, const ForwardPass& pass, Player p, float share, float points) {
        const std::size_t phase = phase_of(facts);
        share *= static_cast<float>(net_.phases.inverse_temperature[phase]) / output_one;
        const std::array<float, net_outputs> error = {share, 0.25f * points};
        Row gradient{};
        for (std::size_t k = 0; k < net_outputs; ++k) gradient[k] = error[k];
        for (std::size_t lane = net_outputs; lane < net_lanes; ++lane) {
            const int sum = pass.sums[p][lane];
            if (sum > 0 && sum < activation_max)
                gradient[lane] = error[0] * weights_.rows[out_][lane] + error[1] * weights_.rows[out_ + 1][lane];
            const float activation = static_cast<float>(std::clamp(sum, 0, activation_max)) / net_unit;
            for (std::size_t k = 0; k < net_outputs; ++k) gradients_.rows[out_ + k][lane] += error[k] * activation;
        }
        gradients_.points[phase] += share * static_cast<float>(facts.score[p]);
        gradients_.points[phase_count + phase] += share * static_cast<float>(facts.promised[p]);
        add(gradients_.rows[bias_], gradient);
        const auto entries = [&](const Facts& list) {
            for (std::uint16_t entry : list.entries()) add(of_entry(entry), gradient);
        };
        entries(facts.table);
        for (Player q : facts.seats) entries(q == p ? facts.own[q] : facts.rival[q]);
        for (int i = 0; i < facts.place_count; ++i) entries(facts_at(facts.places[static_cast<std::size_t>(i)], p));
        const OpenCards& cards = cached_cards(facts.cards);
        const auto rows = [&](const std::vector<std::uint16_t>& which) {
            for (std::uint16_t row : which) add(of_row(row), gradient);
        };
        if (facts.waiting.has(p)) rows(cards.for_me);
        if (!(facts.waiting - Players{p}).empty()) rows(cards.for_rivals);
    }

    static void add(Row& sum, const Row& more) {
        for (std::size_t lane = 0; lane < net_lanes; ++lane) sum[lane] += more[lane];
    }
    Row& of_entry(std::size_t entry) { return entry_touched_[entry] = true, entry_gradients_[entry]; }
    Row& of_row(std::size_t row) { return touched_[row] = true, gradients_.rows[row]; }

    const OpenCards& cached_cards(const CardFacts& cards) {
        const auto [at, fresh] = open_cards_.try_emplace({cards.deck, cards.open});
        if (fresh) at->second = open_cards(cards);
        return at->second;
    }

    // One step of Adam with the gradients of the batch. Rows that did not occur keep their moments.
    void step() {
        for (std::size_t entry = 0; entry < entry_gradients_.size(); ++entry) {
            if (!entry_touched_[entry]) continue;
            for (std::uint16_t row : rows_of_[entry]) add(of_row(row), entry_gradients_[entry]);
            entry_gradients_[entry] = {};
            entry_touched_[entry] = false;
        }
        for (std::size_t row = bias_; row < touched_.size(); ++row) touched_[row] = true;
        ++steps_;
        const float correction1 = 1 - std::pow(0.9f, static_cast<float>(steps_)),
                    correction2 = 1 - std::pow(0.999f, static_cast<float>(steps_));
        const auto  move = [&](float& weight, float gradient, float& mean, float& square, float rate) {
            mean = 0.9f * mean + 0.1f * gradient;
            square = 0.999f * square + 0.001f * gradient * gradient;
            weight += rate * (mean / correction1) / (std::sqrt(square / correction2) + 1e-6f);
        };
        constexpr float most = 127.f / net_unit;
        for (std::size_t row = 0; row < touched_.size(); ++row) {
            if (touched_[row] && !fixed_[row])
                for (std::size_t lane = 0; lane < net_lanes; ++lane) {
                    move(weights_.rows[row][lane], gradients_.rows[row][lane], means_[row][lane], squares_[row][lane],
                         rate_);
                    weights_.rows[row][lane] = std::clamp(weights_.rows[row][lane], -most, most);
                }
            if (touched_[row]) gradients_.rows[row] = {};
            touched_[row] = false;
        }
        constexpr float point_max = 1.9f;
        for (std::size_t i = 0; i < weights_.points.size() && !options_.alone; ++i) {
            if (gradients_.points[i] == 0.f) continue;
            move(weights_.points[i], gradients_.points[i], point_means_[i], point_squares_[i], 0.2f * rate_);
            weights_.points[i] = std::clamp(weights_.points[i], 0.f, point_max);
            gradients_.points[i] = 0;
        }
        round_all();
    }

    void round_all() {
        const auto lanes = [](const Row& from, Lanes& to) {
            for (std::size_t lane = 0; lane < net_lanes; ++lane) to[lane] = rounded(from[lane]);
        };
        for (std::size_t i = 0; i < net_.rows.size(); ++i) lanes(weights_.rows[i], net_.rows[i]);
        lanes(weights_.rows[bias_], net_.bias);
        for (std::size_t k = 0; k < net_outputs; ++k) lanes(weights_.rows[out_ + k], net_.out[k]);
        for (std::size_t i = 0; i < phase_count; ++i) {
            net_.phases.scored[i] = static_cast<std::int16_t>(std::lround(weights_.points[i] * output_one));
            net_.phases.promised[i] =
                static_cast<std::int16_t>(std::lround(weights_.points[phase_count + i] * output_one));
        }
        net_.update_sums();
    }

    // The result is the average of the weights over the last part of the training, which reduces noise.
    void average() {
        ++averaged_;
        if (sums_.empty()) sums_.resize(weights_.rows.size()), point_sums_.resize(weights_.points.size());
        for (std::size_t i = 0; i < sums_.size(); ++i)
            for (std::size_t lane = 0; lane < net_lanes; ++lane)
                sums_[i][lane] += static_cast<double>(weights_.rows[i][lane]);
        for (std::size_t i = 0; i < point_sums_.size(); ++i) point_sums_[i] += static_cast<double>(weights_.points[i]);
    }
    void use_average() {
        for (std::size_t i = 0; i < sums_.size(); ++i)
            for (std::size_t lane = 0; lane < net_lanes; ++lane)
                weights_.rows[i][lane] = static_cast<float>(sums_[i][lane] / static_cast<double>(averaged_));
        for (std::size_t i = 0; i < point_sums_.size(); ++i)
            weights_.points[i] = static_cast<float>(point_sums_[i] / static_cast<double>(averaged_));
        round_all();
    }

    void report(double minutes) {
        if (positions_ == 0) return;
        last_loss_ = loss_ / static_cast<double>(positions_);
        std::printf("games: %ld  minutes: %.2f  loss: %.4f  points: %.2f\n", played_, minutes, last_loss_,
                    points_loss_ / static_cast<double>(positions_));
        std::fflush(stdout);
        loss_ = points_loss_ = 0;
        positions_ = 0;
    }

    const TrainingOptions& options_;
    const bool  resumed_;   // training began with a given net
    Rng         rng_;
    Net         net_;
    Parameters  weights_, gradients_;
    std::vector<Row> means_, squares_;
    std::vector<float> point_means_ = std::vector<float>(2 * phase_count),
                       point_squares_ = std::vector<float>(2 * phase_count);
    std::size_t bias_ = 0, out_ = 0;
    std::vector<char> touched_, fixed_;
    std::vector<std::vector<std::uint16_t>> rows_of_ = [] {
        std::vector<std::vector<std::uint16_t>> all;
        for (int entry = 0; entry < entry_count(); ++entry) all.push_back(rows_of_entry(entry));
        return all;
    }();
    std::vector<Row>  entry_gradients_ = std::vector<Row>(static_cast<std::size_t>(entry_count()));
    std::vector<char> entry_touched_ = std::vector<char>(static_cast<std::size_t>(entry_count()));
    std::map<std::pair<std::uint64_t, std::uint64_t>, OpenCards> open_cards_;
    std::vector<std::array<double, net_lanes>> sums_;
    std::vector<double> point_sums_;
    long        averaged_ = 0, steps_ = 0;
    float       rate_ = 0, lambda_ = 1;
    long        played_ = 0, positions_ = 0;
    double      loss_ = 0, points_loss_ = 0, last_loss_ = 0;
};

}

TrainingResult train_net(const TrainingOptions& options, const Net* start) { return Trainer{options, start}.run(); }

}
