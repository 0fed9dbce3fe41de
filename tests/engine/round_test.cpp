// 1996, Playing the game and Next round; Decennial and Big Box, phases 1, 2 and 4; Game length.
#include "rounds.h"

using namespace eg;

TEST_SUITE("playing power cards") {

// Ramon, Benita, Gabriel and Ricarda sit clockwise: red, blue, yellow, green here.
TEST_CASE("Decennial and Big Box, Play power cards: Ramon 7, Benita 3, Gabriel 2, Ricarda 8") {
    State s = round_begins("start red");
    CHECK(asked(s) == red);
    play(s, "power 7");
    CHECK(asked(s) == blue);
    CHECK_FALSE(may(s, "power 7"));
    play(s, "power 3");
    CHECK(asked(s) == yellow);
    CHECK_FALSE(may(s, "power 7"));
    CHECK_FALSE(may(s, "power 3"));
    play(s, "power 2");
    CHECK(asked(s) == green);
    SUBCASE("the turns go Ricarda, Ramon, Benita, Gabriel") {
        CHECK(order_of_turns(s, "power 8") == "green red blue yellow");
    }
    SUBCASE("Ricarda may muster 2, Ramon 3, Benita and Gabriel 5 each") {
        play(s, "power 8");
        CHECK(options(s) == "take 0, take 1, take 2");
        play(s, "take 0, card 1, done");
        CHECK(options(s) == "take 0, take 1, take 2, take 3");
        play(s, "take 0, card 2, done");
        CHECK(options(s) == "take 0, take 1, take 2, take 3, take 4, take 5");
        play(s, "take 0, card 3, done");
        CHECK(options(s) == "take 0, take 1, take 2, take 3, take 4, take 5");
    }
    SUBCASE("Gabriel played the lowest card and begins the next round") {
        play(s, "power 8");
        play_out(s);
        CHECK(s.start == yellow);
        CHECK(asked(s) == yellow);
        CHECK(s.round == 2);
    }
    SUBCASE("the cards played are gone for the rest of the game") {
        play(s, "power 8");
        play_out(s);
        CHECK(line(s, "hand") == "red:1-6,8-13 blue:1-2,4-13 yellow:1,3-13 green:1-7,9-13");
        CHECK(line(s, "power") == "red:0 blue:0 yellow:0 green:0");
    }
}

TEST_CASE("2023, Play power cards: the first plays 8, then 3, 5 and 9") {
    State s = round_begins("start green");
    CHECK(order_of_turns(s, "power 8, power 3, power 5, power 9") == "yellow green blue red");
    CHECK(s.start == red);
}

TEST_CASE("each power card brings its number of caballeros to court") {
    const std::vector<int> caballeros = {6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0};
    for (int power = 1; power <= 13; ++power) {
        CAPTURE(power);
        const State s = table("shown 1-any3 2-score1 3-most 4-court 5-king\npower red:" +
                              std::to_string(power) + " blue:0 yellow:0 green:0\nacted blue yellow green"
                              "\nask end_round - 0 - - 0 0\nask next_turn - 0 - - 0 0");
        const int most = caballeros[static_cast<std::size_t>(power - 1)];
        if (most == 0) CHECK(asked_step_name(s) == "take_card");  // 12 and 13 (2023, Take Caballeros to the Court)
        else CHECK(legal(s).of(Thing::number) == (2u << most) - 1);
    }
}

TEST_CASE("power cards are played clockwise from the starting player, each once") {
    State s = round_begins("players 5; start yellow");
    std::string order;
    for (int value = 1; asked_step_name(s) == "play_power"; ++value) {
        order += std::string{show(asked(s))} + ' ';
        play(s, "power " + std::to_string(value));
    }
    CHECK(order == "yellow green sable red blue ");
}

TEST_CASE("a value played in an earlier round may be played again by another") {
    State s = round_begins("round 2; start red; hand red:1-13 blue:1-6,8-13");
    CHECK(may(s, "power 7"));
    play(s, "power 6");
    CHECK_FALSE(may(s, "power 7"));  // blue's own 7 is used
    CHECK_FALSE(may(s, "power 6"));  // red has just played it
    CHECK(may(s, "power 5"));
}

TEST_CASE("there is always a power card to play, even in the ninth round with five") {
    State s = round_begins("players 5; round 9; start red; hand red:1-5 blue:1-5 yellow:1-5 green:1-5 sable:1-5",
                           "1-any3 2-score1 3-most 4-court 5-king");
    play(s, "power 1, power 2, power 3, power 4");
    CHECK(options(s) == "power 5");
}

TEST_CASE("the lowest card begins the next round even if its owner has taken it back") {  // 2023, Empowerment
    State s = round_begins("start red", "1-any3 2-score1 3-most 4-power 5-king");
    play(s, "power 1, power 2, power 3, power 4");
    play(s, "take 0, card 1, done, take 0, card 2, done, take 0, card 3, done");
    CHECK(asked(s) == red);
    play(s, "take 0, card 4, act, power 1, done");
    CHECK(s.start == red);
    CHECK(s.hand[red] == full_hand);
}

}

