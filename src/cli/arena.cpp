// Measures which of two bots is stronger. One a plays against b's in all other seats, and each deal is played from
// every seat. Games of one deal are not independent, so the bootstrap resamples deals. `mirror` plays one b against
// a's instead.
#include "cli/arena.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ai/bot.h"
#include "ai/intent.h"
#include "ai/search_bot.h"
#include "cli/net_file.h"
#include "cli/box_args.h"
#include "cli/arguments.h"
#include "cli/other_program.h"
#include "cli/idle_moves.h"
#include "engine/box.h"
#include "engine/views.h"
#include "engine/parsing.h"

namespace eg {
namespace {

// A bot as named on the command line: "Duque", "Duque/builder" with a style, "flat:256" with 256 iterations, "uct@100"
// with 100 milliseconds a decision, "my.net" the net in that file without playouts, "old/el_grande!Duque:8" a bot of
// another version of the program.
struct Entrant {
    const BotRow*        row = nullptr;
    std::shared_ptr<Net> net;
    int                  iterations = 1;
    double               milliseconds = 0;
    Style                style = Style::even;
    std::shared_ptr<OtherProgram> program;
    std::string                   bot_there = {};

    std::unique_ptr<Bot> make() const {
        if (net) return search_bot({.arms = 1, .net = net.get()});
        std::unique_ptr<Bot> bot = row->make();
        bot->set_style(style);
        return bot;
    }

