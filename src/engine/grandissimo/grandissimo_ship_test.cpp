// Grandissimo (1996 booklet): Ship - its symbol and tokens, placing on it, and landing.
#include "grandissimo_table.h"

namespace eg {

TEST_SUITE("grandissimo") {

// ---- "When a player selects a card with the ship symbol, he may take one of the ship tokens."

TEST_CASE("who takes a card with the ship symbol may take a ship token") {
    State s = holding("gr-dowry", "king CN; court red:9");
    REQUIRE(may(s, "token ship_token"));
    play(s, "token ship_token");
    CHECK(line(s, "ship_token") == "red:1 blue:0 yellow:0 green:0");
    CHECK(asked_step_name(s) == "use_card");
    CHECK_FALSE(may(s, "token ship_token"));   // one
}

TEST_CASE("he need not") {
    State s = turn_begins("players 2; king CN", "gr-dowry");
    play(s, "card 6, done");
    CHECK(line(s, "ship_token") == "red:0 blue:0");
}

TEST_CASE("cards without the symbol give none, and the symbol counts on one's own card only") {
    CHECK_FALSE(may(holding("gr-treaty", "king CN"), "token ship_token"));
    CHECK_FALSE(may(holding("gr-wedding", "king CN"), "token ship_token"));   // the jail symbol
    State s = turn_begins("king CN", "gr-dowry");
    CHECK_FALSE(may(s, "token ship_token"));
    play(s, "card 3");
    CHECK_FALSE(may(s, "token ship_token"));
}

// "In addition to the other two actions allowed for the card."
TEST_CASE("the symbol comes before the other two actions, between them or after them") {
    for (const char* order :
         {"token ship_token, act, take 3, SEV, SEV, SEV", "act, take 3, token ship_token, SEV, SEV, SEV",
          "act, take 3, SEV, SEV, SEV, token ship_token", "SEV, SEV, SEV, act, take 3, token ship_token",
          "SEV, SEV, SEV, token ship_token, act, take 3"}) {
        CAPTURE(order);
        State s = holding("gr-dowry", "king CN; court red:9");
        play(s, order);
        CHECK(line(s, "ship_token").starts_with("red:1"));
        CHECK(line(s, "SEV") == "red:3");
        CHECK(s.court[red] == 9);
    }
}

// The action cards, D: "An action may not be split."
TEST_CASE("who has begun to place and then takes a token places no more") {
    State s = holding("gr-dowry", "king CN; court red:9");
    play(s, "SEV, token ship_token");
    CHECK_FALSE(offers(s, "SEV"));
    CHECK_FALSE(offers(s, "NAO"));
    CHECK(may(s, "act"));
}

TEST_CASE("a Veto does not stop a symbol") {
    State s = holding("gr-dowry", "king CN; kept blue:2-veto:1");
    play(s, "token ship_token");
    CHECK(asked(s) == red);
    CHECK(line(s, "ship_token").starts_with("red:1"));
}

// "He may not take a second if he already has one."
TEST_CASE("nobody has two tokens") {
    CHECK_FALSE(may(holding("gr-dowry", "king CN; ship_token red:1"), "token ship_token"));
    CHECK_FALSE(may(holding("gr-dowry", "king CN; ship_token red:1 blue:1"), "token ship_token"));
}

TEST_CASE("while a token lies beside the board he takes that one") {
    State s = holding("gr-dowry", "king CN; ship_token blue:1");
    play(s, "token ship_token");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "ship_token") == "red:1 blue:1 yellow:0 green:0");
}

// "If both ship tokens are in other players' courts, the player decides which one to take."
TEST_CASE("M5: with both in other courts he takes either, and may place on the ship in this turn") {
    State s = holding("gr-dowry", "king CN; court red:9; ship_token blue:1 yellow:1");
    CHECK_FALSE(offers(s, "NAO"));
    play(s, "token ship_token");
    CHECK(options(s) == "blue court, yellow court");
    State of_blue = s;
    play(of_blue, "blue court");
    CHECK(line(of_blue, "ship_token") == "red:1 blue:0 yellow:1 green:0");
    play(s, "yellow court");
    CHECK(line(s, "ship_token") == "red:1 blue:1 yellow:0 green:0");
    REQUIRE(offers(s, "NAO"));
    play(s, "NAO");
    CHECK(line(s, "NAO") == "red:1");
}

