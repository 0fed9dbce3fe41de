// Counts and times random games.
#include "cli/bench.h"

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cinttypes>
#include <cstdio>
#include <ctime>
#include <string>
#include <vector>

#include "ai/evaluation.h"
#include "cli/arguments.h"
#include "cli/hash.h"
#include "engine/box.h"
#include "engine/game.h"

namespace eg {
namespace {

constexpr int    runs = 12;          // the best one counts, since other programs share the machine
constexpr double run_seconds = 0.06;
constexpr int    games_each = 8;     // in every box with every number of players

// Processor time of this program; under node wall time, the only clock there.
double seconds() {
#ifdef __EMSCRIPTEN__
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
#else
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
#endif
}

// Plays a random game and calls look(choices) at every decision. Returns the last table.
template <class Look>
State play(const Setup& setup, std::uint64_t seed, Look look) {
    Events ignored = Events::ignored();
    State  s = new_game(setup, seed, ignored);
    Rng    rng{~seed};
    for (;;) {
        const Choices choices = legal(s);
        if (choices.empty()) return s;
        look(choices);
        apply(s, choices[rng.below(choices.size())], ignored);
    }
}

int count_decisions(const Setup& setup, std::uint64_t seed) {
    int n = 0;
    play(setup, seed, [&](const Choices&) { ++n; });
    return n;
}
// Called through a volatile pointer, so that it is not inlined into main, which wasm engines never optimize.
int (*volatile count_them)(const Setup&, std::uint64_t) = count_decisions;

struct Pace {
    double games_per_second = 0;
    long   games = 0;
    long   decisions = 0;

