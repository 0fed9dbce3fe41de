// Grand Inquisitor & the Colonies (1996 booklet): the Castillo - Conspiracy, and black caballeros inside.
#include "colonies_table.h"

namespace eg {

namespace {

const std::string scoring_now = "; ask general_scoring - 0 - - 0 0";

}

TEST_SUITE("colonies") {

// "During the next general scoring, the Grandes move to regions based on the regions specified on the secret disks."
TEST_CASE("Conspiracy: at the next general scoring the Grandes follow the discs, with or without caballeros") {
    State s = table("players 3; " + overseas("round 3; king CN; CAS red:2G blue:0G yellow:1") + scoring_now);
    dial(s, "red:PV blue:SEV yellow:GAL");
    CHECK(line(s, "PV") == "red:2G");
    CHECK(line(s, "SEV") == "blue:0G");
    CHECK(line(s, "GAL") == "yellow:1");
    CHECK(line(s, "CAS").empty());
}

TEST_CASE("a Grande in the Castillo brings two to his owner if he is sole first there") {
    State s = table("players 3; " + overseas("round 3; king CN; CAS red:2G blue:1G yellow:1") + scoring_now);
    const Events events = dial(s, "red:PV blue:SEV yellow:GAL");
    CHECK(paid_for(s, events, "CAS") == "red:7");   // a tie for second; three players: no third value
}

TEST_CASE("whose Grande is in the Castillo has no home meanwhile") {
    CHECK(worth(at_sea("players 3; king CN; CAS red:0G; PV red:3"), "PV") == std::vector<int>{5, 0, 0});
}

TEST_CASE("a disc that shows the King's region: the caballeros go to the court, the Grande stays inside") {
    State s = table("players 3; " + overseas("round 3; king CN; CAS red:2G yellow:1; court red:3") + scoring_now);
    dial(s, "red:CN yellow:GAL");
    CHECK(line(s, "CAS") == "red:0G");
    CHECK(s.court[red] == 5);
}

TEST_CASE("after a special scoring of the Castillo the Grandes go back inside") {
    State s = holding("3-castillo", "players 3; king CN; CAS red:2G blue:1");
    const Events events = play(s, "act");
    CHECK(paid_for(s, events, "CAS") == "red:7 blue:3");
    CHECK(line(s, "CAS") == "red:2G blue:1");
}

TEST_CASE("no other card brings a Grande out of the Castillo") {
    State s = holding("4-grande", "king CN; CAS red:0G; PV blue:0G");
    if (may(s, "act")) {
        play(s, "act");
        idle(s, [](const State& now) { return asked_step_name(now) != "use_card"; });
    }
    CHECK(line(s, "CAS") == "red:0G");
}

TEST_CASE("black caballeros in the Castillo count for the Inquisitor's player and go with his disc") {
    State s = table("players 3; " + overseas("inquisitor 1; round 3; king CN; VAL black:2; CAS red:1 blue:2 black:2")
                    + scoring_now);
    const Events events = dial(s, "red:PV blue:SEV");
    CHECK(paid_for(s, events, "CAS") == "red:5 blue:3");
    CHECK(line(s, "PV") == "red:1 black:2");
    CHECK(line(s, "CAS").empty());
}

TEST_CASE("with only black ones inside their player dials") {
    State s = table("players 3; " + overseas("inquisitor 2; round 3; king CN; VAL black:3; CAS black:1") + scoring_now);
    dial(s, "blue:SEV");
    CHECK(line(s, "SEV") == "black:1");
}

TEST_CASE("black ones never go to a court: with the King's region on the disc they stay inside") {
    State s = table("players 3; "
                    + overseas("inquisitor 1; round 3; king CN; VAL black:3; CAS red:1 black:1; court red:3")
                    + scoring_now);
    dial(s, "red:CN");
    CHECK(s.court[red] == 4);
    CHECK(line(s, "CAS") == "black:1");
}

TEST_CASE("without an owner black ones use up a rank in the Castillo and stay in it") {
    State s = table("players 4; " + overseas("round 3; king CN; VAL black:1; CAS red:2 blue:1 black:3") + scoring_now);
    const Events events = dial(s, "red:PV blue:SEV");
    CHECK(paid_for(s, events, "CAS") == "red:3 blue:1");   // the first place is lost
    CHECK(line(s, "CAS") == "black:3");
}

TEST_CASE("black caballeros may be moved into the Castillo, and never out by a card") {
    State s = holding("gi-inquisitor", "king CN; SEV black:3; CAS black:1");
    play(s, "act");
    CHECK(options(s) == "black SEV, done");
    play(s, "black SEV, CAS, done");
    CHECK(line(s, "CAS") == "black:2");
}

TEST_CASE("nobody moves from the Castillo into a new region by disc") {
    State s = table("players 3; " + overseas("round 3; king CN; CAS red:1") + scoring_now);
    REQUIRE(asked_step_name(s) == "dial");
    for (const char* id : {"FRA", "SHI", "AME", "MED"}) CHECK_FALSE(offers(s, id));
}

}

}
