// 2023, Mini expansion "New Regency": its pile of cards, and the King abroad or in no region. N1 is the number of an
// example in our design of the deck.
#include <set>

#include "new_regency_table.h"

using namespace eg;

// The King is where no disc can point: abroad or beside the Castillo.
TEST_SUITE("new regency: the King is in no region") {

TEST_CASE("Coup: no disc sends to court") {
    for (const std::string king : {"FRA", "POR", "CAS"}) {
        CAPTURE(king);
        State s = takes("king " + king + "; CN blue:1 yellow:2 green:2 red:1", "n4-coup");
        play(s, "act, CN");
        dial(s, "blue:CAT yellow:GRA green:GAL");
        CHECK(line(s, "GAL") == "green:2");
        CHECK(line(s, "GRA") == "yellow:2");
        CHECK(line(s, "CAT") == "blue:1");
        CHECK(line(s, "CN") == "red:1");
        CHECK(line(s, "court") == "red:0 blue:0 yellow:0 green:0");
    }
}

}

TEST_SUITE("new regency: the pile") {

TEST_CASE("ten cards lie where the King's card lay, in every edition; the other piles are as they were") {
    for (const std::string& edition : every_edition) {
        CAPTURE(edition);
        const Rules with = rules(edition), without = rules_of(*eg::edition(edition));
        REQUIRE(card_count(with, 4) == 10);
        std::vector<std::string> pile;
        for (int i = 0; i < 10; ++i) pile.emplace_back(card(with, 4, i).id);
        CHECK(pile == ids);
        for (int stack = 0; stack < 4; ++stack) {
            REQUIRE(card_count(with, stack) == card_count(without, stack));
            for (int i = 0; i < card_count(with, stack); ++i)
                CHECK(card(with, stack, i).id == card(without, stack, i).id);
        }
        const std::set<std::string_view> ours = {"nr-entourage", "nr-competition", "nr-stand-in",
                                                 "nr-election", "nr-audience", "nr-banquet"};
        for (int i = 0; i < 10; ++i) {
            const ActionCard& it = card(with, 4, i);
            CHECK(it.caballeros == (it.id == "nr-audience" || it.id == "nr-banquet" ? 4 : 5));
            CHECK_FALSE(it.returns);
            CHECK(it.house == ours.contains(it.id));
        }
        CHECK_FALSE(position("edition " + edition + "; modules new_regency; shown "
                             + (edition == "2023" ? "n5-majesty" : "5-king"))
                        .error.empty());
    }
}

TEST_CASE("with two players in 2023 it is the fourth pile") {
    const State s = table(game + "players 2");
    CHECK(piles(s) == 4);
    CHECK(card_count(s.rules, 3) == 10);
    CHECK(card(s.rules, 3, 0).id == "nr-exile");
}

TEST_CASE("a new one is revealed each round, whether the last was taken or not, and none twice") {
    for (const std::string& edition : every_edition)
        for (const bool short_game : {false, true})
            for (int players = 2; players <= max_players; ++players) {
                CAPTURE(edition);
                CAPTURE(players);
                Setup setup{.players = players, .rules = rules(edition)};
                setup.rules.short_game = short_game;
                Events events;
                State  s = new_game(setup, static_cast<std::uint64_t>(players), events);
                Rng    rng{5};
                while (!over(s)) {
                    const Choices choices = legal(s);
                    apply(s, choices[rng.below(choices.size())], events);
                }
                std::set<int> seen;
                int rounds = 0, revealed = 0;
                for (const Event& e : events.list) {
                    if (e.what == What::round_begins) CHECK(revealed == rounds++);
                    if (e.what != What::card_revealed || e.n != piles(s) - 1) continue;
                    ++revealed;
                    CHECK(seen.insert(e.card).second);
                }
                CHECK(rounds == (short_game ? 6 : 9));
                CHECK(revealed == rounds);
            }
}

TEST_CASE("the King begins in one of the nine regions, and so does every Grande") {
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Events ignored = Events::ignored();
        const State s = new_game({.players = 5, .rules = rules("2023")}, seed, ignored);
        CHECK(nine_regions.has(s.king));
        for (Player p : s.seats()) CHECK(nine_regions.has(s.grande[p]));
    }
}

