// 2023, the game of two: the dummy's power cards and its turn.
#include <map>
#include <set>

#include "dummy.h"
#include "engine/decks.h"
#include "own_deck.h"

using namespace eg;

// "Before you play a Power card, turn over the top Power card from the dummy's stack."
TEST_SUITE("the dummy: power cards") {

TEST_CASE("one each round before the first player's, nine different ones in a game, all thirteen possible") {
    std::set<int> first;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Events events;
        State  s = dealt(seed, events);
        const Events rest = idle(s, [](const State&) { return true; });
        events.list.insert(events.list.end(), rest.list.begin(), rest.list.end());
        std::set<int> values;
        std::string   order;   // n: a new round, d: the dummy's, p: a player's
        for (const Event& event : events.list) {
            if (event.what == What::round_begins) order += 'n';
            if (event.what == What::power_played) order += 'p';
            if (row(event.what).name != "dummy_power_played") continue;
            order += 'd';
            CHECK(event.n >= 1);
            CHECK(event.n <= 13);
            if (values.empty()) first.insert(event.n);
            CHECK(values.insert(event.n).second);
        }
        CHECK(order == "ndppndppndppndppndppndppndppndppndpp");
    }
    CHECK(first.size() == 13);
}

// "As with other players, you can not play a card with the same value."
TEST_CASE("nobody may play its value") {
    State s = round_with_dummy("start red; dummy_power 7");
    CHECK_FALSE(may(s, "power 7"));
    CHECK(legal(s).size() == 12);
    play(s, "power 8");
    CHECK_FALSE(may(s, "power 7"));
    CHECK_FALSE(may(s, "power 8"));
    CHECK(legal(s).size() == 11);
}

TEST_CASE("a value it played in an earlier round may be played") {
    Events events;
    State  s = dealt(3, events);
    const int first = its_power(s);
    idle(s, [](const State& now) { return now.round == 1; });
    REQUIRE(s.round == 2);
    CHECK(its_power(s) != first);
    CHECK(may(s, "power " + std::to_string(first)));
}

TEST_CASE("there is always a power card to play, even in the ninth round") {
    State s = round_with_dummy("round 9; start red; dummy_power 3; hand red:1-5 blue:1-5");
    play(s, "power 1");
    CHECK(options(s) == "power 2, power 4, power 5");
}

// "Then, the player with the First Player marker begins (the dummy never gets the First Player marker)."
TEST_CASE("it never starts, even if its card is the lowest") {
    State s = round_with_dummy("start blue; dummy_power 1");
    CHECK(asked(s) == blue);
    play(s, "power 9, power 4");
    play_out(s);
    CHECK(s.round == 2);
    CHECK(s.start == red);
    CHECK(asked(s) == red);
    State higher = round_with_dummy("start blue; dummy_power 12");
    play(higher, "power 2, power 4");
    play_out(higher);
    CHECK(higher.start == blue);
}

// "At the end of the round, discard the dummy's Power card, too."
TEST_CASE("as the round ends its card is laid aside") {
    State s = round_with_dummy("start red; dummy_power 12");
    Events events = play(s, "power 2, power 4");
    CHECK(its_power(s) == 12);
    const Events rest = play_out(s);
    CHECK(told(rest, "dummy_power_discarded").size() == 1);
    CHECK(told(rest, "dummy_power_discarded")[0].n == 12);
}

TEST_CASE("its card is no player's, who may take back only his own") {
    State s = holding("n4-empowerment", "round 2; hand red:1-11 blue:1-11; power red:13 blue:11; dummy_power 7");
    play(s, "act");
    CHECK(options(s) == "power 12, power 13");
}

TEST_CASE("a table on which a player has played its value is none") {
    CHECK(position(two + "power red:7 blue:3; dummy_power 8" + cards + round_goes_on).error == "");
    CHECK(position(two + "power red:7 blue:3; dummy_power 7" + cards + round_goes_on).error != "");
    CHECK(position(two + "dummy_power 14").error != "");
}

}

