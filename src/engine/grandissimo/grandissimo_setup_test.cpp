// Grandissimo (1996 booklet): Preparation, and Playing the game.
#include "grandissimo_table.h"

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

std::string none_each(const State& s) {
    std::string all;
    for (Player p : s.seats()) all += (all.empty() ? "" : " ") + std::string{show(p)} + ":0";
    return all;
}

}

TEST_SUITE("grandissimo") {

// "Draw a region card and place the two black Caballeros in the region indicated."
TEST_CASE("the two black caballeros stand in one of the nine regions") {
    std::set<Place> drawn;
    each_start([&](const State& s) {
        Places of_black;
        for (Place place : places(s))
            if (s.caballeros[*colour("black")][place] > 0) of_black.add(place);
        REQUIRE(of_black.size() == 1);
        CHECK(s.caballeros[*colour("black")][of_black.lowest()] == 2);
        CHECK(box(s).dialled.has(of_black.lowest()));
        drawn.insert(of_black.lowest());
    });
    CHECK(drawn.size() > 4);
}

TEST_CASE("nobody begins in Portugal, on the ship or in jail") {
    each_start([](const State& s) {
        CHECK(box(s).dialled.has(s.king));
        for (const char* id : {"POR", "NAO", "JAIL"}) {
            CAPTURE(id);
            CHECK(line(s, id).empty());
        }
    });
}

// "Place the prison, Queen, court jester, Grand Inquisitor, and 2 ship tokens next to the board."
TEST_CASE("the Queen, the Jester, the Inquisitor and the ship tokens are beside the board") {
    each_start([](const State& s) {
        for (const char* figure : {"queen", "jester", "grand_inquisitor"}) {
            CAPTURE(figure);
            CHECK(line(s, figure).empty());
        }
        CHECK(line(s, "ship_token") == none_each(s));
        CHECK(line(s, "GIFT") == "");
    });
}

TEST_CASE("no region card is out, no Grande is King, and no action is saved") {
    each_start([](const State& s) {
        for (const char* word : {"ally", "alliance", "boycott", "revolt", "saved_by"}) {
            CAPTURE(word);
            CHECK(line(s, word).empty());
        }
    });
}

// "Setup El Grande as described in the rules for El Grande."
TEST_CASE("all else is as in the base game") {
    each_start([](const State& s) {
        for (Player p : s.seats()) {
            CHECK(s.caballeros[p][s.grande[p]] == 2);
            CHECK(s.court[p] == 7);
            CHECK(s.province[p] == 21);
        }
        CHECK(line(s, "boards") == "8/4/0:- 4/0/0:-");
        CHECK(asked_step_name(s) == "play_power");
    });
}

// "Grandissimo adds two stacks of action cards to the basic game. The 7th stack contains just one card."
TEST_CASE("a sixth stack of nineteen cards and a seventh of one") {
    const Rules rules = grandissimo_rules();
    CHECK(box(rules).piles == 7);
    CHECK(card_count(rules, 5) == 19);
    CHECK(card_count(rules, 6) == 1);
    CHECK(card(rules, 6, 0).id == "gr-queen");
    CHECK(card(rules, 6, 0).returns);
}

// "There are two extra action stacks for players to choose from."
TEST_CASE("seven cards are on offer") {
    each_start([](State s) {
        idle(s, [](const State& now) { return asked_step_name(now) != "take_card"; });
        for (int stack = 0; stack < 7; ++stack) {
            CHECK(s.shown[stack] != no_card);
            CHECK(may(s, "card " + std::to_string(stack + 1)));
        }
    });
}

// "At the end of each round the unused action cards are discarded and new ones are drawn from each stack. The King and
// the Queen/jester cards return each round."
TEST_CASE("the Queen's card is on offer in every round, a card of the sixth stack in one only") {
    State s = dealt(3, 4);
    std::set<std::string_view> seen;
    for (int round = 1; round <= 9; ++round) {
        idle(s, [&](const State& now) { return asked_step_name(now) != "take_card" || now.round != round; });
        REQUIRE(s.round == round);
        CHECK(card(s.rules, 4, s.shown[4]).id == "5-king");
        CHECK(card(s.rules, 6, s.shown[6]).id == "gr-queen");
        CHECK(seen.insert(card(s.rules, 5, s.shown[5]).id).second);
        if (round % 2) play(s, "card 7");
    }
    CHECK(seen.size() == 9);   // of nineteen
}

// "Place the Portugal scoreboard on the game board in the place provided in Portugal on the map."
TEST_CASE("Portugal has its own scoreboard") {
    CHECK(value_of(dealt(4, 1), place_at(dealt(4, 1), "POR")) == Values{{5, 0, 0}});
}

}

}
