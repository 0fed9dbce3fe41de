// 1996, Decennial and Big Box, the action cards: a chapter for each of the 45 cards' 33 texts.
// CARD writes the case and enters its card as tested, so no card of the deck can go without one.
#include "card_case.h"
#include "table.h"

using namespace eg;

namespace {

const std::vector<std::string> editions = {"1996", "decennial", "bigbox"};

State in_edition(const std::string& edition, const std::string& text, const std::string& id) {
    return turn("edition " + edition + '\n' + text, id);
}

}

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
        CHECK(question(s) == "Choose a caballero to move; up to 2 of your own and 2 of your opponents' may move.");
        play(s, "red GAL, PV, red GAL, PV");
        CHECK(question(s) == "Choose one of your opponents' caballeros to move; up to 2 may move.");
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
    for (const std::string& edition : editions) {
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
        for (const std::string& edition : editions) {
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
        for (const std::string& edition : editions) {
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
    for (const std::string& edition : editions) {
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

TEST_SUITE("action cards of the 2 stack") {

CARD("2-veto", "kept face up, for this round and the next") {  // its use: veto_test.cpp
    const std::string taking = "\nshown 1-any3 2-veto 3-most 4-advisor 5-king\nask take_card red 0 - - 0 0";
    State s = table("court red:7" + taking);
    SUBCASE("\"when you select the card, place it before you\": there is nothing to perform") {
        play(s, "card 2");
        CHECK(line(s, "kept") == "red:2-veto:2");
        CHECK(options(s) == "CAS, PV, CV, done");
    }
    SUBCASE("two are placed") {
        play(s, "card 2, CAS, PV");
        CHECK(options(s) == "done");
    }
    SUBCASE("one player may come to hold both") {
        State t = table("court red:7; kept red:2-veto:1" + taking);
        play(t, "card 2");
        CHECK(line(t, "kept") == "red:2-veto:1 red:2-veto:2");
    }
}

CARD("2-decayall", "every rival's whole court goes back to the province") {
    State s = turn("players 5; court red:7 blue:9 yellow:1 green:0 sable:30", "2-decayall");
    play(s, "act");
    CHECK(line(s, "court") == "red:7 blue:0 yellow:0 green:0 sable:0");
    CHECK(line(s, "province") == "red:23 blue:30 yellow:30 green:30 sable:30");
    CHECK(places_offered(s) == "CAS, PV, CV");
    SUBCASE("nothing on the board is touched") {
        State t = turn("king SEV; GAL blue:3; CAS blue:2; court blue:4", "2-decayall");
        play(t, "act");
        CHECK(line(t, "GAL") == "blue:3");
        CHECK(line(t, "CAS") == "blue:2");
    }
}

CARD("2-decay3", "every rival sends three of his court back, or all if he has fewer") {
    State s = turn("players 5; court red:7 blue:9 yellow:3 green:2 sable:0", "2-decay3");
    play(s, "act");
    CHECK(line(s, "court") == "red:7 blue:6 yellow:0 green:0 sable:0");
    CHECK(line(s, "province") == "red:23 blue:24 yellow:30 green:30 sable:30");
}

CARD("2-angry", "each rival in turn, from the left, sends three of his choice back") {
    State s = turn(
        "king SEV; court blue:3 yellow:2 green:2; VAL yellow:1 green:1; CN green:2; SEV blue:5 green:4; CAS blue:2",
        "2-angry", red);
    play(s, "act");
    // 2023, Withdrawal: the left neighbour 3 from his court, the next 2 from his court and 1 from
    // Valencia, the last 2 from Toledo (our CN) and 1 from Valencia.
    SUBCASE("2023, the example of Withdrawal") {
        CHECK(asked(s) == blue);
        CHECK(options(s) == "blue court");  // not from the Castillo, not from the King's region
        play(s, "blue court, blue court, blue court");
        CHECK(asked(s) == yellow);
        CHECK(options(s) == "yellow court, yellow VAL");
        play(s, "yellow court, yellow court, yellow VAL");
        CHECK(asked(s) == green);
        play(s, "green CN, green CN, green VAL");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(asked(s) == red);
        CHECK(line(s, "court") == "red:0 blue:0 yellow:0 green:2");
        CHECK(line(s, "VAL").empty());
        CHECK(line(s, "CN").empty());
        CHECK(line(s, "province") == "red:30 blue:23 yellow:30 green:24");
    }
    SUBCASE("it is an order: nobody may send fewer while he can") {
        CHECK_FALSE(may(s, "done"));
    }
    SUBCASE("who has fewer than three within reach sends those, who has none is passed over") {
        State t = turn("king SEV; court yellow:1; GAL yellow:1; SEV blue:9; CAS blue:9; PV green:4", "2-angry");
        play(t, "act");
        CHECK(asked(t) == yellow);
        play(t, "yellow GAL, yellow court");
        CHECK(asked(t) == green);
    }
    SUBCASE("clockwise from the left of whoever took the card, wherever he sits") {
        State t = turn("king SEV; court red:1 blue:1 green:1", "2-angry", yellow);
        play(t, "act");
        CHECK(asked(t) == green);
        play(t, "green court");
        CHECK(asked(t) == red);
        play(t, "red court");
        CHECK(asked(t) == blue);
    }
}

CARD("2-one-each", "one of each rival, chosen by the active player, goes back to the province") {
    const std::string text = "king SEV; GAL red:2 blue:2; PV blue:1 yellow:1; SEV green:3; CAS green:1";
    for (const std::string edition : {"decennial", "bigbox"}) {
        CAPTURE(edition);
        State s = in_edition(edition, text, "2-one-each");
        play(s, "act");
        CHECK(options(s) == "blue GAL, blue PV, yellow PV");  // no choice to send fewer; none of green's can go
        play(s, "yellow PV");
        CHECK(options(s) == "blue GAL, blue PV");
        play(s, "blue PV");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(line(s, "province") == "red:28 blue:28 yellow:30 green:26");
    }
    SUBCASE("1996: \"from each player\", so one's own too; the sample game leaves it, so it may be left") {
        State s = in_edition("1996", text, "2-one-each");
        play(s, "act");
        CHECK(options(s) == "red GAL, blue GAL, blue PV, yellow PV");
        play(s, "blue GAL, yellow PV");
        CHECK(options(s) == "red GAL, done");
        State sent = s;
        play(sent, "red GAL");
        CHECK(line(sent, "GAL") == "red:1 blue:1");
        CHECK(asked_step_name(sent) == "use_card");
        play(s, "done");
        CHECK(line(s, "GAL") == "red:2 blue:1");
    }
    SUBCASE("1996: sending one's own does not spare the rivals") {
        State s = in_edition("1996", text, "2-one-each");
        play(s, "act, red GAL, blue GAL");
        CHECK(options(s) == "yellow PV");
    }
    SUBCASE("nothing to take: nothing to do") {
        CHECK_FALSE(may(turn("king SEV; GAL red:3; SEV blue:2", "2-one-each"), "act"));
    }
}

CARD("2-sec2", "each rival secretly picks a region and loses two there") {
    State s = turn(
        "king SEV; GAL red:5 blue:3 yellow:1; PV blue:2 yellow:1; ARA blue:1; SEV green:4 yellow:3; CAS blue:4 "
        "yellow:4 green:4",
        "2-sec2");
    play(s, "act");
    SUBCASE("only the rivals dial, all before any disc is shown") {
        CHECK(asked(s) == blue);
        CHECK(options(s) == "GAL, PV");  // where he has two; not ARA with one, not the Castillo
        play(s, "PV");
        CHECK(line(s, "PV") == "blue:2 yellow:1");
        CHECK(asked(s) == yellow);
        CHECK(options(s) == "GAL, PV");  // nowhere two within reach: where he has one
        play(s, "GAL");
        CHECK(asked_step_name(s) == "use_card");  // green has none within reach
        CHECK(line(s, "PV") == "yellow:1");
        CHECK(line(s, "GAL") == "red:5 blue:3");
        CHECK(line(s, "SEV") == "yellow:3 green:4");
        CHECK(line(s, "province") == "red:25 blue:22 yellow:22 green:22");
    }
    SUBCASE("the active player loses nothing, though the Big Box card was misprinted") {
        State t = in_edition("bigbox", "king SEV; GAL red:5; PV blue:2", "2-sec2");
        play(t, "act");
        dial(t, "blue:PV");
        CHECK(line(t, "GAL") == "red:5");
        CHECK(line(t, "PV").empty());
    }
    SUBCASE("of three in a region one stays") {
        dial(s, "blue:GAL yellow:PV");
        CHECK(line(s, "GAL") == "red:5 blue:1 yellow:1");
    }
}

CARD("2-secall", "each rival secretly picks a region and loses all there") {
    State s =
        turn("king SEV; GAL red:5 blue:3 yellow:1; PV blue:1; SEV blue:2 green:4; CAS blue:4 green:2", "2-secall");
    play(s, "act");
    SUBCASE("any region outside the King's where he has one") {
        CHECK(asked(s) == blue);
        CHECK(options(s) == "GAL, PV");
        play(s, "GAL");
        CHECK(asked(s) == yellow);
        CHECK(options(s) == "GAL");
        play(s, "GAL");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(line(s, "GAL") == "red:5");
        CHECK(line(s, "SEV") == "blue:2 green:4");
    }
    SUBCASE("the other regions are spared") {
        dial(s, "blue:PV yellow:GAL");
        CHECK(line(s, "GAL") == "red:5 blue:3");
        CHECK(line(s, "PV").empty());
        CHECK(line(s, "province") == "red:25 blue:21 yellow:30 green:24");
    }
    SUBCASE("the active player loses nothing, though the Big Box card was misprinted") {
        State t = in_edition("bigbox", "king SEV; GAL red:5 blue:2", "2-secall");
        play(t, "act");
        dial(t, "blue:GAL");
        CHECK(line(t, "GAL") == "red:5");
    }
    SUBCASE("a disc is secret until all are set") {
        play(s, "PV");
        CHECK(seen_by(s, yellow).disc[blue] == face_down);
        CHECK(seen_by(s, red).disc[blue] == face_down);
        CHECK(seen_by(s, blue).disc[blue] == PV);
    }
}

CARD("2-score1", "one region of choice is scored") {
    State s = turn("king GAL; GAL red:2 blue:1; PV red:1G; CAS red:1; court red:7", "2-score1");
    SUBCASE("any region, the King's too, with its bonus") {
        CHECK(paid(play(s, "act, GAL"), GAL) == "red:6 blue:2");
        CHECK(s.score[red] == 6);
        CHECK(line(s, "GAL") == "red:2 blue:1");
    }
    SUBCASE("with the home bonus") {
        CHECK(paid(play(s, "act, PV"), PV) == "red:7");
    }
    SUBCASE("placing first may make it better") {
        CHECK(paid(play(s, "PV, PV, act, PV"), PV) == "red:7");
        CHECK(line(s, "PV") == "red:3G");
    }
    SUBCASE("1996: the Castillo too; Decennial and Big Box: not, for it is no region") {
        for (const std::string& edition : editions) {
            State t = in_edition(edition, "king GAL; CAS red:2 blue:1", "2-score1");
            play(t, "act");
            CHECK(may(t, "CAS") == (edition == "1996"));
            CHECK(may(t, "GAL"));
        }
        State t = in_edition("1996", "king GAL; CAS red:2 blue:1", "2-score1");
        CHECK(paid(play(t, "act, CAS"), CAS) == "red:5 blue:3");
        CHECK(line(t, "CAS") == "red:2 blue:1");
    }
    SUBCASE("an empty region may be chosen, for nothing") {
        CHECK(paid(play(s, "act, VAL"), VAL).empty());
    }
}

}

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
    for (const std::string& edition : editions) {
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
        for (const std::string& edition : editions) {
            CAPTURE(edition);
            State s = in_edition(edition, "king SEV; CN red:2 blue:2 yellow:3 green:1; court blue:1", "4-evict");
            play(s, "act, CN");
            CHECK(may(s, "SEV"));
            CHECK(may(s, "CN"));  // Big Box says nothing of it; ruled alike
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

TEST_SUITE("action cards") {

TEST_CASE("every card of every deck has its case") {
    std::set<std::string> in_the_game;
    for (int stack = 0; stack < stack_count; ++stack)
        for (int i = 0; i < card_count({}, stack); ++i) in_the_game.insert(std::string{card({}, stack, i).id});
    CHECK(in_the_game == tested());
    CHECK(in_the_game.size() == 33);
}

TEST_CASE("the King's region is closed to every special action") {
    // Everything anybody has stands with the King: no card but the King's own changes anything there.
    for (const std::string& id : tested()) {
        if (id == "2-veto") continue;  // nothing to perform
        CAPTURE(id);
        State s = turn("king GAL; GAL red:5G blue:5G yellow:5 green:5; boards 8/4/0:GAL; court red:3 blue:3", id);
        const std::string before = line(s, "GAL");
        for (const std::string action : {"act", "act-other"}) {
            State t = s;
            if (!may(t, action)) continue;
            play(t, action);
            idle(t, [](const State& now) { return asked_step_name(now) != "use_card"; });
            CHECK(line(t, "GAL") == before);
            CHECK(t.scoreboard[0] == GAL);
        }
    }
}

}
