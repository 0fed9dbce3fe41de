// 2023, Mini expansion "New Regency": the game of two with the dummy.
#include "new_regency_table.h"

using namespace eg;

TEST_SUITE("new regency: two players and the dummy") {

const std::string two = "players 2; ";

TEST_CASE("the dummy's caballeros may ride along") {
    State s = takes(two + "king CN; CN red:1 white:3", "nr-entourage");
    play(s, "act, GRA");
    CHECK(options(s) == "red CN, white CN");
    play(s, "white CN, white CN");
    CHECK(line(s, "GRA") == "white:2");
}

TEST_CASE("Chalet counts them") {
    CHECK(offered(takes(two + "king PV; GAL white:1; PV red:2; ARA blue:1 white:2; CAT red:1 white:1", "nr-chalet"),
                  "act")
          == "GAL");
    CHECK(offered(takes(two + "king PV; GAL white:3; PV red:2", "nr-chalet"), "act") == "PV");
}

TEST_CASE("the dummy has no vote in an Election") {
    State s = takes(two + "king PV; GAL white:2", "nr-election");
    play(s, "act");
    dial(s, "red:CN blue:VAL");
    CHECK(asked(s) == red);
    CHECK(options(s) == "CN, VAL");
    State same = takes(two + "king PV", "nr-election");
    play(same, "act");
    dial(same, "red:CN blue:CN");
    CHECK(same.king == CN);
}

TEST_CASE("it has no Grande: only the two are hosts, and hold Grandes to be thrown in") {
    CHECK(offered(takes(two + "king PV; GAL white:2; SEV blue:0G; PV red:0G", "nr-banquet"), "act") == "SEV");
    State s = takes(two + "king PV; GAL white:2 red:0G blue:0G", "nr-competition");
    play(s, "act, GAL");
    CHECK(line(s, "CAS") == "red:0G blue:0G");
    CHECK(line(s, "GAL") == "white:2");
}

TEST_CASE("two places count, and the dummy's rank pays nobody") {
    State s = takes(two + "king CAS; CAS red:2G blue:1 white:3", "n3-revelation");
    CHECK(paid(play(s, "act"), CAS) == "red:3 blue:0");
    State sole = takes(two + "king CAS; CAS red:3G blue:2", "n3-revelation");
    CHECK(paid(play(sole, "act"), CAS) == "red:9 blue:3");
    State classic =   // in this edition only first place counts
        takes("edition decennial; players 2; king CAS; CAS red:3 blue:2", "3-castillo");
    CHECK(paid(play(classic, "act"), CAS) == "red:7 blue:0");
    State audience = takes(two + "king VAL; VAL red:3 blue:2 white:4", "nr-audience");
    CHECK(paid(play(audience, "act"), VAL) == "red:3 blue:0");
}

TEST_CASE("it takes the card that places most, of equal ones that of the higher pile") {
    for (const auto& [shown, taken] : std::vector<std::pair<std::string, std::string>>{
             {"n1-letters n2-feud n4-squires nr-audience", "nr-audience:white"},
             {"n1-letters n2-feud n4-squires nr-exile", "nr-exile:white"}}) {
        const State s =
            table(game + two + "round 2; king GAL; dummy_power 13; power red:5 blue:4; shown " + shown
                  + "\nask end_round - 0 - - 0 0\nask dummy_goes_last - 0 - - 0 0\nask next_turn - 0 - - 0 0");
        CHECK(line(s, "shown").find(taken) != std::string::npos);
        CHECK(asked(s) == red);
    }
}

TEST_CASE("no region card is turned away while the King is abroad or beside the Castillo") {
    for (const std::string king : {"FRA", "POR", "CAS"})
        for (int seed = 1; seed <= 9; ++seed) {
            const State s = table(game + two + "round 2; king " + king + "; rng " + std::to_string(seed));
            CHECK(s.province[static_cast<Player>(max_players)] == 26);
            CHECK(line(s, "CAS").empty());
        }
}

}
