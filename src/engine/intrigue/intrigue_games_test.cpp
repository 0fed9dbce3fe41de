// Intrigue & the King: its laws in random games, what is hidden and imagined, bots, kept games and a playthrough.
#include <algorithm>
#include <fstream>
#include <set>

#include "ai/bot.h"
#include "ai/evaluation.h"
#include "ai/hand_search.h"
#include "contract.h"
#include "decision.h"
#include "intrigue_table.h"
#include "kept_games.h"
#include "playthrough.h"

namespace eg {

TEST_SUITE_BEGIN("intrigue");

// Checked in random games of its two boxes (tests/engine/contract_test.cpp).
namespace {

const OfBoxes of_it{.with = "intrigue"};

bool hand_chosen(const State& s) { return !find_frame(s, number(choose_hand)); }

const Law thirteen_cards{
    "each card of a hand is held or lies face up, thirteen of each player",
    of_it, When::always, [](const Moment& m) {
    for (Player p : m.table.seats()) {
        REQUIRE((hand(m.table, p) & own_face_up(m.table, p)).empty());
        if (hand_chosen(m.table)) REQUIRE((hand(m.table, p) | own_face_up(m.table, p)).size() == hand_size);
    }
}};

const Law hands_followed{
    "whoever follows the events knows which cards are held and which lie face up",
    of_it, When::always, [](const Moment& m) {
    if (m.dealt()) return;
    State told = m.before;
    for (const Event& e : m.events) apply_event(told, e);
    for (Player p : m.table.seats()) {
        REQUIRE(hand(told, p) == hand(m.table, p));
        REQUIRE(own_face_up(told, p) == own_face_up(m.table, p));
    }
}};

const Law hands_imagined{
    "in what somebody imagines he has his own hand, and each other has as many cards",
    of_it, When::closely, [](const Moment& m) {
    for (Player p : m.table.seats()) {
        const State world = imagine(seen_by(m.table, p), m.luck);
        REQUIRE(hand(world, p) == hand(m.table, p));
        for (Player q : m.table.seats()) REQUIRE(hand(world, q).size() == hand(m.table, q).size());
    }
}};

}

TEST_CASE("tables that differ only in what is hidden look the same to everybody else, and so does what is told") {
    Events heard;
    State  one = new_game({.players = 3, .rules = rules()}, 11, heard), other = one;
    Rng    rng{4};
    int    apart = 0, discs = 0;
    const auto look_the_same = [&](const Events& first, const Events& second) {
        REQUIRE(first.list.size() == second.list.size());
        for (Player p : {red, yellow, nobody}) {
            CHECK(show(seen_by(one, p)) == show(seen_by(other, p)));
            for (std::size_t i = 0; i < first.list.size(); ++i)
                CHECK(seen_by(first.list[i], p) == seen_by(second.list[i], p));
        }
    };
    while (asked_step_name(one) != "play_own_card") {
        const bool disc = asked_step_name(one) == "dial", last = disc && asked_step_name(other) == "dial"
                                                                 && one.depth == 4 && one.stack[3].player == asked(one);
        const Choices mine = legal(one), theirs = legal(other);
        const Choice choice = mine[rng.below(mine.size())];
        const bool   hidden = asked(one) == blue && !last;
        Events first, second;
        if (hidden && disc) {   // another region; both discs are still face down
            State changed = one;
            apply(one, choice, first);
            apply(changed, choice == mine[0] ? mine[1] : mine[0], second);
            other = changed;
            look_the_same(first, second);
            CHECK_FALSE(one.disc[blue] == other.disc[blue]);
            other = one, ++discs;
            continue;
        }
        const Choice instead = hidden ? theirs[theirs.size() - 1 - rng.below(3)] : choice;
        apply(one, choice, first);
        apply(other, instead, second);
        apart += !(choice == instead);
        look_the_same(first, second);
    }
    CHECK(apart > 5);
    CHECK(discs == 1);
    CHECK_FALSE(hand(one, blue) == hand(other, blue));
    CHECK(show(seen_by(one, blue)) != show(seen_by(other, blue)));
}

TEST_CASE("what others hold is imagined among what they have not shown, and only among tens in a first game") {
    for (const char* word : {"intrigue", "intrigue_first"}) {
        Events ignored = Events::ignored();
        State  s = new_game({.players = 4, .rules = rules(word)}, 3, ignored);
        Rng    rng{8};
        while (s.round < 5) apply(s, legal(s)[rng.below(legal(s).size())], ignored);
        Cards ever;
        for (std::uint64_t i = 0; i < 200; ++i) {
            Rng luck{i};
            const State world = imagine(seen_by(s, red), luck);
            CHECK((hand(world, blue) - (choosable(s) - own_face_up(s, blue))).empty());
            ever = ever | hand(world, blue);
        }
        CHECK(ever == choosable(s) - own_face_up(s, blue));   // every card that is possible, and no other
    }
}

TEST_CASE("every bot plays it to the end") {
    Events ignored = Events::ignored();
    State  s = new_game({.players = 3, .rules = rules()}, 5, ignored);
    s.rules.short_game = true;
    s.round = 2;
    for (const BotRow& row : bots()) play_to_the_end(row, s);
}

// The table at which hands are chosen, in this box.
State before_the_hands(std::uint64_t seed, int players, const char* word = "intrigue") {
    Events ignored = Events::ignored();
    Rng    rng{seed};
    State  s = new_game({.players = players, .rules = rules(word)}, seed, ignored);
    while (!asked_step(s).hints.gathers) apply(s, legal(s)[rng.below(legal(s).size())], ignored);
    return s;
}

// The player asked chooses as El Grande does.
Cards choose_all(State& s, Style style, std::uint64_t seed) {
    Events ignored = Events::ignored();
    const Player me = asked(s);
    const auto   bot = bots().back().make();
    bot->set_style(style);
    bot->begin(seen_by(s, me), seed);
    bot->think(1);
    REQUIRE(bot->plan().size() == hand_size);
    CHECK(bot->plan()[0] == bot->best());
    for (Choice choice : bot->plan()) {
        REQUIRE(legal(s).has(choice));   // none twice
        apply(s, choice, ignored);
    }
    return hand(s, me);
}

TEST_CASE("thirteen cards are chosen in one thought; of the best none is better exchanged, and others nearly as good") {
    const State  s = before_the_hands(8, 3);
    const Player me = asked(s);
    const auto   worth = [&](Cards cards) {
        State end = s;
        set_hand(end, me, cards);
        return utility(evaluate(net(), end, me));
    };
    HandSearch search{s, net(), {}, Rng{3}};
    while (search.step()) {}
    Cards best;
    const Turn found = search.found();
    for (int i = 0; i < found.count; ++i) best.add(found.clicks[static_cast<std::size_t>(i)].which);
    REQUIRE(best.size() == hand_size);
    for (int out : best)
        for (int in : choosable(s) - best) CHECK(worth((best - Cards{out}) | Cards{in}) <= worth(best));
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        State end = s;
        CHECK(worth(choose_all(end, Style::even, seed)) >= worth(best) - nearly_as_good);
    }
}

