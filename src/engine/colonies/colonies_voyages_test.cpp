// Grand Inquisitor & the Colonies (1996 booklet): the Ship's voyages, which are free, and the King in France.
#include "colonies_table.h"

namespace eg {

TEST_SUITE("colonies") {

TEST_CASE("from the Ship one sails to America, the Mediterranean, France and the coast, not to the King's region") {
    State s = turn_begins("king GAL; SHI red:1");
    play(s, "red SHI");
    CHECK(places_offered(s) == "PV, CAT, SEV, GRA, VAL, FRA, AME, MED");
    State inland = turn_begins("king CN; SHI red:1");
    play(inland, "red SHI");
    CHECK(places_offered(inland) == "GAL, PV, CAT, SEV, GRA, VAL, FRA, AME, MED");
}

TEST_CASE("from America and the Mediterranean one sails to the Ship only") {
    State s = turn_begins("king GAL; AME red:1; MED red:1");
    play(s, "red AME");
    CHECK(places_offered(s) == "SHI");
    play(s, "SHI, done, red MED");
    CHECK(places_offered(s) == "SHI");
    play(s, "SHI, done");
    CHECK(line(s, "SHI") == "red:2");
}

TEST_CASE("nobody sails from France or from Spain") {
    State s = turn_begins("king CN; FRA red:1; AMB red:1; SEV red:3");
    CHECK_FALSE(may(s, "red FRA"));
    CHECK_FALSE(may(s, "red AMB"));
    CHECK_FALSE(may(s, "red SEV"));
}

TEST_CASE("voyages are in addition to the normal actions: all of one's caballeros may sail, or none") {
    State s = turn_begins("king CN; SHI red:2 blue:1; AME red:1; court red:9");
    CHECK_FALSE(may(s, "blue SHI"));   // his own only
    play(s, "red SHI, MED, red SHI, SEV, red AME, SHI, done");
    CHECK(line(s, "MED") == "red:1");
    CHECK(line(s, "SEV") == "red:1");
    CHECK(line(s, "SHI") == "red:1 blue:1");
    play(s, "card 3");
    CHECK(offers(s, "SEV"));   // he still places
    CHECK(may(s, "act"));
    State none = turn_begins("king CN; SHI red:2");
    play(none, "card 3");
    CHECK(line(none, "SHI") == "red:2");
}

TEST_CASE("G8: who has sailed to America does not return in the same turn, and may claim") {
    State s = turn_begins("king CN; SHI red:1; gold_out 1");
    play(s, "red SHI, AME, done");
    REQUIRE(may(s, "red AME"));
    play(s, "red AME");
    CHECK(places_offered(s) == "GAM");
    play(s, "GAM");
    CHECK(line(s, "GAM") == "red:1");
    CHECK_FALSE(may(s, "red GAM"));
}

TEST_CASE("who has come to the Ship this turn does not sail on") {
    State s = turn_begins("king GAL; AME red:1; court red:3");
    play(s, "red AME, SHI, done");
    CHECK_FALSE(may(s, "red SHI"));
    play(s, "card 3, SHI, done");
    CHECK_FALSE(may(s, "red SHI"));
    // one that was there sails, the other has to wait
    State two = turn_begins("king CN; SHI red:1; AME red:1");
    play(two, "red AME, SHI, done, red SHI, SEV");
    CHECK(line(two, "SHI") == "red:1");
    CHECK_FALSE(may(two, "red SHI"));
}

// "In addition to his normal actions": the booklet names no moment of the turn.
TEST_CASE("who was aboard when the turn began sails once, before the card is taken or after it") {
    State s = turn_begins("king CN; SHI red:1; court red:3");
    play(s, "card 3");
    REQUIRE(may(s, "red SHI"));
    play(s, "red SHI, SEV");
    CHECK(line(s, "SEV") == "red:1");
    CHECK_FALSE(may(s, "red SHI"));
    CHECK(may(s, "act"));
    CHECK(offers(s, "SEV"));   // a voyage is not his placing
}

TEST_CASE("who is moved aboard by the action does not sail in the place of one who left") {
    State s = turn_begins("king CN; SHI red:1; SEV red:1",
                          "shown 1-own4 2-score1 3-most 4-court 5-king gi-inquisitor; ");
    play(s, "card 1, act, red SHI, MED, red SEV, SHI, done, done");
    CHECK(line(s, "SHI") == "red:1");
    CHECK_FALSE(may(s, "red SHI"));
    CHECK_FALSE(may(s, "red MED"));
}

TEST_CASE("France takes from the Ship no more than it has room for") {
    State s = turn_begins("king CN; SHI red:2; FRA blue:1; AMB green:1");
    play(s, "red SHI, FRA");
    CHECK(line(s, "ENV") == "red:1");
    play(s, "red SHI");
    CHECK_FALSE(offers(s, "FRA"));
}

TEST_CASE("of several that sail to America in a turn one may become Viceroy") {
    State s = turn_begins("king CN; SHI red:2");
    play(s, "red SHI, AME, VIC, red SHI, AME");
    CHECK(asked_step_name(s) == "take_card");
    CHECK(line(s, "VIC") == "red:1");
    CHECK(line(s, "AME") == "red:1");
}

TEST_CASE("who sails to the Ship may become its Captain, but not with a disc") {
    State s = turn_begins("king CN; AME red:1; GAM red:1");
    play(s, "red GAM, SHI");
    CHECK(asked_step_name(s) == "take_card");
    CHECK(line(s, "GSH") == "red:1");
    play(s, "red AME, SHI, CAP");
    CHECK(line(s, "CAP") == "red:1");
}

TEST_CASE("with the Inquisitor one sails the black caballeros too") {
    State mine = turn_begins("inquisitor 1; king CN; VAL black:1; SHI black:1; AME black:1; MED black:1; SHI red:1");
    REQUIRE(may(mine, "black SHI"));
    play(mine, "black SHI");
    CHECK(offers(mine, "SEV"));
    CHECK(offers(mine, "AME"));
    play(mine, "SEV");
    CHECK(line(mine, "SEV") == "black:1");
    play(mine, "black AME, SHI");
    if (asked_step_name(mine) == "take_space") play(mine, "CAP");
    CHECK(line(mine, "CAP") == "black:1");
    CHECK(worth(mine, "SHI")[red] == 3);
    CHECK_FALSE(may(mine, "black CAP"));
    for (const char* other : {"inquisitor 0; ", "inquisitor 2; "}) {
        const State s =
            turn_begins(std::string{other} + "king CN; VAL black:1; SHI black:1; AME black:1; MED black:1; SHI red:1");
        CHECK(may(s, "red SHI"));
        for (const char* black_one : {"black SHI", "black AME", "black MED"}) CHECK_FALSE(may(s, black_one));
    }
}

TEST_CASE("who has the Inquisitor only since this turn has not sailed black ones") {
    State s = turn_begins("king CN; VAL black:3; SHI black:1");
    play(s, "card 6, act, done");
    CHECK_FALSE(may(s, "black SHI"));
}

// ---- the King in France

TEST_CASE("while the King is in France it is taboo") {
    State sails = turn_begins("king FRA; SHI red:1");
    play(sails, "red SHI");
    CHECK_FALSE(offers(sails, "FRA"));
    CHECK(places_offered(sails) == "GAL, PV, CAT, SEV, GRA, VAL, AME, MED");
    State moves = holding("1-any3", "king FRA; FRA blue:1; AMB red:1; SEV red:1");
    play(moves, "act");
    CHECK_FALSE(may(moves, "blue FRA"));
    CHECK_FALSE(may(moves, "red AMB"));
    play(moves, "red SEV");
    CHECK_FALSE(offers(moves, "FRA"));
    const State placing = holding("3-most", "king FRA; court red:9");
    CHECK_FALSE(offers(placing, "FRA"));
    State anywhere = holding("1-add2", "king FRA; court red:9");
    play(anywhere, "act");
    CHECK_FALSE(offers(anywhere, "FRA"));
}

TEST_CASE("from the King in France caballeros are placed in Aragon, Catalonia, the Castillo and on the Ship") {
    CHECK(places_offered(holding("3-most", "king FRA; court red:9")) == "CAS, ARA, CAT, SHI");
}

TEST_CASE("the King in France brings two to a sole first there") {
    CHECK(worth(at_sea("players 4; king FRA; FRA red:1"), "FRA") == std::vector<int>{3 + 2, 0, 0, 0});
    CHECK(worth(at_sea("players 4; king FRA; AMB red:1; FRA blue:1"), "FRA") == std::vector<int>{1 + 2, 1, 0, 0});
}

// ---- Grandes and other cards of the base game

TEST_CASE("a Grande may live in France, America and the Mediterranean, not on the Ship") {
    State s = holding("4-grande", "king CN; PV red:0G");
    play(s, "act");
    CHECK(places_offered(s) == "GAL, ARA, CAT, CV, SEV, GRA, VAL, FRA, AME, MED");
    for (const char* home : {"AME", "MED"})
        CHECK(worth(at_sea(std::string{"players 4; "} + home + " red:1G"), home)[red] == 4 + 2);
    CHECK(worth(at_sea("players 4; FRA red:1G"), "FRA")[red] == 3 + 2);
}

// The bonuses of the spaces are no first place.
TEST_CASE("a Grande's two points are for the majority, not for the Viceroy") {
    CHECK(worth(at_sea("players 4; AME red:0G; VIC red:1"), "AME") == std::vector<int>{5, 0, 0, 0});
    CHECK(worth(at_sea("players 4; AME red:0G blue:1; VIC red:1"), "AME") == std::vector<int>{5, 4, 0, 0});
}

TEST_CASE("eviction is allowed from a new region: a disc that comes to Spain by its owner's disc is paid") {
    State s = holding("4-evict", "king CN; MED blue:1; WME blue:1; points blue:10");
    play(s, "act");
    REQUIRE(offers(s, "MED"));
    play(s, "MED");
    dial(s, "blue:SEV");
    CHECK(line(s, "SEV") == "blue:2");
    CHECK(s.score[blue] == 14);
}

TEST_CASE("all of one's caballeros may be moved out of a new region") {
    State s = holding("1-allown", "king CN; MED red:3; AME red:2");
    play(s, "act, red MED");
    CHECK(offers(s, "SEV"));
    CHECK(offers(s, "AME"));
    play(s, "AME");
    if (asked_step_name(s) == "take_space") play(s, "VIC");
    CHECK_FALSE(may(s, "red AME"));   // one region only
    CHECK(may(s, "red MED"));
}

TEST_CASE("who moves the King to France places beside France") {
    State s = holding("5-king", "king CN; FRA red:1; court red:9");
    play(s, "act, FRA");
    CHECK(s.king == place_at(s, "FRA"));
    CHECK(places_offered(s) == "CAS, ARA, CAT, SHI");
}

}

}
