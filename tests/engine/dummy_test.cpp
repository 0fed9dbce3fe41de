// 2023, 2-player game: a third colour behind which nobody sits, sentence by sentence of the rulebook. It is white here.
#include <map>
#include <set>

#include "contract.h"
#include "engine/save_game.h"
#include "own_deck.h"
#include "table.h"

using namespace eg;

namespace {

constexpr Player white = static_cast<Player>(max_players);
const std::string two = "edition 2023; players 2; ", cards = "\nshown n1-intrigue n2-visitation n4-squires n5-majesty";

Rules rules_with(const std::string& modules = "", bool short_game = false) {
    Rules rules = rules_of(Edition::of_2023, *modules_named(modules));
    rules.short_game = short_game;
    return rules;
}
State dealt(std::uint64_t seed, Events& events, Rules rules = rules_with()) {
    return new_game({.players = 2, .rules = rules}, seed, events);
}

State holding(const std::string& id, const std::string& text) { return turn(two + text, id); }

std::vector<Event> told(const Events& events, std::string_view name) {
    std::vector<Event> list;
    for (const Event& event : events.list)
        if (row(event.what).name == name) list.push_back(event);
    return list;
}
int brought(const Events& events) {
    int n = 0;
    for (const Event& event : told(events, "dummy_placed")) n += event.n;
    return n;
}

// Its caballeros on the board.
int on_board(const State& s) {
    int n = 0;
    for (Place place : places(s)) n += s.caballeros[white][place];
    return n;
}
int its_power(const State& s) {
    const std::string number = line(s, "dummy_power");
    return number.empty() ? 0 : std::stoi(number);
}

const std::string round_goes_on =
    "\nask end_round - 0 - - 0 0\nask dummy_goes_last - 0 - - 0 0\nask next_turn - 0 - - 0 0";

// A round in which the dummy has come; the others are asked for their power cards from `start` on.
State round_begins(const std::string& text, const std::string& shown = cards) {
    const std::string start{show(table(two + text).start)};
    return table(two + text + shown + round_goes_on + "\nask play_power " + start + " 2 - - 0 0");
}
// It comes, with this luck.
Events coming(State& s, std::uint64_t luck = 1) {
    Events events;
    s.rng.state = luck;
    push(s, {.step = step("dummy_comes")->id});
    run(s, events);
    return events;
}

Events play_out(State& s) {
    return idle(s, [](const State& now) { return asked_step_name(now) != "play_power"; });
}
// "red dummy:4 blue": who has his turn, and which card the dummy takes, from 1 on.
std::string order_of(const Events& events) {
    std::string order;
    for (const Event& event : events.list) {
        if (event.what == What::turn_begins) order += (order.empty() ? "" : " ") + std::string{show(event.who)};
        if (row(event.what).name == "dummy_card_taken")
            order += (order.empty() ? "dummy:" : " dummy:") + std::to_string(event.n + 1);
    }
    return order;
}
std::string order_of_turns(State& s, const std::string& powers) {
    Events events = play(s, powers);
    const Events rest = play_out(s);
    events.list.insert(events.list.end(), rest.list.begin(), rest.list.end());
    return order_of(events);
}

// Plays one answer at random.
Events go_on(State& s, Rng& rng) {
    Events events;
    const Choices choices = legal(s);
    apply(s, choices[rng.below(choices.size())], events);
    return events;
}

}

