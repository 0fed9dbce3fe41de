// 2023: the action cards of stacks 1 and 2, a case for each. In the rulebook's examples Purple, Blue, Orange and
// Green play: red, blue, yellow and green here. B1 to B12 are the numbers of the examples in our design of the deck.
#include "card_case.h"
#include "edition_2023.h"

using namespace eg;

TEST_SUITE("2023, action cards of the 1 stack") {

CARD("n1-intrigue", "up to two of one's own and up to two of the rivals'") {
    // One of mine from Granada to Castilla, one into the Castillo; a green one to Valencia, a blue one to Castilla.
    SUBCASE("the rulebook's example") {
        State s = holding("n1-intrigue", "king SEV; GRA red:2; ARA green:1 blue:1");
        play(s, "act, red GRA, CV, red GRA, CAS, green ARA, VAL, blue ARA, CV");
        CHECK(line(s, "CV") == "red:1 blue:1");
        CHECK(line(s, "CAS") == "red:1");
        CHECK(line(s, "VAL") == "green:1");
        CHECK(asked_step_name(s) == "use_card");
    }
    SUBCASE("never more than two of either") {
        State s = holding("n1-intrigue", "king SEV; GAL red:3 blue:3");
        play(s, "act, red GAL, PV, red GAL, PV");
        CHECK(options(s) == "blue GAL, done");
        play(s, "blue GAL, PV, blue GAL, PV");
        CHECK(asked_step_name(s) == "use_card");
    }
    SUBCASE("fewer, or foreign ones alone") {
        State s = holding("n1-intrigue", "king SEV; GAL red:3 blue:3");
        play(s, "act, blue GAL, PV, done");
        CHECK(line(s, "GAL") == "red:3 blue:2");
    }
    SUBCASE("not out of the Castillo, the court or the King's region, nor into that") {
        State s = holding("n1-intrigue", "king SEV; SEV red:2 blue:2; CAS red:2 blue:2; court red:7 blue:7; GAL red:1");
        play(s, "act");
        CHECK(options(s) == "red GAL, done");
        play(s, "red GAL");
        CHECK(options(s) == "CAS, PV, ARA, CAT, CV, CN, GRA, VAL");
    }
}

CARD("n1-militia", "up to two more from the court, beside the King or not, but not into the Castillo") {
    SUBCASE("B2") {
        State s = holding("n1-militia", "king CN; court red:4");
        play(s, "act");
        CHECK(options(s) == "GAL, PV, ARA, CAT, CV, SEV, GRA, VAL, done");
        play(s, "GAL, CAT");
        CHECK(places_offered(s) == "CAS, ARA, CV, SEV, GRA, VAL");
        play(s, "ARA");
        CHECK(line(s, "court") == "red:1 blue:0 yellow:0 green:0");
        for (const std::string place : {"GAL", "CAT", "ARA"}) CHECK(line(s, place) == "red:1");
    }
    SUBCASE("both in one region") {
        State s = holding("n1-militia", "king CN; court red:4");
        play(s, "act, PV, PV");
        CHECK(line(s, "PV") == "red:2");
        CHECK(asked_step_name(s) == "use_card");
    }
    SUBCASE("beside the King too; after placing") {
        State s = holding("n1-militia", "king CN; court red:4");
        play(s, "VAL, act, VAL, VAL");
        CHECK(line(s, "VAL") == "red:3");
        CHECK(options(s) == "done");
    }
    SUBCASE("fewer; with an empty court it is not to be performed") {
        State s = holding("n1-militia", "king CN; court red:1");
        play(s, "act, GAL");
        CHECK(options(s) == "done");
        CHECK_FALSE(may(holding("n1-militia", "king CN"), "act"));
    }
}

CARD("n1-wayfarers", "up to three of any colours") {
    State s =
        holding("n1-wayfarers", "king SEV; GAL red:2 blue:2; PV yellow:1; SEV blue:4; CAS red:1 blue:1; court red:2");
    play(s, "act");
    CHECK(options(s) == "red GAL, blue GAL, yellow PV, done");
    SUBCASE("to any region, not only beside the King, or into the Castillo") {
        play(s, "red GAL");
        CHECK(options(s) == "CAS, PV, ARA, CAT, CV, CN, GRA, VAL");
        play(s, "CAT, blue GAL, CAS, yellow PV, GAL");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(line(s, "GAL") == "red:1 blue:1 yellow:1");
        CHECK(line(s, "CAS") == "red:1 blue:2");
    }
    SUBCASE("fewer") {
        play(s, "blue GAL, VAL, done");
        CHECK(line(s, "VAL") == "blue:1");
        CHECK(options(s) == "CAS, CN, GRA, done");
    }
}

CARD("n1-transhumance", "up to four of any colours") {
    State s = holding("n1-transhumance", "king SEV; GAL red:1 blue:4; PV yellow:1");
    play(s, "act, blue GAL, PV, blue GAL, PV, yellow PV, ARA, red GAL, CAS");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "GAL") == "blue:2");
    CHECK(line(s, "PV") == "blue:2");
    CHECK(line(s, "ARA") == "yellow:1");
}