    double decisions_per_game() const { return static_cast<double>(decisions) / static_cast<double>(games); }
    double nanoseconds() const { return 1e9 / (games_per_second * decisions_per_game()); }   // of one decision
};

void run(Pace& pace, const Setup& setup) {
    const double start = seconds();
    double       spent = 0;
    long         games = 0;
    do {
        for (int i = 0; i < 32; ++i)
            pace.decisions += count_them(setup, static_cast<std::uint64_t>(pace.games + games++));
        spent = seconds() - start;
    } while (spent < run_seconds);
    pace.games_per_second = std::max(pace.games_per_second, static_cast<double>(games) / spent);
    pace.games += games;
}

// A small loop that never changes. Its time measures the machine, so that speeds can be compared between machines.
std::uint32_t yardstick() {
    std::array<std::uint32_t, 64> table{};
    Rng rng{1};
    for (int i = 0; i < 1 << 16; ++i) {
        const std::uint32_t drawn = rng.next();
        std::uint32_t& at = table[drawn >> 26];
        at = at & 1 ? at / 3 + drawn : at + static_cast<std::uint32_t>(std::popcount(drawn)) * 5;
    }
    return table[static_cast<std::size_t>(rng.below(64))];
}
std::uint32_t (*volatile measured_yardstick)() = yardstick;

// Seconds of one call of yardstick().
double yardstick_seconds() {
    double best = 1e9;
    for (int run = 0; run < runs; ++run) {
        const double start = seconds();
        for (int i = 0; i < 16; ++i) measured_yardstick();
        best = std::min(best, (seconds() - start) / 16);
    }
    return best;
}

// Speed of each edition: the base game, with each module alone, and with all modules. The runs are interleaved.
void bench_boxes() {
    struct Row {
        Rules rules;
        Pace  two, four;
    };
    std::vector<Row> rows;
    for (const Box& edition : all_editions()) {
        const Edition number = edition_of(edition.rules);
        const Modules with = variants(number);
        rows.push_back({edition.rules, {}, {}});
        for (int module : with)
            if (!modules()[static_cast<std::size_t>(module)].variant.always)
                rows.push_back({rules_of(number, Modules{module}), {}, {}});
        if (with.size() > 1) rows.push_back({rules_of(number, with), {}, {}});
    }
    for (int i = 0; i < runs / 2; ++i)
        for (Row& row : rows)
            run(row.two, {.players = 2, .rules = row.rules}), run(row.four, {.players = 4, .rules = row.rules});
    for (const Row& row : rows)
        std::printf("games_per_second %s: %.0f, %.1f ns a decision; two players %.0f\n",
                    std::string{box(row.rules).word}.c_str(), row.four.games_per_second, row.four.nanoseconds(),
                    row.two.games_per_second);
}

constexpr std::size_t table_count = 64;

// Nanoseconds of one call of work(i), with i below table_count.
template <class Work>
double nanoseconds(int calls, Work work) {
    double best = 1e9;
    for (int run = 0; run < runs; ++run) {
        const double start = seconds();
        for (int i = 0; i < calls; ++i) work(static_cast<std::size_t>(i) % table_count);
        best = std::min(best, (seconds() - start) * 1e9 / calls);
    }
    return best;
}

// Tables of four players from the middle of random games that are not over.
std::vector<State> tables() {
    std::vector<State> list;
    for (std::uint64_t seed = 0; list.size() < table_count; ++seed) {
        Events ignored = Events::ignored();
        State  s = new_game({}, seed, ignored);
        Rng    rng{seed};
        for (int n = rng.below(200); n-- > 0 && !over(s);) {
            const Choices choices = legal(s);
            apply(s, choices[rng.below(choices.size())], ignored);
        }
        if (!over(s)) list.push_back(s);
    }
    return list;
}

void bench_evaluation() {
    std::vector<State> list = tables();
    std::printf("state_copy_ns: %.1f\n", nanoseconds(1 << 19, [&, at = std::size_t{0}](std::size_t) mutable {
        const std::size_t from = at;
        at = (at * 5 + 7) % table_count;
        list[at] = list[from];
        ++list[at].round;  // otherwise all tables would become equal
    }));
    list = tables();
    std::vector<TableFacts> known;
    for (const State& s : list) known.push_back(facts_of(s));
    int sum = 0;
    std::printf("net_ns: %.0f\n", nanoseconds(1 << 15, [&](std::size_t i) {
                    sum += evaluate(forward(net(), known[i]), known[i])[red].share;
                }));
    std::printf("worth_ns: %.0f\n", nanoseconds(1 << 14, [&](std::size_t i) {
                    const TableFacts facts = facts_of(list[i]);
                    sum += evaluate(forward(net(), facts), facts)[red].share;
                }));
    if (sum == 1) std::puts("");  // so that the compiler keeps the calls
}

bool expanded(const Box& box) {
    for (int module : box.added)
        if (modules()[static_cast<std::size_t>(module)].variant.expansion) return true;
    return false;
}

// A hash of all lists of choices and all final points in random games with every number of players: of the box named
// `only`, or of every printed edition with all sets of modules but expansions.
std::uint64_t behaviour(int games, std::string_view only = {}) {
    Hash hash;
    const auto editions = static_cast<int>(printed_editions().size());
    for (const Box& box : all_boxes())
        for (int players = 2; players <= max_players; ++players) {
            if (only.empty() ? static_cast<int>(edition_of(box.rules)) >= editions || expanded(box) : box.word != only)
                continue;
            if (for_players(players, box.rules) != box.rules) continue;
            for (int game = 0; game < games; ++game) {
                Setup setup = {.players = players, .rules = box.rules};
                setup.rules.short_game = game % 4 == 3;
                const State last = play(setup, static_cast<std::uint64_t>(game), [&](const Choices& choices) {
                    for (Choice choice : choices)
                        hash.mix(static_cast<std::uint64_t>(choice.thing) << 16 | std::uint64_t{choice.which} << 8
                                   | std::uint64_t{choice.whose});
                });
                for (Player p : last.seats()) hash.mix(static_cast<std::uint64_t>(last.score[p]));
            }
        }
    return hash.value;
}

void print_behaviour(int games, std::string_view only = {}) {
    std::printf("bench: %" PRIu64 "\n", behaviour(games, only));
}

}

int bench(int count, char** words) {
    int         games = 0;
    std::string only;
    Arguments arguments{count, words};
    arguments.take("games", games, 1, 1'000'000);
    arguments.take("box", only);
    std::string wrong = arguments.wrong();
    if (wrong.empty() && !only.empty() && !box_named(only)) wrong = "There is no box called “" + only + "”.";
    if (!wrong.empty())
        return std::fprintf(
                   stderr,
                   "%s\nel_grande bench [games=1000] [box=2023+old_hands]\nWith an argument: only the number `bench`, "
                   "of so many games in every box, or in that box, with every number of players.\n",
                   wrong.c_str()),
               2;
    if (const auto named = box_named(only)) only = box(*named).word;
    if (games > 0 || !only.empty()) return print_behaviour(std::max(games, games_each), only), 0;
    Pace paces[max_players + 1];
    for (int i = 0; i < runs; ++i)
        for (int players = 2; players <= max_players; ++players) run(paces[players], {.players = players});

    const Pace&  four = paces[4];
    std::printf("games_per_second: %.0f\n", four.games_per_second);
    const double stick = yardstick_seconds();
    std::printf("yardstick_us: %.1f\ngames_per_yardstick: %.2f\n", 1e6 * stick, four.games_per_second * stick);
    for (int players : {2, 3, 5}) std::printf("games_per_second_%d: %.0f\n", players, paces[players].games_per_second);
    std::printf("decisions_per_game: %.1f\n", four.decisions_per_game());
    std::printf("nanoseconds_per_decision: %.1f\n", four.nanoseconds());
    std::printf("state_bytes: %zu\n", sizeof(State));
    bench_boxes();
    bench_evaluation();
    print_behaviour(games_each);
    return 0;
}

}
