// 1996, Decennial and Big Box: the action cards of stack 1, a case for each text.
#include "cards.h"

using namespace eg;

TEST_SUITE("action cards of the 1 stack: intrigue") {

CARD("1-any3", "up to three of any colours, from anywhere to anywhere") {
    State s =
        turn("king SEV; GAL red:2 blue:2; PV yellow:1 green:1; SEV blue:4; CAS red:1 blue:1; court red:2", "1-any3");
    SUBCASE("from several regions, to several places, the Castillo too") {
        play(s, "act, red GAL, CAS, yellow PV, VAL, blue GAL, VAL");
        CHECK(line(s, "GAL") == "red:1 blue:1");
        CHECK(line(s, "VAL") == "blue:1 yellow:1");
        CHECK(line(s, "CAS") == "red:2 blue:1");
        CHECK_FALSE(may(s, "act"));
        CHECK(asked_step_name(s) == "use_card");
    }
    SUBCASE("only what stands outside the Castillo and the King's region may go") {
        play(s, "act");
        CHECK(options(s) == "red GAL, blue GAL, yellow PV, green PV, done");
    }
    SUBCASE("never into the King's region") {
        play(s, "act, red GAL");
        CHECK(places_offered(s) == "CAS, PV, ARA, CAT, CV, CN, GRA, VAL");
    }
    SUBCASE("fewer may be moved") {
        play(s, "act, blue GAL, PV, done");
        CHECK(line(s, "PV") == "blue:1 yellow:1 green:1");
        CHECK(asked_step_name(s) == "use_card");
    }
    SUBCASE("the same caballero may move twice") {
        play(s, "act, yellow PV, VAL, yellow VAL, CAT, done");
        CHECK(line(s, "CAT") == "yellow:1");
    }
    SUBCASE("one caballero may be placed, before or after") {
        State after = s;
        play(s, "GRA, act, green PV, GAL, done, done");
        play(after, "act, green PV, GAL, done, GRA, done");
        CHECK(s == after);
        CHECK(line(s, "GRA") == "red:1");
    }
    SUBCASE("it may be skipped") {
        play(s, "CN, done");
        CHECK(line(s, "GAL") == "red:2 blue:2");
    }
}

CARD("1-any4", "up to four of any colours, from anywhere to anywhere") {
    State s = turn("king SEV; GAL red:1 blue:4; PV yellow:1; court red:2", "1-any4");
    play(s, "act, blue GAL, PV, blue GAL, PV, yellow PV, ARA, red GAL, CAS");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "GAL") == "blue:2");
    CHECK(line(s, "PV") == "blue:2");
    CHECK(line(s, "ARA") == "yellow:1");
    CHECK(line(s, "CAS") == "red:1");
    SUBCASE("and one is placed") {
        play(s, "CN");
        CHECK(options(s) == "done");
    }
}

CARD("1-own4", "up to four of one's own") {
    State s = turn("king SEV; GAL red:3 blue:4; PV red:2 yellow:1", "1-own4");
    play(s, "act");
    CHECK(options(s) == "red GAL, red PV, done");
    SUBCASE("four of them") {
        play(s, "red GAL, ARA, red GAL, ARA, red PV, VAL, red PV, CAS");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(line(s, "GAL") == "red:1 blue:4");
        CHECK(line(s, "ARA") == "red:2");
    }
    SUBCASE("fewer") {
        play(s, "red GAL, ARA, done");
        CHECK(line(s, "GAL") == "red:2 blue:4");
    }
    SUBCASE("none of his on the board: nothing to do") {
        CHECK_FALSE(may(turn("king SEV; GAL blue:4", "1-own4"), "act"));
    }
}

CARD("1-for3", "up to three foreign ones, never one's own") {
    State s = turn("king SEV; GAL red:3 blue:1; PV red:2 yellow:1 green:2", "1-for3");
    play(s, "act");
    CHECK(options(s) == "blue GAL, yellow PV, green PV, done");
    SUBCASE("three, of several players") {
        play(s, "blue GAL, CAS, green PV, VAL, green PV, VAL");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(line(s, "VAL") == "green:2");
        CHECK(line(s, "CAS") == "blue:1");
    }
    SUBCASE("only his own on the board: nothing to do") {
        CHECK_FALSE(may(turn("king SEV; GAL red:4", "1-for3"), "act"));
    }
}

