// Whole turns as the search finds them: legal to the last answer, each with a different effect, and complete.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <vector>

#include "ai/hill_climb.h"
#include "ai/policy.h"
#include "ai/simplify.h"
#include "ai/turn_search.h"
#include "engine/base/base.h"
#include "board.h"

using namespace eg;

namespace {

// The table just before the n-th turn of a game.
State before_turn(int n, std::uint64_t seed, const Rules& rules) {
    Events ignored = Events::ignored();
    State  s = new_game({.players = 4, .rules = rules}, seed, ignored);
    Rng    rng{seed};
    Players acted = s.acted;
    while (!over(s)) {
        if (plays_turn(s) && s.acted != acted && n-- == 0) break;
        acted = s.acted;
        apply(s, likely_choice(s, legal(s), rng), ignored);
    }
    return s;
}

}

TEST_SUITE("whole turns") {

TEST_CASE("a turn found can be played click by click, and leaves what it says") {
    int all = 0;
    for (const Rules& rules : {rules_of(Edition::first_1996), rules_of(Edition::decennial), rules_of(Edition::big_box)})
        for (int n : {0, 5, 13, 22, 30}) {
            CAPTURE(n);
            const State table = before_turn(n, 3, rules);
            REQUIRE(plays_turn(table));
            const Player me = asked(table);
            Net          net;
            for (const Turn& turn : find_turns(table, net, 60, Rng{1})) {
                Events ignored = Events::ignored();
                State  s = table;
                Rng    rng{7};
                int    clicks = 0;
                bool   alone = true;   // no other player answered, and nothing was drawn
                for (; clicks < turn.count; ++clicks) {
                    for (; comes_between(s, table); alone = false) apply(s, likely_choice(s, legal(s), rng), ignored);
                    const Choice click = turn.clicks[static_cast<std::size_t>(clicks)];
                    if (!legal(s).has(click)) break;  // an opponent answered differently
                    if (ends_turn(s, click)) break;
                    apply(s, click, ignored);
                }
                CHECK(clicks >= 1);
                CHECK(turn.clicks[0] != press(done));
                if (!alone || !(s.rng == table.rng)) continue;
                ++all;
                CHECK(may_end(s, me));
                CHECK(clicks >= turn.count - 1);
                CHECK(table_key(s) == turn.key);
            }
        }
    CHECK(all > 300);
}

TEST_CASE("no two turns leave the same table, and the best stands first") {
    const State   table = before_turn(9, 4, rules_of(Edition::decennial));
    const auto    turns = find_turns(table, net(), 200, Rng{1});
    std::set<std::uint64_t> keys;
    REQUIRE(turns.size() > 10);
    for (std::size_t i = 0; i < turns.size(); ++i) {
        CHECK(keys.insert(turns[i].key).second);
        if (i > 0) CHECK(turns[i].utility <= turns[i - 1].utility);
    }
}

TEST_CASE("there is a good turn for every action card") {
    const State   table = before_turn(8, 4, rules_of(Edition::decennial));
    std::set<int> cards;
    for (const Turn& turn : find_turns(table, net(), 200, Rng{1})) cards.insert(card_of(turn));
    std::set<int> free;
    for (int stack = 0; stack < stack_count; ++stack)
        if (table.taker[stack] == nobody) free.insert(stack);
    CHECK(cards == free);
}

TEST_CASE("a variation keeps what it can of the way") {
    int kept = 0, all = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const State table = before_turn(10, seed, rules_of(Edition::decennial));
        HillClimb       climb{table};
        Rng         rng{2};
        climb.walk(rng);
        climb.keep(0);
        const Turn way = climb.turn();
        const auto end = way.clicks.begin() + way.count;
        for (int i = 0; i < 20; ++i) {
            REQUIRE(climb.vary(0, rng));
            const Turn other = climb.turn();
            for (int k = 0; k < other.count; ++k, ++all)
                kept += std::find(way.clicks.begin(), end, other.clicks[static_cast<std::size_t>(k)]) != end;
        }
    }
    MESSAGE(kept << " of " << all << " clicks were kept");
    CHECK(4 * kept > 3 * all);
}

