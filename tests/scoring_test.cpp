// 1996, Scoring; Decennial and Big Box, 5. General scoring: ranks, ties and bonuses.
#include "table.h"

using namespace eg;

TEST_SUITE("scoring a place") {

TEST_CASE("the rulebooks' own examples") {
    struct {
        std::string from, table;
        Place place;
        std::vector<int> points;
    } const examples[] = {
        {"1996, three tied for first", "king SEV; PV red:4 blue:4 yellow:4 green:3", PV, {3, 3, 3, 1}},
        {"1996, two tied for third", "king SEV; CV red:4 blue:3 yellow:2 green:2", CV, {6, 4, 0, 0}},
    };
    for (const auto& example : examples) {
        CAPTURE(example.from);
        CHECK(points_at(table(example.table), example.place) == example.points);
    }
}

}