// "As usual, the value of the revealed Power card defines when the dummy makes its move."
TEST_SUITE("the dummy: its turn") {

TEST_CASE("before, between and after both") {
    const struct {
        std::string power, order;
    } examples[] = {{"13", "dummy:4 blue red"},
                    {"9", "dummy:4 blue red"},
                    {"6", "blue dummy:4 red"},
                    {"4", "blue red dummy:4"},
                    {"1", "blue red dummy:4"}};
    for (const auto& example : examples) {
        CAPTURE(example.power);
        State s = round_with_dummy("start red; dummy_power " + example.power);
        CHECK(order_of_turns(s, "power 5, power 8") == example.order);
    }
}

TEST_CASE("once a round in every game, and each player once") {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Rng    rng{seed};
        Events events;
        State  s = dealt(seed, events);
        for (int round = 1; round <= 9; ++round) {
            Events all;
            std::map<Player, int> power;
            const int its = its_power(s);
            while (!over(s) && s.round == round) {
                const Events more = go_on(s, rng);
                all.list.insert(all.list.end(), more.list.begin(), more.list.end());
            }
            for (const Event& event : all.list)
                if (event.what == What::power_played) power[event.who] = event.n;
            const Player high = power[red] > power[blue] ? red : blue, low = high == red ? blue : red;
            std::string expected = its > power[high] ? "d" : "";
            expected += high == red ? 'r' : 'b';
            if (its < power[high] && its > power[low]) expected += 'd';
            expected += low == red ? 'r' : 'b';
            if (its < power[low]) expected += 'd';
            std::string order;
            for (const Event& event : all.list) {
                if (event.what == What::round_begins) break;
                if (event.what == What::turn_begins) order += event.who == red ? 'r' : 'b';
                if (row(event.what).name == "dummy_card_taken") order += 'd';
            }
            CHECK(order == expected);
        }
        CHECK(over(s));
    }
}

// "The dummy always takes the remaining Action card with the most Caballeros shown on the bottom."
TEST_CASE("of those that remain it takes the one that lets place most") {
    State s = round_with_dummy("start red; dummy_power 9");
    play(s, "power 13, power 1");
    SUBCASE("the King's card, if nobody has it") {
        CHECK(order_of(play(s, "card 1, done")) == "dummy:4 blue");
        play(s, "take 0");
        CHECK(options(s) == "card 2, card 3");
    }
    SUBCASE("else the fourth stack's") {
        CHECK(order_of(play(s, "card 4, done")) == "dummy:3 blue");
        play(s, "take 0");
        CHECK(options(s) == "card 1, card 2");
    }
}

TEST_CASE("of the merged stack the printed number counts") {
    for (const std::string id : {"n2-visitation", "n3-cortes"}) {
        State s = round_with_dummy("start red; dummy_power 1", "\nshown n1-intrigue " + id + " n4-squires n5-majesty"),
              other = s;
        play(s, "power 13, power 12, card 4, done");
        CHECK(order_of(play(s, "card 3, done")) == "dummy:2");
        play(other, "power 13, power 12, card 4, done");
        CHECK(order_of(play(other, "card 2, done")) == "dummy:3");
    }
}

TEST_CASE("of equal numbers the one of the higher stack") {
    forget_added_decks();
    std::string text = deck_text(rules_of(Edition::of_2023).deck);
    text = with(text, "n1-militia 1 |", "n1-militia 1 places 5 |");
    text = with(text, "n4-squires 1 |", "n4-squires 1 places 1 |");
    const AddedDeck made = add_deck(text, box_of(Edition::of_2023));
    REQUIRE(made.error == "");
    const std::string deck = "deck " + deck_name(made.id) + "; start red; dummy_power 9";
    State s = round_with_dummy(deck, "\nshown n1-militia n2-visitation n4-squires n5-majesty");
    play(s, "power 13, power 1");
    SUBCASE("both let place five") { CHECK(order_of(play(s, "card 2, done")) == "dummy:4 blue"); }
    SUBCASE("the first stack's, when the King's is gone") {
        CHECK(order_of(play(s, "card 4, done")) == "dummy:1 blue");
    }
    SUBCASE("both let place one") {
        State t = round_with_dummy("deck " + deck_name(made.id) + "; start red; dummy_power 1",
                               "\nshown n1-intrigue n2-visitation n4-squires n5-majesty");
        play(t, "power 13, power 12, card 4, done");
        CHECK(order_of(play(t, "card 2, done")).substr(0, 7) == "dummy:3");
    }
}

