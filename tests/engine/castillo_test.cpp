// 1996, The Castillo and Scoring; Decennial and Big Box, 5. General scoring; The King's region is taboo.
#include "rounds.h"

using namespace eg;

namespace {

const std::vector<std::string> moving_cards = {"1-any3",   "1-any4", "1-own4",  "1-for3",     "1-2+2",  "1-5from1",
                                               "1-allown", "1-or",   "2-angry", "2-one-each", "4-evict"};
}

TEST_SUITE("the Castillo") {

TEST_CASE("caballeros may always be placed in it, wherever the King stands") {
    for (Place king : nine_regions) CHECK(may(turn("king " + show(on(king)) + "; court red:1", "1-any3"), "CAS"));
}

TEST_CASE("no card takes a caballero out of it") {
    for (const std::string& id : moving_cards) {
        CAPTURE(id);
        CHECK_FALSE(may(turn("king GAL; CAS red:5 blue:5 yellow:5 green:5", id), "act"));
    }
    for (const std::string id : {"2-sec2", "2-secall"}) {
        CAPTURE(id);
        State s = turn("king GAL; CAS red:5 blue:5 yellow:5 green:5", id);
        if (may(s, "act")) play(s, "act");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(line(s, "CAS") == "red:5 blue:5 yellow:5 green:5");
    }
}

TEST_CASE("whenever caballeros are moved, any of them may be thrown in") {
    for (const std::string id : {"1-any3", "1-any4", "1-own4", "1-2+2", "1-5from1", "1-allown", "1-or"}) {
        CAPTURE(id);
        State s = turn("king SEV; GAL red:2", id);
        play(s, "act, red GAL, CAS");
        CHECK(line(s, "CAS") == "red:1");
    }
}

}

TEST_SUITE("the King's region") {

TEST_CASE("nothing is moved out of it") {
    for (const std::string& id : moving_cards) {
        CAPTURE(id);
        CHECK_FALSE(may(turn("king GAL; GAL red:5 blue:5 yellow:5 green:5", id), "act"));
    }
}

TEST_CASE("nothing is moved into it") {
    for (const std::string id : {"1-any3", "1-any4", "1-own4", "1-2+2", "1-5from1", "1-allown", "1-or"}) {
        CAPTURE(id);
        State s = turn("king SEV; GAL red:2", id);
        play(s, "act, red GAL");
        CHECK(places_offered(s) == "CAS, PV, ARA, CAT, CV, CN, GRA, VAL");
    }
}

TEST_CASE("it is scored like any other, at a general scoring and by a card") {
    State s = turn("king GAL; GAL red:2 blue:1", "2-score1");
    CHECK(paid(play(s, "act, GAL"), GAL) == "red:6 blue:2");
    const State t = general_scoring_of("king GAL; GAL red:2 blue:1");
    CHECK(line(t, "points") == "red:6 blue:2 yellow:0 green:0");
    CHECK(line(t, "GAL") == "red:2 blue:1");
}

}

