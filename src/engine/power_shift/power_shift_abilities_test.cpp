// 2023, Mini expansion "Power Shift": the eight modifiers with an ability, and Empowerment, which takes one back. P4,
// P6 and P7 are the numbers of examples in our design of the deck.
#include "power_shift_table.h"

using namespace eg;

TEST_SUITE("power shift: abilities") {

CARD("ps-09", "one of one's own moves") {
    State s = window("king CN; GAL red:2 blue:2; CAS red:1; CN red:1", 9);
    CHECK(power_of(s, red) == 15);
    CHECK(asked_step_name(s) == "use_modifier");
    CHECK(options(s) == "done, act");
    play(s, "act");
    CHECK(options(s) == "red GAL, done");
    play(s, "red GAL, PV");
    CHECK(line(s, "PV") == "red:1");
    CHECK(asked_step_name(s) == "take_card");
}

CARD("ps-10", "one more from the province") {
    State s = window("court red:2", 10);
    play(s, "act");
    CHECK(options(s) == "take 0, take 1");
    play(s, "take 1");
    CHECK(line(s, "court").substr(0, 5) == "red:3");
    CHECK(asked_step_name(s) == "take_card");
}

CARD("ps-11", "one of a rival's moves") {
    State s = window("king CN; GAL red:2 blue:2 green:1; CN yellow:1; CAS blue:1", 11);
    play(s, "act");
    CHECK(options(s) == "blue GAL, green GAL, done");
    play(s, "blue GAL, CAS");
    CHECK(line(s, "CAS") == "blue:2");
    CHECK(asked_step_name(s) == "take_card");
}
TEST_CASE("ps-11: the dummy's too") {
    State s = bidding("players 2; start blue; dummy_power 6; power blue:3; king CN; GAL white:2; " + having(11));
    play(s, "hand 11, power 13, act");
    CHECK(options(s) == "white GAL, done");
}

CARD("ps-12", "one from the court into any region or the Castillo") {
    State s = window("king CN; court red:1", 12);
    play(s, "act");
    CHECK(options(s) == "CAS, GAL, PV, ARA, CAT, CV, SEV, GRA, VAL, done");
    play(s, "GAL");
    CHECK(line(s, "GAL") == "red:1");
    CHECK(line(s, "court").substr(0, 5) == "red:0");
    CHECK(asked_step_name(window("king CN; court red:0; ", 12)) == "take_card");   // nobody to place
}

CARD("ps-13", "P6: up to two more after those of the power card") {
    State s = bidding("start blue; power blue:3 yellow:2 green:1; court red:0; " + having(13));
    play(s, "hand 13, power 5");
    CHECK(power_of(s, red) == 4);
    CHECK(asked_step_name(s) == "muster");
    CHECK(options(s) == "take 0, take 1, take 2, take 3, take 4");
    play(s, "take 4");
    CHECK(asked_step_name(s) == "use_modifier");
    play(s, "act");
    CHECK(options(s) == "take 0, take 1, take 2");
    play(s, "take 2");
    CHECK(line(s, "court").substr(0, 5) == "red:6");
    CHECK(asked_step_name(s) == "take_card");
}

CARD("ps-14", "a power card or modifier of an earlier round comes back") {
    const std::string text =
        // 9 and 11 and the modifier 7 are used
        "round 3; hand red:1-8,10,12,13; modifiers_seen_1_8 red:64; modifier_b red:2; modifier_c red:0; ";
    State s = bidding(others + "modifier_a red:14; " + text);
    play(s, "hand 14, power 13");
    play(s, "act");
    CHECK(options(s) == "power 9, power 11, hand 7");
    State power = s, modifier = s;
    play(power, "power 9");
    CHECK(power.hand[red].has(9));
    CHECK_FALSE(power.hand[red].has(13));
    CHECK(in_hand(power, red) == "2");
    CHECK(asked_step_name(power) == "take_card");
    play(modifier, "hand 7");
    CHECK(in_hand(modifier, red) == "2 7");
    CHECK_FALSE(modifier.hand[red].has(9));
    CHECK(asked_step_name(modifier) == "take_card");
    CHECK(power_of(modifier, red) == 11);
    // In round 1 there is no earlier round.
    CHECK(asked_step_name(window("round 1", 14)) == "take_card");
}

CARD("ps-15", "P4: the King to a bordering region") {
    State s = window("king GAL; court red:5", 15);
    CHECK(power_of(s, red) == 10);
    CHECK(asked_step_name(s) == "use_modifier");   // a 13 musters nothing
    play(s, "act");
    CHECK(options(s) == "PV, CV");
    play(s, "CV");
    CHECK(s.king == CV);
    CHECK(asked_step_name(s) == "take_card");
    play(s, "card 4");
    CHECK(places_offered(s) == "CAS, GAL, PV, ARA, CN");
}
TEST_CASE("ps-15: the King abroad and beside the Castillo") {
    const std::string with = "modules new_regency,power_shift; ",
                      lie = "shown n1-intrigue n2-visitation n3-cortes n4-squires nr-exile";
    for (const auto& [king, may_go] : std::vector<std::pair<std::string, std::string>>{
             {"FRA", "ARA, CAT"}, {"POR", "GAL, CV, CN, SEV"}, {"CAS", "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL"}}) {
        State s = window(with + "king " + king, 15, lie);
        play(s, "act");
        CHECK(options(s) == may_go);
    }
}

CARD("ps-16", "up to two of any colours move") {
    State s = window("king CN; GAL red:2 blue:2; SEV green:1; CN yellow:1", 16);
    play(s, "act");
    CHECK(options(s) == "red GAL, blue GAL, green SEV, done");
    play(s, "green SEV, PV");
    CHECK(options(s).find("done") != std::string::npos);
    State fewer = s;
    play(fewer, "done");
    CHECK(asked_step_name(fewer) == "take_card");
    play(s, "red GAL, CAS");
    CHECK(asked_step_name(s) == "take_card");
    CHECK(line(s, "CAS") == "red:1");
}

TEST_CASE("each may be left unused, is asked once, and is gone then") {
    for (int which = 9; which <= 16; ++which) {
        CAPTURE(which);
        State s = window(
            "round 3; hand red:1-12,13; king CN; GAL red:2 blue:2; court red:3; modifier_c red:0; modifiers_seen_1_8 "
            "red:64; modifier_b red:0",
            which);
        if (asked_step_name(s) != "use_modifier") { CHECK(asked_step_name(s) == "use_modifier"); continue; }
        CHECK(fault_in_text(s) == "");
        const State before = s;
        play(s, "done");
        CHECK(asked_step_name(s) == "take_card");
        CHECK(s.caballeros == before.caballeros);
        CHECK(s.court == before.court);
        CHECK(s.king == before.king);
        CHECK(power_of(s, red) == power_of(before, red));
        play(s, "card 4");
        idle(s, [&](const State& now) {
            CHECK(asked_step_name(now) != "use_modifier");
            return now.round == 3 && asked(now) == red;
        });
    }
}

TEST_CASE("no Veto stops one, in any edition") {
    for (const std::string& edition : every_edition)
        for (int which = 9; which <= 16; ++which) {
            CAPTURE(edition);
            CAPTURE(which);
            const bool now = edition == "2023";
            State s = window("edition " + edition + "; " + (now ? "modules old_hands,power_shift; kept "
                                                                  "blue:oh2-veto:2; " : "kept blue:2-veto:2; ") +
                                 "round 3; hand red:1-12,13; king CN; GAL red:2 blue:2; court red:3; "
                                 "modifiers_seen_1_8 red:64; modifier_b red:0; modifier_c red:0",
                             which, now ? shown_2023 : shown_1996);
            REQUIRE(asked_step_name(s) == "use_modifier");
            play(s, "act");
            while (asked_step_name(s) != "take_card") {
                CHECK(asked_step_name(s) != "ask_veto");
                CHECK(asked(s) == red);
                const Choices some = legal(s);
                play(s, show(some.has(press(done)) && some.size() > 1 && some[0] == press(done) ? some[1] : some[0]));
            }
        }
}

}

