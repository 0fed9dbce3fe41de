// 2023, Old Hands: a case for each of its four cards, and which cards of the deck they replace. N13 to N15 are the
// numbers of the examples in our design of the deck.
#include <cmath>

#include "card_case.h"
#include "edition_2023.h"
#include "engine/save_game.h"
#include "own_deck.h"

using namespace eg;

TEST_SUITE("2023, Old Hands") {

CARD("oh1-double-game", "one's own out of one region, or two more in regions") {
    State s = holding_old("oh1-double-game", "king SEV; GAL red:3 blue:1; PV red:1; court red:4");
    SUBCASE("as many as one likes") {
        play(s, "act");
        CHECK(options(s) == "red GAL, red PV, done");
        play(s, "red GAL, CAS");
        CHECK(options(s) == "red GAL, done");
        play(s, "red GAL, VAL, done");
        CHECK(line(s, "GAL") == "red:1 blue:1");
        CHECK_FALSE(may(s, "act-other"));
    }
    SUBCASE("or up to two more, anywhere but with the King and in the Castillo") {
        play(s, "act-other");
        CHECK(options(s) == "GAL, PV, ARA, CAT, CV, CN, GRA, VAL, done");
        play(s, "CAT, CAT");
        CHECK(line(s, "CAT") == "red:2");
        CHECK_FALSE(may(s, "act"));
        CHECK(places_offered(s) == "CAS, CN, GRA");
    }
}

CARD("oh2-veto", "kept, it stops one special action whole, this round or the next") {
    State s = round_of_2023(with_old_hands + "start red; king SEV; court blue:7",
                           "n1-intrigue oh2-veto n3-cortes n4-progress n5-majesty");
    play(s, "power 13, power 12, power 11, power 10, card 2");
    CHECK(line(s, "kept") == "red:oh2-veto:2");
    CHECK_FALSE(may(s, "act"));   // the card is kept, not performed
    play(s, "done");
    SUBCASE("this round") {
        play(s, "card 5, act");
        CHECK(asked(s) == red);
        CHECK(options(s) == "veto, allow");
        play(s, "veto");
        CHECK(asked(s) == blue);
        CHECK(s.king == SEV);
        CHECK(line(s, "kept").empty());
        CHECK_FALSE(may(s, "act"));   // it counts as used
        CHECK(may(s, "CN"));          // but he still places
    }
    SUBCASE("let pass, it is still there, and he is asked of nothing more in this action") {
        play(s, "card 5, act, allow, GAL");
        CHECK(s.king == GAL);
        CHECK(asked(s) == blue);
        CHECK(line(s, "kept") == "red:oh2-veto:2");
        play(s, "done, take 0, card 4, act");
        CHECK(asked(s) == red);   // the next one is announced too
    }
    SUBCASE("the next round") {
        play_out(s);
        CHECK(line(s, "kept") == "red:oh2-veto:1");
        play(s, "power 1, power 2, power 3, power 9");
        idle(s, [](const State& now) { return asked_step_name(now) != "take_card"; });
        play(s, "card 5, act, veto");
        CHECK(s.king == SEV);
    }
    SUBCASE("unused, it is gone at the end of the next") {
        CHECK(how_often(play_out(s), What::card_expired) == 0);
        idle(s, [](const State& now) { return now.round == 2; });
        CHECK(s.round == 3);
        CHECK(line(s, "kept").empty());
    }
}

CARD("oh2-skirmish", "everybody sends one home from a region, which is then scored") {
    SUBCASE("N13") {
        State s = holding_old("oh2-skirmish", "king GAL; ARA red:3 yellow:3 blue:1; PV blue:2");
        play(s, "act");
        CHECK(options(s) == "PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
        const Events events = play(s, "ARA");
        CHECK(line(s, "ARA") == "red:2 yellow:2");
        CHECK(paid(events, ARA) == "red:4 yellow:4");
        CHECK(line(s, "points") == "red:4 blue:0 yellow:4 green:0");   // blue had exactly one, and has none left
        CHECK(line(s, "province") == "red:28 blue:28 yellow:28 green:30");
        CHECK(asked_step_name(s) == "use_card");
    }
    SUBCASE("the active player too") {
        State s = holding_old("oh2-skirmish", "king GAL; ARA red:1");
        play(s, "act, ARA");
        CHECK(line(s, "ARA").empty());
        CHECK(s.score[red] == 0);
    }
}

TEST_CASE("Old Hands place as many as their piles say, those of our own too") {
    const Rules rules = rules_with("old_hands");
    for (const ActionCard& card : deck(rules.deck).cards)
        if (card.replaces) CHECK(card.caballeros == card.stack);
}

CARD("oh4-retinue", "the own Grande moves, and up to three of one's own go with him") {
    SUBCASE("N14") {
        State s = holding_old("oh4-retinue", "king GAL; SEV red:4G");
        play(s, "act, CAT, red SEV, red SEV, red SEV");
        CHECK(line(s, "CAT") == "red:3G");
        CHECK(line(s, "SEV") == "red:1");
        CHECK(asked_step_name(s) == "use_card");
    }
    SUBCASE("fewer, or nobody; only from where he lived, and nobody else's") {
        State s = holding_old("oh4-retinue", "king GAL; SEV red:4G blue:2; PV red:2");
        play(s, "act");
        CHECK(options(s) == "PV, ARA, CAT, CV, CN, GRA, VAL");
        play(s, "PV");
        CHECK(options(s) == "red SEV, done");
        play(s, "done");
        CHECK(line(s, "PV") == "red:2G");
        CHECK(line(s, "SEV") == "red:4 blue:2");
    }
    SUBCASE("not out of the King's region") {
        CHECK_FALSE(may(holding_old("oh4-retinue", "king SEV; SEV red:4G"), "act"));
    }
}

// How often each card is turned up in a game in which all players do as little as possible.
std::map<std::string, int> turned_up(const Setup& setup, std::uint64_t seed) {
    Events events;
    State  s = new_game(setup, seed, events);
    const Events rest = whole_game(s);
    events.list.insert(events.list.end(), rest.list.begin(), rest.list.end());
    std::map<std::string, int> times;
    for (const Event& event : of_sort(events, What::card_revealed))
        ++times[std::string{card(s.rules, event.n, event.card).id}];
    return times;
}
// The same for several deals.
std::map<std::string, int> turned_up_in(int deals, const Setup& setup) {
    std::map<std::string, int> times;
    for (int seed = 0; seed < deals; ++seed)
        for (const auto& [id, n] : turned_up(setup, static_cast<std::uint64_t>(seed))) times[id] += n;
    return times;
}
int of_pile(const std::map<std::string, int>& times, const std::string& beginning) {
    int all = 0;
    for (const auto& [id, n] : times) all += id.starts_with(beginning) ? n : 0;
    return all;
}
// Within four standard deviations of this number.
bool near(int n, double expected) { return std::abs(n - expected) < 4 * std::sqrt(expected) + 1; }

TEST_CASE("each in place of a random other one of its pile") {
    const Rules rules = rules_with("old_hands");
    // N15: of 11, 12, 10 and 11 cards 10 each are in the game; 8 of the 10 in stack 2 are the printed ones.
    for (int stack = 0; stack < 4; ++stack)
        CHECK(card_count(rules, stack) == std::array{11, 12, 10, 11}[static_cast<std::size_t>(stack)]);
    CHECK(copies(rules, 0)["oh1-double-game"] == 1);
    CHECK(copies(rules, 1)["oh2-veto"] == 1);
    CHECK(copies(rules, 1)["oh2-skirmish"] == 1);
    CHECK(copies(rules, 3)["oh4-retinue"] == 1);
    constexpr int deals = 1500;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        const auto here = turned_up({.players = 4, .rules = rules}, seed);
        CHECK(of_pile(here, "n1-") <= 9);
        CHECK(of_pile(here, "n2-") <= 8);
        CHECK(of_pile(here, "n4-") <= 9);
    }
    auto times = turned_up_in(deals, {.players = 4, .rules = rules});
    for (const std::string id : {"oh1-double-game", "oh2-veto", "oh2-skirmish", "oh4-retinue"})
        CHECK(near(deals - times[id], deals * 0.1));   // nine of ten cards are turned up
    for (const std::string id : {"n2-disgrace", "n2-feud", "n2-sumptuary"}) CHECK(near(times[id], deals * 0.8 * 0.9));
    CHECK(near(times["n1-intrigue"], deals * 2 * 0.9 * 0.9));
    CHECK(near(times["n3-crowns"], deals * 0.9));
}

// A deck with nine cards in each stack: all that are in the game are turned up.
std::string nine_in_a_pile() {
    std::string text = deck_text(rules_with().deck);
    for (const std::string id : {"n1-household", "n2-disgrace", "n3-crowns", "n4-squires"}) {
        const std::size_t at = text.find('\n' + id) + 1;
        text.erase(at, text.find('\n', at) + 1 - at);
    }
    return text;
}

TEST_CASE("each is in the game for certain, and exactly so many others of its pile never appear") {
    forget_added_decks();
    Rules rules = rules_with("old_hands");
    const AddedDeck added = add_deck(nine_in_a_pile(), rules.box);
    REQUIRE(added.error == "");
    rules.deck = added.id;
    std::set<std::string> left_out;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        auto here = turned_up({.players = 3 + static_cast<int>(seed % 3), .rules = rules}, seed);
        CAPTURE(seed);
        CHECK(of_pile(here, "n1-") == 8);
        CHECK(of_pile(here, "n2-") == 7);
        CHECK(of_pile(here, "n3-") == 9);
        CHECK(of_pile(here, "n4-") == 8);
        for (const std::string id : {"oh1-double-game", "oh2-veto", "oh2-skirmish", "oh4-retinue"})
            CHECK(here[id] == 1);
        for (int pile = 0; pile < 4; ++pile)
            for (const auto& [id, n] : copies(rules, pile)) {
                CHECK(here[id] <= n);
                if (here[id] < n) left_out.insert(id);
            }
    }
    CHECK(left_out.size() == 7 + 7 + 6);   // any printed card of stacks 1, 2 and 4 can be replaced
}

