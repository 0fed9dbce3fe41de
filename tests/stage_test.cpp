// The page without its window: what the stage shows by following events is what happened, undo gives
// back the table there was, and a saved game tells the same story again.
#include "app/session.h"
#include "app/stage.h"
#include "engine/sight.h"
#include "table.h"

using namespace eg;

namespace {

Plan plan_of(int game) {
    Plan plan = usual_plan();
    plan.setup.players = 2 + game % 4;
    plan.setup.rules = rules_of(static_cast<Edition>(game % edition_count));
    plan.setup.rules.short_game = game % 2 == 1;
    plan.pace = Pace::instant;
    for (Seat& seat : plan.seats) seat.bot = "random";
    plan.seats[0].bot.clear();
    return plan;
}

// What events say of a table; the rest is filled in when the stage has caught up.
void match(const State& shown, const State& seen) {
    CHECK(shown.caballeros == seen.caballeros);
    CHECK(shown.court == seen.court);
    CHECK(shown.province == seen.province);
    CHECK(shown.score == seen.score);
    CHECK(shown.power == seen.power);
    CHECK(shown.grande == seen.grande);
    CHECK(shown.disc == seen.disc);
    CHECK(shown.king == seen.king);
    CHECK(shown.round == seen.round);
    CHECK(shown.start == seen.start);
    CHECK(shown.acted == seen.acted);
    CHECK(shown.scoreboard == seen.scoreboard);
    CHECK(shown.taker == seen.taker);
    CHECK(shown.shown == seen.shown);
    for (std::size_t i = 0; i < seen.kept.size(); ++i) CHECK(shown.kept[i].owner == seen.kept[i].owner);
}

}

TEST_SUITE("the stage") {

TEST_CASE("follows every event to the table there is, and the tallies add up to the points") {
    for (int game = 0; game < 24; ++game) {
        CAPTURE(game);
        Session session;
        session.start(plan_of(game), static_cast<std::uint64_t>(game) + 500);
        Stage stage;
        stage.set(session);
        State       shown = session.seen();
        std::size_t next = session.events().size();
        Rng         rng{static_cast<std::uint64_t>(game)};
        while (!session.over()) {
            if (session.bot_asked()) {
                while (!session.think()) {}
            } else {
                const Choices options = session.options();
                REQUIRE(!options.empty());
                session.answer(options[rng.below(options.size())]);
            }
            for (; next < session.events().size(); ++next) follow(shown, seen_by(session.events()[next], session.reader()));
            match(shown, session.seen());
            shown = session.seen();
            stage.advance(session, 0);
        }
        for (Player p : session.seen().seats()) {
            int points = 0;
            for (const Tally& tally : stage.tallies()) points += tally.of(p);
            CHECK(points == session.seen().score[p]);
        }
        Session again;
        REQUIRE(again.resume(session.code()) == "");
        Stage retold;
        retold.set(again);
        REQUIRE(retold.lines().size() == stage.lines().size());
        for (std::size_t i = 0; i < stage.lines().size(); ++i) CHECK(retold.lines()[i].text == stage.lines()[i].text);
    }
}

TEST_CASE("undo gives back the table there was, and never reaches behind a card revealed or another's answer") {
    for (int game = 0; game < 12; ++game) {
        CAPTURE(game);
        Session session;
        session.start(plan_of(game), static_cast<std::uint64_t>(game) + 900);
        Rng rng{static_cast<std::uint64_t>(game) + 7};
        for (int answers = 0; answers < 150 && !session.over(); ++answers) {
            if (session.bot_asked()) {
                while (!session.think()) {}
                CHECK(!session.can_undo());
                continue;
            }
            const State       before = session.seen();
            const std::size_t told = session.events().size();
            const Choices     options = session.options();
            session.answer(options[rng.below(options.size())]);
            if (!session.can_undo()) continue;
            session.undo();
            CHECK(session.seen() == before);
            CHECK(session.events().size() == told);
            CHECK(session.options().size() == options.size());
            session.answer(options[rng.below(options.size())]);
        }
    }
}

TEST_CASE("two people never see each other's discs or cards taken back") {
    Plan plan = plan_of(0);
    plan.seats[1].bot.clear();
    Session session;
    session.start(plan, 77);
    Rng rng{5};
    int curtains = 0;
    while (!session.over()) {
        if (session.bot_asked()) {
            while (!session.think()) {}
            continue;
        }
        if (session.curtained()) {
            ++curtains;
            CHECK(session.options().empty());
            CHECK(session.hand_of() == nobody);
            CHECK(session.seen().unseen == State{}.unseen);
            session.open_curtain();
        }
        const State seen = session.seen();
        for (Player p : seen.seats()) {
            CHECK((seen.disc[p] == nowhere || seen.disc[p] == face_down));
            if (p != session.asked()) CHECK(seen.unseen[p].empty());
        }
        const Choices options = session.options();
        session.answer(options[rng.below(options.size())]);
    }
    CHECK(curtains > 9);
}

}
