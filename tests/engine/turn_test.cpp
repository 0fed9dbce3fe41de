// 1996, Player turns and The action cards; Decennial and Big Box, 3. Each player takes his turn.
#include "table.h"

using namespace eg;

namespace {

// Red's turn begins with mustering up to `most` caballeros; nothing follows.
State mustering(const std::string& text, int most) {
    return table(text + "\nask muster red " + std::to_string(most) + " - - 0 0");
}

}

TEST_SUITE("from the province to the court") {

TEST_CASE("up to the number on the power card, or fewer, or none") {
    for (int n = 0; n <= 5; ++n) {
        State s = mustering("court red:7", 5);
        CHECK(options(s) == "take 0, take 1, take 2, take 3, take 4, take 5");
        play(s, "take " + std::to_string(n));
        CHECK(s.court[red] == 7 + n);
        CHECK(s.province[red] == 23 - n);
        CHECK(over(s));
    }
}

// Benita may bring 5, has 3 in the province.
TEST_CASE("Decennial and Big Box, Benita: three from the province and two from a region") {
    State s = mustering("king SEV; court red:19; GAL red:6; SEV red:1; CAS red:1", 5);
    REQUIRE(s.province[red] == 3);
    CHECK(options(s) == "take 0, take 1, take 2, take 3");
    SUBCASE("she takes all five") {
        play(s, "take 3, red GAL, red GAL");
        CHECK(s.court[red] == 24);
        CHECK(line(s, "GAL") == "red:4");
        CHECK(over(s));
    }
    SUBCASE("she does not want to remove any from the board") {
        play(s, "take 3, done");
        CHECK(s.court[red] == 22);
        CHECK(line(s, "GAL") == "red:6");
        CHECK(over(s));
    }
    SUBCASE("she stops half-way") {
        play(s, "take 3, red GAL, done");
        CHECK(s.court[red] == 23);
    }
    SUBCASE("nothing comes from the board while the province still has some") {
        play(s, "take 2");
        CHECK(over(s));
        CHECK(line(s, "GAL") == "red:6");
    }
    SUBCASE("never from the Castillo, never from the King's region") {
        play(s, "take 3");
        CHECK(options(s) == "red GAL, done");
    }
}

TEST_CASE("what is missing may come from several regions") {
    State s = mustering("king SEV; court red:26; GAL red:1; PV red:1; ARA red:2", 4);
    CHECK(s.province[red] == 0);
    play(s, "red PV, red ARA, red GAL");
    CHECK(options(s) == "red ARA, done");
    CHECK(s.court[red] == 29);
}

TEST_CASE("nobody takes another player's caballeros to his court") {
    State s = mustering("king SEV; court red:29; GAL red:1 blue:3; PV blue:2", 4);
    CHECK(options(s) == "red GAL, done");
}

TEST_CASE("who has nothing outside his court, the Castillo and the King's region is not asked") {
    const State s = table("king SEV; court red:20; CAS red:5; SEV red:5; power red:1; acted blue yellow green"
                          "\nshown 1-any3 2-score1 3-most 4-court 5-king\nask next_turn - 0 - - 0 0");
    CHECK(asked(s) == red);
    CHECK(asked_step_name(s) == "take_card");
}

}