// ---- "When a player has a ship token in his court on his turn, he may place Caballeros on the ship."

// "The position of the King is not relevant to the placing of Caballeros on the ship."
TEST_CASE("with a token one places on the ship wherever the King is, without one never") {
    for (const std::string& king : nine_and_portugal()) {
        CAPTURE(king);
        CHECK(offers(placing("ship_token red:1; king " + king), "NAO"));
        CHECK_FALSE(offers(placing("king " + king), "NAO"));
        CHECK_FALSE(offers(placing("ship_token blue:1 yellow:1; king " + king), "NAO"));
    }
}

// "Instead of the normal regions they would be placed in."
TEST_CASE("the ship takes caballeros of the card's number, all of them or some") {
    State s = placing("ship_token red:1; king CN");
    CHECK(places_offered(s) == "CAS, ARA, CV, SEV, GRA, VAL, NAO, POR");
    play(s, "NAO, SEV, NAO");
    CHECK(line(s, "NAO") == "red:2");
    CHECK(line(s, "SEV") == "red:1");
    CHECK(s.court[red] == 6);
    CHECK(places_offered(s).empty());
}

TEST_CASE("the token stays in the court beyond the turn and the round") {
    State s = turn_begins("players 2; king CN; court red:9; ship_token red:1");
    next_turn_of_red(s);
    CHECK(s.round == 2);
    CHECK(line(s, "ship_token") == "red:1 blue:0");
    play(s, "card 5");
    CHECK(offers(s, "NAO"));
}

TEST_CASE("the additional caballero of the Queen and of the Inquisitor may be placed on the ship, too") {
    for (const char* figure : {"queen", "grand_inquisitor"}) {
        CAPTURE(figure);
        State s = turn_begins(std::string{figure} + " 1; king CN; court red:5; ship_token red:1");
        play(s, std::string{"token "} + figure + ", NAO");
        CHECK(line(s, "NAO") == "red:1");
        State without = turn_begins(std::string{figure} + " 1; king CN; court red:5");
        play(without, std::string{"token "} + figure);
        CHECK_FALSE(offers(without, "NAO"));
    }
}

// ---- "When a player has Caballeros on the ship at the beginning of his turn, he may move them to any coastal region."

// "Including Portugal, as long is the King is not in that region."
TEST_CASE("M6: from the ship one lands on every coast, not in the King's region") {
    State s = turn_begins("king SEV; NAO red:2");
    CHECK(line(s, "aboard") == "2");
    play(s, "red NAO");
    CHECK(places_offered(s) == "GAL, PV, CAT, GRA, VAL, POR");
    State inland = turn_begins("king CN; NAO red:2");
    play(inland, "red NAO");
    CHECK(places_offered(inland) == "GAL, PV, CAT, SEV, GRA, VAL, POR");
    State portugal = turn_begins("king POR; NAO red:2");
    play(portugal, "red NAO");
    CHECK(places_offered(portugal) == "GAL, PV, CAT, SEV, GRA, VAL");
}

TEST_CASE("all of them land, in different regions, or some, or none") {
    State s = turn_begins("king CN; NAO red:3");
    play(s, "red NAO, POR, red NAO, CAT");
    CHECK(line(s, "POR") == "red:1");
    CHECK(line(s, "CAT") == "red:1");
    CHECK(line(s, "NAO") == "red:1");
    play(s, "card 3");
    CHECK(line(s, "NAO") == "red:1");
    State all = turn_begins("king CN; NAO red:2");
    play(all, "red NAO, POR, red NAO, POR");
    CHECK(line(all, "POR") == "red:2");
    CHECK_FALSE(may(all, "red NAO"));
}

