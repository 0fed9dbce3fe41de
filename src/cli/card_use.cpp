// Measures the balance of the cards in self-play of one bot: how often each card was available, how often it was taken
// then, and what that brought. Compared with the median of its stack, this shows whether a card is too strong or too
// weak for its number of caballeros. For cards of a hand it counts who had the card and whether he played it; equal
// bots choose much the same hands, so `hands=chance` deals the hands at random.
#include "cli/card_use.h"

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "ai/bot.h"
#include "ai/intent.h"
#include "ai/evaluation.h"
#include "cli/box_args.h"
#include "cli/arguments.h"
#include "cli/threads.h"
#include "engine/box.h"
#include "engine/views.h"
#include "engine/parsing.h"

namespace eg {
namespace {

struct Use {
    long   open = 0, taken = 0, order = 0;   // order: sum of the cards taken before it in its round
    double points = 0;                       // sum: the taker's in that turn, minus the mean of his rivals'
    double share = 0;                        // sum: of the victory

    Use& operator+=(const Use& other) {
        open += other.open, taken += other.taken, order += other.order, points += other.points, share += other.share;
        return *this;
    }
    double often() const { return static_cast<double>(taken) / static_cast<double>(std::max(1L, open)); }
};

// Where the card is chosen (a stack, or the step that asks for cards of the hand), and its id; copies count as one.
using Key = std::pair<std::string, std::string_view>;
using Table = std::map<Key, Use>;
std::string stack_name(int stack) { return std::to_string(stack + 1); }

Choice decide(Bot& bot, Intent& intent, int iterations, const State& s, std::uint64_t seed, int moment) {
    const State seen = seen_by(s, asked(s));
    if (const std::optional<Choice> next = intent.take(seen, moment)) return *next;
    bot.begin(seen, seed);
    bot.think(iterations);
    const Choice choice = bot.best();
    intent.set(bot.plan(), asked(s), moment);
    return choice;
}

double lead(const State& s, Player p) {
    double rivals = 0;
    for (Player q : s.seats() - Players{p}) rivals += s.score[q];
    return s.score[p] - rivals / (s.seats().size() - 1);
}

struct Games {
    Setup         setup;
    const BotRow* bot;
    int           iterations;
    bool          hands_by_chance;
};

void play(const Games& games, std::uint64_t seed, Table& uses) {
    struct Taken {
        Key    card;
        Player who;
        bool   in_turn;   // the points of this turn count for the card
    };
    Events heard;
    State  s = new_game(games.setup, seed, heard);
    std::vector<std::unique_ptr<Bot>> bots;
    std::vector<Intent> intents(static_cast<std::size_t>(s.players));
    for (int i = 0; i < s.players; ++i) bots.push_back(games.bot->make());
    std::vector<Taken> all;
    std::set<std::pair<Player, Key>> had;
    PerPlayer<double> before{};
    Rng  chance{seed};
    int  taken_now = 0;
    const auto hear = [&](const Event& event) {
        switch (event.what) {
            case What::card_taken: {
                all.push_back({{stack_name(event.n), card(s.rules, event.n, event.card).id}, event.who, true});
                Use& use = uses[all.back().card];
                ++use.taken, use.order += taken_now++;
                break;
            }
            case What::turn_ends:
                for (Taken& taken : all)
                    if (taken.who == event.who && std::exchange(taken.in_turn, false))
                        uses[taken.card].points += lead(s, event.who) - before[event.who];
                [[fallthrough]];
            case What::round_begins:
                for (Player p : s.seats()) before[p] = lead(s, p);
                break;
            default: break;
        }
    };
    for (int n = 0, round = 0; !over(s); ++n) {
        const Player p = asked(s);
        if (s.round != round && legal(s)[0].thing == Thing::stack) {   // the first card of a round is to be taken
            round = s.round, taken_now = 0;
            for (int stack = 0; stack < piles(s); ++stack)
                if (s.shown[stack] != no_card)
                    ++uses[{stack_name(stack), card(s.rules, stack, s.shown[stack]).id}].open;
        }
        const bool    gathers = asked_step(s).hints.gathers;
        const Choices options = legal(s);
        const Choice choice = gathers && games.hands_by_chance
                                  ? options[chance.below(options.size())]
                                  : decide(*bots[p], intents[p], games.iterations, s,
                                           seed * 1'000'003 + static_cast<std::uint64_t>(n), n);
        const std::string from_hand{asked_step(s).name};
        for (Choice held : options) {
            if (held.thing != Thing::hand_card) continue;
            const Key key{from_hand, hand_card(s.rules, held.which).id};
            if (had.insert({p, key}).second) ++uses[key].open;
        }
        if (choice.thing == Thing::hand_card) {
            all.push_back({{from_hand, hand_card(s.rules, choice.which).id}, p, !gathers});
            ++uses[all.back().card].taken;
        }
        heard.list.clear();
        apply(s, choice, heard);
        for (const Event& event : heard.list) hear(event);
    }
    for (const Taken& taken : all)
        uses[taken.card].share += static_cast<double>(outcome(s, taken.who).share) / whole_share;
}

double median(std::vector<double> values) {
    if (values.empty()) return 0;
    std::sort(values.begin(), values.end());
    return (values[(values.size() - 1) / 2] + values[values.size() / 2]) / 2;
}

}

int card_use(int count, char** words) {
    std::string   name = "El Grande", edition = "2023", modules, hands = "chosen";
    int           games = 100, players = 4, iterations = 0, threads = 1;
    std::uint64_t seed = 1;
    Arguments arguments{count, words};
    arguments.take("bot", name);
    arguments.take("iterations", iterations, 1, 1'000'000);
    arguments.take("games", games, 1, 10'000'000);
    arguments.take("players", players, 2, max_players);
    arguments.take<std::uint64_t>("seed", seed, 0, UINT64_MAX);
    arguments.take("threads", threads, 1, 64);
    arguments.take("edition", edition);
    arguments.take("modules", modules);
    arguments.take("hands", hands);
    std::string wrong = arguments.wrong();
    Setup setup = {.players = players};
    if (wrong.empty()) wrong = apply_box_args(setup, edition, modules);
    const BotRow* row = bot(name);
    if (wrong.empty() && !row) wrong = "There is no bot called “" + name + "”.";
    if (wrong.empty() && hands != "chosen" && hands != "chance")
        wrong = "Hands are chosen or come by chance, not “" + hands + "”.";
    if (!wrong.empty())
        return std::fprintf(stderr,
                            "%s\nel_grande cards 'bot=El Grande' iterations=100 games=100 players=4 edition=2023 "
                            "modules=new_regency,old_hands hands=chance seed=1 threads=1\n",
                            wrong.c_str()),
               2;

    const Games       played = {setup, row, iterations ? iterations : row->iterations, hands == "chance"};
    std::vector<Table> parts(static_cast<std::size_t>(threads));
    in_threads(threads, [&](int which) {
        for (int game = which; game < games; game += threads)
            play(played, seed * 1'000'000 + static_cast<std::uint64_t>(game), parts[static_cast<std::size_t>(which)]);
    });
    Table uses;
    for (const Table& part : parts)
        for (const auto& [card, use] : part) uses[card] += use;

    const Rules rules = for_players(players, setup.rules);
    std::map<std::string, std::vector<double>> often;
    for (const auto& [key, use] : uses) often[key.first].push_back(use.often());
    std::map<std::string_view, const ActionCard*> known;
    for (const ActionCard& it : deck(rules.deck).cards) known[it.id] = &it;
    std::printf("from card caballeros open taken often of_median order points share\n");
    for (const auto& [key, use] : uses) {
        const ActionCard& it = *known.at(key.second);
        const double taken = static_cast<double>(std::max(1L, use.taken)), usual = median(often[key.first]);
        std::printf("%s %s%s %d %ld %ld %.3f %.2f %.2f %.2f %.3f\n", key.first.c_str(), std::string{it.id}.c_str(),
                    it.house ? "*" : "", it.caballeros, use.open, use.taken, use.often(),
                    usual > 0 ? use.often() / usual : 0, static_cast<double>(use.order) / taken, use.points / taken,
                    use.share / taken);
    }
    return 0;
}

}
