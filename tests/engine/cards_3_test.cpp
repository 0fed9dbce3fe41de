// 1996, Decennial and Big Box: the action cards of stack 3, a case for each text.
#include "cards.h"

using namespace eg;

TEST_SUITE("action cards of the 3 stack: special scorings") {

CARD("3-fours", "all regions that are worth four are scored") {
    SUBCASE("Galicia, Catalonia and Seville") {
        State s =
            turn("king SEV; GAL red:1; CAT red:1 blue:2; SEV yellow:1G; CAS red:1; PV red:1; court red:5", "3-fours");
        const Events events = play(s, "act");
        CHECK(scored(events) == "GAL, CAT, SEV");
        CHECK(line(s, "points") == "red:6 blue:4 yellow:8 green:0");
        play(s, "CN, CN, CN, done");
    }
    SUBCASE("1996: 8/4/0 in Galicia, so Galicia is not scored") {
        State s = turn("edition 1996; king PV; boards 8/4/0:GAL; GAL red:1", "3-fours");
        CHECK(scored(play(s, "act")) == "CAT, SEV");
    }
    SUBCASE("1996: 4/0/0 in Granada, so Granada is scored, for four") {
        State s = turn("edition 1996; king PV; boards 4/0/0:GRA; GRA red:3 blue:1", "3-fours");
        const Events events = play(s, "act");
        CHECK(scored(events) == "GAL, CAT, SEV, GRA");
        CHECK(paid(events, GRA) == "red:4 blue:0");
    }
    SUBCASE("Decennial and Big Box: the Castillo never, even with 4/0/0 on it") {
        State s = turn("king PV; boards 4/0/0:CAS; CAS red:3", "3-fours");
        CHECK(scored(play(s, "act")) == "GAL, CAT, SEV");
    }
    SUBCASE("2023, Outposts: a tile in Toledo, the other in Galicia") {
        State s = turn("king PV; boards 4/0/0:CN 8/4/0:GAL; GAL red:1; CN red:1", "3-fours");
        CHECK(scored(play(s, "act")) == "CAT, CN, SEV");
    }
    SUBCASE("all of them or none") {
        State s = turn("king SEV; GAL blue:1", "3-fours");
        play(s, "done");
        CHECK(line(s, "points") == "red:0 blue:0 yellow:0 green:0");
    }
}

CARD("3-fives", "all regions that are worth five are scored, the Castillo not") {
    State s = turn("king SEV; PV red:1; ARA blue:1; VAL yellow:1; CAS green:1", "3-fives");
    CHECK(scored(play(s, "act")) == "PV, ARA, VAL");
    CHECK(line(s, "points") == "red:5 blue:5 yellow:5 green:0");
    SUBCASE("a mobile scoreboard takes one out") {
        State t = turn("king SEV; boards 4/0/0:PV 8/4/0:VAL; PV red:1; ARA blue:1; VAL yellow:1", "3-fives");
        CHECK(scored(play(t, "act")) == "ARA");
    }
}

CARD("3-67", "all regions that are worth six or seven are scored") {
    State s = turn("king CN; CV red:1; CN blue:1; GRA yellow:1", "3-67");
    CHECK(scored(play(s, "act")) == "CV, CN, GRA");
    CHECK(line(s, "points") == "red:6 blue:9 yellow:6 green:0");
    SUBCASE("an 8 is neither six nor seven") {
        State t = turn("king SEV; boards 8/4/0:CN 4/0/0:GRA; CN red:1", "3-67");
        CHECK(scored(play(t, "act")) == "CV");
    }
}

CARD("3-castillo", "the Castillo is scored, and its caballeros go back in") {
    State s = turn("king SEV; CAS red:2 blue:2 yellow:1; court red:7", "3-castillo");
    SUBCASE("as at a general scoring, but nobody leaves") {
        const Events events = play(s, "act");
        CHECK(scored(events) == "CAS");
        CHECK(paid(events, CAS) == "red:3 blue:3 yellow:1");
        CHECK(how_often(events, What::castillo_opened) == 1);
        CHECK(line(s, "CAS") == "red:2 blue:2 yellow:1");
    }
    SUBCASE("after throwing three in") {
        CHECK(paid(play(s, "CAS, act"), CAS) == "red:5 blue:3 yellow:1");
    }
    SUBCASE("a mobile scoreboard on it counts") {
        State t = turn("king SEV; boards 8/4/0:CAS; CAS red:2 blue:1", "3-castillo");
        CHECK(paid(play(t, "act"), CAS) == "red:8 blue:4");
    }
}

CARD("3-first", "in all regions the first place only, in a tie for first nobody") {
    State s = turn("king GAL; GAL red:3G blue:2; PV red:2 blue:2 yellow:1; CN yellow:1; CAS green:5; ARA green:2 red:1",
                   "3-first");
    const Events events = play(s, "act");
    CHECK(scored(events) == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
    CHECK(paid(events, GAL) == "red:8 blue:0");  // otherwise as usual: both bonuses
    CHECK(paid(events, PV) == "red:0 blue:0 yellow:0");
    CHECK(paid(events, ARA) == "red:0 green:5");
    CHECK(line(s, "points") == "red:8 blue:0 yellow:7 green:5");
}

CARD("3-most", "the region with the most caballeros is scored; if several tie, all of them") {
    SUBCASE("all colours are counted together") {
        State s = turn("king SEV; GAL red:2 blue:2; PV red:3; CAS red:9", "3-most");
        CHECK(scored(play(s, "act")) == "GAL");
    }
    SUBCASE("several with equally many") {
        State s = turn("king SEV; GAL red:2 blue:2; PV red:4; CN yellow:3", "3-most");
        CHECK(scored(play(s, "act")) == "GAL, PV");
    }
    SUBCASE("the King's region counts like any other, the Castillo does not, nor do Grandes") {
        State s = turn("king GAL; GAL red:2; PV blue:1G green:0G; CAS yellow:8", "3-most");
        CHECK(scored(play(s, "act")) == "GAL");
        CHECK(s.score[red] == 6);
    }
    SUBCASE("placing first counts") {
        State s = turn("king SEV; GAL red:2; GRA blue:1; court red:3", "3-most");
        CHECK(scored(play(s, "GRA, GRA, act")) == "GRA");
    }
}

CARD("3-least", "the region with the fewest caballeros is scored, empty ones left aside; if several tie, all of them") {
    SUBCASE("all colours are counted together") {
        State s = turn("king SEV; GAL red:1 blue:1; PV red:3; VAL red:4; CAS green:1", "3-least");
        CHECK(scored(play(s, "act")) == "GAL");
        CHECK(line(s, "points") == "red:2 blue:2 yellow:0 green:0");
    }
    SUBCASE("several with equally few") {
        State s = turn("king SEV; GAL red:1; PV blue:1; VAL red:4; SEV yellow:1", "3-least");
        CHECK(scored(play(s, "act")) == "GAL, PV, SEV");
    }
    SUBCASE("a region with only a Grande is empty") {
        State s = turn("king SEV; GAL red:0G; PV blue:2", "3-least");
        CHECK(scored(play(s, "act")) == "PV");
    }
    SUBCASE("nobody on the board: nothing is scored") {
        State s = turn("king SEV; CAS red:1", "3-least");
        CHECK(scored(play(s, "act")).empty());
    }
}

CARD("3-score1", "one region of choice is scored") {
    for (const std::string& edition : earlier_editions) {
        CAPTURE(edition);
        State s = in_edition(edition, "king GAL; GAL red:2 blue:1; CAS red:2 blue:3", "3-score1");
        play(s, "act");
        CHECK(may(s, "CAS") == (edition == "1996"));
        CHECK(paid(play(s, "GAL"), GAL) == "red:6 blue:2");
    }
    SUBCASE("1996: the Castillo, whose caballeros go back in") {
        State s = in_edition("1996", "king GAL; CAS red:2 blue:3", "3-score1");
        CHECK(paid(play(s, "act, CAS"), CAS) == "red:3 blue:5");
        CHECK(line(s, "CAS") == "red:2 blue:3");
    }
}

}
