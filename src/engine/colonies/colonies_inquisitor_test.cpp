// Grand Inquisitor & the Colonies (1996 booklet): Grand Inquisitor, Caballeros of the Grand Inquisitor.
#include "colonies_table.h"

namespace eg {

TEST_SUITE("colonies") {

// ---- his card

TEST_CASE("who takes his card moves him to the own court, from another court too") {
    for (const char* holder : {"0", "1", "2"}) {
        CAPTURE(holder);
        State s = holding("gi-inquisitor", std::string{"king GAL; court red:9; inquisitor "} + holder);
        CHECK(s.top().count == 3);   // places up to three beside the King
        CHECK(places_offered(s) == "CAS, PV, CV, SHI");
        play(s, "act");
        CHECK(line(s, "inquisitor") == "1");
    }
}

TEST_CASE("two of the black caballeros are repositioned, not to or from the King's region") {
    State s = holding("gi-inquisitor", "king GAL; GAL black:1; SEV black:2; AME black:1; PV blue:2 red:2");
    play(s, "act");
    CHECK(options(s) == "black SEV, black AME, done");   // nobody else's
    play(s, "black SEV");
    CHECK(places_offered(s) == "CAS, PV, ARA, CAT, CV, CN, GRA, VAL, FRA, SHI, AME, MED");
    play(s, "PV, black AME, SEV");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "PV") == "red:2 blue:2 black:1");
    CHECK(line(s, "SEV") == "black:2");
}

TEST_CASE("up to two: one, or none") {
    State s = holding("gi-inquisitor", "king GAL; SEV black:4; PV red:1");
    play(s, "act, done");
    CHECK(line(s, "SEV") == "black:4");
    CHECK(line(s, "inquisitor") == "1");
}

TEST_CASE("he stays in the court beyond the turn and the round") {
    State s = table("players 2; " + overseas("king CN; inquisitor 1; court red:5 blue:5; power red:13; acted blue; "
                                             + on_offer + turns_go_on));
    play(s, "card 3");
    next_turn_of_red(s);
    CHECK(s.round == 2);
    CHECK(line(s, "inquisitor") == "1");
    CHECK(may(s, "token inquisitor"));   // the bonus is there again
}

// ---- the bonus of his player

TEST_CASE("one more comes from the province to the court") {
    State s = turn_begins("king CN; inquisitor 1; court red:5");
    const int before = s.province[red];
    play(s, "token inquisitor");
    REQUIRE(may(s, "red court"));
    play(s, "red court");
    CHECK(s.court[red] == 6);
    CHECK(s.province[red] == before - 1);
    CHECK_FALSE(may(s, "token inquisitor"));   // one
    play(s, "card 3");
    CHECK_FALSE(may(s, "token inquisitor"));
}

TEST_CASE("or one goes from the court to a region beside the King") {
    State s = turn_begins("king ARA; inquisitor 1; court red:5");
    play(s, "token inquisitor");
    for (const char* beside : {"PV", "CAT", "CV", "CN", "VAL", "FRA"}) CHECK(offers(s, beside));
    for (const char* not_beside : {"ARA", "GAL", "SEV", "GRA", "AME", "MED", "SHI"}) CHECK_FALSE(offers(s, not_beside));
    play(s, "CV");
    CHECK(line(s, "CV") == "red:1");
    CHECK(s.court[red] == 4);
    CHECK_FALSE(may(s, "token inquisitor"));
    play(s, "card 3");
    CHECK(s.top().count == 3);   // his card's number is untouched
}

TEST_CASE("with an empty province or court the other half is left") {
    State full = turn_begins("king CN; inquisitor 1; court red:36");
    play(full, "token inquisitor");
    CHECK_FALSE(may(full, "red court"));
    CHECK(offers(full, "SEV"));
    State bare = turn_begins("king CN; inquisitor 1; court red:0");
    play(bare, "token inquisitor");
    if (asked_step_name(bare) != "take_card") play(bare, "red court");
    CHECK(bare.court[red] == 1);
}

TEST_CASE("the bonus works on the turn he is taken, after the card") {
    State s = turn_begins("king CN; court red:5");
    CHECK_FALSE(may(s, "token inquisitor"));
    play(s, "card 6, act, done");
    REQUIRE(may(s, "token inquisitor"));
    play(s, "token inquisitor, SEV");
    CHECK(line(s, "SEV") == "red:1");
    CHECK_FALSE(may(s, "token inquisitor"));
}

TEST_CASE("once a turn: used before his card is taken again it is not there afterwards") {
    State s = turn_begins("king CN; inquisitor 1; court red:5");
    play(s, "token inquisitor, red court, card 6, act, done");
    CHECK_FALSE(may(s, "token inquisitor"));
}

TEST_CASE("nobody else has the bonus") {
    const State s = turn_begins("king CN; inquisitor 2; court red:5");
    CHECK_FALSE(may(s, "token inquisitor"));
}

// ---- the black caballeros

TEST_CASE("G1: while nobody has him they count as an invisible player's, who uses up ranks") {
    const State s = at_sea("players 5; king CN; VAL red:3 green:1 black:2; GRA black:2");
    CHECK(worth(s, "VAL") == std::vector<int>{5, 0, 0, 2, 0});
    CHECK(worth(at_sea("players 5; king CN; VAL red:1 black:4"), "VAL") == std::vector<int>{3, 0, 0, 0, 0});
    CHECK(worth(at_sea("players 5; king CN; VAL red:2 black:2; GRA black:2"), "VAL")
          == std::vector<int>{3, 0, 0, 0, 0});   // a tie with them is a tie
}

