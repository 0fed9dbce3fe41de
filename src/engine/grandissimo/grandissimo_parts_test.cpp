// Grandissimo (1996 booklet): Preparation, of parts that are left out: "Please remove the cards or pieces that you do
// not like and play with the rest." Which cards leave with which part is ours.
#include "engine/validate.h"
#include "grandissimo_table.h"

namespace eg {

namespace {

using Ids = std::set<std::string>;

const std::string all_parts = "ship,jail,inquisitor,queen_and_jester,portugal";

// The cards of a stack (from 1) that are in games without these parts.
Ids cards_in(int stack, const std::string& without) {
    const Rules rules = grandissimo_rules(without);
    Ids ids;
    for (int i = 0; i < card_count(rules, stack - 1); ++i)
        if (const ActionCard& it = card(rules, stack - 1, i); in_the_deck(it, rules)) ids.insert(std::string{it.id});
    return ids;
}
Ids cards_gone(const std::string& without) {
    Ids gone = cards_in(6, "");
    for (const std::string& id : cards_in(6, without)) gone.erase(id);
    return gone;
}

// Plays a random game without these parts; visits each table.
template <class Visit>
void play_without(const std::string& parts_out, Visit visit) {
    for (std::uint64_t seed = 0; seed < 4; ++seed) {
        CAPTURE(parts_out);
        CAPTURE(seed);
        Events ignored = Events::ignored();
        Rng    rng{seed};
        for (State s = dealt(4, seed, grandissimo_rules(parts_out)); !over(s);) {
            const Choices choices = legal(s);
            REQUIRE_FALSE(choices.empty());
            apply(s, choices[rng.below(choices.size())], ignored);
            visit(s);
        }
    }
}

}

TEST_SUITE("grandissimo") {

// "The 6th stack may contain as many as 19 cards or as few as 11."
TEST_CASE("M15: each part takes its cards along; without all of them twelve are left") {
    CHECK(cards_in(6, "").size() == 19);
    CHECK(cards_in(6, "ship").size() == 19);
    CHECK(cards_in(6, "jail").size() == 17);
    CHECK(cards_in(6, "inquisitor").size() == 17);
    CHECK(cards_in(6, "queen_and_jester").size() == 18);
    CHECK(cards_in(6, "portugal").size() == 17);
    CHECK(cards_in(6, all_parts).size() == 12);
    CHECK(cards_gone("jail") == Ids{"gr-jailbreak", "gr-constable"});
    CHECK(cards_gone("inquisitor") == Ids{"gr-inquisitor", "gr-office"});
    CHECK(cards_gone("queen_and_jester") == Ids{"gr-ladies"});
    CHECK(cards_gone("portugal") == Ids{"gr-revolution", "gr-treaty"});
    CHECK(cards_in(7, "ship,jail,inquisitor,portugal") == Ids{"gr-queen"});
    CHECK(cards_in(7, "queen_and_jester").empty());
}

TEST_CASE("a game without any of its parts is a whole table, with a seventh stack or without") {
    for (const char* out : {"ship", "jail", "inquisitor", "queen_and_jester", "portugal", all_parts.c_str()}) {
        CAPTURE(out);
        const State s = dealt(3, 4, grandissimo_rules(out));
        CHECK(english(validate(s)) == "");
        CHECK(position(show(s)).state == s);
    }
}

TEST_CASE("a text says which parts are out, and reads back") {
    const State s = at_peace("without ship,jail; king CN");
    CHECK(line(s, "without").find("ship") != std::string::npos);
    CHECK(line(s, "without").find("jail") != std::string::npos);
    CHECK(fault_in_text(s).empty());
}

TEST_CASE("cards of a part that is out are not in the game") {
    CHECK_FALSE(position(iberia("without jail; shown gr-constable")).error.empty());
    CHECK_FALSE(position(iberia("without portugal; shown gr-treaty")).error.empty());
}

TEST_CASE("without ship the ship symbol means nothing") {
    State s = holding("gr-dowry", "without ship; king CN; court red:9");
    CHECK(marks_in(box(s), card(s.rules, 5, s.shown[5])) == 0);
    const Box& with_ship = box(holding("gr-dowry", "without jail; king CN"));
    CHECK(marks_in(with_ship, card(s.rules, 5, s.shown[5])) == mark_named("ship"));
    CHECK_FALSE(may(s, "token ship_token"));
    CHECK_FALSE(place_named(box(s), "NAO").has_value());
    CHECK(place_named(box(s), "JAIL").has_value());
    CHECK(may(s, "act"));
    play_without("ship", [](const State& now) {
        REQUIRE(line(now, "ship_token") == "red:0 blue:0 yellow:0 green:0");
    });
}

TEST_CASE("without the jail the jail symbol means nothing, and nobody is pardoned") {
    State s = holding("gr-wedding", "without jail; king CN; PV blue:2");
    CHECK_FALSE(may(s, "blue PV"));
    CHECK(may(s, "act"));
    CHECK_FALSE(may(holding("5-king", "without jail; king CN"), "token pardon"));
    play_without("jail", [](const State& now) { REQUIRE_FALSE(place_named(box(now), "JAIL").has_value()); });
}

// "You do not need ... the Grand Inquisitor, and the black caballeros."
TEST_CASE("without the Inquisitor there are no black caballeros either") {
    play_without("inquisitor", [](const State& now) {
        REQUIRE(line(now, "grand_inquisitor").empty());
        for (Place place : places(now)) REQUIRE(now.caballeros[*colour("black")][place] == 0);
    });
}

TEST_CASE("without the Queen and the Jester there is no seventh stack") {
    State s = dealt(4, 3, grandissimo_rules("queen_and_jester"));
    idle(s, [](const State& now) { return asked_step_name(now) != "take_card"; });
    CHECK(may(s, "card 6"));
    CHECK_FALSE(may(s, "card 7"));
    play_without("queen_and_jester", [](const State& now) {
        REQUIRE(line(now, "queen").empty());
        REQUIRE(line(now, "jester").empty());
    });
}

TEST_CASE("without Portugal nobody comes there, lands there or is scored there") {
    CHECK(places_offered(placing("without portugal; king GAL")) == "CAS, PV, CV");
    State moved = holding("1-any3", "without portugal; king CN; SEV red:1");
    play(moved, "act, red SEV");
    CHECK_FALSE(offers(moved, "POR"));
    State king = holding("5-king", "without portugal; king CN");
    play(king, "act");
    CHECK_FALSE(offers(king, "POR"));
    State grande = holding("4-grande", "without portugal; king CN; PV red:0G");
    play(grande, "act");
    CHECK_FALSE(offers(grande, "POR"));
    State board = holding("4-board", "without portugal; king CN");
    play(board, "act, board 8/4/0");
    CHECK_FALSE(offers(board, "POR"));
    State lands = turn_begins("without portugal; king CN; NAO red:1", "gr-dowry");
    play(lands, "red NAO");
    CHECK(places_offered(lands) == "GAL, PV, CAT, SEV, GRA, VAL");
    State fives = holding("3-fives", "without portugal; king CN");
    CHECK(scored_of(fives, play(fives, "act")) == "PV, ARA, VAL");
    State scored = general_scoring_of("without portugal; king CN; CAS blue:1");
    CHECK(scored_of(scored, dial(scored, "blue:PV")) == "CAS, GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
    play_without("portugal", [](const State& now) { REQUIRE_FALSE(place_named(box(now), "POR").has_value()); });
}

TEST_CASE("a game without all of them comes to its end") {
    play_without(all_parts, [](const State& now) {
        for (const char* id : {"POR", "NAO", "JAIL", "GIFT"}) REQUIRE_FALSE(place_named(box(now), id).has_value());
    });
}

}

}
