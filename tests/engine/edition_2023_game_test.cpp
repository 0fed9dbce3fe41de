// 2023: setup, a round, the general scoring and the merged stacks. In the rulebook's examples Purple, Blue, Orange and
// Green play: red, blue, yellow and green here. The game of two with the dummy is in dummy_*_test.cpp.
#include "edition_2023.h"

using namespace eg;

namespace {

State dealt(int players, std::uint64_t seed = 1, Rules rules = rules_with()) {
    Events ignored = Events::ignored();
    return new_game({.players = players, .rules = rules}, seed, ignored);
}

}

TEST_SUITE("2023, setup") {

TEST_CASE("the deck: ten in each of four stacks, and Your Majesty") {   // B1
    const Rules rules = rules_with();
    for (int stack = 0; stack < 4; ++stack) CHECK(card_count(rules, stack) == 10);
    CHECK(card_count(rules, 4) == 1);
    CHECK(copies(rules, 0)
          == std::map<std::string, int>{{"n1-intrigue", 2},
                                        {"n1-militia", 1},
                                        {"n1-wayfarers", 1},
                                        {"n1-transhumance", 1},
                                        {"n1-pilgrims", 1},
                                        {"n1-letters", 1},
                                        {"n1-plague", 2},
                                        {"n1-household", 1}});
    CHECK(copies(rules, 1)
          == std::map<std::string, int>{{"n2-withdrawal", 1},
                                        {"n2-civil-war", 1},
                                        {"n2-disgrace", 1},
                                        {"n2-wages", 1},
                                        {"n2-highwaymen", 1},
                                        {"n2-feud", 1},
                                        {"n2-visitation", 3},
                                        {"n2-sumptuary", 1}});
    CHECK(copies(rules, 2)
          == std::map<std::string, int>{{"n3-outposts", 2},
                                        {"n3-fiesta", 2},
                                        {"n3-revelation", 2},
                                        {"n3-crowns", 1},
                                        {"n3-tournament", 1},
                                        {"n3-cortes", 1},
                                        {"n3-hermitage", 1}});
    CHECK(copies(rules, 3)
          == std::map<std::string, int>{{"n4-enactment", 2},
                                        {"n4-empowerment", 2},
                                        {"n4-adopted-home", 2},
                                        {"n4-coup", 1},
                                        {"n4-squires", 1},
                                        {"n4-sealed-letters", 1},
                                        {"n4-progress", 1}});
    CHECK(copies(rules, 4) == std::map<std::string, int>{{"n5-majesty", 1}});
    for (int stack = 0; stack < 5; ++stack)
        for (int i = 0; i < card_count(rules, stack); ++i) {
            CHECK(card(rules, stack, i).caballeros
                  == (card(rules, stack, i).id == "n2-sumptuary" ? 4 : stack + 1));   // nobody took it with two
            CHECK(card(rules, stack, i).returns == (stack == 4));
        }
}

TEST_CASE(
    "two beside the Grande, seven in the court, 21 in the province; all hands whole; the King and every player draw "
    "different regions") {
    for (int players = 3; players <= 5; ++players)
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const State s = dealt(players, seed);
            Places taken = {s.king};
            for (Player p : s.seats()) {
                taken.add(s.grande[p]);
                CHECK(occupied(s, p) == Places{s.grande[p]});
                CHECK(s.caballeros[p][s.grande[p]] == 2);
                CHECK(s.court[p] == 7);
                CHECK(s.province[p] == 21);
                CHECK(s.hand[p] == full_hand);
                CHECK(s.score[p] == 0);
            }
            CHECK(taken.size() == players + 1);
            CHECK((taken - nine_regions).empty());
            CHECK(s.scoreboard[0] == nowhere);
            CHECK(s.scoreboard[1] == nowhere);
            CHECK(s.round == 1);
            CHECK(colours(s) == s.seats());
            CHECK(parts(line(s, "shown"), ' ').size() == 5);
        }
}