// "Choose a third color for a dummy and place the Caballeros of that color next to the game board ..."
TEST_SUITE("the dummy: setup") {

TEST_CASE("with two players of 2023 it is always there, and nowhere else") {
    for (const Box& box : printed_editions())
        for (int players = 2; players <= max_players; ++players) {
            Events deaf = Events::deaf();
            const State s = new_game({.players = players, .rules = rules_of(box.edition)}, 1, deaf);
            CHECK(colours(s).has(white) == (box.edition == Edition::of_2023 && players == 2));
        }
    CHECK(colours(table("edition 2023; players 2")).has(white));
    CHECK_FALSE(colours(table("edition 2023; players 3")).has(white));
    CHECK(position("edition 2023; players 3; modules dummy").error != "");
    CHECK(position("edition decennial; players 2; modules dummy").error != "");
    CHECK(position("edition 2023; players 2; modules merged_stacks").error == "");   // there it is always so
    CHECK(position("edition 2023; players 4; modules merged_stacks").error != "");
}

TEST_CASE("thirty caballeros beside the board, no Grande, no court; the players and the King as ever") {
    Places homes;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Events events;
        const State s = dealt(seed, events);
        CHECK(s.province[white] + brought(events) == 30);
        CHECK(on_board(s) == brought(events));
        CHECK(s.court[white] == 0);
        Places taken = {s.king};
        for (Player p : {red, blue}) {
            taken.add(s.grande[p]);
            CHECK(standing(s, p) == Places{s.grande[p]});
            CHECK(s.caballeros[p][s.grande[p]] == 2);
            CHECK(s.court[p] == 7);
            CHECK(s.province[p] == 21);
            CHECK(s.hand[p] == full_hand);
        }
        CHECK(taken.size() == 3);
        homes = homes | taken;
    }
    CHECK(homes == nine_regions);
}

// "Shuffle the Action cards in stacks 2 and 3 ... You will only have 4 stacks to choose from instead of 5."
TEST_CASE("four stacks: ten, twenty, ten and the King's card") {
    Events events;
    const State s = dealt(1, events);
    CHECK(piles(s) == 4);
    for (int stack = 0; stack < 4; ++stack)
        CHECK(card_count(s.rules, stack) == std::array{10, 20, 10, 1}[static_cast<std::size_t>(stack)]);
    CHECK(how_often(events, What::card_revealed) == 4);
    bool second = false, third = false;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        State t = dealt(seed, events);
        CHECK(parts(line(t, "shown"), ' ').size() == 4);
        (card(t.rules, 1, t.shown[1]).id.starts_with("n2-") ? second : third) = true;
    }
    CHECK(second);
    CHECK(third);
}

}

// "At the beginning of each round, draw 2 Region cards. Place 2 Caballeros of the dummy in each of the drawn regions."
TEST_SUITE("the dummy: region cards") {

TEST_CASE("two a round, two caballeros each, before anybody plays a power card") {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Events events;
        const State s = dealt(seed, events);
        const auto placed = told(events, "dummy_placed"), kept_away = told(events, "dummy_kept_away");
        CHECK(placed.size() + kept_away.size() == 2);
        Places drawn;
        for (const Event& event : placed) {
            CHECK(event.who == white);
            CHECK(event.n == 2);
            CHECK(s.caballeros[white][event.to] == 2);
            drawn.add(event.to);
        }
        for (const Event& event : kept_away) drawn.add(event.to);
        CHECK(drawn.size() == 2);
        CHECK((drawn - nine_regions).empty());
        CHECK(asked_step_name(s) == "play_power");
        for (Player p : {red, blue}) CHECK(s.power[p] == 0);
    }
}

// "If a card shows the King's region, do not place any Caballeros there."
TEST_CASE("none into the King's region") {
    int kept_away = 0;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        Rng    rng{seed};
        Events events;
        State  s = dealt(seed, events);
        while (true) {
            for (const Event& event : told(events, "dummy_placed")) CHECK(event.to != s.king);
            for (const Event& event : told(events, "dummy_kept_away")) {
                CHECK(event.to == s.king);
                ++kept_away;
            }
            if (over(s)) break;
            events = go_on(s, rng);
        }
    }
    CHECK(kept_away > 20);   // his card is among those drawn
}