TEST_SUITE("power shift: Empowerment") {

const std::string acts =
    "round 3; hand red:1-5,7-9,12-13; modifier_a red:1; modifier_b red:0; modifier_c red:0; modifiers_seen_1_8 "
    "red:2; ";   // used: 6 (in this round), 10, 11 and the modifier 2

TEST_CASE("P7: this round's power card or modifier, or an older one, one of them") {
    State s = bidding(
        "start blue; power blue:4 yellow:3 green:2; round 3; hand red:1-9,12-13; modifier_a red:1; modifier_b "
        "red:10; modifier_c red:0; modifiers_seen_1_8 red:2; ",
        "red", 1, empowered);
    play(s, "hand 10, power 6, take 0, done, card 4, act");
    CHECK(options(s) == "power 6, power 10, power 11, hand 2, hand 10");
    for (const auto& [which, holds] : std::vector<std::pair<std::string, std::string>>{
             {"hand 10", "1 10"}, {"hand 2", "1 2"}, {"power 6", "1"}, {"power 11", "1"}}) {
        State t = s;
        play(t, which);
        CHECK(in_hand(t, red) == holds);
        CHECK(t.hand[red].size() == (which[0] == 'p' ? 11 : 10));
        CHECK(asked_step_name(t) == "use_card");
        CHECK_FALSE(may(t, "act"));
        CHECK(power_of(t, red) == 7);   // the order of this round stays
        CHECK(fault_in_text(t) == "");
    }
}

TEST_CASE("a modifier taken back may be played again, and used again") {
    State s = bidding(
        "start blue; power blue:4 yellow:3 green:2; round 4; hand red:1-8,10,13; modifier_a red:10; modifier_b red:0; "
        "modifier_c red:0; ",
        "red", 1, empowered);
    play(s, "hand 10, power 13, act, take 1, card 4, act, hand 10");
    idle(s, [](const State& now) { return now.round == 4; });
    while (asked(s) != red) play(s, show(legal(s)[0]));
    CHECK(may(s, "hand 10"));
    play(s, "hand 10");
    while (asked_step_name(s) != "use_modifier" && !over(s) && s.round == 5) {
        const Choices c = legal(s);   // the highest power card
        play(s, show(c[asked_step_name(s) == "play_shifted" ? c.size() - 1 : 0]));
    }
    CHECK(asked(s) == red);
    CHECK(asked_step_name(s) == "use_modifier");
}

TEST_CASE("taken back the lowest total still starts") {
    State s = bidding("start red; modifier_a blue:15; hand blue:1-12; round 2", "red", 4, empowered);
    play(s, "power 2, hand 15, power 4, power 9, power 8");
    while (asked(s) != blue) {
        const Choices c = legal(s);
        std::string pick = show(c.has(press(done)) ? press(done) : c[0]);
        play(s, pick);
    }
    idle(s, [](const State& now) { return asked_step_name(now) != "take_card"; });
    play(s, "card 4, act, hand 15");
    idle(s, [](const State& now) { return now.round == 2; });
    CHECK(s.start == blue);
    CHECK(held_by(s, blue).has(14));
}

TEST_CASE("in the other editions too") {
    for (const std::string edition : {"1996", "decennial", "bigbox"}) {
        State s = bidding("edition " + edition + "; start blue; power blue:4 yellow:3 green:2; round 3; hand "
                                                 "red:1-9,12-13; modifier_a red:1; modifier_b red:10; modifier_c "
                                                 "red:0; modifiers_seen_1_8 red:2; ", "red", 1,
                          "shown 1-any3 2-angry 3-castillo 4-power 5-king");
        play(s, "hand 10, power 6, take 0, done, card 4, act");
        CHECK(options(s) == "power 6, power 10, power 11, hand 2, hand 10");
        play(s, "hand 10");
        CHECK(in_hand(s, red) == "1 10");
    }
}

}