TEST_CASE("G2: they are of the colour of the player who has him") {
    CHECK(worth(at_sea("players 5; inquisitor 1; king CN; VAL red:3 green:1 black:2; GRA black:2"), "VAL")
          == std::vector<int>{5, 0, 0, 3, 0});
    CHECK(worth(at_sea("players 5; inquisitor 4; king CN; VAL red:3 green:1 black:2; GRA black:2"), "VAL")
          == std::vector<int>{3, 0, 0, 3, 0});   // three each
    CHECK(worth(at_sea("players 5; inquisitor 2; king CN; VAL red:3 green:1 black:2; GRA black:2"), "VAL")
          == std::vector<int>{5, 3, 0, 2, 0});
}

TEST_CASE("with them their player may be sole first, and has the King's and his Grande's bonus") {
    CHECK(worth(at_sea("players 4; inquisitor 1; king VAL; VAL red:1G blue:2 black:4"), "VAL")
          == std::vector<int>{5 + 2 + 2, 3, 0, 0});
    CHECK(worth(at_sea("players 4; inquisitor 0; king VAL; VAL red:1G blue:2 black:4"), "VAL")
          == std::vector<int>{2, 3, 0, 0});
}

TEST_CASE("a space that one of them stands on brings its points to their player, else to nobody") {
    const std::string spaces = "king CN; AMB black:1; CAP black:1; VIC black:1; SEV black:1";
    const State mine = at_sea("players 4; inquisitor 2; " + spaces);
    CHECK(worth(mine, "FRA") == std::vector<int>{0, 3 + 2, 0, 0});
    CHECK(worth(mine, "SHI") == std::vector<int>{0, 3, 0, 0});
    CHECK(worth(mine, "AME") == std::vector<int>{0, 5, 0, 0});
    const State nobodys = at_sea("players 4; " + spaces);
    for (const char* id : {"FRA", "SHI", "AME"}) CHECK(worth(nobodys, id) == std::vector<int>{0, 0, 0, 0});
}

TEST_CASE("with the Inquisitor one moves them as one's own, without him as foreign ones") {
    State mine = holding("1-own4", "inquisitor 1; king CN; SEV black:4 blue:1; PV red:1");
    play(mine, "act");
    CHECK(options(mine) == "red PV, black SEV, done");
    State his = holding("1-own4", "inquisitor 2; king CN; SEV black:4 blue:1; PV red:1");
    play(his, "act");
    CHECK(options(his) == "red PV, done");
    State foreign_ones = holding("1-for3", "inquisitor 1; king CN; SEV black:4 blue:1; PV red:1");
    play(foreign_ones, "act");
    CHECK(options(foreign_ones) == "blue SEV, done");
    for (const char* holder : {"0", "2"}) {
        State others = holding("1-for3", std::string{"inquisitor "} + holder + "; king CN; SEV black:4 blue:1");
        play(others, "act");
        CHECK(options(others) == "blue SEV, black SEV, done");
    }
}

TEST_CASE("they may be moved by cards for any caballeros, and to all new regions") {
    State s = holding("1-any3", "king CN; SEV black:4");
    play(s, "act, black SEV");
    for (const char* id : {"CAS", "GAL", "FRA", "SHI", "AME", "MED"}) CHECK(offers(s, id));
    play(s, "FRA, AMB, black SEV, SHI");
    CHECK(line(s, "AMB") == "black:1");
    CHECK(options(s) == "CAP, done");
}

TEST_CASE("they are never moved to the provinces") {
    State s = holding("2-angry", "players 2; inquisitor 2; king CN; SEV black:4 blue:1; court blue:0");
    play(s, "act");
    while (asked_step_name(s) != "use_card" && !over(s)) {
        CHECK_FALSE(may(s, "black SEV"));
        play(s, may(s, "blue SEV") ? "blue SEV" : "done");
    }
    CHECK(line(s, "SEV") == "black:4");
    for (const char* holder : {"0", "1", "2"}) {
        CAPTURE(holder);
        State one = holding("2-one-each", std::string{"players 3; king CN; SEV black:4 blue:2; inquisitor "} + holder);
        play(one, "act");
        idle(one, [](const State& now) { return asked_step_name(now) != "use_card"; });
        CHECK(line(one, "SEV").find("black:4") != std::string::npos);
    }
    State dialled = holding("2-sec2", "players 2; inquisitor 2; king CN; SEV black:4 blue:1; GAL blue:2");
    play(dialled, "act");
    idle(dialled, [](const State& now) { return asked_step_name(now) != "use_card"; });
    CHECK(line(dialled, "SEV").find("black:4") != std::string::npos);
}

TEST_CASE("they are not mustered from the board either") {
    State s = table(overseas("inquisitor 1; king CN; SEV black:4; GAL red:2; court red:34; ask muster red 3 - - 0 0"));
    if (may(s, "take 0")) play(s, "take 0");
    CHECK(options(s) == "red GAL, done");
}

TEST_CASE("the card that scores where one leads counts them for their player") {
    State s = holding("4-evict", "players 3; inquisitor 2; king CN; SEV black:4 red:1; GAL yellow:1");
    play(s, "act");
    CHECK(offers(s, "SEV"));   // a rival's caballeros stand there: black ones are blue's
}

}

}