// "Then place the cards on a discard pile. After each general scoring, shuffle all Region cards."
TEST_CASE("no region twice between two general scorings; then all may come again") {
    int again = 0, in_fourth = 0;
    Places first_round;
    for (const bool short_game : {false, true})
        for (std::uint64_t seed = 0; seed < 200; ++seed) {
            Events events;
            State  s = dealt(seed, events, rules_with("", short_game));
            const Events rest = idle(s, [](const State&) { return true; });
            events.list.insert(events.list.end(), rest.list.begin(), rest.list.end());
            Places drawn, before;
            int    round = 0, scorings = 0, cards_drawn = 0, all = 0;   // of its caballeros on the board
            for (const Event& event : events.list) {
                if (event.what == What::round_begins) {
                    if (round && all < 30) CHECK(cards_drawn == 2);
                    round = event.n;
                    cards_drawn = 0;
                }
                if (event.what == What::general_scoring) {
                    if (all < 30) CHECK(drawn.size() == (short_game ? 4 : 6));
                    ++scorings;
                    before = drawn;
                    drawn = {};
                }
                const std::string_view name = row(event.what).name;
                if (name != "dummy_placed" && name != "dummy_kept_away") continue;
                CHECK(all < 30);
                all += event.n;
                CHECK_FALSE(drawn.has(event.to));
                drawn.add(event.to);
                ++cards_drawn;
                if (round < 3) first_round.add(event.to);
                if (scorings == 1 && !short_game && cards_drawn == 1 && round == 4)
                    ++in_fourth, again += before.has(event.to);
            }
            CHECK(scorings == 3);
        }
    CHECK(first_round == nine_regions);
    CHECK(in_fourth == 200);
    CHECK(std::abs(again - in_fourth * 6 / 9) < 27);   // the six that were drawn are among the nine
}

TEST_CASE("the discard pile is told by the table: two more each round, none after a general scoring") {
    Events events;
    State  s = dealt(9, events);
    const auto used = [&] {
        const auto bits = [&](const char* word) {
            return line(s, word).empty() ? 0u : static_cast<unsigned>(std::stoi(line(s, word)));
        };
        return std::popcount(bits("dummy_regions_1_5")) + std::popcount(bits("dummy_regions_6_9"));
    };
    for (int round = 1; round <= 9; ++round) {
        CHECK(s.round == round);
        CHECK(used() == 2 * ((round - 1) % 3 + 1));
        idle(s, [&](const State& now) { return now.round == round; });
    }
}

// "If all 30 are on the game board, do not draw any more Region cards."
TEST_CASE("with all thirty on the board nothing is drawn; its power card comes all the same") {
    for (const std::string all : {"GAL white:10; PV white:10; ARA white:10", "CAS white:30", "GAL white:30"}) {
        State s = round_begins("king SEV; " + all);
        const Events events = coming(s);
        CHECK(told(events, "dummy_placed").empty());
        CHECK(told(events, "dummy_kept_away").empty());
        CHECK(told(events, "dummy_power_played").size() == 1);
        CHECK(line(s, "dummy_regions_1_5").empty());
        CHECK(line(s, "dummy_regions_6_9").empty());
        CHECK(s.province[white] == 0);
    }
}

TEST_CASE("with one or two left one card is enough; none of them goes to the King") {
    bool kept_away = false;
    for (const int left : {1, 2, 3})
        for (std::uint64_t luck = 0; luck < 60; ++luck) {
            State s = round_begins("king SEV; GAL white:" + std::to_string(30 - left));
            const Events events = coming(s, luck);
            const auto placed = told(events, "dummy_placed"), away = told(events, "dummy_kept_away");
            kept_away = kept_away || !away.empty();
            CHECK(placed.size() + away.size() <= 2);
            CHECK(s.province[white] == left - brought(events));
            if (away.empty()) CHECK(s.province[white] == 0);
            if (away.empty()) CHECK(placed.size() == (left == 3 ? 2u : 1u));
            if (!placed.empty()) CHECK(placed[0].n == std::min(left, 2));
            CHECK(s.caballeros[white][SEV] == 0);
        }
    CHECK(kept_away);
}

TEST_CASE("those sent back come again") {
    State s = round_begins("king SEV; GAL white:26; PV white:1");
    const Events events = coming(s);
    CHECK(s.province[white] == 3 - brought(events));
    CHECK(brought(events) > 0);
}

}

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
    State s = round_begins("start red; dummy_power 7");
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
    State s = round_begins("round 9; start red; dummy_power 3; hand red:1-5 blue:1-5");
    play(s, "power 1");
    CHECK(options(s) == "power 2, power 4, power 5");
}

