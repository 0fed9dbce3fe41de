// The search: fair, mixed where all choose at once, and not blind.
#include <doctest/doctest.h>

#include <set>

#include "ai/bot.h"
#include "ai/disc.h"
#include "ai/policy.h"
#include "ai/search_bot.h"
#include "cli/discs.h"
#include "engine/base/base.h"
#include "engine/sight.h"

using namespace eg;

namespace {

// The first table on which somebody is asked that.
State first_asked(StepId step, int players, std::uint64_t seed) {
    for (;; ++seed) {
        Events deaf = Events::deaf();
        Rng    rng{seed};
        State  s = new_game({.players = players}, seed, deaf);
        for (; !over(s); apply(s, careless(s, legal(s), rng), deaf))
            if (s.top().step == step && legal(s).size() > 1) return s;
    }
}

Choice decision(const Manner& manner, const State& s, std::uint64_t seed, int iterations) {
    const auto bot = search_bot(manner);
    bot->begin(seen_by(s, asked(s)), seed);
    bot->think(iterations);
    return bot->best();
}

}

TEST_SUITE("the search") {

TEST_CASE("every kind of question is answered") {
    for (StepId step : {play_power, muster, take_card, use_card, move_caballero, carry_caballero, place_freely, send_own, take_from_each,
                        choose_kings_region, choose_home, choose_scoreboard, choose_spot, take_back, dial, name_region, score_one, ask_veto}) {
        const State s = first_asked(step, 4, 1);
        CAPTURE(int{step});
        CHECK(legal(s).has(decision({.turns = 24, .arms = 4, .replies = 2, .dials = 10}, s, 3, 12)));
    }
}

TEST_CASE("regret makes discs hard to answer") {
    const Gain hasty = disc_gain(12, 3, 1, 1), mixed = disc_gain(12, 3, 300, 1);
    CHECK(mixed.dials == hasty.dials);
    CHECK(mixed.mean() >= 0);
    CHECK(3 * mixed.mean() < hasty.mean());
}

TEST_CASE("dials are mixed, and add up") {
    const State s = first_asked(dial, 4, 2);
    const Dials dials = mixed_dials(s, net(4), 60, Rng{1});
    int sum = 0;
    for (Place place : dials.options) sum += dials.weight[place];
    CHECK(sum == dials.total);
    CHECK(dials.total > 0);
    Rng rng{1};
    for (int i = 0; i < 100; ++i) CHECK(dials.options.has(dials.draw(rng)));
}

TEST_CASE("what the bot is not shown, it does not use") {
    const State s = first_asked(take_card, 4, 6);
    State other = s;
    other.rng.state ^= 0x1234567;
    for (std::uint64_t seed = 1; seed < 4; ++seed)
        CHECK(decision({.turns = 64, .arms = 4, .replies = 4}, s, seed, 20) == decision({.turns = 64, .arms = 4, .replies = 4}, other, seed, 20));
}

TEST_CASE("the plan begins with the best choice and ends the turn") {
    const State s = first_asked(take_card, 4, 9);
    const auto  bot = search_bot({.turns = 64, .arms = 6, .replies = 4});
    bot->begin(seen_by(s, asked(s)), 5);
    bot->think(30);
    const auto plan = bot->plan();
    REQUIRE(!plan.empty());
    CHECK(plan.front() == bot->best());
    CHECK(plan.back() == press(done));
}

}
