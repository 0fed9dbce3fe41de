// Looking back without a window: every line of the chronicle shows the table there was, nobody's
// secret with it; playing on from there; since the last turn; and how far a step may be taken back.
#include <map>
#include <set>

#include "app/timeline/history.h"
#include "engine/views.h"
#include "session.h"
#include "table.h"
#include "english.h"

using namespace eg;

namespace {

State table_of(const Session& session) { return load(session.code()).state; }

// Lets time pass until nothing is being told.
void tell_out(Stage& stage, const Session& session, double& now, const auto& each) {
    do {
        const double wait = stage.advance(session, now);
        each();
        now += std::max(1.0, wait);
    } while (stage.busy(session));
}

}

TEST_SUITE("looking back") {
    TEST_CASE(
        "each line shows the table there was when it had been told, and one plays on from the question that followed") {
        for (int game = 0; game < 8; ++game) {
            CAPTURE(game);
            Session session = begun(plan_of(game), static_cast<std::uint64_t>(game) + 40);
            Rng rng{static_cast<std::uint64_t>(game)};
            std::vector<State> tables;               // before each choice
            std::map<std::size_t, std::size_t> at;   // after so many events: the first choice
            while (!session.over()) {
                at.try_emplace(session.events().size(), tables.size());
                tables.push_back(session.seen());
                one_answer(session, rng);
            }
            tables.push_back(session.seen());
            Stage stage;
            stage.set(session);
            History history;
            std::size_t exact = 0;
            for (std::size_t n = 0; n < stage.lines().size(); ++n) {
                CAPTURE(n);
                history.show(session, stage, n);
                REQUIRE(history.shown());
                CHECK(history.then().lines().size() == n + 1);
                CHECK(history.then().lines().back().text == stage.lines()[n].text);
                const std::size_t question = history.question(session);
                CHECK(session.events_before(question) >= stage.lines()[n].until);
                const auto found = at.find(stage.lines()[n].until);
                if (found == at.end()) continue;
                ++exact;
                CHECK(question == found->second);
                CHECK(history.then().shown() == tables[found->second]);
            }
            CHECK(exact > 40);
        }
    }

    TEST_CASE(
        "played on from a line everything since is told in its order, at a pace that can be followed, until the "
        "present is reached") {
        for (const Pace pace : {Pace::step, Pace::instant, Pace::fast}) {
            Plan plan = plan_of(1);
            plan.pace = pace;
            Session session = begun(plan, 77);
            Rng rng{5};
            while (!session.over()) one_answer(session, rng);
            Stage stage;
            stage.set(session);
            History history;
            CHECK_FALSE(history.playing());
            history.show(session, stage, 20);
            CHECK_FALSE(history.playing());
            history.play(session, stage);
            REQUIRE(history.playing());
            std::size_t line = 20, followed = history.then().followed(), tables = 0;
            double now = 0, longest = 0;
            while (history.playing()) {
                const double wait = history.advance(session, stage, now);
                if (!history.playing()) break;
                CHECK(history.line() >= line);
                CHECK(history.then().followed() >= followed);
                CHECK(history.then().lines().size() == history.line() + 1);
                line = history.line(), followed = history.then().followed();
                for (std::size_t n = 0; n < session.answers(); ++n)
                    if (session.events_before(n) == followed && session.events_before(n + 1) != followed) {
                        CHECK(history.then().shown() == session.seen_before(n));
                        ++tables;
                    }
                longest = std::max(longest, wait);
                now += std::max(1.0, wait);
            }
            CHECK_FALSE(history.shown());   // the present
            CHECK(line + 2 >= stage.lines().size());
            CHECK(tables > 50);
            CHECK(longest > 100);   // also at instant pace
        }
    }

TEST_CASE("held it rests at its line, and tells no event beyond where it is to stop") {
    Session session = begun(plan_of(1), 78);
    Rng rng{5};
    while (!session.over()) one_answer(session, rng);
    Stage stage;
    stage.set(session);
    History history;
    history.show(session, stage, 5);
    history.play(session, stage);
    const std::size_t stop = stage.lines()[9].until;
    double now = 0;
    for (int i = 0; i < 500; ++i) history.advance(session, stage, now += 500, stop);
    CHECK(history.then().followed() == stop);
    CHECK(history.line() == 9);
    history.hold(session, stage);
    CHECK(history.advance(session, stage, now += 500) < 0);
    CHECK(history.line() == 9);
    history.leap_to_scoring(session, stage, 1);
    CHECK(stage.lines()[history.line()].event.what == What::general_scoring);
    const std::size_t first = history.line();
    history.leap_to_scoring(session, stage, 1);
    CHECK(history.line() > first);
    history.leap_to_scoring(session, stage, -1);
    CHECK(history.line() == first);
}

TEST_CASE("the ruler has a place for every line, rounds of one length, and the scorings that are to come") {
    Session session = begun(plan_of(1), 79);
    Rng rng{5};
    for (const bool whole : {false, true}) {
        while (!session.over() && (whole || session.seen().round < 5)) one_answer(session, rng);
        Stage stage;
        stage.set(session);
        const Ruler ruler{stage.lines(), !session.over(), session.seen().rules};
        CHECK(ruler.rounds().size() == (session.seen().rules.short_game ? 6 : 9));
        CHECK(ruler.scorings().size() == 3);
        for (std::size_t n = 0; n < stage.lines().size(); ++n) {
            CHECK(ruler.line_at(ruler.at(n)) == n);
            CHECK(ruler.line_of(stage.lines()[n].until) == n);
            CHECK((ruler.at(n) >= 0 && ruler.at(n) <= 1));
        }
        CHECK(ruler.at(0) == 0);
        CHECK((ruler.at(stage.lines().size() - 1) == doctest::Approx(1)) == whole);
    }
}

TEST_CASE("stepping visits every line that the filter lets through, and ends in the present") {
    Session session = begun(plan_of(2), 7);
    Rng rng{3};
    while (!session.over()) one_answer(session, rng);
    Stage stage;
    stage.set(session);
    for (Filter filter :
         {Filter{}, Filter{.player = blue, .scorings = false}, Filter{.player = nobody, .scorings = true}}) {
        History history;
        history.filter = filter;
        std::size_t wanted = 0;
        for (const Line& line : stage.lines()) wanted += filter.lets(line);
        CHECK(wanted < stage.lines().size() + filter.all());
        CHECK_FALSE(history.can(stage, Leap::forward));
        CHECK_FALSE(history.can(stage, Leap::last));
        history.leap(session, stage, Leap::first);
        CHECK_FALSE(history.can(stage, Leap::back));
        std::size_t seen = 0;
        for (; history.shown(); history.leap(session, stage, Leap::forward)) {
            CHECK(filter.lets(stage.lines()[history.line()]));
            ++seen;
        }
        CHECK(seen == wanted);
        std::size_t back = 0;
        while (history.can(stage, Leap::back)) history.leap(session, stage, Leap::back), ++back;
        CHECK(back >= wanted - 1);
        CHECK(history.line() <= 1);
        history.leap(session, stage, Leap::last);
        CHECK_FALSE(history.shown());
    }
}

TEST_CASE("where two share the screen, no moment shows what only one of them knows") {
    int secrets = 0;
    for (int game = 0; game < 6; ++game) {
        CAPTURE(game);
        Session session = begun(plan_of(game, 2), static_cast<std::uint64_t>(game) + 11);
        Rng rng{static_cast<std::uint64_t>(game)};
        for (int answers = 0; !session.over(); ++answers) {
            one_answer(session, rng);
            if (answers % 23) continue;
            const State table = table_of(session);
            for (Player p : table.seats()) secrets += table.disc[p] != nowhere || !table.unseen[p].empty();
            Stage stage;
            stage.set(session);
            History history;
            for (std::size_t n = static_cast<std::size_t>(answers % 7); n < stage.lines().size(); n += 7) {
                history.show(session, stage, n);
                const State& shown = history.then().shown();
                CHECK(shown.rng == Rng{});
                for (Player p : shown.seats()) {
                    CHECK(shown.unseen[p].empty());
                    CHECK((shown.disc[p] == nowhere || shown.disc[p] == face_down));
                }
            }
        }
    }
    CHECK(secrets > 0);
}

TEST_CASE("since your last turn: it is told again to the same end, each other player's turn in one sentence") {
    std::size_t turns = 0, sentences = 0;
    for (int game = 0; game < 6; ++game) {
        CAPTURE(game);
        Session session = begun(plan_of(game), static_cast<std::uint64_t>(game) + 60);
        Stage stage;
        stage.set(session);
        Rng    rng{static_cast<std::uint64_t>(game)};
        double now = 0;
        for (int answers = 0; answers < 90 && !session.over(); ++answers) {
            one_answer(session, rng);
            stage.advance(session, now);
            const std::optional<std::size_t> from = History::last_turn(session);
            if (!from || session.bot_asked() || session.over()) continue;
            const std::vector<Line> before = stage.lines();
            const std::size_t all = session.events().size();
            REQUIRE(*from < all);
            std::size_t bot_turns = 0;
            for (std::size_t i = *from; i < all; ++i)
                bot_turns += session.events()[i].what == What::turn_ends && session.events()[i].who != red;
            stage.retell(session, *from);
            CHECK(stage.followed() == *from);
            CHECK(stage.lines().size() <= before.size());
            std::set<std::string> told;   // what was said at the end of each turn
            double began = now;
            tell_out(stage, session, now, [&] {
                if (stage.on() && stage.on()->what == What::turn_ends && stage.on()->who != red)
                    told.insert(stage.caption());
            });
            CHECK(told.size() <= bot_turns);
            for (const std::string& turn : told) CHECK(turn.find("(power") != std::string::npos);
            CHECK((bot_turns == 0 || now > began + 500));   // even at instant pace it can be followed
            sentences += told.size();
            turns += bot_turns;
            CHECK_FALSE(stage.retelling());
            CHECK(stage.shown() == session.seen());
            REQUIRE(stage.lines().size() == before.size());
            for (std::size_t i = 0; i < before.size(); ++i) CHECK(stage.lines()[i].text == before[i].text);
        }
    }
    CHECK(turns > 30);
    CHECK(sentences == turns);
}

TEST_CASE("played on from a moment, the game is another one up to its end, and nothing before it is taken back") {
    for (int game = 0; game < 6; ++game) {
        CAPTURE(game);
        Session session = begun(plan_of(game), static_cast<std::uint64_t>(game) + 5);
        Rng rng{static_cast<std::uint64_t>(game)};
        while (!session.over()) one_answer(session, rng);
        const std::size_t n = session.answers() / 2;
        const State table = session.seen_before(n);
        CHECK_FALSE(session.may_undo_to(n));
        session.go_back(n);
        CHECK(session.answers() == n);
        CHECK(session.seen() == table);
        CHECK_FALSE(session.can_undo());
        while (!session.over()) one_answer(session, rng);
        Session again;
        CHECK(again.resume(session.code()) == "");
    }
}

}

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
                CHECK_FALSE(session.can_undo());
                continue;
            }
            const State  before = table_of(session);
            one_answer(session, rng);
            if (!session.can_undo()) {
                ++barred;
                continue;
            }
            ++undone;
            CHECK((session.asked() == by || session.passing()));
            const Choice choice = load(session.code()).record.choices.back();
            const State  after = eg::seen_by(table_of(session), by);
            for (int world = 0; world < 3; ++world) {
                State other = imagine(eg::seen_by(before, by), rng);
                Events unheard = Events::deaf();
                apply(other, choice, unheard);
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
            if (!power || session.bot_asked() || !session.can_undo() || session.asked_step().name == "play_power")
                continue;
            const State began = session.seen();   // the last to play a power card, and the first to act
            do one_answer(session, rng);
            while (session.can_undo() && session.undo_depth() < 4);
            if (!session.can_undo()) continue;
            ++found;
            session.reset_turn();
            CHECK(session.seen() == began);
            session.reset_turn();
            CHECK(session.seen() == began);
            session.undo();
            CHECK(session.asked_step().name == "play_power");
        }
    }
    CHECK(found >= 5);
}