// "Then, the player with the First Player marker begins (the dummy never gets the First Player marker)."
TEST_CASE("it never starts, even if its card is the lowest") {
    State s = round_begins("start blue; dummy_power 1");
    CHECK(asked(s) == blue);
    play(s, "power 9, power 4");
    play_out(s);
    CHECK(s.round == 2);
    CHECK(s.start == red);
    CHECK(asked(s) == red);
    State higher = round_begins("start blue; dummy_power 12");
    play(higher, "power 2, power 4");
    play_out(higher);
    CHECK(higher.start == blue);
}

// "At the end of the round, discard the dummy's Power card, too."
TEST_CASE("as the round ends its card is laid aside") {
    State s = round_begins("start red; dummy_power 12");
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
        State s = round_begins("start red; dummy_power " + example.power);
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
    State s = round_begins("start red; dummy_power 9");
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
        State s = round_begins("start red; dummy_power 1", "\nshown n1-intrigue " + id + " n4-squires n5-majesty"),
              other = s;
        play(s, "power 13, power 12, card 4, done");
        CHECK(order_of(play(s, "card 3, done")) == "dummy:2");
        play(other, "power 13, power 12, card 4, done");
        CHECK(order_of(play(other, "card 2, done")) == "dummy:3");
    }
}

TEST_CASE("of equal numbers the one of the higher stack") {
    forget_brought_decks();
    std::string text = deck_text(rules_of(Edition::of_2023).deck);
    text = with(text, "n1-militia 1 |", "n1-militia 1 places 5 |");
    text = with(text, "n4-squires 1 |", "n4-squires 1 places 1 |");
    const Brought made = bring_deck(text, box_of(Edition::of_2023));
    REQUIRE(made.error == "");
    const std::string deck = "deck " + deck_name(made.id) + "; start red; dummy_power 9";
    State s = round_begins(deck, "\nshown n1-militia n2-visitation n4-squires n5-majesty");
    play(s, "power 13, power 1");
    SUBCASE("both let place five") { CHECK(order_of(play(s, "card 2, done")) == "dummy:4 blue"); }
    SUBCASE("the first stack's, when the King's is gone") {
        CHECK(order_of(play(s, "card 4, done")) == "dummy:1 blue");
    }
    SUBCASE("both let place one") {
        State t = round_begins("deck " + deck_name(made.id) + "; start red; dummy_power 1",
                               "\nshown n1-intrigue n2-visitation n4-squires n5-majesty");
        play(t, "power 13, power 12, card 4, done");
        CHECK(order_of(play(t, "card 2, done")).substr(0, 7) == "dummy:3");
    }
}

// "Immediately put this card on the discard pile (or flip it over if it is the King's card). The dummy does not use the
// card."
TEST_CASE("what it takes nobody else can have this round; the King's card is back in the next") {
    State s = round_begins("start red; king SEV; dummy_power 13; GAL white:3; points red:3 blue:4");
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
    State s = round_begins("modules old_hands; start red; dummy_power 1",
                           "\nshown n1-intrigue oh2-veto n4-progress n5-majesty");
    play(s, "power 13, power 12, card 4, done");
    CHECK(order_of(play(s, "card 3, done")) == "dummy:2");
    CHECK(line(s, "kept").empty());
    play_out(s);
    CHECK(line(s, "kept").empty());
}

TEST_CASE("a table on which its card would be wanting to a player is none") {
    const std::string two_left = "\nshown n1-intrigue:white n2-visitation:white n4-squires n5-majesty" + round_goes_on;
    CHECK(position(two + "power red:9 blue:4; dummy_power 2" + two_left).error == "");   // it comes last and finds none
    CHECK(position(two + "power red:9 blue:4; dummy_power 11; dummy_acted 1" + two_left).error == "");
    CHECK(position(two + "power red:9 blue:4; dummy_power 11" + two_left).error != "");
    CHECK(position(two + "power red:9 blue:4; dummy_power 7" + two_left).error != "");
}

TEST_CASE("nor one on which it would come, and take a card, again and again") {
    const std::string again = "\nask dummy_goes_first red 0 - - 0 0\nask dummy_comes - 0 - - 0 0";
    CHECK(position(two + "power red:9 blue:4; acted red; dummy_power 7" + cards + round_goes_on + again + again
                   + "\nask take_card red 0 - - 0 0")
              .error
          != "");
}

