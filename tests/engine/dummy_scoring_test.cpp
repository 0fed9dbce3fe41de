// 2023, the game of two: how the dummy counts in a scoring.
#include "dummy.h"

using namespace eg;

// "It can change majorities, but does not get points." "Only the first two numbers on the Scoring board count."
TEST_SUITE("the dummy: scoring") {

TEST_CASE("it takes a rank, and nobody has the points of it") {
    struct {
        std::string table;
        Place       place;
        std::vector<int> points;
    } const examples[] = {
        {"king SEV; PV white:4 red:3 blue:2", PV, {3, 0}},
        {"king SEV; PV red:4 white:3 blue:2", PV, {5, 0}},
        {"king SEV; PV red:4 blue:3 white:2", PV, {5, 3}},
        {"king SEV; PV white:2", PV, {0, 0}},
        {"king SEV; PV red:2 white:2", PV, {3, 0}},             // tied for first
        {"king SEV; PV red:2 white:2 blue:1", PV, {3, 0}},      // and third place does not count
        {"king SEV; PV red:2 blue:2 white:2", PV, {3, 3}},
        {"king SEV; PV red:3 blue:2 white:2", PV, {5, 0}},      // tied for second
        {"king SEV; PV white:3 red:2 blue:2", PV, {0, 0}},
        {"king SEV; CAS white:3 red:2 blue:1", CAS, {3, 0}},
        {"king SEV; boards 8/4/0:PV; PV white:3 red:2 blue:1", PV, {4, 0}},
        {"king PV; PV red:3G white:2", PV, {9, 0}},
        {"king PV; PV red:2G white:2", PV, {3, 0}},             // no bonus in a tie
        {"king PV; PV red:2G white:3", PV, {3, 0}},             // nor in second place
    };
    for (const auto& example : examples) {
        CAPTURE(example.table);
        CHECK(points_at(table(two + example.table), example.place) == example.points);
    }
}

TEST_CASE("no scoring ever tells of it, and it is no winner") {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Rng    rng{seed};
        Events events;
        State  s = dealt(seed, events);
        while (!over(s))
            for (const Event& event : go_on(s, rng).list)
                if (event.what == What::scored) CHECK((event.who == red || event.who == blue));
        CHECK((winners(s) - Players{red, blue}).empty());
        CHECK_FALSE(winners(s).empty());
        CHECK(line(s, "points").find("white") == std::string::npos);
    }
}

TEST_CASE("where it leads, first place only pays nobody") {
    State s = holding("n3-tournament", "king SEV; PV white:3 red:2; GAL red:2 white:2; VAL red:1");
    const Events events = play(s, "act");
    CHECK(line(s, "points") == "red:5 blue:0");
    CHECK(paid(events, PV) == "red:0");
}

TEST_CASE("its caballeros count where the most and the fewest are looked for") {
    State most = holding("n3-cortes", "king SEV; PV white:3; GAL red:1 blue:1");
    CHECK(scored(play(most, "act")) == "PV");
    State fewest = holding("n3-hermitage", "king SEV; PV white:1; GAL red:1 blue:1; VAL red:1 white:1");
    CHECK(scored(play(fewest, "act")) == "PV");
}

TEST_CASE("its caballeros stay in the Castillo at a general scoring, where they count") {
    State s = table(two + "round 3; king SEV; CAS white:3 red:2 blue:1; court red:1\nask general_scoring - 0 - - 0 0");
    CHECK(asked_step_name(s) == "dial");
    const Events events = dial(s, "red:PV blue:GAL");
    CHECK(paid(events, CAS) == "red:3 blue:0");
    CHECK(line(s, "CAS") == "white:3");
    CHECK(line(s, "PV") == "red:2");
    CHECK(line(s, "GAL") == "blue:1");
    State alone = table(two + "round 3; king SEV; CAS white:3; PV red:1\nask general_scoring - 0 - - 0 0");
    CHECK(over(alone));   // the dummy has no disc
    CHECK(line(alone, "points") == "red:5 blue:0");
}

TEST_CASE("Revelation leaves them inside too") {
    State s = holding("n3-revelation", "king SEV; CAS white:1 red:2 blue:2");
    CHECK(paid(play(s, "act"), CAS) == "red:3 blue:3");
    CHECK(line(s, "CAS") == "red:2 blue:2 white:1");
}

}
