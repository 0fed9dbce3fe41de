// 1996, Contents, The game board and Preparation (the later booklets' setup is the same).
#include "table.h"

#include <map>

using namespace eg;

namespace {

State dealt(int players, std::uint64_t seed = 1, Rules rules = rules_of(Edition::decennial)) {
    Events events;
    return new_game({.players = players, .rules = rules}, seed, events);
}

std::map<std::string, int> copies(int stack) {
    std::map<std::string, int> result;
    for (int i = 0; i < card_count({}, stack); ++i) ++result[std::string{card({}, stack, i).id}];
    return result;
}

}

TEST_SUITE("the game board") {

TEST_CASE("nine regions, and the Castillo, which is none") {
    CHECK(nine_regions.size() == 9);
    CHECK_FALSE(nine_regions.has(CAS));
    CHECK(borders(CAS).empty());
}

TEST_CASE("the borders the rulebooks' examples name") {
    CHECK(borders(GAL) == places_of("PV CV"));              // 1996 example 1; Decennial and Big Box example 2
    CHECK(borders(CN) == places_of("CV SEV GRA VAL ARA"));  // 1996 example 2; Decennial and Big Box example 1
    CHECK(borders(CV) == places_of("GAL PV ARA CN"));       // 2023, Place Caballeros
    CHECK((borders(VAL) & places_of("GRA CN CAT ARA")) == places_of("GRA CN CAT ARA"));  // sample game; 2023 example 1
    CHECK((borders(PV) & places_of("GAL ARA CV")) == places_of("GAL ARA CV"));           // sample game
}

TEST_CASE("the regions whose first value is four, five, six and seven") {  // 1996, Action cards in the 3 stack
    std::map<int, Places> by_value;
    for (Place place : nine_regions) by_value[row(box(Rules{}), place).values.points[0]].add(place);
    CHECK(by_value[4] == places_of("GAL CAT SEV"));
    CHECK(by_value[5] == places_of("PV ARA VAL"));
    CHECK((by_value[6] | by_value[7]) == places_of("CV CN GRA"));
    CHECK(by_value.size() == 4);
}

TEST_CASE("two mobile scoreboards, 8/4/0 and 4/0/0") {
    CHECK(mobile_values(0) == Values{{8, 4, 0}});
    CHECK(mobile_values(1) == Values{{4, 0, 0}});
    CHECK(scoreboard_count == 2);
}

}

TEST_SUITE("preparation") {

TEST_CASE("45 action cards: eleven in each of four stacks, and the King's card") {
    for (int stack = 0; stack < 4; ++stack) CHECK(card_count({}, stack) == 11);
    CHECK(card_count({}, 4) == 1);
    CHECK(copies(0)
          == std::map<std::string, int>{{"1-any3", 1},
                                        {"1-any4", 1},
                                        {"1-own4", 1},
                                        {"1-for3", 1},
                                        {"1-2+2", 2},
                                        {"1-5from1", 2},
                                        {"1-allown", 1},
                                        {"1-add2", 1},
                                        {"1-or", 1}});
    CHECK(copies(1)
          == std::map<std::string, int>{{"2-veto", 2},
                                        {"2-decayall", 1},
                                        {"2-decay3", 1},
                                        {"2-angry", 1},
                                        {"2-one-each", 1},
                                        {"2-sec2", 1},
                                        {"2-secall", 1},
                                        {"2-score1", 3}});
    CHECK(copies(2)
          == std::map<std::string, int>{{"3-fours", 2},
                                        {"3-fives", 2},
                                        {"3-67", 1},
                                        {"3-castillo", 2},
                                        {"3-first", 1},
                                        {"3-most", 1},
                                        {"3-least", 1},
                                        {"3-score1", 1}});
    CHECK(copies(3)
          == std::map<std::string, int>{{"4-board", 3},
                                        {"4-power", 2},
                                        {"4-court", 1},
                                        {"4-grande", 2},
                                        {"4-unique", 1},
                                        {"4-evict", 1},
                                        {"4-advisor", 1}});
    CHECK(copies(4) == std::map<std::string, int>{{"5-king", 1}});
}

TEST_CASE("each player has 30 caballeros: two beside his Grande, seven in his court, the rest in the province") {
    for (int players = 2; players <= 5; ++players) {
        CAPTURE(players);
        const State s = dealt(players);
        for (Player p : s.seats()) {
            CHECK(nine_regions.has(s.grande[p]));
            CHECK(occupied(s, p) == Places{s.grande[p]});
            CHECK(s.caballeros[p][s.grande[p]] == 2);
            CHECK(s.court[p] == 7);
            CHECK(s.province[p] == 21);
            CHECK(s.score[p] == 0);
        }
    }
}

TEST_CASE("each player holds the power cards 1 to 13") {
    const State s = dealt(5);
    for (Player p : s.seats()) CHECK(s.hand[p] == full_hand);
    CHECK(full_hand.size() == 13);
}

TEST_CASE("the King and every player draw different regions") {
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const State s = dealt(5, seed);
        Places taken = {s.king};
        for (Player p : s.seats()) taken.add(s.grande[p]);
        CHECK(taken.size() == 6);
        CHECK((taken - nine_regions).empty());
    }
}

TEST_CASE("every region may become the King's, every player's home, and every player may start") {
    Places kings, homes;
    Players starters;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        const State s = dealt(4, seed);
        kings.add(s.king);
        homes.add(s.grande[green]);
        starters.add(s.start);
    }
    CHECK(kings == nine_regions);
    CHECK(homes == nine_regions);
    CHECK(starters == Players::first(4));
}

TEST_CASE("the Castillo is empty and the mobile scoreboards lie beside the board") {
    const State s = dealt(4);
    for (Player p : s.seats()) CHECK(s.caballeros[p][CAS] == 0);
    for (int board = 0; board < scoreboard_count; ++board) CHECK(s.scoreboard[board] == nowhere);
}

TEST_CASE("the round marker begins on 1, in the short game on 2") {
    CHECK(dealt(4).round == 1);
    Rules rules = rules_of(Edition::decennial);
    rules.short_game = true;
    CHECK(dealt(4, 1, rules).round == 2);
}

TEST_CASE("the first question goes to the starting player: which power card he plays") {
    const State s = dealt(4);
    CHECK(asked_step_name(s) == "play_power");
    CHECK(asked(s) == s.start);
}

TEST_CASE("the same seed deals the same table, another seed another") {
    CHECK(dealt(4, 7) == dealt(4, 7));
    CHECK_FALSE(dealt(4, 7) == dealt(4, 8));
}

TEST_CASE("the Vetoes may be left out by agreement: then none is ever in the stack") {
    Rules rules = rules_of(Edition::decennial);
    rules.agree(veto_option, false);
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const State s = dealt(4, seed, rules);
        CHECK(line(s, "deck2").find("2-veto") == std::string::npos);
        CHECK(line(s, "shown").find("2-veto") == std::string::npos);
        CHECK(std::popcount(s.deck[1]) == 8);
    }
}

TEST_CASE("each edition brings its own rulings") {
    const Rules first = rules_of(Edition::first_1996), decennial = rules_of(Edition::decennial),
                big_box = rules_of(Edition::big_box);
    CHECK(first.used_power_face_up);
    CHECK_FALSE(decennial.used_power_face_up);
    CHECK_FALSE(big_box.used_power_face_up);
    CHECK(first.veto_form == VetoForm::rest);
    CHECK(decennial.veto_form == VetoForm::rest);
    CHECK(big_box.veto_form == VetoForm::rest_and_last);
}

}