TEST_CASE("every card may be skipped, and places as many as it says") {
    for (const std::string& id : ids) {
        CAPTURE(id);
        const int n = id == "nr-audience" || id == "nr-banquet" ? 4 : 5;
        State s = takes("king CN; court red:9; CN red:2 blue:1; SEV red:0G blue:0G", id);
        for (int i = 0; i < n; ++i) play(s, "ARA");
        CHECK(places_offered(s).empty());
        CHECK(s.court[red] == 9 - n);
        play(s, "done");
        CHECK(over(s));
        CHECK(s.king == CN);
    }
}

}

TEST_SUITE("new regency: the King abroad") {

CARD("nr-exile", "N1: the King goes to Portugal; Galicia, both Castillas and Sevilla border it, and nothing is taboo") {
    for (const std::string& edition : every_edition) {
        CAPTURE(edition);
        State s = takes("edition " + edition + "; king CN; CN red:3 blue:1; court red:7", "nr-exile");
        play(s, "act");
        CHECK(options(s) == "FRA, POR");
        play(s, "POR");
        CHECK(line(s, "king") == "POR");
        CHECK(places_offered(s) == "CAS, GAL, CV, CN, SEV");
        play(s, "CN, CN, SEV, GAL, CAS");
        CHECK(line(s, "CN") == "red:5 blue:1");
        CHECK(options(s) == "done");
    }
    State scored = takes("king POR; CN red:3 blue:1", "n2-visitation");
    CHECK(paid(play(scored, "act, CN"), CN) == "red:7 blue:4");   // no King's bonus
    CHECK(may(takes("king POR; CN red:3", "n1-pilgrims"), "act"));
    State moved = takes("king POR; CN red:3; GAL red:1", "n1-pilgrims");
    play(moved, "act, red CN, GAL, red GAL, CN");
    CHECK(line(moved, "CN") == "red:3");
}

TEST_CASE(
    "France borders Aragón and Cataluña, Portugal Galicia, both Castillas and Sevilla; nothing borders them but for "
    "the King") {
    CHECK(places_offered(takes("king FRA; court red:7", "nr-chalet")) == "CAS, ARA, CAT");
    CHECK(places_offered(takes("king POR; court red:7", "nr-chalet")) == "CAS, GAL, CV, CN, SEV");
    for (Place king : nine_regions)
        for (const char* id : {"FRA", "POR"}) {
            const State s = takes("king " + show(on(king)) + "; court red:7", "nr-chalet");
            CHECK_FALSE(may(s, id));
            CHECK_FALSE(borders(s, king).has(abroad(id)));
            CHECK_FALSE(regions(s).has(abroad(id)));
            CHECK_FALSE(places(s).has(abroad(id)));
        }
}

TEST_CASE("placed before, it is beside where the King stood") {
    State s = takes("king VAL; court red:7", "nr-exile");
    play(s, "CAT, GRA, act, FRA");
    CHECK(options(s) == "done");
    CHECK(line(s, "king") == "FRA");
}

TEST_CASE("from one of the two he goes to the other; skipping is staying") {
    CHECK(offered(takes("king FRA", "nr-exile"), "act") == "POR");
    CHECK(offered(takes("king POR", "nr-exile"), "act") == "FRA");
    CHECK(offered(takes("king CAS", "nr-exile"), "act") == "FRA, POR");
    State s = takes("king FRA", "nr-exile");
    play(s, "done");
    CHECK(line(s, "king") == "FRA");
}

TEST_CASE("no region is taboo, and nobody gets a King's bonus, at a special scoring or a general one") {
    for (const std::string king : {"FRA", "POR"}) {
        CAPTURE(king);
        CHECK(taboo(table(game + "king " + king)).empty());
        const State s = general_scoring_of(
            game + "king " + king
            + "; GAL red:2; PV red:1; ARA red:1; CAT red:1; CV red:1; CN red:1; SEV red:1; GRA red:1; VAL red:1");
        CHECK(s.score[red] == 4 + 5 + 5 + 4 + 6 + 7 + 4 + 6 + 5);
        State all = takes("king " + king + "; GAL red:2; CAT red:1; SEV red:1", "n3-outposts");
        play(all, "act");
        CHECK(all.score[red] == 12);
        State castillo_scored = takes("king " + king + "; CAS red:2", "n3-revelation");
        CHECK(paid(play(castillo_scored, "act"), CAS) == "red:5");
    }
}

TEST_CASE("every region may be dialled at a general scoring, and none sends to court") {
    State s = general_scoring_of(game + "king FRA; CAS red:3 blue:1; court red:1");
    CHECK(places_offered(s) == all_nine);
    dial(s, "red:ARA blue:CAT");
    CHECK(line(s, "ARA") == "red:3");
    CHECK(s.court[red] == 1);
}

TEST_CASE("back from abroad he may go to any region, or to one that borders it, as a card says") {
    CHECK(offered(takes("king FRA; CAT red:1", "nr-entourage"), "act") == all_nine);
    CHECK(offered(takes("king POR", "nr-competition"), "act") == all_nine);
    CHECK(offered(takes("king FRA; CAT red:0G; GAL blue:0G; SEV yellow:0G", "nr-banquet"), "act") == "GAL, CAT, SEV");
    CHECK(offered(takes("king FRA", "n4-progress"), "act") == "ARA, CAT");
    CHECK(offered(takes("king POR", "n4-progress"), "act") == "GAL, CV, CN, SEV");
    CHECK(offered(takes("king FRA; SEV blue:1", "nr-chalet"), "act") == "SEV");
    CHECK(may(takes("king POR", "nr-rebellion"), "act"));
    for (const std::string edition : {"1996", "decennial", "bigbox"})
        CHECK(offered(takes("edition " + edition + "; king POR", "4-advisor"), "act") == "GAL, CV, CN, SEV");
}

TEST_CASE("the King's region is scored where there is none: nothing, and he may step to a region beside him") {
    State s = takes("king FRA; ARA red:2; CAT blue:1; court red:5", "nr-audience");
    const Events events = play(s, "act");
    CHECK(scored(events).empty());
    CHECK(options(s) == "ARA, CAT, done");
    play(s, "ARA");
    CHECK(line(s, "points") == "red:0 blue:0 yellow:0 green:0");
    CHECK(places_offered(s) == "CAS, PV, CAT, CV, CN, VAL");
}

TEST_CASE("nobody but the King enters France or Portugal, by any card of any edition, and he by Exile alone") {
    for (const std::string& edition : every_edition)
        for (const std::string king : {"ARA", "CN", "CAS", "FRA", "POR"}) {
            const std::string text = "edition " + edition + "; modules new_regency,old_hands; king " + king +
                                     "; round 4; power red:9; hand red:1-8,10; court red:6 blue:5 yellow:5 green:5; "
                                     "CAS red:1 blue:1; "
                                     "GAL red:3G blue:2 yellow:1; CV red:2 green:3 blue:0G; SEV yellow:2G red:1; CAT "
                                     "green:1G blue:1 red:2";
            for (const std::string& id : cards_of(text)) {
                CAPTURE(edition);
                CAPTURE(king);
                CAPTURE(id);
                Rng rng{17};
                for (int n = 0; n < 4; ++n) {
                    Events ignored = Events::ignored();
                    for (State s = takes(text, id); !over(s);) {
                        if (const auto step = asked_step_name(s); step != "exile")
                            for (const char* place : {"FRA", "POR"}) REQUIRE_FALSE(may(s, place));
                        const Choices choices = legal(s);
                        apply(s, choices[rng.below(choices.size())], ignored);
                    }
                }
            }
        }
}

}
