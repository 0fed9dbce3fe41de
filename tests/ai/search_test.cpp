// The search: it uses no secrets, mixes its choices where all choose at once, and finds what is obvious.
#include <doctest/doctest.h>

#include <algorithm>
#include <set>

#include "ai/bot.h"
#include "ai/disc.h"
#include "ai/intent.h"
#include "ai/levels.h"
#include "ai/policy.h"
#include "ai/search_bot.h"
#include "cli/discs.h"
#include "cli/idle_moves.h"
#include "engine/base/base.h"
#include "engine/views.h"
#include "decision.h"

using namespace eg;

namespace {

// The first table that asks this question and has more than one answer.
State first_asked(StepId step, int players, std::uint64_t seed) {
    for (;; ++seed) {
        Events ignored = Events::ignored();
        Rng    rng{seed};
        State  s = new_game({.players = players}, seed, ignored);
        for (; !over(s); apply(s, likely_choice(s, legal(s), rng), ignored))
            if (s.top().step == step && legal(s).size() > 1) return s;
    }
}

}

TEST_SUITE("the search") {

TEST_CASE("every kind of question is answered") {
    for (StepId step : {play_power, muster, take_card, use_card, move_caballero, carry_caballero, place_freely,
                        send_own, take_from_each, choose_kings_region, choose_home, choose_scoreboard, choose_spot,
                        take_back, dial, name_region, score_one, ask_veto}) {
        const State s = first_asked(step, 4, 1);
        CAPTURE(int{step});
        CHECK(legal(s).has(decision({.turns = 24, .arms = 4, .playout_turns = 2, .disc_rounds = 10}, s, 3, 12)));
    }
}

TEST_CASE("nothing is done in vain in the last round" * doctest::test_suite("figures")) {
    IdleMoves idle;
    int   turns = 0;
    for (std::uint64_t seed = 1; seed < 4; ++seed) {
        Events heard;
        Rng    rng{seed};
        State s =
            new_game({.players = 2 + static_cast<int>(seed % 4), .rules = rules_of(static_cast<Edition>(seed % 3))},
                     seed, heard);
        const Policy policy = {.net = &net(), .turns = 4};
        while (s.round < last_round) play_on(s, policy, rng, heard);
        idle.begin_game();
        std::array<Intent, max_players> meant;
        for (int moment = 0; !over(s); ++moment) {
            const State before = s, seen = seen_by(s, asked(s));
            std::optional<Choice> choice = meant[static_cast<std::size_t>(asked(s))].take(seen, moment);
            if (!choice) {
                const auto bot = el_grande();
                bot->begin(seen, seed);
                bot->think(eg::bot("El Grande")->iterations);
                choice = bot->best();
                meant[static_cast<std::size_t>(asked(s))].set(bot->plan(), asked(s), moment);
                turns += plays_turn(s);
            }
            heard.list.clear();
            apply(s, *choice, heard);
            idle.record(before, heard.list, s.seats());
        }
    }
    CHECK(turns >= 10);
    CHECK(idle.recalled == 0);
    CHECK(idle.mustered == 0);
    CHECK(idle.taken_back == 0);
}

TEST_CASE("what is looked at further in the last two rounds comes to the same plan in the smallest steps"
          * doctest::test_suite("figures")) {
    const int patience = eg::bot("El Grande")->iterations;
    Events    ignored = Events::ignored();
    Rng       rng{4};
    State     s = new_game({.players = 3}, 4, ignored);
    const Policy policy = {.net = &net(), .turns = 4};
    while (s.round < last_round - 1) play_on(s, policy, rng, ignored);
    int begun = 0, midway = 0;
    for (; !over(s); play_on(s, policy, rng, ignored)) {
        if (!plays_turn(s)) continue;
        for (const bool mid_turn : {false, true}) {
            if (mid_turn) apply(s, likely_choice(s, legal(s), rng), ignored);
            if (over(s) || !plays_turn(s) || legal(s).size() < 2) break;
            ++(mid_turn ? midway : begun);
            const auto at_once = el_grande(), in_steps = el_grande();
            at_once->begin(seen_by(s, asked(s)), 9);
            in_steps->begin(seen_by(s, asked(s)), 9);
            at_once->think(patience);
            for (int i = 0; i < patience; ++i) in_steps->think(1);
            CHECK(std::equal(at_once->plan().begin(), at_once->plan().end(), in_steps->plan().begin(),
                             in_steps->plan().end()));
        }
        if (over(s)) break;
    }
    CHECK(begun >= 4);
    CHECK(midway >= 2);
}

TEST_CASE("regret makes discs hard to answer") {
    const Gain hasty = disc_gain(12, 3, 1, 1), mixed = disc_gain(12, 3, 300, 1);
    REQUIRE(mixed.dials > 12);
    CHECK(3 * mixed.mean() < hasty.mean());
}

TEST_CASE("dials are mixed, and what is hardly ever dialled is not drawn") {
    int mixed = 0, left_out = 0;
    for (std::uint64_t seed = 1; seed < 9; ++seed) {
        const MixedStrategy strategy = disc_strategy(first_asked(dial, 4, 10 * seed), net(), 60, Rng{1});
        Places      drawn;
        Rng         rng{seed};
        for (int i = 0; i < 400; ++i) drawn.add(strategy.draw(rng));
        for (Place place : drawn) CHECK(strategy.pruned_weight(place) > 0);
        mixed += drawn.size() > 1;
        left_out += drawn.size() < strategy.options.size();
    }
    CHECK(mixed > 0);
    CHECK(left_out > 4);
}

// An opponent's face-down disc and the card he took back unseen make no difference.
TEST_CASE("what the bot is not shown, it does not use") {
    int hidden = 0;
    for (std::uint64_t game = 1; game < 40 && hidden < 6; ++game) {
        Events ignored = Events::ignored();
        Rng    rng{game};
        for (State s = new_game({.players = 4}, game, ignored); !over(s) && hidden < 6;
             apply(s, likely_choice(s, legal(s), rng), ignored)) {
            State other = s;
            for (Player p : s.seats())
                if (p != asked(s) && s.disc[p] != nowhere) other.disc[p] = s.disc[p] == GAL ? PV : GAL;
            if (other == s || legal(s).size() < 2) continue;
            ++hidden;
            other.rng.state ^= 0x1234567;
            CHECK(decision({.turns = 64, .arms = 4, .playout_turns = 4, .disc_rounds = 20}, s, game, 20)
                  == decision({.turns = 64, .arms = 4, .playout_turns = 4, .disc_rounds = 20}, other, game, 20));
        }
    }
    CHECK(hidden == 6);
}

TEST_CASE("the plan begins with the best choice and ends the turn") {
    const State s = first_asked(take_card, 4, 9);
    const auto  bot = search_bot({.turns = 64, .arms = 6, .playout_turns = 4});
    bot->begin(seen_by(s, asked(s)), 5);
    bot->think(30);
    const auto plan = bot->plan();
    REQUIRE(!plan.empty());
    CHECK(plan.front() == bot->best());
    CHECK(plan.back() == press(done));
}

}
