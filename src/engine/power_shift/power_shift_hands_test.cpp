// 2023, Mini expansion "Power Shift": the modifiers dealt and passed on, and who knows which of them. P9 is the number
// of an example in our design of the deck.
#include <algorithm>
#include <map>
#include <set>

#include "engine/validate.h"
#include "power_shift_table.h"

using namespace eg;

namespace {

// A table as this player sees it, as text; the order of the slots, which only the owner knows, is left out.
std::string as_seen(const State& s, Player by) {
    std::string all;
    for (const std::string& text : parts(show(seen_by(s, by)), '\n'))
        if (text.substr(0, 9) != "modifier_" || text.substr(0, 11) == "modifier_pa"
            || text.substr(0, 10) == "modifier_s")
            all += text + '\n';
    for (Player p : s.seats()) {
        std::vector<std::string> mine = slots(seen_by(s, by), p);
        std::sort(mine.begin(), mine.end());
        for (const std::string& slot : mine) all += slot + ' ';
    }
    return all;
}

}

TEST_SUITE("power shift: what is dealt") {

TEST_CASE("sixteen of these values, sum 3") {
    const Rules r = rules("2023");
    REQUIRE(hand_count(r) == 16);
    const std::vector<int> values = {3, 3, 2, 2, 1, 1, -1, -2, 2, 1, 1, -1, -1, -2, -3, -3};
    for (int i = 0; i < 16; ++i) {
        CHECK(std::string{hand_card(r, i).id} == (i < 9 ? "ps-0" : "ps-") + std::to_string(i + 1));
        CHECK(hand_card(r, i).value == values[static_cast<std::size_t>(i)]);
        CHECK((hand_card(r, i).effect.count > 0) == (i >= 8));
    }
}

TEST_CASE(
    "P9: three each, no modifier twice, with two to five players in every edition; before an action card lies there") {
    for (const std::string& edition : every_edition)
        for (int players = 2; players <= 5; ++players)
            for (std::uint64_t seed = 1; seed <= 5; ++seed) {
                CAPTURE(edition);
                CAPTURE(players);
                State s = dealt(players, seed, rules(edition));
                std::map<Player, std::string> given;
                std::set<Player> asked_once;
                for (int i = 0; i < players; ++i) {
                    CHECK(asked_step_name(s) == "pass_modifier");
                    CHECK(fault_in_modifiers(s) == "");
                    CHECK(fault_in_text(s) == "");
                    CHECK(legal(s).size() == 3);
                    for (std::uint8_t shown : s.shown.items) CHECK(shown == no_card);
                    const Player who = asked(s);
                    asked_once.insert(who);
                    const Choice c = legal(s)[static_cast<int>(seed % 3)];
                    given[who] = std::to_string(c.which + 1);
                    for (Player p : s.seats())
                        CHECK(held_by(s, p).size() == 3);   // nothing is passed on before all have chosen
                    Events events;
                    apply(s, c, events);
                }
                CHECK(static_cast<int>(asked_once.size()) == players);
                CHECK(fault_in_modifiers(s) == "");
                for (Player p : s.seats()) CHECK(slots(s, next_seat(players, p))[2] == given[p]);
                CHECK(asked_step_name(s) == "play_shifted");
                CHECK(asked(s) == s.start);
                CHECK(s.shown[0] != no_card);
            }
}

TEST_CASE("each keeps the other two") {
    State s = dealt(4, 3, rules("2023"));
    std::map<Player, std::set<std::string>> kept;
    for (int i = 0; i < 4; ++i) {
        const Player p = asked(s);
        const auto mine = slots(s, p);
        kept[p] = {mine[1], mine[2]};
        play(s, "hand " + mine[0]);
    }
    for (Player p : s.seats()) {
        const auto mine = slots(s, p);
        CHECK(std::set<std::string>{mine[0], mine[1]} == kept[p]);
    }
}

}

