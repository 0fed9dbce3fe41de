// The net learns by playing itself, with any number of players in any of the boxes: games are played
// by the policy with the net as it stands, and of every position of them each seat is pulled a little
// towards what came of it. The weights are learned as floats and played, and judged while they learn,
// as the small integers they will be. The same seed and number of games make the same net on the same
// machine and compiler, however many threads play.
#include "cli/train.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "ai/rows.h"
#include "cli/arguments.h"
#include "cli/calibrate.h"
#include "cli/net_file.h"
#include "cli/self_play.h"
#include "cli/threads.h"
#include "engine/box.h"

namespace eg {
namespace {

constexpr long most_games = 1L << 30;
constexpr int  judging_games = 40000;   // to see at last how sure the net may be
constexpr int  batch = 16;   // games played by one net, and learned from together

struct Plan {
    int           players = 0;   // 0: any number
    long          games = 20000;
    double        minutes = 0;   // at most, as long as it takes; 0: as many games as told
    std::uint64_t seed = 1;
    int           turns = 16;
    int           threads = 1;
    std::string   out = "net.net";
    std::string   from;          // a net to go on from, `program`: the one that came with it; empty: from nothing
    std::string   box;           // the only one that is played; empty: all of the base game
    bool alone =
        false;   // learns only what is a module's own, in games with modules: the base's judgement stays as it is
    bool          exploit = false;  // plays one seat against the net that came with the program
    double        rate = 1.0;
    double        lambda = 0.8; // how much more what came counts than what was expected next
};

struct Game {
    PlayedGame played;
    Player     learner = nobody;   // whose seat alone is learned from; nobody: all
};

using Row = std::array<float, net_lanes>;

// A number that is learned, and what the steps so far say of how steep it is (Adam).
struct Slope {
    float mean = 0, square = 0;
};

// Learned numbers, in units of 1: of a row, of the two results, of the points.
struct Learned {
    std::vector<Row> rows;   // and behind them the bias and the results
    std::vector<float> points;

    Learned() : rows(static_cast<std::size_t>(row_count()) + 1 + net_results), points(2 * moment_count) {}
};

std::int16_t rounded(float weight) {
    constexpr float most = 127.f / net_unit;
    return static_cast<std::int16_t>(std::lround(std::clamp(weight, -most, most) * net_unit));
}

class Trainer {
public:
    explicit Trainer(const Plan& plan)
        : plan_(plan),
          rng_{plan.seed * 0x9e3779b97f4a7c15u},
          means_(weights_.rows.size()),
          squares_(weights_.rows.size()),
          touched_(weights_.rows.size()) {
        bias_ = weights_.rows.size() - 1 - net_results;
        out_ = bias_ + 1;
        const auto draw = [&](float width) { return (static_cast<float>(rng_.below(20001)) / 10000.f - 1.f) * width; };
        for (const Section& section : sections())
            for (int i = 0; i < section.count && !section.identity && !section.module; ++i)
                for (std::size_t lane = net_results; lane < net_lanes; ++lane)
                    weights_.rows[static_cast<std::size_t>(section.first + i)][lane] = draw(0.05f);
        for (std::size_t lane = net_results; lane < net_lanes; ++lane) {
            weights_.rows[bias_][lane] = 0.7f;
            for (std::size_t k = 0; k < net_results; ++k) weights_.rows[out_ + k][lane] = draw(0.25f);
        }
        for (std::size_t i = 0; i < weights_.points.size(); ++i) {
            const auto round = static_cast<float>(i % moment_count / (max_players + 1) % (last_round + 1)) / last_round;
            weights_.points[i] = 0.05f + 0.15f * round * round * round;
        }
        for (const Section& section : sections())
            for (int i = 0; i < section.count; ++i) fixed_.push_back(plan.alone && !of_its_box(section));
        fixed_.resize(weights_.rows.size(), plan.alone);
        round_all();
    }

