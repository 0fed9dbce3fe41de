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

// Calls `tell(number, game)` of every game, each thread with a net of its own, for a net keeps what it knows of places.
template <class Tell>
void play_all(const Net& net, int games, std::uint64_t seed, int threads, const Tell& tell) {
    in_threads(threads, [&](int from) {
        const Net own = net;
        for (int number = from; number < games; number += threads) tell(own, number, play(own, number, seed));
    });
}

// ---- what came of what was said

void print(const std::string& of, const Tally& tally) {
    double worst = 0;
    long   count = 0;
    std::printf("%s:", of.c_str());
    for (const Tally::Tenth& tenth : tally.all) {
        if (tenth.count == 0) { std::printf("     -     "); continue; }
        std::printf("  %.3f%+.3f", tenth.said / static_cast<double>(tenth.count), tenth.error());
        worst = std::max(worst, std::abs(tenth.error()));
        count += tenth.count;
    }
    std::printf("  worst %.3f  mean %.4f  of %ld\n", worst, tally.mean_error(), count);
}

// What was said of somebody's chance, and what of the victory he had in the end.
struct Forecast {
    int    round = 0;
    double said = 0, came = 0;
};

double part(int share) { return static_cast<double>(share) / whole_share; }

// The turn that begins there, for that is where the page speaks; none between turns.
std::optional<State> turn_begun(State s) {
    Events ignored = Events::ignored();
    if (plays_turn(s) && may_end(s, asked(s))) apply(s, press(done), ignored);
    if (over(s) || !plays_turn(s) || !asked_step(s).hints.opens_turn) return std::nullopt;
    return s;
}

PerPlayer<int> chances_at(const State& s) {
    WinProbability chances{seen_by(s, nobody)};
    while (chances.step()) {}
    return chances.found();
}

// What the adviser says of his best idea, and what comes of it if it is done.
Forecast hint_at(const State& s, Rng rng) {
    constexpr std::string_view strongest = "El Grande";
    const Player me = asked(s);
    const std::unique_ptr<SearchBot> asked_for_advice = adviser();
    asked_for_advice->begin(seen_by(s, me), rng.draw());
    asked_for_advice->think(bot(strongest)->iterations);
    const Idea idea = asked_for_advice->ideas().front();
    Turn turn;
    for (Choice click : idea.way()) turn.add(click);
    Events ignored = Events::ignored();
    State  end = played(turn, s, rng).end;
    while (!over(end)) play_on(end, {.net = &net()}, rng, ignored);
    return {s.round, part(idea.share), part(outcome(end, me).share)};
}

std::vector<Forecast> forecasts_in(const PlayedGame& game, int number, const Net& net, Of of) {
    constexpr std::size_t now_and_then = 12;   // for what takes long
    std::vector<Forecast> forecasts;
    const auto tell = [&](const State& s, const PerPlayer<int>& share) {
        for (Player p : s.seats()) forecasts.push_back({s.round, part(share[p]), part(outcome(game.last, p).share)});
    };
    if (of == Of::net) {
        for (const State& s : game.positions) {
            const PerPlayer<Evaluation> worth = worths(net, s);
            PerPlayer<int>         share;
            for (Player p : s.seats()) share[p] = worth[p].share;
            tell(s, share);
        }
        return forecasts;
    }
    for (std::size_t i = static_cast<std::size_t>(number / (max_players - 1)) % now_and_then; i < game.positions.size();
         i += now_and_then)
        if (const auto s = turn_begun(game.positions[i])) {
            if (of == Of::chances) tell(*s, chances_at(*s));
            else forecasts.push_back(hint_at(*s, Rng{static_cast<std::uint64_t>(number) << 32 | i}));
        }
    return forecasts;
}

// ---- how sure it may be

// A table's logits, were the net quite sure, and the victory's shares.
struct Sample {
    PerPlayer<float> logit, came;
    Players          seats;
};

