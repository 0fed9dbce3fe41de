// 1996, Scoring; Decennial and Big Box, 5. General scoring: ranks, ties and bonuses. Ramon,
// Benita, Gabriel and Ricarda of the later booklets sit clockwise: red, blue, yellow, green here.
#include "table.h"

using namespace eg;

TEST_SUITE("scoring a place") {

TEST_CASE("the rulebooks' own examples") {
    struct {
        std::string from, table;
        Place place;
        std::vector<int> points;
    } const examples[] = {
        {"1996, Score the regions, 5/3/1: most, second most, third most",
         "king SEV; PV red:6 blue:4 yellow:1",
         PV,
         {5, 3, 1, 0}},
        {"1996, example 1: three tied for first", "king SEV; PV red:4 blue:4 yellow:4 green:3", PV, {3, 3, 3, 1}},
        {"1996, example 2: two tied for third", "king SEV; CV red:4 blue:3 yellow:2 green:2", CV, {6, 4, 0, 0}},
        {"Decennial and Big Box, Score the Castillo", "king SEV; CAS red:2 blue:2 yellow:1", CAS, {3, 3, 1, 0}},
        {"Decennial and Big Box, Score the regions: Galicia", "king SEV; GAL yellow:3 blue:2 red:1", GAL, {0, 2, 4, 0}},
        {"Decennial and Big Box, Score the regions: Pais Vasco",
         "king SEV; PV blue:3 red:3 green:3 yellow:2",
         PV,
         {3, 3, 1, 3}},
        {"Decennial and Big Box, Score the regions: Aragon",
         "king SEV; ARA yellow:3 green:3 blue:2 red:2",
         ARA,
         {0, 0, 4, 4}},
        {"Decennial and Big Box, King's bonus: Cataluna", "king CAT; CAT yellow:2 red:1", CAT, {2, 0, 6, 0}},
        // The Big Box prints 4 for the first place here; Granada's board says 6, as Decennial does.
        {"Decennial and Big Box, Home region bonus: Granada",
         "king CAT; GRA red:4G yellow:1 green:1",
         GRA,
         {8, 0, 1, 1}},
        {"2023, Score the Castillo", "king SEV; CAS red:3 blue:2 yellow:1", CAS, {5, 3, 1, 0}},
        {"2023, Score each region: Galicia", "king SEV; GAL yellow:4 blue:3 red:2", GAL, {0, 2, 4, 0}},
        {"2023, Resolving ties: Navarra, the Grande of one of the tied does not count",
         "king SEV; PV red:2 blue:2 green:2G yellow:1",
         PV,
         {3, 3, 1, 3}},
        {"2023, Bonuses: Sevilla, no home bonus in a tie", "king GAL; SEV blue:2G green:2 red:1", SEV, {1, 3, 0, 3}},
        {"Sample game, round 1: Sevilla, Blue at home", "edition 1996; king VAL; SEV blue:2G", SEV, {0, 6, 0, 0}},
        {"Sample game, general scoring: Aragon, scoreboard, King and Grande",
         "edition 1996; king ARA; boards 8/4/0:ARA; ARA red:5G blue:1",
         ARA,
         {12, 4, 0, 0}},
    };
    for (const auto& example : examples) {
        CAPTURE(example.from);
        CHECK(points_at(table(example.table), example.place) == example.points);
    }
}

TEST_CASE("whoever has no caballero in a place gets nothing there, even if a rank is free") {
    CHECK(points_at(table("king SEV; VAL red:1"), VAL) == std::vector{5, 0, 0, 0});
    CHECK(points_at(table("king SEV"), VAL) == std::vector{0, 0, 0, 0});
}

TEST_CASE(
    "the tied get the value of the next rank, however many they are, and who follows is two ranks below the first of "
    "them") {
    CHECK(points_at(table("king SEV; VAL red:2 blue:2"), VAL) == std::vector{3, 3, 0, 0});
    CHECK(points_at(table("king SEV; VAL red:2 blue:2 yellow:1"), VAL) == std::vector{3, 3, 2, 0});
    CHECK(points_at(table("king SEV; VAL red:2 blue:2 yellow:1 green:1"), VAL) == std::vector{3, 3, 0, 0});
    CHECK(points_at(table("king SEV; VAL red:2 blue:2 yellow:2 green:2"), VAL) == std::vector{3, 3, 3, 3});
    CHECK(points_at(table("king SEV; VAL red:3 blue:2 yellow:2 green:1"), VAL) == std::vector{5, 2, 2, 0});
    CHECK(points_at(table("king SEV; VAL red:3 blue:2 yellow:2 green:2"), VAL) == std::vector{5, 2, 2, 2});
    CHECK(points_at(table("players 5; king SEV; VAL red:4 blue:4 yellow:4 green:3 sable:2"), VAL)
          == std::vector{3, 3, 3, 2, 0});
    CHECK(points_at(table("players 5; king SEV; VAL red:9 blue:8 yellow:7 green:6 sable:5"), VAL)
          == std::vector{5, 3, 2, 0, 0});
}

TEST_CASE("each place pays the values printed beside it") {
    struct {
        Place place;
        std::vector<int> points;
    } const boards[] = {  // 1996, Action cards in the 3 stack; Castillo: Decennial, Score the Castillo
        {CAS, {5, 3, 1}}, {GAL, {4, 2, 0}}, {PV, {5, 3, 1}}, {ARA, {5, 4, 1}}, {CAT, {4, 2, 1}},
        {CV, {6, 4, 2}},  {CN, {7, 4, 2}},  {SEV, {4, 3, 1}}, {GRA, {6, 3, 1}}, {VAL, {5, 3, 2}},
    };
    for (const auto& board : boards) {
        const std::string id{row(box(Rules{}), board.place).id};
        CAPTURE(id);
        const State s =
            table("king " + std::string{board.place == GAL ? "SEV" : "GAL"} + "; " + id + " red:3 blue:2 yellow:1");
        CHECK(points_at(s, board.place) == std::vector{board.points[0], board.points[1], board.points[2], 0});
    }
}

}

