// Grand Inquisitor & the Colonies (1996 booklet): Preparation.
#include "colonies_table.h"

namespace eg {

namespace {

// Every start of a game: for two to five players.
template <class Visit>
void each_start(Visit visit) {
    for (int players = 2; players <= 5; ++players)
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            CAPTURE(players);
            CAPTURE(seed);
            visit(dealt(players, seed));
        }
}

Places homes(const State& s) {
    Places all;
    for (Player p : s.seats()) all.add(s.grande[p]);
    return all;
}
Places of_black(const State& s) {
    Places all;
    for (Place place : places(s))
        if (s.caballeros[*colour("black")][place] > 0) all.add(place);
    return all;
}
Place limit_of(const State& s) { return static_cast<Place>(std::stoi(line(s, "limit")) - 1); }

}

TEST_SUITE("colonies") {

TEST_CASE("two black caballeros stand in each of two more regions") {
    each_start([](const State& s) {
        const Places two = of_black(s);
        CHECK(two.size() == 2);
        for (Place place : two) {
            CHECK(s.caballeros[*colour("black")][place] == 2);
            CHECK(box(s).dialled.has(place));
        }
        CHECK((two & homes(s)).empty());
        CHECK_FALSE(two.has(s.king));
    });
}

TEST_CASE("the Limit table lies in a region that no other card has named") {
    each_start([](const State& s) {
        CHECK(box(s).dialled.has(limit_of(s)));
        CHECK_FALSE(homes(s).has(limit_of(s)));
        CHECK_FALSE(of_black(s).has(limit_of(s)));
        CHECK(limit_of(s) != s.king);
    });
}

// 1 + 5 + 2 + 1
TEST_CASE("C7: with five players all nine region cards are used") {
    for (std::uint64_t seed = 1; seed <= 12; ++seed) {
        const State s = dealt(5, seed);
        Places named = homes(s) | of_black(s);
        named.add(s.king);
        named.add(limit_of(s));
        CHECK(named == box(s).dialled);
        CHECK(named.size() == 9);
    }
}

TEST_CASE("neither the King nor a Grande nor a black caballero begins overseas") {
    each_start([](const State& s) {
        CHECK(box(s).dialled.has(s.king));
        for (const char* id : {"FRA", "AMB", "ENV", "SHI", "CAP", "AME", "VIC", "MED"}) {
            CAPTURE(id);
            CHECK(line(s, id).empty());
        }
    });
}

TEST_CASE("of 36 caballeros two stand at home and nine in the court") {
    each_start([](const State& s) {
        for (Player p : s.seats()) {
            CHECK(s.caballeros[p][s.grande[p]] == 2);
            CHECK(s.court[p] == 9);
            CHECK(s.province[p] == 25);
        }
    });
}

TEST_CASE("all choose a region by disc and two of the court go there") {
    each_start([](State s) {
        REQUIRE(asked_step_name(s) == "dial");
        CHECK(Places::of_bits(legal(s).of(Thing::place)) == box(s).dialled);   // of the nine
        const State before = s;
        Place to = GAL;
        while (to == s.king) to = static_cast<Place>(to + 1);
        while (asked_step_name(s) == "dial") play(s, show(on(to)));
        for (Player p : s.seats()) {
            CHECK(s.caballeros[p][to] == before.caballeros[p][to] + 2);
            CHECK(s.court[p] == 7);
            CHECK(s.province[p] == 25);
        }
        CHECK(asked_step_name(s) == "play_power");
    });
}

TEST_CASE("who chooses the King's region keeps the two in the court") {
    each_start([](State s) {
        const State before = s;
        while (asked_step_name(s) == "dial") play(s, show(on(s.king)));
        for (Player p : s.seats()) {
            CHECK(s.caballeros[p] == before.caballeros[p]);
            CHECK(s.court[p] == 9);
        }
    });
}

TEST_CASE("one gold lies in America and two wares in the Mediterranean") {
    each_start([](const State& s) {
        CHECK(gold_out(s) == 1);
        CHECK(wares_out(s) == 2);
    });
}

TEST_CASE("nobody has the Grand Inquisitor") {
    each_start([](const State& s) { CHECK(line(s, "inquisitor").empty()); });
}

TEST_CASE("the two mobile scoreboards lie beside the board") {
    each_start([](const State& s) { CHECK(line(s, "boards") == "8/4/0:- 4/0/0:-"); });
}

TEST_CASE("a sixth stack of one card and a seventh of eleven") {
    const Rules rules = colonies_rules();
    CHECK(box(rules).piles == 7);
    CHECK(card_count(rules, 5) == 1);
    CHECK(card(rules, 5, 0).id == "gi-inquisitor");
    CHECK(card(rules, 5, 0).returns);
    CHECK(card_count(rules, 6) == 11);
    for (int i = 0; i < 11; ++i) CHECK_FALSE(card(rules, 6, i).returns);
}

TEST_CASE("one card of each stack is turned face up: seven are on offer") {
    each_start([](State s) {
        idle(s, [](const State& now) { return asked_step_name(now) != "take_card"; });
        for (int stack = 0; stack < 7; ++stack) {
            CHECK(s.shown[stack] != no_card);
            CHECK(may(s, "card " + std::to_string(stack + 1)));
        }
    });
}

// "It is treated similarly to the King's card."
TEST_CASE("the Inquisitor's card is on offer in every round, a card of the seventh stack in one only") {
    State s = dealt(3, 4);
    std::set<std::string_view> seen;
    for (int round = 1; round <= 9; ++round) {
        idle(s, [&](const State& now) { return asked_step_name(now) != "take_card" || now.round != round; });
        REQUIRE(s.round == round);
        CHECK(card(s.rules, 5, s.shown[5]).id == "gi-inquisitor");
        CHECK(seen.insert(card(s.rules, 6, s.shown[6]).id).second);
        if (round % 2) play(s, "card 6");
    }
    CHECK(seen.size() == 9);   // of eleven
}

TEST_CASE("the Limit table has six spaces for two and three players, ten for four and five") {
    for (int players = 2; players <= 5; ++players) {
        CAPTURE(players);
        const std::string seats = "players " + std::to_string(players) + "; ";
        const int spaces = players <= 3 ? 6 : 10;
        const std::string six_more = std::to_string(spaces + 3);
        State s = table(seats + overseas(limit_in("CV") + "CV red:" + six_more + "; waiting red:3"));
        CHECK(worth(s, "CV")[0] > 0);
        // one more beside it changes nothing, one fewer on it does not fit
        const Position beyond =
            position(seats + overseas(limit_in("CV") + "CV red:" + six_more + "; waiting red:2"));
        CHECK_FALSE(beyond.error.empty());
    }
}

}

}
