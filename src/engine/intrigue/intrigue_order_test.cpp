// Intrigue & the King (1996 booklet): hands, the order of turns, and what every player may do. K1 and K4 are positions
// of our own, for what the booklet leaves to the cards.
#include <set>

#include "intrigue_table.h"

namespace eg {

TEST_SUITE_BEGIN("intrigue");

TEST_CASE("a scoring that nobody's card announces pays everybody, or the table is none") {
    const std::string foreseen =
        "edition intrigue; round 3; GAL red:3 blue:2\nask start_round - 0 - - 0 0\nask count_foreseen red 0 - - ";
    CHECK(position(foreseen + "16 2").error.empty());
    CHECK_FALSE(position(foreseen + "18 2").error.empty());
}

TEST_CASE("every card of a hand has its number, and what it brings adds up") {
    int tens = 0, all_of_them = 0, house = 0;
    const Rules agreed = rules();
    for (int i = 0; i < hand_count(agreed); ++i) {
        const ActionCard& card = hand_card(agreed, i);
        house += card.house;
        if (card.number == 0) continue;
        all_of_them += card.brings;
        if (card.number % 10 == 0) tens += card.brings;
    }
    CHECK(hand_count(rules()) == 31);
    std::set<int> different;
    for (int i = 0; i < hand_count(rules()); ++i) different.insert(hand_card(rules(), i).number);
    CHECK(different.size() == 31);
    CHECK(tens == 52);
    CHECK(all_of_them == 95);
    CHECK(house > 0);
}

TEST_CASE("before the game: a caballero by disc, then thirteen cards each, of tens only in the first game") {
    for (const char* word : {"intrigue", "intrigue_first"}) {
        CAPTURE(word);
        Events events;
        State  s = new_game({.players = 4, .rules = rules(word)}, 7, events);
        REQUIRE(asked_step_name(s) == "dial");
        const Place king = s.king;
        for (int i = 0; i < 4; ++i) apply(s, on(i == 0 ? king : king == SEV ? GRA : SEV), events);
        int at_court = 0;
        for (Player p : s.seats()) at_court += s.court[p];
        CHECK(at_court == 7 + 3 * 6);
        CHECK(caballero_card(s, red) >= 2);
        for (int i = 0; i < 4 * hand_size; ++i) {
            REQUIRE(asked_step_name(s) == "choose_hand");
            CHECK(legal(s).size() == (std::string{word} == "intrigue" ? 31 : 18) - i % hand_size);
            apply(s, legal(s)[0], events);
        }
        CHECK(asked_step_name(s) == "play_own_card");
        for (Player p : s.seats()) CHECK(hand(s, p).size() == hand_size);
        if (std::string{word} != "intrigue")
            for (int card : hand(s, red)) CHECK(hand_card(s.rules, card).number % 10 == 0);
    }
}

TEST_CASE("K1: order by number, the King's card, the Intrigue card and the caballero cards by rank") {
    State s = played("king GAL; province red:21 blue:21 yellow:21 green:21; court red:9 blue:9 yellow:9 green:9",
                     {35, 120, 15, 80});
    CHECK(line(s, "shown") == "ki-king:blue ki-intrigue:yellow");
    std::string order;
    Events heard;
    while (asked_step_name(s) != "play_own_card" && s.round == 2) {
        if (asked_step_name(s) == "muster")
            order += std::string{show(asked(s))} + " " + std::to_string(s.top().count) + ", ";
        if (asked_step_name(s) == "use_own_card") order += std::to_string(s.top().count) + "; ";
        const Choices choices = legal(s);
        apply(s,
              asked_step_name(s) == "muster" || !choices.has(press(done))
                  ? choices.has(press(act)) ? press(act) : choices[0]
                  : press(done),
              heard);
    }
    CHECK(order == "blue 2, 5; green 4, 4; red 5, 3; yellow 5, 2; ");
    CHECK(s.start == yellow);
}

TEST_CASE("of a deck of one's own the Intrigue card may be a Veto: it is kept, and no other Veto stops that") {
    const AddedDeck added =
        add_deck("pile 1\nown-king 1 places 0 returns | The King | Move the King. | move_king any\n"
                 "pile 2\nown-veto 3 places 0 | Veto | Keep this card. | hold veto until end of next round\n"
                 "own-court 10 places 0 | Court | Bring 2 to your court. | muster 2", rules().box);
    REQUIRE(english(added.error) == "");
    Setup setup{4, rules()};
    setup.rules.deck = added.id;
    Events ignored = Events::ignored();
    int kept_again = 0;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        State s = new_game(setup, seed, ignored);
        for (bool another = false;; another = true) {
            idle(s, [](const State& now) {
                return !over(now) && (asked_step_name(now) != "use_own_card" || !has_intrigue_card(now, asked(now))
                                      || !may(now, "act") || !card(now.rules, 1, now.shown[1]).moment);
            });
            if (over(s)) break;
            const std::string who{show(asked(s))};
            kept_again += another && !line(s, "kept").empty() && line(s, "kept").find(who) == std::string::npos;
            play(s, "act");
            CHECK(asked_step_name(s) != "ask_veto");
            CHECK(line(s, "kept").find(who + ":own-veto:") != std::string::npos);
        }
    }
    CHECK(kept_again > 0);
}

TEST_CASE("no number twice in a round") {
    State s = table(begin + "players 3" + goes_on + "red 3 - - 0 0");
    give(s, red, {20, 30});
    give(s, blue, {20, 40});
    give(s, yellow, {20, 40});
    play(s, click(20));
    CHECK(options(s) == click(40));
    play(s, click(40));
    CHECK(options(s) == click(20) + ", " + click(40));   // both his numbers have been played: any is allowed
    play(s, click(40));
    CHECK(power_of(s, yellow) < power_of(s, blue));      // just below the equal number
    CHECK(rank_of(s, yellow) == 1);
}

TEST_CASE(
    "two and three players may do what their own card says instead; required is only what no other card lies on") {
    State four = turn_of("king GAL; court red:9 blue:9 yellow:9 green:9", {15, 60, 90, 150}, red);   // K4
    CHECK(four.top().count == 2);
    CHECK_FALSE(may(four, click(15)));
    CHECK(may(four, "done"));
    State three = turn_of("king GAL; court red:9 blue:9 yellow:9", {15, 60, 90}, red);
    CHECK(three.top().count == 2);
    play(three, click(15));
    CHECK(three.top().count == 5);
    State king = turn_of("king GAL; court red:9 blue:9 yellow:9; PV red:1", {110, 60, 90}, red);
    CHECK(may(king, "done"));
    CHECK(may(king, "act"));
    play(king, click(110));
    CHECK_FALSE(may(king, "act"));
}

TEST_SUITE_END();

}