TEST_SUITE("placing from the court") {

TEST_CASE("1996, example 1: the King is in Galicia") {
    CHECK(places_offered(turn("edition 1996; king GAL; court red:7", "5-king")) == "CAS, PV, CV");
}

TEST_CASE("1996, example 2: the King is in New Castile") {
    CHECK(places_offered(turn("edition 1996; king CN; court red:7", "5-king")) == "CAS, ARA, CV, SEV, GRA, VAL");
}

TEST_CASE("2023, Place Caballeros: the King is in Castilla") {
    CHECK(places_offered(turn("king CV; court red:7", "5-king")) == "CAS, GAL, PV, ARA, CN");
}

TEST_CASE("wherever the King stands: the regions beside him and the Castillo, never his own") {
    for (Place king : nine_regions) {
        const std::string id = show(on(king));
        CAPTURE(id);
        const State s = turn("king " + id + "; court red:7", "3-most");
        CHECK(Places::of_bits(legal(s).of(Thing::place)) == (borders(king) | castillo));
        CHECK_FALSE(may(s, id));
    }
}

TEST_CASE("at most as many as the number of the stack, in any split") {
    const std::vector<std::string> cards = {"1-any3", "2-score1", "3-most", "4-court", "5-king"};
    for (std::size_t n = 1; n <= cards.size(); ++n) {
        State s = turn("king CN; court red:7", cards[n - 1]);
        for (std::size_t i = 0; i < n; ++i) play(s, i % 2 ? "CAS" : i % 3 ? "GRA" : "VAL");
        CHECK(places_offered(s).empty());
        CHECK(s.court[red] == 7 - static_cast<int>(n));
    }
}

TEST_CASE("fewer may be placed, or none") {
    State s = turn("king CN; court red:7", "5-king");
    SUBCASE("two of five") {
        play(s, "GRA, CAS, done");
        CHECK(line(s, "GRA") == "red:1");
        CHECK(line(s, "CAS") == "red:1");
        CHECK(s.court[red] == 5);
    }
    SUBCASE("none") {
        play(s, "done");
        CHECK(s.court[red] == 7);
    }
    CHECK(over(s));
}

// Decennial, Move Caballeros to the board
TEST_CASE(
    "only what is in the court: a court of two places two, the rest is forfeit") {
    State s = turn("king CN; court red:2", "5-king");
    play(s, "GRA, CAS");
    CHECK(places_offered(s).empty());
    CHECK(places_offered(turn("king CN; court red:0", "5-king")).empty());
}

TEST_CASE("all of one player's may go into the Castillo") {
    State s = turn("king CN; court red:5", "5-king");
    play(s, "CAS, CAS, CAS, CAS, CAS");
    CHECK(line(s, "CAS") == "red:5");
}

}

TEST_SUITE("placing and the special action") {

TEST_CASE("Decennial and Big Box, example 1: Ricarda moves the King to New Castile first, then places beside him") {
    State s = turn("king GAL; court red:7", "5-king");
    play(s, "act, CN");
    CHECK(s.king == CN);
    CHECK(places_offered(s) == "CAS, ARA, CV, SEV, GRA, VAL");
    play(s, "ARA, CV, GRA, SEV, VAL");
    CHECK(options(s) == "done");
}

TEST_CASE("Decennial and Big Box, example 2: Benita places, then scores all the fives, the Castillo not among them") {
    State s = turn("king GAL; court red:7; VAL blue:2; ARA yellow:1", "3-fives");
    CHECK(places_offered(s) == "CAS, PV, CV");
    const Events events = play(s, "PV, PV, CAS, act");
    CHECK(scored(events) == "PV, ARA, VAL");
    CHECK(line(s, "points") == "red:5 blue:5 yellow:5 green:0");
}

TEST_CASE("2023, example 1: placing first is beside the King where he stood") {
    State s = turn("king VAL; court red:7", "5-king");
    play(s, "GRA, GRA, CN, CN, CAS, act, CN");
    CHECK(s.king == CN);
    CHECK(line(s, "CN") == "red:2");
    CHECK(options(s) == "done");
}

TEST_CASE("2023, example 2: the special action may be left out, so that nothing is scored") {
    State s = turn("king CV; court red:7; ARA blue:5; PV blue:5; VAL blue:5", "3-fives");
    const Events events = play(s, "ARA, CN, CN, done");
    CHECK(scored(events).empty());
    CHECK(line(s, "points") == "red:0 blue:0 yellow:0 green:0");
    CHECK(over(s));
}

TEST_CASE("who begins to place has done with placing when he acts, however few they were") {
    State s = turn("king CN; court red:7; PV red:1", "5-king");
    play(s, "GRA, act, GAL");
    CHECK(options(s) == "done");
}

TEST_CASE("who acts first places afterwards, as many as the card says") {
    State s = turn("king CN; court red:7; PV red:1", "3-most");
    play(s, "act, GRA, GRA, GRA");
    CHECK(options(s) == "done");
}

TEST_CASE("the special action is performed once") {
    State s = turn("king CN; court red:7; PV red:1", "3-most");
    play(s, "act");
    CHECK_FALSE(may(s, "act"));
}

// 1996, Skipping the special action
TEST_CASE(
    "a card may be taken to prevent its action: its owner simply ends his turn") {
    State s = turn("king CN; court red:7 blue:9", "2-decayall");
    play(s, "done");
    CHECK(s.court[blue] == 9);
    CHECK(over(s));
}

TEST_CASE("an action that could change nothing at all is not offered") {
    CHECK_FALSE(may(turn("king CN; court red:7", "1-any4"), "act"));      // nobody on the board
    CHECK_FALSE(may(turn("king CN; court red:7", "2-decay3"), "act"));    // all opponents' courts are empty
    CHECK_FALSE(may(turn("king CN; CN red:3G", "4-grande"), "act"));      // his Grande is in the King's region
}

TEST_CASE("one placing, one special action, in either order, give the same table where they do not touch") {
    State placed_first = turn("king CN; court red:7", "4-court"), acted_first = placed_first;
    play(placed_first, "GRA, GRA, act, take 2, done");
    play(acted_first, "act, take 2, GRA, GRA, done");
    CHECK(placed_first == acted_first);
}

}