// Where what was said is as often too much as too little. What is likeliest looks most at the hopeless and the certain,
// least
// squares at those between; this weighs them half as either does. When little is known of it, near `usual`.
double certainty_of(const std::vector<const Sample*>& samples, double usual) {
    constexpr double faith = 5;
    double           certainty = usual;
    for (int step = 0; step < 20; ++step) {
        double slope = faith * (usual - certainty), bend = faith;
        for (const Sample* sample : samples) {
            PerPlayer<double> part;
            double            sum = 0, mean = 0, most = -1e9;
            for (Player p : sample->seats) most = std::max(most, static_cast<double>(sample->logit[p]));
            for (Player p : sample->seats) {
                const double logit = static_cast<double>(sample->logit[p]);
                part[p] = std::exp(certainty * (logit - most));
                sum += part[p], mean += part[p] * logit;
            }
            mean /= sum;
            for (Player p : sample->seats) {
                const double share = part[p] / sum, from_mean = static_cast<double>(sample->logit[p]) - mean,
                             weight = std::sqrt(share * (1 - share));
                slope += weight * (static_cast<double>(sample->came[p]) - share) * from_mean;
                bend += weight * share * from_mean * from_mean;
            }
        }
        certainty = std::clamp(certainty + slope / bend, 0.02, 1.9);
    }
    return certainty;
}

}

void fit_certainty(Net& net, int games, std::uint64_t seed, int threads) {
    net.moments.certainty.fill(net_one);
    struct Told { std::size_t moment; Sample sample; };
    std::vector<std::vector<Told>> told(static_cast<std::size_t>(games));
    play_all(net, games, seed, threads, [&](const Net& own, int number, const PlayedGame& game) {
        for (const State& s : game.positions) {
            const TableFacts facts = facts_of(s);
            const Thought    thought = think(own, facts);
            Told& here = told[static_cast<std::size_t>(number)].emplace_back(
                Told{moment_of(facts), {.logit = {}, .came = {}, .seats = s.seats()}});
            for (Player p : s.seats()) {
                here.sample.logit[p] = static_cast<float>(thought.logit[p]) / net_one;
                here.sample.came[p] = static_cast<float>(outcome(game.last, p).share) / whole_share;
            }
        }
    });
    constexpr std::size_t of_a_round = max_players + 1;
    std::vector<std::vector<const Sample*>> by_moment(moment_count), by_round(moment_count / of_a_round);
    for (const auto& game : told)
        for (const Told& one : game)
            by_moment[one.moment].push_back(&one.sample), by_round[one.moment / of_a_round].push_back(&one.sample);
    for (std::size_t round = 0; round < by_round.size(); ++round) {
        const double usual = certainty_of(by_round[round], 1.0);
        for (std::size_t moment = round * of_a_round; moment < (round + 1) * of_a_round; ++moment)
            net.moments.certainty[moment] =
                static_cast<std::int16_t>(std::lround(certainty_of(by_moment[moment], usual) * net_one));
    }
}

void Tally::add(double said, double came) {
    Tenth& tenth = all[static_cast<std::size_t>(std::min(said * tenths, tenths - 1.0))];
    tenth.said += said, tenth.came += came, ++tenth.count;
}

double Tally::mean_error() const {
    double sum = 0;
    long   count = 0;
    for (const Tenth& tenth : all) sum += std::abs(tenth.came - tenth.said), count += tenth.count;
    return sum / static_cast<double>(std::max(1L, count));
}

Calibration calibration(const Net& net, int games, std::uint64_t seed, int threads, Of of) {
    std::vector<std::vector<Forecast>> forecasts(static_cast<std::size_t>(games));
    std::vector<int>               players(forecasts.size());
    play_all(net, games, seed, threads, [&](const Net& own, int number, const PlayedGame& game) {
        const auto here = static_cast<std::size_t>(number);
        players[here] = game.last.players;
        forecasts[here] = forecasts_in(game, number, own, of);
    });
    Calibration found;
    for (std::size_t game = 0; game < forecasts.size(); ++game)
        for (const Forecast& one : forecasts[game]) {
            found.by_players[static_cast<std::size_t>(players[game])].add(one.said, one.came);
            found.by_round[static_cast<std::size_t>(one.round)].add(one.said, one.came);
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
    if (wrong.empty() && of != "net" && !file.empty())
        wrong = "WinProbability and hints are told by the program's own net.";
    if (!wrong.empty())
        return std::fprintf(stderr, "%s\nel_grande calibrate games=10000 threads=1 seed=1 of=net net=my.net\n",
                            wrong.c_str()),
               2;
    std::optional<Net> other;
    if (!file.empty() && !(other = net_in(file))) return std::fprintf(stderr, "%s holds no net.\n", file.c_str()), 2;
    const Calibration found =
        calibration(other ? *other : net(), games, seed, threads, static_cast<Of>(name - names.begin()));
    for (int n = 2; n <= max_players; ++n)
        print("players " + std::to_string(n), found.by_players[static_cast<std::size_t>(n)]);
    for (int n = 1; n <= last_round; ++n)
        print("round " + std::to_string(n), found.by_round[static_cast<std::size_t>(n)]);
    return 0;
}

}