CARD("n1-pilgrims", "up to four of one's own") {
    State s = holding("n1-pilgrims", "king SEV; GAL red:3 blue:4; PV red:2 yellow:1; SEV red:1");
    play(s, "act");
    CHECK(options(s) == "red GAL, red PV, done");
    play(s, "red GAL, ARA, red GAL, ARA, red PV, VAL, red PV, CAS");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "GAL") == "red:1 blue:4");
    CHECK_FALSE(may(holding("n1-pilgrims", "king SEV; GAL blue:4; SEV red:2; CAS red:2; court red:2"), "act"));
}

CARD("n1-letters", "up to three of the rivals'") {
    State s = holding("n1-letters", "king SEV; GAL red:3 blue:1; PV yellow:1 green:2");
    play(s, "act");
    CHECK(options(s) == "blue GAL, yellow PV, green PV, done");
    play(s, "blue GAL, CAS, green PV, VAL, green PV, VAL");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "VAL") == "green:2");
    CHECK_FALSE(may(holding("n1-letters", "king SEV; GAL red:4"), "act"));
}

CARD("n1-plague", "up to five of any colours out of one region") {
    State s = holding("n1-plague", "king SEV; GAL red:2 blue:4 green:1; PV yellow:3; SEV green:5");
    play(s, "act");
    CHECK(options(s) == "red GAL, blue GAL, yellow PV, green GAL, done");
    play(s, "blue GAL, CAS");
    CHECK(options(s) == "red GAL, blue GAL, green GAL, done");
    play(s, "red GAL, PV, red GAL, ARA, blue GAL, ARA, green GAL, VAL");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "GAL") == "blue:2");
}

CARD("n1-household", "as many of one's own as one likes out of one region") {
    State s = holding("n1-household", "king SEV; GAL red:7 blue:1; PV red:1");
    play(s, "act, red GAL, PV");
    CHECK(options(s) == "red GAL, done");   // some may stay
    SUBCASE("all of them") {
        play(s, "red GAL, PV, red GAL, VAL, red GAL, VAL, red GAL, CAS, red GAL, CAS, red GAL, CAS");
        CHECK(line(s, "GAL") == "blue:1");
        CHECK(asked_step_name(s) == "use_card");
    }
    SUBCASE("some of them") {
        play(s, "done");
        CHECK(line(s, "GAL") == "red:6 blue:1");
        CHECK(line(s, "PV") == "red:2");
    }
}

}