TEST_CASE("it needs a card of four: both players find one in any order") {
    State s = round_begins("start red; dummy_power 13");
    play(s, "power 12, power 11, card 3, done, take 1");
    CHECK(options(s) == "card 1, card 2");
}

}

// "It can change majorities, but does not get points." "Only the first two numbers on the Scoring board count."
TEST_SUITE("the dummy: scoring") {

TEST_CASE("it takes a rank, and nobody has the points of it") {
    struct {
        std::string table;
        Place       place;
        std::vector<int> points;
    } const examples[] = {
        {"king SEV; PV white:4 red:3 blue:2", PV, {3, 0}},
        {"king SEV; PV red:4 white:3 blue:2", PV, {5, 0}},
        {"king SEV; PV red:4 blue:3 white:2", PV, {5, 3}},
        {"king SEV; PV white:2", PV, {0, 0}},
        {"king SEV; PV red:2 white:2", PV, {3, 0}},             // tied for first
        {"king SEV; PV red:2 white:2 blue:1", PV, {3, 0}},      // and third place does not count
        {"king SEV; PV red:2 blue:2 white:2", PV, {3, 3}},
        {"king SEV; PV red:3 blue:2 white:2", PV, {5, 0}},      // tied for second
        {"king SEV; PV white:3 red:2 blue:2", PV, {0, 0}},
        {"king SEV; CAS white:3 red:2 blue:1", CAS, {3, 0}},
        {"king SEV; boards 8/4/0:PV; PV white:3 red:2 blue:1", PV, {4, 0}},
        {"king PV; PV red:3G white:2", PV, {9, 0}},
        {"king PV; PV red:2G white:2", PV, {3, 0}},             // no bonus in a tie
        {"king PV; PV red:2G white:3", PV, {3, 0}},             // nor behind it
    };
    for (const auto& example : examples) {
        CAPTURE(example.table);
        CHECK(points_at(table(two + example.table), example.place) == example.points);
    }
}

TEST_CASE("no scoring ever tells of it, and it is no winner") {
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        Rng    rng{seed};
        Events events;
        State  s = dealt(seed, events);
        while (!over(s))
            for (const Event& event : go_on(s, rng).list)
                if (event.what == What::scored) CHECK((event.who == red || event.who == blue));
        CHECK((winners(s) - Players{red, blue}).empty());
        CHECK_FALSE(winners(s).empty());
        CHECK(line(s, "points").find("white") == std::string::npos);
    }
}

TEST_CASE("where it leads, first place only pays nobody") {
    State s = holding("n3-tournament", "king SEV; PV white:3 red:2; GAL red:2 white:2; VAL red:1");
    const Events events = play(s, "act");
    CHECK(line(s, "points") == "red:5 blue:0");
    CHECK(paid(events, PV) == "red:0");
}

TEST_CASE("its caballeros count where the most and the fewest are looked for") {
    State most = holding("n3-cortes", "king SEV; PV white:3; GAL red:1 blue:1");
    CHECK(scored(play(most, "act")) == "PV");
    State fewest = holding("n3-hermitage", "king SEV; PV white:1; GAL red:1 blue:1; VAL red:1 white:1");
    CHECK(scored(play(fewest, "act")) == "PV");
}

TEST_CASE("its caballeros stay in the Castillo at a general scoring, where they count") {
    State s = table(two + "round 3; king SEV; CAS white:3 red:2 blue:1; court red:1\nask general_scoring - 0 - - 0 0");
    CHECK(asked_step_name(s) == "dial");
    const Events events = dial(s, "red:PV blue:GAL");
    CHECK(paid(events, CAS) == "red:3 blue:0");
    CHECK(line(s, "CAS") == "white:3");
    CHECK(line(s, "PV") == "red:2");
    CHECK(line(s, "GAL") == "blue:1");
    State alone = table(two + "round 3; king SEV; CAS white:3; PV red:1\nask general_scoring - 0 - - 0 0");
    CHECK(over(alone));   // nobody dials for it
    CHECK(line(alone, "points") == "red:5 blue:0");
}