TEST_SUITE("whose turn it is, and what is lost") {

TEST_CASE("whoever is asked, it is the turn of the one whose card is carried out") {
    State s = turn("players 3; king CN; GAL blue:2; ARA blue:1 yellow:2", "2-sec2");
    CHECK(in_turn(s) == red);
    play(s, "act");
    CHECK(asked(s) == blue);
    CHECK(in_turn(s) == red);
    play(s, "GAL, ARA");
    CHECK(in_turn(s) == red);
    play(s, "done");
    CHECK(in_turn(s) == nobody);
}

TEST_CASE("between turns it is nobody's") {
    Events events;
    CHECK(in_turn(new_game({}, 3, events)) == nobody);   // power cards
    CHECK(in_turn(table("round 3; CAS red:2 blue:1; ask open_castillo - 0 - - 0 0; ask dial red 0 - - 0 0")) == nobody);
}

TEST_CASE("a turn lies so low that there is room above it for all that a card does") {
    const auto under = [](int questions) {
        std::string text =
            "players 5; round 2; king GAL; CAT red:3 blue:3; court red:5; shown 1-any3 2-veto 3-most 4-advisor 5-king";
        for (int i = 0; i < questions; ++i) text += "\nask muster red 1 - - 0 0";
        return position(text + "\nask take_card red 0 - - 0 0").error;
    };
    CHECK(under(3).empty());
    CHECK_FALSE(under(17).empty());
}

TEST_CASE("what is chosen is lost where it goes back to the province, and nowhere else") {
    const auto loses = [](const char* card, const char* answers) {
        State s = turn("players 3; king CN; court red:3 blue:4 yellow:2; GAL red:1 blue:2; ARA blue:1 yellow:2", card);
        const bool before = loss_asked(s);
        play(s, answers);
        return !before && loss_asked(s);
    };
    CHECK(loses("2-secall", "act"));
    CHECK(loses("2-angry", "act"));
    CHECK(loses("2-one-each", "act"));
    CHECK_FALSE(loses("4-evict", "act, GAL"));
    CHECK_FALSE(loses("4-unique", "act"));
    CHECK_FALSE(loses("1-any3", "act"));
    CHECK_FALSE(loses("4-court", "act"));
}

}
