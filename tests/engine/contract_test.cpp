// Random games of every box, number of players and length, in which every law of its box is checked
// (tests/support/contract.h). The laws of all boxes are in contract_laws_test.cpp and contract_secrets_test.cpp.
#include <cstdlib>

#include "laws.h"
#include "tries.h"

using namespace eg;

namespace {

// A random choice. In a quarter of the cases the kind is drawn first, so that rare kinds come up more often.
Choice drawn(const Choices& options, Rng& rng) {
    if (rng.below(4)) return options[rng.below(options.size())];
    std::vector<Thing> kinds;
    for (Choice c : options)
        if (std::find(kinds.begin(), kinds.end(), c.thing) == kinds.end()) kinds.push_back(c.thing);
    const Thing kind = kinds[static_cast<std::size_t>(rng.below(static_cast<int>(kinds.size())))];
    for (int n = rng.below(options.size());; n = n + 1 < options.size() ? n + 1 : 0)
        if (options[n].thing == kind) return options[n];
}

struct GameKind {
    BoxId box;
    int   players;
};

// Every box with every number of players that it allows.
std::vector<GameKind> kinds_of_games(const char* only) {
    std::vector<GameKind> kinds;
    for (const Box& it : all_boxes())
        for (int players = 2; players <= max_players; ++players)
            if (for_players(players, it.rules) == it.rules && (!only || it.word == only))
                kinds.push_back({it.rules.box, players});
    return kinds;
}

std::string in_words(const std::vector<Choice>& choices, const Box& box) {
    std::string all;
    for (Choice c : choices) all += show(c, box) + ", ";
    return all;
}

// Plays one random game and checks all laws of its box.
void play_by_the_laws(const Setup& setup, std::uint64_t seed, bool closely) {
    Record record{.setup = setup, .seed = seed, .table = {}, .choices = {}, .notes = "Isabel\nTom\xc3\xa1s bot"};
    std::vector<const Law*> laws;
    for (const Law* law : Law::all())
        if (law->of.has(box(setup.rules)) && (closely || law->when != When::closely)) laws.push_back(law);

    std::string_view law_name = "a game can be dealt";
    const std::string& word = box(setup.rules).word;
    CAPTURE(word);
    CAPTURE(setup.players);
    CAPTURE(setup.rules.short_game);
    CAPTURE(setup.rules.has(veto_option));
    CAPTURE(seed);
    CAPTURE(in_words(record.choices, box(record.setup.rules)));   // evaluated only if a check fails
    CAPTURE(law_name);

    Events  events;
    State   now = initial_state(record, events), before = now;
    Choices options;
    Choice  choice;
    Rng     rng{seed * 2654435761u + 1};
    for (int n = 0;; ++n) {
        const bool sampled = closely ? n % 8 == 0 || over(now) : n % 50 == 49;
        const std::uint64_t here = seed * 1000003u + static_cast<std::uint64_t>(n);
        for (const Law* law : laws) {
            if ((law->when == When::sampled && !sampled) || (law->when == When::at_end && !over(now))) continue;
            law_name = law->name;
            Rng luck{here};
            law->check({record, n, before, options, choice, now, events.list, closely, luck});
        }
        if (over(now)) break;
        law_name = "there is something to choose until a game is over, which it is some day";
        options = legal(now);
        REQUIRE_FALSE(options.empty());
        REQUIRE(n < choices_limit);
        choice = drawn(options, rng);
        record.choices.push_back(choice);
        before = now;
        events.list.clear();
        law_name = "a choice can be carried out";
        apply(now, choice, events);
    }
}

}

TEST_SUITE("every game") {

// Every kind of game six times long and six times short, the first of each checked closely, and as many games again of
// the boxes without added modules. EG_GAMES sets the number of games, EG_BOX the only box.
TEST_CASE("out of every box keeps the laws of all boxes, and those of its own") {
    const char* const wanted = std::getenv("EG_GAMES");
    const char* const only = std::getenv("EG_BOX");
    const std::vector<GameKind> kinds = kinds_of_games(only);
    REQUIRE(kinds.size() > (only ? 0 : 100));
    std::vector<GameKind> plain;
    for (const GameKind& kind : kinds)
        if (only || box(kind.box).added.empty()) plain.push_back(kind);
    const std::size_t all = kinds.size();
    const std::size_t games = wanted ? std::strtoul(wanted, nullptr, 10) : tries(all * 2 * 12);

    for (Witness* witness : Witness::all()) witness->times = 0;
    std::vector<int> games_of(box_capacity), of_them_closely(box_capacity);
    for (std::size_t i = 0; i < games; ++i) {
        const std::size_t n = i / 2;
        const GameKind&   kind = i % 2 ? plain[n % plain.size()] : kinds[n % all];
        Setup             setup{kind.players, box(kind.box).rules};
        const std::size_t again = i % 2 ? n / plain.size() : n / all;   // how often it has been played before
        setup.rules.short_game = again % 2 != 0;
        setup.rules.agree(veto_option, i % 5 != 0);
        std::size_t parts = 5 * again;   // every second game leaves out parts of its modules, each time others
        for (int option : Set<int>::of_bits(box(kind.box).options & ~unsigned{veto_option}))
            setup.rules = with_option(setup.rules, static_cast<Options>(1u << option), (parts /= 2) % 2 == 0);
        const bool closely = i % 2 == 0 && n < 2 * all;
        play_by_the_laws(setup, i + 1, closely);
        ++games_of[kind.box];
        of_them_closely[kind.box] += closely;
    }

    for (const Witness* witness : Witness::all()) {
        const std::vector<int>& counted = witness->when == When::closely ? of_them_closely : games_of;
        int of_its_boxes = 0;
        for (const Box& it : all_boxes())
            if (witness->of.has(it)) of_its_boxes += counted[it.rules.box];
        CAPTURE(witness->what);
        CAPTURE(of_its_boxes);
        if (games >= 4 * all && of_its_boxes >= 50)   // in a single box it may be rarer, but must happen
            CHECK(witness->times * 100 >= (only ? 1 : 1LL * witness->in_100_games * of_its_boxes));
    }
    MESSAGE("kinds of games: ", kinds.size(), ", games: ", games, ", laws: ", Law::all().size());
}

}