TEST_CASE("in the short game six of ten come") {
    Rules rules = rules_with("old_hands");
    rules.short_game = true;
    constexpr int deals = 1500;
    auto times = turned_up_in(deals, {.players = 3, .rules = rules});
    for (const std::string id : {"oh1-double-game", "oh2-veto", "oh2-skirmish", "oh4-retinue"})
        CHECK(near(times[id], deals * 0.6));
    CHECK(near(times["n2-disgrace"], deals * 0.8 * 0.6));
    CHECK(near(times["n3-crowns"], deals * 0.6));
}

TEST_CASE(
    "in a merged pile others of the printed one stay out: eight of the second, ten of the third and both of these are "
    "in it") {
    for (const int players : {2, 3})
        for (const bool short_game : {false, true}) {
            CAPTURE(players);
            CAPTURE(short_game);
            constexpr int deals = 2000;
            Rules rules = rules_with(players == 2 ? "old_hands" : "old_hands,merged_stacks");
            rules.short_game = short_game;
            auto times = turned_up_in(deals, {.players = players, .rules = rules});
            const int    rounds = short_game ? 6 : 9;
            const double drawn = deals * rounds / 20.0;
            CHECK(times["oh2-veto"] + times["oh2-skirmish"] + of_pile(times, "n2-") + of_pile(times, "n3-")
                  == rounds * deals);
            CHECK(near(times["oh2-veto"], drawn));
            CHECK(near(times["oh2-skirmish"], drawn));
            CHECK(near(of_pile(times, "n2-"), 8 * drawn));
            CHECK(near(of_pile(times, "n3-"), 10 * drawn));
            CHECK(near(deals - times["oh1-double-game"], deals * (10 - rounds) / 10.0));
        }
}

