// Advice: its ideas are legal, use no secrets, and are put into words.
#include <doctest/doctest.h>

#include "app/thinking/advice.h"
#include "engine/notation.h"
#include "engine/scoring.h"
#include "engine/views.h"
#include "session.h"
#include "board.h"

using namespace eg;

namespace {

Session session_of(std::uint64_t seed) {
    Plan plan = three("random");
    plan.seats[0].bot.clear();
    return begun(plan, seed);
}

// Plays on until the person is asked this step.
void go_to(Session& session, std::string_view step) {
    Rng rng{3};
    while (!session.over() && (session.bot_asked() || session.asked_step().name != step)) {
        if (think(session)) continue;
        const Choices options = session.options();
        session.answer(options[rng.below(options.size())]);
    }
    REQUIRE(!session.over());
}

}

TEST_SUITE("advice") {

TEST_CASE("three turns, the best first, that may be played as they stand") {
    for (std::string_view step : {"play_power", "take_card", "use_card", "dial"}) {
        CAPTURE(std::string{step});
        Session session = session_of(5);
        go_to(session, step);
        if (session.options().size() < 2) continue;
        const Reply reply = run_task(advice_task(session));
        REQUIRE(reply.count > 0);
        CHECK(reply.count == std::min(max_ideas, session.options().size()));
        for (int i = 0; i < reply.count; ++i) {
            const Idea& idea = reply.ideas[static_cast<std::size_t>(i)];
            REQUIRE(idea.count > 0);
            CHECK(session.options().has(idea.clicks[0]));
            CHECK(idea.share >= 0);
            CHECK(idea.share <= whole_share);
            CHECK(idea.playouts > 0);
            if (i > 0) CHECK(idea.playouts <= reply.ideas[static_cast<std::size_t>(i - 1)].playouts);
            CHECK(!in_words(session, seen_by_asked(session), idea.plan(), true).empty());
        }
    }
}

TEST_CASE("something is told long before all has been thought of") {
    for (std::string_view step : {"play_power", "muster", "take_card", "use_card", "dial"}) {
        CAPTURE(std::string{step});
        Session session = session_of(9);
        go_to(session, step);
        TaskRunner mind;
        mind.begin(advice_task(session));
        int first = 0, steps = 0;
        for (; !mind.step(); ++steps) {
            if (first > 0 || !mind.has_ideas()) continue;
            first = steps;
            const Reply reply = mind.reply();
            REQUIRE(reply.count > 0);
            for (int i = 0; i < reply.count; ++i) {
                CHECK(session.options().has(reply.ideas[static_cast<std::size_t>(i)].clicks[0]));
                CHECK(reply.ideas[static_cast<std::size_t>(i)].playouts > 0);
            }
        }
        CHECK(first > 0);
        CHECK(8 * first < steps);
    }
}

TEST_CASE("whenever patience may end, there is something to tell") {
    Session session = session_of(9);
    go_to(session, "take_card");
    // For a hint, and in hindsight.
    for (const Task& task :
         {advice_task(session), advice_task(seen_by_asked(session), 3, std::array{session.options()[0]})}) {
        TaskRunner mind;
        mind.begin(task);
        int ready = 0;
        while (!mind.step())
            if (mind.ready() && ++ready) REQUIRE(mind.reply().count > 0);
        CHECK(ready > 100);
    }
}

TEST_CASE("an idea is known again, wherever it stands") {
    Session session = session_of(9);
    go_to(session, "take_card");
    Advice advice;
    advice.reply = run_task(advice_task(session));
    REQUIRE(advice.reply.count == 3);
    const Idea first = advice.idea(0);
    std::swap(advice.reply.ideas[0], advice.reply.ideas[2]);
    CHECK(advice.like(first) == 2);
    advice.reply.count = 2;
    CHECK(advice.like(first) == -1);
}

TEST_CASE("a numbered card of the hand is told by its title and its number") {
    Plan plan = three("random");
    plan.setup.rules = in_edition(*edition("intrigue"), plan.setup.rules);
    plan.seats[0].bot.clear();
    Session session = begun(plan, 5);
    go_to(session, "play_own_card");
    const Choice first = session.options()[0];
    const ActionCard& card = hand_card(session.seen().rules, first.which);
    const std::string words = in_words(session, seen_by_asked(session), std::array{first}, true);
    CHECK(words == "Play " + std::string{card.title} + " (" + std::to_string(card.number) + ").");
}

TEST_CASE("where there is one way only, that is the advice") {
    Session session = session_of(9);
    go_to(session, "use_card");
    State seen = seen_by_asked(session);
    const auto one = search_bot({.turns = 1, .advise = true});
    one->begin(seen, 1);
    one->think(8);
    REQUIRE(one->has_ideas());
    CHECK(one->ideas().size() == 1);
}

TEST_CASE("it is given out of what the player sees, and is the same each time") {
    Session session = session_of(6);
    go_to(session, "take_card");
    const Task task = advice_task(session);
    CHECK(task.seen == seen_by(task.seen, session.asked()));
    const Reply once = run_task(task), again = run_task(task);
    REQUIRE(once.count == again.count);
    for (int i = 0; i < once.count; ++i) {
        CHECK(once.ideas[static_cast<std::size_t>(i)].share == again.ideas[static_cast<std::size_t>(i)].share);
        CHECK(once.ideas[static_cast<std::size_t>(i)].clicks == again.ideas[static_cast<std::size_t>(i)].clicks);
    }
}

TEST_CASE("what was played is weighed beside it, also where it is among the ideas") {
    Session session = session_of(7);
    go_to(session, "take_card");
    const Reply free = run_task(advice_task(session));
    REQUIRE(free.count > 1);
    const Task same = advice_task(seen_by_asked(session), 1, free.ideas[0].plan());
    const Reply reply = run_task(same);
    CHECK(reply.played.playouts > 0);
    CHECK(reply.played.share > 0);
    const Choices options = session.options();
    const std::array<Choice, 1> poor = {options[options.size() - 1]};
    CHECK(run_task(advice_task(seen_by_asked(session), 1, poor)).played.playouts > 0);
}

TEST_CASE("the table it leads to has the caballeros where the words say, and nothing of luck") {
    Session session = session_of(8);
    go_to(session, "use_card");
    const State seen = seen_by_asked(session);
    const Player me = session.asked();
    const Places may = Places::of_bits(legal(seen).of(Thing::place));
    REQUIRE(!may.empty());
    const std::array<Choice, 1> way = {on(may.lowest())};
    const State after = led_to(seen, way);
    CHECK(after.caballeros[me][may.lowest()] == seen.caballeros[me][may.lowest()] + 1);
    CHECK(after.round == seen.round);
    const std::string words = in_words(session, seen, way, true);
    CHECK(words.substr(0, 10) == "Place 1 in");
}

TEST_CASE("caballeros that go the same way go in one sentence, and whose they are is said to whom") {
    for (std::uint64_t seed = 1; seed < 60; ++seed) {
        Session session = session_of(seed);
        Rng     rng{seed};
        while (!session.over() && (session.bot_asked() || session.asked_step().name != "move_caballero")) {
            if (think(session)) continue;
            const Choices options = session.options();
            session.answer(options[rng.below(options.size())]);
        }
        if (session.over()) continue;
        const State  seen = seen_by_asked(session);
        const Player me = session.asked();
        for (Choice first : legal(seen)) {
            if (first.thing != Thing::caballero || seen.caballeros[first.whose][static_cast<Place>(first.which)] < 2)
                continue;
            Events ignored = Events::ignored();
            State  s = seen;
            apply(s, first, ignored);
            const Choice to = legal(s)[0];
            apply(s, to, ignored);
            if (over(s) || asked(s) != me || asked_step_name(s) != "move_caballero" || !legal(s).has(first)) continue;
            const std::array<Choice, 4> way = {first, to, first, to};
            const std::string words = in_words(session, seen, way, true), of_him = in_words(session, seen, way, false);
            CHECK(words.substr(0, 10) == "Move 2 of ");
            CHECK(words.find('.') == words.size() - 1);
            CHECK((words.find("your") != std::string::npos) == (first.whose == me));
            CHECK(of_him.find(session.name(first.whose) + "'s caballeros from") != std::string::npos);
            return;
        }
    }
    FAIL("nobody could move two the same way");
}

TEST_CASE("caballeros of one owner that go several ways are one list in one whole sentence") {
    Session session = session_of(8);
    const State seen = position(
                           "players 3; king VAL; round 2; GAL red:2 blue:2; SEV red:2 blue:2; court red:7; shown "
                           "1-any3:red 2-score1 3-most 4-court 5-king; acted red; power red:13 blue:2 yellow:3; "
                           "ask end_round - 0 - - 0 0; ask next_turn - 0 - - 0 0; ask use_card red 1 - red 0 0")
                           .state;
    const auto lift = [](Player whose, Place place) { return Choice{Thing::caballero, place, whose}; };
    const auto told = [&](std::initializer_list<Choice> way) {
        return in_words(session, seen, std::vector<Choice>(way), true);
    };
    CHECK(told({press(act), lift(red, GAL), on(ARA)}) == "Perform it: move your caballero from Galicia to Aragón.");
    CHECK(told({press(act), lift(red, GAL), on(ARA), lift(red, SEV), on(CAS)})
          == "Perform it: move your caballeros: 1 from Galicia to Aragón, 1 from Sevilla to the Castillo.");
    CHECK(told({press(act), lift(red, GAL), on(ARA), lift(red, GAL), on(ARA), lift(blue, SEV), on(GRA)})
          == "Perform it: move 2 of your caballeros from Galicia to Aragón. Move " + session.name(blue)
                 + "'s caballero from Sevilla to Granada.");
}

TEST_CASE("regions are told by how much they change") {
    Session session = session_of(8);
    go_to(session, "take_card");
    const State seen = seen_by_asked(session);
    const Majorities now = majorities(seen);
    Idea idea;
    for (int i = 0; i < place_count; ++i)
        idea.points[static_cast<std::size_t>(i)] = 16 * now.points[session.asked()][static_cast<Place>(i)];
    CHECK(points_in_words(seen, idea, true) == "No region changes much");
    idea.points[SEV] += 50;
    idea.points[CAS] -= 24;
    CHECK(points_in_words(seen, idea, true) == "Sevilla +3, the Castillo −2");
    CHECK(points_in_words(seen, idea, false) == "Sevilla +3");
    CHECK(chance_in_words(whole_share / 4) == "25%");
}

}