TEST_CASE("Navarra, Castilla and Toledo are called so in this edition, and nowhere else") {
    const PerPlace<std::string_view>&here = box(rules_with()).names, &elsewhere = box(rules_of(Edition::big_box)).names;
    CHECK(here[PV] == "Navarra");
    CHECK(here[CV] == "Castilla");
    CHECK(here[CN] == "Toledo");
    for (Place place : {CAS, GAL, ARA, CAT, SEV, GRA, VAL}) CHECK(here[place] == elsewhere[place]);
    for (Place place : {PV, CV, CN}) CHECK(here[place] != elsewhere[place]);
    for (const Box& other : all_boxes())
        if (other.edition == Edition::of_2023) CHECK(other.names[CN] == "Toledo");
    State s = holding("n4-coup", "king SEV; CN blue:2");
    play(s, "act, CN");
    CHECK(question(s).find("Toledo") != std::string::npos);
}

TEST_CASE("its borders: Castilla, where the rulebook's King stands, and Valencia") {
    const State s = table(plain);
    CHECK(borders(s, CV) == places_of("GAL PV ARA CN"));
    CHECK((borders(s, VAL) & places_of("GRA CN")) == places_of("GRA CN"));
}

}

TEST_SUITE("2023, a round") {

TEST_CASE("the rulebook's example: Green plays 8, Blue 3, Orange 5, you 9; you begin, then Green, Orange, Blue") {
    // Clockwise: Green, Blue, Orange, you: red, blue, yellow, green here.
    State s = round_of_2023(plain + "start red");
    play(s, "power 8");
    CHECK_FALSE(may(s, "power 8"));
    play(s, "power 3");
    CHECK_FALSE(may(s, "power 8"));
    CHECK_FALSE(may(s, "power 3"));
    play(s, "power 5, power 9");
    CHECK(asked(s) == green);
    CHECK(options(s) == "take 0, take 1, take 2");   // "You have played the 9 ... you take 2 Caballeros"
    std::string order;
    for (const Event& event : of_sort(play_out(s), What::turn_begins)) order += ' ' + std::string{show(event.who)};
    CHECK(order == " red yellow blue");
    CHECK(s.start == blue);   // the lowest
    CHECK(asked(s) == blue);
}

TEST_CASE("12 and 13 bring nobody") {
    State s = round_of_2023(plain + "start red");
    play(s, "power 13, power 12, power 1, power 2");
    CHECK(asked_step_name(s) == "take_card");
    play(s, "card 1, done");
    CHECK(asked_step_name(s) == "take_card");
}

TEST_CASE("what the province lacks may come from regions, not from the Castillo, and not out of the King's region") {
    State s = table(plain + "king SEV; court red:18; GAL red:5; SEV red:2; CAS red:3\nask muster red 6 - - 0 0");
    play(s, "take 2");
    CHECK(options(s) == "red GAL, done");
    play(s, "red GAL, red GAL, red GAL, red GAL");
    CHECK(s.court[red] == 24);
    CHECK(over(s));
}

TEST_CASE("the rulebook's example of placing: the King is in Castilla") {
    CHECK(places_offered(holding("n5-majesty", "king CV; court red:7")) == "CAS, GAL, PV, ARA, CN");
}

TEST_CASE("who has fewer than the card says forfeits the rest") {
    State s = holding("n5-majesty", "king CV; court red:2");
    play(s, "GAL, CAS");
    CHECK(options(s) == "done, act");
}

TEST_CASE("placing and the special action in either order, but never split") {
    State s = holding("n1-transhumance", "king CV; court red:7; SEV blue:4");
    play(s, "act, blue SEV, GRA");
    CHECK_FALSE(may(s, "GAL"));
    play(s, "done, GAL");
    CHECK(options(s) == "done");
    State t = holding("n3-cortes", "king CV; court red:7; SEV blue:4");
    play(t, "GAL, act");
    CHECK(options(t) == "done");   // the other two of three are forfeited
}

TEST_CASE("the numbers in the Castillo are announced") {
    State s = holding("n5-majesty", "king CV; court red:7; CAS blue:2");
    play(s, "CAS, CAS");
    CHECK(line(seen_by(s, yellow), "CAS") == "red:2 blue:2");
}

TEST_CASE("a new card of each stack every round, taken or not; the King's card is there every round") {
    Events ignored = Events::ignored();
    check_new_cards(new_game({.players = 4, .rules = rules_with()}, 11, ignored), "n5-majesty");
}

TEST_CASE("nine rounds; the short game begins on 2 and skips 4 and 7") {
    for (int players = 2; players <= 5; ++players) {
        Rules rules = rules_with();
        CHECK(rounds_played(rules, players) == std::vector{1, 2, 3, -1, 4, 5, 6, -2, 7, 8, 9, -3});
        rules.short_game = true;
        CHECK(rounds_played(rules, players) == std::vector{2, 3, -1, 5, 6, -2, 8, 9, -3});
    }
}

}

