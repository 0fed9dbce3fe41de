// The opponents: fair, repeatable, and not foolish.
#include <doctest/doctest.h>

#include <array>
#include <cstring>
#include <string>

#include "ai/bot.h"
#include "ai/worker_protocol.h"
#include "engine/notation.h"
#include "engine/views.h"
#include "decision.h"
#include "english.h"
#include "tries.h"

using namespace eg;

namespace {

const BotRow& greedy() { return *bot("greedy"); }

State table(const std::string& text) {
    const Position found = position(text);
    REQUIRE_MESSAGE(found.error.empty(), found.error);
    return found.state;
}

// What greedy does on this table up to the end of the turn.
State after_his_turn(State s, std::uint64_t seed) {
    Events       ignored = Events::ignored();
    const Player me = asked(s);
    const auto   acted = s.acted;
    while (!over(s) && asked(s) == me && s.acted == acted)
        apply(s, decision(greedy(), s, seed, greedy().iterations), ignored);
    return s;
}

}

TEST_SUITE("the opponents") {

TEST_CASE("every bot has a name, a line about itself, and a usual time to think") {
    REQUIRE(bots().size() >= 2);
    for (const BotRow& row : bots()) {
        CAPTURE(std::string{row.name});
        CHECK(bot(row.name) == &row);
        CHECK(!row.line.empty());
        CHECK(row.iterations > 0);
    }
    CHECK(bot("nobody of that name") == nullptr);
}

TEST_CASE("every bot plays by the rules, to the end, at a small and at a large table") {
    int turn = 0;  // every edition and number of players, each with several bots
    for (const BotRow& row : bots())
        for (int i = 0; i < tries(2); ++i, ++turn) {
            Setup setup = {.players = 2 + turn % 4, .rules = rules_of(static_cast<Edition>(turn % 3))};
            setup.rules.short_game = true;
            CAPTURE(std::string{row.name});
            CAPTURE(setup.players);
            Events        ignored = Events::ignored();
            State         s = new_game(setup, 5, ignored);
            std::uint64_t n = 0;
            while (!over(s)) {
                const Choice choice = decision(row, s, n++, 4);
                REQUIRE(legal(s).has(choice));
                apply(s, choice, ignored);
            }
        }
}

TEST_CASE("the same seed and the same thinking give the same choice, in slices or at once") {
    Events ignored = Events::ignored();
    for (const BotRow& row : bots()) {
        CAPTURE(std::string{row.name});
        State         s = new_game({}, 11, ignored);
        std::uint64_t n = 0;
        for (int i = 0; i < tries(60) && !over(s); ++i) {
            const Choice at_once = decision(row, s, ++n, 24);
            CHECK(decision(row, s, n, 24) == at_once);
            if (row.name != "random") {
                const auto bot = row.make();
                bot->begin(seen_by(s, asked(s)), n);
                for (int slice = 0; slice < 6; ++slice) bot->think(4);
                CHECK(bot->best() == at_once);
            }
            apply(s, at_once, ignored);
        }
    }
}

TEST_CASE("a thought carried elsewhere as bytes, in its smallest steps, comes to the same choice") {
    Events ignored = Events::ignored();
    for (const BotRow& row : bots()) {
        if (row.iterations > 1000) continue;  // they differ from others only in how long they think
        CAPTURE(std::string{row.name});
        State s = new_game({.players = 3}, 12, ignored);
        Rng   rng{7};
        for (std::uint64_t n = 0; n < tries(150u) && !over(s); ++n) {
            if (n % 15 == 0) {
                const Task task = move_task(row.name, Style::even, seen_by(s, asked(s)), n);
                std::array<std::byte, sizeof task> bytes;
                std::memcpy(bytes.data(), &task, sizeof task);
                Task arrived;
                std::memcpy(static_cast<void*>(&arrived), bytes.data(), sizeof task);
                CHECK(run_task(arrived).choice == decision(row, s, n, row.iterations));
            }
            const Choices choices = legal(s);
            apply(s, choices[rng.below(choices.size())], ignored);
        }
    }
}

TEST_CASE("a bot may be asked for its choice before it has thought at all") {
    Events      ignored = Events::ignored();
    const State s = new_game({}, 3, ignored);
    for (const BotRow& row : bots()) {
        const auto bot = row.make();
        bot->begin(seen_by(s, asked(s)), 1);
        CHECK(legal(s).has(bot->best()));
    }
}

TEST_CASE("greedy wins at least 30 of 40 games against three who play at random") {
    Events ignored = Events::ignored();
    int    won = 0;
    for (int game = 0; game < 40; ++game) {
        const auto    me = static_cast<Player>(game % 4);
        State         s = new_game({}, static_cast<std::uint64_t>(game), ignored);
        std::uint64_t n = 0;
        while (!over(s)) {
            const bool mine = asked(s) == me;
            apply(s,
                  decision(mine ? greedy() : *bot("random"), s, static_cast<std::uint64_t>(game) * 1000 + ++n,
                           mine ? 100 : 1),
                  ignored);
        }
        won += winners(s) == Players{me};
    }
    MESSAGE("greedy won " << won << " of 40");
    CHECK(won >= 30);
}

}