TEST_CASE("on the decks of other editions too, each in place of one of its pile") {
    for (const Edition edition : {Edition::first_1996, Edition::decennial, Edition::big_box}) {
        const Rules rules = rules_of(edition, *modules_named("old_hands"));
        CHECK(modules_of(rules) == *modules_named("old_hands"));
        for (int stack = 0; stack < 4; ++stack)
            CHECK(card_count(rules, stack) == std::array{12, 13, 11, 12}[static_cast<std::size_t>(stack)]);
        constexpr int deals = 800;
        auto times = turned_up_in(deals, {.players = 4, .rules = rules});
        CHECK(near(deals - times["oh1-double-game"], deals * 2 / 11.0));   // nine of eleven are turned up
        CHECK(near(deals - times["oh2-skirmish"], deals * 2 / 11.0));
        CHECK(near(times["4-court"], deals * 10 / 11.0 * 9 / 11.0));
    }
}

TEST_CASE("the Veto may be left out by agreement; then three cards replace three") {
    Rules rules = rules_with("old_hands");
    rules.agree(veto_option, false);
    constexpr int deals = 1000;
    auto times = turned_up_in(deals, {.players = 4, .rules = rules});
    CHECK(times["oh2-veto"] == 0);
    CHECK(near(deals - times["oh2-skirmish"], deals * 0.1));
    CHECK(near(times["n2-disgrace"], deals * 0.9 * 0.9));
}

