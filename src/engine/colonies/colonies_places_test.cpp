// Grand Inquisitor & the Colonies (1996 booklet): The new regions - France, the Ship, America, the Mediterranean -
// and Scoring Regions.
#include "colonies_table.h"

namespace eg {

namespace {

const std::vector<std::string> nine = {"GAL", "PV", "ARA", "CAT", "CV", "CN", "SEV", "GRA", "VAL"};

// Red may still place three.
State placing(const std::string& text) { return holding("3-first", "court red:9; " + text); }

}

TEST_SUITE("colonies") {

// ---- the King and discs

TEST_CASE("the King goes to France, never to the Ship, America or the Mediterranean") {
    State s = holding("5-king", "king SEV");
    play(s, "act");
    CHECK(places_offered(s) == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL, FRA");
}

TEST_CASE("France borders Aragon and Catalonia for the King") {
    for (const std::string& king : nine) {
        CAPTURE(king);
        State s = holding("4-advisor", "king " + king);
        play(s, "act");
        CHECK(offers(s, "FRA") == (king == "ARA" || king == "CAT"));
        for (const char* never : {"SHI", "AME", "MED"}) CHECK_FALSE(offers(s, never));
    }
    State s = holding("4-advisor", "king FRA");
    play(s, "act");
    CHECK(places_offered(s) == "ARA, CAT");
}

TEST_CASE("no new region can be the target of a secret disc") {
    State s = holding("4-unique", "players 2; king CN; FRA red:1; AME blue:4; MED blue:3");
    play(s, "act");
    while (asked_step_name(s) == "dial") {
        CHECK(places_offered(s) == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
        play(s, "GAL");
    }
}

// ---- France

TEST_CASE("caballeros are placed in France from the court while the King is in Aragon or Catalonia") {
    for (const std::string& king : nine) {
        CAPTURE(king);
        CHECK(offers(placing("king " + king), "FRA") == (king == "ARA" || king == "CAT"));
    }
}

TEST_CASE("there is room for three in France, each on a space of its own") {
    State s = placing("king ARA");
    play(s, "FRA");
    CHECK(asked_step_name(s) == "take_space");
    CHECK(places_offered(s) == "FRA, AMB, ENV");
    CHECK_FALSE(may(s, "done"));
    play(s, "ENV, FRA");
    CHECK(places_offered(s) == "FRA, AMB");
    play(s, "FRA");
    CHECK(offers(s, "FRA"));
    play(s, "FRA");   // only the Ambassador's space is left
    CHECK(line(s, "FRA") == "red:1");
    CHECK(line(s, "ENV") == "red:1");
    CHECK(line(s, "AMB") == "red:1");
}

TEST_CASE("nobody enters France while it is full") {
    CHECK_FALSE(offers(placing("king ARA; FRA blue:1; AMB red:1; ENV blue:1"), "FRA"));
    CHECK(offers(placing("king ARA; FRA blue:1; AMB red:1"), "FRA"));
    CHECK(offers(placing("king ARA; AMB red:1; ENV blue:1"), "FRA"));
    State moved = holding("1-own4", "king GAL; SEV red:2; FRA blue:1; AMB green:1; ENV red:1");
    play(moved, "act, red SEV");
    CHECK_FALSE(offers(moved, "FRA"));
}

TEST_CASE("a repositioning may first move one out of a full France") {
    State s = holding("1-own4", "king GAL; SEV red:2; FRA blue:1; AMB green:1; ENV red:1");
    play(s, "act, red ENV, SEV, red SEV, FRA");
    CHECK(line(s, "ENV") == "red:1");
    CHECK(line(s, "SEV") == "red:2");
}

TEST_CASE("repositioning to France is open wherever the King is") {
    State s = holding("1-any3", "king GAL; SEV red:2 blue:1");
    play(s, "act, blue SEV, FRA");
    CHECK(places_offered(s) == "FRA, AMB, ENV");
    play(s, "AMB");
    CHECK(line(s, "AMB") == "blue:1");
}

TEST_CASE("G3: the Ambassador, the Envoy and the majority bring six") {
    const State s = at_sea("players 2; AMB red:1; ENV red:1; FRA blue:1");
    CHECK(worth(s, "FRA") == std::vector<int>{6, 0});   // two players: first places only
    const State three = at_sea("players 3; AMB red:1; ENV red:1; FRA blue:1");
    CHECK(worth(three, "FRA") == std::vector<int>{6, 1, 0});
    const State alone = at_sea("players 4; AMB red:1; ENV red:1");
    CHECK(worth(alone, "FRA") == std::vector<int>{6, 0, 0, 0});
}

TEST_CASE("G4: the Ambassador brings 2 points and the Envoy 1, also to a player who does not lead") {
    const State s = at_sea("players 4; AMB red:1; ENV blue:1; FRA green:1");
    CHECK(worth(s, "FRA") == std::vector<int>{1 + 2, 1 + 1, 0, 1});
    CHECK(worth(s, "FRA", true) == std::vector<int>{0, 0, 0, 0});
    const State behind = at_sea("players 3; AMB red:1; ENV blue:1; FRA blue:1");
    CHECK(worth(behind, "FRA") == std::vector<int>{1 + 2, 3 + 1, 0});
}

TEST_CASE("only first places: Ambassador and Envoy count for him who has the majority in France") {
    const State both = at_sea("players 3; AMB red:1; ENV blue:1; FRA blue:1");
    CHECK(worth(both, "FRA", true) == std::vector<int>{0, 3 + 1, 0});
    const State led = at_sea("players 3; AMB red:1; ENV red:1; FRA blue:1");
    CHECK(worth(led, "FRA", true) == std::vector<int>{3 + 2 + 1, 0, 0});
}

TEST_CASE("France is worth 3, 1 and nothing; America 4; the Mediterranean 4, 2 and 1") {
    CHECK(worth(at_sea("players 4; FRA red:1"), "FRA") == std::vector<int>{3, 0, 0, 0});
    CHECK(worth(at_sea("players 4; AME red:3 blue:2 yellow:1"), "AME") == std::vector<int>{4, 0, 0, 0});
    CHECK(worth(at_sea("players 4; MED red:3 blue:2 yellow:1"), "MED") == std::vector<int>{4, 2, 1, 0});
}

TEST_CASE("as many values count overseas as elsewhere: two players one, three players two") {
    CHECK(worth(at_sea("players 2; MED red:3 blue:2"), "MED") == std::vector<int>{4, 0});
    CHECK(worth(at_sea("players 3; MED red:3 blue:2 yellow:1"), "MED") == std::vector<int>{4, 2, 0});
    // the bonuses of spaces always
    CHECK(worth(at_sea("players 2; AME red:3; VIC blue:1"), "AME") == std::vector<int>{4, 5});
    CHECK(worth(at_sea("players 2; SHI red:3; CAP blue:1"), "SHI") == std::vector<int>{0, 3});
}

TEST_CASE("every office is told as a payment of its own, also if nobody has a caballero that counts there") {
    const State s = at_sea("players 4; AMB red:1; ENV red:1; FRA blue:1; VIC green:1");
    std::string told;
    for (const Event& e : payments(s))
        told += std::string{show(e.who)} + ' ' + std::string{place_word(e.from, box(s))} + ' '
                + std::string{place_word(e.to, box(s))} + ' ' + std::to_string(e.n) + "; ";
    CHECK(told == "red AMB FRA 2; red ENV FRA 1; green VIC AME 5; ");
    CHECK(payments(s, true).size() == 2);   // only first places: those of red, who leads in France
    CHECK(payments(at_sea("players 4; AME red:3; FRA blue:1")).empty());
}

TEST_CASE("ties overseas are ties as elsewhere") {
    CHECK(worth(at_sea("players 4; MED red:2 blue:2 yellow:1"), "MED") == std::vector<int>{2, 2, 1, 0});
    CHECK(worth(at_sea("players 4; AME red:2 blue:2"), "AME") == std::vector<int>{0, 0, 0, 0});
}

// ---- the Ship

TEST_CASE("caballeros are placed on the Ship while the King is in a coastal region") {
    const std::set<std::string> coast = {"FRA", "CAT", "VAL", "GRA", "SEV", "GAL", "PV"};
    std::vector<std::string> kings = nine;
    kings.push_back("FRA");
    for (const std::string& king : kings) {
        CAPTURE(king);
        CHECK(offers(placing("CN black:4; king " + king), "SHI") == (coast.count(king) == 1));
    }
}

TEST_CASE("when the Ship is scored, only the Captain brings points") {
    CHECK(worth(at_sea("players 4; SHI red:4 blue:2; CAP blue:1"), "SHI") == std::vector<int>{0, 3, 0, 0});
    CHECK(worth(at_sea("players 4; SHI red:4 blue:2"), "SHI") == std::vector<int>{0, 0, 0, 0});
    CHECK(worth(at_sea("players 4; SHI red:4; CAP blue:1"), "SHI", true) == std::vector<int>{0, 0, 0, 0});
}

TEST_CASE("who comes onto the Ship may take the Captain's space if it is empty") {
    State s = placing("king GAL");
    play(s, "SHI");
    CHECK(options(s) == "CAP, done");
    play(s, "done");   // it may stay empty while others are aboard
    CHECK(line(s, "SHI") == "red:1");
    play(s, "SHI, CAP");
    CHECK(line(s, "CAP") == "red:1");
    play(s, "SHI");
    CHECK(asked_step_name(s) == "use_card");   // it is taken
    CHECK(line(s, "SHI") == "red:2");
}

TEST_CASE("the Captain leaves the Ship by the same rules as others") {
    State sails = turn_begins("king CN; CAP red:1");
    play(sails, "red CAP");
    CHECK(places_offered(sails) == "GAL, PV, CAT, SEV, GRA, VAL, FRA, AME, MED");
    play(sails, "SEV");
    CHECK(line(sails, "SEV") == "red:1");
    State moved = holding("1-any3", "king GAL; CAP blue:1");
    play(moved, "act, blue CAP, CN");
    CHECK(line(moved, "CAP").empty());
    CHECK(line(moved, "CN") == "blue:1");
}

TEST_CASE("a caballero already aboard becomes Captain by a repositioning only") {
    State s = holding("1-own4", "king GAL; SHI red:2");
    play(s, "act, red SHI, CAP");
    CHECK(line(s, "CAP") == "red:1");
    CHECK(line(s, "SHI") == "red:1");
}

TEST_CASE("to change the Captain takes two moves: one off, one on") {
    State s = holding("1-any3", "king GAL; SHI red:2; CAP blue:1");
    play(s, "act, blue CAP, SHI");
    CHECK(line(s, "SHI") == "red:2 blue:1");
    play(s, "red SHI, CAP");
    CHECK(line(s, "CAP") == "red:1");
    CHECK(line(s, "SHI") == "red:1 blue:1");
    CHECK(s.top().count == 1);   // of three
}

// ---- America and the Mediterranean

TEST_CASE("nobody is placed in America or the Mediterranean from the court, not even by a card that says anywhere") {
    State s = holding("1-add2", "king CN; court red:9");
    play(s, "act");
    CHECK(places_offered(s) == "CAS, GAL, PV, ARA, CAT, CV, SEV, GRA, VAL, FRA, SHI");
    for (const std::string& king : nine) {
        CAPTURE(king);
        CHECK_FALSE(offers(placing("king " + king), "AME"));
        CHECK_FALSE(offers(placing("king " + king), "MED"));
    }
}

TEST_CASE("caballeros are repositioned to and from all new regions directly") {
    State s = holding("1-any4", "king GAL; SEV red:1; AME red:1; MED blue:1; SHI green:1");
    play(s, "act, red SEV");
    for (const char* id : {"FRA", "SHI", "AME", "MED"}) CHECK(offers(s, id));
    play(s, "MED, red AME, SEV, blue MED, CN, green SHI, MED");
    CHECK(line(s, "SEV") == "red:1");
    CHECK(line(s, "MED") == "red:1 green:1");
    CHECK(line(s, "CN") == "blue:1");
}

TEST_CASE("the Viceroy brings five and does not count for the majority") {
    CHECK(worth(at_sea("players 4; AME blue:1; VIC red:1"), "AME") == std::vector<int>{5, 4, 0, 0});
    CHECK(worth(at_sea("players 4; AME red:1 blue:1; VIC red:1"), "AME") == std::vector<int>{5, 0, 0, 0});   // a tie
    CHECK(worth(at_sea("players 4; VIC red:1"), "AME") == std::vector<int>{5, 0, 0, 0});
    CHECK(worth(at_sea("players 4; AME blue:1; VIC red:1"), "AME", true) == std::vector<int>{0, 4, 0, 0});
}

TEST_CASE("G5: the Reports score France, the Ship, America and the Mediterranean") {
    State s = holding("gi-reports", "AME blue:1; VIC red:1; CAP red:1; SHI blue:4");
    const Events events = play(s, "act");
    CHECK(scored_of(s, events) == "FRA, SHI, AME, MED");
    CHECK(paid_for(s, events, "AME") == "red:5 blue:4");
    CHECK(paid_for(s, events, "SHI") == "red:3");
    CHECK(paid_for(s, events, "FRA").empty());
    CHECK(paid_for(s, events, "MED").empty());
}

TEST_CASE("G6: if only first places count, Captain and Viceroy bring nothing") {
    State s = holding("3-first", "AME blue:1; VIC red:1; CAP red:1; SHI blue:4; FRA green:1; AMB red:1; ENV red:1");
    const Events events = play(s, "act");
    CHECK(paid_for(s, events, "AME") == "blue:4");
    CHECK(paid_for(s, events, "SHI").empty());
    CHECK(paid_for(s, events, "FRA") == "red:6");
}

TEST_CASE("who comes to America may become Viceroy if the space is empty, and leaves as others do") {
    State s = turn_begins("king CN; SHI red:3");
    play(s, "red SHI, AME");
    CHECK(options(s) == "VIC, done");
    play(s, "done");
    CHECK(line(s, "AME") == "red:1");
    play(s, "red SHI, AME, VIC");
    CHECK(line(s, "VIC") == "red:1");
    play(s, "red SHI, AME");
    CHECK(asked_step_name(s) == "take_card");
    State back = turn_begins("king CN; VIC red:1");
    play(back, "red VIC, SHI");
    CHECK(line(back, "VIC").empty());
    State moved = holding("1-for3", "king CN; VIC blue:1");
    play(moved, "act, blue VIC, SEV");
    CHECK(line(moved, "SEV") == "blue:1");
}

// ---- scoring

TEST_CASE("the new regions are scored after Valencia: France, the Ship, America, the Mediterranean") {
    State s = table(overseas("round 3; king CN; GAL red:1; FRA red:1; CAP red:1; AME red:1; MED red:1; CAS blue:1")
                    + "; ask general_scoring - 0 - - 0 0");
    Events events = dial(s, "blue:PV");
    const Events rest = idle(s, [](const State& now) { return asked_step_name(now) != "play_power"; });
    events.list.insert(events.list.end(), rest.list.begin(), rest.list.end());
    CHECK(scored_of(s, events) == "CAS, GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL, FRA, SHI, AME, MED");
    CHECK(s.score[red] == 4 + 3 + 3 + 4 + 4);
}

TEST_CASE("G14: America and the Mediterranean are worth four") {
    State s = holding("3-fours", "AME red:1; MED red:1; FRA red:1; CAP red:1");
    CHECK(scored_of(s, play(s, "act")) == "GAL, CAT, SEV, AME, MED");
    CHECK(s.score[red] == 4 + 4);   // the Ship has no first value
    State fives = holding("3-fives", "AME red:1; CAP red:1; king CN; PV red:1");
    CHECK(scored_of(fives, play(fives, "act")) == "PV, ARA, VAL");
}

TEST_CASE("all of the new regions count with the most and the fewest caballeros, the Viceroy too, empty ones not") {
    State most = holding("3-most", "AME red:3 blue:2; VIC red:1; SEV red:5");
    CHECK(scored_of(most, play(most, "act")) == "AME");
    State tied = holding("3-most", "AME red:3 blue:1; VIC red:1; SHI blue:4; CAP red:1; GAL red:5");
    CHECK(scored_of(tied, play(tied, "act")) == "GAL, SHI, AME");
    State least = holding("3-least", "VIC red:1; SEV red:2; CAP blue:1; MED red:2");
    CHECK(scored_of(least, play(least, "act")) == "SHI, AME");
}

TEST_CASE("a mobile scoreboard may be laid on each new region, on the Ship too") {
    State s = holding("4-board", "king CN");
    play(s, "act, board 8/4/0");
    for (const char* id : {"FRA", "SHI", "AME", "MED"}) CHECK(offers(s, id));
    const State ship = at_sea("players 4; boards 8/4/0:SHI; SHI red:3 blue:1; CAP blue:1");
    CHECK(worth(ship, "SHI") == std::vector<int>{8, 4 + 3, 0, 0});   // besides the Captain's three
}

// Found by the fuzzer of tables.
TEST_CASE("a space is asked for only where there is one") {
    const State s = holding("3-first", "king CN; CAS yellow:1");
    CHECK_FALSE(position(show(s) + "ask take_space red 0 CAS yellow 0 1").error.empty());
}

// Found by the fuzzer of tables.
TEST_CASE("a black caballero carries nothing") {
    CHECK(position(overseas("AME black:1; VAL black:3")).error.empty());
    CHECK_FALSE(position(overseas("GAM black:1; VAL black:3")).error.empty());
}

}

}
