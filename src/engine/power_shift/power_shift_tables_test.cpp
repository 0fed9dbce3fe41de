// 2023, Mini expansion "Power Shift": its laws in random games, its tables as text, and that each modifier has a case.
#include "power_shift_table.h"

using namespace eg;

// Checked in random games of every box with Power Shift (tests/engine/contract_test.cpp).
namespace {

const OfBoxes with_them{.with = "power_shift"};

const Law three_each{
    "each player has three modifiers, and none is twice in the game",
    with_them, When::sampled, [](const Moment& m) {
    REQUIRE(fault_in_modifiers(m.table) == "");
}};

Witness shifted{"a modifier is played", with_them, When::always, 400};
Witness taken_back{"a modifier is taken back", with_them, When::always, 4};
PerPlayer<Set<int>> gone{};   // in the current game: modifiers that all players have seen go to his used cards
const Law imagined_modifiers{
    "in what somebody imagines each has three modifiers, and none that has been seen to go",
    with_them, When::always, [](const Moment& m) {
    if (m.dealt()) gone = {};
    const std::string_view step = asked_step_name(m.before);
    const Player who = asked(m.before);
    const bool   a_modifier = !m.dealt() && m.choice.thing == Thing::hand_card;
    if (a_modifier && step == "play_shifted") {
        gone[who].add(m.choice.which);
        shifted.saw();
    } else if (a_modifier && step == "take_back") {
        const bool archivist = m.before.top().mode == 1;
        gone[who] = archivist ? gone[who] & Set<int>{current_hand_card(m.before, who)} : Set<int>{};
        taken_back.saw();
    }
    if (!m.closely || m.number % 8 != 0) return;
    for (Player by : m.table.seats()) {
        const State world = imagine(seen_by(m.table, by), m.luck);
        REQUIRE(fault_in_modifiers(world) == "");
        for (Player p : m.table.seats()) REQUIRE((held_by(world, p) & gone[p]).empty());
    }
}};

Witness used{"an ability is used", with_them, When::always, 80};
const Law abilities_first{
    "an ability is used in a turn, before an action card is taken",
    with_them, When::always, [](const Moment& m) {
    if (asked_step_name(m.table) == "use_modifier") {
        REQUIRE(m.table.acted.has(asked(m.table)));
        for (int stack = 0; stack < piles(m.table); ++stack) REQUIRE(m.table.taker[stack] != asked(m.table));
    }
    used.saw(!m.dealt() && asked_step_name(m.before) == "use_modifier" && m.choice == press(act));
}};

Witness below{"a total is below 1", with_them, When::always, 300};
Witness above{"a total is above 13", with_them, When::always, 300};
const Law totals_differ{"no two players have the same total", with_them, When::always, [](const Moment& m) {
    for (Player p : m.table.seats()) {
        if (m.table.power[p] == 0) continue;
        below.saw(power_of(m.table, p) < 1);
        above.saw(power_of(m.table, p) > 13);
        for (Player q : m.table.seats())
            if (q > p && m.table.power[q] != 0) REQUIRE(power_of(m.table, p) != power_of(m.table, q));
    }
}};

}

TEST_SUITE("power shift: as text") {

// Found by the fuzzer: the round begins with the next cards, for which the stack has too few.
TEST_CASE("before a round begins, each stack has a card for it") {
    const std::string hands = "start red; modifier_a red:1 blue:4 yellow:7 green:10; "
                              "modifier_b red:2 blue:5 yellow:8 green:11; modifier_c red:3 blue:6 yellow:9 green:12; ";
    const std::string asks = "\nask start_round - 0 - - 0 0\nask pass_modifier red 4 - - 0 0";
    const std::string shown = "shown n2-visitation; deck2 n2-withdrawal n2-civil-war n2-disgrace n2-wages "
                              "n2-highwaymen n2-feud n2-visitation n2-visitation";
    CHECK(position(game + hands + asks).error.empty());
    CHECK(english(position(game + hands + shown + asks).error).find("start_round") != std::string::npos);
}

TEST_CASE("hands of modifiers that cannot be are refused, or can at least be played on") {
    for (const std::string hands :
         {"modifier_a red:20; modifier_b red:20; modifier_c red:20",
          "modifier_a red:5; modifier_b red:5; modifier_c red:5", "modifier_a red:5 blue:5", "modifier_a red:17"}) {
        CAPTURE(hands);
        const Position p = position(game + "start red; modifier_a red:1 blue:4 yellow:7 green:10; "
                                    "modifier_b red:2 blue:5 yellow:8 green:11; "
                                    "modifier_c red:3 blue:6 yellow:9 green:12; "
                                    + hands +
                                    "\nask start_round - 0 - - 0 0\nask pass_modifier red 4 - - 0 0");
        if (!p.error.empty()) continue;
        State s = p.state;
        Rng rng{3};
        for (int n = 0; n < 40 && !over(s); ++n) {
            const Choices c = legal(s);
            CHECK_FALSE(c.empty());
            if (c.empty()) break;
            Events ignored = Events::ignored();
            apply(s, c[rng.below(c.size())], ignored);
        }
    }
}

TEST_CASE("whatever is asked or happens is a whole sentence") {
    for (int which = 9; which <= 16; ++which) {
        State s = bidding(others + "round 3; hand red:1-12,13; king CN; GAL red:2 blue:2; court red:3; "
                                 "modifiers_seen_1_8 red:64; modifier_b red:0; modifier_c red:0; modifier_a red:"
                                 + std::to_string(which));
        CHECK(question(s).find('{') == std::string::npos);
        Events events = play(s, "hand " + std::to_string(which));
        CHECK(question(s).find('{') == std::string::npos);
        for (const Event& e : play(s, "power 13, act").list)
            CHECK(english(message(e, s.rules)).find('{') == std::string::npos);
        for (const Event& e : events.list) CHECK(english(message(e, s.rules)).find('{') == std::string::npos);
        CHECK(question(s).find('{') == std::string::npos);
        CHECK(question(s).size() > 10);
    }
}

}

TEST_CASE("every modifier has a case") {
    for (int i = 0; i < 16; ++i) CHECK(tested(cards_here).contains(std::string{hand_card(rules("2023"), i).id}));
}
