// 2023, Mini expansion "Power Shift": the total of a power card and a modifier, and the eight modifiers without an
// ability. P1 to P8 are the numbers of the examples in our design of the deck.
#include "power_shift_table.h"

using namespace eg;

TEST_SUITE("power shift: totals") {

TEST_CASE("P1: a 9 and 1 more where somebody has shown a 9") {
    State s = bidding("start blue; power blue:9 yellow:3 green:2; " + having(5));
    CHECK_FALSE(can_power(s, 9));
    CHECK(can_hand(s, 5));
    play(s, "hand 5");
    CHECK(can_power(s, 9));
    play(s, "power 9");
    CHECK(power_of(s, red) == 10);
    CHECK(s.acted == Players{red});   // before the 9
}

TEST_CASE("P2: not a 7 and 1 more where somebody has shown an 8") {
    State s = bidding("start blue; power blue:8 yellow:3 green:2; " + having(5));
    CHECK(can_power(s, 7));
    play(s, "hand 5");
    CHECK_FALSE(can_power(s, 7));
    CHECK(can_power(s, 8));
}

TEST_CASE("P3: above 13") {
    State s = bidding(
        "start blue; power blue:12 yellow:3 green:2; modifier_played blue:1; modifiers_seen_1_8 blue:1; modifier_a "
        "red:9; modifier_b red:10; modifier_c red:3");
    CHECK(can_power(s, 12));   // blue's 12 counts as 15
    State two = s;
    play(two, "hand 9");
    CHECK_FALSE(can_power(two, 13));
    CHECK(can_power(two, 12));
    play(s, "hand 10");
    CHECK(can_power(s, 13));
    play(s, "power 13");
    CHECK(power_of(s, red) == 14);
    CHECK(s.acted == Players{blue});   // 15 first
    CHECK(asked(s) == blue);
}

TEST_CASE("the same power card twice in a round, with different totals, is a table like any other") {
    State s = bidding("start blue; power blue:9 yellow:3 green:2; " + having(5));
    play(s, "hand 5, power 9");
    CHECK(fault_in_text(s) == "");
}

TEST_CASE("below 1: totals are compared there too, and the lowest acts last and starts") {
    State s = bidding("start red; modifier_a red:15 blue:16; modifier_b red:1 blue:2; ", "red", 4);
    play(s, "hand 15, power 2");
    CHECK(power_of(s, red) == -1);
    play(s, "hand 16");
    CHECK_FALSE(can_power(s, 2));
    CHECK(can_power(s, 1));
    play(s, "power 3");
    CHECK(power_of(s, blue) == 0);
    CHECK(fault_in_text(s) == "");
    play(s, "power 1, power 13");
    CHECK(asked(s) == green);
    std::string turns;
    idle(s, [&](const State& now) {
        if (now.round == 1 && asked_step_name(now) == "take_card") turns += std::string{show(asked(now))} + ' ';
        return now.round == 1;
    });
    CHECK(turns == "green yellow blue red ");
    CHECK(s.start == red);
}

TEST_CASE("P5: the lowest total starts the next round") {
    State s = bidding("start red; modifier_a blue:15; ", "red", 4);
    play(s, "power 2, hand 15, power 4, power 9, power 8");
    idle(s, [](const State& now) { return now.round == 1; });
    CHECK(s.start == blue);
    CHECK(asked(s) == blue);
}

TEST_CASE("P8: the dummy's card is its total") {
    State s = bidding("players 2; start blue; dummy_power 6; power blue:3; " + having(5));
    CHECK_FALSE(can_power(s, 6));
    CHECK(can_power(s, 5));
    play(s, "hand 5");
    CHECK_FALSE(can_power(s, 5));
    CHECK(can_power(s, 6));
    play(s, "power 6");   // 7 acts before the dummy's 6
    int first = -1;
    for (int k = 0; k < piles(s); ++k)
        if (s.taker[k] != nobody) first = s.taker[k];
    CHECK(first == -1);
    State below = bidding("players 2; start blue; dummy_power 6; power blue:3; " + having(7));
    play(below, "hand 7, power 6");   // 5 after it
    for (int k = 0; k < piles(below); ++k)
        if (below.taker[k] != nobody) first = below.taker[k];
    CHECK(first == max_players);
}

TEST_CASE("P8: a total below the dummy's lowest card, and below nought, acts after it") {
    State s = bidding("players 2; start blue; dummy_power 1; power blue:3; " + having(15));
    CHECK_FALSE(can_power(s, 1));
    play(s, "hand 15");
    CHECK_FALSE(can_power(s, 4));   // its total is 1, the dummy's
    CHECK_FALSE(can_power(s, 6));   // its total is 3, blue's
    play(s, "power 1");
    CHECK(power_of(s, red) == -2);
    idle(s, [](const State& now) { return asked(now) == blue; });
    CHECK(asked(s) == red);
    int taken = 0;
    for (int k = 0; k < piles(s); ++k) taken += s.taker[k] == max_players;
    CHECK(taken == 1);
}

TEST_CASE("ps-13: from regions where the province is empty") {
    State s =
        bidding("start blue; power blue:3 yellow:2 green:1; king CN; GAL red:26; CN red:2; court red:2; " + having(13));
    play(s, "hand 13, power 13");   // a 13 brings no caballeros
    CHECK(asked_step_name(s) == "use_modifier");
    play(s, "act");
    CHECK(s.province[red] == 0);
    CHECK(options(s) == "red GAL, done");
    play(s, "red GAL, red GAL");
    CHECK(line(s, "GAL") == "red:24");
    CHECK(line(s, "court").substr(0, 5) == "red:4");
    CHECK(asked_step_name(s) == "take_card");
}

TEST_CASE("two players: three modifiers each are all there are") {
    const State s = dealt(2, 4, rules("2023"));
    CHECK(line(s, "modifier_a").find("white") == std::string::npos);
}

TEST_CASE("mustered is by the power card alone") {
    State up = bidding(others + having(1));
    play(up, "hand 1, power 12");
    CHECK(asked_step_name(up) == "take_card");   // nothing
    State down = bidding(others + having(7) + "court red:0");
    play(down, "hand 7, power 7");
    CHECK(asked_step_name(down) == "muster");
    CHECK(options(down) == "take 0, take 1, take 2, take 3");
}

TEST_CASE("at most one modifier, and none need be played") {
    State s = bidding(others + having(3));
    CHECK(may(s, "power 13"));
    CHECK(options(s).find("hand 1, hand 2, hand 3") != std::string::npos);
    play(s, "hand 3");
    CHECK(options(s).find("hand") == std::string::npos);
    play(s, "power 13");
    CHECK(in_hand(s, red) == "1 2");
    State none = bidding(others + having(3));
    play(none, "power 13");
    CHECK(asked_step_name(none) == "take_card");
    CHECK(in_hand(none, red) == "1 2 3");
}

TEST_CASE("a modifier is there for one round only, and lies on its owner's pile then") {
    State s = bidding(others + having(1) + "modifier_b red:0; round 1");
    play(s, "hand 1, power 10");
    CHECK(current_hand_card(s, red) == 0);
    idle(s, [](const State& now) { return now.round == 1; });
    CHECK(current_hand_card(s, red) == -1);
    CHECK(shift_of(s, red) == 0);
    CHECK(in_hand(s, red) == "2");
    while (asked(s) != red) play(s, show(legal(s)[0]));
    CHECK_FALSE(may(s, "hand 1"));
}

TEST_CASE("a modifier with which every power card of the hand would count as somebody else's is not offered") {
    State s = bidding(
        "round 9; start blue; hand red:4-8; power blue:5 yellow:6 green:7; modifier_played green:3; modifiers_seen_1_8 "
        "green:4; modifier_a red:5; modifier_b red:7; ");
    // the totals 5, 6 and 9 are taken; red has 4 to 8
    CHECK(options(s) == "power 4, power 7, power 8, hand 5, hand 7");
    State one = bidding("round 8; start blue; hand red:1,4,5,6,9,10; power blue:3 yellow:2 green:8; modifier_a red:1");
    CHECK(can_hand(one, 1));
}

}

TEST_SUITE("power shift: the plain ones") {

void plain(int which, int value) {
    State s = bidding(others + having(which));
    play(s, "hand " + std::to_string(which) + ", power 10");
    CHECK(power_of(s, red) == 10 + value);
    play(s, "take 1");
    CHECK(asked_step_name(s) == "take_card");   // nothing to use
}

CARD("ps-01", "3 more") { plain(1, 3); }
CARD("ps-02", "3 more") { plain(2, 3); }
CARD("ps-03", "2 more") { plain(3, 2); }
CARD("ps-04", "2 more") { plain(4, 2); }
CARD("ps-05", "1 more") { plain(5, 1); }
CARD("ps-06", "1 more") { plain(6, 1); }
CARD("ps-07", "1 less") { plain(7, -1); }
CARD("ps-08", "2 less") { plain(8, -2); }

}
