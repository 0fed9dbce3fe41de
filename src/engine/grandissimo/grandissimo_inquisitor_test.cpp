// Grandissimo (1996 booklet): Grand Inquisitor - his cards, his additional caballero, and the black caballeros with
// their company. Where the paragraph that the booklet repeats from the Colonies disagrees with the note of this chapter
// ("The black Caballeros belong to no one and are never considered in scoring a region"), the note holds.
#include "grandissimo_table.h"

namespace eg {

TEST_SUITE("grandissimo") {

// ---- his card

// "Move the Grand Inquisitor to his court."
TEST_CASE("who takes his card moves him to the own court, from another court too") {
    for (const char* holder : {"0", "1", "2"}) {
        CAPTURE(holder);
        State s = holding("gr-inquisitor", std::string{"king GAL; court red:9; grand_inquisitor "} + holder);
        play(s, "act, done");
        CHECK(line(s, "grand_inquisitor") == "1");
    }
}

// "Move up to 3 of his Caballeros from his court to region adjacent to the King's region."
TEST_CASE("his card places up to three beside the King") {
    State s = holding("gr-inquisitor", "king GAL; court red:9");
    CHECK(s.top().count == 3);
    CHECK(places_offered(s) == "CAS, PV, CV, POR");
}

// "Reposition 2 of the Grand Inquisitor's Caballeros - not to/from the King's region."
TEST_CASE("up to two black caballeros move, not to or from the King's region and not into the Castillo") {
    State s = holding("gr-inquisitor", "king GAL; GAL black:1; SEV black:1");
    play(s, "act");
    CHECK(options(s) == "black SEV, done");
    play(s, "black SEV");
    CHECK(places_offered(s) == "PV, ARA, CAT, CV, CN, GRA, VAL, POR");
    play(s, "POR");
    CHECK(line(s, "POR") == "black:1");
    State both = holding("gr-inquisitor", "king GAL; SEV black:2");
    play(both, "act, black SEV, PV, black SEV, CAT");
    CHECK(asked_step_name(both) == "use_card");
    CHECK(line(both, "PV") == "black:1");
    CHECK(line(both, "CAT") == "black:1");
    State none = holding("gr-inquisitor", "king GAL; SEV black:2");
    play(none, "act, done");
    CHECK(line(none, "SEV") == "black:2");
}

// "The Grand Inquisitor stays in your court until it is moved by another player using a specific special action."
TEST_CASE("he stays in the court beyond the turn and the round") {
    State s = turn_begins("players 2; king CN; grand_inquisitor 1");
    next_turn_of_red(s);
    CHECK(s.round == 2);
    CHECK(line(s, "grand_inquisitor") == "1");
    CHECK(may(s, "token grand_inquisitor"));
}

// ---- "You may move one additional Caballero from the provinces to your court or from your court to a region adjacent
// to the King's region."

TEST_CASE("with him one more comes from the province to the court") {
    State s = turn_begins("king CN; grand_inquisitor 1; court red:5");
    const int before = s.province[red];
    play(s, "token grand_inquisitor, red court");
    CHECK(s.court[red] == 6);
    CHECK(s.province[red] == before - 1);
    CHECK_FALSE(may(s, "token grand_inquisitor"));
    play(s, "card 3");
    CHECK_FALSE(may(s, "token grand_inquisitor"));   // once a turn
}

TEST_CASE("or with him one goes from the court beside the King, besides the card's number") {
    State s = turn_begins("king ARA; grand_inquisitor 1; court red:5");
    play(s, "token grand_inquisitor");
    CHECK(places_offered(s) == "CAS, PV, CAT, CV, CN, VAL");
    play(s, "CV");
    CHECK(line(s, "CV") == "red:1");
    CHECK(s.court[red] == 4);
    CHECK_FALSE(may(s, "token grand_inquisitor"));
    play(s, "card 3");
    CHECK(s.top().count == 3);
}

TEST_CASE("it works in the turn he is taken, and for nobody else") {
    State s = turn_begins("king CN; court red:5", "gr-inquisitor");
    CHECK_FALSE(may(s, "token grand_inquisitor"));
    play(s, "card 6, act, done");
    REQUIRE(may(s, "token grand_inquisitor"));
    play(s, "token grand_inquisitor, SEV");
    CHECK(line(s, "SEV") == "red:1");
    CHECK_FALSE(may(turn_begins("king CN; grand_inquisitor 2; court red:5"), "token grand_inquisitor"));
}

TEST_CASE("who has the Queen as well has both, each once a turn") {
    State s = turn_begins("king CN; grand_inquisitor 1; queen 1; court red:5");
    play(s, "token grand_inquisitor, SEV, token queen, SEV");
    CHECK(line(s, "SEV") == "red:2");
    CHECK(s.court[red] == 3);
    CHECK_FALSE(may(s, "token grand_inquisitor"));
    CHECK_FALSE(may(s, "token queen"));
}

// ---- "The black Caballeros belong to no one and are never considered in scoring a region."

TEST_CASE("M11: black caballeros give no rank and take none, even with the Inquisitor at a court") {
    for (const char* holder : {"0", "1", "3", "4"}) {
        CAPTURE(holder);
        const std::string text = std::string{"king CN; grand_inquisitor "} + holder + "; ";
        CHECK(worth(at_peace(text + "VAL red:3 green:1 black:2"), "VAL") == std::vector<int>{5, 0, 0, 3});
        CHECK(worth(at_peace(text + "VAL red:1 black:2"), "VAL") == std::vector<int>{5, 0, 0, 0});
        CHECK(worth(at_peace(text + "VAL black:2"), "VAL") == std::vector<int>{0, 0, 0, 0});
    }
}

TEST_CASE("beside black ones one is sole first, with the King's bonus and the Grande's") {
    CHECK(worth(at_peace("king VAL; VAL red:1G black:2"), "VAL") == std::vector<int>{5 + 2 + 2, 0, 0, 0});
}

TEST_CASE("where the most and the fewest stand, black ones do not count") {
    State most = holding("3-most", "king CN; SEV red:2 black:2; GAL blue:3");
    CHECK(scored_of(most, play(most, "act")) == "GAL");
    State least = holding("3-least", "king CN; SEV black:2; GAL blue:3");
    CHECK(scored_of(least, play(least, "act")) == "GAL");
}

TEST_CASE("they are nobody's: not one's own with the Inquisitor, and no opponent's either") {
    for (const char* holder : {"0", "1", "2"}) {
        CAPTURE(holder);
        const std::string text = std::string{"king CN; grand_inquisitor "} + holder + "; SEV black:2 blue:1; PV red:1";
        State own_ones = holding("1-own4", text);
        play(own_ones, "act");
        CHECK(options(own_ones) == "red PV, done");
        State of_rivals = holding("1-for3", text);
        play(of_rivals, "act");
        CHECK(options(of_rivals) == "blue SEV, done");
        State of_any = holding("1-any3", text);
        play(of_any, "act");
        CHECK(options(of_any) == "red PV, blue SEV, black SEV, done");
    }
    CHECK_FALSE(may(holding("4-evict", "king CN; grand_inquisitor 2; SEV black:2"), "act"));
}

TEST_CASE("a card for any caballeros moves them, but not into the Castillo") {
    State s = holding("1-any3", "king CN; SEV black:2");
    play(s, "act, black SEV");
    CHECK(places_offered(s) == "GAL, PV, ARA, CAT, CV, GRA, VAL, POR");
    play(s, "POR, done");
    CHECK(line(s, "SEV") == "black:1");
    CHECK(line(s, "POR") == "black:1");
}

// "Except that they cannot be moved to the provinces."
TEST_CASE("they are never sent to a province and never come to a court") {
    CHECK_FALSE(may(holding("2-one-each", "players 2; king CN; SEV black:2"), "act"));
    for (const char* holder : {"1", "2"}) {
        CAPTURE(holder);
        State sent =
            holding("2-angry", std::string{"players 2; king CN; SEV black:2 blue:1; grand_inquisitor "} + holder);
        play(sent, "act");
        CHECK(options(sent) == "blue SEV");
    }
    State mustered =
        table(iberia("king CN; grand_inquisitor 1; SEV black:2; GAL red:1; court red:29; ask muster red 3 - - 0 0"));
    CHECK(options(mustered) == "red GAL, done");
}

// ---- "The move of the extra Caballero by the black Caballeros is voluntary on the part of the player who 'owns' the
// Caballero being taken."

const std::string in_seville = "king CN; SEV black:1 red:1 blue:2; GAL black:1";

TEST_CASE("a black caballero may take along one caballero of any player from where it stood, or none") {
    State s = holding("gr-inquisitor", in_seville + "; PV green:1");
    play(s, "act, black SEV, PV");
    CHECK(options(s) == "red SEV, blue SEV, done");
    play(s, "done, done");
    CHECK(line(s, "PV") == "green:1 black:1");
    CHECK(line(s, "SEV") == "red:1 blue:2");
}

TEST_CASE("one's own caballero goes along without a question") {
    State s = holding("gr-inquisitor", in_seville);
    play(s, "act, black SEV, PV, red SEV");
    CHECK(line(s, "PV") == "red:1 black:1");
    CHECK(line(s, "SEV") == "blue:2");
    CHECK(asked(s) == red);
}

TEST_CASE("an opponent is asked whether his goes along, and may agree") {
    State s = holding("gr-inquisitor", in_seville);
    play(s, "act, black SEV, PV, blue SEV");
    REQUIRE(asked(s) == blue);
    CHECK(options(s) == "PV, done");
    play(s, "PV");
    CHECK(line(s, "PV") == "blue:1 black:1");
    CHECK(line(s, "SEV") == "red:1 blue:1");
    CHECK(asked(s) == red);
}

TEST_CASE("or refuse: then the black one goes alone") {
    State s = holding("gr-inquisitor", in_seville);
    play(s, "act, black SEV, PV, blue SEV, done");
    CHECK(asked(s) == red);
    CHECK(line(s, "PV") == "black:1");
    CHECK(line(s, "SEV") == "red:1 blue:2");
}

TEST_CASE("each black caballero takes one along, at the most") {
    State s = holding("gr-inquisitor", in_seville + "; GAL red:1");
    play(s, "act, black SEV, PV, red SEV");
    CHECK_FALSE(may(s, "blue SEV"));
    play(s, "black GAL, ARA, red GAL");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "PV") == "red:1 black:1");
    CHECK(line(s, "ARA") == "red:1 black:1");
}

TEST_CASE("a black caballero is no company, and where nobody else stands none is asked for") {
    State two = holding("gr-inquisitor", "king CN; SEV black:2 red:1");
    play(two, "act, black SEV, PV");
    CHECK(options(two) == "red SEV, done");
    State alone = holding("gr-inquisitor", "king CN; SEV black:2");
    play(alone, "act, black SEV, PV");
    CHECK(may(alone, "black SEV"));   // the next
}

TEST_CASE("cards that move any caballeros move a black one without company") {
    State s = holding("1-any3", "king CN; SEV black:1 red:1; GAL black:1");
    play(s, "act, black SEV, PV");
    CHECK(asked_step_name(s) == "move_caballero");
    CHECK(s.top().count == 2);   // of three
}

}

}
