// Grandissimo (1996 booklet): Queen/Jester - their card, the Queen's additional caballero, and the Jester's gifts.
#include "grandissimo_table.h"

namespace eg {

TEST_SUITE("grandissimo") {

// ---- "When a player takes the 7th stack card, he takes the queen or the court jester into his court."

TEST_CASE("with both beside the board he chooses") {
    for (const std::string figure : {"queen", "jester"}) {
        CAPTURE(figure);
        State s = holding("gr-queen", "king CN");
        play(s, "act");
        CHECK(may(s, "token queen"));
        CHECK(may(s, "token jester"));
        CHECK_FALSE(may(s, "done"));
        play(s, "token " + figure);
        CHECK(line(s, "queen") == (figure == "queen" ? "1" : ""));
        CHECK(line(s, "jester") == (figure == "jester" ? "1" : ""));
        CHECK(asked_step_name(s) == "use_card");
    }
}

// "If only one is available at the side of the board, he must take that one."
TEST_CASE("with one beside the board he takes that one") {
    for (const char* holder : {"1", "2"}) {   // it may be his who has the other
        CAPTURE(holder);
        State queen = holding("gr-queen", std::string{"king CN; jester "} + holder);
        take_courtier(queen, "queen");
        CHECK(line(queen, "queen") == "1");
        CHECK(line(queen, "jester") == holder);
        State jester = holding("gr-queen", std::string{"king CN; queen "} + holder);
        take_courtier(jester, "jester");
        CHECK(line(jester, "jester") == "1");
        CHECK(line(jester, "queen") == holder);
    }
    State s = holding("gr-queen", "king CN; jester 2");
    play(s, "act");
    CHECK_FALSE(may(s, "token jester"));
}

// "If both are visiting other player's courts, he may choose which to take."
TEST_CASE("with both in other courts he chooses, and with one in his own he takes the other") {
    for (const std::string figure : {"queen", "jester"}) {
        CAPTURE(figure);
        State s = holding("gr-queen", "king CN; queen 2; jester 3");
        play(s, "act");
        CHECK(may(s, "token queen"));
        CHECK(may(s, "token jester"));
        play(s, "token " + figure);
        CHECK(line(s, "queen") == (figure == "queen" ? "1" : "2"));
        CHECK(line(s, "jester") == (figure == "jester" ? "1" : "3"));
    }
    State other = holding("gr-queen", "king CN; queen 1; jester 3");
    take_courtier(other, "jester");
    CHECK(line(other, "queen") == "1");
    CHECK(line(other, "jester") == "1");
}

// "A player may have both the queen and the court jester in his court."
TEST_CASE("who has both takes none") {
    CHECK_FALSE(may(holding("gr-queen", "king CN; queen 1; jester 1"), "act"));
}

TEST_CASE("they stay in the court beyond the turn, the round and a general scoring") {
    State s = turn_begins("players 2; king CN; queen 1; jester 1");
    next_turn_of_red(s);
    CHECK(s.round == 2);
    CHECK(line(s, "queen") == "1");
    CHECK(line(s, "jester") == "1");
    CHECK(may(s, "token queen"));
    CHECK(may(s, "token jester"));
    State scored = general_scoring_of("king CN; queen 1; jester 2; CAS blue:1");
    dial(scored, "blue:PV");
    CHECK(line(scored, "queen") == "1");
    CHECK(line(scored, "jester") == "2");
}

// "He may execute the special action those characters allow, even on the turn he takes the character."
TEST_CASE("M12: who must take the Queen uses her in the same turn") {
    State s = turn_begins("king CN; jester 2; court red:5");
    CHECK_FALSE(may(s, "token queen"));
    play(s, "card 7");
    take_courtier(s, "queen");
    CHECK(line(s, "queen") == "1");
    CHECK(line(s, "jester") == "2");
    REQUIRE(may(s, "token queen"));
    play(s, "token queen");
    CHECK(offers(s, "SEV"));
    REQUIRE(may(s, "red court"));
    play(s, "red court");
    CHECK(s.court[red] == 6);
}

TEST_CASE("the Jester, too, is used in the turn he is taken") {
    State s = turn_begins("king CN; court red:5");
    CHECK_FALSE(may(s, "token jester"));
    play(s, "card 7");
    take_courtier(s, "jester");
    REQUIRE(may(s, "token jester"));
    play(s, "token jester, blue court");
    CHECK(line(s, "GIFT") == "blue:1");
}

TEST_CASE("each is used once a turn, before the card or after it, both by who has both") {
    State s = turn_begins("king CN; queen 1; jester 1; court red:5");
    play(s, "token queen, SEV, card 3, act");
    CHECK_FALSE(may(s, "token queen"));
    REQUIRE(may(s, "token jester"));
    play(s, "token jester, blue court");
    CHECK_FALSE(may(s, "token jester"));
}

TEST_CASE("who has used the Queen does not use her again after the card of stack 7") {
    State s = turn_begins("king CN; queen 1; jester 2; court red:5");
    play(s, "token queen, red court, card 7");
    take_courtier(s, "jester");
    CHECK_FALSE(may(s, "token queen"));
    CHECK(may(s, "token jester"));
}

TEST_CASE("nobody else uses them") {
    const State s = turn_begins("king CN; queen 2; jester 3; court red:5");
    CHECK_FALSE(may(s, "token queen"));
    CHECK_FALSE(may(s, "token jester"));
}

// ---- "Queen: he may either move another Caballero to a region adjacent to the King from his court or move another
// Caballero from the provinces to his court."

TEST_CASE("the Queen brings one more from the province to the court") {
    State s = turn_begins("king CN; queen 1; court red:5");
    const int before = s.province[red];
    play(s, "token queen, red court");
    CHECK(s.court[red] == 6);
    CHECK(s.province[red] == before - 1);
    CHECK_FALSE(may(s, "token queen"));
}

TEST_CASE("or the Queen places one from the court beside the King, besides the card's number") {
    State s = turn_begins("king ARA; queen 1; court red:5");
    play(s, "token queen");
    CHECK(places_offered(s) == "CAS, PV, CAT, CV, CN, VAL");
    play(s, "CV");
    CHECK(line(s, "CV") == "red:1");
    CHECK(s.court[red] == 4);
    CHECK_FALSE(may(s, "token queen"));
    play(s, "card 3");
    CHECK(s.top().count == 3);
}

TEST_CASE("with an empty province or court the Queen's other half is left") {
    State full = turn_begins("king CN; queen 1; court red:30");
    play(full, "token queen");
    CHECK_FALSE(may(full, "red court"));
    CHECK(offers(full, "SEV"));
    State bare = turn_begins("king CN; queen 1; court red:0");
    play(bare, "token queen");
    CHECK(places_offered(bare).empty());
    play(bare, "red court");
    CHECK(bare.court[red] == 1);
}

TEST_CASE("a Veto stops neither the Queen nor the Jester") {
    State queen = turn_begins("king CN; queen 1; court red:5; kept blue:2-veto:1");
    play(queen, "token queen, SEV");
    CHECK(asked(queen) == red);
    CHECK(line(queen, "SEV") == "red:1");
    State jester = turn_begins("king CN; jester 1; kept blue:2-veto:1");
    play(jester, "token jester, yellow court");
    CHECK(asked(jester) == red);
    CHECK(line(jester, "GIFT") == "yellow:1");
}

// ---- "Court Jester: he may give another player one of his Caballeros from the provinces."

TEST_CASE("the Jester gives to any other player, but not to his own") {
    State s = turn_begins("king CN; jester 1");
    play(s, "token jester");
    CHECK_FALSE(may(s, "red court"));
    for (const char* to : {"blue court", "yellow court", "green court"}) {
        CAPTURE(to);
        CHECK(may(s, to));
    }
    play(s, "yellow court");
    CHECK(line(s, "GIFT") == "yellow:1");
    CHECK(s.court[yellow] == 0);
    CHECK(asked(s) == red);
}

TEST_CASE("nobody is given a caballero out of an empty province") {
    State s = turn_begins("king CN; jester 1; court blue:30");
    play(s, "token jester");
    CHECK_FALSE(may(s, "blue court"));
    CHECK(may(s, "yellow court"));
    CHECK_FALSE(may(turn_begins("players 2; king CN; jester 1; court blue:30"), "token jester"));
}

// "The other player must then place it somewhere on the board (his choice) at the beginning of his next turn."
TEST_CASE("M13: who is given one first places it in his turn, beside the King or not") {
    State s = blue_then_red("king CN; jester 2; court red:3");
    REQUIRE(asked(s) == blue);
    const int before = s.province[red];
    play(s, "token jester, red court, card 3, done");
    REQUIRE(asked(s) == red);
    CHECK_FALSE(may(s, "done"));
    CHECK(places_offered(s) == "CAS, GAL, PV, ARA, CAT, CV, SEV, GRA, VAL, POR");
    play(s, "PV");
    CHECK(line(s, "PV") == "red:1");
    CHECK(s.court[red] == 3);
    CHECK(s.province[red] == before - 1);
    CHECK(line(s, "GIFT") == "");
    CHECK(asked_step_name(s) == "take_card");
}

TEST_CASE("he places it himself, before anything else of his turn") {
    State s = table(iberia("king CN; GIFT red:1; NAO red:1; queen 1; court red:3; power red:1; "
                           "acted blue yellow green; " + on_offer("gr-treaty") + turns_go_on));
    REQUIRE(asked(s) == red);
    CHECK_FALSE(may(s, "red NAO"));
    CHECK_FALSE(may(s, "token queen"));
    play(s, "CAS");
    CHECK(line(s, "CAS") == "red:1");
    CHECK(asked_step_name(s) == "muster");
}

TEST_CASE("two that wait are placed one after another") {
    State s = turn_begins("king CN; GIFT red:2; court red:3");
    play(s, "PV, GAL");
    CHECK(line(s, "PV") == "red:1");
    CHECK(line(s, "GAL") == "red:1");
    CHECK(s.court[red] == 3);
    CHECK(asked_step_name(s) == "take_card");
}

TEST_CASE("one that waits for another player is not asked about") {
    const State s = turn_begins("king CN; GIFT blue:1; court red:3");
    CHECK(asked_step_name(s) == "take_card");
    CHECK(line(s, "GIFT") == "blue:1");
}

}

}