    void go_on_from(const Net& net) {
        const auto widen = [](const Lanes& from, Row& to) {
            for (std::size_t lane = 0; lane < net_lanes; ++lane) to[lane] = static_cast<float>(from[lane]) / net_unit;
        };
        for (std::size_t i = 0; i < net.rows.size(); ++i) widen(net.rows[i], weights_.rows[i]);
        widen(net.bias, weights_.rows[bias_]);
        for (std::size_t k = 0; k < net_results; ++k) widen(net.out[k], weights_.rows[out_ + k]);
        for (std::size_t i = 0; i < moment_count; ++i) {
            weights_.points[i] = static_cast<float>(net.moments.scored[i]) / net_one;
            weights_.points[moment_count + i] = static_cast<float>(net.moments.promised[i]) / net_one;
        }
        net_.moments = net.moments;
        round_all();
    }

    void run() {
        const auto start = std::chrono::steady_clock::now();
        const auto minutes = [&] {
            return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count() / 60;
        };
        const bool timed = plan_.minutes > 0;
        long       reported = 0;
        while (played_ < plan_.games) {
            const double done = timed ? std::min(1.0, minutes() / plan_.minutes)
                                      : static_cast<double>(played_) / static_cast<double>(plan_.games);
            if (done >= 1.0) break;
            rate_ = static_cast<float>(plan_.rate * 2e-3 * std::pow(0.03, done));
            lambda_ = plan_.from.empty() && done < 0.2 ? 1.f : static_cast<float>(plan_.lambda);
            for (const Game& game : play(static_cast<int>(3000 * std::pow(0.2, done)))) learn(game);
            step();
            played_ += batch;
            if (done > 0.6 && played_ % (4 * batch) == 0) average();
            if (played_ - reported >= 4000) reported = played_, report(minutes());
        }
        report(minutes());
        if (averaged_) take_the_average();
        if (!plan_.alone && !plan_.exploit) fit_certainty(net_, judging_games, plan_.seed, plan_.threads);
    }

    const Net& net() const { return net_; }
    long       played() const { return played_; }
    double     last_loss() const { return last_loss_; }

private:
    // Whether those rows are a module's that lies in the box that is played, or in any.
    bool of_its_box(const Section& section) const {
        if (plan_.box.empty()) return section.module;
        for (const Module* module : box(*box_named(plan_.box)).modules)
            if (section.module && section.name.starts_with(std::string{module->name} + ' ')) return true;
        return false;
    }

    // ---- playing

