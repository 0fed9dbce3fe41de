// 2023, Mini expansion "New Regency", and the explanations of Exile, Entourage, Competition, Chalet, Rebellion,
// Infiltration and Stand-in; the letters and numbers N1 .. N12 are those of our design of the deck.
// CARD writes the case and enters its card as tested, so no card of the pile can go without one.
#include "card_case.h"
#include "contract.h"
#include "table.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/event_types.h"

using namespace eg;

namespace {

const std::vector<std::string> editions = {"1996", "decennial", "bigbox", "2023"};
const std::vector<std::string> ids = {"nr-exile", "nr-entourage", "nr-competition", "nr-chalet", "nr-rebellion",
                                      "nr-infiltration", "nr-stand-in", "nr-election", "nr-audience", "nr-banquet"};
// What comes later in a text says otherwise: another edition, more modules, other players.
const std::string game = "edition 2023; modules new_regency; players 4; ";

Rules rules(const std::string& edition, const std::string& modules = "new_regency") {
    return rules_of(*eg::edition(edition), *modules_named(modules));
}
Place abroad(const char* id) { return *place_named(box(rules("2023")), id); }

// Every card of this game, each once; those that are kept left out, for they are no special action of their taker's.
std::vector<std::string> cards_of(const std::string& text) {
    const State s = position(game + text).state;
    std::vector<std::string> all;
    for (int stack = 0; stack < piles(s); ++stack)
        for (int i = 0; i < card_count(s.rules, stack); ++i)
            if (const ActionCard& it = card(s.rules, stack, i); !it.moment && (all.empty() || all.back() != it.id))
                all.emplace_back(it.id);
    return all;
}

// The line of a card that somebody has just taken, and the question what he does with it.
std::string just_taken(const std::string& text, const std::string& id, Player who) {
    const State       s = position(game + text).state;
    const std::string name{show(who)};
    for (int stack = 0; stack < piles(s); ++stack)
        for (int i = 0; i < card_count(s.rules, stack); ++i)
            if (const ActionCard& it = card(s.rules, stack, i); it.id == id)
                return "\nshown " + id + ':' + name + "\nask use_card " + name + ' ' + std::to_string(it.caballeros)
                       + " - " + name + " 0 " + std::to_string(stack);
    REQUIRE_MESSAGE(false, id);
    return "";
}

// In the middle of a turn; nothing follows it.
State takes(const std::string& text, const std::string& id, Player who = red) {
    return table(game + text + just_taken(text, id, who));
}

// The last turn of round 3, with the general scoring after it.
State takes_last(const std::string& text, const std::string& id, Player who = red) {
    const std::string taken = just_taken(text, id, who);
    const std::size_t ask = taken.find("\nask");
    return table(game + "round 3; acted red blue yellow green; power red:4 blue:5 yellow:6 green:7; " + text
                 + taken.substr(0, ask) + "\nask end_round - 0 - - 0 0\nask next_turn - 0 - - 0 0" + taken.substr(ask));
}

State general_scoring_of(const std::string& text) {
    return table(game + "round 3\n" + text + "\nask general_scoring - 0 - - 0 0");
}

bool can_act(const std::string& text, const std::string& id) { return may(takes(text, id), "act"); }

// Where all may choose now: what is offered as a place.
std::string offered(State s, const std::string& answers) {
    play(s, answers);
    return places_offered(s);
}

// What an edition calls the scoring of the Castillo, the choice of one region to be scored, and so on.
std::string scores_castillo(const std::string& edition) { return edition == "2023" ? "n3-revelation" : "3-castillo"; }
std::string scores_one(const std::string& edition) { return edition == "2023" ? "n2-visitation" : "2-score1"; }

std::string board(const State& s) {
    std::string all;
    for (const std::string& text : parts(show(s), '\n'))
        if (text.substr(0, 4) != "ask " && text.substr(0, 5) != "kept ") all += text + '\n';
    return all;
}

// What keeps this table from being read back as it is; empty: nothing.
std::string fault_in_text(const State& s) {
    const Position again = position(show(s));
    const std::string words = english(again.error);
    const std::size_t quoted = words.find('"');
    if (words.empty()) return again.state == s ? "" : "It is another table.";
    return quoted == std::string::npos ? words : words.substr(0, quoted) + words.substr(words.rfind('"') + 1);
}

void note(std::string& faults, const std::string& fault) {
    if (faults.find(fault) == std::string::npos) faults += fault;
}

const std::string all_nine = "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL";

}

// What is answered by disc with the King where no disc shows him.
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
    for (const std::string& edition : editions) {
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
    for (const std::string& edition : editions)
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
        Events deaf = Events::deaf();
        const State s = new_game({.players = 5, .rules = rules("2023")}, seed, deaf);
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
    for (const std::string& edition : editions) {
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
    CHECK(paid(play(scored, "act, CN"), CN) == "red:7 blue:4");   // no +2
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
            "king " + king
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
    State s = general_scoring_of("king FRA; CAS red:3 blue:1; court red:1");
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
    for (const std::string& edition : editions)
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
                    Events deaf = Events::deaf();
                    for (State s = takes(text, id); !over(s);) {
                        if (const auto step = asked_step_name(s); step != "exile")
                            for (const char* place : {"FRA", "POR"}) REQUIRE_FALSE(may(s, place));
                        const Choices choices = legal(s);
                        apply(s, choices[rng.below(choices.size())], deaf);
                    }
                }
            }
        }
}

}

TEST_SUITE("new regency: entourage") {

CARD("nr-entourage", "N2: two ride with the King, of what colour the active player likes") {
    for (const std::string& edition : editions) {
        CAPTURE(edition);
        State s = takes("edition " + edition + "; king CN; CN red:1 blue:3; court red:5", "nr-entourage");
        play(s, "act");
        CHECK(options(s)
              == "GAL, PV, ARA, CAT, CV, SEV, GRA, VAL");   // another region, and neither abroad nor the Castillo
        play(s, "GRA");
        CHECK(options(s) == "red CN, blue CN");   // they must
        play(s, "blue CN, blue CN");
        CHECK(line(s, "CN") == "red:1 blue:1");
        CHECK(line(s, "GRA") == "blue:2");
        CHECK(s.king == GRA);
        CHECK(asked_step_name(s) == "use_card");
        CHECK(places_offered(s) == "CAS, CN, SEV, VAL");
    }
}

CARD("nr-entourage", "N3: of one there, one goes along, and the other is forfeited") {
    State s = takes("king CN; CN red:1; SEV red:4", "nr-entourage");
    play(s, "act, GRA, red CN");
    CHECK(line(s, "CN").empty());
    CHECK(line(s, "GRA") == "red:1");
    CHECK(asked_step_name(s) == "use_card");
}

TEST_CASE("with nobody there the King goes alone; Grandes stay") {
    State s = takes("king CN; CN red:0G; GRA blue:1", "nr-entourage");
    play(s, "act, GRA");
    CHECK(s.king == GRA);
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "CN") == "red:0G");
}

