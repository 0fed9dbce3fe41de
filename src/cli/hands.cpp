// Estimates the value of each card of a hand. Hands are chosen at random, some players favouring the first cards and
// some the last, and the policy plays the games. Least squares attributes the shares of the victory to the cards, each
// relative to the rivals' cards. The result becomes the net's evaluation of hands while they are chosen. Self-play
// could not learn it, since equal players choose equal hands.
//
// `chosen` lets a bot choose hands instead, and counts them and the cards in them.
#include "cli/hands.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <set>
#include <string>
#include <vector>

#include "ai/bot.h"
#include "ai/net_codec.h"
#include "ai/policy.h"
#include "ai/rows.h"
#include "ai/turns.h"
#include "ai/evaluation.h"
#include "cli/arguments.h"
#include "cli/threads.h"
#include "engine/box.h"
#include "engine/decks.h"
#include "engine/module.h"
#include "engine/views.h"

namespace eg {
namespace {

constexpr int card_capacity = 32;
using Row = std::array<double, card_capacity>;

// The normal equations of least squares.
struct Sums {
    std::array<Row, card_capacity> products{};
    Row    results{};
    double seats = 0;

    void add(const Row& x, double y) {
        for (std::size_t i = 0; i < card_capacity; ++i) {
            results[i] += x[i] * y;
            for (std::size_t j = 0; j < card_capacity; ++j) products[i][j] += x[i] * x[j];
        }
        ++seats;
    }
    Sums& operator+=(const Sums& other) {
        for (std::size_t i = 0; i < card_capacity; ++i) {
            results[i] += other.results[i];
            for (std::size_t j = 0; j < card_capacity; ++j) products[i][j] += other.products[i][j];
        }
        seats += other.seats;
        return *this;
    }
    Row solved(std::size_t n) const {
        std::array<Row, card_capacity> left = products;
        Row right = results, found{};
        for (std::size_t i = 0; i < n; ++i)
            left[i][i] += 0.002 * seats;   // ridge: all hands have one size, so only differences are determined
        for (std::size_t i = 0; i < n; ++i)
            for (std::size_t j = i + 1; j < n; ++j) {
                const double by = left[j][i] / left[i][i];
                for (std::size_t k = i; k < n; ++k) left[j][k] -= by * left[i][k];
                right[j] -= by * right[i];
            }
        for (std::size_t i = n; i-- > 0;) {
            found[i] = right[i];
            for (std::size_t j = i + 1; j < n; ++j) found[i] -= left[i][j] * found[j];
            found[i] /= left[i][i];
        }
        return found;
    }
};

void play(const Rules& rules, const Net& net, Rng rng, Sums& sums) {
    enum class Bias : std::uint8_t { none, first, last };
    Events ignored = Events::ignored();
    State  s = new_game({.players = 2 + rng.below(max_players - 1), .rules = rules}, rng.draw(), ignored);
    PerPlayer<Bias>     biases;
    PerPlayer<unsigned> hands;
    for (Player p : s.seats()) biases[p] = static_cast<Bias>(rng.below(3));
    while (!over(s)) {
        const Player me = asked(s);
        const Policy policy = {.net = &net, .turns = 16};
        if (asked_step(s).hints.gathers) {
            const Choices choices = legal(s);
            const int    one = rng.below(choices.size()), other = rng.below(choices.size());
            const Choice chosen = choices[biases[me] == Bias::first  ? std::min(one, other)
                                          : biases[me] == Bias::last ? std::max(one, other)
                                                                      : one];
            hands[me] |= 1u << chosen.which;
            apply(s, chosen, ignored);
        } else {
            play_on(s, policy, rng, ignored);
        }
    }
    const double mean = 1.0 / s.players;
    for (Player p : s.seats()) {
        Row x{};
        for (std::size_t card = 0; card < card_capacity; ++card)
            for (Player q : s.seats()) x[card] += (hands[q] >> card & 1u) ? (q == p ? 1 : -1.0 / (s.players - 1)) : 0;
        sums.add(x, (static_cast<double>(outcome(s, p).share) / whole_share - mean)
                        / (mean * (1 - mean)));   // linearized logit
    }
}

using Hands = std::vector<Set<int>>;

// The hands that the bot chooses in one game, in this style, or in the styles in turn, which every seat has in turn.
void choose(const Setup& setup, const BotRow& row, const StyleRow* style, std::uint64_t game, std::uint64_t seed,
            Hands& hands) {
    Events ignored = Events::ignored();
    State  s = new_game(setup, seed, ignored);
    Rng    rng{seed};
    for (Players left = s.seats(); !left.empty();) {
        const Player me = asked(s);
        if (!asked_step(s).hints.gathers) {
            play_on(s, {.net = &net()}, rng, ignored);
            continue;
        }
        const auto bot = row.make();
        bot->set_style(style ? style_of(*style) : static_cast<Style>((game + me) % styles().size()));
        bot->begin(seen_by(s, me), rng.draw());
        bot->think(1);
        hands.emplace_back();
        for (Choice choice : bot->plan()) hands.back().add(choice.which), apply(s, choice, ignored);
        left.remove(me);
    }
}

int print_chosen(const Rules& rules, const Hands& hands) {
    Set<int> seen;
    std::set<unsigned> different;
    for (Set<int> hand : hands) seen = seen | hand, different.insert(hand.bits);
    for (int card = 0; card < hand_count(rules); ++card)
        std::printf("%-10s %5.1f %%\n", std::string{hand_card(rules, card).id}.c_str(),
                    100.0 * static_cast<double>(std::count_if(hands.begin(), hands.end(),
                                                              [&](Set<int> hand) { return hand.has(card); }))
                        / static_cast<double>(hands.size()));
    std::printf("hands: %zu\ndifferent: %zu\ncards: %d of %d\n", hands.size(), different.size(), seen.size(),
                hand_count(rules));
    return 0;
}

}

int hands(int count, char** words) {
    std::string   word = "intrigue", out, name = "El Grande", style_name;
    int           games = 0, threads = 1, players = 4;
    bool          chosen = false;
    std::uint64_t seed = 1;
    Arguments arguments{count, words};
    arguments.take("box", word);
    arguments.take("games", games, 1, 10'000'000);
    arguments.take("threads", threads, 1, 64);
    arguments.take<std::uint64_t>("seed", seed, 0, UINT64_MAX);
    arguments.take("out", out);
    arguments.take("chosen", chosen);
    arguments.take("bot", name);
    arguments.take("style", style_name);
    arguments.take("players", players, 2, max_players);
    std::string wrong = arguments.wrong();
    const std::optional<BoxId> box = box_named(word);
    if (wrong.empty() && (!box || !numbered_hands(eg::box(*box).rules)))
        wrong = "There is no box called “" + word + "” in which hands are chosen.";
    const BotRow*   who = bot(name);
    const StyleRow* style = style_named(style_name);
    if (wrong.empty() && (!who || !who->has_style)) wrong = "There is no bot called “" + name + "” that chooses hands.";
    if (wrong.empty() && !style && !style_name.empty()) wrong = "There is no style called " + style_name + '.';
    if (!wrong.empty())
        return std::fprintf(stderr,
                            "%s\nel_grande hands box=intrigue games=40000 seed=1 threads=2 out=my.net\n"
                            "el_grande hands chosen 'bot=El Grande' games=10 players=4 style=even\n",
                            wrong.c_str()),
               2;

    const Rules rules = eg::box(*box).rules;
    if (games == 0) games = chosen ? 10 : 10000;
    if (chosen) {
        Hands all;
        for (std::uint64_t game = 0; game < static_cast<std::uint64_t>(games); ++game)
            choose({.players = players, .rules = rules}, *who, style, game, seed * 1'000'000 + game, all);
        return print_chosen(rules, all);
    }
    const auto  cards = static_cast<std::size_t>(hand_count(rules));
    std::vector<Sums> parts(static_cast<std::size_t>(threads));
    in_threads(threads, [&](int from) {
        const Net mine = net();
        for (int game = from; game < games; game += threads)
            play(rules, mine,
                 Rng{(seed + 1) * 0x9e3779b97f4a7c15u ^ static_cast<std::uint64_t>(game) * 0xd1342543de82ef95u},
                 parts[static_cast<std::size_t>(from)]);
    });
    Sums sums;
    for (const Sums& part : parts) sums += part;
    const Row value = sums.solved(cards);
    for (std::size_t i = 0; i < cards; ++i)
        std::printf("%-10s %+.3f\n", std::string{hand_card(rules, static_cast<int>(i)).id}.c_str(), value[i]);
    if (out.empty()) return 0;
    Net learned = net();
    const Module* module = eg::box(*box).modules.back();
    int row = fact_rows::rows().module_facts[static_cast<std::size_t>(module - modules().data())];
    for (const Fact& fact : module->facts) {
        if (fact.count == static_cast<int>(cards))   // the fact about the cards chosen
            for (std::size_t i = 0; i < cards; ++i)
                learned.rows[static_cast<std::size_t>(row) + i][0] =
                    static_cast<std::int16_t>(std::lround(std::clamp(value[i] * net_unit, -127.0, 127.0)));
        row += fact.count;
    }
    std::ofstream file{out};
    file << pack(learned);
    return file.flush() ? 0 : (std::fprintf(stderr, "%s cannot be written.\n", out.c_str()), 1);
}

}
