// Secrets: discs until they are turned over, power cards taken back unseen, and the random generator (1996, The action
// cards, Secret Disk; Decennial, Power Cards).
#include "table.h"

using namespace eg;

TEST_SUITE("what a player sees") {

TEST_CASE("a disc is seen by its owner alone") {
    State s = turn("king SEV; GAL red:1; CAT blue:1; PV blue:1; ARA yellow:1; CV green:1", "2-secall");
    play(s, "act, CAT");
    CHECK(line(seen_by(s, blue), "disc") == "blue:CAT");
    CHECK(line(seen_by(s, red), "disc") == "blue:?");
    CHECK(line(seen_by(s, nobody), "disc") == "blue:?");
}

TEST_CASE("two tables that differ in a dialled disc alone look the same to the others") {
    State a = turn("king SEV; CAT blue:1; PV blue:1; ARA yellow:1; CV green:1", "2-secall"), b = a;
    play(a, "act, CAT");
    play(b, "act, PV");
    CHECK(a != b);
    for (Player p : {red, yellow, green, nobody}) CHECK(seen_by(a, p) == seen_by(b, p));
    CHECK(seen_by(a, blue) != seen_by(b, blue));
}

TEST_CASE("a power card taken back is known to its owner alone, until it is played again") {
    const std::string used = "edition decennial; round 3; power red:9; hand red:1-8,10,11";
    State a = turn(used, "4-power"), b = a;
    const Events told = play(a, "act, power 13");
    play(b, "act, power 12");
    for (Player p : {blue, yellow, green, nobody}) CHECK(seen_by(a, p) == seen_by(b, p));
    CHECK(seen_by(a, red) != seen_by(b, red));
    for (const Event& e : told.list)
        if (e.what == What::power_taken_back) {
            CHECK(e.n == 13);
            CHECK(seen_by(e, red).n == 13);
            CHECK(seen_by(e, blue).n == 0);
        }
    // To the others it may be any of the used cards, and no other.
    CHECK(a.unseen_candidates[red] == PowerCards{9, 12, 13});
}

TEST_CASE(
    "in 1996 the top of the used pile lies open: taking this round's card is seen, another is known not to be it") {
    State top = turn("edition 1996; round 3; power red:9; hand red:1-8,10,11", "4-power"), below = top;
    const Events seen = play(top, "act, power 9");
    CHECK(seen_by(top, blue).hand[red].has(9));
    CHECK(seen_by(seen.list.back(), blue).n == 9);
    play(below, "act, power 13");
    CHECK(below.unseen_candidates[red] == PowerCards{12, 13});
}

TEST_CASE("the numbers thrown into the Castillo were announced to all") {
    const State s = table("king SEV; CAS red:3 blue:2");
    CHECK(line(seen_by(s, green), "CAS") == "red:3 blue:2");
}

}