TEST_CASE("exactly two there: both") {
    State s = takes("king CN; CN yellow:1 green:1", "nr-entourage");
    play(s, "act, PV, green CN, yellow CN");
    CHECK(line(s, "PV") == "yellow:1 green:1");
    CHECK(asked_step_name(s) == "use_card");
}

TEST_CASE("five of several colours: two of one or one of each of two, and no third") {
    for (const std::string two : {"red CN, red CN", "red CN, green CN", "blue CN, yellow CN"}) {
        State s = takes("king CN; CN red:2 blue:1 yellow:1 green:1; SEV red:3", "nr-entourage");
        play(s, "act, SEV, " + two);
        CHECK(asked_step_name(s) == "use_card");
        int stay = 0, came = 0;
        for (Player p : s.seats()) stay += s.caballeros[p][CN], came += s.caballeros[p][SEV];
        CHECK(stay == 3);
        CHECK(came == 5);
    }
}

TEST_CASE("from abroad and from beside the Castillo nobody rides along") {
    for (const std::string king : {"FRA", "POR", "CAS"}) {
        CAPTURE(king);
        State s = takes("king " + king + "; CAS red:3 blue:2; ARA red:2; GAL red:2", "nr-entourage");
        CHECK(offered(s, "act") == all_nine);
        play(s, "act, ARA");
        CHECK(s.king == ARA);
        CHECK(asked_step_name(s) == "use_card");
        CHECK(line(s, "CAS") == "red:3 blue:2");
        CHECK(line(s, "ARA") == "red:2");
    }
}

TEST_CASE("the peace of both regions is lifted for the two alone") {
    State s = takes("king CN; CN red:3; GRA red:3; court red:5", "nr-entourage");
    play(s, "act, GRA, red CN, red CN");
    CHECK(line(s, "CN") == "red:1");
    CHECK(line(s, "GRA") == "red:5");
    CHECK_FALSE(may(s, "GRA"));
    CHECK(may(s, "CN"));
}

}

TEST_SUITE("new regency: competition, and Grandes in the Castillo") {
    CARD("nr-competition",
         "N4: all Grandes of a region are thrown in; at the general scoring they count, and leave as the discs show") {
        for (const std::string& edition : editions) {
            CAPTURE(edition);
            State s = takes_last("edition " + edition + "; king SEV; VAL blue:0G yellow:0G; CAS blue:3 red:2",
                                 "nr-competition");
            play(s, "act");
            CHECK(options(s) == "GAL, PV, ARA, CAT, CV, CN, GRA, VAL");
            play(s, "VAL");
            CHECK(line(s, "CAS") == "red:2 blue:3G yellow:0G");
            CHECK(s.king == VAL);
            play(s, "done");
            const Events events = dial(s, "blue:GRA yellow:PV red:GAL");
            CHECK(paid(events, CAS) == "red:3 blue:7");
            CHECK(line(s, "GRA") == "blue:3G");
            CHECK(line(s, "PV") == "yellow:0G");
            CHECK(line(s, "GAL") == "red:2");
            CHECK(line(s, "CAS").empty());
            CHECK(paid(events, GRA) == "blue:8");   // he lives there already
        }
    }

CARD("nr-competition", "N5: scored by a card, all of them go back in") {
    for (const std::string& edition : editions) {
        CAPTURE(edition);
        State s = takes("edition " + edition + "; king VAL; CAS red:2 blue:3G yellow:0G", scores_castillo(edition));
        CHECK(paid(play(s, "act"), CAS) == "red:3 blue:7");
        CHECK(line(s, "CAS") == "red:2 blue:3G yellow:0G");
    }
}

TEST_CASE("one's own Grande is thrown in like the others; caballeros stay where they are") {
    State s = takes("king SEV; VAL red:2G blue:1G green:3", "nr-competition");
    play(s, "act, VAL");
    CHECK(line(s, "CAS") == "red:0G blue:0G");
    CHECK(line(s, "VAL") == "red:2 blue:1 green:3");
}

TEST_CASE("a region without Grandes: the King moves, nothing else") {
    State s = takes("king SEV; VAL red:2; GAL red:0G; court red:5", "nr-competition");
    play(s, "act, VAL");
    CHECK(s.king == VAL);
    CHECK(line(s, "CAS").empty());
    CHECK(line(s, "GAL") == "red:0G");
    CHECK(places_offered(s) == "CAS, ARA, CAT, CN, GRA");
}

TEST_CASE("the Grandes in the King's own region cannot be reached") {
    State s = takes("king SEV; SEV red:0G blue:0G", "nr-competition");
    CHECK_FALSE(offered(s, "act").find("SEV") != std::string::npos);
    play(s, "act, GAL");
    CHECK(line(s, "SEV") == "red:0G blue:0G");
}

TEST_CASE("with the King beside the Castillo nothing enters it: the Grandes stay, the King moves") {
    State s = takes("king CAS; VAL red:0G blue:0G; CAS red:1", "nr-competition");
    CHECK(offered(s, "act") == all_nine);
    play(s, "act, VAL");
    CHECK(s.king == VAL);
    CHECK(line(s, "VAL") == "red:0G blue:0G");
    CHECK(line(s, "CAS") == "red:1");
}

TEST_CASE("in the Castillo the home bonus is for whoever is alone first, and for nobody else") {
    CHECK(points_at(table(game + "king GAL; CAS red:2G blue:2"), CAS) == std::vector<int>{3, 3, 0, 0});
    CHECK(points_at(table(game + "king GAL; CAS red:1G blue:2 yellow:1G"), CAS)
          == std::vector<int>{3 - 2, 5, 3 - 2, 0});
    CHECK(points_at(table(game + "king GAL; CAS red:2G blue:1; boards 8/4/0:CAS"), CAS)
          == std::vector<int>{10, 4, 0, 0});
    CHECK(points_at(table(game + "players 2; king GAL; CAS red:2G blue:1 white:3"), CAS) == std::vector<int>{3, 0});
}

TEST_CASE("meanwhile his owner has no home: no bonus where he lived") {
    const State s = general_scoring_of("king SEV; CAS red:0G; GAL red:3; VAL red:2");
    CHECK(s.grande[red] == CAS);
    State t = s;
    CHECK(places_offered(t) == all_nine);
    CHECK(paid(dial(t, "red:PV"), GAL) == "red:4");
}

TEST_CASE(
    "at a general scoring a Grande leaves to an open region even without caballeros, and is at home when it is "
    "scored") {
    State s = general_scoring_of("king SEV; CAS yellow:0G; PV yellow:2 blue:1");
    CHECK(paid(dial(s, "yellow:PV"), PV) == "blue:3 yellow:7");
    CHECK(s.grande[yellow] == PV);
}

TEST_CASE("on the King's region the caballeros go to court and the Grande stays inside, and so does one by himself") {
    State s = general_scoring_of("king SEV; CAS red:2G blue:0G; SEV red:1; court red:1");
    const Events events = dial(s, "red:SEV blue:SEV");
    CHECK(paid(events, CAS) == "red:7");
    CHECK(s.court[red] == 3);
    CHECK(line(s, "CAS") == "red:0G blue:0G");
    CHECK(line(s, "SEV") == "red:1");
    CHECK(paid(events, SEV) == "red:6");   // the King's bonus alone
}

TEST_CASE("no other card gets him out: he has no home to leave") {
    const std::string inside =
        "modules new_regency,old_hands; king SEV; CAS red:2G; GAL red:3; CN blue:0G; CV yellow:0G";
    for (const std::string id : {"n4-adopted-home", "oh4-retinue", "nr-stand-in"}) {
        CAPTURE(id);
        CHECK_FALSE(can_act(inside, id));
    }
    CHECK(offered(takes(inside, "nr-banquet"), "act") == "CV, CN");   // he is no host in the Castillo
    CHECK_FALSE(can_act("edition decennial; king SEV; CAS red:2G", "4-grande"));
    State again = takes(inside, "nr-competition");
    play(again, "act, GAL");
    CHECK(line(again, "CAS") == "red:2G");
    State other = takes(inside, "nr-rebellion");
    play(other, "act");
    CHECK_FALSE(may(takes("king CAS; CAS red:0G", "n4-adopted-home"), "act"));
}

TEST_CASE("a Grande who is not thrown in may not be moved in") {
    CHECK(offered(takes("king SEV; GAL red:0G", "n4-adopted-home"), "act") == "PV, ARA, CAT, CV, CN, GRA, VAL");
    State s = takes("modules new_regency,old_hands; king SEV; GAL red:2G", "oh4-retinue");
    CHECK(offered(s, "act") == "PV, ARA, CAT, CV, CN, GRA, VAL");
    CHECK_FALSE(position("edition 2023; CAS red:1G").error.empty());
    CHECK_FALSE(position(game + "FRA red:0G").error.empty());
    CHECK_FALSE(position(game + "POR red:1").error.empty());
}

}

