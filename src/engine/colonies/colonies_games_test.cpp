// Random games with the Colonies: laws of their own, besides the contract that every box keeps (contract_test.cpp).
#include <doctest/doctest.h>

#include "ai/turns.h"
#include "colonies.h"
#include "engine/game.h"
#include "engine/notation.h"
#include "engine/validate.h"
#include "english.h"

namespace eg {
namespace {

using namespace colonial;

constexpr std::string_view boxes_with_colonies[] = {"colonies", "2023+colonies", "bigbox+colonies",
                                                    "king_and_colonies"};

Rules rules(std::string_view box_word) { return box(*box_named(box_word)).rules; }

// Plays a random game; visits each table with the choice about to be made, and then the next table.
template <class Visit>
void play_randomly(std::string_view box_word, int players, std::uint64_t seed, bool short_game, Visit visit) {
    Events ignored = Events::ignored();
    Rng    rng{seed};
    Rules  agreed = rules(box_word);
    agreed.short_game = short_game;
    State s = new_game({.players = players, .rules = agreed}, seed, ignored);
    for (int n = 0; !over(s); ++n) {
        REQUIRE(n < 5000);
        const Choices choices = legal(s);
        const Choice  choice = choices[rng.below(choices.size())];
        const State   before = s;
        apply(s, choice, ignored);
        visit(before, choice, s);
    }
}

int carrying(const State& s, int what) {
    int n = 0;
    for (Player p : s.seats())
        for (Place place : occupied(s, p))
            if (carried(s, place).what == what) n += s.caballeros[p][place];
    return n;
}

}

TEST_SUITE("colonies") {

TEST_CASE("random games keep the laws of the Colonies") {
    for (std::string_view word : boxes_with_colonies)
        for (int players = 2; players <= 5; ++players)
            for (std::uint64_t seed = 0; seed < 10; ++seed)
                play_randomly(word, players, seed, seed % 3 == 2,
                              [&](const State& before, Choice choice, const State& s) {
                    CAPTURE(word);
                    CAPTURE(players);
                    CAPTURE(seed);
                    CAPTURE(asked_step_name(before));
                    CAPTURE(show(choice, box(s)));
                    const Message wrong = validate(s);
                    REQUIRE_MESSAGE(wrong.empty(), english(wrong));
                    for (Player p : colours(s)) {   // caballeros of each colour add up, the black ones on the board
                        int all = p == black ? 0 : s.court[p] + s.province[p];
                        for (Place place : places(s)) all += s.caballeros[p][place];
                        REQUIRE(all == box(s).caballeros_of[p]);
                    }
                    for (int what = 0; what < goods; ++what)   // discs add up, and only America and the Mediterranean
                        REQUIRE(byte(s, out_at + what) + supply(s, what) + carrying(s, what) == discs[what]);
                    int table = 0;
                    for (Player p : colours(s)) table += on_table(s, p);
                    REQUIRE(table <= limit_spaces(s));
                });
}

// A disc is paid once, as it comes into one of the nine regions, and nobody else is paid for it.
TEST_CASE("points for discs are paid exactly for those brought home") {
    for (std::string_view word : {"colonies", "king_and_colonies"})
        for (std::uint64_t seed = 0; seed < 20; ++seed) {
            Events heard;
            Rng    rng{seed};
            State  s = new_game({.players = 4, .rules = rules(word)}, seed, heard);
            while (!over(s)) {
                heard.list.clear();
                const State   before = s;
                const Choices choices = legal(s);
                apply(s, choices[rng.below(choices.size())], heard);
                PerPlayer<int> paid{};
                int            homes = 0, lost = 0;
                for (const Event& e : heard.list) {
                    if (e.what == number(disc_paid)) {
                        REQUIRE(the_nine(s).has(e.to));
                        REQUIRE(carried(s, e.from).what >= 0);
                        REQUIRE(e.n == worth[carried(s, e.from).what]);
                        paid[e.who] += e.n, ++homes;
                    }
                    if (e.what == number(disc_lost)) ++lost;
                    if (e.what == What::scored || e.what == number(space_paid)) paid[e.who] += e.n;
                }
                for (Player p : s.seats()) REQUIRE(s.score[p] == before.score[p] + paid[p]);
                int carried_before = 0, carried_now = 0, claims = 0;
                for (int what = 0; what < goods; ++what)
                    carried_before += carrying(before, what), carried_now += carrying(s, what);
                for (const Event& e : heard.list) claims += e.what == number(disc_claimed);
                REQUIRE(carried_now == carried_before + claims - homes - lost);
            }
        }
}

// "Caballeros on the Ship at the beginning of his turn": of each place no more leave by ship than stood there then.
TEST_CASE("nobody sails twice in a turn") {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        PerPlace<int> left{};
        State         at_start{};
        Player        player = nobody;
        play_randomly("colonies", 4, seed, false, [&](const State& before, Choice choice, const State&) {
            if (in_turn(before) != player) player = in_turn(before), left = {}, at_start = before;
            if (asked_step_name(before) == "take_card" && player != nobody && before.top().mode == 0
                && (before.taker.items == at_start.taker.items) && left.items == PerPlace<int>{}.items)
                at_start = before;
            if (asked_step_name(before) != "sail_to") return;
            const Frame& f = before.top();
            const Place  to = static_cast<Place>(choice.which);
            if (f.whose != player || carried(before, to).what >= 0) return;   // black ones and claims
            const Place port = region_of(before, f.place);
            ++left[port];
            CAPTURE(seed);
            CAPTURE(show(choice, box(before)));
            REQUIRE(left[port] <= in_region(at_start, player, port));
        });
    }
}

// 2: the caballero may sail or claim a disc.
int ways(State s, Choice choice) {
    if (choice.thing != Thing::caballero) return 1;
    Events ignored = Events::ignored();
    apply(s, choice, ignored);
    const Place from = s.top().place;
    bool        claims = false, sails = false;
    for (Choice goal : legal(s)) {
        const bool takes = carried(s, static_cast<Place>(goal.which)).what >= 0 && carried(s, from).what < 0;
        (takes ? claims : sails) = true;
    }
    return claims + sails;
}

TEST_CASE("bots try free actions when the action card is taken, too") {
    for (const char* word : {"colonies", "king_and_colonies"}) {
        int tried = 0, asked_so = 0;
        for (std::uint64_t seed = 0; seed < 4; ++seed)
            play_randomly(word, 4, seed, false, [&](const State& before, Choice, const State&) {
                const Step& here = asked_step(before);
                Choices     free;
                if (!here.rule.is_turn) return;
                add_free_actions(before, before.top(), free);
                if (free.size() == 0 || !here.hints.turn_done) return;
                Rng rng{static_cast<std::uint64_t>(asked_so++)};
                const Choice likely = likely_choice(before, legal(before), rng);
                tried += free.has(likely);
            });
        CHECK(asked_so > 40);
        CHECK(tried > asked_so / 8);
    }
}

TEST_CASE("each free action that is offered in a turn has one row for what it leads to") {
    int offered = 0;
    for (std::string_view word : boxes_with_colonies)
        for (std::uint64_t seed = 0; seed < 8; ++seed) {
            Events ignored = Events::ignored();
            Rng    rng{seed};
            for (State s = new_game({.players = 4, .rules = rules(word)}, seed, ignored); !over(s);) {
                const Choices choices = legal(s);
                const bool    turn = step(s.top().step).rule.is_turn;
                for (Choice choice : choices) {
                    if (!turn || (choice.thing != Thing::caballero && choice.thing != Thing::token)) continue;
                    int rows = 0;
                    for (const Module* module : box(s).modules)
                        for (const FreeAction& action : module->free_actions) rows += action.has(s, choice);
                    CAPTURE(show(choice, box(s)));
                    REQUIRE(rows == ways(s, choice));
                    ++offered;
                }
                apply(s, choices[rng.below(choices.size())], ignored);
            }
        }
    CHECK(offered > 500);
}

}

}