TEST_SUITE("two and three players") {

TEST_CASE("with two players only the first value counts") {
    CHECK(points_at(table("players 2; king SEV; PV red:4 blue:3"), PV) == std::vector{5, 0});
    CHECK(points_at(table("players 2; king SEV; CAS red:1 blue:2"), CAS) == std::vector{0, 5});
}

TEST_CASE("two players who tie get nothing: the next value does not count") {
    CHECK(points_at(table("players 2; king PV; PV red:4G blue:4"), PV) == std::vector{0, 0});
}

TEST_CASE("with two players the first still takes both bonuses") {
    CHECK(points_at(table("players 2; king PV; PV red:4G blue:3"), PV) == std::vector{9, 0});
}

TEST_CASE("with three players the first two values count") {
    CHECK(points_at(table("players 3; king SEV; PV red:4 blue:3 yellow:2"), PV) == std::vector{5, 3, 0});
    CHECK(points_at(table("players 3; king SEV; CAS red:4 blue:3 yellow:2"), CAS) == std::vector{5, 3, 0});
}

TEST_CASE("three players who tie fall back on the second value, those tied for second get nothing") {
    CHECK(points_at(table("players 3; king SEV; PV red:4 blue:4 yellow:4"), PV) == std::vector{3, 3, 3});
    CHECK(points_at(table("players 3; king SEV; PV red:4 blue:4 yellow:1"), PV) == std::vector{3, 3, 0});
    CHECK(points_at(table("players 3; king SEV; PV red:4 blue:2 yellow:2"), PV) == std::vector{5, 0, 0});
}

TEST_CASE("with four and five players all three values count") {
    CHECK(points_at(table("players 4; king SEV; PV red:4 blue:3 yellow:2"), PV) == std::vector{5, 3, 1, 0});
    CHECK(points_at(table("players 5; king SEV; PV red:4 blue:3 yellow:2"), PV) == std::vector{5, 3, 1, 0, 0});
}

}