TEST_SUITE("new regency: chalet") {
    CARD("nr-chalet",
         "N6: of those with the fewest, empty ones aside, the active player chooses; the King's own may be one") {
        const std::string others = "; CV red:3; CN blue:3; SEV green:4; GRA yellow:3; VAL red:2 blue:1; court red:5";
        for (const std::string& edition : editions) {
            CAPTURE(edition);
            State s =
                takes("edition " + edition + "; king PV; GAL red:1 blue:1; PV red:1; ARA blue:1" + others, "nr-chalet");
            play(s, "act");
            CHECK(options(s) == "PV, ARA");
            State stays = s;
            play(stays, "PV");
            CHECK(stays.king == PV);
            CHECK(asked_step_name(stays) == "use_card");
            play(s, "ARA");
            CHECK(s.king == ARA);
            CHECK(places_offered(s) == "CAS, PV, CAT, CV, CN, VAL");
        }
    }

TEST_CASE("the King's region alone has the fewest: he stays") {
    State s = takes("king PV; GAL red:2; PV red:1; ARA blue:2", "nr-chalet");
    play(s, "act");
    if (asked_step_name(s) != "use_card") play(s, "PV");
    CHECK(s.king == PV);
    CHECK(asked_step_name(s) == "use_card");
    CHECK_FALSE(may(s, "act"));
}

TEST_CASE("all empty: nothing happens") {
    CHECK_FALSE(can_act("king PV", "nr-chalet"));
    CHECK_FALSE(
        can_act("king PV; GAL red:0G blue:0G; CAS red:3", "nr-chalet"));   // neither Grandes nor the Castillo count
}

TEST_CASE("all colours count together, Grandes and the King do not") {
    CHECK(offered(takes("king PV; GAL red:1 blue:1 yellow:1; ARA green:2; SEV red:2G", "nr-chalet"), "act")
          == "ARA, SEV");
}

}