TEST_CASE("climbing finds better turns than as many at random") {
    Rng         rng{1};
    std::int64_t reached = 0, strewn = 0;
    for (int n = 0; n < 30; ++n) {
        const State  table = before_turn(n, 7, rules_of(Edition::decennial));
        const Player me = asked(table);
        HillClimb        climb{table}, random{table};
        int          best = 0, chance = 0;
        for (int i = 0; i < 48; ++i) {
            random.walk(rng);
            const int drawn = utility(evaluate(net(), random.end(), me));
            if (i == 0 || drawn > chance) chance = drawn;
            if (i < 12) climb.walk(rng);
            else climb.vary(0, rng);
            if (const int value = utility(evaluate(net(), climb.end(), me)); i == 0 || value > best)
                best = value, climb.keep(0);
        }
        reached += best, strewn += chance;
    }
    CHECK(reached > strewn);
}

TEST_CASE("finding turns is repeatable and changes nothing") {
    const State table = before_turn(12, 5, rules_of(Edition::decennial));
    const State before = table;
    const auto  once = find_turns(table, net(), 90, Rng{9});
    const auto  again = find_turns(table, net(), 90, Rng{9});
    CHECK(table == before);
    REQUIRE(once.size() == again.size());
    for (std::size_t i = 0; i < once.size(); ++i) CHECK(once[i].key == again[i].key);
}

// All dial in secret: one player's disc must not influence the next one's.
TEST_CASE("the policy knows no rival's disc") {
    for (std::uint64_t seed = 1; seed < 12; ++seed) {
        Events ignored = Events::ignored();
        Rng    rng{seed};
        State  s = new_game({.players = 4}, seed, ignored);
        while (s.top().step != dial) apply(s, likely_choice(s, legal(s), rng), ignored);
        std::set<std::vector<int>> where;   // the next player's caballeros, for any disc of the first
        for (Choice choice : legal(s)) {
            State other = s;
            apply(other, choice, ignored);
            if (other.top().step != dial) break;
            const Player next = asked(other);
            Rng luck{seed};
            while (!over(other) && other.top().step == dial) play_on(other, {.net = &net()}, luck, ignored);
            std::vector<int> stands;
            for (int i = 0; i < place_count; ++i) stands.push_back(other.caballeros[next][static_cast<Place>(i)]);
            where.insert(stands);
        }
        CAPTURE(seed);
        CHECK(where.size() <= 1);
    }
}

TEST_CASE("the policy plays any game to its end") {
    for (const Rules& rules : {rules_of(Edition::first_1996), rules_of(Edition::decennial), rules_of(Edition::big_box)})
        for (int players = 2; players <= max_players; ++players) {
            CAPTURE(players);
            Events ignored = Events::ignored();
            State  s = new_game({.players = players, .rules = rules}, 8, ignored);
            Rng    rng{8};
            int    steps = 0;
            for (const Policy policy = {.net = &net(), .turns = 3}; !over(s) && steps < 2000; ++steps)
                play_on(s, policy, rng, ignored);
            CHECK(over(s));
        }
}

TEST_CASE("a turn made simple leaves the same table with less to do") {
    int simpler = 0;
    for (int n : {0, 5, 13, 22, 30}) {
        const State table = before_turn(n, 4, rules_of(Edition::decennial));
        HillClimb climb{table};
        Rng   rng{9};
        for (int i = 0; i < 100; ++i) {
            climb.walk(rng);
            Turn turn = climb.turn();
            turn.key = table_key(climb.end());
            const Turn simple = simplified(turn, table, rng);
            CHECK(simple.key == turn.key);
            CHECK(simple.effort <= turn.effort);
            simpler += simple.effort < turn.effort;
        }
    }
    CHECK(simpler > 3);
}

TEST_CASE("what can be of no use any more is not told apart, and not fetched") {
    int   n = 0;
    State s = before_turn(n, 3, rules_of(Edition::decennial));
    while (legal(s)[0].thing != Thing::number) s = before_turn(++n, 3, rules_of(Edition::decennial));
    s.round = last_round;
    const Player me = asked(s);
    s.court[me] = 13;
    State other = s;
    --other.court[me], ++other.province[me];
    CHECK(table_key(s) != table_key(other));   // it is still his turn
    HillClimb climb{s};
    Rng   rng{9};
    int   fetched = 0;
    for (int i = 0; i < 40; ++i) {
        climb.walk(rng);
        Turn turn = climb.turn();
        turn.key = table_key(climb.end());
        const Turn simple = simplified(turn, s, rng);
        REQUIRE(simple.clicks[0].thing == Thing::number);
        fetched += simple.clicks[0].which > 0;
    }
    CHECK(fetched == 0);
}

}