TEST_CASE("Revelation leaves them inside too") {
    State s = holding("n3-revelation", "king SEV; CAS white:1 red:2 blue:2");
    CHECK(paid(play(s, "act"), CAS) == "red:3 blue:3");
    CHECK(line(s, "CAS") == "red:2 blue:2 white:1");
}

}

// "You may move the dummy's Caballeros or send them back from the regions according to the normal rules."
TEST_SUITE("the dummy: its caballeros are moved") {

TEST_CASE("as foreign ones, and as any") {
    const std::string text = "king SEV; GAL white:2 blue:1 red:1; SEV white:2; CAS white:2";
    for (const std::string id : {"n1-wayfarers", "n1-transhumance", "n1-intrigue", "n1-plague"}) {
        CAPTURE(id);
        State s = holding(id, text);
        play(s, "act");
        CHECK(options(s) == "red GAL, blue GAL, white GAL, done");
        play(s, "white GAL");
        CHECK(options(s) == "CAS, PV, ARA, CAT, CV, CN, GRA, VAL");
        play(s, "CAS");
        CHECK(line(s, "CAS") == "white:3");
        CHECK(line(s, "GAL") == "red:1 blue:1 white:1");
    }
    State letters = holding("n1-letters", text);
    play(letters, "act");
    CHECK(options(letters) == "blue GAL, white GAL, done");
    play(letters, "white GAL, PV, white GAL, PV, blue GAL, PV");
    CHECK(line(letters, "PV") == "blue:1 white:2");
    for (const std::string id : {"n1-pilgrims", "n1-household"}) {
        State own = holding(id, text);
        play(own, "act");
        CHECK(options(own) == "red GAL, done");
    }
}

TEST_CASE("it is one of the two opponents of Intrigue") {
    State s = holding("n1-intrigue", "king SEV; GAL white:2 blue:1");
    play(s, "act, white GAL, PV, blue GAL, PV");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "GAL") == "white:1");
}

TEST_CASE("where only its own stand foreign ones can be moved all the same") {
    CHECK(may(holding("n1-letters", "king SEV; GAL white:2"), "act"));
    CHECK_FALSE(may(holding("n1-letters", "king SEV; SEV white:2; CAS white:3"), "act"));
}

// The only card of the deck with which whoever plays it sends back others' caballeros of his own choice.
TEST_CASE("Highwaymen: one of its caballeros may be sent back from a region") {
    State s = holding("n2-highwaymen", "king SEV; GAL white:2 blue:1; PV white:1; SEV white:1; CAS white:1");
    play(s, "act");
    CHECK(options(s) == "blue GAL, white GAL, white PV");
    play(s, "blue GAL, white PV");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "PV").empty());
    CHECK(s.province[white] == 26);
}

TEST_CASE("Highwaymen: where it stands alone one of its caballeros goes") {
    State s = holding("n2-highwaymen", "king SEV; GAL white:2; PV red:3");
    play(s, "act");
    CHECK(options(s) == "white GAL");
}

TEST_CASE("what is moved is told by its name, which is no colour's") {
    State s = holding("n1-letters", "king SEV; GAL white:2");
    const Box& here = box(s);
    const std::string name{here.called[white]};
    CHECK(name.find("ummy") != std::string::npos);
    play(s, "act, white GAL");
    CHECK(question(s) == "Choose where " + name + "'s caballero from Galicia goes.");
    const Events events = play(s, "CN");
    CHECK(text(Language::english, message(events.list.front(), s.rules), seat_names(), &here)
          == "Red moves a caballero of " + name + " from Galicia to Toledo.");
}

}

