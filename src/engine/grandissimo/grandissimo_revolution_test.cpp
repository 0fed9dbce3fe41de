// Grandissimo (1996 booklet): Revolution - a Grande is King until the next general scoring is over.
#include "grandissimo_table.h"

namespace eg {

TEST_SUITE("grandissimo") {

// ---- "The new King's region takes on the characteristic of the old King's region."

TEST_CASE("M3: the region of his Grande becomes the King's") {
    State s = holding("gr-revolution", "king SEV; SEV blue:1; VAL red:3G blue:1; court red:9");
    CHECK(places_offered(s) == "CAS, CN, GRA, POR");
    play(s, "act");
    CHECK(line(s, "revolt") == "1");
    CHECK(line(s, "king") == "VAL");
    CHECK(line(s, "VAL") == "red:3G blue:1 black:2");
    CHECK(places_offered(s) == "CAS, ARA, CAT, CN, GRA");   // beside the new King
    CHECK(asked_step_name(s) == "use_card");
}

TEST_CASE("his region is closed, the old King's region is open") {
    State s = holding("1-any3", "revolt 1; king VAL; VAL red:3G blue:1; SEV red:1 blue:1");
    play(s, "act");
    CHECK(options(s) == "red SEV, blue SEV, done");
    play(s, "red SEV");
    CHECK_FALSE(offers(s, "VAL"));
    play(s, "PV, blue SEV, PV, done");
    State to = holding("1-any3", "revolt 1; king VAL; VAL red:3G; PV red:1");
    play(to, "act, red PV");
    CHECK(offers(to, "SEV"));
    State lays = holding("4-board", "revolt 1; king VAL; VAL red:3G");
    play(lays, "act, board 8/4/0");
    CHECK_FALSE(offers(lays, "VAL"));
}

// "This includes the King's bonus. Thus, a player may get both the King's and the Grande's bonus from the same region
// with the same figure: the Grande/King."
TEST_CASE("M3: he has the King's bonus and his Grande's with the same figure") {
    CHECK(worth(at_peace("revolt 1; king VAL; VAL red:3G blue:1"), "VAL") == std::vector<int>{5 + 2 + 2, 3, 0, 0});
    CHECK(worth(at_peace("revolt 1; king VAL; VAL red:3G blue:3"), "VAL") == std::vector<int>{3, 3, 0, 0});
    // another sole first has the King's alone
    CHECK(worth(at_peace("revolt 1; king VAL; VAL red:1G blue:3"), "VAL") == std::vector<int>{3, 5 + 2, 0, 0});
    State s = holding("2-score1", "revolt 1; king VAL; VAL red:3G blue:1");
    CHECK(paid_for(s, play(s, "act, VAL"), "VAL") == "red:9 blue:3");
}

TEST_CASE("the King is off the map: nowhere else is his bonus paid") {
    const State s = at_peace("revolt 1; king VAL; VAL red:0G; SEV red:2; POR red:2");
    CHECK(worth(s, "SEV")[red] == 4);
    CHECK(worth(s, "POR")[red] == 5);
}

TEST_CASE("if his Grande stands in the King's region he takes over there") {
    State s = holding("gr-revolution", "king VAL; VAL red:3G blue:1");
    play(s, "act");
    CHECK(line(s, "king") == "VAL");
    CHECK(line(s, "revolt") == "1");
    CHECK(worth(s, "VAL") == std::vector<int>{5 + 2 + 2, 3, 0, 0});
}

TEST_CASE("a Veto stops it") {
    State s = holding("gr-revolution", "king SEV; VAL red:3G; kept blue:2-veto:1");
    play(s, "act, veto");
    CHECK(line(s, "king") == "SEV");
    CHECK(line(s, "revolt").empty());
}

TEST_CASE("it lasts beyond the turn and the round") {
    State s = turn_begins("players 2; revolt 1; king VAL; VAL red:1G");
    next_turn_of_red(s);
    CHECK(s.round == 2);
    CHECK(line(s, "revolt") == "1");
    CHECK(line(s, "king") == "VAL");
}

// ---- "The Grande/King may be moved with the King's card."

TEST_CASE("a card that moves the King moves the Grande who is King, to Portugal too") {
    for (Player who : {red, blue}) {
        CAPTURE(show(who));
        State s = holding("5-king", "revolt 1; king VAL; VAL red:3G blue:1", who);
        play(s, "act");
        CHECK(places_offered(s) == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL, POR");
        State abroad = s;
        play(s, "GRA");
        CHECK(line(s, "king") == "GRA");
        CHECK(line(s, "GRA") == "red:0G");
        CHECK(line(s, "VAL") == "red:3 blue:1 black:2");   // caballeros stay
        CHECK(line(s, "revolt") == "1");
        play(abroad, "POR");
        CHECK(line(abroad, "king") == "POR");
        CHECK(line(abroad, "POR") == "red:0G");
    }
    State advisor = holding("4-advisor", "revolt 1; king VAL; VAL red:0G", blue);
    play(advisor, "act");
    CHECK(places_offered(advisor) == "ARA, CAT, CN, GRA");
    play(advisor, "ARA");
    CHECK(line(advisor, "ARA") == "red:0G");
}

TEST_CASE("cards that move Grandes do nothing to him, for his region is the King's") {
    CHECK_FALSE(may(holding("4-grande", "revolt 1; king VAL; VAL red:0G"), "act"));
    State ball = holding("gr-ball", "revolt 1; king VAL; VAL red:0G; PV yellow:0G; SEV blue:0G", blue);
    play(ball, "act");
    dial(ball, "yellow:GAL");
    CHECK(line(ball, "GAL") == "yellow:0G");
    CHECK(line(ball, "king") == "VAL");
    CHECK(line(ball, "VAL") == "red:0G black:2");
}

TEST_CASE("the other players' Grandes move as before, but not into his region") {
    State s = holding("4-grande", "revolt 1; king VAL; VAL red:0G; PV blue:0G", blue);
    play(s, "act");
    CHECK(places_offered(s) == "GAL, ARA, CAT, CV, CN, SEV, GRA, POR");
}

// ---- "Until the old King returns after the next general scoring."

// "After the next general scoring, the King returns to Portugal. The Grande/ex-King remains where he was."
TEST_CASE("M3: after the general scoring the King stands in Portugal and the Grande where he was") {
    State s = general_scoring_of("revolt 1; king VAL; VAL red:3G blue:1; POR red:1; CAS blue:1");
    CHECK(line(s, "king") == "VAL");
    const Events events = dial(s, "blue:PV");
    CHECK(paid_for(s, events, "VAL") == "red:9 blue:3");
    CHECK(paid_for(s, events, "POR") == "red:5");   // the King returns after it
    CHECK(line(s, "king") == "POR");
    CHECK(line(s, "VAL") == "red:3G blue:1 black:2");
    CHECK(line(s, "revolt").empty());
    CHECK(worth(s, "VAL") == std::vector<int>{5 + 2, 3, 0, 0});
    CHECK(worth(s, "POR") == std::vector<int>{5 + 2, 0, 0, 0});
}

TEST_CASE("also if the Grande who was King stands in Portugal himself") {
    State s = general_scoring_of("revolt 1; king POR; POR red:2G; CAS blue:1");
    const Events events = dial(s, "blue:PV");
    CHECK(paid_for(s, events, "POR") == "red:9");
    CHECK(line(s, "king") == "POR");
    CHECK(line(s, "POR") == "red:2G");
    CHECK(line(s, "revolt").empty());
}

TEST_CASE("a special scoring does not end it") {
    State s = holding("3-first", "revolt 1; king VAL; VAL red:3G");
    play(s, "act");
    CHECK(line(s, "revolt") == "1");
    CHECK(line(s, "king") == "VAL");
}

}

}
