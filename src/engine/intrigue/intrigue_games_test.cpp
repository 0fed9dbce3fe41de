// Intrigue & the King: its laws in random games, what is hidden and imagined, bots, kept games and a playthrough.
#include <algorithm>
#include <fstream>

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

TEST_CASE("thirteen cards are chosen in one thought, and none is better exchanged for another") {
    Events ignored = Events::ignored();
    State  s = new_game({.players = 3, .rules = rules()}, 8, ignored);
    while (!asked_step(s).hints.gathers) apply(s, legal(s)[0], ignored);
    const Player me = asked(s);
    const auto   bot = bots().back().make();
    bot->begin(seen_by(s, me), 3);
    bot->think(1);
    const std::vector<Choice> plan{bot->plan().begin(), bot->plan().end()};
    REQUIRE(plan.size() == hand_size);
    CHECK(plan[0] == bot->best());
    const auto with = [&](const std::vector<Choice>& chosen) {
        State end = s;
        for (Choice choice : chosen) {
            CHECK(legal(end).has(choice));   // none twice
            apply(end, choice, ignored);
        }
        return evaluate(net(), end, me);
    };
    const int most = utility(with(plan));
    for (std::size_t i = 0; i < plan.size(); ++i)
        for (int card : choosable(s)) {
            std::vector<Choice> other = plan;
            other[i] = {Thing::hand_card, static_cast<std::uint8_t>(card)};
            if (std::find(plan.begin(), plan.end(), other[i]) == plan.end()) CHECK(utility(with(other)) <= most);
        }
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
