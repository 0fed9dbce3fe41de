// 1996, Decennial and Big Box: the action cards of stack 2, a case for each text.
#include "cards.h"

using namespace eg;

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
        CHECK(options(s) == "blue GAL, blue PV, yellow PV");  // fewer is not allowed; green has none that can go
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
        CHECK(options(s) == "GAL, PV");  // he has two nowhere: where he has one
        play(s, "GAL");
        CHECK(asked_step_name(s) == "use_card");  // green has none outside the Castillo and the King's region
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
        for (const std::string& edition : earlier_editions) {
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