TEST_SUITE("general scoring") {

// Ramon, Benita, Gabriel and Ricarda sit clockwise: red, blue, yellow, green here.
TEST_CASE("Decennial and Big Box: Ramon and Benita have 2 each in the Castillo, Gabriel 1; Ramon goes to Granada") {
    State s = general_scoring_of("king SEV; CAS red:2 blue:2 yellow:1");
    const Events events = dial(s, "red:GRA blue:PV yellow:VAL");
    CHECK(paid(events, CAS) == "red:3 blue:3 yellow:1");
    CHECK(line(s, "GRA") == "red:2");
    CHECK(line(s, "PV") == "blue:2");
    CHECK(line(s, "VAL") == "yellow:1");
    CHECK(line(s, "CAS").empty());
}

TEST_CASE("2023: three in the Castillo score 5 and go to Granada, two score 3, one scores 1") {
    State s = general_scoring_of("king SEV; CAS red:3 blue:2 yellow:1");
    const Events events = dial(s, "red:GRA blue:GAL yellow:GAL");
    CHECK(paid(events, CAS) == "red:5 blue:3 yellow:1");
    CHECK(line(s, "GRA") == "red:3");
    CHECK(line(s, "GAL") == "blue:2 yellow:1");
}

TEST_CASE(
    "first the discs, then the Castillo is scored, then it is emptied, then the regions in the order of the track") {
    State s = general_scoring_of("king SEV; CAS red:1 blue:2");
    std::string order;
    for (const Event& event : dial(s, "red:GRA blue:PV").list) {
        switch (event.what) {
            case What::disc_dialled: order += 'd'; break;
            case What::castillo_opened: order += 'o'; break;
            case What::disc_revealed: order += 'r'; break;
            case What::castillo_left: order += 'l'; break;
            case What::scoring: order += ' ' + show(on(event.to)) + ' '; break;
            default: break;
        }
    }
    CHECK(order.substr(0, 8) == "ddo CAS ");
    CHECK(order.find('l') < order.find("GAL"));
    CHECK(order.substr(order.find(" GAL")) == " GAL  PV  ARA  CAT  CV  CN  SEV  GRA  VAL ");
}

TEST_CASE("all of a player's caballeros go to the one region on his disc") {
    State s = general_scoring_of("king SEV; CAS red:4; PV red:1");
    dial(s, "red:PV");
    CHECK(over(s));
    CHECK(line(s, "PV") == "red:5");
    CHECK(line(s, "CAS").empty());
}

TEST_CASE("those who leave the Castillo may turn a majority") {
    State s = general_scoring_of("king SEV; CAS red:2; PV red:1 blue:2");
    const Events events = dial(s, "red:PV");
    CHECK(paid(events, CAS) == "red:5");
    CHECK(paid(events, PV) == "red:5 blue:3");
}

TEST_CASE("whoever dials the King's region gets his caballeros back to his court") {
    State s = general_scoring_of("king SEV; CAS red:3 blue:1; SEV red:1 blue:2; court red:4");
    CHECK(may(s, "SEV"));  // "accidentally or on purpose" (Decennial)
    const Events events = dial(s, "red:SEV blue:SEV");
    CHECK(line(s, "SEV") == "red:1 blue:2");
    CHECK(s.court[red] == 7);
    CHECK(s.court[blue] == 1);
    CHECK(paid(events, CAS) == "red:5 blue:3");
    CHECK(paid(events, SEV) == "red:3 blue:6");
}

TEST_CASE("the Castillo itself is on no disc") {
    const State s = general_scoring_of("king SEV; CAS red:3");
    CHECK(places_offered(s) == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
}

TEST_CASE("a disc stays secret until all are set") {
    State s = general_scoring_of("start blue; king SEV; CAS red:3 blue:1");
    const Player first = asked(s);
    play(s, "PV");
    CHECK(s.disc[first] == PV);
    CHECK(seen_by(s, asked(s)).disc[first] == face_down);
    CHECK(seen_by(s, first).disc[first] == PV);
}

TEST_CASE("who has nobody in the Castillo sets no disc") {
    State s = general_scoring_of("king SEV; CAS yellow:3; PV red:1");
    dial(s, "yellow:PV");
    CHECK(over(s));
}

TEST_CASE("an empty Castillo pays nobody, and the regions are scored all the same") {
    const State s = general_scoring_of("king SEV; PV red:1");
    CHECK(over(s));
    CHECK(line(s, "points") == "red:5 blue:0 yellow:0 green:0");
}

TEST_CASE("points are added to those there are") {
    const State s = general_scoring_of("king SEV; points red:98 blue:3; PV red:1");
    CHECK(line(s, "points") == "red:103 blue:3 yellow:0 green:0");
}

// Decennial and Big Box
TEST_CASE(
    "with two players only the most in the Castillo score, with three the most and second most") {
    State two = general_scoring_of("players 2; king SEV; CAS red:2 blue:1");
    CHECK(paid(dial(two, "red:PV blue:GAL"), CAS) == "red:5 blue:0");
    State three = general_scoring_of("players 3; king SEV; CAS red:3 blue:2 yellow:1");
    CHECK(paid(dial(three, "red:PV blue:GAL yellow:ARA"), CAS) == "red:5 blue:3 yellow:0");
}

TEST_CASE("a home bonus is paid for caballeros that have just come out of the Castillo") {
    State s = general_scoring_of("king SEV; CAS red:2; PV red:0G blue:1");
    CHECK(paid(dial(s, "red:PV"), PV) == "red:7 blue:3");
}

TEST_CASE("no bonus is ever paid in the Castillo") {
    State s = general_scoring_of("king SEV; CAS red:2; SEV red:1G");
    CHECK(paid(dial(s, "red:PV"), CAS) == "red:5");
}

TEST_CASE("a mobile scoreboard stays where it lies from one general scoring to the next") {
    State s = general_scoring_of("king SEV; boards 8/4/0:CAS 4/0/0:PV; CAS red:2; PV blue:1");
    const Events events = dial(s, "red:PV");
    CHECK(paid(events, CAS) == "red:8");
    CHECK(paid(events, PV) == "red:4 blue:0");
    CHECK(line(s, "boards") == "8/4/0:CAS 4/0/0:PV");
}

}
