// Random games with Grandissimo: laws of its own, besides the contract that every box keeps (contract_test.cpp).
#include <doctest/doctest.h>

#include "grandissimo.h"
#include "engine/game.h"
#include "engine/notation.h"
#include "engine/validate.h"
#include "english.h"

namespace eg {
namespace {

using namespace grand;

constexpr std::string_view boxes_with_it[] = {"grandissimo", "1996+grandissimo", "bigbox+grandissimo",
                                              "2023+grandissimo", "decennial+old_hands+power_shift+grandissimo"};

// Plays a random game; visits each table with the choice about to be made, the next table, and what happened.
template <class Visit>
void play_randomly(std::string_view box_word, int players, std::uint64_t seed, Visit visit) {
    Events heard;
    Rng    rng{seed};
    Rules  agreed = box(*box_named(box_word)).rules;
    agreed.short_game = seed % 3 == 2;
    State s = new_game({.players = players, .rules = agreed}, seed, heard);
    for (int n = 0; !over(s); ++n) {
        REQUIRE(n < 5000);
        const Choices choices = legal(s);
        REQUIRE(choices.size() > 0);
        const Choice choice = choices[rng.below(choices.size())];
        const State  before = s;
        heard.list.clear();
        apply(s, choice, heard);
        visit(before, choice, s, heard);
    }
}

}

TEST_SUITE("grandissimo") {

TEST_CASE("random games keep the laws of Grandissimo") {
    for (std::string_view word : boxes_with_it)
        for (int players = 2; players <= 5; ++players)
            for (std::uint64_t seed = 0; seed < 12; ++seed)
                play_randomly(word, players, seed,
                              [&](const State& before, Choice choice, const State& s, const Events&) {
                    CAPTURE(word);
                    CAPTURE(players);
                    CAPTURE(seed);
                    CAPTURE(asked_step_name(before));
                    CAPTURE(show(choice, box(s)));
                    const Message wrong = validate(s);
                    REQUIRE_MESSAGE(wrong.empty(), english(wrong));
                    if (seed < 2) {
                        const Position back = position(show(s));
                        REQUIRE_MESSAGE(back.error.empty(), english(back.error));
                        REQUIRE(back.state == s);
                    }
                    for (Player p : colours(s)) {   // caballeros of each colour add up: prisoners, gifts, those aboard
                        int all = s.court[p] + s.province[p];
                        for (Place place : places(s)) all += s.caballeros[p][place];
                        REQUIRE(all == box(s).caballeros_of[p]);
                    }
                    int tokens_taken = 0;
                    for (Player p : s.seats()) tokens_taken += byte(s, has_ship_at + p);
                    REQUIRE(tokens_taken <= ship_tokens);
                    // black ones are in regions only; one King, who is a Grande in a revolution
                    REQUIRE(s.caballeros[black][at(s, jail)] + s.caballeros[black][at(s, ship)]
                                + s.caballeros[black][at(s, gifts)] + s.caballeros[black][CAS] == 0);
                    if (const Player crowned = player_at(s, revolt_at); crowned != nobody)
                        REQUIRE(s.grande[crowned] == s.king);
                    // nobody is scored on the ship, in jail or before he is placed
                    for (Player p : s.seats())
                        for (const OwnPlace place : {ship, jail, gifts})
                            REQUIRE(majorities(s).points[p][at(s, place)] == 0);
                });
}

TEST_CASE("what lasts until a general scoring is over ends with it") {
    int ended = 0, revolutions = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed)
        play_randomly("grandissimo", 4, seed, [&](const State& before, Choice, const State& s, const Events& heard) {
            for (const Event& e : heard.list) {
                if (e.what == number(cards_returned)) ++ended;
                if (e.what == number(king_returns)) ++revolutions;
                // a boycotted region is not scored in a general scoring, which has no actor
                if (e.what == What::scoring && e.who == nobody && region_at(before, boycotted_at) != nowhere)
                    CHECK(e.to != region_at(before, boycotted_at));
            }
            if (s.round != before.round && before.round % 3 == 0) {
                CHECK(byte(s, allied_at) + byte(s, boycotted_at) + byte(s, revolt_at) == 0);
                CHECK(holder(s, inquisitor) == nobody);
            }
        });
    CHECK(ended > 10);
    CHECK(revolutions > 1);
}

TEST_CASE("each figure serves its owner once a turn, and each symbol and pardon is used once") {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Player player = nobody;
        int    round = 0;
        PerRank<int> times{};
        int          symbols = 0;
        play_randomly("grandissimo", 4, seed, [&](const State& before, Choice c, const State&, const Events&) {
            if (in_turn(before) != player || before.round != round)
                player = in_turn(before), round = before.round, times = {}, symbols = 0;
            if (!step(before.top().step).rule.is_turn) return;
            for (int figure = 0; figure < figures; ++figure)
                if (c == token(static_cast<OwnToken>(queen_token + figure))) REQUIRE(++times[figure] == 1);
            const bool jails = c.thing == Thing::caballero && c.which != at(before, ship);
            if (c == token(ship_token) || jails) REQUIRE(++symbols == 1);
        });
    }
}

}

}