TEST_SUITE("action cards on show") {

TEST_CASE("at the beginning of a round one card of each stack lies face up") {
    Events events;
    const State s = new_game({}, 3, events);
    CHECK(how_often(events, What::card_revealed) == 5);
    for (int stack = 0; stack < stack_count; ++stack) CHECK(s.shown[stack] != no_card);
}

TEST_CASE("each card may be taken once a round") {
    State s = round_begins("start red");
    play(s, "power 13, power 12, power 11, power 10");
    CHECK(options(s) == "card 1, card 2, card 3, card 4, card 5");
    play(s, "card 3, done");
    CHECK(options(s) == "card 1, card 2, card 4, card 5");
    play(s, "card 5, done, take 0");
    CHECK(options(s) == "card 1, card 2, card 4");
}

TEST_CASE("with five players the last one takes what is left") {
    State s = round_begins("players 5; start red");
    play(s,
         "power 13, power 12, power 11, power 10, power 9, card 1, done, card 2, done, take 0, card 3, done, take 0, "
         "card 5, done, take 0");
    CHECK(asked(s) == sable);
    CHECK(options(s) == "card 4");
}

TEST_CASE("a new card is turned up in each stack, taken or not, and none comes back") {
    Events events;
    check_new_cards(new_game({.players = 2}, 11, events), "5-king");
}

TEST_CASE("the King's card is on offer again after it was taken") {
    State s = round_begins("start red");
    play(s, "power 13, power 12, power 11, power 10, card 5, done");
    CHECK_FALSE(may(s, "card 5"));
    play_out(s);
    play(s, "power 8, power 9, power 13, power 10");
    idle(s, [](const State& now) { return asked_step_name(now) != "take_card"; });
    CHECK(may(s, "card 5"));
}

TEST_CASE("each player has exactly one turn a round") {
    for (int players = 2; players <= 5; ++players) {
        CAPTURE(players);
        Events events;
        State s = new_game({.players = players}, 2, events);
        const Events round = idle(s, [](const State& now) { return now.round == 1; });
        CHECK(how_often(round, What::turn_begins) == players);
        CHECK(how_often(round, What::card_taken) == players);
        CHECK(how_often(round, What::turn_ends) == players);
        CHECK(how_often(round, What::round_ends) == 1);
    }
}

}

TEST_SUITE("game length") {

TEST_CASE("nine rounds, with a general scoring after the third, sixth and ninth") {
    CHECK(rounds_played(rules_of(Edition::decennial), 3) == std::vector{1, 2, 3, -1, 4, 5, 6, -2, 7, 8, 9, -3});
}

TEST_CASE("the short game has six: 2, 3, 5, 6, 8 and 9, scoring after every second") {
    Rules rules = rules_of(Edition::big_box);
    rules.short_game = true;
    CHECK(rounds_played(rules, 3) == std::vector{2, 3, -1, 5, 6, -2, 8, 9, -3});
}

TEST_CASE("the general scoring comes before the next round's cards are turned up") {
    State s = round_begins("round 3; start red; CAS red:1");
    play(s, "power 1, power 2, power 3, power 4");
    idle(s, [](const State& now) { return asked_step_name(now) != "dial"; });
    CHECK(asked_step_name(s) == "dial");
    CHECK(s.round == 3);
    const Events events = play(s, "PV");
    CHECK(s.round == 4);
    int scored_at = -1, revealed_at = -1;
    for (int i = 0; i < static_cast<int>(events.list.size()); ++i) {
        if (events.list[static_cast<std::size_t>(i)].what == What::scoring) scored_at = i;
        if (events.list[static_cast<std::size_t>(i)].what == What::card_revealed && revealed_at < 0) revealed_at = i;
    }
    CHECK(scored_at < revealed_at);
}

TEST_CASE("after the third general scoring the game is over and nobody is asked") {
    State s = round_begins("round 9; start red; king SEV; PV red:2", "1-any3 2-score1 3-most 4-court 5-king");
    play(s, "power 1, power 2, power 3, power 4");
    const Events events = idle(s, [](const State&) { return true; });
    CHECK(over(s));
    CHECK(asked(s) == nobody);
    CHECK(legal(s).empty());
    CHECK(how_often(events, What::game_over) == 1);
    CHECK(s.score[red] == 5);
    CHECK(winners(s) == Players{red});
}

}
