#include "cli/calibrate.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ai/win_probability.h"
#include "ai/levels.h"
#include "ai/simplify.h"
#include "cli/arguments.h"
#include "cli/net_file.h"
#include "cli/self_play.h"
#include "cli/threads.h"
#include "engine/box.h"
#include "engine/module.h"
#include "engine/views.h"

namespace eg {
namespace {

PlayedGame play(const Net& net, int number, std::uint64_t seed) {
    Rng rng{(seed << 32 | static_cast<std::uint32_t>(number)) * 0x9e3779b97f4a7c15u};
    rng.next();
    PerPlayer<Policy> policies;
    policies.items.fill({.net = &net});
    const Setup setup = {.players = 2 + number % (max_players - 1),
                         .rules = rules_of(static_cast<Edition>(rng.below(3)))};
    return self_play(setup, policies, rng);
}

// Calls `tell(net, number, game)` for every game. Each thread has a copy of the net, whose caches are not synchronized.
template <class Tell>
void play_all(const Net& net, int games, std::uint64_t seed, int threads, const Tell& tell) {
    in_threads(threads, [&](int from) {
        const Net own = net;
        for (int number = from; number < games; number += threads) tell(own, number, play(own, number, seed));
    });
}

// ---- predictions and results

void print(const std::string& of, const Tally& tally) {
    double worst = 0;
    long   count = 0;
    std::printf("%s:", of.c_str());
    for (const Tally::Tenth& tenth : tally.all) {
        if (tenth.count == 0) { std::printf("     -     "); continue; }
        std::printf("  %.3f%+.3f", tenth.predicted / static_cast<double>(tenth.count), tenth.error());
        worst = std::max(worst, std::abs(tenth.error()));
        count += tenth.count;
    }
    std::printf("  worst %.3f  mean %.4f  of %ld\n", worst, tally.mean_error(), count);
}

// A predicted win probability, and the share of the victory in the end.
struct Forecast {
    int    round = 0;
    double predicted = 0, actual = 0;
};

double fraction(int share) { return static_cast<double>(share) / whole_share; }

// The table at the start of the next turn, where the page shows predictions; nothing if none starts here.
std::optional<State> turn_start(State s) {
    Events ignored = Events::ignored();
    if (plays_turn(s) && may_end(s, asked(s))) apply(s, press(done), ignored);
    if (over(s) || !plays_turn(s) || !asked_step(s).hints.opens_turn) return std::nullopt;
    return s;
}

PerPlayer<int> win_probability_at(const State& s) {
    WinProbability search{seen_by(s, nobody)};
    while (search.step()) {}
    return search.probabilities();
}

// The adviser's prediction for its best idea, and the result of playing that idea.
Forecast hint_at(const State& s, Rng rng) {
    constexpr std::string_view strongest = "El Grande";
    const Player me = asked(s);
    const std::unique_ptr<SearchBot> searching = adviser();
    searching->begin(seen_by(s, me), rng.draw());
    searching->think(bot(strongest)->iterations);
    const Idea idea = searching->ideas().front();
    Turn turn;
    for (Choice click : idea.plan()) turn.add(click);
    Events ignored = Events::ignored();
    State  end = replay_turn(turn, s, rng).end;
    while (!over(end)) play_on(end, {.net = &net()}, rng, ignored);
    return {s.round, fraction(idea.share), fraction(outcome(end, me).share)};
}

std::vector<Forecast> forecasts_in(const PlayedGame& game, int number, const Net& net, Forecaster forecaster) {
    constexpr std::size_t every = 12;   // positions, for the slow forecasters
    std::vector<Forecast> forecasts;
    const auto tell = [&](const State& s, const PerPlayer<int>& share) {
        for (Player p : s.seats())
            forecasts.push_back({s.round, fraction(share[p]), fraction(outcome(game.last, p).share)});
    };
    if (forecaster == Forecaster::net) {
        for (const State& s : game.positions) {
            const PerPlayer<Evaluation> evaluations = evaluate(net, s);
            PerPlayer<int>         share;
            for (Player p : s.seats()) share[p] = evaluations[p].share;
            tell(s, share);
        }
        return forecasts;
    }
    for (std::size_t i = static_cast<std::size_t>(number / (max_players - 1)) % every; i < game.positions.size();
         i += every)
        if (const auto s = turn_start(game.positions[i])) {
            if (forecaster == Forecaster::chances) tell(*s, win_probability_at(*s));
            else forecasts.push_back(hint_at(*s, Rng{static_cast<std::uint64_t>(number) << 32 | i}));
        }
    return forecasts;
}

// ---- temperature scaling

// A table's logits at temperature 1, and the shares of the victory.
struct Sample {
    PerPlayer<float> logit, actual;
    Players          seats;
};

// The inverse temperature at which the predictions are unbiased, by Newton's method. Maximum likelihood would weight
// extreme predictions most, and least squares those in the middle; this weighting is between the two. A prior keeps the
// result near `usual` where there are few samples.
double inverse_temperature_of(const std::vector<const Sample*>& samples, double usual) {
    constexpr double prior = 5;
    double           inverse_temperature = usual;
    for (int step = 0; step < 20; ++step) {
        double slope = prior * (usual - inverse_temperature), curvature = prior;
        for (const Sample* sample : samples) {
            PerPlayer<double> part;
            double            sum = 0, mean = 0, most = -1e9;
            for (Player p : sample->seats) most = std::max(most, static_cast<double>(sample->logit[p]));
            for (Player p : sample->seats) {
                const double logit = static_cast<double>(sample->logit[p]);
                part[p] = std::exp(inverse_temperature * (logit - most));
                sum += part[p], mean += part[p] * logit;
            }
            mean /= sum;
            for (Player p : sample->seats) {
                const double share = part[p] / sum, from_mean = static_cast<double>(sample->logit[p]) - mean,
                             weight = std::sqrt(share * (1 - share));
                slope += weight * (static_cast<double>(sample->actual[p]) - share) * from_mean;
                curvature += weight * share * from_mean * from_mean;
            }
        }
        inverse_temperature = std::clamp(inverse_temperature + slope / curvature, 0.02, 1.9);
    }
    return inverse_temperature;
}

}

void fit_temperature(Net& net, int games, std::uint64_t seed, int threads) {
    net.phases.inverse_temperature.fill(output_one);
    struct Labelled { std::size_t phase; Sample sample; };
    std::vector<std::vector<Labelled>> samples(static_cast<std::size_t>(games));
    play_all(net, games, seed, threads, [&](const Net& own, int number, const PlayedGame& game) {
        for (const State& s : game.positions) {
            const TableFacts facts = facts_of(s);
            const ForwardPass    pass = forward(own, facts);
            Labelled& here = samples[static_cast<std::size_t>(number)].emplace_back(
                Labelled{phase_of(facts), {.logit = {}, .actual = {}, .seats = s.seats()}});
            for (Player p : s.seats()) {
                here.sample.logit[p] = static_cast<float>(pass.logit[p]) / output_one;
                here.sample.actual[p] = static_cast<float>(outcome(game.last, p).share) / whole_share;
            }
        }
    });
    constexpr std::size_t phases_per_round = max_players + 1;
    std::vector<std::vector<const Sample*>> by_phase(phase_count), by_round(phase_count / phases_per_round);
    for (const auto& game : samples)
        for (const Labelled& one : game)
            by_phase[one.phase].push_back(&one.sample), by_round[one.phase / phases_per_round].push_back(&one.sample);
    for (std::size_t round = 0; round < by_round.size(); ++round) {
        const double usual = inverse_temperature_of(by_round[round], 1.0);
        for (std::size_t phase = round * phases_per_round; phase < (round + 1) * phases_per_round; ++phase)
            net.phases.inverse_temperature[phase] =
                static_cast<std::int16_t>(std::lround(inverse_temperature_of(by_phase[phase], usual) * output_one));
    }
}

void Tally::add(double predicted, double actual) {
    Tenth& tenth = all[static_cast<std::size_t>(std::min(predicted * tenths, tenths - 1.0))];
    tenth.predicted += predicted, tenth.actual += actual, ++tenth.count;
}

double Tally::mean_error() const {
    double sum = 0;
    long   count = 0;
    for (const Tenth& tenth : all) sum += std::abs(tenth.actual - tenth.predicted), count += tenth.count;
    return sum / static_cast<double>(std::max(1L, count));
}

Calibration calibration(const Net& net, int games, std::uint64_t seed, int threads, Forecaster forecaster) {
    std::vector<std::vector<Forecast>> forecasts(static_cast<std::size_t>(games));
    std::vector<int>               players(forecasts.size());
    play_all(net, games, seed, threads, [&](const Net& own, int number, const PlayedGame& game) {
        const auto here = static_cast<std::size_t>(number);
        players[here] = game.last.players;
        forecasts[here] = forecasts_in(game, number, own, forecaster);
    });
    Calibration found;
    for (std::size_t game = 0; game < forecasts.size(); ++game)
        for (const Forecast& one : forecasts[game]) {
            found.by_players[static_cast<std::size_t>(players[game])].add(one.predicted, one.actual);
            found.by_round[static_cast<std::size_t>(one.round)].add(one.predicted, one.actual);
        }
    return found;
}

int calibrate(int count, char** words) {
    int           games = 10000, threads = 1;
    std::uint64_t seed = 1;
    std::string   file, of = "net";
    Arguments arguments{count, words};
    arguments.take("games", games, 1, 10'000'000);
    arguments.take("threads", threads, 1, 64);
    arguments.take<std::uint64_t>("seed", seed, 0, UINT64_MAX);
    arguments.take("net", file);
    arguments.take("of", of);
    constexpr std::array<std::string_view, 3> names = {"net", "chances", "hints"};
    const auto  name = std::find(names.begin(), names.end(), of);
    std::string wrong = arguments.wrong();
    if (wrong.empty() && name == names.end()) wrong = "of is net, chances or hints.";
    if (wrong.empty() && of != "net" && !file.empty()) wrong = "Chances and hints use the built-in net.";
    if (!wrong.empty())
        return std::fprintf(stderr, "%s\nel_grande calibrate games=10000 threads=1 seed=1 of=net net=my.net\n",
                            wrong.c_str()),
               2;
    std::optional<Net> other;
    if (!file.empty() && !(other = load_net(file))) return std::fprintf(stderr, "%s holds no net.\n", file.c_str()), 2;
    const Calibration found =
        calibration(other ? *other : net(), games, seed, threads, static_cast<Forecaster>(name - names.begin()));
    for (int n = 2; n <= max_players; ++n)
        print("players " + std::to_string(n), found.by_players[static_cast<std::size_t>(n)]);
    for (int n = 1; n <= last_round; ++n)
        print("round " + std::to_string(n), found.by_round[static_cast<std::size_t>(n)]);
    return 0;
}

}