// "But if an Action card would require the dummy's action (e.g. choose a region), skip the dummy."
TEST_SUITE("the dummy: never asked") {
    const std::string everywhere =
        "king SEV; GAL white:3 blue:3 red:2G; PV white:4; CAS white:2 red:1 blue:1; VAL blue:2; court red:5 blue:5; "
        "power red:13; hand red:1-12; dummy_power 5";

    TEST_CASE("Withdrawal: it sends nobody back") {
        State s = holding("n2-withdrawal", everywhere);
        play(s, "act, blue court, blue court, blue court");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(on_board(s) == 9);
}

TEST_CASE("Civil War and Blood Feud: it dials nothing and loses nobody") {
    for (const std::string id : {"n2-civil-war", "n2-feud"}) {
        State s = holding(id, everywhere);
        play(s, "act");
        CHECK(asked(s) == blue);
        play(s, "GAL");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(line(s, "GAL").find("white:3") != std::string::npos);
        CHECK(on_board(s) == 9);
        CHECK_FALSE(may(holding(id, "king SEV; GAL white:3; PV red:2"), "act"));   // for it alone it is not performed
    }
}

TEST_CASE("cards against courts do not concern it") {
    for (const std::string id : {"n2-disgrace", "n2-wages", "n2-sumptuary"}) {
        State s = holding(id, everywhere);
        play(s, "act");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(on_board(s) == 9);
        CHECK_FALSE(may(holding(id, "GAL white:9; court red:7"), "act"));
    }
}

TEST_CASE("Coup: it stays, and a region where it is alone cannot be named") {
    State s = holding("n4-coup", everywhere);
    play(s, "act");
    CHECK(options(s) == "GAL, VAL");
    play(s, "GAL");
    dial(s, "blue:CAT");
    CHECK(line(s, "GAL") == "red:2G white:3");
    CHECK(line(s, "CAT") == "blue:3");
}

TEST_CASE("Sealed Letters: two discs, not three") {
    State s = holding("n4-sealed-letters", everywhere);
    play(s, "act");
    CHECK(scored(dial(s, "red:PV blue:GAL")) == "GAL, PV");
}

TEST_CASE("Skirmish: nothing has to be decided, so it sends one home too") {
    State s = holding("oh2-skirmish", "modules old_hands; king SEV; PV white:2 red:3 blue:2; ARA white:1 red:1 blue:3");
    State other = s;
    const Events events = play(s, "act, PV");
    CHECK(line(s, "PV") == "red:2 blue:1 white:1");
    CHECK(s.province[white] == other.province[white] + 1);
    CHECK(paid(events, PV) == "red:5 blue:0");
    play(other, "act, ARA");
    CHECK(line(other, "ARA") == "blue:2");
}

TEST_CASE("whatever is played, a player answers") {
    std::set<std::string> ids;
    const Rules rules = table(two + "modules old_hands").rules;
    for (int stack = 0; stack < 4; ++stack)
        for (int i = 0; i < card_count(rules, stack); ++i) ids.insert(std::string{card(rules, stack, i).id});
    CHECK(ids.size() == 35);
    Rng rng{1};
    for (const std::string& id : ids)
        for (int n = 0; n < 20 && id != "oh2-veto"; ++n) {
            CAPTURE(id);
            State s = holding(id, "modules old_hands; " + everywhere + "; kept blue:oh2-veto:2");
            while (!over(s)) {
                REQUIRE((asked(s) == red || asked(s) == blue));
                for (Choice c : legal(s))
                    if (c.thing == Thing::court) CHECK(c.whose != white);
                go_on(s, rng);
                CHECK(on_board(s) + s.province[white] == 30);
                CHECK(s.court[white] == 0);
            }
            CHECK(s.caballeros[white][CAS] >= 2);
        }
}

}