// One person has played a power card, and a bot is asked, or where there are more people another person.
Session passed_on(int people, Pace pace) {
    Plan plan = plan_of(1, people);
    plan.pace = pace;
    for (std::uint64_t seed = 1;; ++seed) {
        Session session = begun(plan, seed);
        if (session.bot_asked()) continue;
        session.open_curtain();
        session.answer(session.options()[4]);
        if (session.passing() && session.bot_asked() == (people == 1)) return session;
    }
}

TEST_CASE("a power card goes back into the hand until the next player, a bot, has answered") {
    Session session = passed_on(1, Pace::normal);
    REQUIRE(session.bot_asked());
    CHECK(session.can_undo());
    session.undo();
    CHECK(session.asked_step().name == "play_power");
    CHECK(session.asked() == session.reader());
    CHECK(session.hand_of() == session.asked());
    CHECK(session.options().size() == 13);
    CHECK(session.answers() == 0);
    session.answer(session.options()[7]);
    CHECK(session.can_undo());
    session.pass_on();   // a bot reads nothing
    CHECK(session.can_undo());
    CHECK(session.may_undo_to(0));
    while (session.bot_asked()) session.think();
    CHECK_FALSE(session.may_undo_to(0));
    CHECK_FALSE(session.passing());
}

TEST_CASE("... or until another person reads the question, and never what lies before it") {
    Session session = passed_on(3, Pace::normal);
    const Player first = session.asked_before(0);
    REQUIRE(session.curtained());
    CHECK(session.can_undo());
    session.undo();
    CHECK(session.asked() == first);
    CHECK_FALSE(session.curtained());   // it is still he who has the device
    session.answer(session.options()[0]);
    session.pass_on();
    CHECK_FALSE(session.can_undo());
    CHECK_FALSE(session.may_undo_to(0));
    session.open_curtain();
    session.answer(session.options()[0]);
    CHECK(session.can_undo());           // his own ...
    CHECK_FALSE(session.may_undo_to(0)); // ... but not the first one's
    session.undo();
    CHECK(session.asked() != first);
    CHECK_FALSE(session.can_undo());
}

TEST_CASE("... also where nobody was told that the question was read: to answer is to have read it") {
    Session session = passed_on(2, Pace::normal);
    session.open_curtain();
    session.answer(session.options()[0]);
    CHECK_FALSE(session.may_undo_to(0));
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
    session.undo();
    stage.advance(session, 10);
    CHECK_FALSE(stage.busy(session));
    CHECK(stage.shown() == session.seen());
    CHECK(stage.shown().power[session.asked()] == 0);
    CHECK(stage.followed() == session.events().size());
}

}
