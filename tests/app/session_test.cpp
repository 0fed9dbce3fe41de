// Sessions: a bot's planned turn is carried out until another player has to answer.
#include <doctest/doctest.h>

#include "ai/worker_protocol.h"
#include "engine/box.h"
#include "engine/notation.h"
#include "engine/save_game.h"
#include "engine/views.h"
#include "language/say.h"
#include "session.h"
#include "english.h"

#include <algorithm>
#include <fstream>
#include <string>

using namespace eg;

namespace {

Session among_bots(std::string_view who, std::uint64_t seed) {
    Plan plan = three(who);
    plan.setup.rules.short_game = true;
    return begun(plan, seed);
}

}

TEST_SUITE("sessions") {

TEST_CASE("a bot goes on as it meant to, click by click, and thinks anew once another was asked") {
    Session session = among_bots("Caballero", 3);
    int followed = 0, turns = 0;
    while (!session.over() && turns < 12) {
        if (session.answer_the_obvious()) continue;
        const Player who = session.asked();
        const bool   taking = session.asked_step().name == "take_card";
        const Reply  reply = run_task(session.task());
        const auto   plan = plan_of(reply);
        if (taking) {
            ++turns;
            REQUIRE(!plan.empty());
            CHECK(plan[0] == reply.choice);
        }
        REQUIRE(session.answered(session.moment(), reply.choice, plan));
        for (std::size_t i = 1;
             i < plan.size() && !session.over() && session.asked() == who && session.asked_step().name != "dial"; ++i) {
            const std::size_t before = session.answers();
            if (!session.answer_the_obvious()) break;
            CHECK(session.answers() == before + 1);
            CHECK(own_choices(session, before, before + 1)[0] == plan[i]);
            ++followed;
        }
    }
    CHECK(followed > 3 * turns / 2);
}

TEST_CASE("a bot and an adviser are given what their seat sees, and nothing more") {
    Session session = among_bots("greedy", 11);
    int secret = 0;
    while (!session.over()) {
        const State table = load(session.code()).state, seen = seen_by(table, session.asked());
        REQUIRE(session.task().seen == seen);
        REQUIRE(advice_task(session).seen == seen);
        secret += !(table == seen);
        while (!think(session)) {}
    }
    CHECK(secret > 50);
}

TEST_CASE("whatever somebody calls himself, it is one line and stays one") {
    Plan plan = three("person");
    plan.seats[0].name = "> Ana\u2028of\u2029the\u0085sea\r\n\t";
    plan.seats[1].name = "\u202eoir\u0302";
    Session session = begun(plan, 1);
    CHECK(session.name(red) == "Ana of the sea");
    CHECK(session.name(blue) == "oir\u0302");
    Plan forged = usual_plan();
    read_seats(forged, "A\u2028B\tperson\n\u2029\tperson\n", max_players);
    CHECK(forged.seats[0].name == "A B");
    CHECK(forged.seats[1].name == "Tomás");   // an empty name becomes the default
}

TEST_CASE("a plan is worth nothing at another table") {
    Session session = among_bots("Caballero", 4);
    while (session.asked_step().name != "take_card") REQUIRE(think(session));
    const Reply reply = run_task(session.task());
    REQUIRE(reply.plan_count > 2);
    REQUIRE(session.answered(session.moment(), reply.choice, plan_of(reply)));
    const int moment = session.moment();
    const Choices choices = session.bot_asked() ? legal(seen_by_asked(session)) : Choices{};
    Choice other = choices[0];
    for (Choice choice : choices)
        if (!(choice == reply.plan[1])) other = choice;
    REQUIRE(!(other == reply.plan[1]));
    REQUIRE(session.answered(moment, other));   // not as planned
    if (session.bot_asked() && legal(seen_by_asked(session)).size() > 1) CHECK(!session.answer_the_obvious());
    CHECK(!session.answered(moment, reply.plan[1]));
}

// Checks that two sessions agree about their past and what can be undone.
void check_alike(const Session& played, const Session& taken_up) {
    CHECK(taken_up.seen() == played.seen());
    CHECK(undo_depth(taken_up) == undo_depth(played));
    CHECK(taken_up.events() == played.events());
    REQUIRE(taken_up.answers() == played.answers());
    for (std::size_t n = 0; n <= played.answers(); ++n) {
        CHECK(seen_before(taken_up, n) == seen_before(played, n));
        CHECK(taken_up.events_before(n) == played.events_before(n));
    }
}

TEST_CASE("a game taken up again is the one that was played, with all its past and as far as it may be undone") {
    std::size_t most_undone = 0;
    for (int game = 0; game < 12; ++game) {
        Session session = begun(plan_of(game, game % 3), static_cast<std::uint64_t>(game));
        Rng rng{static_cast<std::uint64_t>(game)};
        for (int n = 0; n < 150 && !session.over(); ++n) {
            one_answer(session, rng);
            if (n % 10 != game % 10 && undo_depth(session) < 3) continue;
            CAPTURE(game);
            CAPTURE(n);
            Session again;
            REQUIRE(again.resume(session.code()) == "");
            if (people_of(session).size() > 1) again.open_curtain();   // a save does not know who has the device
            if (session.curtained()) continue;
            check_alike(session, again);
            most_undone = std::max(most_undone, undo_depth(again));
        }
    }
    CHECK(most_undone > 2);
}

TEST_CASE("a game that begins is played by today's rules, though its plan is that of a game begun before") {
    std::ifstream file{std::string{ROOT} + "/tests/saves/mended.txt"};
    std::string   code;
    while (std::getline(file, code) && code[0] == '#') {}
    Session session;
    REQUIRE(session.resume(code.substr(0, code.find(' '))) == "");
    CHECK(opening(session).rules.fixes < all_fixes);
    session.start(session.plan(), 5);
    CHECK(opening(session).rules.fixes == all_fixes);
}

TEST_CASE("a game gone on with in place of another belongs to no moment of either") {
    Session here = begun(plan_of(0), 1), kept;
    Rng rng{1};
    for (int n = 0; n < 30; ++n) one_answer(here, rng);
    REQUIRE(kept.resume(here.code()) == "");
    const int moment = here.moment(), other = kept.moment();
    here.replace_by(kept);
    CHECK(here.running());
    CHECK(here.moment() > moment);
    CHECK(here.moment() > other);
    check_alike(here, kept);
}

TEST_CASE("a game that is taken up is told in the words of its own box") {
    Plan plan = three("random");
    plan.setup.rules = box(*box_named("2023+new_regency")).rules;
    Session kept;
    REQUIRE(kept.resume(begun(plan, 5).code()).empty());
    Session here = among_bots("random", 2);   // the Decennial edition: another box
    here.replace_by(kept);
    CHECK(&spoken_of() == &box(plan.setup.rules));
    CHECK(say("{place:start}", static_cast<Place>(10)) == "France");
}

TEST_CASE(
    "who takes a game up in a person's seat leaves the others theirs, behind the curtain whatever is asked; in a bot's "
    "he is among bots") {
    Plan plan = three("person");
    plan.seats[2].bot = "random";
    Session session = begun(plan, 7);
    while (session.asked_step().hints.secret) {
        if (session.bot_asked()) REQUIRE(think(session));
        session.open_curtain();
        if (session.person(session.asked())) session.answer(session.options()[0]);
    }
    Session same = session;
    REQUIRE(same.resume(session.code()).empty());
    if (same.person(same.asked())) CHECK(!same.curtained());
    take_seat(same, blue);
    CHECK(people_of(same).size() == 2);
    while (same.bot_asked()) REQUIRE(think(same));
    CHECK(same.curtained());
    CHECK(next_person(same) == same.asked());
    CHECK(same.options().empty());
    same.open_curtain();
    CHECK(!same.curtained());
    CHECK(next_person(same) == nobody);

    Session alone = session;
    take_seat(alone, yellow);
    CHECK(people_of(alone).size() == 1);
    CHECK(alone.person(yellow));
    CHECK(alone.answers() == session.answers());
    CHECK(!can_undo(alone));
    CHECK(!alone.curtained());
    Session read;
    REQUIRE(read.resume(alone.code()).empty());
    CHECK(read.person(yellow));
    CHECK(!read.person(red));
}

}
