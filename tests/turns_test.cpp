// Whole turns: legal to the last click, each with another effect, and complete.
#include <doctest/doctest.h>

#include <set>

#include "ai/policy.h"
#include "ai/turns.h"

using namespace eg;

namespace {

// The table as it stands when somebody's n-th turn is about to begin.
State before_turn(int n, std::uint64_t seed, const Rules& rules) {
    Events deaf = Events::deaf();
    State  s = new_game({.players = 4, .rules = rules}, seed, deaf);
    Rng    rng{seed};
    Players acted = s.acted;
    while (!over(s)) {
        if (plays_turn(s) && s.acted != acted && n-- == 0) break;
        acted = s.acted;
        apply(s, careless(s, legal(s), rng), deaf);
    }
    return s;
}

}

TEST_SUITE("whole turns") {

TEST_CASE("a turn found can be played click by click, and leaves what it says") {
    for (const Rules& rules : presets)
        for (int n : {0, 5, 13, 22, 30}) {
            CAPTURE(n);
            const State table = before_turn(n, 3, rules);
            REQUIRE(plays_turn(table));
            const Player me = asked(table);
            Net          net{4};
            for (const Turn& turn : find_turns(table, net, 2, 20, Rng{1})) {
                Events deaf = Events::deaf();
                State  s = table;
                Rng    rng{7};
                int    clicks = 0;
                for (; clicks < turn.count; ++clicks) {
                    while (!over(s) && asked(s) != me && s.acted == table.acted) apply(s, careless(s, legal(s), rng), deaf);
                    const Choice click = turn.clicks[static_cast<std::size_t>(clicks)];
                    if (!legal(s).has(click)) break;  // a rival answered otherwise
                    apply(s, click, deaf);
                }
                CHECK(clicks >= 2);
                CHECK(turn.clicks[0] != press(done));
            }
        }
}

TEST_CASE("no two turns leave the same table, and the best stands first") {
    const State   table = before_turn(9, 4, rules_of(Edition::decennial));
    const auto    turns = find_turns(table, net(4), 4, 50, Rng{1});
    std::set<std::uint64_t> keys;
    REQUIRE(turns.size() > 10);
    for (std::size_t i = 0; i < turns.size(); ++i) {
        CHECK(keys.insert(turns[i].key).second);
        if (i > 0) CHECK(turns[i].desire <= turns[i - 1].desire);
    }
}

TEST_CASE("finding turns is repeatable and changes nothing") {
    const State table = before_turn(12, 5, rules_of(Edition::decennial));
    const State before = table;
    const auto  once = find_turns(table, net(4), 3, 30, Rng{9});
    const auto  again = find_turns(table, net(4), 3, 30, Rng{9});
    CHECK(table == before);
    REQUIRE(once.size() == again.size());
    for (std::size_t i = 0; i < once.size(); ++i) CHECK(once[i].key == again[i].key);
}

TEST_CASE("the policy plays any game to its end") {
    for (const Rules& rules : presets)
        for (int players = 2; players <= max_players; ++players) {
            CAPTURE(players);
            Events deaf = Events::deaf();
            State  s = new_game({.players = players, .rules = rules}, 8, deaf);
            Rng    rng{8};
            int    steps = 0;
            for (const Policy policy = {.net = &net(players), .turns = 3}; !over(s) && steps < 2000; ++steps) play_on(s, policy, rng, deaf);
            CHECK(over(s));
        }
}

}
