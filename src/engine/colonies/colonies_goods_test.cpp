// Grand Inquisitor & the Colonies (1996 booklet): Gold and Wares, bringing them to Spain, and the special rules for a
// caballero with a disc.
#include "colonies_table.h"

namespace eg {

TEST_SUITE("colonies") {

// ---- claiming

TEST_CASE("a caballero in the region is put on a disc; then the disc belongs to nobody else") {
    State s = turn_begins("king CN; AME red:1 blue:1; MED red:2; gold_out 1; wares_out 1");
    play(s, "red AME, GAM");
    CHECK(line(s, "GAM") == "red:1");
    CHECK(line(s, "AME") == "blue:1");
    CHECK(gold_out(s) == 0);
    play(s, "red MED, WME");
    CHECK(line(s, "WME") == "red:1");
    CHECK(wares_out(s) == 0);
    play(s, "red MED");
    CHECK(places_offered(s) == "SHI");   // nothing is left to claim
    CHECK(s.score[red] == 0);            // discs score only when they reach Spain
}

TEST_CASE("gold is claimed in America, wares in the Mediterranean, and only by one's own caballeros there") {
    State s = turn_begins("king CN; AME red:1; MED red:1 blue:1; gold_out 2; wares_out 2");
    CHECK_FALSE(may(s, "blue MED"));
    play(s, "red AME");
    CHECK(places_offered(s) == "SHI, GAM");
    State other = turn_begins("king CN; AME red:1; MED red:1 blue:1; gold_out 2; wares_out 2");
    play(other, "red MED");
    CHECK(places_offered(other) == "SHI, WME");
}

TEST_CASE("who carries a disc claims no second one") {
    State s = turn_begins("king CN; GAM red:1; gold_out 2");
    play(s, "red GAM");
    CHECK(places_offered(s) == "SHI");
}

TEST_CASE("claiming is possible after placing and the special action as well") {
    State s = turn_begins("king CN; AME red:1; gold_out 1; court red:3");
    play(s, "card 3, act, SEV, SEV, SEV");
    REQUIRE(may(s, "red AME"));
    play(s, "red AME, GAM");
    CHECK(line(s, "GAM") == "red:1");
}

TEST_CASE("the Viceroy carries no disc, but resigns freely to claim gold") {
    State s = turn_begins("king CN; VIC red:1; gold_out 1");
    play(s, "red VIC");
    REQUIRE(offers(s, "GAM"));
    play(s, "GAM");
    CHECK(line(s, "GAM") == "red:1");
    CHECK(line(s, "VIC").empty());
    CHECK(gold_out(s) == 0);
}

TEST_CASE("the Viceroy resigns freely after his action too") {
    State s = holding("3-most", "king CN; VIC red:1; gold_out 1");
    play(s, "red VIC, GAM");
    CHECK(line(s, "GAM") == "red:1");
}

TEST_CASE("discs of the card are claimed at once by who has or moves a caballero there, else by who comes next") {
    State s = holding("gi-winds", "king CN; SEV red:2 blue:1; MED blue:1");
    play(s, "act, red SEV, MED, done");
    CHECK(wares_out(s) == 2);
    REQUIRE(may(s, "red MED"));
    play(s, "red MED, WME");
    CHECK(line(s, "WME") == "red:1");
    CHECK(wares_out(s) == 1);
    // the other player's turn: one lies there still
    State next = turn_begins("king CN; MED red:1; WME blue:1; wares_out 1");
    play(next, "red MED, WME");
    CHECK(line(next, "WME") == "red:1 blue:1");
}

TEST_CASE("claiming is no repositioning: it takes no move of the card") {
    State s = holding("gi-winds", "king CN; MED red:1; SEV red:4; wares_out 1");
    play(s, "red MED, WME, act");
    CHECK(s.top().count == 4);
}

TEST_CASE("black caballeros never claim discs") {
    State s = turn_begins("inquisitor 1; king CN; VAL black:2; AME black:1; MED black:1; gold_out 1; wares_out 1");
    for (const char* port : {"AME", "MED"}) {
        REQUIRE(may(s, std::string{"black "} + port));
        State there = s;
        play(there, std::string{"black "} + port);
        CHECK(places_offered(there) == "SHI");
    }
}

// ---- bringing them home

TEST_CASE("G7: by ship it takes four turns: aboard, onto the disc, aboard again, into Spain") {
    State s = table("players 2; "
                    + overseas("CN black:4; round 4; king GAL; court red:9 blue:9; PV red:0G; ARA blue:0G; gold_out 1; "
                               "power red:13; acted blue; " + on_offer + turns_go_on));
    REQUIRE(asked_step_name(s) == "take_card");
    play(s, "card 3, SHI, done");
    next_turn_of_red(s);
    REQUIRE(may(s, "red SHI"));
    play(s, "red SHI, AME, done, red AME");
    CHECK(places_offered(s) == "GAM");   // it came this turn
    play(s, "GAM");
    next_turn_of_red(s);
    play(s, "red GAM, SHI");
    CHECK(line(s, "GSH") == "red:1");
    CHECK_FALSE(may(s, "red GSH"));
    next_turn_of_red(s);
    const int before = s.score[red];
    play(s, "red GSH, SEV");
    CHECK(s.score[red] == before + 6);
    CHECK(line(s, "SEV") == "red:1");
    CHECK(line(s, "GSH").empty());
    CHECK(gold_out(s) == 0);   // it lies with the others beside the board
}

TEST_CASE("six points for gold, four for wares, at once, and the disc is with the others again") {
    State s = turn_begins("king CN; GSH red:1; WSH red:1; points red:20");
    play(s, "red GSH, SEV");
    CHECK(s.score[red] == 26);
    play(s, "red WSH, GRA");
    CHECK(s.score[red] == 30);
    CHECK(line(s, "SEV") == "red:1");
    CHECK(line(s, "GRA") == "red:1");
}

TEST_CASE("a disc that returned can come out again, one that is carried or lies free cannot") {
    // all seven wares are out: six free, one carried
    State none = holding("gi-corsairs", "king CN; wares_out 6; WSH red:1; GAL blue:1");
    play(none, "act, blue GAL, PV, done");
    CHECK(wares_out(none) == 6);
    State one = holding("gi-winds", "king CN; wares_out 6; GAL red:1");
    play(one, "act, red GAL, PV, done");
    CHECK(wares_out(one) == 7);   // two pictures, one disc
    State home = turn_begins("king CN; wares_out 6; WSH red:1; GAL red:1",
                             "shown 1-any3 2-score1 3-most 4-court 5-king gi-inquisitor gi-winds; ");
    play(home, "red WSH, SEV, card 7, act, red GAL, PV, done");
    CHECK(wares_out(home) == 7);
}

TEST_CASE("France is no part of Spain: a disc that comes there is not paid") {
    State s = turn_begins("king CN; GSH red:1");
    play(s, "red GSH, FRA, AMB");
    CHECK(s.score[red] == 0);
    CHECK(line(s, "GAB") == "red:1");
    CHECK(worth(s, "FRA")[red] == 3 + 2);   // a carrier may be Ambassador
    State on = holding("1-own4", "king CN; GAB red:1");
    play(on, "act, red GAB, VAL");
    CHECK(on.score[red] == 6);
    CHECK(line(on, "VAL") == "red:1 black:4");
}

TEST_CASE("a card brings discs home without the Ship: their owner is paid, no matter who plays the card") {
    State mine = holding("1-own4", "king CN; WME red:1; GAM red:1");
    play(mine, "act, red WME, CV, red GAM, ARA");
    CHECK(mine.score[red] == 10);
    CHECK(line(mine, "CV") == "red:1");   // inland as well
    State his = holding("1-for3", "king CN; WME blue:1");
    play(his, "act, blue WME, SEV");
    CHECK(his.score[blue] == 4);
    CHECK(his.score[red] == 0);
    State between = holding("1-own4", "king CN; WME red:1");
    play(between, "act, red WME, AME");
    CHECK(line(between, "WAM") == "red:1");   // the disc goes along
    CHECK(between.score[red] == 0);
}

// ---- who carries a disc

TEST_CASE("who carries a disc counts for the majority") {
    CHECK(worth(at_sea("players 4; GAM red:1; AME red:1 blue:1"), "AME") == std::vector<int>{4, 0, 0, 0});
    CHECK(worth(at_sea("players 4; WME red:2; MED blue:1"), "MED") == std::vector<int>{4, 2, 0, 0});
    CHECK(worth(at_sea("players 4; GFR red:1; AMB red:1; ENV blue:1"), "FRA") == std::vector<int>{5, 2, 0, 0});
}

TEST_CASE("who carries a disc is neither Captain nor Viceroy") {
    State s = turn_begins("king CN; WSH red:1; GAM red:1");
    play(s, "red WSH, AME");
    CHECK(asked_step_name(s) == "take_card");
    CHECK(line(s, "WAM") == "red:1");
    play(s, "red GAM, SHI");
    CHECK(asked_step_name(s) == "take_card");
    CHECK(line(s, "GSH") == "red:1");
    State moved = holding("1-own4", "king CN; WSH red:1; GAM red:1");
    play(moved, "act, red WSH");
    CHECK_FALSE(offers(moved, "CAP"));
    CHECK_FALSE(offers(moved, "VIC"));
    play(moved, "MED, red GAM");
    CHECK_FALSE(offers(moved, "VIC"));
    CHECK_FALSE(offers(moved, "CAP"));
}

TEST_CASE("who carries a disc is not moved to the King's region") {
    State sails = turn_begins("king SEV; WSH red:1");
    play(sails, "red WSH");
    CHECK_FALSE(offers(sails, "SEV"));
    State moved = holding("1-own4", "king SEV; WSH red:1");
    play(moved, "act, red WSH");
    CHECK_FALSE(offers(moved, "SEV"));
}

TEST_CASE("G13: another player moves it to a region or the Ship, not to the Castillo") {
    State s = holding("gi-corsairs", "king CN; WME blue:1; points blue:10");
    play(s, "act, blue WME");
    CHECK_FALSE(offers(s, "CAS"));
    CHECK(offers(s, "SEV"));
    CHECK(offers(s, "SHI"));
    State ship = s;
    play(ship, "SHI");
    CHECK(line(ship, "WSH") == "blue:1");
    CHECK(ship.score[blue] == 10);
    play(s, "SEV");
    CHECK(s.score[blue] == 14);
    CHECK(s.score[red] == 0);
}

TEST_CASE("its owner may move it to the Castillo: the disc is lost without points") {
    State s = holding("1-own4", "king CN; GAM red:1; AME red:1; gold_out 3");
    play(s, "act, red GAM, CAS");
    CHECK(line(s, "CAS") == "red:1");
    CHECK(s.score[red] == 0);
    CHECK(gold_out(s) == 3);
    CHECK(line(s, "GAM").empty());
}

TEST_CASE("no other player sends it to the province") {
    State s = holding("2-one-each", "king CN; WME blue:1; GAL green:2; SEV yellow:1");
    play(s, "act");
    CHECK_FALSE(may(s, "blue WME"));
    State both = holding("2-one-each", "players 2; king CN; WME blue:1; MED blue:1");
    play(both, "act");
    CHECK_FALSE(may(both, "blue WME"));
    CHECK(may(both, "blue MED"));
}

TEST_CASE("its owner may send it to the province: the disc is lost without points") {
    State s = holding("2-angry", "players 2; king CN; WME blue:1; court blue:0; SEV blue:3");
    const int before = s.province[blue];
    play(s, "act");
    CHECK(asked(s) == blue);
    REQUIRE(may(s, "blue WME"));
    play(s, "blue WME");
    CHECK(s.score[blue] == 0);
    CHECK(line(s, "WME").empty());
    play(s, "blue SEV, blue SEV");
    CHECK(s.province[blue] == before + 3);
}

TEST_CASE("who musters from the board may give up one that carries a disc") {
    State s = table(overseas("king CN; GAM red:1; court red:35; ask muster red 3 - - 0 0"));
    if (asked_step_name(s) == "muster" && may(s, "take 0")) play(s, "take 0");
    REQUIRE(may(s, "red GAM"));
    play(s, "red GAM");
    CHECK(s.court[red] == 36);
    CHECK(s.score[red] == 0);
}

}

}
