// 2023, Mini expansion "Power Shift", and its line under Empowerment; P1 .. P9 are those of our design of the deck,
// whose
// red, green, blue and yellow sit where red, blue, yellow and green do here.
// CARD writes the case and enters its modifier as tested, so none of the sixteen can go without one.
#include "table.h"

#include <algorithm>
#include <map>
#include <set>

#include "card_case.h"
#include "contract.h"
#include "engine/decks.h"

using namespace eg;

namespace {

const std::vector<std::string> editions = {"1996", "decennial", "bigbox", "2023"};
const std::string game = "edition 2023; modules power_shift; players 4; ";
const std::string shown_2023 = "shown n1-intrigue n2-visitation n3-cortes n4-squires n5-majesty";
const std::string shown_1996 = "shown 1-any3 2-angry 3-castillo 4-court 5-king";
const std::string empowered = "shown n1-intrigue n2-visitation n3-cortes n4-empowerment n5-majesty";

Rules rules(const std::string& edition, const std::string& modules = "power_shift") {
    return rules_of(*eg::edition(edition), *modules_named(modules));
}

State dealt(int players, std::uint64_t seed, const Rules& with) {
    Events deaf = Events::deaf();
    return new_game({.players = players, .rules = with}, seed, deaf);
}

// The round's power cards are being played: so many have yet to, from this seat on.
State bidding(const std::string& text, const std::string& who = "red", int left = 1,
              const std::string& shown = shown_2023) {
    const State bare = position(game + text).state;
    const bool  dummy = bare.players == 2 && edition_of(bare.rules) == Edition::of_2023;
    return table(game + text + "\n" + (dummy ? "shown n1-intrigue n2-visitation n4-squires n5-majesty" : shown)
                 + "\nask end_round - 0 - - 0 0\n" + (dummy ? "ask dummy_goes_last - 0 - - 0 0\n" : "")
                 + "ask next_turn - 0 - - 0 0\nask play_shifted " + who + ' ' + std::to_string(left) + " - - 0 0");
}

// Red is the last to play a power card; the others have played 4, 3 and 2.
const std::string others = "start blue; power blue:4 yellow:3 green:2; ";
// He has these modifiers, and 1 and 2 besides.
std::string having(int which) {
    return "modifier_a red:" + std::to_string(which) + "; modifier_b red:" + (which == 1 ? "3" : "1")
           + "; modifier_c red:" + (which == 2 ? "3" : "2") + "; ";
}

// He has played a 13 and this modifier, so nothing is mustered and he is asked at once whether he uses it.
State window(const std::string& text, int which, const std::string& shown = shown_2023) {
    State s = bidding(others + having(which) + text, "red", 1, shown);
    play(s, "hand " + std::to_string(which) + ", power 13");
    return s;
}

bool can_power(const State& s, int value) {
    return legal(s).has({Thing::power_card, static_cast<std::uint8_t>(value)});
}
bool can_hand(const State& s, int value) {
    return legal(s).has({Thing::hand_card, static_cast<std::uint8_t>(value - 1)});
}

// What stands in one seat's three slots, as it is written.
std::vector<std::string> slots(const State& s, Player p) {
    std::vector<std::string> all;
    for (const std::string_view word : {"modifier_a", "modifier_b", "modifier_c"}) {
        const int which = number_kept(s, word, p);
        all.push_back(which == veiled ? "?" : std::to_string(which));
    }
    return all;
}
std::string in_hand(const State& s, Player p) {   // "1 2 16"
    std::string all;
    for (int i : held_by(s, p)) all += (all.empty() ? "" : " ") + std::to_string(i + 1);
    return all;
}
unsigned ever_played(const State& s, Player p) {
    const int low = number_kept(s, "modifiers_seen_1_8", p), high = number_kept(s, "modifiers_seen_9_16", p);
    return static_cast<unsigned>(low | high << 8);
}

// What is wrong with the modifiers of a whole table.
std::string fault_in_modifiers(const State& s) {
    unsigned all = 0;
    for (Player p : s.seats()) {
        unsigned mine = 0;
        for (const std::string& slot : slots(s, p)) {
            if (slot == "?") return "veiled";
            const int which = std::stoi(slot);
            if (which == 0) continue;
            if (which > 16) return "no such modifier";
            if (mine >> (which - 1) & 1u) return "twice in a hand";
            mine |= 1u << (which - 1);
        }
        const unsigned total = mine | ever_played(s, p);
        if (std::popcount(total) != 3) return std::string{show(p)} + " has not three in all";
        if (all & total) return "one belongs to two";
        all |= total;
    }
    return "";
}

// A table with what only its owner knows laid aside: which of equal slots holds what.
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

std::string fault_in_text(const State& s) {
    const Position again = position(show(s));
    if (!again.error.empty()) return english(again.error);
    return again.state == s ? "" : "It is another table.";
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
    for (const std::string& edition : editions)
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
                        CHECK(held_by(s, p).size() == 3);   // nothing goes on before all have chosen
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
            for (const Event& e : play(s, "hand " + which).list) follow(told, seen_by(e, by));
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
        for (const Event& e : events.list) follow(told, seen_by(e, red));
    }
    CHECK(in_hand(told, red) == in_hand(s, red));
    State back = bidding(
        "start blue; power blue:4 yellow:3 green:2; round 3; hand red:1-9,12-13; modifier_a red:1; modifier_b red:10; "
        "modifier_c red:0; modifiers_seen_1_8 red:2; ",
        "red", 1, empowered);
    play(back, "hand 10, power 6, take 0, done, card 4, act");
    told = seen_by(back, red);
    for (const Event& e : play(back, "hand 10").list) follow(told, seen_by(e, red));
    CHECK(in_hand(told, red) == in_hand(back, red));
}