CARD("1-2+2", "up to two of one's own and up to two foreign ones") {
    State s = turn("king SEV; GAL red:4 blue:4; GRA yellow:2", "1-2+2");
    SUBCASE("two and two") {
        play(s, "act, red GAL, PV, red GAL, PV");
        CHECK_FALSE(may(s, "red GAL"));
        play(s, "blue GAL, PV, yellow GRA, CAS");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(line(s, "PV") == "red:2 blue:1");
    }
    SUBCASE("never more than two of either kind") {
        play(s, "act, blue GAL, PV, blue GAL, PV");
        CHECK(options(s) == "red GAL, done");
        play(s, "red GAL, PV, red GAL, CAS");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(line(s, "GAL") == "red:2 blue:2");
    }
    SUBCASE("in any order") {
        play(s, "act, yellow GRA, PV, red GAL, PV, blue GAL, PV");
        CHECK(options(s) == "red GAL, red PV, done");
        play(s, "red GAL, CAS");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(line(s, "PV") == "red:1 blue:1 yellow:1");
    }
    SUBCASE("fewer of both") {
        play(s, "act, red GAL, PV, done");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(line(s, "PV") == "red:1");
    }
    SUBCASE("what is left of each is said") {
        play(s, "act");
        CHECK(question(s) == "Choose a caballero to move: up to 2 of your own and 2 of your opponents'.");
        play(s, "red GAL, PV, red GAL, PV");
        CHECK(question(s) == "Choose one of your opponents' caballeros to move (up to 2).");
    }
    // 2023, Intrigue: one from Granada to Castilla, one into the Castillo; a green one to Valencia, a blue one to
    // Castilla.
    SUBCASE("2023, the example of Intrigue") {
        State t = turn("king SEV; GRA red:2; ARA green:1 blue:1", "1-2+2");
        play(t, "act, red GRA, CV, red GRA, CAS, green ARA, VAL, blue ARA, CV");
        CHECK(line(t, "CV") == "red:1 blue:1");
        CHECK(line(t, "VAL") == "green:1");
        CHECK(line(t, "CAS") == "red:1");
    }
    SUBCASE("only foreign ones on the board") {
        State t = turn("king SEV; GAL blue:1", "1-2+2");
        play(t, "act");
        CHECK(options(t) == "blue GAL, done");
    }
}

CARD("1-5from1", "up to five of any colours out of one region") {
    State s = turn("king SEV; GAL red:2 blue:4 green:1; PV yellow:3; SEV green:5", "1-5from1");
    play(s, "act");
    CHECK(options(s) == "red GAL, blue GAL, yellow PV, green GAL, done");
    SUBCASE("the first one settles the region") {
        play(s, "blue GAL, CAS");
        CHECK(options(s) == "red GAL, blue GAL, green GAL, done");
        play(s, "red GAL, PV, red GAL, ARA, blue GAL, ARA, green GAL, VAL");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(line(s, "GAL") == "blue:2");
        CHECK(line(s, "ARA") == "red:1 blue:1");
    }
    SUBCASE("fewer than five") {
        play(s, "yellow PV, GAL, done");
        CHECK(line(s, "PV") == "yellow:2");
    }
    SUBCASE("a region of three gives three") {
        play(s, "yellow PV, GAL, yellow PV, GAL, yellow PV, GAL");
        CHECK(asked_step_name(s) == "use_card");
    }
}