TEST_SUITE("the dummy: tables, saves, and what is seen") {

// In random games of every box in which it is (contract_test.cpp).
const OfBoxes with_it{.with = "dummy"};
const OfBoxes with_it_and_plain_power{
    .with = "dummy", .which = [](const Box& box) { return !OfBoxes{.with = "power_shift"}.has(box); }};

const Law no_court{
    "the dummy has nothing in a court",
    with_it, When::always, [](const Moment& m) { REQUIRE(m.table.court[white] == 0); }};

const std::string_view all_its_words[] = {"dummy_power", "dummy_acted", "dummy_used_1_7",
                                          "dummy_used_8_13", "dummy_regions_1_5", "dummy_regions_6_9"};
const Law no_secrets{"everybody sees all that lies there of the dummy", with_it, When::closely, [](const Moment& m) {
    for (Player p : {red, blue, nobody})
        for (const std::string_view word : all_its_words)
            REQUIRE(number_kept(seen_by(m.table, p), word) == number_kept(m.table, word));
}};

State its_story;   // told by events alone
const Law its_events{
    "whoever follows the events knows the dummy's power card, and whether it has taken an action card",
    with_it, When::always, [](const Moment& m) {
    if (m.dealt()) its_story = m.table;
    else
        for (const Event& event : m.events) follow(its_story, event);
    for (const std::string_view word : {"dummy_power", "dummy_acted"})
        REQUIRE(number_kept(its_story, word) == number_kept(m.table, word));
}};

Witness power_played{"a power card is played beside the dummy's", with_it_and_plain_power, When::always, 1000};
const Law its_value{
    "nobody plays the value of the dummy's power card",
    with_it_and_plain_power, When::always, [](const Moment& m) {
    if (m.dealt()) return;
    for (const Event& event : m.events) {
        if (event.what != What::power_played) continue;
        power_played.saw();
        REQUIRE(event.n != number_kept(m.before, "dummy_power"));
    }
}};

const Law its_name{"the dummy is called by its name, not by its colour", with_it, When::closely, [](const Moment& m) {
    static const PerPlayer<std::string> names = seat_names();
    const auto look = [&](const Message& message) {
        for (Language language : {Language::english, Language::pseudo})
            REQUIRE(text(language, message, names, &box(m.table)).find("White") == std::string::npos);
    };
    for (const Event& event : m.events) look(message(event, m.table.rules));
    if (!over(m.table)) REQUIRE(question(m.table).find("White") == std::string::npos);
}};

TEST_CASE("a table in the middle of a round, written down") {
    State s = round_begins("start red; dummy_power 9; dummy_used_8_13 2; dummy_regions_1_5 3; GAL white:2; PV white:2");
    play(s, "power 13, power 1, card 4, done");
    CHECK(line(s, "dummy_power") == "9");
    CHECK(line(s, "dummy_acted") == "1");
    CHECK(line(s, "shown") == "n1-intrigue n2-visitation n4-squires:white n5-majesty:red");
    CHECK(line(s, "province") == "red:30 blue:30 white:26");
    CHECK(position(show(s)).state == s);
    CHECK(position(two + "GAL white:1G").error != "");
    CHECK(position(two + "GAL white:31").error != "");
    CHECK(position(two + "start white").error != "");
    CHECK(position(two + "province red:30 blue:30 white:29").error != "");
    CHECK(position("edition 2023; players 3; GAL white:1").error != "");
    CHECK(position("edition 2023; players 3; dummy_power 3").error != "");
    CHECK(position("edition bigbox; players 2; GAL white:1").error != "");
}

TEST_CASE("two tables that differ in what has been drawn for it are not the same") {
    const State s = round_begins("dummy_power 9");
    for (const std::string other :
         {"dummy_power 8", "dummy_power 9; dummy_used_1_7 1", "dummy_power 9; dummy_regions_6_9 1",
          "dummy_power 9; dummy_acted 1", "dummy_power 9; GAL white:1"}) {
        CAPTURE(other);
        CHECK(round_begins(other) != s);
        CHECK(hash(round_begins(other)) != hash(s));
    }
}

TEST_CASE("a game is saved from a table written down") {
    State s = round_begins("start red; dummy_power 9; GAL white:2");
    Record record{.setup = {.players = 2, .rules = s.rules},
                  .seed = 0,
                  .table = show(s),
                  .choices = {*choice("power 13"), *choice("power 1"), *choice("card 4"), *choice("done")},
                  .notes = {}};
    play(s, "power 13, power 1, card 4, done");
    const Loaded loaded = load(save(record));
    REQUIRE(loaded.error == "");
    CHECK(loaded.state == s);
}

TEST_CASE("what is imagined of it differs, and is never what has been") {
    Events events;
    State  s = dealt(4, events);
    idle(s, [](const State& now) { return now.round == 1; });
    const int first = its_power(dealt(4, events)), second = its_power(s);
    std::set<int> third;
    Rng rng{5};
    for (int n = 0; n < 200; ++n) {
        State t = imagine(seen_by(s, asked(s)), rng);
        idle(t, [](const State& now) { return now.round == 2; });
        third.insert(its_power(t));
    }
    CHECK(third.size() == 11);
    CHECK(third.count(first) == 0);
    CHECK(third.count(second) == 0);
}

}
