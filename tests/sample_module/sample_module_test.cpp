// The sample module: its rules, every bot that plays it, saves, sentences, and what each player sees.
#include "sample_module.h"

#include <algorithm>
#include <fstream>

#include "decision.h"
#include "table.h"
#include "ai/bot.h"
#include "ai/facts.h"
#include "ai/rows.h"
#include "ai/evaluation.h"
#include "engine/text_armor.h"
#include "engine/save_game.h"
#include "kept_games.h"

namespace eg {
namespace {

Rules rules() { return rules_of(*edition("guest")); }

const std::string begin = "edition guest; players 3; king GAL; round 2; ";
const std::string round_goes_on = "; ask end_round - 0 - - 0 0; ask next_turn - 0 - - 0 0";

// How many favours of all hands this player can see.
int known_favours(const State& s, Player player) {
    const State seen = seen_by(s, player);
    int known = 0;
    for (Player p : s.seats())
        for (int which = 0; which < favours; ++which) known += favour(seen, p, which) != hidden_value;
    return known;
}

}

TEST_SUITE_BEGIN("guest");

TEST_CASE("an island with a harbour, beside Valencia: who stands in the harbour counts on the island") {
    const State s = table(begin + "ISL red:1 blue:2; HAR red:2");
    CHECK(borders(s, VAL).has(island(s)));
    CHECK(borders(s, island(s)) == Places{VAL});
    CHECK(regions(s).has(island(s)));
    CHECK_FALSE(regions(s).has(harbour(s)));
    CHECK(points_at(s, island(s)) == std::vector<int>{4, 2, 0});
    CHECK(points_at(s, harbour(s)) == std::vector<int>{0, 0, 0});
    CHECK(borders(table("players 3"), VAL) == Places{CAT, ARA, CN, GRA});
    CHECK(position("ISL red:1").error == "There is no ISL in this game.");
}

TEST_CASE("ships sail to the harbour, and whoever stands there is sent one caballero more") {
    State s = table(
        begin
        + "court red:3; shown g1-sail:red g2-move g3-score g4-king g5-sail; acted red; power red:13 blue:2 yellow:3"
        + round_goes_on + "; ask use_card red 1 - red 0 0");
    const Events events = play(s, "act, HAR, HAR");
    CHECK(line(s, "HAR") == "red:2");
    CHECK(line(s, "court") == "red:1 blue:0 yellow:0 white:0");
    CHECK(line(s, "points") == "red:2 blue:0 yellow:0");   // the toll of each who arrives
    CHECK(text(Language::english, message(events.list.back(), s.rules), seat_names(), &box(s))
          == "Red takes 1 point of toll in Palma.");
    CHECK(mustered_by(s, red) == 1);   // the 13 brings nobody
    CHECK(mustered_by(s, blue) == 5);
}

TEST_CASE(
    "whoever stands in the harbour is on the island: moved, sent back and driven out of it, and under the King's peace "
    "there") {
    const std::string there = begin + "ISL red:1 blue:1; HAR red:2 yellow:1; VAL blue:1; ";
    CHECK(options(table(there + "ask move_caballero red 2 - - 3 0"))
          == "red ISL, red HAR, blue VAL, blue ISL, yellow HAR, done");
    State s = table(there + "ask carry_caballero red 0 HAR red 0 0");
    CHECK(
        places_offered(s)
        // not out of that region, and into the harbour only by ship
        == "CAS, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
    play(s, "VAL");
    CHECK(line(s, "HAR") == "red:1 yellow:1");

    s = table(there + "ask move_caballero red 30 - - 13 0");   // all of his own out of one region
    play(s, "red HAR, VAL, red ISL, VAL, red HAR, VAL");
    CHECK(line(s, "HAR") == "yellow:1");
    CHECK(line(s, "ISL") == "blue:1");

    s = table(there + "ask take_from_each red 0 - - 2 0");
    play(s, "yellow HAR");
    CHECK(line(s, "HAR") == "red:2");

    s = table(there + "ask name_region blue 0 - - 0 0");
    CHECK(places_offered(s) == "ISL");
    play(s, "ISL");
    dial(s, "red:VAL yellow:CAT");
    CHECK(line(s, "HAR") == "");
    CHECK(line(s, "ISL") == "blue:1");
    CHECK(line(s, "VAL") == "red:3 blue:1");
    CHECK(line(s, "CAT") == "yellow:1");

    for (Place place : {island(s), harbour(s)})
        CHECK(taboo(table("king ISL; " + begin.substr(0, begin.find(" king")) + " round 2")).has(place));
    CHECK(options(table("edition guest; players 3; king ISL; HAR red:2; VAL red:1; ask move_caballero red 2 - - 1 0"))
          == "red VAL, done");
}

TEST_CASE("the islanders are nobody's: they stand on the table, count there, and go where they are sent") {
    Events ignored = Events::ignored();
    CHECK(line(new_game({.players = 2, .rules = rules()}, 1, ignored), "ISL").find("white:2") != std::string::npos);
    State s = table(
        begin + "ISL red:1 white:2; VAL white:1; HAR white:1; court blue:3; ask carry_caballero red 0 ISL white 0 0");
    CHECK(line(s, "ISL") == "red:1 white:2");
    CHECK(line(s, "province") == "red:23 blue:21 yellow:24 white:20");
    CHECK(position(show(s)).state == s);
    CHECK(hash(s)
          != hash(
              table(begin + "ISL red:1 white:3; HAR white:1; court blue:3; ask carry_caballero red 0 ISL white 0 0")));
    CHECK(points_at(s, island(s)) == std::vector<int>{2, 0, 0});   // second, behind the islanders
    CHECK(question(s)
          == "Choose where White's caballero from Mallorca goes.");
    const Events events = play(s, "CAT");
    CHECK(line(s, "CAT") == "white:1");
    CHECK(line(s, "points") == "red:0 blue:0 yellow:0");
    CHECK(text(Language::english, message(events.list.front(), s.rules), seat_names()).find("White")
          != std::string::npos);
    CHECK(options(table(begin + "ISL red:1 white:1; HAR white:1; ask move_caballero blue 1 - - 3 0"))
          == "red ISL, white ISL, white HAR, done");
    for (const std::string text : {"edition decennial; GAL white:1", "edition guest; GAL black:1"})
        CHECK(english(position(text).error).find("'s on the table, who does not play") != std::string::npos);
    CHECK(english(position("edition guest; GAL white:1G").error).find("cannot be") != std::string::npos);
    CHECK(english(position(begin + "GAL white:1; ask send_own red 1 - white 0 0").error).find("does not fit")
          != std::string::npos);
}

TEST_CASE("every player has twenty-four caballeros in this box") {
    CHECK(box(table(begin)).caballeros_each == 24);
    CHECK(table(begin + "GAL red:3").province[red] == 21);
    CHECK(english(position(begin + "province red:30").error).find("cannot be") != std::string::npos);
    CHECK(english(position(begin + "province red:23 blue:24 yellow:24").error)
          == "red has 23 caballeros in all; every player has 24.");
}

TEST_CASE("one favour of two is called in, after mustering, and nobody else knows what it brings") {
    State s = table(begin + "shown g1-sail g2-move g3-score g4-king g5-sail; power red:13 blue:2 yellow:3; favour "
                            "red:2 blue:1 yellow:2; great_favour red:3 blue:3 yellow:4" + round_goes_on);
    CHECK(asked_step_name(s) == "call_in_favour");   // Red's 13 brings nobody
    CHECK(asked(s) == red);
    CHECK(options(s) == "take 2, take 3, done");
    CHECK(text(Language::english, told(asked_step(s).text.hint, s), seat_names())
              .find("One is worth 2 caballeros, the other 3")
          == 0);
    for (Player p : s.seats()) CHECK(known_favours(s, p) == 2);
    CHECK(known_favours(s, nobody) == 0);
    const Events events = play(s, "take 3");
    CHECK(line(s, "court") == "red:3 blue:0 yellow:0 white:0");
    CHECK(line(s, "favour") == "red:2 blue:1 yellow:2");
    CHECK(line(s, "great_favour") == "red:0 blue:3 yellow:4");
    CHECK(text(Language::english, message(events.list.front(), s.rules), seat_names())
          == "Red calls in a favour worth 3 caballeros.");
    CHECK(english(position(begin + "favour red:5").error).find("cannot be") != std::string::npos);
}

TEST_CASE("a table has nothing of another box, and nothing of theirs who do not play") {
    const struct { std::string text, why; } examples[] = {
        {"edition decennial; players 3; court red:5; ask sail red 3 - - 0 0", "names no step of the game"},
        {"edition decennial; players 3; court red:5; ask call_in_favour red 0 - - 0 0", "names no step of the game"},
        {"edition decennial; players 3; boards 8/4/0:ISL", "needs scoreboards and places"},
        {"edition decennial; players 3; GAL red:1; king PV; ask carry_caballero red 0 ISL red 0 0",
         "has a value that cannot be"},
        {"edition decennial; players 3; favour red:1", "no word of the notation"},
        {begin + "boards 8/4/0:HAR", "does not lie on HAR"},
        {begin + "favour sable:3", "sable's on the table"},
        {begin + "favour red:?; favour sable:?", "sable's on the table"},
    };
    for (const auto& example : examples) {
        CAPTURE(example.text);
        CHECK(english(position(example.text).error).find(example.why) != std::string::npos);
    }
    CHECK(position(begin + "boards 8/4/0:ISL").error == "");
}

TEST_CASE("a card of its own is kept for as long as it says, and spent on what it says") {
    std::string cards = deck_text(rules().deck);
    cards.insert(cards.find("pile 4"),
                 "g3-letter 2 | Invitation | Keep this card for up to 3 rounds: it is good for one ship. | hold letter "
                 "for 3 rounds\n\n");
    const AddedDeck added = add_deck(cards, box_of(*edition("guest")));
    REQUIRE(added.error == "");
    const std::string with_letters = begin + "deck " + deck_name(added.id)
                                     + "; court red:3; favour red:0 blue:0 yellow:0; power red:13 blue:2 yellow:3; ";
    State s = table(with_letters + "shown g1-sail g2-move g3-letter g4-king g5-sail; acted red" + round_goes_on
                    + "; ask take_card red 0 - - 0 0"),
          shown = s;
    Events events = play(s, "card 3, done");
    CHECK(line(s, "kept") == "red:g3-letter:3");
    CHECK(text(Language::english, message(events.list.at(1), s.rules), seat_names()) == "Red keeps an Invitation.");
    CHECK(position(show(s)).state.kept == s.kept);
    for (const Event& event : events.list) apply_event(shown, event);
    CHECK(shown.kept == s.kept);

    s = shown =
        table(with_letters + "shown g1-sail g2-move g3-score g4-king g5-sail; kept red:g3-letter:1" + round_goes_on);
    REQUIRE(asked_step_name(s) == "show_letter");
    SUBCASE("shown") {
        events = play(s, "act");
        CHECK(line(s, "HAR") == "red:1");
        CHECK(text(Language::english, message(events.list.front(), s.rules), seat_names())
              == "Red shows an Invitation.");
        CHECK(line(s, "closed") == "ISL HAR");
        CHECK((taboo(s) & Places{island(s), harbour(s)}) == Places{island(s), harbour(s)});
        CHECK_FALSE(movable(s, red).has(harbour(s)));
        CHECK_FALSE(anywhere(s).has(island(s)));
        CHECK(position(show(s)).state == s);
    }
    SUBCASE("not shown, it expires") {
        events = idle(s, [](const State& now) { return now.round == 2; });
        CHECK(how_often(events, What::card_expired) == 1);
    }
    for (const Event& event : events.list) apply_event(shown, event);
    CHECK(line(s, "kept").empty());
    CHECK(shown.kept == s.kept);
    CHECK(shown.closed == s.closed);
    CHECK(english(position("players 3; closed CAS").error).find("needs regions") != std::string::npos);
    CHECK(english(position(with_letters + "kept red:g3-letter:4").error).find("cannot be") != std::string::npos);
}

TEST_CASE("its games load for ever too") {
    std::ifstream file{std::string{ROOT} + "/tests/sample_module/saves.txt"};
    CHECK(kept_games(file) == 8);
}

TEST_CASE("its games are kept by its word, whatever number it has; by number only the first three boxes are") {
    const std::string bytes =
        decode(save({.setup = {.players = 2, .rules = rules()}, .seed = 1, .table = {}, .choices = {}, .notes = {}}))
            .bytes;
    CHECK(bytes.substr(0, 10) == std::string{"\x09\x04\x02\x03\x05guest"});
    for (int number = 4; number < 8; ++number) {
        std::string other =
            save({.setup = {.players = 2, .rules = {}}, .seed = 1, .table = {}, .choices = {}, .notes = {}});
        other = decode(other).bytes;
        other[3] = static_cast<char>(number);
        CHECK(english(load(encode(other)).error) == "This saved game describes a game that cannot be.");
    }
}

TEST_CASE("its cards are for a game of it only") {
    const std::string cards = deck_text(rules().deck);
    CHECK(add_deck(cards, box_of(*edition("guest"))).error == "");
    CHECK(add_deck("# mine\n" + cards, box_of(Edition::decennial)).error
          == "This deck has a card for another game: g1-sail.");
    CHECK_FALSE(fits(rules().deck, box_of(Edition::decennial)));
}

TEST_CASE("every bot plays it to the end") {
    Events ignored = Events::ignored();
    State  s = new_game({.players = 3, .rules = rules()}, 5, ignored);
    s.rules.short_game = true;
    for (const BotRow& row : bots()) play_to_the_end(row, s);
}

TEST_CASE("the nets are told of a favour, and know nothing of it until they are trained") {
    const State with = table(begin + "favour red:2 blue:1 yellow:1"), without = table(begin + "favour blue:1 yellow:1");
    const Facts more = facts_of(with).own[red], fewer = facts_of(without).own[red];
    CHECK(more.count == fewer.count + 1);
    const auto facts = std::find_if(sections().begin(), sections().end(),
                                    [](const Section& section) { return section.name == "sample_module facts"; });
    CHECK(more.list[static_cast<std::size_t>(more.count - 1)] == facts->first);
    CHECK(evaluate(net(), with, red).share == evaluate(net(), without, red).share);
}

// The King beside the island: nets know only the places of the base game.
TEST_CASE("the base game's facts are told as ever, wherever its places border") {
    const std::string same = "players 3; round 2; king VAL; GAL red:1 blue:2";
    State here = table("edition guest; " + same), there = table(same);
    for (int stack = 0; stack < stack_count; ++stack)
        here.shown[stack] = there.shown[stack] = no_card;   // the two games have different cards
    const TableFacts known = facts_of(here), base = facts_of(there);
    REQUIRE(known.place_count > base.place_count);
    for (std::size_t i = 0; i < static_cast<std::size_t>(base.place_count); ++i)
        CHECK(known.places[i] == base.places[i]);
    for (Player p : here.seats()) {
        const auto mine = known.own[p].entries(), its = base.own[p].entries();
        CHECK(std::equal(mine.begin(), mine.end(), its.begin(), its.end()));   // Emscripten 3.1.6 has no std::ranges
    }
}

TEST_SUITE_END();

}