// "Immediately put this card on the discard pile (or flip it over if it is the King's card). The dummy does not use the
// card."
TEST_CASE("what it takes nobody else can have this round; the King's card is back in the next") {
    State s = round_with_dummy("start red; king SEV; dummy_power 13; GAL white:3; points red:3 blue:4");
    const State before = s;
    CHECK(order_of(play(s, "power 5, power 8")) == "dummy:4 blue");
    CHECK(s.king == SEV);
    CHECK(on_board(s) == on_board(before));
    CHECK(line(s, "points") == "red:3 blue:4");
    CHECK(line(s, "GAL") == "white:3");
    play(s, "take 0");
    CHECK(options(s) == "card 1, card 2, card 3");
    CHECK(line(s, "shown").find("n5-majesty:white") != std::string::npos);
    play_out(s);
    CHECK(s.round == 2);
    CHECK(line(s, "shown").find("n5-majesty") != std::string::npos);
    CHECK(s.taker[3] == nobody);
}

TEST_CASE("another card it has taken does not come back") {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Events events;
        State  s = dealt(seed, events);
        Rng    rng{seed};
        std::set<std::pair<int, int>> seen;
        for (int round = 1; round <= 9; ++round) {
            for (int stack = 0; stack < 3; ++stack) CHECK(seen.insert({stack, s.shown[stack]}).second);
            CHECK(card(s.rules, 3, s.shown[3]).id == "n5-majesty");
            while (!over(s) && s.round == round) go_on(s, rng);
        }
    }
}

TEST_CASE("a Veto that it takes is discarded, and stops nothing") {
    State s = round_with_dummy("modules old_hands; start red; dummy_power 1",
                           "\nshown n1-intrigue oh2-veto n4-progress n5-majesty");
    play(s, "power 13, power 12, card 4, done");
    CHECK(order_of(play(s, "card 3, done")) == "dummy:2");
    CHECK(line(s, "kept").empty());
    play_out(s);
    CHECK(line(s, "kept").empty());
}

TEST_CASE("a table on which its card would be wanting to a player is none") {
    const auto left = [](const std::string& words) { return "\nshown " + words + round_goes_on; };
    const std::string turns = two + "power red:9 blue:4; ", two_left = left("n4-squires n5-majesty");
    for (const std::string power : {"2", "11"})   // it comes last, or first
        CHECK(position(turns + "dummy_power " + power + left("n1-intrigue n4-squires n5-majesty")).error == "");
    CHECK(position(turns + "dummy_power 11; dummy_acted 1" + left("n1-intrigue:white n4-squires n5-majesty")).error
          == "");
    CHECK(position(turns + "dummy_power 11" + two_left).error != "");
    CHECK(position(turns + "dummy_power 7" + two_left).error != "");
}

TEST_CASE("nor one on which it would come, and take a card, again and again") {
    const std::string again = "\nask dummy_goes_first red 0 - - 0 0\nask dummy_comes - 0 - - 0 0";
    CHECK(position(two + "power red:9 blue:4; acted red; dummy_power 7" + cards + round_goes_on + again + again
                   + "\nask take_card red 0 - - 0 0")
              .error
          != "");
}

TEST_CASE("it needs a card of four: both players find one in any order") {
    State s = round_with_dummy("start red; dummy_power 13");
    play(s, "power 12, power 11, card 3, done, take 1");
    CHECK(options(s) == "card 1, card 2");
}

}
