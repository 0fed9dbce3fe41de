// Undo: how far back it goes, and how long a power card can be taken back.
#include "app/timeline/history.h"
#include "engine/views.h"
#include "session.h"
#include "table.h"

using namespace eg;

TEST_SUITE("taking back") {

TEST_CASE("only what would have come out the same whatever is hidden") {
    int undone = 0, barred = 0;
    for (int game = 0; game < 16; ++game) {
        CAPTURE(game);
        Session session = begun(plan_of(game, 1 + game % 2), static_cast<std::uint64_t>(game) + 200);
        Rng rng{static_cast<std::uint64_t>(game) + 1};
        while (!session.over()) {
            const Player by = session.asked();
            if (session.bot_asked()) {
                one_answer(session, rng);
                CHECK_FALSE(can_undo(session));
                continue;
            }
            const State  before = whole_table(session);
            one_answer(session, rng);
            if (!can_undo(session)) {
                ++barred;
                continue;
            }
            ++undone;
            CHECK((session.asked() == by || passing(session)));
            const Choice choice = load(session.code()).record.choices.back();
            const State  after = eg::seen_by(whole_table(session), by);
            for (int world = 0; world < 3; ++world) {
                State other = imagine(eg::seen_by(before, by), rng);
                Events ignored = Events::ignored();
                apply(other, choice, ignored);
                CHECK(eg::seen_by(other, by) == after);
            }
        }
    }
    CHECK(undone > 300);
    CHECK(barred > 100);
}

TEST_CASE("a turn is reset to where it began, and a step further only by itself") {
    int found = 0;
    for (int game = 0; game < 40 && found < 5; ++game) {
        Session session = begun(plan_of(0), static_cast<std::uint64_t>(game) + 300);
        Rng rng{static_cast<std::uint64_t>(game)};
        while (!session.over()) {
            const bool power = session.asked_step().name == "play_power" && !session.bot_asked();
            one_answer(session, rng);
            if (!power || session.bot_asked() || !can_undo(session) || session.asked_step().name == "play_power")
                continue;
            const State began = session.seen();   // this player was the last to play a power card and acts first
            do one_answer(session, rng);
            while (can_undo(session) && undo_depth(session) < 4);
            if (!can_undo(session)) continue;
            ++found;
            reset_turn(session);
            CHECK(session.seen() == began);
            reset_turn(session);
            CHECK(session.seen() == began);
            undo(session);
            CHECK(session.asked_step().name == "play_power");
        }
    }
    CHECK(found >= 5);
}

// A person has played a power card, and a bot is asked; with several people, another person.
Session passed_on(int people, Pace pace) {
    Plan plan = plan_of(1, people);
    plan.pace = pace;
    for (std::uint64_t seed = 1;; ++seed) {
        Session session = begun(plan, seed);
        if (session.bot_asked()) continue;
        session.open_curtain();
        session.answer(session.options()[4]);
        if (passing(session) && session.bot_asked() == (people == 1)) return session;
    }
}

TEST_CASE("a power card goes back into the hand until the next player, a bot, has answered") {
    Session session = passed_on(1, Pace::normal);
    REQUIRE(session.bot_asked());
    CHECK(can_undo(session));
    undo(session);
    CHECK(session.asked_step().name == "play_power");
    CHECK(session.asked() == reader_of(session));
    CHECK(hand_of(session) == session.asked());
    CHECK(session.options().size() == 13);
    CHECK(session.answers() == 0);
    session.answer(session.options()[7]);
    CHECK(can_undo(session));
    session.pass_on();   // a bot learns nothing
    CHECK(can_undo(session));
    CHECK(may_undo_to(session, 0));
    while (session.bot_asked()) think(session);
    CHECK_FALSE(may_undo_to(session, 0));
    CHECK_FALSE(passing(session));
}

TEST_CASE("... or until another person reads the question, and never what lies before it") {
    Session session = passed_on(3, Pace::normal);
    const Player first = session.asked_before(0);
    REQUIRE(session.curtained());
    CHECK(can_undo(session));
    undo(session);
    CHECK(session.asked() == first);
    CHECK_FALSE(session.curtained());   // the first player still has the device
    session.answer(session.options()[0]);
    session.pass_on();
    CHECK_FALSE(can_undo(session));
    CHECK_FALSE(may_undo_to(session, 0));
    session.open_curtain();
    session.answer(session.options()[0]);
    CHECK(can_undo(session));             // his own answer
    CHECK_FALSE(may_undo_to(session, 0)); // not the first player's
    undo(session);
    CHECK(session.asked() != first);
    CHECK_FALSE(can_undo(session));
}

TEST_CASE("... also where nobody was told that the question was read: to answer is to have read it") {
    Session session = passed_on(2, Pace::normal);
    session.open_curtain();
    session.answer(session.options()[0]);
    CHECK_FALSE(may_undo_to(session, 0));
}

TEST_CASE(
    "a power card lies there for a moment, at instant pace too before another person, and at step pace until a click") {
    for (int people = 1; people <= 2; ++people)
        for (Pace pace : {Pace::step, Pace::calm, Pace::normal, Pace::fast, Pace::instant}) {
            CAPTURE(people);
            CAPTURE(show(pace));
            Session session = passed_on(people, pace);
            Stage stage;
            stage.set(session, session.events_before(0));
            const double wait = stage.advance(session, 0);
            if (people == 1 && pace == Pace::instant) {
                CHECK_FALSE(stage.busy(session));
                continue;
            }
            REQUIRE(stage.busy(session));
            REQUIRE(stage.on().has_value());
            CHECK(stage.on()->what == What::power_played);
            CHECK(stage.waits() == (pace == Pace::step));
            CHECK((wait > 500 || pace == Pace::step));
            stage.advance(session, 1e6);
            CHECK(stage.busy(session) == (pace == Pace::step));
            stage.skip();
            stage.advance(session, 1e6);
            CHECK_FALSE(stage.busy(session));
        }
}

TEST_CASE("a power card taken back while it lies there leaves the table as it was") {
    Session session = passed_on(2, Pace::normal);
    Stage stage;
    stage.set(session, session.events_before(0));
    stage.advance(session, 0);
    REQUIRE(stage.busy(session));
    undo(session);
    stage.advance(session, 10);
    CHECK_FALSE(stage.busy(session));
    CHECK(stage.shown() == session.seen());
    CHECK(stage.shown().power[session.asked()] == 0);
    CHECK(stage.followed() == session.events().size());
}

}
