// Grand Inquisitor & the Colonies (1996 booklet): Limit table, and what Repositioning says of it.
#include "colonies_table.h"

namespace eg {

TEST_SUITE("colonies") {

TEST_CASE("G9: newcomers take free spaces, the others stand beside; only those on it count") {
    State s = holding("1-own4", limit_in("CV") + "king GAL; CV red:5 blue:3; SEV red:3");
    play(s, "act, red SEV, CV, red SEV, CV, red SEV, CV, done");
    CHECK(line(s, "CV") == "red:8 blue:3");
    CHECK(line(s, "waiting") == "red:1 blue:0 yellow:0 green:0");
    // seven red and three blue count
    State scored = at_sea(limit_in("CV") + "king GAL; CV red:8 blue:3 green:1; waiting red:1 green:1");
    CHECK(worth(scored, "CV")[green] == 0);
    CHECK(worth(scored, "CV")[red] > worth(scored, "CV")[blue]);
}

TEST_CASE("the number of caballeros that count is limited to six or ten") {
    const State few = at_sea("players 3; " + limit_in("SEV") + "SEV red:4 blue:3 yellow:2; waiting red:2 yellow:1");
    // two red, three blue and one yellow stand on it
    CHECK(worth(few, "SEV") == std::vector<int>{3, 4, 0});
    const State many =
        at_sea("players 4; " + limit_in("SEV") + "SEV red:9 blue:4 yellow:2; waiting red:4 blue:0 yellow:1");
    CHECK(worth(many, "SEV") == std::vector<int>{4, 3, 1, 0});   // five, four and one
}

TEST_CASE("placing: who finds no free space stands beside it") {
    State s = holding("3-most", "players 3; " + limit_in("SEV") + "king CN; court red:9; SEV blue:5");
    play(s, "SEV, SEV");
    CHECK(line(s, "SEV") == "red:2 blue:5");
    CHECK(line(s, "waiting") == "red:1 blue:0 yellow:0");
    CHECK(worth(s, "SEV") == std::vector<int>{3, 4, 0});
}

TEST_CASE("it limits one region only: elsewhere everybody counts") {
    const State s = at_sea("players 2; " + limit_in("SEV") + "king CN; GAL red:9 blue:8; SEV red:1");
    CHECK(worth(s, "GAL") == std::vector<int>{4, 0});
}

TEST_CASE("a Grande stands neither on it nor beside it") {
    const State s = at_sea("players 3; " + limit_in("SEV") + "SEV red:6G; king CN");
    CHECK(line(s, "waiting") == "red:0 blue:0 yellow:0");
    CHECK(worth(s, "SEV")[red] == 4 + 2);
}

TEST_CASE("for the most and the fewest caballeros in a region those beside it count as well") {
    State s = holding("3-most",
                      "players 3; king CN; " + limit_in("SEV") + "SEV red:6 blue:2; waiting blue:2; GAL red:7");
    CHECK(scored_of(s, play(s, "act")) == "SEV");
    CHECK(s.score[blue] == 0);
}

// ---- who leaves

TEST_CASE("who moves a caballero away says whether it comes from the table or from beside it") {
    const std::string text =
        "players 3; " + limit_in("SEV") + "king CN; SEV red:4 blue:4; waiting red:1 blue:1; PV red:1";
    State on = holding("1-own4", text);
    play(on, "act, red SEV, GAL");
    REQUIRE(may(on, "token limit_table"));
    REQUIRE(may(on, "done"));
    State beside = on;
    play(beside, "done");
    CHECK(line(beside, "waiting") == "red:0 blue:1 yellow:0");
    CHECK(line(beside, "SEV") == "red:3 blue:4");
    CHECK(asked_step_name(beside) == "move_caballero");
    play(on, "token limit_table");
    CHECK(line(on, "SEV") == "red:3 blue:4");
}

TEST_CASE("nothing is asked if all of that colour stand on it, or all beside it") {
    State on = holding("1-any3", "players 3; " + limit_in("SEV") + "king CN; SEV red:4 blue:3; waiting blue:1");
    play(on, "act, red SEV, GAL");
    CHECK(asked_step_name(on) != "leave_table");
    State beside = holding("1-any3", "players 3; " + limit_in("SEV") + "king CN; SEV red:6 blue:1; waiting blue:1");
    play(beside, "act, blue SEV, GAL");
    CHECK(asked_step_name(beside) == "move_caballero");
    CHECK(line(beside, "waiting") == "red:0 blue:0 yellow:0");
}

TEST_CASE("if spaces become free and all who wait fit, all go onto it") {
    State s = holding("1-own4", "players 3; " + limit_in("SEV") + "king CN; SEV red:5 blue:2; waiting blue:1");
    play(s, "act, red SEV, GAL, done");
    CHECK(line(s, "waiting") == "red:0 blue:0 yellow:0");
    CHECK(line(s, "SEV") == "red:4 blue:2");
    CHECK(asked_step_name(s) != "let_on");
}

// With three players two values count.
TEST_CASE("G10: one space is free and two wait: without an Inquisitor the mover chooses") {
    State s = holding("1-own4", "players 3; " + limit_in("SEV")
                                    + "king CN; SEV red:4 blue:3 yellow:1; waiting blue:1 yellow:1");
    CHECK(worth(s, "SEV") == std::vector<int>{4, 3, 0});
    play(s, "act, red SEV, GAL, done");
    REQUIRE(asked_step_name(s) == "let_on");
    CHECK(asked(s) == red);
    CHECK(options(s) == "blue SEV, yellow SEV");
    play(s, "yellow SEV");
    CHECK(line(s, "waiting") == "red:0 blue:1 yellow:0");
    // three red, two blue, one yellow
    CHECK(worth(s, "SEV") == std::vector<int>{4, 3, 0});
}

TEST_CASE("the player with the Grand Inquisitor chooses, even if another player made the move") {
    State s = holding("1-own4", "players 3; inquisitor 2; " + limit_in("SEV")
                                    + "king CN; SEV red:4 blue:3 yellow:1; waiting blue:1 yellow:1");
    play(s, "act, red SEV, GAL, done");
    REQUIRE(asked_step_name(s) == "let_on");
    CHECK(asked(s) == blue);
    play(s, "blue SEV");
    CHECK(line(s, "waiting") == "red:0 blue:0 yellow:1");
}

TEST_CASE("who sends back or sails off a caballero makes room as well") {
    State sent = holding("2-one-each", "players 3; " + limit_in("SEV") + "king CN; SEV red:6 blue:2; waiting blue:2");
    play(sent, "act");
    if (asked_step_name(sent) == "take_from_each" || may(sent, "blue SEV")) play(sent, "blue SEV");
    CHECK(line(sent, "SEV") == "red:6 blue:1");
    CHECK(line(sent, "waiting") == "red:0 blue:1 yellow:0");
    State sails = turn_begins("players 3; " + limit_in("AME") + "king CN; AME red:4 blue:3; waiting blue:1");
    play(sails, "red AME, SHI");
    if (asked_step_name(sails) == "take_space") play(sails, "done");
    CHECK(line(sails, "AME") == "red:3 blue:3");
    CHECK(line(sails, "waiting") == "red:0 blue:0 yellow:0");
}

// ---- repositioning within the region

TEST_CASE("within the region one moves off it and another onto it: two moves") {
    State s = holding("1-any3", "players 3; " + limit_in("SEV") + "king CN; SEV red:6 blue:2; waiting blue:2");
    play(s, "act, red SEV");
    REQUIRE(offers(s, "SEV"));
    play(s, "SEV");
    CHECK(line(s, "waiting") == "red:1 blue:2 yellow:0");
    play(s, "blue SEV, SEV");
    CHECK(line(s, "waiting") == "red:1 blue:1 yellow:0");
    CHECK(s.top().count == 1);   // of three
    CHECK(line(s, "SEV") == "red:6 blue:2");
    play(s, "done");
    CHECK(worth(s, "SEV") == std::vector<int>{4, 3, 0});   // five red and one blue
}

TEST_CASE("elsewhere nobody is moved to where he stands") {
    State s = holding("1-any3", "players 3; " + limit_in("SEV") + "king CN; GAL red:6 blue:2");
    play(s, "act, red GAL");
    CHECK_FALSE(offers(s, "GAL"));
}

TEST_CASE("nobody steps onto a full table") {
    State s = holding("1-for3", "players 3; " + limit_in("SEV") + "king CN; SEV red:6 blue:2; waiting blue:2");
    play(s, "act, blue SEV");
    CHECK_FALSE(offers(s, "SEV"));
}

// ---- laying it

TEST_CASE("it is moved to any region but France and the King's region") {
    State s = holding("gi-census-1", limit_in("GAL") + "king CN");
    play(s, "act");
    CHECK(places_offered(s) == "PV, ARA, CAT, CV, SEV, GRA, VAL, SHI, AME, MED");
}

TEST_CASE("it is not moved from the King's region") {
    State s = holding("gi-census-1", limit_in("CN") + "king CN; GAL blue:1");
    CHECK_FALSE((may(s, "act") && (play(s, "act"), asked_step_name(s) == "lay_limit")));
}

TEST_CASE("where it has been everybody counts again") {
    State s = holding("gi-census-1", "players 3; " + limit_in("SEV") + "king CN; SEV red:6 blue:7; waiting blue:7");
    CHECK(worth(s, "SEV") == std::vector<int>{4, 0, 0});
    play(s, "act, PV");
    CHECK(worth(s, "SEV") == std::vector<int>{3, 4, 0});
    CHECK(line(s, "waiting") == "red:0 blue:0 yellow:0");
}

TEST_CASE("where all fit, all get onto it") {
    State s = holding("gi-census-1", "players 3; " + limit_in("SEV") + "king CN; PV red:3 blue:3");
    play(s, "act, PV");
    CHECK(line(s, "waiting") == "red:0 blue:0 yellow:0");
    CHECK(asked_step_name(s) == "use_card");
}

TEST_CASE("where more stand than it has spaces, the mover fills it completely and as he likes") {
    State s = holding("gi-census-1",
                      "players 3; inquisitor 2; " + limit_in("SEV") + "king CN; PV red:4 blue:4 yellow:1");
    play(s, "act, PV");
    CHECK(asked(s) == red);   // not the Inquisitor's player
    CHECK_FALSE(may(s, "done"));
    CHECK(options(s) == "red PV, blue PV, yellow PV");
    play(s, "red PV, red PV, red PV, red PV, yellow PV");   // the last space is blue's
    CHECK(line(s, "waiting") == "red:0 blue:3 yellow:0");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(worth(s, "PV")[red] > worth(s, "PV")[blue]);
}

TEST_CASE("in America the Viceroy stands neither on it nor beside it") {
    State s = holding("gi-census-1", "players 3; " + limit_in("SEV") + "king CN; AME red:3 blue:3; VIC yellow:1");
    play(s, "act, AME");
    CHECK(line(s, "waiting") == "red:0 blue:0 yellow:0");
    CHECK(worth(s, "AME") == std::vector<int>{0, 0, 5});
}

TEST_CASE("who carries a disc takes a space on it as others do") {
    const State s = at_sea("players 3; " + limit_in("MED") + "MED red:3 blue:2; WME blue:2; waiting red:1");
    CHECK(worth(s, "MED") == std::vector<int>{2, 4, 0});   // four blue and two red count
}

// ---- from the Castillo

const std::string scoring_now = "; ask general_scoring - 0 - - 0 0";

TEST_CASE("all who come from the Castillo are put on it if there is room") {
    State s = table("players 3; " + overseas("round 3; " + limit_in("SEV") + "king CN; SEV red:3; CAS red:1 blue:2")
                    + scoring_now);
    dial(s, "red:SEV blue:SEV");
    CHECK(line(s, "SEV") == "red:4 blue:2");
    CHECK(line(s, "waiting") == "red:0 blue:0 yellow:0");
}

TEST_CASE("if not all have room and nobody has the Inquisitor, none of them goes onto it") {
    State s = table("players 3; " + overseas("round 3; " + limit_in("SEV") + "king CN; SEV red:3; CAS red:2 blue:2")
                    + scoring_now);
    dial(s, "red:SEV blue:SEV");
    CHECK(asked_step_name(s) != "let_on");
    CHECK(line(s, "SEV") == "red:5 blue:2");
    CHECK(line(s, "waiting") == "red:2 blue:2 yellow:0");
}

TEST_CASE("if not all have room, the Inquisitor's player decides who goes onto it") {
    State s = table("players 3; " + overseas("inquisitor 3; round 3; " + limit_in("SEV")
                                             + "king CN; SEV red:3; CAS red:2 blue:2")
                    + scoring_now);
    dial(s, "red:SEV blue:SEV");
    REQUIRE(asked_step_name(s) == "let_on");
    CHECK(asked(s) == yellow);
    const std::string waiting = line(s, "waiting");
    CHECK(waiting == "red:2 blue:2 yellow:0");
    play(s, "blue SEV, blue SEV");   // the third space is red's
    CHECK(line(s, "waiting").find("red:1 blue:0") != std::string::npos);
}

}

}
