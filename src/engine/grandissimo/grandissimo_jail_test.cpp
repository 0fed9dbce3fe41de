// Grandissimo (1996 booklet): Jail - its symbol, prisoners, and the pardon of the King's card.
#include "grandissimo_table.h"

namespace eg {

TEST_SUITE("grandissimo") {

// ---- "When a player selects a card with the jail symbol, he may move any 1 Caballero to the prison."

// "From any region (except the King's)."
TEST_CASE("one caballero of any player goes to jail, from any region but the King's") {
    State s = holding("gr-wedding", "king GAL; GAL yellow:2; PV blue:2 yellow:1; SEV red:1; POR green:1; CAS blue:1; "
                                    "NAO yellow:1");
    for (const char* somebody : {"blue PV", "yellow PV", "red SEV", "green POR"}) {
        CAPTURE(somebody);
        CHECK(may(s, somebody));
    }
    for (const char* nobody_here : {"yellow GAL", "blue CAS", "yellow NAO"}) {
        CAPTURE(nobody_here);
        CHECK_FALSE(may(s, nobody_here));
    }
    play(s, "blue PV");
    CHECK(line(s, "JAIL") == "blue:1");
    CHECK(line(s, "PV") == "blue:1 yellow:1");
    CHECK(asked_step_name(s) == "use_card");
    CHECK_FALSE(may(s, "blue PV"));   // one
}

TEST_CASE("he need not, and cards without the symbol put nobody into jail") {
    State s = turn_begins("players 2; king CN; PV blue:2", "gr-wedding");
    CHECK_FALSE(may(s, "blue PV"));   // not before it is taken
    play(s, "card 6, done");
    CHECK(line(s, "JAIL").empty());
    CHECK_FALSE(may(holding("gr-treaty", "king CN; PV blue:2"), "blue PV"));
    CHECK_FALSE(may(holding("gr-dowry", "king CN; PV blue:2"), "blue PV"));   // the ship symbol
}

// "In addition to the other two actions allowed for the card."
TEST_CASE("the jail comes before the other two actions, between them or after them") {
    for (const char* order :
         {"blue PV, act, SEV, SEV, SEV", "act, blue PV, SEV, SEV, SEV", "act, SEV, SEV, SEV, blue PV",
          "SEV, SEV, SEV, blue PV, act", "SEV, SEV, SEV, act, blue PV"}) {
        CAPTURE(order);
        State s = holding("gr-wedding", "king CN; CN red:1; PV blue:1; court red:9");
        play(s, order);
        CHECK(line(s, "JAIL") == "blue:1");
        CHECK(line(s, "SEV") == "red:3");
        CHECK(s.score[red] == 7 + 2);
    }
}

// The action cards, D: "An action may not be split."
TEST_CASE("who has begun to place and then puts somebody into jail places no more") {
    State s = holding("gr-wedding", "king CN; PV blue:1; court red:9");
    play(s, "SEV, blue PV");
    CHECK_FALSE(offers(s, "SEV"));
    CHECK(may(s, "act"));
}

TEST_CASE("a Veto stops neither the jail symbol nor a pardon") {
    State s = holding("gr-wedding", "king CN; PV blue:1; kept blue:2-veto:1");
    play(s, "blue PV");
    CHECK(asked(s) == red);
    CHECK(line(s, "JAIL") == "blue:1");
    State king = holding("5-king", "king CN; JAIL blue:1; kept blue:2-veto:1");
    play(king, "token pardon, PV");
    CHECK(asked(king) == red);
    CHECK(line(king, "PV") == "blue:1");
}

TEST_CASE("black caballeros never go to jail") {
    State s = holding("gr-wedding", "king CN; SEV black:2; PV blue:1");
    CHECK_FALSE(may(s, "black SEV"));
    CHECK(may(s, "blue PV"));
    State constable = holding("gr-constable", "king CN; SEV black:2 blue:1");
    play(constable, "act");
    CHECK(options(constable) == "blue SEV, done");
}

// ---- prisoners

TEST_CASE("prisoners score nowhere") {
    CHECK(worth(at_peace("king CN; JAIL red:4 blue:1"), "JAIL") == std::vector<int>{0, 0, 0, 0});
    State most = holding("3-most", "king CN; JAIL red:5; SEV blue:2");
    CHECK(scored_of(most, play(most, "act")) == "SEV");
    State least = holding("3-least", "king CN; JAIL red:1; SEV blue:2");
    CHECK(scored_of(least, play(least, "act")) == "SEV");
}

TEST_CASE("the jail is no region: nobody is placed there, moved, recalled or sent back from there") {
    CHECK_FALSE(offers(placing("king GAL; ship_token red:1"), "JAIL"));
    State anywhere = holding("1-add2", "king CN; court red:9");
    play(anywhere, "act");
    CHECK_FALSE(offers(anywhere, "JAIL"));
    State moved = holding("1-any3", "king CN; JAIL red:1 blue:1; SEV red:1; VAL black:2");
    play(moved, "act");
    CHECK(options(moved) == "red SEV, black VAL, done");
    play(moved, "red SEV");
    CHECK_FALSE(offers(moved, "JAIL"));
    CHECK_FALSE(may(holding("2-one-each", "players 2; king CN; JAIL blue:1"), "act"));
    State mustered = table(iberia("king CN; JAIL red:4; SEV red:1; court red:25; ask muster red 3 - - 0 0"));
    CHECK(options(mustered) == "red SEV, done");
}

TEST_CASE("prisoners stay in jail in a general scoring") {
    State s = general_scoring_of("king CN; JAIL red:2 blue:1; CAS blue:1");
    dial(s, "blue:PV");
    CHECK(line(s, "JAIL") == "red:2 blue:1");
}

// ---- "When a player selects the King's card, he may choose to pardon all those in jail."

// "And place them all in the same region (not the King's, of course)."
TEST_CASE("M4: the King's card frees all prisoners into one region, not the King's") {
    State s = holding("5-king", "king GAL; JAIL red:1 blue:2");
    play(s, "act, CN");
    REQUIRE(may(s, "token pardon"));
    play(s, "token pardon");
    CHECK(places_offered(s) == "GAL, PV, ARA, CAT, CV, SEV, GRA, VAL, POR");
    play(s, "SEV");
    CHECK(line(s, "SEV") == "red:1 blue:2");
    CHECK(line(s, "JAIL").empty());
    CHECK(asked_step_name(s) == "use_card");
    CHECK_FALSE(may(s, "token pardon"));
}

TEST_CASE("the pardon may come before the King moves: then his old region is closed") {
    State s = holding("5-king", "king GAL; JAIL red:1 blue:2");
    play(s, "token pardon");
    CHECK(places_offered(s) == "PV, ARA, CAT, CV, CN, SEV, GRA, VAL, POR");
    play(s, "CN, act, CN");
    CHECK(line(s, "CN") == "red:1 blue:2");
    CHECK(line(s, "king") == "CN");
}

TEST_CASE("the pardon comes with the King's move or without it, and with placing") {
    State s = holding("5-king", "king GAL; JAIL blue:1; court red:9");
    play(s, "token pardon, POR");
    CHECK(s.top().count == 5);
    play(s, "PV, CV, done");
    CHECK(line(s, "POR") == "blue:1");
    State vetoed = holding("5-king", "king GAL; JAIL blue:1; kept blue:2-veto:1");
    play(vetoed, "act, veto");
    CHECK(line(vetoed, "king") == "GAL");
    CHECK(may(vetoed, "token pardon"));
}

// "Of course, the player may choose to leave them all in jail."
TEST_CASE("the prisoners may stay in jail") {
    State s = turn_begins("players 2; king GAL; JAIL red:1 blue:2");
    play(s, "card 5, act, CN, done");
    CHECK(line(s, "JAIL") == "red:1 blue:2");
}

// "He may not pardon some and not others."
TEST_CASE("a pardon frees all of them") {
    State s = holding("5-king", "king GAL; JAIL red:1 blue:2 yellow:1 green:1");
    play(s, "token pardon");
    CHECK_FALSE(may(s, "done"));
    play(s, "PV");
    CHECK(line(s, "PV") == "red:1 blue:2 yellow:1 green:1");
    CHECK(line(s, "JAIL").empty());
}

TEST_CASE("only the King's card pardons, and only if somebody is in jail") {
    for (const char* id : {"4-advisor", "3-most", "gr-queen", "gr-wedding", "gr-jailbreak"}) {
        CAPTURE(id);
        CHECK_FALSE(may(holding(id, "king GAL; JAIL blue:1"), "token pardon"));
    }
    CHECK_FALSE(may(holding("5-king", "king GAL; PV blue:1"), "token pardon"));
    CHECK_FALSE(may(turn_begins("king GAL; JAIL blue:1"), "token pardon"));   // it is not taken yet
    State majesty = turn("edition 2023; modules grandissimo; VAL black:2; king GAL; JAIL blue:1", "n5-majesty");
    play(majesty, "token pardon, PV");
    CHECK(line(majesty, "PV") == "blue:1");
}

}

}