TEST_SUITE("power shift: who knows what") {

TEST_CASE("while they are passed on nobody knows a neighbour's") {
    for (int players = 2; players <= 5; ++players) {
        State s = dealt(players, 11, rules("2023"));
        for (int i = 0; i < players; ++i) {
            CAPTURE(players);
            CAPTURE(i);
            for (Player by : s.seats())
                for (Player p : s.seats()) {
                    if (by == p) CHECK(slots(seen_by(s, by), p) == slots(s, p));
                    else CHECK(slots(seen_by(s, by), p) == std::vector<std::string>{"?", "?", "?"});
                }
            for (Player p : s.seats()) CHECK(slots(seen_by(s, nobody), p) == std::vector<std::string>{"?", "?", "?"});
            Events events;
            apply(s, legal(s)[1], events);
        }
    }
}

TEST_CASE("nor which of them is passed on, but its giver") {
    State s = dealt(4, 11, rules("2023"));
    const Player first = asked(s), second = next_seat(4, first);
    Events events;
    apply(s, legal(s)[1], events);
    const std::string mine = std::string{show(first)} + ':';
    CHECK(line(seen_by(s, second), "modifier_passing").find(mine + "?") != std::string::npos);
    CHECK(line(seen_by(s, first), "modifier_passing").find(mine + "?") == std::string::npos);
    for (const Event& e : events.list) CHECK(e.n == 0);
}

TEST_CASE("then one's own three, and the one given to the left until it has been played") {
    const std::string text =
        "modifier_a red:1 blue:4 yellow:7 green:10; modifier_b red:2 blue:5 yellow:8 green:11; modifier_c red:3 blue:6 "
        "yellow:9 green:12; modifier_passing red:6 blue:9 yellow:12 green:3; ";
    State s = bidding("start red; " + text, "red", 4);
    CHECK(slots(seen_by(s, red), red) == std::vector<std::string>{"1", "2", "3"});
    CHECK(slots(seen_by(s, red), blue) == std::vector<std::string>{"?", "?", "6"});
    CHECK(slots(seen_by(s, red), yellow) == std::vector<std::string>{"?", "?", "?"});
    CHECK(slots(seen_by(s, red), green) == std::vector<std::string>{"?", "?", "?"});
    CHECK(slots(seen_by(s, green), red) == std::vector<std::string>{"?", "?", "3"});
    CHECK(slots(seen_by(s, nobody), red) == std::vector<std::string>{"?", "?", "?"});
    play(s, "power 5, hand 6, power 7");
    CHECK(slots(seen_by(s, red), blue) == std::vector<std::string>{"?", "?", "0"});
    CHECK(slots(seen_by(s, green), blue) == std::vector<std::string>{"?", "?", "0"});
}

TEST_CASE("what is told of a modifier played leaves the same as is seen then, also of the one that somebody gave") {
    const std::string text =
        "modifier_a red:1 blue:4 yellow:7 green:10; modifier_b red:2 blue:5 yellow:8 green:11; modifier_c red:3 blue:6 "
        "yellow:9 green:12; ";
    for (const std::string which : {"4", "5", "6"})
        for (Player by : {red, blue, yellow, nobody}) {
            CAPTURE(which);
            CAPTURE(by);
            State s = bidding("start red; " + text, "red", 4);
            play(s, "power 5");
            State told = seen_by(s, by);
            for (const Event& e : play(s, "hand " + which).list) apply_event(told, seen_by(e, by));
            std::vector<std::string> a = slots(told, blue), b = slots(seen_by(s, by), blue);
            std::sort(a.begin(), a.end());
            std::sort(b.begin(), b.end());
            CHECK(a == b);
            CHECK(ever_played(told, blue) == ever_played(s, blue));
        }
}

TEST_CASE("what is told of modifiers passed on and taken back leaves its owner what he sees then") {
    State s = dealt(4, 11, rules("2023"));
    State told = seen_by(s, red);
    for (int i = 0; i < 4; ++i) {
        Events events;
        apply(s, legal(s)[0], events);
        for (const Event& e : events.list) apply_event(told, seen_by(e, red));
    }
    CHECK(in_hand(told, red) == in_hand(s, red));
    State back = bidding(
        "start blue; power blue:4 yellow:3 green:2; round 3; hand red:1-9,12-13; modifier_a red:1; modifier_b red:10; "
        "modifier_c red:0; modifiers_seen_1_8 red:2; ",
        "red", 1, empowered);
    play(back, "hand 10, power 6, take 0, done, card 4, act");
    told = seen_by(back, red);
    for (const Event& e : play(back, "hand 10").list) apply_event(told, seen_by(e, red));
    CHECK(in_hand(told, red) == in_hand(back, red));
}

TEST_CASE("one that has been taken back unseen is known to nobody else, be it the one that somebody gave") {
    // Blue was given 6 by red and had 4 and 5. He has played 4 and 6, and takes one of them back.
    for (const std::string back : {"hand 4", "hand 6"}) {
        State s = table(game + "round 3; start red; power red:1 blue:9 yellow:3 green:2; acted blue; hand "
                               "blue:1-8,10-11; modifier_b blue:5; modifiers_seen_1_8 blue:40; modifier_a red:1 "
                               "yellow:7 green:10; modifier_b red:2 yellow:8 green:11 blue:5; modifier_c red:3 "
                               "yellow:9 green:12; "
                               + "shown n1-intrigue n2-visitation n3-cortes n4-empowerment:blue n5-majesty\nask "
                                 "end_round - 0 - - 0 0\nask next_turn - 0 - - 0 0\nask use_card blue 4 - blue 0 3");
        REQUIRE(may(s, "act"));
        play(s, "act");
        CHECK(options(s) == "power 9, power 12, power 13, hand 4, hand 6");
        const Events heard = play(s, back);
        for (const Event& e : heard.list) CHECK(seen_by(e, red).n == 0);
        CHECK(held_by(s, blue).size() == 2);
        for (Player by : {red, yellow, green, nobody})
            for (const std::string& slot : slots(seen_by(s, by), blue)) CHECK((slot == "?" || slot == "0"));
        std::set<std::string> seen;
        Rng rng{5};
        for (int n = 0; n < 60; ++n) {
            const State made = imagine(seen_by(s, red), rng);
            CHECK(fault_in_modifiers(made) == "");
            CHECK(is_whole(made));
            seen.insert(held_by(made, blue).has(3) ? "4" : held_by(made, blue).has(5) ? "6" : "none");
            CHECK(as_seen(made, red) == as_seen(s, red));
        }
        CHECK(seen == std::set<std::string>{"4", "6"});
    }
}

TEST_CASE("the one that somebody gave, played and taken back: what he imagines shows him no other in its place") {
    // Red gave 6 to blue, who has played it and taken it back: it is in the third slot again.
    const State s = bidding(
        "round 4; start blue; modifier_a red:1 blue:4 yellow:7 green:10; modifier_b red:2 blue:5 yellow:8 green:11; "
        "modifier_c red:3 blue:6 yellow:9 green:12; modifiers_seen_1_8 blue:32; modifiers_back_1_8 blue:32; ",
        "blue", 4);
    REQUIRE(slots(seen_by(s, red), blue) == std::vector<std::string>{"?", "?", "?"});
    Rng rng{5};
    int others_shown = 0;
    for (int n = 0; n < 60; ++n) {
        const State world = imagine(seen_by(s, red), rng);
        CHECK(held_by(world, blue).has(5));
        others_shown += slots(seen_by(world, red), blue) != std::vector<std::string>{"?", "?", "?"};
    }
    CHECK(others_shown == 0);
}

TEST_CASE("a modifier that lies with the power card now is in nobody's hand, whoever imagines it") {
    // Blue has played 4 and 5 and taken one of them back unseen; now he plays his other modifier, 6.
    State s = bidding(
        "round 4; start blue; hand blue:1-10; modifier_a blue:4; modifier_b blue:0; modifier_c blue:6; "
        "modifiers_seen_1_8 blue:24; modifier_a red:1 yellow:7 green:10 blue:4; modifier_b red:2 yellow:8 green:11; "
        "modifier_c red:3 yellow:9 green:12 blue:6; ",
        "blue", 4);
    play(s, "hand 6, power 3");
    Rng rng{5};
    int on_table_and_in_hand = 0;
    for (int n = 0; n < 100; ++n) on_table_and_in_hand += held_by(imagine(seen_by(s, red), rng), blue).has(5);
    CHECK(on_table_and_in_hand == 0);
}

TEST_CASE("an Archivist takes no modifier of this round back, nor its power card, in what is imagined either") {
    State s = bidding(
        "round 4; start blue; power blue:4 yellow:3 green:2; hand red:1-8,11-13 ; modifier_a red:14 blue:4 yellow:7 "
        "green:10; modifier_b red:0 blue:5 yellow:8 green:11; modifier_c red:2 blue:6 yellow:9 green:12; "
        "modifiers_seen_1_8 red:1; ",
        "red", 1);
    play(s, "hand 14, power 13, act");
    SUBCASE("a modifier") {
        play(s, "hand 1");
        Rng rng{5};
        int wrong = 0;
        for (int n = 0; n < 60; ++n) wrong += held_by(imagine(seen_by(s, blue), rng), red).has(13);
        CHECK(wrong == 0);
    }
    SUBCASE("a power card") {
        play(s, "power 9");
        Rng rng{5};
        int wrong = 0;
        for (int n = 0; n < 60; ++n) wrong += imagine(seen_by(s, blue), rng).hand[red].has(13);
        CHECK(wrong == 0);
    }
}

}