TEST_SUITE("2023, general scoring") {

TEST_CASE("the rulebook's examples: the Castillo, and its caballeros to Granada") {
    State s = general_scoring_of(plain + "king SEV; CAS red:3 blue:2 yellow:1");
    const Events events = dial(s, "red:GRA blue:GAL yellow:GAL");   // green has none in the Castillo
    CHECK(paid(events, CAS) == "red:5 blue:3 yellow:1");
    CHECK(line(s, "GRA") == "red:3");
    CHECK(line(s, "CAS").empty());
    CHECK(scored(events) == "CAS, GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
}

TEST_CASE("the rulebook's examples: Galicia, Navarra, Sevilla") {
    CHECK(points_at(table(plain + "king SEV; GAL yellow:4 blue:3 red:2"), GAL) == std::vector{0, 2, 4, 0});
    CHECK(points_at(table(plain + "king SEV; PV red:2 blue:2 green:2G yellow:1"), PV) == std::vector{3, 3, 1, 3});
    CHECK(points_at(table(plain + "king GAL; SEV blue:2G green:2 red:1"), SEV) == std::vector{1, 3, 0, 3});
}

// "You have the majority with 3 Caballeros ... a total of 10 points. Orange and Green get 1 point each for 3rd place."
// Granada's board says 6: it is 10 with both bonuses.
TEST_CASE("the rulebook's example: Granada, with the Grande's bonus, and the King's") {
    CHECK(points_at(table(plain + "king GRA; GRA red:3G yellow:1 green:1"), GRA) == std::vector{10, 0, 1, 1});
    CHECK(points_at(table(plain + "king SEV; GRA red:3G yellow:1 green:1"), GRA) == std::vector{8, 0, 1, 1});
}

TEST_CASE("in a tie nobody gets a bonus, however many they are") {
    CHECK(points_at(table(plain + "king GAL; GAL red:2G blue:2G"), GAL) == std::vector{2, 2, 0, 0});
    CHECK(points_at(table(plain + "king SEV; VAL red:2 blue:2 yellow:2 green:2"), VAL) == std::vector{3, 3, 3, 3});
    CHECK(points_at(table(plain + "king SEV; VAL red:3 blue:2 yellow:2 green:2"), VAL) == std::vector{5, 2, 2, 2});
    CHECK(points_at(table(plain + "king SEV; CAS red:2 blue:2 yellow:1"), CAS) == std::vector{3, 3, 1, 0});
}

TEST_CASE("the disc on the King's region: back to court") {
    State s = general_scoring_of(plain + "king SEV; CAS red:3 blue:1; court red:4");
    CHECK(options(s) == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
    dial(s, "red:SEV blue:PV");
    CHECK(s.court[red] == 7);
    CHECK(line(s, "SEV").empty());
}

TEST_CASE("with three players the first two numbers count, so too on a scoring tile and in the Castillo") {
    CHECK(points_at(table(plain + "players 3; king SEV; PV red:4 blue:3 yellow:2"), PV) == std::vector{5, 3, 0});
    CHECK(points_at(table(plain + "players 3; king SEV; PV red:4 blue:4 yellow:2"), PV) == std::vector{3, 3, 0});
    CHECK(points_at(table(plain + "players 3; king SEV; PV red:4 blue:2 yellow:2"), PV) == std::vector{5, 0, 0});
    CHECK(points_at(table(plain + "players 3; king SEV; CAS red:4 blue:3 yellow:2"), CAS) == std::vector{5, 3, 0});
    CHECK(points_at(table(plain + "players 3; king SEV; boards 8/4/0:PV; PV red:4 blue:3 yellow:2"), PV)
          == std::vector{8, 4, 0});
}

TEST_CASE("with two the first two numbers too, among whom the dummy counts; in the older editions only the first") {
    CHECK(points_at(table(plain + "players 2; king SEV; PV red:4 blue:3"), PV) == std::vector{5, 3});
    CHECK(points_at(table(plain + "players 2; king SEV; PV red:4 blue:4"), PV) == std::vector{3, 3});
    CHECK(points_at(table(plain + "players 2; king SEV; PV red:4 blue:3 white:5"), PV) == std::vector{3, 0});
    CHECK(points_at(table(plain + "players 2; king SEV; CAS red:2 blue:1"), CAS) == std::vector{5, 3});
    CHECK(points_at(table("edition bigbox; players 2; king SEV; PV red:4 blue:3"), PV) == std::vector{5, 0});
}

TEST_CASE("those who tie share the victory") {
    CHECK(winners(table(plain + "points red:61 blue:50 yellow:61; over")) == Players{red, yellow});
}

}

// 2023, 3-player game: "Shuffle the Action cards in stacks 2 and 3 ... you will only have 4 stacks to choose from
// instead of 5."
TEST_SUITE("2023, four piles") {

TEST_CASE("with three players, if they like; with four and five never") {
    const Rules rules = rules_with("merged_stacks");
    CHECK(box(rules).piles == 4);
    CHECK(box(for_players(3, rules)).piles == 4);
    CHECK(box(for_players(4, rules)).piles == 5);
    CHECK(box(for_players(5, rules)).piles == 5);
    CHECK(box(for_players(3, rules_with())).piles == 5);
    CHECK(position("edition 2023; players 3; modules merged_stacks").error == "");
    CHECK(position("edition 2023; players 4; modules merged_stacks").error != "");
    CHECK(position("edition decennial; players 3; modules merged_stacks").error != "");
}

TEST_CASE("stacks of ten, twenty, ten and the King's card: one card fewer is open, in every round") {
    const Rules rules = rules_with("merged_stacks");
    CHECK(card_count(rules, 0) == 10);
    CHECK(card_count(rules, 1) == 20);
    CHECK(card_count(rules, 2) == 10);
    CHECK(card_count(rules, 3) == 1);
    bool second = false, third = false;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        State s = dealt(3, seed, rules);
        std::set<int> seen;
        for (int round = 1; !over(s); ++round) {
            CHECK(s.round == round);
            CHECK(parts(line(s, "shown"), ' ').size() == 4);
            CHECK(seen.insert(s.shown[1]).second);
            const std::string_view id = card(s.rules, 1, s.shown[1]).id;
            (id.starts_with("n2-") ? second : third) = true;
            CHECK((id.starts_with("n2-") || id.starts_with("n3-")));
            CHECK(card(s.rules, 3, s.shown[3]).id == "n5-majesty");
            const Events events = idle(s, [&](const State& now) { return now.round == round; });
            CHECK(how_often(events, What::card_taken) == 3);
        }
    }
    CHECK(second);
    CHECK(third);
}

TEST_CASE("each card of the merged pile lets place as many as is printed on it") {
    const std::string three = "edition 2023; players 3; modules merged_stacks; king CN; court red:7";
    State two = turn(three, "n2-visitation"), others = turn(three, "n3-cortes");
    play(two, "VAL, VAL");
    CHECK(options(two) == "done, act");
    play(others, "VAL, VAL, VAL");
    CHECK(options(others) == "done, act");
}

TEST_CASE("only one of a merged pile can be taken") {
    State s = table(
        "edition 2023; players 3; modules merged_stacks; start red\nshown n1-intrigue n3-cortes n4-squires "
        "n5-majesty\nask end_round - 0 - - 0 0\nask next_turn - 0 - - 0 0\nask play_power red 3 - - 0 0");
    play(s, "power 13, power 12, power 11");
    CHECK(options(s) == "card 1, card 2, card 3, card 4");
    play(s, "card 2, done");
    CHECK(options(s) == "card 1, card 3, card 4");
}

}