TEST_SUITE("greedy's turn") {

const std::string his_turn = "; power red:13 blue:4 yellow:3 green:2; hand red:1-12; acted red"
                             "; ask end_round - 0 - - 0 0; ask next_turn - 0 - - 0 0; ";

TEST_CASE("he has the region scored that pays him and nobody else") {
    const State s = table(
        "players 4; round 2; king PV; shown 1-any3 2-score1:red 3-fives 4-board 5-king"
        "; CN red:3; GRA red:2 blue:5; CV blue:3; SEV red:1 yellow:2; court red:0 blue:7 yellow:7 green:7"
        + his_turn + "ask use_card red 2 - red 0 1");
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const State after = after_his_turn(s, seed);
        CHECK(after.score[red] == 7);
        CHECK(after.score[blue] == 0);
    }
}

TEST_CASE("he places every caballero that the card allows") {
    const State s = table("players 4; round 2; king CN; shown 1-any3 2-score1 3-fives:red 4-board 5-king"
                          "; PV red:2; GRA blue:2; court red:7 blue:7 yellow:7 green:7"
                          + his_turn + "ask use_card red 3 - red 0 2");
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const State after = after_his_turn(s, seed);
        CHECK(after.court[red] == 4);
    }
}

TEST_CASE("he sends the King away to win a region that he could not reach before") {
    const State s = table(
        "players 4; round 3; king CV; shown 1-any3 2-score1 3-fives 4-board 5-king:red"
        "; GRA red:2 blue:2; GAL yellow:4 green:3; CAS yellow:4 green:3; PV blue:4 green:3; ARA blue:4 yellow:3; CAT "
        "yellow:4 green:3; CV blue:4 green:3"
        "; CN blue:4 yellow:3; SEV yellow:4 green:3; VAL blue:4 green:3; court red:1"
        + his_turn + "ask use_card red 1 - red 0 4");
    for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const State after = after_his_turn(s, seed);
        CHECK(after.caballeros[red][GRA] == 3);
    }
}

TEST_CASE("out of the Castillo he goes where he takes the lead from a rival") {
    const State s = table(
        "players 4; round 6; king GAL; CAS red:5; CN blue:4 yellow:1; GRA green:6; CV yellow:7; PV red:2"
        "; hand red:1-7 blue:1-7 yellow:1-7 green:1-7; acted red blue yellow green"
        "; ask next_round - 0 - - 0 0; ask open_castillo - 0 - - 0 0; ask dial red 0 - - 0 0");
    for (std::uint64_t seed = 0; seed < 5; ++seed)
        CHECK(decision(greedy(), s, seed, greedy().iterations) == on(CN));
}

}