TEST_CASE("hands differ by seat, style and chance: of 40 at least 20 are different, with at least 26 of the cards") {
    for (const char* word : {"intrigue", "king_and_colonies"}) {
        std::set<unsigned> different;
        Cards ever;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            State s = before_the_hands(seed, 4, word);
            for (std::uint64_t seat = 0; seat < 4; ++seat) {
                const Cards cards = choose_all(s, Style::even, 4 * seed + seat);
                different.insert(cards.bits);
                ever = ever | cards;
            }
        }
        CHECK(different.size() >= 20);
        CHECK(ever.size() >= 26);
    }
    const Cards liked[] = {{}, {0, 2, 3, 5, 24}, {1, 4, 7, 8, 10, 11, 13, 19}, {1, 2, 7, 15, 27}};
    for (Style style : {Style::builder, Style::intriguer, Style::kings_friend}) {
        int even = 0, with_style = 0;
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            State s = before_the_hands(seed, 4), other = s;
            const Cards cards = liked[static_cast<std::size_t>(style)];
            even += (choose_all(s, Style::even, seed) & cards).size();
            with_style += (choose_all(other, style, seed) & cards).size();
        }
        CHECK(with_style > even + 10);
    }
}

TEST_CASE("what others hold is imagined by what is often chosen, and evenly of those who show what nobody chooses") {
    State s = before_the_hands(5, 4);
    for (std::uint64_t seat = 0; seat < 4; ++seat) choose_all(s, Style::even, seat);
    const Cards truth = hand(s, blue), rare = {numbered(13), numbered(55), numbered(63)};
    const auto  right = [&](Cards shown) {   // of each card imagined, how often it is in the hand
        State t = s;
        set_own_face_up(t, blue, shown);
        int hits = 0, all = 0;
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Rng rng{seed};
            const Cards held = hand(imagine(seen_by(t, red), rng), blue);
            hits += (held & (truth - shown)).size();
            all += held.size();
        }
        return 100 * hits / all;
    };
    CHECK(right({}) > 60);       // evenly: 42
    CHECK(right(rare) < 55);
}

TEST_CASE("the games kept of it load for ever") {
    std::ifstream file{std::string{ROOT} + "/src/engine/intrigue/saves.txt"};
    CHECK(kept_games(file) == 16);
}

TEST_CASE("a playthrough reads as it did") {
    check_playthrough("/src/engine/intrigue/playthrough.txt", "Intrigue & the King", rules());
}

TEST_CASE("it has its own boxes only, and no table of another has anything of it") {
    CHECK(english(position("edition decennial; walls 3").error).find("no word of the notation") != std::string::npos);
    CHECK(english(position("edition decennial; ask push_walls red 0 - - 0 0").error).find("names no step")
          != std::string::npos);
    CHECK(english(position("edition intrigue; own_card_laid red:32").error).find("cannot be") != std::string::npos);
    CHECK(borders(table("edition decennial"), GAL) == Places{PV, CV});
}

TEST_SUITE_END();

}
