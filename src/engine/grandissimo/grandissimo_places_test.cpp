// Grandissimo (1996 booklet): Portugal.
#include "grandissimo_table.h"

namespace eg {

TEST_SUITE("grandissimo") {

// ---- "Players may place or move Caballeros on Portugal, using the normal rules for placing and moving Caballeros."

TEST_CASE("caballeros are placed in Portugal while the King is in a region that borders it") {
    const std::set<std::string> borders = {"GAL", "CV", "CN", "SEV"};
    for (const std::string& king : nine) {
        CAPTURE(king);
        CHECK(offers(placing("king " + king), "POR") == (borders.count(king) == 1));
    }
}

TEST_CASE("M2: from the King in Galicia one places in Portugal; it is worth five") {
    State s = holding("3-fives", "king GAL; court red:9; POR red:1");
    CHECK(places_offered(s) == "CAS, PV, CV, POR");
    CHECK(scored_of(s, play(s, "act")) == "PV, ARA, VAL, POR");
    CHECK(s.score[red] == 5);
    State fiesta =
        turn("edition 2023; modules grandissimo; VAL black:2; king GAL; court red:9; POR red:1", "n3-fiesta");
    CHECK(places_offered(fiesta) == "CAS, PV, CV, POR");
    CHECK(scored_of(fiesta, play(fiesta, "act")) == "PV, ARA, VAL, POR");
    CHECK(fiesta.score[red] == 5);
}

TEST_CASE("a card that places anywhere places in Portugal, wherever the King is") {
    State s = holding("1-add2", "king VAL; court red:9");
    play(s, "act");
    CHECK(places_offered(s) == "CAS, GAL, PV, ARA, CAT, CV, CN, SEV, GRA, POR");
    play(s, "POR, POR");
    CHECK(line(s, "POR") == "red:2");
}

TEST_CASE("caballeros are moved to Portugal and out of it") {
    State s = holding("1-any3", "king ARA; POR red:1; SEV blue:1");
    play(s, "act, red POR, PV, blue SEV, POR, done");
    CHECK(line(s, "PV") == "red:1");
    CHECK(line(s, "POR") == "blue:1");
    State all = holding("1-allown", "king ARA; POR red:3; SEV red:1");
    play(all, "act, red POR, SEV");
    CHECK(options(all) == "red POR");   // one region only
}

TEST_CASE("cards take caballeros of Portugal as of other regions") {
    State sent = holding("2-one-each", "players 2; king ARA; POR blue:1");
    play(sent, "act, blue POR");
    CHECK(line(sent, "POR").empty());
    State mustered =
        table(iberia("king ARA; POR red:2; court red:28; ask muster red 3 - - 0 0"));   // the province is empty
    CHECK(options(mustered) == "red POR, done");
}

TEST_CASE("opponents are evicted from Portugal") {
    State s = holding("4-evict", "players 2; king ARA; POR blue:2");
    play(s, "act, POR");
    dial(s, "blue:SEV");
    CHECK(line(s, "SEV") == "blue:2");
}

// ---- "When Portugal is scored, the player with the most Caballeros there receives 5 points. There are no second or
// third place points."

TEST_CASE("M1: five points for the most, and none for the second and the third") {
    CHECK(worth(at_peace("players 2; king CN; POR red:3 blue:1"), "POR") == std::vector<int>{5, 0});
    CHECK(worth(at_peace("players 3; king CN; POR red:3 blue:2 yellow:1"), "POR") == std::vector<int>{5, 0, 0});
    CHECK(worth(at_peace("players 4; king CN; POR red:3 blue:2 yellow:1"), "POR") == std::vector<int>{5, 0, 0, 0});
}

TEST_CASE("a tie in Portugal brings nothing") {
    CHECK(worth(at_peace("king CN; POR red:2 blue:2 yellow:1"), "POR") == std::vector<int>{0, 0, 0, 0});
}

TEST_CASE("in a general scoring Portugal comes after Valencia, and neither the ship nor the jail is scored") {
    State s = general_scoring_of("king CN; GAL red:1; POR red:1; NAO red:2; JAIL red:2; CAS blue:1");
    const Events events = dial(s, "blue:PV");
    CHECK(scored_of(s, events) == "CAS, GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL, POR");
    CHECK(s.score[red] == 4 + 5);
}

TEST_CASE("Portugal counts with the first places, the most and the fewest caballeros") {
    State first = holding("3-first", "king CN; POR red:2 blue:1");
    CHECK(paid_for(first, play(first, "act"), "POR") == "red:5");
    State most = holding("3-most", "king CN; POR red:3 blue:1; SEV red:3");
    CHECK(scored_of(most, play(most, "act")) == "POR");
    State least = holding("3-least", "king CN; POR red:1; SEV red:2");
    CHECK(scored_of(least, play(least, "act")) == "POR");
    State one = holding("2-score1", "king CN; POR red:1");
    CHECK(paid_for(one, play(one, "act, POR"), "POR") == "red:5");
}

// ---- "Of course, this could change with the placement of a mobile scoreboard."

TEST_CASE("a mobile scoreboard on Portugal changes what it is worth") {
    CHECK(worth(at_peace("king CN; boards 8/4/0:POR; POR red:3 blue:2"), "POR") == std::vector<int>{8, 4, 0, 0});
    CHECK(worth(at_peace("king CN; boards 4/0/0:POR; POR red:3 blue:2"), "POR") == std::vector<int>{4, 0, 0, 0});
    State fours = holding("3-fours", "king CN; boards 4/0/0:POR; POR red:3");
    CHECK(scored_of(fours, play(fours, "act")) == "GAL, CAT, SEV, POR");
    State fives = holding("3-fives", "king CN; boards 8/4/0:POR; POR red:3");
    CHECK(scored_of(fives, play(fives, "act")) == "PV, ARA, VAL");
}

TEST_CASE("a mobile scoreboard is laid on Portugal, not on the ship and not on the jail") {
    State s = holding("4-board", "king CN");
    play(s, "act, board 8/4/0");
    CHECK(places_offered(s) == "CAS, GAL, PV, ARA, CAT, CV, SEV, GRA, VAL, POR");
    play(s, "POR");
    CHECK(line(s, "boards") == "8/4/0:POR 4/0/0:-");
}

// "The Portugal score board may never be moved to another region."
TEST_CASE("only the two mobile scoreboards are moved") {
    State s = holding("4-board", "king CN; boards 8/4/0:POR");
    play(s, "act");
    CHECK(options(s) == "board 8/4/0, board 4/0/0");
}

// ---- "The King and the Grandes may visit Portugal."

TEST_CASE("the King goes to Portugal, not to the ship and not to the jail") {
    State s = holding("5-king", "king SEV");
    play(s, "act");
    CHECK(places_offered(s) == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL, POR");
    play(s, "POR");
    CHECK(line(s, "king") == "POR");
}

TEST_CASE("the Royal Advisor leads the King to Portugal from a region beside it, and back") {
    State s = holding("4-advisor", "king SEV");
    play(s, "act");
    CHECK(places_offered(s) == "CN, GRA, POR");
    State back = holding("4-advisor", "king POR");
    play(back, "act");
    CHECK(places_offered(back) == "GAL, CV, CN, SEV");
}

TEST_CASE("while the King is in Portugal it is closed, and the regions beside it are open") {
    CHECK(places_offered(placing("king POR")) == "CAS, GAL, CV, CN, SEV");
    State s = holding("1-any3", "king POR; POR blue:2; SEV red:1; VAL black:2");
    play(s, "act");
    CHECK(options(s) == "red SEV, black VAL, done");
    play(s, "red SEV");
    CHECK_FALSE(offers(s, "POR"));
    State lays = holding("4-board", "king POR");
    play(lays, "act, board 8/4/0");
    CHECK_FALSE(offers(lays, "POR"));
}

TEST_CASE("the King in Portugal brings two to a sole first there") {
    CHECK(worth(at_peace("king POR; POR red:2 blue:1"), "POR") == std::vector<int>{5 + 2, 0, 0, 0});
    CHECK(worth(at_peace("king POR; POR red:2 blue:2"), "POR") == std::vector<int>{0, 0, 0, 0});
}

TEST_CASE("a Grande lives in Portugal, not on the ship and not in the jail") {
    State s = holding("4-grande", "king CN; PV red:0G");
    play(s, "act");
    CHECK(places_offered(s) == "GAL, ARA, CAT, CV, SEV, GRA, VAL, POR");
    play(s, "POR");
    CHECK(line(s, "POR") == "red:0G");
    CHECK(worth(at_peace("king CN; POR red:1G"), "POR")[red] == 5 + 2);
}

// ---- "Portugal cannot be selected on the secret disk."

TEST_CASE("no disc shows Portugal, the ship or the jail") {
    State s = holding("4-unique", "players 2; king CN; POR red:1; NAO blue:1; JAIL blue:1");
    play(s, "act");
    while (asked_step_name(s) == "dial") {
        CHECK(places_offered(s) == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
        play(s, "GAL");
    }
    State scoring = general_scoring_of("king CN; CAS red:1");
    REQUIRE(asked_step_name(scoring) == "dial");
    CHECK(places_offered(scoring) == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
}

TEST_CASE("so a player with caballeros in Portugal alone loses nobody by disc") {
    CHECK_FALSE(may(holding("2-sec2", "players 2; king CN; POR blue:3"), "act"));
}

}

}