TEST_SUITE("2023, action cards of the 2 stack") {

CARD("n2-withdrawal", "each rival in turn, from the left, sends three back, from court or regions") {
    SUBCASE("B3") {
        State s = holding("n2-withdrawal", "king PV; court blue:3 yellow:2; VAL yellow:1 green:1; CN green:2");
        const std::string before = line(s, "province");
        play(s, "act, blue court, blue court, blue court");
        CHECK(asked(s) == yellow);
        play(s, "yellow court, yellow VAL, yellow court");
        CHECK(asked(s) == green);
        CHECK(options(s) == "green CN, green VAL");
        play(s, "green CN, green CN, green VAL");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(line(s, "court") == "red:0 blue:0 yellow:0 green:0");
        CHECK(line(s, "VAL").empty());
        CHECK(line(s, "CN").empty());
        CHECK(before == "red:30 blue:27 yellow:27 green:27");
        CHECK(line(s, "province") == "red:30 blue:30 yellow:30 green:30");
    }
    // My left neighbour gives 3 of his court, Blue 2 and 1 from Valencia, Green 2 from Toledo and 1 from Valencia.
    SUBCASE("the rulebook's example") {
        State s = holding("n2-withdrawal", "king SEV; court blue:7 yellow:2; VAL yellow:3 green:1; CN green:4");
        play(s,
             "act, blue court, blue court, blue court, yellow court, yellow court, yellow VAL, green CN, green CN, "
             "green VAL");
        CHECK(line(s, "court") == "red:0 blue:4 yellow:0 green:0");
        CHECK(line(s, "VAL") == "yellow:2");
        CHECK(line(s, "CN") == "green:2");
    }
    SUBCASE("as many as there are, neither out of the Castillo nor out of the King's region") {
        State s = holding("n2-withdrawal", "king SEV; SEV blue:4 yellow:4; CAS blue:4 green:4; court yellow:1");
        play(s, "act");
        CHECK(asked(s) == yellow);
        CHECK(options(s) == "yellow court");   // and not fewer
        play(s, "yellow court");
        CHECK(asked_step_name(s) == "use_card");
    }
    SUBCASE("from the left of whoever took the card") {
        State s = turn(plain + "king SEV; court red:1 blue:1 green:1", "n2-withdrawal", yellow);
        play(s, "act, green court, red court, blue court");
        CHECK(asked(s) == yellow);
    }
}

CARD("n2-civil-war", "each rival dials a region where he stands and loses all there") {
    SUBCASE("B4") {
        State s =
            holding("n2-civil-war", "king CV; CV yellow:2 blue:3; SEV yellow:1; GAL green:3; ARA green:1; PV red:4");
        play(s, "act");
        CHECK(asked(s) == yellow);   // blue is in the King's region only
        CHECK(options(s) == "SEV");
        play(s, "SEV");
        CHECK(options(s) == "GAL, ARA");
        play(s, "GAL");
        CHECK(line(s, "SEV").empty());
        CHECK(line(s, "CV") == "blue:3 yellow:2");
        CHECK(line(s, "GAL").empty());
        CHECK(line(s, "ARA") == "green:1");
        CHECK(line(s, "PV") == "red:4");
        CHECK(line(s, "province") == "red:26 blue:27 yellow:28 green:29");
    }
    SUBCASE("nobody sees a disc before all are set") {
        State s = holding("n2-civil-war", "king CV; GAL blue:3 yellow:2; SEV blue:1");
        play(s, "act, GAL");
        CHECK(line(s, "GAL") == "blue:3 yellow:2");
        for (Player p : {red, yellow, green}) CHECK(seen_by(s, p).disc[blue] == face_down);
    }
    SUBCASE("who is in the Castillo or with the King alone is lucky; if all are, it is not to be performed") {
        CHECK_FALSE(may(holding("n2-civil-war", "king CV; CV blue:3; CAS yellow:3; PV red:2"), "act"));
    }
}

CARD("n2-disgrace", "every rival's whole court goes back to the province") {
    State s = holding("n2-disgrace", "players 5; court red:7 blue:9 yellow:1 sable:30; GAL green:3");
    play(s, "act");
    CHECK(line(s, "court") == "red:7 blue:0 yellow:0 green:0 sable:0");
    CHECK(line(s, "GAL") == "green:3");
    CHECK_FALSE(may(holding("n2-disgrace", "court red:7"), "act"));
}

CARD("n2-wages", "every rival sends three of his court back, or all if he has fewer") {
    State s = holding("n2-wages", "players 5; court red:7 blue:9 yellow:3 green:2 sable:0");
    play(s, "act");
    CHECK(line(s, "court") == "red:7 blue:6 yellow:0 green:0 sable:0");
}

CARD("n2-highwaymen", "one of each rival, chosen by the active player, goes back to the province") {
    State s = holding("n2-highwaymen",
                      "king SEV; GAL red:2 blue:2; PV blue:1 yellow:1; SEV green:3; CAS green:1; court green:2");
    play(s, "act");
    CHECK(asked(s) == red);
    CHECK(options(s) == "blue GAL, blue PV, yellow PV");   // opponents only; one of each must go
    play(s, "yellow PV, blue PV");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "PV").empty());
    CHECK(line(s, "province") == "red:28 blue:28 yellow:30 green:24");
}

CARD("n2-feud", "each rival dials a region where he has two, if any, and loses two") {
    SUBCASE("B5") {
        State s = holding("n2-feud", "king SEV; GAL yellow:1; SEV yellow:1; ARA blue:3; PV blue:1");
        play(s, "act");
        CHECK(asked(s) == blue);
        CHECK(options(s) == "ARA");
        play(s, "ARA");
        CHECK(options(s) == "GAL");   // Seville is the King's here
        play(s, "GAL");
        CHECK(line(s, "ARA") == "blue:1");
        CHECK(line(s, "GAL").empty());
    }
    SUBCASE("B5, the King elsewhere") {
        State s = holding("n2-feud", "king CN; GAL yellow:1; SEV yellow:1; ARA blue:3; PV blue:1");
        play(s, "act, ARA");
        CHECK(options(s) == "GAL, SEV");
        play(s, "SEV");
        CHECK(line(s, "SEV").empty());
        CHECK(line(s, "GAL") == "yellow:1");
    }
}

CARD("n2-visitation", "one region of choice is scored") {
    State s = holding("n2-visitation", "king GAL; GAL red:2 blue:1; PV red:1G; CAS red:3");
    play(s, "act");
    CHECK(options(s) == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");   // the King's region too, but not the Castillo
    SUBCASE("with the King's bonus") { CHECK(paid(play(s, "GAL"), GAL) == "red:6 blue:2"); }
    SUBCASE("with the Grande's bonus") { CHECK(paid(play(s, "PV"), PV) == "red:7"); }
}

CARD("n2-sumptuary", "every rival keeps four of his court") {
    State s = holding("n2-sumptuary", "court blue:7 yellow:4 green:2 red:9");   // B6
    play(s, "act");
    CHECK(line(s, "court") == "red:9 blue:4 yellow:4 green:2");
    CHECK(line(s, "province") == "red:21 blue:26 yellow:26 green:28");
    CHECK_FALSE(may(holding("n2-sumptuary", "court blue:4 yellow:4 green:2 red:9"), "act"));
}

}
