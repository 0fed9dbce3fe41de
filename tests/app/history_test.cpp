// Looking back, without a window: each line of the log shows the table at that time, without secrets. Playing on from
// there, and what happened since the last turn.
#include <map>
#include <set>

#include "app/timeline/history.h"
#include "session.h"
#include "table.h"

using namespace eg;

namespace {

// Lets time pass until the stage is at rest.
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
        std::map<std::size_t, std::size_t> at;   // for a number of events, the first choice after them
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
                    CHECK(history.then().shown() == seen_before(session, n));
                    ++tables;
                }
            longest = std::max(longest, wait);
            now += std::max(1.0, wait);
        }
        CHECK_FALSE(history.shown());   // back in the present
        CHECK(line + 2 >= stage.lines().size());
        CHECK(tables > 50);
        CHECK(longest > 100);   // milliseconds, even at instant pace
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
            const State table = whole_table(session);
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
            const Filter news{.player = nobody, .scorings = false, .since = *from};
            for (const Line& line : before) CHECK(news.lets(line) == (line.events >= *from));
            std::size_t bot_turns = 0;
            for (std::size_t i = *from; i < all; ++i)
                bot_turns += session.events()[i].what == What::turn_ends && session.events()[i].who != red;
            stage.retell(session, *from);
            CHECK(stage.followed() == *from);
            CHECK(stage.lines().size() <= before.size());
            std::set<std::string> told;   // the sentences at the end of each turn
            double began = now;
            tell_out(stage, session, now, [&] {
                if (stage.on() && stage.on()->what == What::turn_ends && stage.on()->who != red)
                    told.insert(stage.caption());
            });
            CHECK(told.size() <= bot_turns);
            for (const std::string& turn : told) CHECK(turn.find("(power") != std::string::npos);
            CHECK((bot_turns == 0 || now > began + 500));   // slow enough to follow, even at instant pace
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
        const State table = seen_before(session, n);
        CHECK_FALSE(may_undo_to(session, n));
        session.go_back(n);
        CHECK(session.answers() == n);
        CHECK(session.seen() == table);
        CHECK_FALSE(can_undo(session));
        while (!session.over()) one_answer(session, rng);
        Session again;
        CHECK(again.resume(session.code()) == "");
    }
}

}