TEST_SUITE("the King's bonus and the home region bonus") {

TEST_CASE("the sole leader of the King's region takes two more, and nobody else") {
    CHECK(points_at(table("king GAL; GAL red:2 blue:1"), GAL) == std::vector{6, 2, 0, 0});
    CHECK(points_at(table("king SEV; GAL red:2 blue:1"), GAL) == std::vector{4, 2, 0, 0});
}

TEST_CASE("the sole leader of his home region takes two more") {
    CHECK(points_at(table("king SEV; GAL red:2G blue:1"), GAL) == std::vector{6, 2, 0, 0});
}

TEST_CASE("a Grande pays nothing when another leads in its region") {
    CHECK(points_at(table("king SEV; GAL red:1G blue:2"), GAL) == std::vector{2, 4, 0, 0});
}

TEST_CASE("both bonuses may be had at once: four more") {
    CHECK(points_at(table("king GAL; GAL red:2G blue:1"), GAL) == std::vector{8, 2, 0, 0});
}

TEST_CASE("no bonus is paid in a tie for first") {
    CHECK(points_at(table("king GAL; GAL red:2G blue:2"), GAL) == std::vector{2, 2, 0, 0});
    CHECK(points_at(table("king GAL; GAL red:2G blue:2G yellow:1"), GAL) == std::vector{2, 2, 0, 0});
}

TEST_CASE("the Grande never counts as a caballero") {
    CHECK(points_at(table("king SEV; GAL red:2G blue:2"), GAL) == std::vector{2, 2, 0, 0});
    CHECK(points_at(table("king SEV; GAL red:0G blue:1"), GAL) == std::vector{0, 4, 0, 0});
    CHECK(points_at(table("king GAL; GAL red:0G"), GAL) == std::vector{0, 0, 0, 0});
}

TEST_CASE("several Grandes may share a home, but only the sole leader is paid for his") {
    CHECK(points_at(table("king SEV; GAL red:1G blue:3G yellow:2G"), GAL) == std::vector{0, 6, 2, 0});
}

TEST_CASE("the report of a scoring tells ranks, ties and bonuses") {
    const State s = table("king GAL; GAL red:3G blue:1 yellow:1");
    const Majorities all = majorities(s);
    CHECK(all.at(GAL, red) == Standing{.points = 8, .rank = 1, .flags = with_king | with_grande});
    CHECK(all.at(GAL, blue) == Standing{.points = 0, .rank = 2, .flags = tied});
    CHECK(all.at(GAL, green) == Standing{});
}

}

TEST_SUITE("mobile scoreboards") {

TEST_CASE("a mobile scoreboard replaces the printed values") {
    CHECK(points_at(table("king SEV; boards 8/4/0:GAL; GAL red:3 blue:2 yellow:1"), GAL) == std::vector{8, 4, 0, 0});
    CHECK(points_at(table("king SEV; boards 4/0/0:CV; CV red:3 blue:2 yellow:1"), CV) == std::vector{4, 0, 0, 0});
}

TEST_CASE("on the Castillo one mobile scoreboard replaces both printed ones") {
    CHECK(points_at(table("king SEV; boards 8/4/0:CAS; CAS red:3 blue:2 yellow:1"), CAS) == std::vector{8, 4, 0, 0});
}

TEST_CASE("the bonuses are paid on top of a mobile scoreboard") {
    CHECK(points_at(table("king CV; boards 4/0/0:CV; CV red:3G blue:2"), CV) == std::vector{8, 0, 0, 0});
}

TEST_CASE("two tied for first on 4/0/0 get nothing") {
    CHECK(points_at(table("king SEV; boards 4/0/0:CV; CV red:3 blue:3 yellow:1"), CV) == std::vector{0, 0, 0, 0});
}

TEST_CASE("with two players 8/4/0 pays only its 8") {
    CHECK(points_at(table("players 2; king SEV; boards 8/4/0:CV; CV red:3 blue:2"), CV) == std::vector{8, 0});
}

}

TEST_SUITE("game end") {

TEST_CASE("whoever has most points is El Grande") {
    CHECK(winners(table("points red:50 blue:61 yellow:60; over")) == Players{blue});
}

TEST_CASE("those who tie for most share the victory") {  // Decennial and Big Box, Game end
    CHECK(winners(table("points red:61 blue:50 yellow:61; over")) == Players{red, yellow});
    CHECK(winners(table("players 2; over")) == Players{red, blue});
}

}