TEST_CASE("one that has been taken back unseen is known to nobody else, be it the one that somebody gave") {
    // blue: 6 from red, 4, 5; he has played 4 and 6 and takes one of them back
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
    // Blue had 6 from red, has played it and taken it back: it lies in the third slot again.
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
    // Blue has played 4 and 5 earlier and taken one back unseen; now he plays the other one he had, 6.
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
    CHECK(can_power(s, 12));   // whose own value lies there
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
    CHECK_FALSE(can_power(s, 4));   // 1, and it is there
    CHECK_FALSE(can_power(s, 6));   // 3
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
    play(s, "hand 13, power 13");   // which brings none
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
    CHECK(laid_by(s, red) == 0);
    idle(s, [](const State& now) { return now.round == 1; });
    CHECK(laid_by(s, red) == -1);
    CHECK(shift_of(s, red) == 0);
    CHECK(in_hand(s, red) == "2");
    while (asked(s) != red) play(s, show(legal(s)[0]));
    CHECK_FALSE(may(s, "hand 1"));
}

TEST_CASE("a modifier with which every power card of the hand would count as somebody else's is not offered") {
    State s = bidding(
        "round 9; start blue; hand red:4-8; power blue:5 yellow:6 green:7; modifier_played green:3; modifiers_seen_1_8 "
        "green:4; modifier_a red:5; modifier_b red:7; ");
    // 5, 6 and 9 lie there; red has 4 to 8
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
    // In the first round there is nothing of an earlier one.
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
    for (const std::string& edition : editions)
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
        "red:2; ";   // 6 (now), 10 and 11 are used, and the modifier 2

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
        const Choices c = legal(s);   // of power cards the highest
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

// In random games of every box in which they are (tests/engine/contract_test.cpp).
namespace {

const OfBoxes with_them{.with = "power_shift"};

const Law three_each{
    "each player has three modifiers, and none is twice in the game",
    with_them, When::sampled, [](const Moment& m) {
    REQUIRE(fault_in_modifiers(m.table) == "");
}};

Witness shifted{"a modifier is played", with_them, When::always, 400};
Witness taken_back{"a modifier is taken back", with_them, When::always, 4};
PerPlayer<Set<int>> gone{};   // modifiers that everybody knows lie on his used cards, in the game being played
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
        gone[who] = archivist ? gone[who] & Set<int>{laid_by(m.before, who)} : Set<int>{};
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
            Events deaf = Events::deaf();
            apply(s, c[rng.below(c.size())], deaf);
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
    for (int i = 0; i < 16; ++i) CHECK(tested().contains(std::string{hand_card(rules("2023"), i).id}));
}