TEST_SUITE("new regency: rebellion") {
    CARD("nr-rebellion",
         "N7: the King beside the Castillo; at the general scoring it is scored with his bonus, nobody dials, and all "
         "stays") {
        for (const std::string& edition : editions) {
            CAPTURE(edition);
            State s = takes_last("edition " + edition + "; king SEV; CAS red:4 blue:2", "nr-rebellion");
            Events events = play(s, "act");
            CHECK(line(s, "king") == "CAS");
            const Events scoring = play(s, "done");
            CHECK(paid(scoring, CAS) == "red:7 blue:3");
            CHECK(how_often(scoring, What::disc_dialled) == 0);
            CHECK(line(s, "CAS") == "red:4 blue:2");
            CHECK(line(s, "king") == "CAS");
            CHECK(s.round == 4);
        }
    }

TEST_CASE("all nine regions border it, and nothing is placed in it") {
    State s = takes("king SEV; court red:7", "nr-rebellion");
    play(s, "act");
    CHECK(places_offered(s) == all_nine);
    play(s, "SEV, GAL, VAL, CAT, PV");
    CHECK(options(s) == "done");
    CHECK(borders(s, CAS) == nine_regions);
    CHECK_FALSE(borders(s, GAL).has(CAS));
}

TEST_CASE("nothing goes in by any card that could throw something in") {
    const std::string here =
        "modules new_regency,old_hands; king CAS; court red:7; GAL red:3G blue:1; CAS red:1 blue:1";
    CHECK(offered(takes(here, "n1-militia"), "act") == all_nine);
    CHECK(offered(takes(here, "n1-wayfarers"), "act, red GAL") == "PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
    CHECK(offered(takes(here, "n1-household"), "act, red GAL") == "PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
    CHECK(offered(takes(here, "oh1-double-game"), "act-other") == all_nine);
    CHECK(offered(takes(here, "n4-adopted-home"), "act") == "PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
    for (const std::string edition : {"1996", "decennial", "bigbox"}) {
        const std::string there = "edition " + edition + "; king CAS; court red:7; GAL red:3G blue:1; CAS red:1 blue:1";
        CHECK(offered(takes(there, "1-add2"), "act") == all_nine);
        CHECK(offered(takes(there, "1-any3"), "act, red GAL") == "PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
        CHECK(offered(takes(there, "1-or"), "act-other") == all_nine);
    }
}

TEST_CASE("no scoreboard is laid on it or taken from it") {
    State s = takes("king CAS; boards 8/4/0:CAS 4/0/0:-", "n4-enactment");
    play(s, "act");
    CHECK(options(s) == "board 4/0/0");
    play(s, "board 4/0/0");
    CHECK(places_offered(s) == all_nine);
    State free = takes("king CAS", "n4-enactment");
    CHECK(offered(free, "act, board 8/4/0") == all_nine);
    CHECK(offered(takes("king SEV", "n4-enactment"), "act, board 8/4/0") == "CAS, GAL, PV, ARA, CAT, CV, CN, GRA, VAL");
}

TEST_CASE("whatever card is played, nothing enters or leaves it as long as he stands there") {
    for (const std::string& edition : editions)
        for (const std::string boards : {"8/4/0:CAS 4/0/0:GAL", "8/4/0:- 4/0/0:-"}) {
            const std::string text = "edition " + edition + "; modules new_regency,old_hands; king CAS; round 4; power "
                                                            "red:9; hand red:1-8,10; court red:6 blue:5 yellow:5 "
                                                            "green:5; boards " + boards +
                                     "; CAS red:2G blue:2 green:1G; GAL red:3 blue:2 yellow:1; CV red:2 green:3 "
                                     "blue:0G; SEV yellow:2G red:1; CAT green:1 blue:1 red:2";
            for (const std::string& id : cards_of(text)) {
                if (id == "nr-infiltration") continue;   // it breaks the King's peace
                CAPTURE(edition);
                CAPTURE(id);
                const auto inside = [](const State& s) {
                    return line(s, "CAS") + (s.scoreboard[0] == CAS ? " 8/4/0" : "")
                           + (s.scoreboard[1] == CAS ? " 4/0/0" : "");
                };
                Rng rng{23};
                for (int n = 0; n < 8; ++n) {
                    Events deaf = Events::deaf();
                    State  s = takes(text, id);
                    for (const std::string before = inside(s); !over(s);) {
                        const Choices choices = legal(s);
                        apply(s, choices[rng.below(choices.size())], deaf);
                        if (s.king != CAS) break;
                        REQUIRE(inside(s) == before);
                    }
                }
            }
        }
}

TEST_CASE("no region is taboo meanwhile, and nobody has the King's bonus in one") {
    const State s = table(game + "king CAS");
    CHECK(taboo(s) == castillo);
    State moved = takes("king CAS; GAL red:2", "n1-pilgrims");
    for (Place to : nine_regions - Places{GAL})
        CHECK(offered(moved, "act, red GAL").find(show(on(to))) != std::string::npos);
    const State t = general_scoring_of("king CAS; GAL red:1; CN red:1");
    CHECK(t.score[red] == 4 + 7);
}

TEST_CASE("scored by a card it pays the King's bonus to whoever is alone first, and all stays") {
    for (const std::string& edition : editions) {
        CAPTURE(edition);
        State s = takes("edition " + edition + "; king CAS; CAS red:4 blue:2", scores_castillo(edition));
        CHECK(paid(play(s, "act"), CAS) == "red:7 blue:3");
        CHECK(line(s, "CAS") == "red:4 blue:2");
        State tie = takes("edition " + edition + "; king CAS; CAS red:2 blue:2", scores_castillo(edition));
        CHECK(paid(play(tie, "act"), CAS) == "red:3 blue:3");
    }
    State both = takes("king CAS; CAS red:4G blue:2", "n3-revelation");
    CHECK(paid(play(both, "act"), CAS) == "red:9 blue:3");
    CHECK(line(both, "CAS") == "red:4G blue:2");
    State chosen = takes("edition 1996; king CAS; CAS red:2", "2-score1");   // the Castillo too
    CHECK(paid(play(chosen, "act, CAS"), CAS) == "red:7");
}

TEST_CASE("a single region that is chosen is a region: it is not the Castillo, though it is the King's") {
    for (const std::string edition : {"decennial", "bigbox", "2023"})
        CHECK(offered(takes("edition " + edition + "; king CAS; CAS red:2", scores_one(edition)), "act") == all_nine);
}

TEST_CASE("at a general scoring the Grandes in it stay too, undialled, and the regions are scored") {
    State s = general_scoring_of("king CAS; CAS red:2G blue:1 green:0G; PV blue:2");
    CHECK(over(s));
    CHECK(line(s, "points") == "red:9 blue:8 yellow:0 green:0");
    CHECK(line(s, "CAS") == "red:2G blue:1 green:0G");
}

TEST_CASE("when he has moved on, the Castillo is as ever") {
    State s = general_scoring_of("king GAL; CAS red:2G");
    dial(s, "red:PV");
    CHECK(line(s, "PV") == "red:2G");
    CHECK(may(takes("king GAL; court red:1", "nr-chalet"), "CAS"));
}

TEST_CASE("what moves the King moves him away from it: to any region, for all border it") {
    const std::string here = "king CAS; CAS red:2; GAL red:0G; PV blue:0G; CN red:2 blue:1; ARA blue:1; court red:3";
    CHECK(offered(takes(here, "nr-entourage"), "act") == all_nine);
    CHECK(offered(takes(here, "nr-competition"), "act") == all_nine);
    CHECK(offered(takes(here, "nr-chalet"), "act") == "ARA");
    CHECK(offered(takes(here, "nr-banquet"), "act") == "GAL, PV");
    CHECK(offered(takes(here, "nr-exile"), "act") == "FRA, POR");
    CHECK(offered(takes(here, "n4-progress"), "act") == all_nine);
    for (const std::string edition : {"1996", "decennial", "bigbox"})
        CHECK(offered(takes("edition " + edition + "; king CAS", "4-advisor"), "act") == all_nine);
    CHECK_FALSE(can_act(here, "nr-stand-in"));   // he is in no region
    State s = takes(here, "nr-election");
    play(s, "act");
    CHECK(places_offered(s) == all_nine);
    dial(s, "red:SEV blue:SEV yellow:GAL green:PV");
    CHECK(s.king == SEV);
}

TEST_CASE("the King's region to be scored is the Castillo, and all stays in it") {
    State s = takes("king CAS; CAS red:4 blue:2; court red:5", "nr-audience");
    const Events events = play(s, "act");
    CHECK(scored(events) == "CAS");
    CHECK(paid(events, CAS) == "red:7 blue:3");
    CHECK(line(s, "CAS") == "red:4 blue:2");
    CHECK(options(s) == all_nine + ", done");
    play(s, "CAT");
    CHECK(s.king == CAT);
    CHECK(places_offered(s) == "CAS, ARA, VAL");
}

TEST_CASE("caballeros come back to court from every region, from the Castillo never") {
    const State s = table(game + "king CAS; CAS red:20; GAL red:5; CN red:5; power red:1\nask muster red 6 - - 0 0");
    CHECK(options(s) == "red GAL, red CN, done");
}

}

TEST_SUITE("new regency: infiltration") {

CARD("nr-infiltration", "N8: two in the King's region, three beside him") {
    for (const std::string& edition : editions) {
        CAPTURE(edition);
        State s = takes("edition " + edition + "; king CN; court red:7; CN blue:1", "nr-infiltration");
        CHECK_FALSE(may(s, "CN"));
        play(s, "act");
        CHECK(options(s) == "CAS, ARA, CV, CN, SEV, GRA, VAL, done");   // not Galicia
        play(s, "CN, CN, SEV, SEV, SEV");
        CHECK(line(s, "CN") == "red:2 blue:1");
        CHECK(line(s, "SEV") == "red:3");
        CHECK(s.court[red] == 2);
        CHECK(options(s) == "done");   // that was the turn's placing
    }
}

TEST_CASE("fewer may be placed, and then no more") {
    for (int n = 0; n <= 5; ++n) {
        CAPTURE(n);
        State s = takes("king CN; court red:9", "nr-infiltration");
        play(s, "act");
        for (int i = 0; i < n; ++i) play(s, "CN");
        if (n < 5) play(s, "done");
        CHECK(s.caballeros[red][CN] == n);
        CHECK(s.court[red] == 9 - n);
        CHECK(options(s) == "done");
    }
}

TEST_CASE("no more than the court has") {
    State s = takes("king CN; court red:2", "nr-infiltration");
    play(s, "act, CN, CAS");
    CHECK(options(s) == "done");
    CHECK_FALSE(can_act("king CN; court red:0", "nr-infiltration"));
}

TEST_CASE("after placing it is too late") {
    State s = takes("king CN; court red:7", "nr-infiltration");
    play(s, "SEV");
    CHECK_FALSE(may(s, "act"));
    CHECK_FALSE(may(s, "CN"));
}

TEST_CASE("skipped, the placing is the usual one") {
    State s = takes("king CN; court red:7", "nr-infiltration");
    CHECK(places_offered(s) == "CAS, ARA, CV, SEV, GRA, VAL");
    play(s, "ARA, CV, SEV, GRA, VAL, done");
    CHECK(s.court[red] == 2);
}

TEST_CASE("abroad nobody is placed; beside the Castillo that is the King's region") {
    CHECK(offered(takes("king FRA; court red:7", "nr-infiltration"), "act") == "CAS, ARA, CAT");
    State s = takes("king CAS; court red:7; CAS blue:1", "nr-infiltration");
    CHECK(places_offered(s) == all_nine);
    play(s, "act");
    CHECK(places_offered(s) == "CAS, " + all_nine);   // our reading: nothing says so
    play(s, "CAS, CAS");
    CHECK(line(s, "CAS") == "red:2 blue:1");
}

TEST_CASE("those placed there are under the King's peace, and count in a scoring") {
    State s = takes("king CN; court red:7; CN blue:1", "nr-infiltration");
    play(s, "act, CN, CN, done, done");
    CHECK(points_at(s, CN) == std::vector<int>{9, 4, 0, 0});
    CHECK_FALSE(movable(s, red).has(CN));
}

}

TEST_SUITE("new regency: stand-in") {

CARD("nr-stand-in", "N9: the King and one's own Grande change places, in spite of the King's peace") {
    for (const std::string& edition : editions) {
        CAPTURE(edition);
        State s =
            takes("edition " + edition + "; king CN; GAL red:2G blue:1G; CN yellow:1G; court red:5", "nr-stand-in");
        play(s, "act");
        CHECK(s.king == GAL);
        CHECK(line(s, "CN") == "red:0G yellow:1G");
        CHECK(line(s, "GAL") == "red:2 blue:1G");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(places_offered(s) == "CAS, PV, CV");
    }
}

TEST_CASE("it is not possible unless both are in regions, and in two of them") {
    CHECK_FALSE(can_act("king GAL; GAL red:0G", "nr-stand-in"));
    CHECK_FALSE(can_act("king GAL; CAS red:0G", "nr-stand-in"));
    for (const std::string king : {"FRA", "POR", "CAS"})
        CHECK_FALSE(can_act("king " + king + "; GAL red:0G", "nr-stand-in"));
    CHECK(can_act("king GAL; GAL blue:0G; PV red:0G", "nr-stand-in"));
}

}

TEST_SUITE("new regency: election") {

CARD("nr-election", "N10: the King goes where most discs point; a tie the active player settles") {
    for (const std::string& edition : editions) {
        CAPTURE(edition);
        State s = takes("edition " + edition + "; king SEV; court red:5", "nr-election");
        play(s, "act");
        CHECK(places_offered(s) == all_nine);
        dial(s, "red:GAL blue:GAL yellow:VAL green:CN");
        CHECK(s.king == GAL);
        CHECK(asked_step_name(s) == "use_card");
        CHECK(places_offered(s) == "CAS, PV, CV");
        State five = takes("edition " + edition + "; players 5; king SEV", "nr-election", yellow);
        play(five, "act");
        dial(five, "red:GAL blue:GAL yellow:VAL green:VAL sable:CN");
        CHECK(asked(five) == yellow);
        CHECK(options(five) == "GAL, VAL");
        play(five, "VAL");
        CHECK(five.king == VAL);
    }
}

TEST_CASE("all differ: the active player has the choice of them all") {
    State s = takes("king SEV", "nr-election");
    play(s, "act");
    dial(s, "red:GAL blue:SEV yellow:VAL green:CN");
    CHECK(options(s) == "GAL, CN, SEV, VAL");
}

TEST_CASE("the King's own region may win, alone or in a tie: he stays") {
    State s = takes("king SEV; SEV red:1", "nr-election");
    play(s, "act");
    State tie = s;
    dial(s, "red:SEV blue:SEV yellow:VAL green:CN");
    CHECK(s.king == SEV);
    CHECK(asked_step_name(s) == "use_card");
    dial(tie, "red:SEV blue:SEV yellow:VAL green:VAL");
    CHECK(options(tie) == "SEV, VAL");
    play(tie, "SEV");
    CHECK(tie.king == SEV);
}

TEST_CASE("the discs are secret until all are set, and lie nowhere afterwards") {
    State s = takes("king SEV", "nr-election");
    play(s, "act");
    const Player first = asked(s);
    play(s, "GAL");
    CHECK(seen_by(s, asked(s)).disc[first] == face_down);
    while (asked_step_name(s) == "dial") play(s, "GAL");
    for (Player p : s.seats()) CHECK(s.disc[p] == nowhere);
    CHECK(s.king == GAL);
}

}

TEST_SUITE("new regency: audience and banquet") {

CARD("nr-audience", "N11: the King's region is scored, then he steps to one beside it") {
    for (const std::string& edition : editions) {
        CAPTURE(edition);
        State s = takes("edition " + edition + "; king VAL; VAL red:3 blue:2; court red:7", "nr-audience");
        CHECK(paid(play(s, "act"), VAL) == "red:7 blue:3");
        CHECK(options(s) == "ARA, CAT, CN, GRA, done");
        State stays = s;
        play(stays, "done");
        CHECK(stays.king == VAL);
        CHECK(places_offered(stays) == "CAS, ARA, CAT, CN, GRA");
        play(s, "CN");
        CHECK(s.king == CN);
        play(s, "SEV, SEV, SEV, SEV");
        CHECK(options(s) == "done");
    }
}

TEST_CASE("with a home there the bonuses add up, and an empty region pays nobody") {
    State s = takes("king VAL; VAL red:3G blue:2", "nr-audience");
    CHECK(paid(play(s, "act"), VAL) == "red:9 blue:3");
    State empty = takes("king VAL", "nr-audience");
    CHECK(paid(play(empty, "act, CN"), VAL).empty());
    CHECK(empty.king == CN);
}

CARD("nr-banquet", "N12: the King dines in another region with a Grande; every host may bring up to two to court") {
    for (const std::string& edition : editions) {
        CAPTURE(edition);
        State s = takes("edition " + edition + "; king CN; SEV red:0G green:0G; GAL yellow:0G; CN blue:0G; court red:4",
                        "nr-banquet");
        play(s, "act");
        CHECK(options(s) == "GAL, SEV");   // not where he is
        play(s, "SEV");
        CHECK(s.king == SEV);
        CHECK(asked(s) == green);   // clockwise, the active player last
        CHECK(options(s) == "take 0, take 1, take 2");
        play(s, "take 2");
        CHECK(asked(s) == red);
        CHECK(asked_step_name(s) == "muster");
        play(s, "take 1");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(line(s, "court") == "red:5 blue:0 yellow:0 green:2");
        CHECK(places_offered(s) == "CAS, CN, GRA");
    }
}

TEST_CASE("no Grande elsewhere: it is not possible") {
    CHECK_FALSE(can_act("king CN; CN red:0G blue:0G", "nr-banquet"));
    CHECK_FALSE(can_act("king CN; CAS red:0G; CN blue:0G", "nr-banquet"));
    CHECK(can_act("king CN; GAL blue:0G", "nr-banquet"));
}

TEST_CASE("the active player need not be a host, and hosts are asked clockwise from his left") {
    State s = takes("players 5; king CN; SEV red:0G green:0G sable:0G", "nr-banquet", yellow);
    play(s, "act, SEV");
    CHECK(asked(s) == green);
    play(s, "take 2");
    CHECK(asked(s) == sable);
    play(s, "take 2");
    CHECK(asked(s) == red);
    play(s, "take 0");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(asked(s) == yellow);
}

TEST_CASE("a host whose province is empty takes from regions, neither from the King's nor from the Castillo") {
    State s = takes("king CN; SEV red:5G; GAL red:5; CN red:5; CAS red:15", "nr-banquet");
    play(s, "act, SEV");
    CHECK(options(s) == "red GAL, red CN, done");   // the King has left Castilla la Nueva
    play(s, "red CN, red GAL");
    CHECK(s.court[red] == 2);
    CHECK(asked_step_name(s) == "use_card");
}

}

TEST_SUITE("new regency: vetoes") {

TEST_CASE("2023: it stops the special action whole, as it is announced; then up to five or four are placed as ever") {
    for (const std::string& id : ids) {
        CAPTURE(id);
        State s = takes(
            "modules new_regency,old_hands; kept blue:oh2-veto:2; king CN; SEV red:3G blue:1; CN red:2 blue:1; GAL "
            "yellow:1G; CAS red:1; court red:7",
            id);
        const std::string before = board(s);
        play(s, "act");
        CHECK(asked(s) == blue);
        CHECK(options(s) == "veto, allow");
        State allowed = s;
        play(s, "veto");
        CHECK(board(s) == before);
        CHECK(line(s, "kept").empty());
        CHECK(asked(s) == red);
        CHECK(options(s) == "CAS, ARA, CV, SEV, GRA, VAL, done");
        const int n = id == "nr-audience" || id == "nr-banquet" ? 4 : 5;
        for (int i = 0; i < n; ++i) play(s, "ARA");
        CHECK(options(s) == "done");
        // Allowed, nobody is asked again.
        play(allowed, "allow");
        Rng rng{3};
        for (Events deaf = Events::deaf(); !over(allowed);) {
            CHECK(asked_step_name(allowed) != "ask_veto");
            const Choices choices = legal(allowed);
            apply(allowed, choices[rng.below(choices.size())], deaf);
        }
    }
}

TEST_CASE("2023: after placing there is nothing left to place when it is stopped") {
    State s = takes("modules new_regency,old_hands; kept blue:oh2-veto:2; king CN; court red:7", "nr-exile");
    play(s, "ARA, act, veto");
    CHECK(options(s) == "done");
}

TEST_CASE("earlier editions: stopped as it is announced, nothing has happened, and the placing is as ever") {
    for (const std::string edition : {"1996", "decennial", "bigbox"})
        for (const std::string& id : ids) {
            CAPTURE(edition);
            CAPTURE(id);
            State s = takes("edition " + edition + "; kept blue:2-veto:2; king CN; SEV red:3G blue:1; CN red:2 blue:1; "
                                                   "GAL yellow:1G; CAS red:1; court red:7", id);
            const std::string before = board(s);
            play(s, "act");
            CHECK(options(s) == "veto, allow, allow-all");
            play(s, "veto");
            CHECK(board(s) == before);
            CHECK(options(s) == "CAS, ARA, CV, SEV, GRA, VAL, done");
        }
}

TEST_CASE("earlier editions: the King is held back when it is said where he goes") {
    const std::map<std::string, std::string> goals = {
        {"nr-exile", "POR"}, {"nr-entourage", "GRA"}, {"nr-banquet", "SEV"}, {"nr-chalet", "GAL"}};
    for (const std::string edition : {"1996", "decennial", "bigbox"})
        for (const std::string& id : ids) {
            if (!goals.contains(id)) continue;
            const std::string goal = goals.at(id);
            CAPTURE(edition);
            CAPTURE(id);
            State s = takes("edition " + edition
                                + "; kept blue:2-veto:2; king CN; SEV red:3G blue:1; CN red:2 blue:1; GAL yellow:1",
                            id);
            const std::string before = board(s);
            play(s, "act, allow, " + goal);
            CHECK(asked(s) == blue);
            State allowed = s;
            play(s, "veto");
            CHECK(board(s) == before);
            CHECK(asked_step_name(s) == "use_card");
            play(allowed, "allow");
            CHECK(allowed.king == *place_named(box(allowed), goal));
        }
    State s = takes("edition decennial; kept blue:2-veto:2; king CN", "nr-exile");
    play(s, "act, allow, POR");
    CHECK(question(s) == "The King is to go to Portugal. Will you use your Veto against Red's special action, Exile?");
}

TEST_CASE("earlier editions: the step after the Audience may be stopped, what has been scored is scored") {
    for (const std::string edition : {"1996", "decennial", "bigbox"}) {
        State s = takes("edition " + edition + "; kept blue:2-veto:2; king VAL; VAL red:1", "nr-audience");
        play(s, "act, allow, CN, veto");
        CHECK(s.king == VAL);
        CHECK(s.score[red] == 7);
    }
}

TEST_CASE("earlier editions: when the region of a Competition is named it may be stopped") {
    for (const std::string edition : {"1996", "decennial", "bigbox"}) {
        State s = takes("edition " + edition + "; kept blue:2-veto:2; king VAL; GAL blue:0G red:0G", "nr-competition");
        play(s, "act, allow, GAL, veto");
        CHECK(s.king == VAL);
        CHECK(line(s, "GAL") == "red:0G blue:0G");
    }
}

// "You may also interrupt a special action, and prevent only part of it" (Decennial); "a caballero moved" is a part
// (src/engine/RULINGS.md).
TEST_CASE("earlier editions: of the two who ride with the King each may be stopped") {
    for (const std::string edition : {"1996", "decennial", "bigbox"}) {
        CAPTURE(edition);
        State s = takes("edition " + edition + "; kept blue:2-veto:2; king CN; CN blue:3", "nr-entourage");
        play(s, "act, allow, GRA, allow, blue CN");
        CHECK(asked_step_name(s) == "ask_veto");
        if (asked_step_name(s) != "ask_veto") continue;
        play(s, "allow, blue CN, veto");
        CHECK(s.king == GRA);
        CHECK(line(s, "CN") == "blue:2");
        CHECK(line(s, "GRA") == "blue:1");
        CHECK(asked_step_name(s) == "use_card");
    }
}

}

TEST_SUITE("new regency: two players and the dummy") {

const std::string two = "players 2; ";

TEST_CASE("the dummy's caballeros may ride along") {
    State s = takes(two + "king CN; CN red:1 white:3", "nr-entourage");
    play(s, "act, GRA");
    CHECK(options(s) == "red CN, white CN");
    play(s, "white CN, white CN");
    CHECK(line(s, "GRA") == "white:2");
}

TEST_CASE("Chalet counts them") {
    CHECK(offered(takes(two + "king PV; GAL white:1; PV red:2; ARA blue:1 white:2; CAT red:1 white:1", "nr-chalet"),
                  "act")
          == "GAL");
    CHECK(offered(takes(two + "king PV; GAL white:3; PV red:2", "nr-chalet"), "act") == "PV");
}

TEST_CASE("the dummy has no vote in an Election") {
    State s = takes(two + "king PV; GAL white:2", "nr-election");
    play(s, "act");
    dial(s, "red:CN blue:VAL");
    CHECK(asked(s) == red);
    CHECK(options(s) == "CN, VAL");
    State same = takes(two + "king PV", "nr-election");
    play(same, "act");
    dial(same, "red:CN blue:CN");
    CHECK(same.king == CN);
}

TEST_CASE("it has no Grande: only the two are hosts, and hold Grandes to be thrown in") {
    CHECK(offered(takes(two + "king PV; GAL white:2; SEV blue:0G; PV red:0G", "nr-banquet"), "act") == "SEV");
    State s = takes(two + "king PV; GAL white:2 red:0G blue:0G", "nr-competition");
    play(s, "act, GAL");
    CHECK(line(s, "CAS") == "red:0G blue:0G");
    CHECK(line(s, "GAL") == "white:2");
}

TEST_CASE("two places count, and the dummy's rank pays nobody") {
    State s = takes(two + "king CAS; CAS red:2G blue:1 white:3", "n3-revelation");
    CHECK(paid(play(s, "act"), CAS) == "red:3 blue:0");
    State sole = takes(two + "king CAS; CAS red:3G blue:2", "n3-revelation");
    CHECK(paid(play(sole, "act"), CAS) == "red:9 blue:3");
    State classic =
        takes("edition decennial; players 2; king CAS; CAS red:3 blue:2", "3-castillo");   // there one place counts
    CHECK(paid(play(classic, "act"), CAS) == "red:7 blue:0");
    State audience = takes(two + "king VAL; VAL red:3 blue:2 white:4", "nr-audience");
    CHECK(paid(play(audience, "act"), VAL) == "red:3 blue:0");
}

TEST_CASE("it takes the card that places most, of equal ones that of the higher pile") {
    for (const auto& [shown, taken] : std::vector<std::pair<std::string, std::string>>{
             {"n1-letters n2-feud n4-squires nr-audience", "nr-audience:white"},
             {"n1-letters n2-feud n4-squires nr-exile", "nr-exile:white"}}) {
        const State s =
            table(game + two + "round 2; king GAL; dummy_power 13; power red:5 blue:4; shown " + shown
                  + "\nask end_round - 0 - - 0 0\nask dummy_goes_last - 0 - - 0 0\nask next_turn - 0 - - 0 0");
        CHECK(line(s, "shown").find(taken) != std::string::npos);
        CHECK(asked(s) == red);
    }
}

TEST_CASE("no region card is turned away while the King is abroad or beside the Castillo") {
    for (const std::string king : {"FRA", "POR", "CAS"})
        for (int seed = 1; seed <= 9; ++seed) {
            const State s = table(game + two + "round 2; king " + king + "; rng " + std::to_string(seed));
            CHECK(s.province[static_cast<Player>(max_players)] == 26);
            CHECK(line(s, "CAS").empty());
        }
}

}

TEST_SUITE("new regency: as text") {

TEST_CASE("the King abroad and beside the Castillo, and Grandes in it, read back") {
    for (const std::string& edition : editions)
        for (const std::string king : {"FRA", "POR", "CAS", "GAL"}) {
            const State s =
                table("edition " + edition + "; modules new_regency; king " + king + "; CAS red:3G blue:0G; round 4");
            CHECK(position(show(s)).state == s);
            CHECK(line(s, "king") == king);
            CHECK(line(s, "CAS") == "red:3G blue:0G");
        }
}

TEST_CASE("so does every question a card asks, and every Veto that waits for an answer to it") {
    for (const std::string& edition : editions)
        for (const std::string king : {"CN", "FRA", "CAS"})
            for (const std::string& id : ids) {
                CAPTURE(edition);
                CAPTURE(king);
                CAPTURE(id);
                const std::string veto = edition == "2023" ? "oh2-veto" : "2-veto";
                std::string faults;
                Rng rng{7};
                for (int n = 0; n < 12; ++n) {
                    Events deaf = Events::deaf();
                    for (State s = takes("edition " + edition + "; modules new_regency,old_hands; kept blue:" + veto
                                             + ":2; king " + king
                                             + "; SEV red:3G blue:1; CN red:2 blue:1; GAL yellow:1G green:0G; CAS "
                                               "red:1; court red:7",
                                         id);
                         !over(s);) {
                        const bool waits = asked_step_name(s) == "ask_veto";
                        note(faults, fault_in_text(s));
                        const Choices choices = legal(s);
                        apply(s, waits && rng.below(4) ? press(allow) : choices[rng.below(choices.size())], deaf);
                    }
                }
                CHECK(faults == "");
            }
}

TEST_CASE("a game without them has no King abroad and no Grande in the Castillo, in whatever order that is said") {
    for (const std::string text :
         {"king FRA", "king CAS", "CAS red:0G", "modules old_hands; king POR",
          "modules new_regency; king FRA; modules old_hands", "modules new_regency; king CAS; modules old_hands",
          "modules new_regency; CAS red:1G; modules old_hands"}) {
        CAPTURE(text);
        CHECK_FALSE(position("edition 2023; " + text).error.empty());
    }
}

TEST_CASE("nor any card of theirs, in whatever order that is said") {
    for (const std::string text : {"modules new_regency; shown nr-banquet; modules old_hands",
                                   "edition 2023; modules new_regency; shown nr-banquet; modules old_hands",
                                   "modules new_regency,old_hands; kept red:oh2-veto:2; modules new_regency",
                                   "edition 2023; modules old_hands; kept red:oh2-veto:2; modules new_regency"}) {
        CAPTURE(text);
        CHECK_FALSE(position(text).error.empty());
    }
    const State s = position("edition 2023; players 2; shown n5-majesty; players 3").state;
    CHECK(line(s, "shown").find("n5-majesty") != std::string::npos);
}

TEST_CASE("how many play may be said after the cards that lie there, or is refused") {
    for (const std::string shown : {"n5-majesty"}) {   // which comes back every round
        CAPTURE(shown);
        const Position p = position("edition 2023; shown " + shown + "; players 2");
        if (!p.error.empty()) continue;
        CHECK(line(p.state, "shown").find(shown) != std::string::npos);
        CHECK(fault_in_text(p.state) == "");
    }
}

TEST_CASE("a deck of one's own that says their words reads back in a game with them") {
    const Rules with_them = rules("decennial");
    std::string text{printed_decks()[1].text};
    const std::string court =
        "4-court 1 | The Court | Bring up to 2 caballeros from the province to your court. | muster 2";
    REQUIRE(text.find(court) != std::string::npos);
    text.replace(text.find(court), court.size(), "4-own 1 | Our own | What it says. | swap_king");
    const Brought own = bring_deck(text, with_them.box);
    REQUIRE(own.error == "");
    Setup setup{.players = 4, .rules = with_them};
    setup.rules.deck = own.id;
    CHECK(card_count(setup.rules, 4) == 10);
    Events deaf = Events::deaf();
    CHECK(fault_in_text(new_game(setup, 3, deaf)) == "");
    CHECK(bring_deck(text).error == "This deck has a card for another game: 4-own.");
}

TEST_CASE("a deck of one's own may call a card as one of theirs is called, or is refused") {
    const Rules with_them = rules("decennial");
    std::string text{printed_decks()[1].text};
    text.replace(text.find("1-any3 1"), 8, "nr-exile 1");
    const Brought own = bring_deck(text, with_them.box);
    Setup setup{.players = 4, .rules = with_them};
    setup.rules.deck = own.id;
    for (std::uint64_t seed = 1; own.error.empty() && seed <= 60; ++seed) {
        Events deaf = Events::deaf();
        CHECK(fault_in_text(new_game(setup, seed, deaf)) == "");
    }
}

TEST_CASE("whatever is asked is a whole sentence, and whatever happens is told in one") {
    for (const std::string& id : ids)
        for (const std::string king : {"CN", "POR", "CAS"}) {
            CAPTURE(id);
            State s =
                takes("king " + king + "; SEV red:3G blue:1; CN red:2 blue:1; GAL yellow:1G green:0G; court red:7", id);
            Rng   rng{11};
            for (Events events; !over(s);) {
                CHECK(question(s).find('{') == std::string::npos);
                CHECK(question(s).size() > 10);
                const Choices choices = legal(s);
                events.list.clear();
                apply(s, choices[rng.below(choices.size())], events);
                for (const Event& e : events.list) CHECK(english(message(e, s.rules)).find('{') == std::string::npos);
            }
        }
}

}

// In random games of every box in which it is (tests/engine/contract_test.cpp).
namespace {

const OfBoxes with_it{.with = "new_regency"};

bool opens_the_castillo(const Moment& m) {
    return how_often({.list = m.events}, What::general_scoring) > 0 || asked_step_name(m.before) == "dial";
}

const Law kings_peace{
    "nothing enters or leaves the King's region but by a card that says so",
    with_it, When::always, [](const Moment& m) {
    if (m.dealt() || m.before.king != m.table.king || !places(m.table).has(m.table.king)) return;
    for (int i = 0; i < m.before.depth; ++i) {   // also while somebody is asked for a Veto of a part of it
        const std::string_view waits = step(m.before.stack[static_cast<std::size_t>(i)].step).name;
        if (waits == "place_with_the_king" || waits == "entourage_rides") return;
    }
    const Place king = m.table.king;
    for (Player p : colours(m.table)) REQUIRE(m.before.caballeros[p][king] == m.table.caballeros[p][king]);
    for (Player p : m.table.seats()) REQUIRE((m.before.grande[p] == king) == (m.table.grande[p] == king));
    for (int board = 0; board < scoreboard_count; ++board)
        REQUIRE((m.before.scoreboard[board] == king) == (m.table.scoreboard[board] == king));
}};

Witness aside{"the King is in no region", with_it, When::always, 1000};
Witness inside{"a Grande is in the Castillo", with_it, When::always, 200};
const Law castillo_kept{
    "caballeros and Grandes leave the Castillo only as it is opened",
    with_it, When::always, [](const Moment& m) {
    aside.saw(!regions(m.table).has(m.table.king));
    for (Player p : colours(m.table)) {
        const bool seat = m.table.seats().has(p);
        if (seat) inside.saw(m.table.grande[p] == CAS);
        const bool grande_left = seat && m.before.grande[p] == CAS && m.table.grande[p] != CAS;
        if (m.before.caballeros[p][CAS] > m.table.caballeros[p][CAS] || grande_left) REQUIRE(opens_the_castillo(m));
    }
}};

}

TEST_CASE("every card of the New Regency has a case") {
    for (const std::string& id : ids) {
        CAPTURE(id);
        CHECK(tested().contains(id));
    }
}
