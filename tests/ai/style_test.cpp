// Styles of play: they show in the games, tell no secret, and are saved with the game.
#include <doctest/doctest.h>

#include <algorithm>

#include "ai/worker_protocol.h"
#include "engine/base/base.h"
#include "engine/views.h"
#include "session.h"
#include "tries.h"
#include "board.h"
#include "english.h"

using namespace eg;

namespace {

struct Habits {
    int placed = 0, broad = 0;          // his caballeros on the board and their regions, after his turns
    int displaced = 0, hidden = 0;      // opponents' caballeros that he moved or sent back; his own in the Castillo
    int moved_king = 0, with_king = 0;  // how often he moved the King; his caballeros in the King's region

    void see(const State& before, const State& after, Player me) {
        for (Place place : nine_regions) {
            placed += after.caballeros[me][place];
            broad += after.caballeros[me][place] > 0;
        }
        for (Player p : after.seats())
            for (Place place : Places::first(place_count))
                if (p != me) displaced += std::max(0, before.caballeros[p][place] - after.caballeros[p][place]);
        hidden += after.caballeros[me][CAS];
        moved_king += after.king != before.king;
        with_king += after.caballeros[me][after.king];
    }
};

// A table in the middle of a game: where an action card is to be taken, if that happens.
State before_an_action(std::uint64_t seed) {
    Events ignored = Events::ignored();
    Rng    rng{seed};
    State s = new_game({.players = 3}, seed, ignored);
    for (int n = 0; n < 120 && !(n > 60 && s.top().step == take_card); ++n)
        apply(s, likely_choice(s, legal(s), rng), ignored);
    return seen_by(s, asked(s));
}

// His whole turns, from the same tables for every style.
Habits habits(Style temper) {
    Habits found;
    const std::unique_ptr<Bot> thinker = bot("net")->make();
    thinker->set_style(temper);
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        Events ignored = Events::ignored();
        Rng    rng{seed};
        for (State s = new_game({.players = 3}, seed, ignored); !over(s);
             apply(s, likely_choice(s, legal(s), rng), ignored)) {
            if (s.top().step != take_card || legal(s).size() < 2) continue;
            const Player me = asked(s);
            State turn = seen_by(s, me);
            thinker->begin(turn, seed);
            thinker->think(1);
            turn = imagine(turn, rng = Rng{seed * 100 + s.round});
            const State before = turn;
            for (Choice click : thinker->plan()) {
                while (!over(turn) && asked(turn) != me && turn.acted == s.acted)
                    apply(turn, likely_choice(turn, legal(turn), rng), ignored);
                if (over(turn) || turn_is_done(turn, me) || !legal(turn).has(click)) break;
                apply(turn, click, ignored);
            }
            found.see(before, turn, me);
        }
    }
    return found;
}

}

TEST_SUITE("styles") {

TEST_CASE("each has a name and a line, and an even one likes nothing") {
    REQUIRE(styles().size() == 4);
    for (const StyleRow& row : styles()) {
        CHECK(style_named(row.id) == &row);
        CHECK(!row.line.empty());
        CHECK(&eg::row(style_of(row)) == &row);
    }
    CHECK(style_named("angry") == nullptr);
    Events ignored = Events::ignored();
    const State s = new_game({}, 1, ignored);
    CHECK(StyleBonus{}.of(s, s, red) == 0);
}

TEST_CASE("a builder builds, an intriguer drives away and hides, the King's friend keeps him near"
          * doctest::test_suite("figures")) {
    const Habits even = habits(Style::even), builder = habits(Style::builder), intriguer = habits(Style::intriguer),
                 friendly = habits(Style::kings_friend);
    MESSAGE("placed ", even.placed, " ", builder.placed, "; broad ", even.broad, " ", builder.broad, "; displaced ",
            even.displaced, " ", intriguer.displaced, "; hidden ", even.hidden, " ", intriguer.hidden, "; King moved ",
            even.moved_king, " ", friendly.moved_king, ", with him ", even.with_king, " ", friendly.with_king);
    CHECK(builder.placed > even.placed);
    CHECK(50 * builder.broad > 51 * even.broad);
    CHECK(8 * intriguer.displaced > 9 * even.displaced);
    CHECK(intriguer.hidden > even.hidden);
    CHECK(friendly.moved_king > even.moved_king);
    CHECK(20 * friendly.with_king > 21 * even.with_king);
}

TEST_CASE("who weighs no whole turns has none") {
    for (const BotRow& row : bots()) {
        CAPTURE(std::string{row.name});
        const std::unique_ptr<Bot> even = row.make(), builder = row.make();
        builder->set_style(Style::builder);
        int other = 0;
        for (std::uint64_t seed = 1; seed < tries(30u); ++seed) {
            const State seen = before_an_action(seed);
            for (Bot* each : {even.get(), builder.get()})
                each->begin(seen, seed), each->think(std::min(row.iterations, 12));
            const auto way = even->plan(), leaning = builder->plan();
            other += !(even->best() == builder->best()
                       && std::equal(way.begin(), way.end(), leaning.begin(), leaning.end()));
        }
        CHECK(row.has_style == (other > 0));
    }
}

TEST_CASE("a thought carried elsewhere takes the temper along") {
    int other = 0;
    for (std::uint64_t seed = 1; seed < 60; ++seed) {
        const State seen = before_an_action(seed);
        const auto  builder = bot("Escudero")->make();
        builder->set_style(Style::builder);
        builder->begin(seen, seed);
        builder->think(1);
        const Choice choice = run_task(move_task("Escudero", Style::builder, seen, seed)).choice;
        CHECK(choice == builder->best());
        other += !(choice == run_task(move_task("Escudero", Style::even, seen, seed)).choice);
        CHECK(legal(seen).has(run_task(move_task("Escudero", static_cast<Style>(77), seen, seed)).choice));
    }
    CHECK(other > 0);
}

TEST_CASE("they are kept with the game, and games of before have none") {
    Plan plan = usual_plan();
    plan.setup.players = 3;
    set_player(plan.seats[1], "Duque/intriguer");
    set_player(plan.seats[2], "Conde");
    CHECK(plan.seats[1].bot == "Duque");
    Session session = begun(plan, 4);
    Session again;
    REQUIRE(again.resume(session.code()) == "");
    CHECK(again.plan().seats[1].bot == "Duque");
    CHECK(again.plan().seats[1].style == Style::intriguer);
    CHECK(again.plan().seats[2].style == Style::even);
    CHECK(again.code() == session.code());

    Plan old = usual_plan();
    CHECK(read_seats(old, "Ana\tperson\nJuan\tHidalgo\nEva\tgreedy\tangry\n", max_players) == 3);
    CHECK(old.seats[0].person());
    CHECK(old.seats[1].bot == "Hidalgo");
    CHECK(old.seats[1].style == Style::even);
    CHECK(old.seats[2].name == "Eva");
    CHECK(old.seats[2].style == Style::even);
    CHECK(show_seats(old).find("Juan\tHidalgo\n") != std::string::npos);
    set_player(old.seats[0], "nobody/builder");
    CHECK(old.seats[0].person());
}

}
