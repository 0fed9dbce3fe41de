// 1996, Decennial and Big Box: the action cards of stacks 4 and 5, a case for each text.
#include "cards.h"

using namespace eg;

TEST_SUITE("action cards of the 4 stack") {

CARD("4-board", "a mobile scoreboard is laid, or moved") {
    SUBCASE("either of the two, on any region but the King's, or on the Castillo") {
        State s = turn("king SEV; court red:7", "4-board");
        play(s, "act");
        CHECK(options(s) == "board 8/4/0, board 4/0/0");
        play(s, "board 8/4/0");
        CHECK(places_offered(s) == "CAS, GAL, PV, ARA, CAT, CV, CN, GRA, VAL");
        play(s, "CAS");
        CHECK(line(s, "boards") == "8/4/0:CAS 4/0/0:-");
    }
    SUBCASE("one that lies is moved; not on top of the other, not left where it is, not taken off") {
        State s = turn("king SEV; boards 8/4/0:GAL 4/0/0:PV", "4-board");
        play(s, "act, board 8/4/0");
        CHECK(options(s) == "CAS, ARA, CAT, CV, CN, GRA, VAL");
        play(s, "VAL");
        CHECK(line(s, "boards") == "8/4/0:VAL 4/0/0:PV");
    }
    SUBCASE("none is moved out of the King's region") {
        State s = turn("king SEV; boards 8/4/0:SEV 4/0/0:PV", "4-board");
        play(s, "act");
        CHECK(options(s) == "board 4/0/0");
    }
    SUBCASE("Big Box and 2023: 4/0/0 goes to Old Castile to lower what it pays") {
        State s = turn("king SEV; boards 4/0/0:GAL; CV red:1 blue:3", "4-board");
        CHECK(points_at(s, CV) == std::vector{4, 6, 0, 0});
        play(s, "act, board 4/0/0, CV");
        CHECK(points_at(s, CV) == std::vector{0, 4, 0, 0});
    }
    SUBCASE("from the Castillo back to a region") {
        State s = turn("king SEV; boards 8/4/0:CAS", "4-board");
        play(s, "act, board 8/4/0, GAL");
        CHECK(line(s, "boards") == "8/4/0:GAL 4/0/0:-");
    }
}

CARD("4-power", "one used power card comes back into the hand") {
    SUBCASE("any used one, this round's too") {
        State s = turn("round 3; hand red:1-4,8-13; power red:7", "4-power");
        play(s, "act");
        CHECK(options(s) == "power 5, power 6, power 7");
        SUBCASE("an old one") {
            play(s, "power 5");
            CHECK(line(s, "hand").substr(0, 14) == "red:1-5,8-13 b");
        }
        SUBCASE("this round's: the order of turns stays as it was") {
            play(s, "power 7");
            CHECK(s.hand[red].has(7));
            CHECK(s.power[red] == 7);
        }
    }
    SUBCASE("the others need not be shown which") {
        State s = turn("round 3; hand red:1-4,8-13; power red:7", "4-power");
        play(s, "act, power 6");
        CHECK(s.hand[red].has(6));
        CHECK_FALSE(seen_by(s, blue).hand[red].has(6));
        CHECK(seen_by(s, red).hand[red].has(6));
    }
    SUBCASE("1996: the pile lies face up, so whoever takes its top card is seen") {
        State top = in_edition("1996", "round 3; hand red:1-4,8-13; power red:7", "4-power"), below = top;
        play(top, "act, power 7");
        CHECK(seen_by(top, blue).hand[red].has(7));
        play(below, "act, power 6");
        CHECK_FALSE(seen_by(below, blue).hand[red].has(6));
        State hidden = in_edition("decennial", "round 3; hand red:1-4,8-13; power red:7", "4-power");
        play(hidden, "act, power 7");
        CHECK_FALSE(seen_by(hidden, blue).hand[red].has(7));
    }
    SUBCASE("only one's own, and only used ones") {
        State s = turn("hand red:1-12; power red:13", "4-power");
        play(s, "act");
        CHECK(options(s) == "power 13");
    }
}

CARD("4-court", "two more come from the province to the court") {
    State s = turn("court red:7", "4-court");
    SUBCASE("two, or fewer") {
        play(s, "act");
        CHECK(options(s) == "take 0, take 1, take 2");
        play(s, "take 2");
        CHECK(s.court[red] == 9);
        CHECK(s.province[red] == 21);
    }
    SUBCASE("and may be placed at once") {
        State t = turn("court red:2", "4-court");
        play(t, "act, take 2, PV, PV, PV, CAS");
        CHECK(options(t) == "done");
        CHECK(t.court[red] == 0);
    }
    SUBCASE("Decennial: the normal replenishment rules apply, so what is missing may come from regions") {
        State t = turn("king SEV; court red:26; GAL red:2; SEV red:1", "4-court");
        CHECK(t.province[red] == 1);
        play(t, "act, take 1");
        CHECK(options(t) == "red GAL, done");
        play(t, "red GAL");
        CHECK(t.court[red] == 28);
        CHECK(asked_step_name(t) == "use_card");
    }
}

CARD("4-grande", "the own Grande moves to another region") {
    State s = turn("king SEV; GAL red:2G; PV blue:2G", "4-grande");
    SUBCASE("any region but the King's, one with other Grandes too; not the Castillo") {
        play(s, "act");
        CHECK(options(s) == "PV, ARA, CAT, CV, CN, GRA, VAL");
        play(s, "PV");
        CHECK(line(s, "GAL") == "red:2");
        CHECK(line(s, "PV") == "red:0G blue:2G");
    }
    SUBCASE("the new region is his home from now on") {
        State t = turn("king SEV; GAL red:2G; ARA red:1", "4-grande");
        play(t, "act, ARA");
        CHECK(points_at(t, ARA)[red] == 7);
        CHECK(points_at(t, GAL)[red] == 4);
    }
    SUBCASE("not out of the King's region") {
        CHECK_FALSE(may(turn("king GAL; GAL red:2G", "4-grande"), "act"));
    }
}

CARD("4-unique", "everybody secretly picks a region; those picked once are scored") {
    const std::string text = "king SEV; GAL red:1; PV blue:1; SEV yellow:1G; CAS red:4";
    State s = turn(text, "4-unique");
    play(s, "act");
    SUBCASE("the active player dials too; any region, the King's as well, not the Castillo") {
        CHECK(places_offered(s) == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
        const Events events = dial(s, "red:GAL blue:PV yellow:SEV green:VAL");
        CHECK(scored(events) == "GAL, PV, SEV, VAL");
        CHECK(line(s, "points") == "red:4 blue:5 yellow:8 green:0");
    }
    SUBCASE("a region picked by several is not scored") {
        const Events events = dial(s, "red:GAL blue:GAL yellow:SEV green:SEV");
        CHECK(scored(events).empty());
    }
    SUBCASE("two alike, two single") {
        CHECK(scored(dial(s, "red:GAL blue:SEV yellow:SEV green:PV")) == "GAL, PV");
    }
    SUBCASE("three alike are as bad as two") {
        CHECK(scored(dial(s, "red:GAL blue:GAL yellow:GAL green:PV")) == "PV");
    }
    SUBCASE("no caballero moves") {
        dial(s, "red:GAL blue:PV yellow:SEV green:VAL");
        CHECK(line(s, "GAL") == "red:1");
        CHECK(line(s, "CAS") == "red:4");
    }
    SUBCASE("the discs are secret until all are set") {
        const Player first = asked(s);
        play(s, "VAL");
        CHECK(seen_by(s, asked(s)).disc[first] == face_down);
    }
}

CARD("4-evict", "each rival must leave the region named, for one he picks secretly") {
    // 2023, Coup: Toledo is named; one goes to Catalonia, two to Granada, two to Valencia; mine stay.
    SUBCASE("2023, the example of Coup") {
        State s = turn("king SEV; CN red:2 blue:2 yellow:1 green:2", "4-evict");
        play(s, "act, CN");
        dial(s, "yellow:CAT blue:GRA green:VAL");
        CHECK(line(s, "CN") == "red:2");
        CHECK(line(s, "CAT") == "yellow:1");
        CHECK(line(s, "GRA") == "blue:2");
        CHECK(line(s, "VAL") == "green:2");
        CHECK(asked_step_name(s) == "use_card");
    }
    SUBCASE("1996 and Decennial: who picks the King's region or the same one gets his back to court") {
        for (const std::string& edition : earlier_editions) {
            CAPTURE(edition);
            State s = in_edition(edition, "king SEV; CN red:2 blue:2 yellow:3 green:1; court blue:1", "4-evict");
            play(s, "act, CN");
            CHECK(may(s, "SEV"));
            CHECK(may(s, "CN"));  // the Big Box does not say; ruled the same
            dial(s, "blue:SEV yellow:CN green:PV");
            CHECK(line(s, "CN") == "red:2");
            CHECK(line(s, "SEV").empty());
            CHECK(line(s, "court") == "red:0 blue:3 yellow:3 green:0");
            CHECK(line(s, "PV") == "green:1");
        }
    }
    SUBCASE("only those who stand there dial, and not into the Castillo") {
        State s = turn("king SEV; CN red:2 yellow:1; PV blue:3", "4-evict");
        play(s, "act, CN");
        CHECK(asked(s) == yellow);
        CHECK(places_offered(s) == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
        dial(s, "yellow:PV");
        CHECK(line(s, "PV") == "blue:3 yellow:1");
    }
    SUBCASE("the King's region cannot be named, nor the Castillo") {
        State s = turn("king SEV; SEV blue:3; PV blue:1; CAS blue:2", "4-evict");
        play(s, "act");
        CHECK(options(s) == "PV");
    }
}

CARD("4-advisor", "the King moves to a bordering region") {
    State s = turn("king GAL; court red:7", "4-advisor");
    play(s, "act");
    CHECK(options(s) == "PV, CV");
    play(s, "CV");
    CHECK(s.king == CV);
    SUBCASE("placing afterwards is beside the new region") {
        CHECK(places_offered(s) == "CAS, GAL, PV, ARA, CN");
    }
    SUBCASE("placing before is beside the old one") {
        State t = turn("king GAL; court red:7", "4-advisor");
        play(t, "PV, act, PV");
        CHECK(line(t, "PV") == "red:1");
        CHECK(t.king == PV);
    }
    SUBCASE("he may stay: the action is left out") {
        State t = turn("king GAL; court red:7", "4-advisor");
        play(t, "done");
        CHECK(t.king == GAL);
    }
}

}

TEST_SUITE("action card of the 5 stack") {

CARD("5-king", "the King moves to any region, or stays") {
    State s = turn("king GAL; court red:7", "5-king");
    play(s, "act");
    CHECK(options(s) == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");  // not the Castillo; he may stay (Decennial)
    SUBCASE("far away") {
        play(s, "VAL");
        CHECK(s.king == VAL);
        CHECK(places_offered(s) == "CAS, ARA, CAT, CN, GRA");
    }
    SUBCASE("where he is") {
        play(s, "GAL");
        CHECK(s.king == GAL);
    }
}

}