CARD("1-allown", "all of one's own out of one region") {
    for (const std::string& edition : earlier_editions) {
        CAPTURE(edition);
        State s = in_edition(edition, "king SEV; GAL red:3 blue:1; PV red:1; SEV red:2; CAS red:2", "1-allown");
        play(s, "act");
        CHECK(options(s) == "red GAL, red PV, done");
        play(s, "red GAL, PV");
        // 1996: "You may return some to the original region." Big Box: "leave some". Decennial: none may stay.
        CHECK(options(s) == (edition == "decennial" ? "red GAL" : "red GAL, done"));
        play(s, "red GAL, CAS");
        if (edition != "decennial") {
            State some_stay = s;
            play(some_stay, "done, done");
            CHECK(line(some_stay, "GAL") == "red:1 blue:1");
        }
        play(s, "red GAL, VAL");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(line(s, "GAL") == "blue:1");
        CHECK(line(s, "PV") == "red:2");
        CHECK(line(s, "CAS") == "red:3");
    }
    SUBCASE("more than five too, for it says all") {
        State s = turn("king SEV; GAL red:9", "1-allown");
        play(s,
             "act, red GAL, PV, red GAL, PV, red GAL, PV, red GAL, PV, red GAL, PV, red GAL, PV, red GAL, PV, red GAL, "
             "PV, red GAL, PV");
        CHECK(line(s, "PV") == "red:9");
        CHECK(asked_step_name(s) == "use_card");
    }
    SUBCASE("it may be skipped in every edition") {
        for (const std::string& edition : earlier_editions) {
            State s = in_edition(edition, "king SEV; GAL red:3", "1-allown");
            play(s, "done");
            CHECK(line(s, "GAL") == "red:3");
        }
    }
}

CARD("1-add2", "two more from the court, anywhere") {
    State s = turn("king SEV; court red:7", "1-add2");
    SUBCASE("three in all: one beside the King, two anywhere") {
        play(s, "CN");
        CHECK(places_offered(s).empty());
        play(s, "act, GAL, VAL");
        CHECK(options(s) == "done");
        CHECK(s.court[red] == 4);
        CHECK(line(s, "GAL") == "red:1");
    }
    SUBCASE("the two first, then the one") {
        play(s, "act, GAL, GAL");
        CHECK(places_offered(s) == "CAS, CN, GRA");
        play(s, "GRA, done");
        CHECK(s.court[red] == 4);
    }
    SUBCASE("anywhere but the King's region; the Castillo is allowed, in every edition") {
        for (const std::string& edition : earlier_editions) {
            State t = in_edition(edition, "king SEV; court red:7", "1-add2");
            play(t, "act");
            CHECK(options(t) == "CAS, GAL, PV, ARA, CAT, CV, CN, GRA, VAL, done");
        }
    }
    SUBCASE("fewer") {
        play(s, "act, GAL, done, done");
        CHECK(s.court[red] == 6);
    }
    SUBCASE("only from the court") {
        State t = turn("king SEV; court red:2", "1-add2");
        play(t, "CN, act, GAL");
        CHECK(options(t) == "done");
        CHECK_FALSE(may(turn("king SEV; court red:0", "1-add2"), "act"));
    }
}

CARD("1-or", "all of one's own out of one region, or two more from the court, not both") {
    for (const std::string& edition : earlier_editions) {
        CAPTURE(edition);
        const State s = in_edition(edition, "king SEV; GAL red:3; court red:7", "1-or");
        CHECK(may(s, "act"));
        CHECK(may(s, "act-other"));
        State moved = s;
        play(moved, "act, red GAL, PV");
        CHECK(may(moved, "done") == (edition != "decennial"));
        play(moved, "red GAL, PV, red GAL, CAS");
        CHECK(options(moved) == "CAS, CN, GRA, done");
        State placed = s;
        play(placed, "act-other, VAL, VAL");
        CHECK(options(placed) == "CAS, CN, GRA, done");
        CHECK(line(placed, "VAL") == "red:2");
    }
    SUBCASE("with nobody on the board only placing is open, with an empty court only moving") {
        CHECK_FALSE(may(turn("king SEV; court red:7", "1-or"), "act"));
        CHECK_FALSE(may(turn("king SEV; GAL red:3", "1-or"), "act-other"));
    }
}

}
