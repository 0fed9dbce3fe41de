// The sparring bot is a fixed measure of strength: simple, sensible, and never changed.
#include <doctest/doctest.h>

#include "ai/bot.h"
#include "ai/sparring.h"
#include "ai/turns.h"
#include "ai/evaluation.h"
#include "board.h"
#include "engine/views.h"

namespace eg {

TEST_SUITE_BEGIN("the sparring partner");

TEST_CASE("gives each seat its chance, which make one together") {
    for (int players = 2; players <= max_players; ++players) {
        Rng    rng{static_cast<std::uint64_t>(players)};
        Events ignored = Events::ignored();
        State  s = new_game({players, rules_of(Edition::decennial)}, 9, ignored);
        while (!over(s)) {
            const PerPlayer<int> chance = win_shares(s);
            int sum = 0;
            for (Player p : s.seats()) {
                CHECK(chance[p] >= 0);
                sum += chance[p];
            }
            CHECK(sum > whole_share - 2 * max_players);
            CHECK(sum <= whole_share);
            const Choices choices = legal(s);
            apply(s, choices[rng.below(choices.size())], ignored);
        }
        for (Player p : s.seats()) CHECK(win_shares(s)[p] == outcome(s, p).share);
    }
}

TEST_CASE("never thinks less of a seat for a point more") {
    Rng    rng{5};
    Events ignored = Events::ignored();
    State  s = new_game({4, rules_of(Edition::decennial)}, 5, ignored);
    while (!over(s)) {
        for (Player p : s.seats()) {
            State richer = s;
            ++richer.score[p];
            CHECK(win_shares(richer)[p] >= win_shares(s)[p]);
        }
        play_sparring(s, sparring_weights, rng, ignored);
    }
}

TEST_CASE("wins against chance, at a glance") {
    int won = 0;
    for (std::uint64_t game = 0; game < 12; ++game) {
        Rng          rng{game};
        Events       ignored = Events::ignored();
        State        s = new_game({4, rules_of(Edition::decennial)}, game, ignored);
        const Player me = static_cast<Player>(game % 4);
        while (!over(s)) {
            const Choices choices = legal(s);
            if (asked(s) == me) play_sparring(s, sparring_weights, rng, ignored);
            else apply(s, choices[rng.below(choices.size())], ignored);
        }
        won += winners(s).has(me);
    }
    CHECK(won >= 11);
}

TEST_CASE("plays the same on every machine, and what he means to do can be done") {
    Events ignored = Events::ignored();
    State  s = new_game({3, rules_of(Edition::big_box)}, 7, ignored);
    std::uint64_t played = 0;
    for (int n = 0; !over(s) && n < 60; ++n) {
        const std::unique_ptr<Bot> bot = eg::bot("sparring")->make();
        bot->begin(seen_by(s, asked(s)), static_cast<std::uint64_t>(n));
        bot->think(20);
        const Choice choice = bot->best();
        REQUIRE(legal(s).has(choice));
        if (!bot->plan().empty()) CHECK(bot->plan().front() == choice);
        played = played * 31 + static_cast<std::uint64_t>(choice.thing) * 256 + choice.which;
        apply(s, choice, ignored);
    }
    CHECK(played == 11982131821689368563u);
}

TEST_SUITE_END();

}
