// The stage, without a window: following events, it arrives at the actual table; undo restores the table before; a
// saved game gives the same log again.
#include <algorithm>
#include <set>

#include "app/timeline/stage.h"
#include "engine/views.h"
#include "session.h"
#include "table.h"
#include "english.h"

using namespace eg;

namespace {

// Checks the parts of a table that events describe; the stage copies the rest when it has followed all events.
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
    CHECK(shown.kept == seen.kept);
}

}

TEST_SUITE("the stage") {

TEST_CASE("follows every event to the table there is, and the tallies add up to the points") {
    for (int game = 0; game < 24; ++game) {
        CAPTURE(game);
        Session session = begun(plan_of(game), static_cast<std::uint64_t>(game) + 500);
        Stage stage;
        stage.set(session);
        State       shown = session.seen();
        std::size_t next = session.events().size();
        Rng         rng{static_cast<std::uint64_t>(game)};
        while (!session.over()) {
            one_answer(session, rng);
            for (; next < session.events().size(); ++next)
                apply_event(shown, seen_by(session.events()[next], reader_of(session)));
            match(shown, session.seen());
            shown = session.seen();
            stage.advance(session, 0);
        }
        for (Player p : session.seen().seats()) {
            int points = 0;
            for (const Tally& tally : stage.tallies()) points += tally.points[p];
            CHECK(points == session.seen().score[p]);
        }
        Session again;
        REQUIRE(again.resume(session.code()) == "");
        Stage retold;
        retold.set(again);
        REQUIRE(retold.lines().size() == stage.lines().size());
        int moved = 0;   // moves with the same ends share one line with their number
        for (const Line& line : stage.lines()) {
            if (line.event.what != What::moved) continue;
            moved += line.moved;
            CHECK((line.text.find(line.moved == 1 ? " moves a caballero "
                                                  : " moves " + std::to_string(line.moved) + " caballeros ")
                   != std::string::npos));
        }
        CHECK(moved == std::count_if(session.events().begin(), session.events().end(), [](const Event& event) {
                  return event.what == What::moved;
              }));
        for (std::size_t i = 0; i < stage.lines().size(); ++i) CHECK(retold.lines()[i].text == stage.lines()[i].text);
    }
}

TEST_CASE("whose turn is told is the engine's answer, whoever is asked or scores in it") {
    int other_asked = 0, other_scored = 0;
    for (int game = 0; game < 16; ++game) {
        CAPTURE(game);
        Plan plan = plan_of(game, 0);
        plan.pace = Pace::normal;
        Session session = begun(plan, static_cast<std::uint64_t>(game) + 700);
        Stage stage;
        stage.set(session);
        Rng rng{static_cast<std::uint64_t>(game)};
        double now = 0;
        while (!session.over()) {
            const Player before = session.in_turn();
            CHECK(stage.turn() == before);
            other_asked += before != nobody && session.asked() != before;
            one_answer(session, rng);
            for (double wait = stage.advance(session, now); stage.on(); wait = stage.advance(session, now += wait)) {
                if (stage.on()->what == What::turn_begins || stage.on()->what == What::turn_ends
                    || stage.on()->what == What::announced)
                    CHECK(stage.turn() == stage.on()->who);
                if (stage.general()) CHECK(stage.turn() == nobody);
                if (stage.on()->what != What::scored || stage.general()) continue;
                CHECK(stage.turn() == before);
                other_scored += stage.on()->who != before;
            }
        }
    }
    CHECK(other_asked > 20);
    CHECK(other_scored > 20);
}

TEST_CASE("points gained outside of scorings stand in tallies of their own") {
    int outside = 0;
    for (int game = 0; game < 8; ++game) {
        CAPTURE(game);
        Plan plan = plan_of(game, 0);
        plan.setup.rules = box(*box_named("king_and_colonies")).rules;
        Session session = begun(plan, static_cast<std::uint64_t>(game) + 40);
        Stage   stage;
        stage.set(session);
        Rng rng{static_cast<std::uint64_t>(game)};
        while (!session.over()) one_answer(session, rng), stage.advance(session, 0);
        PerPlayer<int> in_scorings, elsewhere;
        for (const Event& event : session.events())
            if (row(event.what).travel.piece == Piece::points)
                (row(event.what).apart.empty() ? in_scorings : elsewhere)[event.who] += event.n;
        for (const Tally& tally : stage.tallies())
            for (Player p : session.seen().seats()) {
                (tally.title.empty() ? in_scorings : elsewhere)[p] -= tally.points[p];
                if (!tally.title.empty()) outside += tally.points[p];
            }
        for (Player p : session.seen().seats()) {
            CHECK(in_scorings[p] == 0);
            CHECK(elsewhere[p] == 0);
        }
    }
    CHECK(outside > 0);
}

TEST_CASE("undo gives back the table there was, and never reaches behind a card revealed or another's answer") {
    for (int game = 0; game < 12; ++game) {
        CAPTURE(game);
        Session session = begun(plan_of(game), static_cast<std::uint64_t>(game) + 900);
        Rng rng{static_cast<std::uint64_t>(game) + 7};
        for (int answers = 0; answers < 150 && !session.over(); ++answers) {
            if (session.bot_asked()) {
                while (!think(session)) {}
                CHECK(!can_undo(session));
                continue;
            }
            const State       before = session.seen();
            const std::size_t told = session.events().size();
            const Choices     options = session.options();
            session.answer(options[rng.below(options.size())]);
            if (!can_undo(session)) continue;
            undo(session);
            CHECK(session.seen() == before);
            CHECK(session.events().size() == told);
            CHECK(session.options().size() == options.size());
            session.answer(options[rng.below(options.size())]);
        }
    }
}

TEST_CASE("what flies back is what was taken back, though something was placed after it") {
    Plan plan = plan_of(0);
    plan.pace = Pace::normal;
    Session session = begun(plan, 3);
    Rng rng{1};
    while (session.asked_step().name != "use_card" || session.bot_asked() || session.count_left() < 2
           || session.options().of(Thing::place) == 0)
        one_answer(session, rng);
    Stage stage;
    stage.set(session);
    const Places places = Places::of_bits(session.options().of(Thing::place)) - castillo;
    REQUIRE(places.size() > 1);
    const Place first = places.nth(0), second = places.nth(1);
    double now = 0;
    for (Place place : {first, second}) {
        session.answer(on(place));
        while (stage.busy(session)) stage.advance(session, now += 50);
    }
    for (int i = 0; i < 100; ++i) stage.advance(session, now += 50);
    REQUIRE(removable_places(session).has(first));
    undo_one(session, on(first));
    stage.advance(session, now);
    REQUIRE(stage.animations().running().size() == 1);
    CHECK(stage.animations().running()[0].event.from == first);
    CHECK(stage.shown() == session.seen());
}

TEST_CASE("two people never see each other's discs or cards taken back") {
    Plan plan = plan_of(0);
    plan.seats[1].bot.clear();
    Session session = begun(plan, 77);
    Rng rng{5};
    int curtains = 0;
    while (!session.over()) {
        if (session.bot_asked()) {
            while (!think(session)) {}
            continue;
        }
        if (session.curtained()) {
            ++curtains;
            CHECK(session.options().empty());
            CHECK(hand_of(session) == nobody);
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

TEST_CASE("a turn of a bot is told in one sentence: who, which power card, which action card, what he did") {
    Plan plan = plan_of(3);
    plan.pace = Pace::normal;
    for (Seat& seat : plan.seats) seat.bot = "greedy";
    Session session = begun(plan, 8);
    Stage stage;
    stage.open(session);
    double now = 0;
    int turns = 0;
    std::set<std::string> rounds;
    while (!session.over() && turns < 30) {
        while (!think(session)) {}
        do {
            if (stage.on() && stage.on()->what == What::round_begins) rounds.insert(stage.caption());
            if (const std::optional<Event>& on = stage.on(); on && on->what == What::turn_ends) {
                const std::string name = session.name(on->who);
                CHECK(stage.caption().starts_with(name + " (power " + std::to_string(stage.shown().power[on->who])
                                                  + ") takes "));
                CHECK(stage.caption().ends_with("."));
                ++turns;
            }
            now += std::max(1.0, stage.advance(session, now));
        } while (stage.busy(session));
    }
    CHECK(turns == 30);
    CHECK(rounds
          == std::set<std::string>{"Round 1 begins.", "Round 2 begins.", "Round 3 begins.", "Round 4 begins.",
                                   "Round 5 begins.", "Round 6 begins."});
}

TEST_CASE("what is taken back travels the way it came") {
    for (int game = 0; game < 12; ++game) {
        CAPTURE(game);
        Plan plan = plan_of(game);
        plan.pace = Pace::normal;
        Session session = begun(plan, static_cast<std::uint64_t>(game) + 40);
        Stage stage;
        stage.set(session);
        Rng    rng{static_cast<std::uint64_t>(game)};
        double now = 0;
        int    seen = 0;
        for (int answers = 0; answers < 400 && !session.over(); ++answers) {
            if (session.bot_asked()) {
                while (!think(session)) {}
            } else {
                const std::size_t told = session.events().size();
                session.answer(session.options()[rng.below(session.options().size())]);
                if (can_undo(session) && session.events().size() == told + 1) {
                    const Event event = session.events().back();
                    stage.advance(session, now += 5000);
                    undo(session);
                    stage.advance(session, now += 5000);
                    CHECK(stage.shown() == session.seen());
                    if (event.what == What::placed || event.what == What::king_moved) {
                        REQUIRE(stage.animations().running().size() == 1);
                        CHECK(stage.animations().running()[0].event.from == event.to);
                        CHECK(stage.animations().running()[0].event.to == event.from);
                        CHECK(stage.animations().busy(now + 1));
                        CHECK(!stage.animations().busy(now + 5000));
                        ++seen;
                    }
                    session.answer(session.options()[rng.below(session.options().size())]);
                }
            }
            while (stage.advance(session, now += 5000) >= 0 || stage.busy(session)) {}
        }
        CHECK(seen > 0);
    }
}

TEST_CASE("keeping still, nothing travels; at the fastest pace nothing is begun") {
    for (const bool still : {true, false}) {
        Plan plan = plan_of(2);
        plan.pace = still ? Pace::normal : Pace::instant;
        for (Seat& seat : plan.seats) seat.bot = "random";
        Session session = begun(plan, 3);
        Stage stage;
        stage.keep_still(still);
        stage.open(session);
        double now = 0;
        std::size_t rings = 0;
        while (!session.over()) {
            while (!think(session)) {}
            do {
                now += std::max(1.0, stage.advance(session, now));
                CHECK(stage.animations().running().empty());
                CHECK(stage.animations().tower_lift(now) == 0);
                rings = std::max(rings, stage.animations().echoes().size());
            } while (stage.busy(session));
        }
        CHECK((rings > 0) == still);
    }
}

TEST_CASE(
    "a disc laid and a card kept, spent or lost are under way for a while, and only rings where nothing may travel") {
    State before = table("players 3; kept blue:2-veto:2");
    REQUIRE(before.kept[0].owner == blue);
    for (What what : {What::disc_dialled, What::card_kept, What::vetoed, What::card_expired}) {
        CAPTURE(static_cast<int>(what));
        const Event event{.what = what, .who = blue};
        Animations movement;
        CHECK(movement.length(event, before) >= 500);
        movement.begin(event, before, 1, 0);
        REQUIRE(movement.running().size() == 1);
        CHECK(movement.busy(400));
        CHECK_FALSE(movement.busy(movement.length(event, before)));
        movement.begin(event, before, 0, 0);
        CHECK(movement.running().size() == 1);   // without delay
        Animations still;
        still.keep_still(true);
        CHECK(still.length(event, before) == 0);
        still.begin(event, before, 1, 0);
        CHECK(still.running().empty());
        CHECK(still.echoes().size() == 1);
    }
}

}
