// 2023, the game of two: the dummy, a third colour that nobody plays. Its setup and its region cards, sentence by
// sentence of the rulebook. It is white here.
#include <bit>

#include "dummy.h"

using namespace eg;

// "Choose a third color for a dummy and place the Caballeros of that color next to the game board ..."
TEST_SUITE("the dummy: setup") {

TEST_CASE("with two players of 2023 it is always there, and nowhere else") {
    for (const Box& box : printed_editions())
        for (int players = 2; players <= max_players; ++players) {
            Events ignored = Events::ignored();
            const State s = new_game({.players = players, .rules = rules_of(box.edition)}, 1, ignored);
            CHECK(colours(s).has(white) == (box.edition == Edition::of_2023 && players == 2));
        }
    CHECK(colours(table("edition 2023; players 2")).has(white));
    CHECK_FALSE(colours(table("edition 2023; players 3")).has(white));
    CHECK(position("edition 2023; players 3; modules dummy").error != "");
    CHECK(position("edition decennial; players 2; modules dummy").error != "");
    CHECK(position("edition 2023; players 2; modules merged_stacks").error == "");   // always so with two
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
            CHECK(occupied(s, p) == Places{s.grande[p]});
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
    CHECK(kept_away > 20);   // the King's region is among those drawn
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
    CHECK(std::abs(again - in_fourth * 6 / 9) < 27);   // expected: 6 of 9 were drawn before
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
        State s = round_with_dummy("king SEV; " + all);
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
            State s = round_with_dummy("king SEV; GAL white:" + std::to_string(30 - left));
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
    State s = round_with_dummy("king SEV; GAL white:26; PV white:1");
    const Events events = coming(s);
    CHECK(s.province[white] == 3 - brought(events));
    CHECK(brought(events) > 0);
}

}