    // `start`: when the decision began; begin() counts towards the milliseconds.
    void think(Bot& bot, std::clock_t start) const {
        if (milliseconds <= 0) return bot.think(iterations);
        do bot.think(1);
        while (1e3 * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC < milliseconds);
    }
};

struct ThinkingTimes {
    std::vector<float> milliseconds;
    void add(std::clock_t spent) { milliseconds.push_back(1e3f * static_cast<float>(spent) / CLOCKS_PER_SEC); }
    float quantile(double part) {
        if (milliseconds.empty()) return 0;
        const auto n = static_cast<std::size_t>(part * static_cast<double>(milliseconds.size() - 1));
        std::nth_element(milliseconds.begin(), milliseconds.begin() + static_cast<std::ptrdiff_t>(n),
                         milliseconds.end());
        return milliseconds[n];
    }
    double sum() const { return std::accumulate(milliseconds.begin(), milliseconds.end(), 0.0); }
    double mean() const { return sum() / static_cast<double>(std::max<std::size_t>(1, milliseconds.size())); }
    void print(const char* whose) {
        std::printf("%s_ms: median %.2f  mean: %.2f  95%%: %.2f  most: %.2f  in all: %.0f\n", whose,
                    static_cast<double>(quantile(0.5)), mean(), static_cast<double>(quantile(0.95)),
                    static_cast<double>(quantile(1)), sum());
    }
};

struct Result {
    double share = 0, rank = 0, margin = 0;
    Result& operator+=(const Result& other) {
        share += other.share, rank += other.rank, margin += other.margin;
        return *this;
    }
};

// Puts a sentence into `wrong` if `text` names no bot.
Entrant entrant(std::string_view text, std::string& wrong) {
    Entrant found;
    const auto fail = [&](std::string sentence) { return wrong = std::move(sentence), Entrant{}; };
    if (text.ends_with(".net")) {
        std::optional<Net> net = load_net(std::string{text});
        if (!net) return fail(std::string{text} + " holds no net.");
        found.net = std::make_shared<Net>(std::move(*net));
        return found;
    }
    if (const std::size_t mark = text.find('!'); mark != text.npos) {
        const std::string path{text.substr(0, mark)};
        std::string_view  who = text.substr(mark + 1);
        const std::string_view name = cut(who, ':');
        const auto iterations = number(who, 1, 1'000'000);
        if (!iterations) return fail("Say how long it is to think, as in old/el_grande!Duque:8.");
        found.program = std::make_shared<OtherProgram>(path);
        found.bot_there = name;
        found.iterations = *iterations;
        return found.program->knows(name)
                   ? found
                   : fail(path + " is no El Grande that has a bot called “" + found.bot_there + "”.");
    }
    const std::size_t at = text.find_first_of(":@");
    std::string_view name = text.substr(0, at);
    if (const std::size_t slash = name.find('/'); slash != name.npos && bot(name.substr(0, slash))) {
        const StyleRow* style = style_named(name.substr(slash + 1));
        if (!style) return fail("There is no style called " + std::string{name.substr(slash + 1)} + '.');
        found.style = style_of(*style);
        name = name.substr(0, slash);
    }
    found.row = bot(name);
    if (!found.row) return fail("There is no bot called “" + std::string{name} + "”.");
    found.iterations = found.row->iterations;
    if (at == text.npos) return found;
    const std::string_view word = text.substr(at + 1);
    const auto iterations = text[at] == ':' ? number(word, 1, 1'000'000'000) : std::nullopt;
    const auto milliseconds = text[at] == '@' ? decimal(word, 1.0, 1e6) : std::nullopt;
    if (!iterations && !milliseconds)
        return fail(std::string{word} + " is neither a number of iterations nor of milliseconds.");
    found.iterations = iterations.value_or(1);
    found.milliseconds = milliseconds.value_or(0);
    return found;
}

class Seat {
public:
    explicit Seat(const Entrant& who) : who_(who), bot_(who.program ? nullptr : who.make()) {}

    Choice decide(const State& s, std::uint64_t seed, int moment, ThinkingTimes& times) {
        if (who_.program) return decide_there(s, times);
        const State seen = seen_by(s, asked(s));
        if (const std::optional<Choice> planned = intent_.take(seen, moment)) return *planned;
        const std::clock_t start = std::clock();
        bot_->begin(seen, seed);
        who_.think(*bot_, start);
        const Choice choice = bot_->best();
        if (legal(seen).size() > 1) times.add(std::clock() - start);
        intent_.set(bot_->plan(), asked(s), moment);
        return choice;
    }

private:
    // Counts wall time, since the bot runs in another process.
    Choice decide_there(const State& s, ThinkingTimes& times) {
        const auto start = std::chrono::steady_clock::now();
        const std::optional<Choice> choice = who_.program->decide(who_.bot_there, who_.iterations);
        const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - start;
        if (!choice || !legal(s).has(*choice))
            std::fputs("The other program plays another game.\n", stderr), std::exit(1);
        if (legal(s).size() > 1) times.add(static_cast<std::clock_t>(spent.count() * CLOCKS_PER_SEC));
        return *choice;
    }

    Entrant              who_;
    std::unique_ptr<Bot> bot_;
    Intent               intent_;
};

Result result(const State& last, Player me) {
    Result r;
    int better = 0, equal = 0;
    for (Player q : last.seats()) {
        if (q == me) continue;
        better += last.score[q] > last.score[me];
        equal += last.score[q] == last.score[me];
    }
    const Evaluation evaluation = outcome(last, me);
    r.share = static_cast<double>(evaluation.share) / whole_share;
    r.rank = 1 + better + 0.5 * equal;
    r.margin = evaluation.margin / 16.0;
    return r;
}

struct Side {
    ThinkingTimes times;
    IdleMoves     idle;
    void print(const char* whose) {
        times.print(whose);
        std::printf("%s_wasted: recalled %d  mustered %d  taken back %d\n", whose, idle.recalled, idle.mustered,
                    idle.taken_back);
    }
};

Result play(const Setup& setup, std::uint64_t seed, Player me, const Entrant& one, const Entrant& others, Side& mine,
            Side& theirs) {
    Events heard;
    State  s = new_game(setup, seed, heard);
    mine.idle.begin_game(), theirs.idle.begin_game();
    std::vector<Seat> seats;
    for (Player p : s.seats()) seats.emplace_back(p == me ? one : others);
    std::set<OtherProgram*> programs;   // those that follow the game
    for (const Entrant* entrant : {&one, &others})
        if (entrant->program && entrant->program->begin(setup, seed)) programs.insert(entrant->program.get());
    for (int n = 0; !over(s); ++n) {
        const Player p = asked(s);
        const Entrant& who = p == me ? one : others;
        const Choice choice =
            seats[p].decide(s, seed * 1'000'003 + static_cast<std::uint64_t>(n), n, (p == me ? mine : theirs).times);
        for (OtherProgram* program : programs)
            if (program != who.program.get()) program->tell(choice);
        const State before = s;
        heard.list.clear();
        apply(s, choice, heard);
        mine.idle.record(before, heard.list, {me});
        theirs.idle.record(before, heard.list, s.seats() - Players{me});
    }
    return result(s, me);
}

// A bound of the 95 % confidence interval of a mean over deals.
double bootstrap(const std::vector<Result>& deals, bool upper, double Result::* what) {
    constexpr int        samples = 2000;
    std::vector<double>  means;
    Rng                  rng{1};
    for (int i = 0; i < samples; ++i) {
        double sum = 0;
        for (std::size_t k = 0; k < deals.size(); ++k)
            sum += deals[static_cast<std::size_t>(rng.below(static_cast<int>(deals.size())))].*what;
        means.push_back(sum / static_cast<double>(deals.size()));
    }
    std::sort(means.begin(), means.end());
    return means[upper ? samples - 1 - samples / 40 : samples / 40];
}

}

int arena(int count, char** words) {
    std::string   names[2];
    int           games = 400, players = 4;
    std::string   edition = "decennial", modules;
    std::uint64_t seed = 1;
    bool          short_game = false, mirror = false;
    Arguments arguments{count, words};
    arguments.take("a", names[0]);
    arguments.take("b", names[1]);
    arguments.take("games", games, 1, 10'000'000);
    arguments.take("players", players, 2, max_players);
    arguments.take<std::uint64_t>("seed", seed, 0, UINT64_MAX);
    arguments.take("edition", edition);
    arguments.take("modules", modules);
    arguments.take("short", short_game);
    arguments.take("mirror", mirror);
    std::string wrong = arguments.wrong();
    Setup setup = {.players = players};
    if (wrong.empty()) wrong = apply_box_args(setup, edition, modules);
    if (wrong.empty() && (names[0].empty() || names[1].empty())) wrong = "Say who plays: a=Duque b=greedy.";
    const Entrant a = wrong.empty() ? entrant(names[0], wrong) : Entrant{},
                  b = wrong.empty() ? entrant(names[1], wrong) : Entrant{};
    if (!wrong.empty()) {
        std::fprintf(stderr,
                     "%s\n\n"
                     "el_grande arena a=Duque:64 b=greedy games=400 players=4 seed=1 edition=2023 "
                     "modules=new_regency,old_hands [short] [mirror]\n"
                     "Instead of :iterations, @milliseconds a decision; Duque/builder has that style; instead of a "
                     "bot, the file of a net, my.net,\n"
                     "or a bot of another version, old/el_grande!Duque:8. The bots:\n",
                     wrong.c_str());
        for (const BotRow& row : bots())
            std::fprintf(stderr, "  %s:%d\n", std::string{row.name}.c_str(), row.iterations);
        return 2;
    }
    setup.rules.short_game = short_game;

    std::vector<Result> deals;
    Side    mine, theirs;
    Result  all;
    const int groups = (games + players - 1) / players;
    for (int g = 0; g < groups; ++g) {
        Result deal;
        for (int p = 0; p < players; ++p)
            deal += play(setup, seed * 1'000'000 + static_cast<std::uint64_t>(g), static_cast<Player>(p),
                         mirror ? b : a, mirror ? a : b, mine, theirs);
        deal = {deal.share / players, deal.rank / players, deal.margin / players};
        deals.push_back(deal);
        all += deal;
    }
    if (mirror) std::swap(mine, theirs);
    const double n = groups;
    std::printf("games: %d\nplayers: %d\n", groups * players, players);
    if (mirror) std::printf("share_of_the_one_b: ");
    else std::printf("share: ");
    std::printf("%.3f  [%.3f, %.3f]\n", all.share / n, bootstrap(deals, false, &Result::share),
                bootstrap(deals, true, &Result::share));
    std::printf("rank: %.2f  [%.2f, %.2f]\n", all.rank / n, bootstrap(deals, false, &Result::rank),
                bootstrap(deals, true, &Result::rank));
    std::printf("margin: %.1f  [%.1f, %.1f]\n", all.margin / n, bootstrap(deals, false, &Result::margin),
                bootstrap(deals, true, &Result::margin));
    mine.print("a");
    theirs.print("b");
    return 0;
}

}