    std::vector<Game> play(int noise) {
        std::vector<Game> games(batch);
        std::array<Rng, batch> luck;
        for (Rng& rng : luck) rng = Rng{rng_.draw()};
        in_threads(plan_.threads, [&](int from) {
            const Net net = net_;   // each keeps what it knows of places to itself
            for (auto i = static_cast<std::size_t>(from); i < batch; i += static_cast<std::size_t>(plan_.threads))
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
        if (plan_.alone || (luck >> 16 & 1)) {   // else half of all games with what the newest box has
            Modules with;
            for (int module : variants(Edition::of_2023))
                if (rng.below(2)) with.add(module);
            setup.rules = rules_of(luck % 8 ? Edition::of_2023 : edition_of(setup.rules), with);
        }
        if (!plan_.box.empty()) setup.rules = box(*box_named(plan_.box)).rules;
        setup.rules.short_game = (luck >> 8) % 16 == 0;
        setup.players = plan_.players ? plan_.players : 2 + rng.below(max_players - 1);
        return setup;
    }

    Game play(const Net& net, int noise, Rng rng) const {
        const Setup played = setup(rng);
        Game        game;
        if (plan_.exploit) game.learner = static_cast<Player>(rng.below(played.players));
        PerPlayer<Policy> policies;
        for (Player p : Players::first(played.players)) {
            const bool learns = !plan_.exploit || p == game.learner;
            policies[p] = {.net = learns ? &net : &eg::net(), .turns = plan_.turns, .noise = learns ? noise : 0};
        }
        game.played = self_play(played, policies, rng, true);
        return game;
    }

    // ---- learning

    // Backwards through the game, each seat for itself: what came later counts for more than
    // what was expected of it.
    void learn(const Game& game) {
        PerPlayer<float> share, points;
        const Players seats = game.learner == nobody ? game.played.last.seats() : Players{game.learner};
        for (Player p : game.played.last.seats()) {
            share[p] = static_cast<float>(outcome(game.played.last, p).share) / whole_share;
            points[p] = game.played.last.score[p];
        }
        const PerPlayer<float> came = share;
        for (std::size_t i = game.played.positions.size(); i-- > 0;) {
            const TableFacts    told = facts_of(game.played.positions[i]);
            const Thought thought = think(net_, told);
            const PerPlayer<Evaluation> worth = judge(thought, told);
            for (Player p : seats) {
                const float expected = static_cast<float>(worth[p].share) / whole_share;
                const float ends =
                    static_cast<float>(told.score[p]) + 16 * static_cast<float>(thought.result[p][1]) / net_one;
                pull(told, thought, p, share[p] - expected, std::clamp((points[p] - ends) / 16, -1.5f, 1.5f));
                loss_ -= static_cast<double>(came[p]) * std::log(std::max(1e-6f, expected));
                points_loss_ += std::abs(points[p] - ends);
                share[p] = lambda_ * share[p] + (1 - lambda_) * expected;
                points[p] = lambda_ * points[p] + (1 - lambda_) * ends;
            }
            ++judged_;
        }
    }

    void pull(const TableFacts& told, const Thought& thought, Player p, float share, float points) {
        const std::size_t moment = moment_of(told);
        share *= static_cast<float>(net_.moments.certainty[moment]) / net_one;
        const std::array<float, net_results> error = {share, 0.25f * points};
        Row slope{};
        for (std::size_t k = 0; k < net_results; ++k) slope[k] = error[k];
        for (std::size_t lane = net_results; lane < net_lanes; ++lane) {
            const int sum = thought.sums[p][lane];
            if (sum > 0 && sum < net_ceiling)
                slope[lane] = error[0] * weights_.rows[out_][lane] + error[1] * weights_.rows[out_ + 1][lane];
            const float height = static_cast<float>(std::clamp(sum, 0, net_ceiling)) / net_unit;
            for (std::size_t k = 0; k < net_results; ++k) slopes_.rows[out_ + k][lane] += error[k] * height;
        }
        slopes_.points[moment] += share * static_cast<float>(told.score[p]);
        slopes_.points[moment_count + moment] += share * static_cast<float>(told.promised[p]);
        add(slopes_.rows[bias_], slope);
        const auto entries = [&](const Facts& facts) {
            for (std::uint16_t entry : facts.entries()) add(of_entry(entry), slope);
        };
        entries(told.table);
        for (Player q : told.seats) entries(q == p ? told.own[q] : told.rival[q]);
        for (int i = 0; i < told.place_count; ++i) entries(at_place(told.places[static_cast<std::size_t>(i)], p));
        const OpenCards& cards = opened(told.cards);
        const auto rows = [&](const std::vector<std::uint16_t>& which) {
            for (std::uint16_t row : which) add(of_row(row), slope);
        };
        if (told.waiting.has(p)) rows(cards.for_me);
        if (!(told.waiting - Players{p}).empty()) rows(cards.for_rivals);
    }

    static void add(Row& sum, const Row& more) {
        for (std::size_t lane = 0; lane < net_lanes; ++lane) sum[lane] += more[lane];
    }
    Row& of_entry(std::size_t entry) { return entry_touched_[entry] = true, entry_slopes_[entry]; }
    Row& of_row(std::size_t row) { return touched_[row] = true, slopes_.rows[row]; }

    const OpenCards& opened(const CardFacts& cards) {
        const auto [at, fresh] = opened_.try_emplace({cards.deck, cards.open});
        if (fresh) at->second = open_cards(cards);
        return at->second;
    }

    // Of all that was learned from a batch one step (Adam; what did not occur stays as it is).
    void step() {
        for (std::size_t entry = 0; entry < entry_slopes_.size(); ++entry) {
            if (!entry_touched_[entry]) continue;
            for (std::uint16_t row : rows_of_[entry]) add(of_row(row), entry_slopes_[entry]);
            entry_slopes_[entry] = {};
            entry_touched_[entry] = false;
        }
        for (std::size_t row = bias_; row < touched_.size(); ++row) touched_[row] = true;
        ++steps_;
        const float early1 = 1 - std::pow(0.9f, static_cast<float>(steps_)),
                    early2 = 1 - std::pow(0.999f, static_cast<float>(steps_));
        const auto  move = [&](float& weight, float slope, float& mean, float& square, float rate) {
            mean = 0.9f * mean + 0.1f * slope;
            square = 0.999f * square + 0.001f * slope * slope;
            weight += rate * (mean / early1) / (std::sqrt(square / early2) + 1e-6f);
        };
        constexpr float most = 127.f / net_unit;
        for (std::size_t row = 0; row < touched_.size(); ++row) {
            if (touched_[row] && !fixed_[row])
                for (std::size_t lane = 0; lane < net_lanes; ++lane) {
                    move(weights_.rows[row][lane], slopes_.rows[row][lane], means_[row][lane], squares_[row][lane],
                         rate_);
                    weights_.rows[row][lane] = std::clamp(weights_.rows[row][lane], -most, most);
                }
            if (touched_[row]) slopes_.rows[row] = {};
            touched_[row] = false;
        }
        constexpr float most_of_a_point = 1.9f;
        for (std::size_t i = 0; i < weights_.points.size() && !plan_.alone; ++i) {
            if (slopes_.points[i] == 0.f) continue;
            move(weights_.points[i], slopes_.points[i], point_means_[i], point_squares_[i], 0.2f * rate_);
            weights_.points[i] = std::clamp(weights_.points[i], 0.f, most_of_a_point);
            slopes_.points[i] = 0;
        }
        round_all();
    }

    void round_all() {
        const auto lanes = [](const Row& from, Lanes& to) {
            for (std::size_t lane = 0; lane < net_lanes; ++lane) to[lane] = rounded(from[lane]);
        };
        for (std::size_t i = 0; i < net_.rows.size(); ++i) lanes(weights_.rows[i], net_.rows[i]);
        lanes(weights_.rows[bias_], net_.bias);
        for (std::size_t k = 0; k < net_results; ++k) lanes(weights_.rows[out_ + k], net_.out[k]);
        for (std::size_t i = 0; i < moment_count; ++i) {
            net_.moments.scored[i] = static_cast<std::int16_t>(std::lround(weights_.points[i] * net_one));
            net_.moments.promised[i] =
                static_cast<std::int16_t>(std::lround(weights_.points[moment_count + i] * net_one));
        }
        net_.add_up();
    }

    // The last games each pull the weights their own way; what they agree on is their average.
    void average() {
        ++averaged_;
        if (sums_.empty()) sums_.resize(weights_.rows.size()), point_sums_.resize(weights_.points.size());
        for (std::size_t i = 0; i < sums_.size(); ++i)
            for (std::size_t lane = 0; lane < net_lanes; ++lane)
                sums_[i][lane] += static_cast<double>(weights_.rows[i][lane]);
        for (std::size_t i = 0; i < point_sums_.size(); ++i) point_sums_[i] += static_cast<double>(weights_.points[i]);
    }
    void take_the_average() {
        for (std::size_t i = 0; i < sums_.size(); ++i)
            for (std::size_t lane = 0; lane < net_lanes; ++lane)
                weights_.rows[i][lane] = static_cast<float>(sums_[i][lane] / static_cast<double>(averaged_));
        for (std::size_t i = 0; i < point_sums_.size(); ++i)
            weights_.points[i] = static_cast<float>(point_sums_[i] / static_cast<double>(averaged_));
        round_all();
    }

    void report(double minutes) {
        if (judged_ == 0) return;
        last_loss_ = loss_ / static_cast<double>(judged_);
        std::printf("games: %ld  minutes: %.2f  loss: %.4f  points: %.2f\n", played_, minutes, last_loss_,
                    points_loss_ / static_cast<double>(judged_));
        std::fflush(stdout);
        loss_ = points_loss_ = 0;
        judged_ = 0;
    }

    const Plan& plan_;
    Rng         rng_;
    Net         net_;
    Learned     weights_, slopes_;
    std::vector<Row> means_, squares_;
    std::vector<float> point_means_ = std::vector<float>(2 * moment_count),
                       point_squares_ = std::vector<float>(2 * moment_count);
    std::size_t bias_ = 0, out_ = 0;
    std::vector<char> touched_, fixed_;
    std::vector<std::vector<std::uint16_t>> rows_of_ = [] {
        std::vector<std::vector<std::uint16_t>> all;
        for (int entry = 0; entry < entry_count(); ++entry) all.push_back(rows_of_entry(entry));
        return all;
    }();
    std::vector<Row>  entry_slopes_ = std::vector<Row>(static_cast<std::size_t>(entry_count()));
    std::vector<char> entry_touched_ = std::vector<char>(static_cast<std::size_t>(entry_count()));
    std::map<std::pair<std::uint64_t, std::uint64_t>, OpenCards> opened_;
    std::vector<std::array<double, net_lanes>> sums_;
    std::vector<double> point_sums_;
    long        averaged_ = 0, steps_ = 0;
    float       rate_ = 0, lambda_ = 1;
    long        played_ = 0, judged_ = 0;
    double      loss_ = 0, points_loss_ = 0, last_loss_ = 0;
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
    arguments.take("players", plan.players, 0, max_players);
    arguments.take("games", plan.games, 0L, most_games);
    arguments.take("minutes", plan.minutes, 0.01, 1e6);
    arguments.take<std::uint64_t>("seed", plan.seed, 0, UINT64_MAX);
    arguments.take("turns", plan.turns, 1, 100'000);
    arguments.take("threads", plan.threads, 1, batch);
    arguments.take("rate", plan.rate, 1e-6, 1e6);
    arguments.take("lambda", plan.lambda, 0.0, 1.0);
    arguments.take("from", plan.from);
    arguments.take("box", plan.box);
    arguments.take("alone", plan.alone);
    arguments.take("exploit", plan.exploit);
    arguments.take("out", plan.out);
    std::string wrong = arguments.wrong();
    if (wrong.empty() && plan.players == 1) wrong = "players is a number from 2 to 5, or 0 for any.";
    if (wrong.empty() && !plan.box.empty() && !box_named(plan.box)) wrong = "There is no box called " + plan.box + ".";
    if (wrong.empty() && plan.alone && plan.from.empty())
        wrong = "alone is for what a net does not know yet: say from=.";
    if (!wrong.empty())
        return std::fprintf(stderr,
                            "%s\ntrain knows players, games, minutes, seed, turns, threads, rate, lambda, from, box, "
                            "alone, exploit and out.\n",
                            wrong.c_str()),
               2;
    if (plan.minutes > 0) plan.games = most_games;
    std::optional<Net> start;
    if (plan.from == "program") start = net();
    else if (!plan.from.empty() && !(start = net_in(plan.from)))
        return std::fprintf(stderr, "%s holds no net.\n", plan.from.c_str()), 2;
    if (std::FILE* file = std::fopen(plan.out.c_str(), "ab")) std::fclose(file);   // now, not when all has been learned
    else return std::fprintf(stderr, "Cannot write %s.\n", plan.out.c_str()), 1;
    Trainer trainer{plan};
    if (start) trainer.go_on_from(*start);
    trainer.run();
    const std::string text = pack(trainer.net());
    if (!write(plan.out, text.data(), text.size()))
        return std::fprintf(stderr, "Cannot write %s.\n", plan.out.c_str()), 1;
    const std::string note = "seed " + std::to_string(plan.seed) + "; games " + std::to_string(trainer.played())
                             + (plan.players ? " of " + std::to_string(plan.players) : "") + "; turns "
                             + std::to_string(plan.turns) + (plan.box.empty() ? "" : "; box " + plan.box)
                             + (plan.exploit ? "; against the program" : "") + "; from "
                             + (plan.from.empty() ? "nothing" : plan.from) + "; last loss of the share "
                             + std::to_string(trainer.last_loss()) + "\n";
    return write(plan.out + ".txt", note.data(), note.size()) ? 0 : 1;
}

}
