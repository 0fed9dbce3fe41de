// What is secret stays secret: discs until they are turned over, power cards taken back unseen,
// and what chance will bring (1996, The action cards, Secret Disk; Decennial, Power Cards).
#include "table.h"

using namespace eg;

TEST_SUITE("what a player sees") {

TEST_CASE("nobody can tell the table from one he imagines, and everything open is the same in both") {
    int with_discs = 0, with_cards = 0;
    Rng rng{99};
    for (int edition = 0; edition < edition_count; ++edition)
        for (int players = 2; players <= max_players; ++players)
            for (std::uint64_t seed = 1; seed <= 25; ++seed) {
                Events deaf = Events::deaf();
                State  s = new_game({players, rules_of(static_cast<Edition>(edition))}, seed, deaf);
                while (!over(s)) {
                    for (Player p : s.seats()) {
                        const State seen = seen_by(s, p);
                        for (Player q : opponents(s, p)) {
                            with_discs += seen.disc[q] == face_down;
                            with_cards += seen.hand[q] != s.hand[q];
                            REQUIRE(seen.unseen[q].empty());
                        }
                        REQUIRE(seen.rng == Rng{});
                        const State could_be = imagine(seen, rng);
                        REQUIRE(seen_by(could_be, p) == seen);
                        for (Player q : s.seats()) REQUIRE(could_be.hand[q].size() == s.hand[q].size());
                    }
                    const Player me = asked(s);
                    const State  mine = seen_by(s, me);
                    REQUIRE(options(mine) == options(s));
                    REQUIRE(options(imagine(mine, rng)) == options(s));
                    const Choices choices = legal(s);
                    apply(s, choices[rng.below(choices.size())], deaf);
                }
            }
    CHECK(with_discs > 1000);
    CHECK(with_cards > 1000);
}

TEST_CASE("an imagined table can be played to the end") {
    Rng rng{7};
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
        Events deaf = Events::deaf();
        State  s = new_game({2 + static_cast<int>(seed % 4), rules_of(static_cast<Edition>(seed % 3))}, seed, deaf);
        for (int n = 0; !over(s); ++n) {
            if (n % 7 == 3) s = imagine(seen_by(s, asked(s)), rng);
            const Choices choices = legal(s);
            REQUIRE_FALSE(choices.empty());
            apply(s, choices[rng.below(choices.size())], deaf);
        }
    }
}

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
    // The others must reckon with each of the used ones, and with no other.
    CHECK(a.doubt[red] == PowerCards{9, 12, 13});
}

TEST_CASE("in 1996 the top of the used pile lies open: taking this round's card is seen, another is known not to be it") {
    State top = turn("edition 1996; round 3; power red:9; hand red:1-8,10,11", "4-power"), below = top;
    const Events seen = play(top, "act, power 9");
    CHECK(seen_by(top, blue).hand[red].has(9));
    CHECK(seen_by(seen.list.back(), blue).n == 9);
    play(below, "act, power 13");
    CHECK(below.doubt[red] == PowerCards{12, 13});
}

TEST_CASE("the numbers thrown into the Castillo were announced to all") {
    const State s = table("king SEV; CAS red:3 blue:2");
    CHECK(line(seen_by(s, green), "CAS") == "red:3 blue:2");
}

}