TEST_CASE("one lands one's own only") {
    CHECK_FALSE(may(turn_begins("king CN; NAO red:1 blue:1"), "blue NAO"));
    CHECK_FALSE(may(turn_begins("king CN; NAO blue:1"), "red NAO"));
}

TEST_CASE("one lands with a token or without") {
    CHECK(may(turn_begins("king CN; NAO red:1; ship_token red:1"), "red NAO"));
    CHECK(may(turn_begins("king CN; NAO red:1; ship_token blue:1 yellow:1"), "red NAO"));
}

TEST_CASE("landing is none of the card's actions") {
    State s = turn_begins("king CN; NAO red:1; court red:9");
    play(s, "red NAO, SEV, card 3");
    CHECK(s.top().count == 3);
    CHECK(offers(s, "SEV"));
    CHECK(may(s, "act"));
}

TEST_CASE("who comes aboard in this turn does not land in it") {
    State placed = turn_begins("king CN; court red:9; ship_token red:1");
    play(placed, "card 3, NAO, NAO");
    CHECK_FALSE(may(placed, "red NAO"));
    State queen = turn_begins("king CN; queen 1; court red:9; ship_token red:1");
    play(queen, "token queen, NAO");
    CHECK_FALSE(may(queen, "red NAO"));
    State one_of_two = turn_begins("king CN; queen 1; court red:9; ship_token red:1; NAO red:1");
    play(one_of_two, "token queen, NAO, red NAO, SEV");
    CHECK(line(one_of_two, "NAO") == "red:1");
    CHECK_FALSE(may(one_of_two, "red NAO"));
}

TEST_CASE("he lands in the next turn") {
    State s = turn_begins("players 2; king CN; court red:9; ship_token red:1");
    play(s, "card 5, NAO");
    next_turn_of_red(s);
    play(s, "red NAO, SEV");
    CHECK(line(s, "SEV") == "red:1");
}

// Found by the fuzzer of tables: a table from outside may ask for what nobody has.
TEST_CASE("where nobody has a token to take, nobody is asked whose") {
    const std::string asks = "king CN; ask take_ship red 0 - - 0 0";
    CHECK(position(iberia("ship_token blue:1; " + asks)).error.empty());
    CHECK_FALSE(position(iberia(asks)).error.empty());
}

// ---- "Players do not score for Caballeros on the ship."

TEST_CASE("the ship is never scored") {
    CHECK(worth(at_peace("king CN; NAO red:4 blue:1"), "NAO") == std::vector<int>{0, 0, 0, 0});
    State most = holding("3-most", "king CN; NAO red:5; SEV blue:2");
    CHECK(scored_of(most, play(most, "act")) == "SEV");
    State least = holding("3-least", "king CN; NAO red:1; SEV blue:2");
    CHECK(scored_of(least, play(least, "act")) == "SEV");
    State first = holding("3-first", "king CN; NAO red:5; SEV blue:2");
    CHECK(scored_of(first, play(first, "act")) == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL, POR");
    CHECK(first.score[red] == 0);
}

TEST_CASE("the ship is no region: cards move nobody to it or off it, and take nobody from it") {
    State moved = holding("1-any3", "king CN; ship_token red:1; NAO red:1 blue:1; SEV red:1; VAL black:2");
    play(moved, "act");
    CHECK(options(moved) == "red SEV, black VAL, done");
    play(moved, "red SEV");
    CHECK_FALSE(offers(moved, "NAO"));
    State scored = holding("2-score1", "king CN; NAO red:1");
    play(scored, "act");
    CHECK_FALSE(offers(scored, "NAO"));
    CHECK_FALSE(may(holding("2-one-each", "players 2; king CN; NAO blue:1"), "act"));
    State mustered = table(iberia("king CN; NAO red:4; SEV red:1; court red:25; ask muster red 3 - - 0 0"));
    CHECK(options(mustered) == "red SEV, done");
}

}

}
