// 2023, the game of two: the dummy in tables written down, in saved games and in what players see, and its laws in
// random games.
#include <set>

#include "contract.h"
#include "dummy.h"
#include "engine/save_game.h"

using namespace eg;

TEST_SUITE("the dummy: tables, saves, and what is seen") {

// Checked in random games of every box with the dummy (contract_test.cpp).
const OfBoxes with_it{.with = "dummy"};
const OfBoxes with_it_and_plain_power{
    .with = "dummy", .which = [](const Box& box) { return !OfBoxes{.with = "power_shift"}.has(box); }};

const Law no_court{
    "the dummy has nothing in a court",
    with_it, When::always, [](const Moment& m) { REQUIRE(m.table.court[white] == 0); }};

const std::string_view all_its_words[] = {"dummy_power", "dummy_acted", "dummy_used_1_7",
                                          "dummy_used_8_13", "dummy_regions_1_5", "dummy_regions_6_9"};
const Law no_secrets{"everybody sees all that lies there of the dummy", with_it, When::closely, [](const Moment& m) {
    for (Player p : {red, blue, nobody})
        for (const std::string_view word : all_its_words)
            REQUIRE(number_kept(seen_by(m.table, p), word) == number_kept(m.table, word));
}};

State its_story;   // the current game as its events alone tell it
const Law its_events{
    "whoever follows the events knows the dummy's power card, and whether it has taken an action card",
    with_it, When::always, [](const Moment& m) {
    if (m.dealt()) its_story = m.table;
    else
        for (const Event& event : m.events) apply_event(its_story, event);
    for (const std::string_view word : {"dummy_power", "dummy_acted"})
        REQUIRE(number_kept(its_story, word) == number_kept(m.table, word));
}};

Witness power_played{"a power card is played beside the dummy's", with_it_and_plain_power, When::always, 1000};
const Law its_value{
    "nobody plays the value of the dummy's power card",
    with_it_and_plain_power, When::always, [](const Moment& m) {
    if (m.dealt()) return;
    for (const Event& event : m.events) {
        if (event.what != What::power_played) continue;
        power_played.saw();
        REQUIRE(event.n != number_kept(m.before, "dummy_power"));
    }
}};

const Law its_name{"the dummy is called by its name, not by its colour", with_it, When::closely, [](const Moment& m) {
    static const PerPlayer<std::string> names = seat_names();
    const auto look = [&](const Message& message) {
        for (Language language : {Language::english, Language::pseudo})
            REQUIRE(text(language, message, names, &box(m.table)).find("White") == std::string::npos);
    };
    for (const Event& event : m.events) look(message(event, m.table.rules));
    if (!over(m.table)) REQUIRE(question(m.table).find("White") == std::string::npos);
}};

TEST_CASE("a table in the middle of a round, written down") {
    State s =
        round_with_dummy("start red; dummy_power 9; dummy_used_8_13 2; dummy_regions_1_5 3; GAL white:2; PV white:2");
    play(s, "power 13, power 1, card 4, done");
    CHECK(line(s, "dummy_power") == "9");
    CHECK(line(s, "dummy_acted") == "1");
    CHECK(line(s, "shown") == "n1-intrigue n2-visitation n4-squires:white n5-majesty:red");
    CHECK(line(s, "province") == "red:30 blue:30 white:26");
    CHECK(position(show(s)).state == s);
    CHECK(position(two + "GAL white:1G").error != "");
    CHECK(position(two + "GAL white:31").error != "");
    CHECK(position(two + "start white").error != "");
    CHECK(position(two + "province red:30 blue:30 white:29").error != "");
    CHECK(position("edition 2023; players 3; GAL white:1").error != "");
    CHECK(position("edition 2023; players 3; dummy_power 3").error != "");
    CHECK(position("edition bigbox; players 2; GAL white:1").error != "");
}

TEST_CASE("two tables that differ in what has been drawn for it are not the same") {
    const State s = round_with_dummy("dummy_power 9");
    for (const std::string other :
         {"dummy_power 8", "dummy_power 9; dummy_used_1_7 1", "dummy_power 9; dummy_regions_6_9 1",
          "dummy_power 9; dummy_acted 1", "dummy_power 9; GAL white:1"}) {
        CAPTURE(other);
        CHECK(round_with_dummy(other) != s);
        CHECK(hash(round_with_dummy(other)) != hash(s));
    }
}

TEST_CASE("a game is saved from a table written down") {
    State s = round_with_dummy("start red; dummy_power 9; GAL white:2");
    Record record{.setup = {.players = 2, .rules = s.rules},
                  .seed = 0,
                  .table = show(s),
                  .choices = {*choice("power 13"), *choice("power 1"), *choice("card 4"), *choice("done")},
                  .notes = {}};
    play(s, "power 13, power 1, card 4, done");
    const Loaded loaded = load(save(record));
    REQUIRE(loaded.error == "");
    CHECK(loaded.state == s);
}

TEST_CASE("what is imagined of it differs, and is never what has been") {
    Events events;
    State  s = dealt(4, events);
    idle(s, [](const State& now) { return now.round == 1; });
    const int first = its_power(dealt(4, events)), second = its_power(s);
    std::set<int> third;
    Rng rng{5};
    for (int n = 0; n < 200; ++n) {
        State t = imagine(seen_by(s, asked(s)), rng);
        idle(t, [](const State& now) { return now.round == 2; });
        third.insert(its_power(t));
    }
    CHECK(third.size() == 11);
    CHECK(third.count(first) == 0);
    CHECK(third.count(second) == 0);
}

}
