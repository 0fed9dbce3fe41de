// Grandissimo (1996 booklet): the order of a general scoring, and Free Choice.
#include "grandissimo_table.h"

namespace eg {

TEST_SUITE("grandissimo") {

// "The Grand Inquisitor leaves your court just prior to the next general scoring."
TEST_CASE("the Grand Inquisitor has left his court when the discs are set; the Queen and the Jester stay") {
    State s = general_scoring_of("king CN; grand_inquisitor 2; queen 2; jester 3; CAS red:1");
    CHECK(asked_step_name(s) == "dial");
    CHECK(line(s, "grand_inquisitor").empty());
    dial(s, "red:PV");
    CHECK(line(s, "grand_inquisitor").empty());
    CHECK(line(s, "queen") == "2");
    CHECK(line(s, "jester") == "3");
}

TEST_CASE("a special scoring does not drive him out") {
    State s = holding("3-first", "king CN; grand_inquisitor 2; VAL red:1");
    play(s, "act");
    CHECK(line(s, "grand_inquisitor") == "2");
}

// ---- Free Choice

// "The action of moving 2 Caballeros is taken after the Caballeros in the Castillo have been moved to the regions
// indicated on the players' secret disks and before scoring the regions."
TEST_CASE("M10: Free Choice moves after the Castillo is empty and before the regions are scored") {
    State s = general_scoring_of("king CN; GAL red:1; CAT red:1 blue:2; CAS red:1; kept red:gr-choice:1");
    const Events before = dial(s, "red:CAT");
    CHECK(scored_of(s, before) == "CAS");
    CHECK(line(s, "CAS").empty());
    CHECK(line(s, "CAT") == "red:2 blue:2");
    REQUIRE(asked(s) == red);
    const Events after = play(s, "red GAL, CAT, done");
    CHECK(scored_of(s, after) == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL, POR");
    CHECK(paid_for(s, after, "CAT") == "red:4 blue:2");
    CHECK(paid_for(s, after, "GAL").empty());
    CHECK(line(s, "kept").empty());
}

TEST_CASE("two of any colours move, not from or to the King's region") {
    State s = general_scoring_of("king CN; CN red:1; GAL red:1 blue:2; SEV black:2; CAS red:1; kept red:gr-choice:1");
    dial(s, "red:PV");
    for (const char* somebody : {"red GAL", "red PV", "blue GAL", "black SEV", "done"}) {
        CAPTURE(somebody);
        CHECK(may(s, somebody));
    }
    CHECK_FALSE(may(s, "red CN"));
    play(s, "blue GAL");
    CHECK(places_offered(s) == "CAS, PV, ARA, CAT, CV, SEV, GRA, VAL, POR");
    play(s, "POR, blue GAL, CAS");
    CHECK(line(s, "POR") == "blue:1");
    CHECK(line(s, "CAS") == "blue:1");   // until the next general scoring
    CHECK(line(s, "kept").empty());
}

TEST_CASE("who moves nobody has used it all the same") {
    State s = general_scoring_of("king CN; GAL red:1; CAS red:1; kept red:gr-choice:1");
    dial(s, "red:PV");
    play(s, "done");
    CHECK(line(s, "kept").empty());
    CHECK(line(s, "GAL") == "red:1");
}

TEST_CASE("nobody in the Castillo is no reason to leave it out") {
    State s = general_scoring_of("king CN; GAL red:1; CAT blue:2; kept red:gr-choice:1");
    REQUIRE(asked(s) == red);
    play(s, "red GAL, CAT, done");
    CHECK(line(s, "CAT") == "red:1 blue:2");
}

TEST_CASE("it is kept until the next general scoring, however many rounds that is") {
    State s = turn_begins("players 2; king CN; GAL red:1", "gr-choice");
    play(s, "card 6, done");
    idle(s, [](const State& now) { return now.round < 3; });
    CHECK(line(s, "kept").starts_with("red:gr-choice:"));
    idle(s, [](const State& now) { return now.round < 4; });
    CHECK(line(s, "kept").find("gr-choice") == std::string::npos);
}

TEST_CASE("it is used neither in a turn nor in a special scoring") {
    State s = turn_begins("king CN; GAL red:1; kept red:gr-choice:1");
    play(s, "card 3, act");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "kept").starts_with("red:gr-choice:"));
    CHECK_FALSE(may(s, "red GAL"));
}

// ---- all together

TEST_CASE("the Inquisitor leaves, the discs, the Castillo, Free Choice, the regions, and then all cards come back") {
    State s = general_scoring_of("grand_inquisitor 2; ally 1; " + alliance_in("GRA") + boycott_in("SEV")
                                 + "revolt 1; king PV; PV red:2G; GRA red:2 blue:1; SEV blue:3; GAL red:1; POR blue:1; "
                                   "CAS red:1 blue:1; JAIL red:1; NAO red:1; kept red:gr-choice:1");
    CHECK(line(s, "grand_inquisitor").empty());
    const Events before = dial(s, "red:ARA blue:CV");
    CHECK(scored_of(s, before) == "CAS");
    REQUIRE(asked(s) == red);
    CHECK_FALSE(may(s, "red PV"));   // the Grande is King still
    const Events after = play(s, "red GAL, CAT, done");
    CHECK(scored_of(s, after) == "GAL, PV, ARA, CAT, CV, CN, GRA, VAL, POR");
    CHECK(paid_for(s, after, "PV") == "red:9");
    CHECK(paid_for(s, after, "GRA") == "red:8 blue:3");
    CHECK(paid_for(s, after, "POR") == "blue:5");
    CHECK(line(s, "king") == "POR");
    CHECK(line(s, "PV") == "red:2G");
    for (const char* over_now : {"revolt", "ally", "alliance", "boycott", "kept"}) {
        CAPTURE(over_now);
        CHECK(line(s, over_now).empty());
    }
    CHECK(line(s, "JAIL") == "red:1");
    CHECK(line(s, "NAO") == "red:1");
}

TEST_CASE("the last general scoring ends the game after all that") {
    State s = general_scoring_of("round 9; revolt 1; king VAL; VAL red:3G; CAS blue:1");
    dial(s, "blue:PV");
    CHECK(over(s));
    CHECK(s.score[red] == 9);
    CHECK(s.score[blue] == 5 + 5);
}

}

}
