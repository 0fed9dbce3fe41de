// The summary of a general scoring: its numbers add up, and the game waits for the player.
#include <doctest/doctest.h>

#include <cstdlib>

#include "app/game/address.h"
#include "app/timeline/stage.h"
#include "engine/box.h"
#include "engine/notation.h"
#include "engine/event_log.h"
#include "language/say.h"
#include "session.h"

using namespace eg;

namespace {

Plan plan_in(std::string_view address, int players) {
    Plan plan = usual_plan();
    read_address(address, plan);
    plan.setup.players = players;
    for (Seat& seat : plan.seats) seat.bot = "random";
    plan.seats[0].bot = {};
    plan.pace = Pace::instant;
    return plan;
}

// Runs the stage to the next question or summary. True: it waits with a summary.
bool run(Stage& stage, const Session& session, double& now) {
    while (stage.busy(session) && !stage.holds()) stage.advance(session, now += 1000);
    return stage.holds();
}

void check_sums(const Stage& stage) {
    const ScoringSummary& summary = *stage.scoring_summary();
    CHECK(summary.to_come.empty());
    for (Player p : stage.shown().seats()) {
        int sum = summary.before[p];
        for (const PlaceScoring& place : summary.places)
            for (const PlaceScoring::Row& row : place.rows)
                if (row.player == p) sum += row.points;
        for (const ScoringSummary::Other& other : summary.others) sum += other.points[p];
        CHECK(sum == stage.shown().score[p]);
    }
    Places twice;
    for (const PlaceScoring& place : summary.places) {
        CHECK_FALSE(twice.has(place.place));
        twice.add(place.place);
    }
}

// Plays a game and checks each summary; returns their number.
int summaries_of(const Plan& plan, std::uint64_t seed) {
    Session session = begun(plan, seed);
    Stage   stage;
    stage.set(session);
    stage.hold_after_scorings(true);
    Rng    rng{seed};
    double now = 0;
    int    seen = 0;
    while (!session.over()) {
        one_answer(session, rng);
        while (run(stage, session, now)) {
            ++seen;
            CHECK(stage.scoring_summary()->number >= seen);   // the short game begins with the second
            check_sums(stage);
            const std::size_t followed = stage.followed();
            stage.advance(session, now += 60000);
            CHECK(stage.followed() == followed);   // it stays
            stage.skip();
            stage.advance(session, now += 1);
            CHECK(stage.followed() > followed);
        }
    }
    CHECK_FALSE(stage.busy(session));
    CHECK(stage.shown() == session.seen());
    return seen;
}

}

TEST_SUITE("scoring summary") {

TEST_CASE("the numbers of every summary add up, in every box") {
    const char* wanted = std::getenv("EG_GAMES");   // more than the test run needs
    const int   games = wanted ? std::atoi(wanted) : 3;
    int scorings = 0;
    for (const std::string_view box :
         {"edition=1996", "edition=2023", "edition=2023&modules=new_regency", "edition=intrigue",
          "edition=decennial&modules=colonies", "edition=king_and_colonies", "edition=decennial&modules=grandissimo"})
        for (int game = 0; game < games; ++game) {
            CAPTURE(box);
            CAPTURE(game);
            const int seen = summaries_of(plan_in(box, 2 + game % 4), static_cast<std::uint64_t>(game) + 11);
            CHECK(seen == 3);
            scorings += seen;
        }
    MESSAGE(scorings, " general scorings");
}

TEST_CASE("who gains the most and who leads") {
    State s = position("players 3; round 3; points red:20 blue:25 yellow:12").state;
    ScoringSummary summary{.number = 1, .before = {}};
    const auto words = [&](int r, int b, int y) {
        summary.before[red] = r, summary.before[blue] = b, summary.before[yellow] = y;
        return say(in_short(summary, s), seat_names());
    };
    CHECK(words(4, 14, 2) == "Red gains the most: 16 points. Blue keeps the lead.");
    CHECK(words(14, 8, 9) == "Blue gains the most, 17 points, and moves from third into the lead.");
    CHECK(words(11, 16, 8) == "Red and Blue gain the most, 9 points each. Blue keeps the lead.");
    CHECK(words(20, 25, 2) == "Yellow gains the most: 10 points. Blue keeps the lead.");
    CHECK(words(20, 25, 12) == "Nobody scores. Blue keeps the lead.");
    CHECK(words(9, 8, 8) == "Blue gains the most, 17 points, and moves from second into the lead.");
    CHECK(words(6, 20, 12) == "Red gains the most, 14 points, and moves up from third to second. Blue keeps the lead.");
    s = position("players 3; round 3; points red:25 blue:25 yellow:12").state;
    CHECK(words(10, 20, 2)
          == "Red gains the most, 15 points, and moves up from second to first. Red and Blue share the lead.");
    CHECK(say(in_full(summary, s), seat_names())
          == "First general scoring: Red plus 15, 25, first, up 1; Blue plus 5, 25, first; Yellow plus 10, 12, third.");
}

TEST_CASE("a game without hold goes on") {
    Session session = begun(plan_in("edition=1996", 3), 5);
    Stage   stage;
    stage.set(session);
    Rng    rng{5};
    double now = 0;
    while (!session.over()) {
        one_answer(session, rng);
        while (stage.busy(session)) {
            stage.advance(session, now += 1000);
            CHECK_FALSE(stage.holds());
        }
    }
}

}