TEST_CASE("one chooses which of them to add") {
    const std::vector<std::string> all = {"oh1-double-game", "oh2-veto", "oh2-skirmish", "oh4-retinue"};
    for (unsigned some = 0; some < 16; ++some) {
        CAPTURE(some);
        Rules rules = rules_with("old_hands");
        std::string ids;
        for (std::size_t i = 0; i < 4; ++i)
            if (some >> i & 1) (ids += ids.empty() ? "" : ",") += all[i];
        REQUIRE(leave_out(rules, ids));
        CHECK(left_out(rules) == ids);
        CHECK(with_modules({}, rules) == rules_with());
        constexpr int deals = 200;
        auto times = turned_up_in(deals, {.players = 4, .rules = rules});
        for (std::size_t i = 0; i < 4; ++i) CHECK((times[all[i]] > 0) == !(some >> i & 1));
        if (some & 1) CHECK(near(times["n1-household"], deals * 0.9));   // then no card replaces it
        if ((some & 6) == 6) CHECK(near(times["n2-disgrace"], deals * 0.9));
    }
    Rules rules = rules_with("old_hands");
    REQUIRE(leave_out(rules, "oh2-skirmish"));
    for (const std::string_view wrong : {"n2-disgrace", "oh2-veto,,nothing", "nothing"})
        CHECK_FALSE(leave_out(rules, wrong));
    CHECK(left_out(rules) == "oh2-skirmish");
}

TEST_CASE("which are left out is kept with a game, with its table and with a deck of one's own") {
    forget_added_decks();
    for (const bool own : {false, true}) {
        Record record;
        record.setup = {.players = 3, .rules = rules_with("old_hands")};
        if (own) record.setup.rules.deck = add_deck(nine_in_a_pile(), record.setup.rules.box).id;
        REQUIRE(leave_out(record.setup.rules, "oh2-veto,oh4-retinue"));
        Events ignored = Events::ignored();
        State s = initial_state(record, ignored);
        Rng rng{5};
        for (int i = 0; i < 60; ++i) {
            const Choices choices = legal(s);
            record.choices.push_back(choices[rng.below(choices.size())]);
            apply(s, record.choices.back(), ignored);
        }
        const Loaded loaded = load(save(record));
        REQUIRE(loaded.error == "");
        CHECK(loaded.state == s);
        CHECK(left_out(loaded.state.rules) == "oh2-veto,oh4-retinue");
        const Position read = position(show(s));
        REQUIRE(read.error == "");
        CHECK(read.state == s);
    }
    CHECK(position("edition 2023; without oh2-veto").error
          == "The line \" without oh2-veto\" names a card that is not in this game, or may not be left out.");
    CHECK(position("edition 2023; modules old_hands; without oh2-veto; shown n1-pilgrims oh2-veto n3-fiesta n4-squires "
                   "n5-majesty")
              .error
          == "The card oh2-veto is not in this game.");
}

TEST_CASE("without them none of them is in the deck") {
    for (const std::string& id : ids_in(rules_with())) CHECK_FALSE(id.starts_with("oh"));
}

}
