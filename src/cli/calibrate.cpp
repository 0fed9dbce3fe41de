#include "cli/calibrate.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "ai/chances.h"
#include "cli/arguments.h"
#include "cli/net_file.h"
#include "cli/self_play.h"
#include "cli/threads.h"
#include "engine/box.h"

namespace eg {
namespace {

PlayedGame play(const Net& net, int number, std::uint64_t seed) {
    Rng rng{(seed << 32 | static_cast<std::uint32_t>(number)) * 0x9e3779b97f4a7c15u};
    rng.next();
    PerPlayer<Policy> policies;
    policies.items.fill({.net = &net});
    const Setup setup = {.players = 2 + number % (max_players - 1), .rules = rules_of(static_cast<Edition>(rng.below(3)))};
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

PerPlayer<int> said_of(const Net& net, const State& s, bool chances) {
    if (!chances) {
        const PerPlayer<Worth> worth = worths(net, s);
        PerPlayer<int>         share;
        for (Player p : s.seats()) share[p] = worth[p].share;
        return share;
    }
    Chances looked{s};
    while (looked.step()) {}
    return looked.found();
}

// ---- how sure it may be

// A table's logits, were the net quite sure, and the victory's shares.
struct Sample {
    PerPlayer<float> logit, came;
    Players          seats;
};

// What makes the victories that came most likely; when little is known of it, near `usual`.
double certainty_of(const std::vector<const Sample*>& samples, double usual) {
    constexpr double faith = 20;
    double           certainty = usual;
    for (int step = 0; step < 20; ++step) {
        double slope = faith * (usual - certainty), bend = faith;
        for (const Sample* sample : samples) {
            double sum = 0, mean = 0, square = 0, came = 0, most = -1e9;
            for (Player p : sample->seats) most = std::max(most, certainty * static_cast<double>(sample->logit[p]));
            for (Player p : sample->seats) {
                const double logit = static_cast<double>(sample->logit[p]), weight = std::exp(certainty * logit - most);
                sum += weight, mean += weight * logit, square += weight * logit * logit, came += static_cast<double>(sample->came[p]) * logit;
            }
            mean /= sum;
            slope += came - mean;
            bend += square / sum - mean * mean;
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
            Told& here = told[static_cast<std::size_t>(number)].emplace_back(Told{moment_of(facts), {.logit = {}, .came = {}, .seats = s.seats()}});
            for (Player p : s.seats()) {
                here.sample.logit[p] = static_cast<float>(thought.logit[p]) / net_one;
                here.sample.came[p] = static_cast<float>(outcome(game.last, p).share) / whole_share;
            }
        }
    });
    constexpr std::size_t of_a_round = max_players + 1;
    std::vector<std::vector<const Sample*>> by_moment(moment_count), by_round(moment_count / of_a_round);
    for (const auto& game : told)
        for (const Told& one : game) by_moment[one.moment].push_back(&one.sample), by_round[one.moment / of_a_round].push_back(&one.sample);
    for (std::size_t round = 0; round < by_round.size(); ++round) {
        const double usual = certainty_of(by_round[round], 1.0);
        for (std::size_t moment = round * of_a_round; moment < (round + 1) * of_a_round; ++moment)
            net.moments.certainty[moment] = static_cast<std::int16_t>(std::lround(certainty_of(by_moment[moment], usual) * net_one));
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

Calibration calibration(const Net& net, int games, std::uint64_t seed, int threads, bool chances) {
    struct Said { int round; PerPlayer<int> share; };
    struct Told { std::vector<Said> said; State last; };
    std::vector<Told> told(static_cast<std::size_t>(games));
    play_all(net, games, seed, threads, [&](const Net& own, int number, const PlayedGame& game) {
        Told& here = told[static_cast<std::size_t>(number)];
        here.last = game.last;
        for (const State& s : game.positions) here.said.push_back({s.round, said_of(own, s, chances)});
    });
    Calibration found;
    for (const Told& game : told)
        for (const Said& then : game.said)
            for (Player p : game.last.seats()) {
                const double share = static_cast<double>(then.share[p]) / whole_share, came = static_cast<double>(outcome(game.last, p).share) / whole_share;
                found.by_players[static_cast<std::size_t>(game.last.players)].add(share, came);
                found.by_round[static_cast<std::size_t>(then.round)].add(share, came);
            }
    return found;
}

int calibrate(int count, char** words) {
    int           games = 10000, threads = 1;
    std::uint64_t seed = 1;
    std::string   file;
    bool          chances = false;
    Arguments arguments{count, words};
    arguments.take("games", games, 1, 10'000'000);
    arguments.take("threads", threads, 1, 64);
    arguments.take<std::uint64_t>("seed", seed, 0, UINT64_MAX);
    arguments.take("net", file);
    arguments.take("chances", chances);
    if (const std::string wrong = arguments.wrong(); !wrong.empty())
        return std::fprintf(stderr, "%s\nel_grande calibrate games=10000 threads=1 seed=1 net=my.net, or chances: what the page says of the program's own\n", wrong.c_str()), 2;
    std::optional<Net> other;
    if (!file.empty() && !(other = net_in(file))) return std::fprintf(stderr, "%s holds no net.\n", file.c_str()), 2;
    const Calibration found = calibration(other ? *other : net(), games, seed, threads, chances);
    for (int n = 2; n <= max_players; ++n) print("players " + std::to_string(n), found.by_players[static_cast<std::size_t>(n)]);
    for (int n = 1; n <= last_round; ++n) print("round " + std::to_string(n), found.by_round[static_cast<std::size_t>(n)]);
    return 0;
}

}
