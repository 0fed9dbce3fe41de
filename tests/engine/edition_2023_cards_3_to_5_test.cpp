// 2023: the action cards of stacks 3, 4 and 5, a case for each. In the rulebook's examples Purple, Blue, Orange and
// Green play: red, blue, yellow and green here. B1 to B12 are the numbers of the examples in our design of the deck.
#include "card_case.h"
#include "edition_2023.h"

using namespace eg;

TEST_SUITE("2023, action cards of the 3 stack") {

CARD("n3-outposts", "all regions that are worth four at the moment are scored") {
    SUBCASE("B7") {
        State s = holding("n3-outposts",
                          "king VAL; boards 4/0/0:CN 8/4/0:GAL; CN red:3 yellow:1; SEV yellow:2; CAT red:1 yellow:1; "
                          "GAL red:5; PV red:0G yellow:0G");
        const Events events = play(s, "act");
        CHECK(scored(events) == "CAT, CN, SEV");
        CHECK(paid(events, CN) == "red:4 yellow:0");
        CHECK(paid(events, SEV) == "yellow:4");
        CHECK(paid(events, CAT) == "red:2 yellow:2");
        CHECK(line(s, "points") == "red:6 blue:0 yellow:6 green:0");
    }
    // Sevilla, Cataluña and Toledo, which has a scoring tile; not Galicia, which has the other one.
    SUBCASE("the rulebook's example") {
        State s = holding("n3-outposts", "king PV; boards 4/0/0:CN 8/4/0:GAL");
        CHECK(scored(play(s, "act")) == "CAT, CN, SEV");
    }
    SUBCASE("the Castillo never, whatever lies on it") {
        State s = holding("n3-outposts", "king PV; boards 4/0/0:CAS; CAS red:3");
        CHECK(scored(play(s, "act")) == "GAL, CAT, SEV");
    }
    SUBCASE("both bonuses may be had") {
        State s = holding("n3-outposts", "king GAL; GAL red:2G blue:1");
        CHECK(paid(play(s, "act"), GAL) == "red:8 blue:2");
    }
}

CARD("n3-fiesta", "all regions that are worth five at the moment are scored") {
    State s = holding("n3-fiesta", "king CV; PV red:1; ARA blue:1; VAL yellow:1; CAS green:1; court red:7");
    SUBCASE("Aragon, Navarra and Valencia, the Castillo not") {
        CHECK(scored(play(s, "act")) == "PV, ARA, VAL");
        CHECK(line(s, "points") == "red:5 blue:5 yellow:5 green:0");
    }
    SUBCASE("the rulebook's example 2: it is not performed; one goes to Aragon, two to Toledo") {
        CHECK(scored(play(s, "ARA, CN, CN, done")).empty());
        CHECK(line(s, "ARA") == "red:1 blue:1");
        CHECK(line(s, "CN") == "red:2");
        CHECK(over(s));
    }
}

CARD("n3-revelation", "the Castillo is scored, and all in it goes back in") {
    State s = holding("n3-revelation", "king SEV; CAS red:3 yellow:2");   // B9
    CHECK(paid(play(s, "act"), CAS) == "red:5 yellow:3");
    CHECK(line(s, "points") == "red:5 blue:0 yellow:3 green:0");
    CHECK(line(s, "CAS") == "red:3 yellow:2");
    CHECK(asked_step_name(s) == "use_card");   // no discs
}

CARD("n3-crowns", "all regions that are worth six or seven at the moment are scored") {
    State s = holding("n3-crowns", "king PV; CV red:1; CN blue:1; GRA yellow:1");
    CHECK(scored(play(s, "act")) == "CV, CN, GRA");
    CHECK(line(s, "points") == "red:6 blue:7 yellow:6 green:0");
    State tiles = holding("n3-crowns", "king PV; boards 4/0/0:CV 8/4/0:CN");
    CHECK(scored(play(tiles, "act")) == "GRA");
}

CARD("n3-tournament", "all regions, but only a sole first earns points") {
    State s =
        holding("n3-tournament",
                "king GAL; GAL red:3G blue:2; PV red:2 blue:2 yellow:1; CN yellow:1; CAS green:5; ARA green:2 red:1");
    const Events events = play(s, "act");
    CHECK(scored(events) == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
    CHECK(line(s, "points") == "red:8 blue:0 yellow:7 green:5");
}

CARD("n3-cortes", "the region with the most caballeros is scored; if several tie, all of them") {
    State s = holding("n3-cortes", "king SEV; GAL red:2 blue:2; PV red:3; CAS red:9");
    CHECK(scored(play(s, "act")) == "GAL");
    State tie = holding("n3-cortes", "king PV; GAL red:2 blue:2; PV red:4; VAL red:3");
    CHECK(scored(play(tie, "act")) == "GAL, PV");
}

CARD("n3-hermitage", "the region with the fewest caballeros is scored, empty ones aside; if several tie, all of them") {
    State s = holding("n3-hermitage",
                      "king SEV; PV red:1; CAT blue:1; ARA red:2; CV red:1 blue:1; CN yellow:3; SEV green:2; GRA "
                      "red:2; VAL red:2");   // B8
    CHECK(scored(play(s, "act")) == "PV, CAT");
    State grande = holding("n3-hermitage", "king SEV; PV red:0G; CAT blue:2");
    CHECK(scored(play(grande, "act")) == "CAT");
}

}

TEST_SUITE("2023, action cards of the 4 stack") {

CARD("n4-enactment", "a scoring tile is placed on a free board, or moved") {
    SUBCASE("either of the two, on any region but the King's, or on the Castillo") {
        State s = holding("n4-enactment", "king SEV");
        play(s, "act");
        CHECK(options(s) == "board 8/4/0, board 4/0/0");
        play(s, "board 8/4/0");
        CHECK(options(s) == "CAS, GAL, PV, ARA, CAT, CV, CN, GRA, VAL");
        play(s, "CAS");
        CHECK(line(s, "boards") == "8/4/0:CAS 4/0/0:-");
        CHECK(asked_step_name(s) == "use_card");
    }
    SUBCASE("on the Castillo one replaces both boards there") {
        CHECK(points_at(table(plain + "king SEV; boards 8/4/0:CAS; CAS red:3 blue:2 yellow:1"), CAS)
              == std::vector{8, 4, 0, 0});
    }
    SUBCASE("the rulebook's example: moved to Castilla to lower what its majority pays") {
        State s = holding("n4-enactment", "king SEV; boards 4/0/0:GAL; CV red:1 blue:3");
        play(s, "act, board 4/0/0");
        CHECK(options(s) == "CAS, PV, ARA, CAT, CV, CN, GRA, VAL");   // moved, not taken off the board
        play(s, "CV");
        CHECK(points_at(s, CV) == std::vector{0, 4, 0, 0});
    }
    SUBCASE("only one in a region") {
        State s = holding("n4-enactment", "king SEV; boards 8/4/0:GAL 4/0/0:PV");
        play(s, "act, board 8/4/0");
        CHECK_FALSE(may(s, "PV"));
    }
    SUBCASE("none is taken out of the King's region") {
        State s = holding("n4-enactment", "king SEV; boards 8/4/0:SEV 4/0/0:PV");
        play(s, "act");
        CHECK(options(s) == "board 4/0/0");
    }
    SUBCASE("the bonuses are paid besides") {
        CHECK(points_at(table(plain + "king CV; boards 4/0/0:CV; CV red:3G blue:2"), CV) == std::vector{8, 0, 0, 0});
    }
}

CARD("n4-empowerment", "one used power card comes back into the hand, unseen") {
    SUBCASE("B10: the lowest of this round is taken back, and still brings the start marker") {
        State s = round_of_2023(plain + "round 2; start red; hand red:1-12 blue:1-12 yellow:1-12 green:1-12",
                               "n1-intrigue n2-visitation n3-cortes n4-empowerment n5-majesty");
        play(s, "power 3, power 4, power 5, power 6");
        play(s, "take 0, card 1, done, take 0, card 2, done, take 0, card 3, done");
        CHECK(asked(s) == red);
        play(s, "take 0, card 4, act");
        CHECK(options(s) == "power 3, power 13");
        const Events events = play(s, "power 3");
        CHECK(s.hand[red].has(3));
        for (Player p : {blue, yellow, green, nobody}) CHECK_FALSE(seen_by(s, p).hand[red].has(3));
        for (const Event& event : of_sort(events, What::power_taken_back)) {
            CHECK(seen_by(event, blue).n == 0);
            CHECK(seen_by(event, red).n == 3);
        }
        play(s, "done");
        CHECK(s.round == 3);
        CHECK(s.start == red);
        CHECK(asked(s) == red);
        CHECK(may(s, "power 3"));
    }
    SUBCASE("or one of an earlier round") {
        State s = holding("n4-empowerment", "round 3; hand red:1-4,8-13; power red:7");
        play(s, "act");
        CHECK(options(s) == "power 5, power 6, power 7");
        play(s, "power 5");
        CHECK(s.hand[red].has(5));
        CHECK_FALSE(seen_by(s, blue).hand[red].has(5));
    }
}

CARD("n4-adopted-home", "the own Grande moves to another region") {
    State s = holding("n4-adopted-home", "king SEV; GAL red:2G; PV blue:2G");
    play(s, "act");
    CHECK(options(s) == "PV, ARA, CAT, CV, CN, GRA, VAL");   // not the Castillo, not the King's region
    play(s, "PV");
    CHECK(line(s, "PV") == "red:0G blue:2G");   // a region may be home to several
    CHECK(line(s, "GAL") == "red:2");
    CHECK_FALSE(may(holding("n4-adopted-home", "king GAL; GAL red:2G"), "act"));   // nor out of the King's region
}

CARD("n4-coup", "each rival moves all of his from the region named to another one he dials") {
    SUBCASE("B11") {
        State s = holding("n4-coup", "king GAL; CN blue:1 yellow:2 green:2 red:1");
        play(s, "act, CN");
        dial(s, "blue:CAT yellow:GRA green:GAL");
        CHECK(line(s, "CAT") == "blue:1");
        CHECK(line(s, "GRA") == "yellow:2");
        CHECK(line(s, "court") == "red:0 blue:0 yellow:0 green:2");
        CHECK(line(s, "GAL").empty());
        CHECK(line(s, "CN") == "red:1");
    }
    // Toledo: one goes to Cataluña, two to Granada, two to Valencia; mine stay.
    SUBCASE("the rulebook's example") {
        State s = holding("n4-coup", "king SEV; CN red:2 blue:2 yellow:1 green:2");
        play(s, "act, CN");
        dial(s, "yellow:CAT blue:GRA green:VAL");
        CHECK(line(s, "CN") == "red:2");
        CHECK(line(s, "CAT") == "yellow:1");
        CHECK(line(s, "GRA") == "blue:2");
        CHECK(line(s, "VAL") == "green:2");
        CHECK(asked_step_name(s) == "use_card");
    }
    SUBCASE(
        "another region: the one they leave cannot be dialled, nor the Castillo; who does not stand there does not "
        "dial") {
        State s = holding("n4-coup", "king SEV; CN red:2 yellow:1; PV blue:3");
        play(s, "act, CN");
        CHECK(asked(s) == yellow);
        CHECK(options(s) == "GAL, PV, ARA, CAT, CV, SEV, GRA, VAL");
        dial(s, "yellow:PV");
    }
    SUBCASE("not the King's region, not one without a rival, not the Castillo") {
        State s = holding("n4-coup", "king SEV; SEV blue:3; PV blue:1; GAL red:3; CAS blue:2");
        play(s, "act");
        CHECK(options(s) == "PV");
    }
}

CARD("n4-squires", "up to two from the province to the court") {
    State s = holding("n4-squires", "court red:7");
    play(s, "act");
    CHECK(options(s) == "take 0, take 1, take 2");
    play(s, "take 2");
    CHECK(s.court[red] == 9);
    // "This also applies when moving Caballeros to your Court via Action cards": from regions, not from the Castillo.
    SUBCASE("what the province lacks may come from regions") {
        State t = holding("n4-squires", "king SEV; court red:20; GAL red:4; SEV red:2; CAS red:4");
        play(t, "act");
        CHECK(options(t) == "red GAL, done");
        play(t, "red GAL, red GAL");
        CHECK(t.court[red] == 22);
        CHECK(asked_step_name(t) == "use_card");
    }
    SUBCASE("the province first") {
        State t = holding("n4-squires", "king SEV; court red:20; GAL red:5; SEV red:1; CAS red:3");
        play(t, "act");
        CHECK(options(t) == "take 0, take 1");
        play(t, "take 1, red GAL");
        CHECK(t.court[red] == 22);
    }
}

CARD("n4-sealed-letters", "everybody dials; each region dialled once is scored") {
    State s = holding("n4-sealed-letters", "king VAL; PV yellow:2 blue:2; VAL green:3 red:1");   // B12
    play(s, "act");
    CHECK(options(s) == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
    const Events events = dial(s, "red:GAL blue:GAL yellow:PV green:VAL");
    CHECK(scored(events) == "PV, VAL");
    CHECK(paid(events, PV) == "blue:3 yellow:3");
    CHECK(paid(events, VAL) == "red:3 green:7");
    CHECK(line(s, "points") == "red:3 blue:3 yellow:3 green:7");
}

CARD("n4-progress", "the King moves to a region bordering his own") {
    State s = holding("n4-progress", "king CV; court red:7");
    play(s, "act");
    CHECK(options(s) == "GAL, PV, ARA, CN");
    play(s, "CN");
    CHECK(places_offered(s) == "CAS, ARA, CV, SEV, GRA, VAL");
}

}

TEST_SUITE("2023, action card of the 5 stack") {

CARD("n5-majesty", "the King moves to any region") {
    SUBCASE(
        "the rulebook's example 1: two to Granada, two to Toledo, one into the Castillo, and then the King from "
        "Valencia to Toledo") {
        State s = holding("n5-majesty", "king VAL; court red:7");
        play(s, "GRA, GRA, CN, CN, CAS, act, CN");
        CHECK(s.king == CN);
        CHECK(line(s, "CN") == "red:2");
        CHECK(line(s, "court") == "red:2 blue:0 yellow:0 green:0");
        CHECK(options(s) == "done");
    }
    SUBCASE("to all of the nine, not into the Castillo, and not abroad") {
        for (Place king : nine_regions) {
            State s = holding("n5-majesty", "king " + show(on(king)));
            play(s, "act");
            CHECK(Places::of_bits(legal(s).of(Thing::place)) == nine_regions);   // he may also stay
        }
    }
    SUBCASE("left out, he remains in place") {
        State s = holding("n5-majesty", "king VAL; court red:7");
        play(s, "CAT, done");
        CHECK(s.king == VAL);
    }
}

}
