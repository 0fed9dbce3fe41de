// 2023, the whole edition but the game of two (dummy_test.cpp): its cards, a case for each id, and Old Hands;
// the rulebook's own examples, in which Purple, Blue, Orange and Green sit: red, blue, yellow and green here.
#include <cmath>
#include <map>

#include "card_case.h"
#include "own_deck.h"
#include "engine/save_game.h"
#include "table.h"

using namespace eg;

namespace {

const std::string e = "edition 2023; ", old = "edition 2023; modules old_hands; ";

State holding(const std::string& id, const std::string& text) { return turn(e + text, id); }
State holding_old(const std::string& id, const std::string& text) { return turn(old + text, id); }

// A round begins here: these power cards are asked for from `start` on.
State round_begins(const std::string& text,
                   const std::string& shown = "n1-intrigue n2-visitation n3-cortes n4-squires n5-majesty") {
    const State bare = table(text);
    return table(text + "\nshown " + shown + "\nask end_round - 0 - - 0 0\nask next_turn - 0 - - 0 0\nask play_power "
                 + std::string{show(bare.start)} + ' ' + std::to_string(bare.players) + " - - 0 0");
}
Events play_out(State& s) {
    return idle(s, [](const State& now) { return asked_step_name(now) != "play_power"; });
}

State general_scoring_of(const std::string& text) {
    return table(e + "round 3; " + text + "\nask general_scoring - 0 - - 0 0");
}

Rules rules_with(const std::string& modules = "") { return rules_of(Edition::of_2023, *modules_named(modules)); }

State dealt(int players, std::uint64_t seed = 1, Rules rules = rules_with()) {
    Events deaf = Events::deaf();
    return new_game({.players = players, .rules = rules}, seed, deaf);
}

// Whatever is asked, one answer to it after another.
Events whole_game(State& s) {
    return idle(s, [](const State&) { return true; });
}

std::map<std::string, int> copies(const Rules& rules, int stack) {
    std::map<std::string, int> result;
    for (int i = 0; i < card_count(rules, stack); ++i) ++result[std::string{card(rules, stack, i).id}];
    return result;
}
std::set<std::string> ids_in(const Rules& rules) {
    std::set<std::string> ids;
    for (int stack = 0; stack < box(rules).piles; ++stack)
        for (const auto& [id, n] : copies(rules, stack)) ids.insert(id);
    return ids;
}

std::vector<Event> of_sort(const Events& events, What what) {
    std::vector<Event> list;
    for (const Event& event : events.list)
        if (event.what == what) list.push_back(event);
    return list;
}

Places places_of(const std::string& list) {
    Places result;
    for (const std::string& id : parts(list, ' ')) result.add(static_cast<Place>(choice(id)->which));
    return result;
}

}

// The tests of our design of the deck, B1 to B12 and N13 to N15, have their numbers beside them; its red, green, blue
// and
// yellow sit where red, blue, yellow and green do here.
TEST_SUITE("2023, action cards of the 1 stack") {

CARD("n1-intrigue", "up to two of one's own and up to two of the rivals'") {
    // One of mine from Granada to Castilla, one into the Castillo; a green one to Valencia, a blue one to Castilla.
    SUBCASE("the rulebook's example") {
        State s = holding("n1-intrigue", "king SEV; GRA red:2; ARA green:1 blue:1");
        play(s, "act, red GRA, CV, red GRA, CAS, green ARA, VAL, blue ARA, CV");
        CHECK(line(s, "CV") == "red:1 blue:1");
        CHECK(line(s, "CAS") == "red:1");
        CHECK(line(s, "VAL") == "green:1");
        CHECK(asked_step_name(s) == "use_card");
    }
    SUBCASE("never more than two of either") {
        State s = holding("n1-intrigue", "king SEV; GAL red:3 blue:3");
        play(s, "act, red GAL, PV, red GAL, PV");
        CHECK(options(s) == "blue GAL, done");
        play(s, "blue GAL, PV, blue GAL, PV");
        CHECK(asked_step_name(s) == "use_card");
    }
    SUBCASE("fewer, or foreign ones alone") {
        State s = holding("n1-intrigue", "king SEV; GAL red:3 blue:3");
        play(s, "act, blue GAL, PV, done");
        CHECK(line(s, "GAL") == "red:3 blue:2");
    }
    SUBCASE("not out of the Castillo, the court or the King's region, nor into that") {
        State s = holding("n1-intrigue", "king SEV; SEV red:2 blue:2; CAS red:2 blue:2; court red:7 blue:7; GAL red:1");
        play(s, "act");
        CHECK(options(s) == "red GAL, done");
        play(s, "red GAL");
        CHECK(options(s) == "CAS, PV, ARA, CAT, CV, CN, GRA, VAL");
    }
}

CARD("n1-militia", "up to two more from the court, beside the King or not, but not into the Castillo") {
    SUBCASE("B2") {
        State s = holding("n1-militia", "king CN; court red:4");
        play(s, "act");
        CHECK(options(s) == "GAL, PV, ARA, CAT, CV, SEV, GRA, VAL, done");
        play(s, "GAL, CAT");
        CHECK(places_offered(s) == "CAS, ARA, CV, SEV, GRA, VAL");
        play(s, "ARA");
        CHECK(line(s, "court") == "red:1 blue:0 yellow:0 green:0");
        for (const std::string place : {"GAL", "CAT", "ARA"}) CHECK(line(s, place) == "red:1");
    }
    SUBCASE("both in one region") {
        State s = holding("n1-militia", "king CN; court red:4");
        play(s, "act, PV, PV");
        CHECK(line(s, "PV") == "red:2");
        CHECK(asked_step_name(s) == "use_card");
    }
    SUBCASE("beside the King too; after placing") {
        State s = holding("n1-militia", "king CN; court red:4");
        play(s, "VAL, act, VAL, VAL");
        CHECK(line(s, "VAL") == "red:3");
        CHECK(options(s) == "done");
    }
    SUBCASE("fewer; with an empty court it is not to be performed") {
        State s = holding("n1-militia", "king CN; court red:1");
        play(s, "act, GAL");
        CHECK(options(s) == "done");
        CHECK_FALSE(may(holding("n1-militia", "king CN"), "act"));
    }
}

CARD("n1-wayfarers", "up to three of any colours") {
    State s =
        holding("n1-wayfarers", "king SEV; GAL red:2 blue:2; PV yellow:1; SEV blue:4; CAS red:1 blue:1; court red:2");
    play(s, "act");
    CHECK(options(s) == "red GAL, blue GAL, yellow PV, done");
    SUBCASE("to any region, not only beside the King, or into the Castillo") {
        play(s, "red GAL");
        CHECK(options(s) == "CAS, PV, ARA, CAT, CV, CN, GRA, VAL");
        play(s, "CAT, blue GAL, CAS, yellow PV, GAL");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(line(s, "GAL") == "red:1 blue:1 yellow:1");
        CHECK(line(s, "CAS") == "red:1 blue:2");
    }
    SUBCASE("fewer") {
        play(s, "blue GAL, VAL, done");
        CHECK(line(s, "VAL") == "blue:1");
        CHECK(options(s) == "CAS, CN, GRA, done");
    }
}

CARD("n1-transhumance", "up to four of any colours") {
    State s = holding("n1-transhumance", "king SEV; GAL red:1 blue:4; PV yellow:1");
    play(s, "act, blue GAL, PV, blue GAL, PV, yellow PV, ARA, red GAL, CAS");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "GAL") == "blue:2");
    CHECK(line(s, "PV") == "blue:2");
    CHECK(line(s, "ARA") == "yellow:1");
}

CARD("n1-pilgrims", "up to four of one's own") {
    State s = holding("n1-pilgrims", "king SEV; GAL red:3 blue:4; PV red:2 yellow:1; SEV red:1");
    play(s, "act");
    CHECK(options(s) == "red GAL, red PV, done");
    play(s, "red GAL, ARA, red GAL, ARA, red PV, VAL, red PV, CAS");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "GAL") == "red:1 blue:4");
    CHECK_FALSE(may(holding("n1-pilgrims", "king SEV; GAL blue:4; SEV red:2; CAS red:2; court red:2"), "act"));
}

CARD("n1-letters", "up to three of the rivals'") {
    State s = holding("n1-letters", "king SEV; GAL red:3 blue:1; PV yellow:1 green:2");
    play(s, "act");
    CHECK(options(s) == "blue GAL, yellow PV, green PV, done");
    play(s, "blue GAL, CAS, green PV, VAL, green PV, VAL");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "VAL") == "green:2");
    CHECK_FALSE(may(holding("n1-letters", "king SEV; GAL red:4"), "act"));
}

CARD("n1-plague", "up to five of any colours out of one region") {
    State s = holding("n1-plague", "king SEV; GAL red:2 blue:4 green:1; PV yellow:3; SEV green:5");
    play(s, "act");
    CHECK(options(s) == "red GAL, blue GAL, yellow PV, green GAL, done");
    play(s, "blue GAL, CAS");
    CHECK(options(s) == "red GAL, blue GAL, green GAL, done");
    play(s, "red GAL, PV, red GAL, ARA, blue GAL, ARA, green GAL, VAL");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "GAL") == "blue:2");
}

CARD("n1-household", "as many of one's own as one likes out of one region") {
    State s = holding("n1-household", "king SEV; GAL red:7 blue:1; PV red:1");
    play(s, "act, red GAL, PV");
    CHECK(options(s) == "red GAL, done");   // some may stay
    SUBCASE("all of them") {
        play(s, "red GAL, PV, red GAL, VAL, red GAL, VAL, red GAL, CAS, red GAL, CAS, red GAL, CAS");
        CHECK(line(s, "GAL") == "blue:1");
        CHECK(asked_step_name(s) == "use_card");
    }
    SUBCASE("some of them") {
        play(s, "done");
        CHECK(line(s, "GAL") == "red:6 blue:1");
        CHECK(line(s, "PV") == "red:2");
    }
}

}

TEST_SUITE("2023, action cards of the 2 stack") {

CARD("n2-withdrawal", "each rival in turn, from the left, sends three back, from court or regions") {
    SUBCASE("B3") {
        State s = holding("n2-withdrawal", "king PV; court blue:3 yellow:2; VAL yellow:1 green:1; CN green:2");
        const std::string before = line(s, "province");
        play(s, "act, blue court, blue court, blue court");
        CHECK(asked(s) == yellow);
        play(s, "yellow court, yellow VAL, yellow court");
        CHECK(asked(s) == green);
        CHECK(options(s) == "green CN, green VAL");
        play(s, "green CN, green CN, green VAL");
        CHECK(asked_step_name(s) == "use_card");
        CHECK(line(s, "court") == "red:0 blue:0 yellow:0 green:0");
        CHECK(line(s, "VAL").empty());
        CHECK(line(s, "CN").empty());
        CHECK(before == "red:30 blue:27 yellow:27 green:27");
        CHECK(line(s, "province") == "red:30 blue:30 yellow:30 green:30");
    }
    // My left neighbour gives 3 of his court, Blue 2 and 1 from Valencia, Green 2 from Toledo and 1 from Valencia.
    SUBCASE("the rulebook's example") {
        State s = holding("n2-withdrawal", "king SEV; court blue:7 yellow:2; VAL yellow:3 green:1; CN green:4");
        play(s,
             "act, blue court, blue court, blue court, yellow court, yellow court, yellow VAL, green CN, green CN, "
             "green VAL");
        CHECK(line(s, "court") == "red:0 blue:4 yellow:0 green:0");
        CHECK(line(s, "VAL") == "yellow:2");
        CHECK(line(s, "CN") == "green:2");
    }
    SUBCASE("as many as there are, neither out of the Castillo nor out of the King's region") {
        State s = holding("n2-withdrawal", "king SEV; SEV blue:4 yellow:4; CAS blue:4 green:4; court yellow:1");
        play(s, "act");
        CHECK(asked(s) == yellow);
        CHECK(options(s) == "yellow court");   // and nobody may send fewer
        play(s, "yellow court");
        CHECK(asked_step_name(s) == "use_card");
    }
    SUBCASE("from the left of whoever took the card") {
        State s = turn(e + "king SEV; court red:1 blue:1 green:1", "n2-withdrawal", yellow);
        play(s, "act, green court, red court, blue court");
        CHECK(asked(s) == yellow);
    }
}

CARD("n2-civil-war", "each rival dials a region where he stands and loses all there") {
    SUBCASE("B4") {
        State s =
            holding("n2-civil-war", "king CV; CV yellow:2 blue:3; SEV yellow:1; GAL green:3; ARA green:1; PV red:4");
        play(s, "act");
        CHECK(asked(s) == yellow);   // blue stands with the King only
        CHECK(options(s) == "SEV");
        play(s, "SEV");
        CHECK(options(s) == "GAL, ARA");
        play(s, "GAL");
        CHECK(line(s, "SEV").empty());
        CHECK(line(s, "CV") == "blue:3 yellow:2");
        CHECK(line(s, "GAL").empty());
        CHECK(line(s, "ARA") == "green:1");
        CHECK(line(s, "PV") == "red:4");
        CHECK(line(s, "province") == "red:26 blue:27 yellow:28 green:29");
    }
    SUBCASE("nobody sees a disc before all are set") {
        State s = holding("n2-civil-war", "king CV; GAL blue:3 yellow:2; SEV blue:1");
        play(s, "act, GAL");
        CHECK(line(s, "GAL") == "blue:3 yellow:2");
        for (Player p : {red, yellow, green}) CHECK(seen_by(s, p).disc[blue] == face_down);
    }
    SUBCASE("who is in the Castillo or with the King alone is lucky; if all are, it is not to be performed") {
        CHECK_FALSE(may(holding("n2-civil-war", "king CV; CV blue:3; CAS yellow:3; PV red:2"), "act"));
    }
}

CARD("n2-disgrace", "every rival's whole court goes back to the province") {
    State s = holding("n2-disgrace", "players 5; court red:7 blue:9 yellow:1 sable:30; GAL green:3");
    play(s, "act");
    CHECK(line(s, "court") == "red:7 blue:0 yellow:0 green:0 sable:0");
    CHECK(line(s, "GAL") == "green:3");
    CHECK_FALSE(may(holding("n2-disgrace", "court red:7"), "act"));
}

CARD("n2-wages", "every rival sends three of his court back, or all if he has fewer") {
    State s = holding("n2-wages", "players 5; court red:7 blue:9 yellow:3 green:2 sable:0");
    play(s, "act");
    CHECK(line(s, "court") == "red:7 blue:6 yellow:0 green:0 sable:0");
}

CARD("n2-highwaymen", "one of each rival, chosen by the active player, goes back to the province") {
    State s = holding("n2-highwaymen",
                      "king SEV; GAL red:2 blue:2; PV blue:1 yellow:1; SEV green:3; CAS green:1; court green:2");
    play(s, "act");
    CHECK(asked(s) == red);
    CHECK(options(s) == "blue GAL, blue PV, yellow PV");   // opponents only, and none may be left out
    play(s, "yellow PV, blue PV");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "PV").empty());
    CHECK(line(s, "province") == "red:28 blue:28 yellow:30 green:24");
}

CARD("n2-feud", "each rival dials a region where he has two, if any, and loses two") {
    SUBCASE("B5") {
        State s = holding("n2-feud", "king SEV; GAL yellow:1; SEV yellow:1; ARA blue:3; PV blue:1");
        play(s, "act");
        CHECK(asked(s) == blue);
        CHECK(options(s) == "ARA");
        play(s, "ARA");
        CHECK(options(s) == "GAL");   // Seville is the King's here
        play(s, "GAL");
        CHECK(line(s, "ARA") == "blue:1");
        CHECK(line(s, "GAL").empty());
    }
    SUBCASE("B5, the King elsewhere") {
        State s = holding("n2-feud", "king CN; GAL yellow:1; SEV yellow:1; ARA blue:3; PV blue:1");
        play(s, "act, ARA");
        CHECK(options(s) == "GAL, SEV");
        play(s, "SEV");
        CHECK(line(s, "SEV").empty());
        CHECK(line(s, "GAL") == "yellow:1");
    }
}

CARD("n2-visitation", "one region of choice is scored") {
    State s = holding("n2-visitation", "king GAL; GAL red:2 blue:1; PV red:1G; CAS red:3");
    play(s, "act");
    CHECK(options(s) == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");   // the King's region too, the Castillo not
    SUBCASE("with the King's bonus") { CHECK(paid(play(s, "GAL"), GAL) == "red:6 blue:2"); }
    SUBCASE("with the Grande's bonus") { CHECK(paid(play(s, "PV"), PV) == "red:7"); }
}

CARD("n2-sumptuary", "every rival keeps four of his court") {
    State s = holding("n2-sumptuary", "court blue:7 yellow:4 green:2 red:9");   // B6
    play(s, "act");
    CHECK(line(s, "court") == "red:9 blue:4 yellow:4 green:2");
    CHECK(line(s, "province") == "red:21 blue:26 yellow:26 green:28");
    CHECK_FALSE(may(holding("n2-sumptuary", "court blue:4 yellow:4 green:2 red:9"), "act"));
}

}

TEST_SUITE("2023, action cards of the 3 stack") {

CARD("n3-outposts", "all regions that are worth four at the moment are scored") {
    SUBCASE("B7") {
        State s = holding("n3-outposts",
                          "king VAL; boards 4/0/0:CN 8/4/0:GAL; CN red:3 yellow:1; SEV yellow:2; CAT red:1 yellow:1; "
                          "GAL red:5; PV red:0G yellow:0G");
        const Events events = play(s, "act");
        CHECK(scored(events) == "CAT, CN, SEV");
        CHECK(paid(events, CN) == "red:4 yellow:0");
        CHECK(paid(events, SEV) == "yellow:4");
        CHECK(paid(events, CAT) == "red:2 yellow:2");
        CHECK(line(s, "points") == "red:6 blue:0 yellow:6 green:0");
    }
    // Sevilla, Cataluna and Toledo, where a scoring tile lies; not Galicia, where the other one lies.
    SUBCASE("the rulebook's example") {
        State s = holding("n3-outposts", "king PV; boards 4/0/0:CN 8/4/0:GAL");
        CHECK(scored(play(s, "act")) == "CAT, CN, SEV");
    }
    SUBCASE("the Castillo never, whatever lies on it") {
        State s = holding("n3-outposts", "king PV; boards 4/0/0:CAS; CAS red:3");
        CHECK(scored(play(s, "act")) == "GAL, CAT, SEV");
    }
    SUBCASE("both bonuses may be had") {
        State s = holding("n3-outposts", "king GAL; GAL red:2G blue:1");
        CHECK(paid(play(s, "act"), GAL) == "red:8 blue:2");
    }
}

CARD("n3-fiesta", "all regions that are worth five at the moment are scored") {
    State s = holding("n3-fiesta", "king CV; PV red:1; ARA blue:1; VAL yellow:1; CAS green:1; court red:7");
    SUBCASE("Aragon, Navarra and Valencia, the Castillo not") {
        CHECK(scored(play(s, "act")) == "PV, ARA, VAL");
        CHECK(line(s, "points") == "red:5 blue:5 yellow:5 green:0");
    }
    SUBCASE("the rulebook's example 2: it is not performed; one goes to Aragon, two to Toledo") {
        CHECK(scored(play(s, "ARA, CN, CN, done")).empty());
        CHECK(line(s, "ARA") == "red:1 blue:1");
        CHECK(line(s, "CN") == "red:2");
        CHECK(over(s));
    }
}

CARD("n3-revelation", "the Castillo is scored, and all in it goes back in") {
    State s = holding("n3-revelation", "king SEV; CAS red:3 yellow:2");   // B9
    CHECK(paid(play(s, "act"), CAS) == "red:5 yellow:3");
    CHECK(line(s, "points") == "red:5 blue:0 yellow:3 green:0");
    CHECK(line(s, "CAS") == "red:3 yellow:2");
    CHECK(asked_step_name(s) == "use_card");   // nobody dials
}

CARD("n3-crowns", "all regions that are worth six or seven at the moment are scored") {
    State s = holding("n3-crowns", "king PV; CV red:1; CN blue:1; GRA yellow:1");
    CHECK(scored(play(s, "act")) == "CV, CN, GRA");
    CHECK(line(s, "points") == "red:6 blue:7 yellow:6 green:0");
    State tiles = holding("n3-crowns", "king PV; boards 4/0/0:CV 8/4/0:CN");
    CHECK(scored(play(tiles, "act")) == "GRA");
}

CARD("n3-tournament", "all regions, but only a sole first earns points") {
    State s =
        holding("n3-tournament",
                "king GAL; GAL red:3G blue:2; PV red:2 blue:2 yellow:1; CN yellow:1; CAS green:5; ARA green:2 red:1");
    const Events events = play(s, "act");
    CHECK(scored(events) == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
    CHECK(line(s, "points") == "red:8 blue:0 yellow:7 green:5");
}

CARD("n3-cortes", "the region with the most caballeros is scored; if several tie, all of them") {
    State s = holding("n3-cortes", "king SEV; GAL red:2 blue:2; PV red:3; CAS red:9");
    CHECK(scored(play(s, "act")) == "GAL");
    State tie = holding("n3-cortes", "king PV; GAL red:2 blue:2; PV red:4; VAL red:3");
    CHECK(scored(play(tie, "act")) == "GAL, PV");
}

CARD("n3-hermitage", "the region with the fewest caballeros is scored, empty ones aside; if several tie, all of them") {
    State s = holding("n3-hermitage",
                      "king SEV; PV red:1; CAT blue:1; ARA red:2; CV red:1 blue:1; CN yellow:3; SEV green:2; GRA "
                      "red:2; VAL red:2");   // B8
    CHECK(scored(play(s, "act")) == "PV, CAT");
    State grande = holding("n3-hermitage", "king SEV; PV red:0G; CAT blue:2");
    CHECK(scored(play(grande, "act")) == "CAT");
}

}

TEST_SUITE("2023, action cards of the 4 stack") {

CARD("n4-enactment", "a scoring tile is placed on a free board, or moved") {
    SUBCASE("either of the two, on any region but the King's, or on the Castillo") {
        State s = holding("n4-enactment", "king SEV");
        play(s, "act");
        CHECK(options(s) == "board 8/4/0, board 4/0/0");
        play(s, "board 8/4/0");
        CHECK(options(s) == "CAS, GAL, PV, ARA, CAT, CV, CN, GRA, VAL");
        play(s, "CAS");
        CHECK(line(s, "boards") == "8/4/0:CAS 4/0/0:-");
        CHECK(asked_step_name(s) == "use_card");
    }
    SUBCASE("on the Castillo one replaces both boards there") {
        CHECK(points_at(table(e + "king SEV; boards 8/4/0:CAS; CAS red:3 blue:2 yellow:1"), CAS)
              == std::vector{8, 4, 0, 0});
    }
    SUBCASE("the rulebook's example: moved to Castilla to lower what its majority pays") {
        State s = holding("n4-enactment", "king SEV; boards 4/0/0:GAL; CV red:1 blue:3");
        play(s, "act, board 4/0/0");
        CHECK(options(s) == "CAS, PV, ARA, CAT, CV, CN, GRA, VAL");   // moved, not taken off, and not where it is
        play(s, "CV");
        CHECK(points_at(s, CV) == std::vector{0, 4, 0, 0});
    }
    SUBCASE("only one in a region") {
        State s = holding("n4-enactment", "king SEV; boards 8/4/0:GAL 4/0/0:PV");
        play(s, "act, board 8/4/0");
        CHECK_FALSE(may(s, "PV"));
    }
    SUBCASE("none is taken out of the King's region") {
        State s = holding("n4-enactment", "king SEV; boards 8/4/0:SEV 4/0/0:PV");
        play(s, "act");
        CHECK(options(s) == "board 4/0/0");
    }
    SUBCASE("the bonuses are paid besides") {
        CHECK(points_at(table(e + "king CV; boards 4/0/0:CV; CV red:3G blue:2"), CV) == std::vector{8, 0, 0, 0});
    }
}

CARD("n4-empowerment", "one used power card comes back into the hand, unseen") {
    SUBCASE("B10: the lowest of this round is taken back, and still brings the start marker") {
        State s = round_begins(e + "round 2; start red; hand red:1-12 blue:1-12 yellow:1-12 green:1-12",
                               "n1-intrigue n2-visitation n3-cortes n4-empowerment n5-majesty");
        play(s, "power 3, power 4, power 5, power 6");
        play(s, "take 0, card 1, done, take 0, card 2, done, take 0, card 3, done");
        CHECK(asked(s) == red);
        play(s, "take 0, card 4, act");
        CHECK(options(s) == "power 3, power 13");
        const Events events = play(s, "power 3");
        CHECK(s.hand[red].has(3));
        for (Player p : {blue, yellow, green, nobody}) CHECK_FALSE(seen_by(s, p).hand[red].has(3));
        for (const Event& event : of_sort(events, What::power_taken_back)) {
            CHECK(seen_by(event, blue).n == 0);
            CHECK(seen_by(event, red).n == 3);
        }
        play(s, "done");
        CHECK(s.round == 3);
        CHECK(s.start == red);
        CHECK(asked(s) == red);
        CHECK(may(s, "power 3"));
    }
    SUBCASE("or one of an earlier round") {
        State s = holding("n4-empowerment", "round 3; hand red:1-4,8-13; power red:7");
        play(s, "act");
        CHECK(options(s) == "power 5, power 6, power 7");
        play(s, "power 5");
        CHECK(s.hand[red].has(5));
        CHECK_FALSE(seen_by(s, blue).hand[red].has(5));
    }
}

CARD("n4-adopted-home", "the own Grande moves to another region") {
    State s = holding("n4-adopted-home", "king SEV; GAL red:2G; PV blue:2G");
    play(s, "act");
    CHECK(options(s) == "PV, ARA, CAT, CV, CN, GRA, VAL");   // not into the Castillo, not to the King
    play(s, "PV");
    CHECK(line(s, "PV") == "red:0G blue:2G");   // several may live in one
    CHECK(line(s, "GAL") == "red:2");
    CHECK_FALSE(may(holding("n4-adopted-home", "king GAL; GAL red:2G"), "act"));   // nor out of the King's region
}

CARD("n4-coup", "each rival moves all of his from the region named to another one he dials") {
    SUBCASE("B11") {
        State s = holding("n4-coup", "king GAL; CN blue:1 yellow:2 green:2 red:1");
        play(s, "act, CN");
        dial(s, "blue:CAT yellow:GRA green:GAL");
        CHECK(line(s, "CAT") == "blue:1");
        CHECK(line(s, "GRA") == "yellow:2");
        CHECK(line(s, "court") == "red:0 blue:0 yellow:0 green:2");
        CHECK(line(s, "GAL").empty());
        CHECK(line(s, "CN") == "red:1");
    }
    // Toledo: one goes to Cataluna, two to Granada, two to Valencia; mine stay.
    SUBCASE("the rulebook's example") {
        State s = holding("n4-coup", "king SEV; CN red:2 blue:2 yellow:1 green:2");
        play(s, "act, CN");
        dial(s, "yellow:CAT blue:GRA green:VAL");
        CHECK(line(s, "CN") == "red:2");
        CHECK(line(s, "CAT") == "yellow:1");
        CHECK(line(s, "GRA") == "blue:2");
        CHECK(line(s, "VAL") == "green:2");
        CHECK(asked_step_name(s) == "use_card");
    }
    SUBCASE(
        "another region: the one they leave cannot be dialled, nor the Castillo; who does not stand there does not "
        "dial") {
        State s = holding("n4-coup", "king SEV; CN red:2 yellow:1; PV blue:3");
        play(s, "act, CN");
        CHECK(asked(s) == yellow);
        CHECK(options(s) == "GAL, PV, ARA, CAT, CV, SEV, GRA, VAL");
        dial(s, "yellow:PV");
    }
    SUBCASE("not the King's region, not one without a rival, not the Castillo") {
        State s = holding("n4-coup", "king SEV; SEV blue:3; PV blue:1; GAL red:3; CAS blue:2");
        play(s, "act");
        CHECK(options(s) == "PV");
    }
}

CARD("n4-squires", "up to two from the province to the court") {
    State s = holding("n4-squires", "court red:7");
    play(s, "act");
    CHECK(options(s) == "take 0, take 1, take 2");
    play(s, "take 2");
    CHECK(s.court[red] == 9);
    // "This also applies when moving Caballeros to your Court via Action cards": from regions, not from the Castillo.
    SUBCASE("what the province lacks may come from regions") {
        State t = holding("n4-squires", "king SEV; court red:20; GAL red:4; SEV red:2; CAS red:4");
        play(t, "act");
        CHECK(options(t) == "red GAL, done");
        play(t, "red GAL, red GAL");
        CHECK(t.court[red] == 22);
        CHECK(asked_step_name(t) == "use_card");
    }
    SUBCASE("the province first") {
        State t = holding("n4-squires", "king SEV; court red:20; GAL red:5; SEV red:1; CAS red:3");
        play(t, "act");
        CHECK(options(t) == "take 0, take 1");
        play(t, "take 1, red GAL");
        CHECK(t.court[red] == 22);
    }
}

CARD("n4-sealed-letters", "everybody dials; each region dialled once is scored") {
    State s = holding("n4-sealed-letters", "king VAL; PV yellow:2 blue:2; VAL green:3 red:1");   // B12
    play(s, "act");
    CHECK(options(s) == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
    const Events events = dial(s, "red:GAL blue:GAL yellow:PV green:VAL");
    CHECK(scored(events) == "PV, VAL");
    CHECK(paid(events, PV) == "blue:3 yellow:3");
    CHECK(paid(events, VAL) == "red:3 green:7");
    CHECK(line(s, "points") == "red:3 blue:3 yellow:3 green:7");
}

CARD("n4-progress", "the King moves to a region bordering his own") {
    State s = holding("n4-progress", "king CV; court red:7");
    play(s, "act");
    CHECK(options(s) == "GAL, PV, ARA, CN");
    play(s, "CN");
    CHECK(places_offered(s) == "CAS, ARA, CV, SEV, GRA, VAL");
}

}

TEST_SUITE("2023, action card of the 5 stack") {

CARD("n5-majesty", "the King moves to any region") {
    SUBCASE(
        "the rulebook's example 1: two to Granada, two to Toledo, one into the Castillo, and then the King from "
        "Valencia to Toledo") {
        State s = holding("n5-majesty", "king VAL; court red:7");
        play(s, "GRA, GRA, CN, CN, CAS, act, CN");
        CHECK(s.king == CN);
        CHECK(line(s, "CN") == "red:2");
        CHECK(line(s, "court") == "red:2 blue:0 yellow:0 green:0");
        CHECK(options(s) == "done");
    }
    SUBCASE("to all of the nine, not into the Castillo, and not abroad") {
        for (Place king : nine_regions) {
            State s = holding("n5-majesty", "king " + show(on(king)));
            play(s, "act");
            CHECK(Places::of_bits(legal(s).of(Thing::place)) == nine_regions);   // and where he is: he may stay
        }
    }
    SUBCASE("left out, he remains in place") {
        State s = holding("n5-majesty", "king VAL; court red:7");
        play(s, "CAT, done");
        CHECK(s.king == VAL);
    }
}

}

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
    State s = round_begins(old + "start red; king SEV; court blue:7",
                           "n1-intrigue oh2-veto n3-cortes n4-progress n5-majesty");
    play(s, "power 13, power 12, power 11, power 10, card 2");
    CHECK(line(s, "kept") == "red:oh2-veto:2");
    CHECK_FALSE(may(s, "act"));   // it lies before him
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
        CHECK(line(s, "points") == "red:4 blue:0 yellow:4 green:0");   // who had exactly one has none
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

// The cards turned up in a whole game in which everybody does as little as he may.
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
// ... and in so many of them.
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
// As often as that, four times the usual scatter allowed.
bool near(int n, double expected) { return std::abs(n - expected) < 4 * std::sqrt(expected) + 1; }

TEST_CASE("each in place of a random other one of its pile") {
    const Rules rules = rules_with("old_hands");
    // N15: of eleven, twelve, ten and eleven just ten are in the game, of the second stack eight of the ten.
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
        CHECK(near(deals - times[id], deals * 0.1));   // nine of ten cards come
    for (const std::string id : {"n2-disgrace", "n2-feud", "n2-sumptuary"}) CHECK(near(times[id], deals * 0.8 * 0.9));
    CHECK(near(times["n1-intrigue"], deals * 2 * 0.9 * 0.9));
    CHECK(near(times["n3-crowns"], deals * 0.9));
}

// Of nine cards a pile all that are in the game come.
std::string nine_in_a_pile() {
    std::string text = deck_text(rules_with().deck);
    for (const std::string id : {"n1-household", "n2-disgrace", "n3-crowns", "n4-squires"}) {
        const std::size_t at = text.find('\n' + id) + 1;
        text.erase(at, text.find('\n', at) + 1 - at);
    }
    return text;
}

TEST_CASE("each is in the game for certain, and exactly so many others of its pile never appear") {
    forget_brought_decks();
    Rules rules = rules_with("old_hands");
    const Brought brought = bring_deck(nine_in_a_pile(), rules.box);
    REQUIRE(brought.error == "");
    rules.deck = brought.id;
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
    CHECK(left_out.size() == 7 + 7 + 6);   // any one of the first, second and fourth pile but those that replace
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
        CHECK(near(deals - times["oh1-double-game"], deals * 2 / 11.0));   // nine of eleven come
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
        if (some & 1) CHECK(near(times["n1-household"], deals * 0.9));   // then nothing takes its place
        if ((some & 6) == 6) CHECK(near(times["n2-disgrace"], deals * 0.9));
    }
    Rules rules = rules_with("old_hands");
    REQUIRE(leave_out(rules, "oh2-skirmish"));
    for (const std::string_view wrong : {"n2-disgrace", "oh2-veto,,nothing", "nothing"})
        CHECK_FALSE(leave_out(rules, wrong));
    CHECK(left_out(rules) == "oh2-skirmish");
}

TEST_CASE("which are left out is kept with a game, with its table and with a deck of one's own") {
    forget_brought_decks();
    for (const bool own : {false, true}) {
        Record record;
        record.setup = {.players = 3, .rules = rules_with("old_hands")};
        if (own) record.setup.rules.deck = bring_deck(nine_in_a_pile(), record.setup.rules.box).id;
        REQUIRE(leave_out(record.setup.rules, "oh2-veto,oh4-retinue"));
        Events deaf = Events::deaf();
        State s = beginning(record, deaf);
        Rng rng{5};
        for (int i = 0; i < 60; ++i) {
            const Choices choices = legal(s);
            record.choices.push_back(choices[rng.below(choices.size())]);
            apply(s, record.choices.back(), deaf);
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

TEST_SUITE("2023, action cards") {

TEST_CASE("every card of the deck and of Old Hands has its case") {
    CHECK(ids_in(rules_with("old_hands")) == tested());
    CHECK(ids_in(rules_with()).size() == 31);
    CHECK(tested().size() == 35);
}

TEST_CASE("the King's region is closed to every special action") {
    for (const std::string& id : tested()) {
        if (id == "oh2-veto") continue;   // nothing to perform
        CAPTURE(id);
        State s =
            holding_old(id, "king GAL; GAL red:5G blue:5G yellow:5 green:5; boards 8/4/0:GAL; court red:3 blue:3");
        const std::string before = line(s, "GAL");
        for (const std::string action : {"act", "act-other"}) {
            State t = s;
            if (!may(t, action)) continue;
            play(t, action);
            idle(t, [](const State& now) { return asked_step_name(now) != "use_card"; });
            CHECK(line(t, "GAL") == before);
            CHECK(t.scoreboard[0] == GAL);
        }
    }
}

TEST_CASE("nothing leaves the Castillo by any of them") {
    Rng rng{3};
    for (const std::string& id : tested())
        for (int n = 0; n < 20 && id != "oh2-veto"; ++n) {
            CAPTURE(id);
            State s = holding_old(id,
                                  "king GAL; CAS red:5 blue:5 yellow:5 green:5; PV red:1 blue:1 yellow:1G green:2; "
                                  "court red:3 blue:3 yellow:9");
            const State before = s;
            Events deaf = Events::deaf();
            while (!over(s)) {
                const Choices choices = legal(s);
                apply(s, choices[rng.below(choices.size())], deaf);
            }
            for (Player p : s.seats()) CHECK(s.caballeros[p][CAS] >= before.caballeros[p][CAS]);
        }
}

TEST_CASE(
    "each may be left out as a whole, and each lets place as many as its pile says; of a house card the deck says how "
    "many") {
    const Rules rules = rules_with("old_hands");
    for (const ActionCard& card : deck(rules.deck).cards) {
        const std::string id{card.id};
        if (id == "oh2-veto") continue;
        CAPTURE(id);
        State s = holding_old(id, "king CN; GAL red:2G blue:2; court red:7");
        const int  most = card.house ? card.caballeros : card.stack;
        for (int n = 0; n < most; ++n) play(s, "VAL");
        CHECK(places_offered(s).empty());
        play(s, "done");
        CHECK(line(s, "VAL") == "red:" + std::to_string(most));
        CHECK(line(s, "GAL") == "red:2G blue:2");
        CHECK(line(s, "points") == "red:0 blue:0 yellow:0 green:0");
    }
}

}

// "You are then allowed to completely prevent a Special action that someone wants to perform this or next round."
TEST_SUITE("2023, Veto") {
    const std::string table_of_all =
        "king SEV; power red:13; hand red:1-12; GAL red:2G blue:2; PV yellow:2; CAT green:2; VAL red:1; CAS red:2 "
        "blue:1; court red:7 blue:7 yellow:5 green:5";
    const std::string blue_keeps = "\nkept blue:oh2-veto:2\n";

    TEST_CASE("asked once, when the action is announced, and never about a part of it") {
        Rng rng{5};
        for (const std::string& id : tested()) {
            if (id == "oh2-veto") continue;
            CAPTURE(id);
            for (int n = 0; n < 10; ++n)
                for (const std::string action : {"act", "act-other"}) {
                    State s = holding_old(id, table_of_all + blue_keeps);
                    if (!may(s, action)) {
                        CHECK(action == "act-other");
                        continue;
                    }
                    const Events events = play(s, action);
                    CHECK(how_often(events, What::announced) == 1);
                    REQUIRE(asked_step_name(s) == "ask_veto");
                    CHECK(asked(s) == blue);
                    CHECK(options(s) == "veto, allow");
                    play(s, "allow");
                    Events deaf = Events::deaf();
                    while (asked_step_name(s) != "use_card") {
                        REQUIRE(asked_step_name(s) != "ask_veto");
                        const Choices choices = legal(s);
                        apply(s, choices[rng.below(choices.size())], deaf);
                    }
                    CHECK(line(s, "kept") == "blue:oh2-veto:2");
                }
        }
}

TEST_CASE("stopped, nothing of it happens, and it counts as used") {
    for (const std::string& id : tested()) {
        if (id == "oh2-veto") continue;
        CAPTURE(id);
        for (const std::string action : {"act", "act-other"}) {
            State s = holding_old(id, table_of_all + blue_keeps), untouched = holding_old(id, table_of_all);
            if (action == "act-other" && id != "oh1-double-game") continue;
            play(s, action + ", veto");
            CHECK(asked_step_name(s) == "use_card");
            CHECK(asked(s) == red);
            CHECK_FALSE(may(s, "act"));
            CHECK_FALSE(may(s, "act-other"));
            CHECK(line(s, "kept").empty());
            CHECK(places_offered(s) == "CAS, CN, GRA");   // placing stays
            play(s, "done");
            play(untouched, "done");
            s.deck = untouched.deck;   // where the Veto is not missing
            CHECK(s == untouched);
        }
    }
}

TEST_CASE("who has placed first has his turn behind him") {
    State s = holding_old("n5-majesty", "king SEV; court red:7" + blue_keeps);
    play(s, "CN, GRA, act, veto");
    CHECK(options(s) == "done");
    CHECK(s.court[red] == 5);
}

TEST_CASE("not placing, not mustering, not the general scoring, and nobody's own action") {
    State s = holding_old("n5-majesty", "king SEV; court red:7" + blue_keeps);
    play(s, "CN, GRA, CAS");
    CHECK(asked_step_name(s) == "use_card");
    State mustering = table(old + "court red:7" + blue_keeps + "ask muster red 3 - - 0 0");
    play(mustering, "take 3");
    CHECK(mustering.court[red] == 10);
    State scoring = table(old + "round 3; king SEV; CAS red:2 blue:1" + blue_keeps + "ask general_scoring - 0 - - 0 0");
    dial(scoring, "red:GAL blue:PV");
    CHECK(over(scoring));
    State mine = holding_old("n5-majesty", "king SEV; kept red:oh2-veto:2");
    play(mine, "act, GAL");
    CHECK(mine.king == GAL);
}

TEST_CASE("the question says whose action it is, and that it may be stopped, not a part") {
    State s = holding_old("n5-majesty", "king SEV" + blue_keeps);
    play(s, "act");
    CHECK(question(s).find("Will you use your Veto against Red's special action, Your Majesty?") != std::string::npos);
}

}

TEST_SUITE("2023, setup") {

TEST_CASE("the deck: ten in each of four stacks, and Your Majesty") {   // B1
    const Rules rules = rules_with();
    for (int stack = 0; stack < 4; ++stack) CHECK(card_count(rules, stack) == 10);
    CHECK(card_count(rules, 4) == 1);
    CHECK(copies(rules, 0)
          == std::map<std::string, int>{{"n1-intrigue", 2},
                                        {"n1-militia", 1},
                                        {"n1-wayfarers", 1},
                                        {"n1-transhumance", 1},
                                        {"n1-pilgrims", 1},
                                        {"n1-letters", 1},
                                        {"n1-plague", 2},
                                        {"n1-household", 1}});
    CHECK(copies(rules, 1)
          == std::map<std::string, int>{{"n2-withdrawal", 1},
                                        {"n2-civil-war", 1},
                                        {"n2-disgrace", 1},
                                        {"n2-wages", 1},
                                        {"n2-highwaymen", 1},
                                        {"n2-feud", 1},
                                        {"n2-visitation", 3},
                                        {"n2-sumptuary", 1}});
    CHECK(copies(rules, 2)
          == std::map<std::string, int>{{"n3-outposts", 2},
                                        {"n3-fiesta", 2},
                                        {"n3-revelation", 2},
                                        {"n3-crowns", 1},
                                        {"n3-tournament", 1},
                                        {"n3-cortes", 1},
                                        {"n3-hermitage", 1}});
    CHECK(copies(rules, 3)
          == std::map<std::string, int>{{"n4-enactment", 2},
                                        {"n4-empowerment", 2},
                                        {"n4-adopted-home", 2},
                                        {"n4-coup", 1},
                                        {"n4-squires", 1},
                                        {"n4-sealed-letters", 1},
                                        {"n4-progress", 1}});
    CHECK(copies(rules, 4) == std::map<std::string, int>{{"n5-majesty", 1}});
    for (int stack = 0; stack < 5; ++stack)
        for (int i = 0; i < card_count(rules, stack); ++i) {
            CHECK(card(rules, stack, i).caballeros
                  == (card(rules, stack, i).id == "n2-sumptuary" ? 4 : stack + 1));   // at two nobody took it
            CHECK(card(rules, stack, i).returns == (stack == 4));
        }
}

TEST_CASE(
    "two beside the Grande, seven in the court, 21 in the province; all hands whole; the King and every player draw "
    "different regions") {
    for (int players = 3; players <= 5; ++players)
        for (std::uint64_t seed = 0; seed < 50; ++seed) {
            const State s = dealt(players, seed);
            Places taken = {s.king};
            for (Player p : s.seats()) {
                taken.add(s.grande[p]);
                CHECK(standing(s, p) == Places{s.grande[p]});
                CHECK(s.caballeros[p][s.grande[p]] == 2);
                CHECK(s.court[p] == 7);
                CHECK(s.province[p] == 21);
                CHECK(s.hand[p] == full_hand);
                CHECK(s.score[p] == 0);
            }
            CHECK(taken.size() == players + 1);
            CHECK((taken - nine_regions).empty());
            CHECK(s.scoreboard[0] == nowhere);
            CHECK(s.scoreboard[1] == nowhere);
            CHECK(s.round == 1);
            CHECK(colours(s) == s.seats());
            CHECK(parts(line(s, "shown"), ' ').size() == 5);
        }
}

TEST_CASE("Navarra, Castilla and Toledo are called so in this edition, and nowhere else") {
    const PerPlace<std::string_view>&here = box(rules_with()).names, &elsewhere = box(rules_of(Edition::big_box)).names;
    CHECK(here[PV] == "Navarra");
    CHECK(here[CV] == "Castilla");
    CHECK(here[CN] == "Toledo");
    for (Place place : {CAS, GAL, ARA, CAT, SEV, GRA, VAL}) CHECK(here[place] == elsewhere[place]);
    for (Place place : {PV, CV, CN}) CHECK(here[place] != elsewhere[place]);
    for (const Box& other : all_boxes())
        if (other.edition == Edition::of_2023) CHECK(other.names[CN] == "Toledo");
    State s = holding("n4-coup", "king SEV; CN blue:2");
    play(s, "act, CN");
    CHECK(question(s).find("Toledo") != std::string::npos);
}

TEST_CASE("its borders: Castilla, where the rulebook's King stands, and Valencia") {
    const State s = table(e);
    CHECK(borders(s, CV) == places_of("GAL PV ARA CN"));
    CHECK((borders(s, VAL) & places_of("GRA CN")) == places_of("GRA CN"));
}

}

TEST_SUITE("2023, a round") {

TEST_CASE("the rulebook's example: Green plays 8, Blue 3, Orange 5, you 9; you begin, then Green, Orange, Blue") {
    // Clockwise: Green, Blue, Orange, you: red, blue, yellow, green here.
    State s = round_begins(e + "start red");
    play(s, "power 8");
    CHECK_FALSE(may(s, "power 8"));
    play(s, "power 3");
    CHECK_FALSE(may(s, "power 8"));
    CHECK_FALSE(may(s, "power 3"));
    play(s, "power 5, power 9");
    CHECK(asked(s) == green);
    CHECK(options(s) == "take 0, take 1, take 2");   // "You have played the 9 ... you take 2 Caballeros"
    std::string order;
    for (const Event& event : of_sort(play_out(s), What::turn_begins)) order += ' ' + std::string{show(event.who)};
    CHECK(order == " red yellow blue");
    CHECK(s.start == blue);   // the lowest
    CHECK(asked(s) == blue);
}

TEST_CASE("12 and 13 bring nobody") {
    State s = round_begins(e + "start red");
    play(s, "power 13, power 12, power 1, power 2");
    CHECK(asked_step_name(s) == "take_card");
    play(s, "card 1, done");
    CHECK(asked_step_name(s) == "take_card");
}

TEST_CASE("what the province lacks may come from regions, not from the Castillo, and not out of the King's region") {
    State s = table(e + "king SEV; court red:18; GAL red:5; SEV red:2; CAS red:3\nask muster red 6 - - 0 0");
    play(s, "take 2");
    CHECK(options(s) == "red GAL, done");
    play(s, "red GAL, red GAL, red GAL, red GAL");
    CHECK(s.court[red] == 24);
    CHECK(over(s));
}

TEST_CASE("the rulebook's example of placing: the King is in Castilla") {
    CHECK(places_offered(holding("n5-majesty", "king CV; court red:7")) == "CAS, GAL, PV, ARA, CN");
}

TEST_CASE("who has fewer than the card says forfeits the rest") {
    State s = holding("n5-majesty", "king CV; court red:2");
    play(s, "GAL, CAS");
    CHECK(options(s) == "done, act");
}

TEST_CASE("placing and the special action in either order, but never split") {
    State s = holding("n1-transhumance", "king CV; court red:7; SEV blue:4");
    play(s, "act, blue SEV, GRA");
    CHECK_FALSE(may(s, "GAL"));
    play(s, "done, GAL");
    CHECK(options(s) == "done");
    State t = holding("n3-cortes", "king CV; court red:7; SEV blue:4");
    play(t, "GAL, act");
    CHECK(options(t) == "done");   // two of three not placed
}

TEST_CASE("the numbers in the Castillo are announced") {
    State s = holding("n5-majesty", "king CV; court red:7; CAS blue:2");
    play(s, "CAS, CAS");
    CHECK(line(seen_by(s, yellow), "CAS") == "red:2 blue:2");
}

TEST_CASE("a new card of each stack every round, taken or not; the King's card is there every round") {
    Events deaf = Events::deaf();
    State  s = new_game({.players = 4, .rules = rules_with()}, 11, deaf);
    std::array<unsigned, 4> seen{};
    for (int round = 1; round <= 9; ++round) {
        CHECK(s.round == round);
        for (int stack = 0; stack < 4; ++stack) {
            const unsigned bit = 1u << s.shown[stack];
            CHECK((seen[static_cast<std::size_t>(stack)] & bit) == 0);
            seen[static_cast<std::size_t>(stack)] |= bit;
        }
        CHECK(card(s.rules, 4, s.shown[4]).id == "n5-majesty");
        CHECK(s.taker[4] == nobody);
        idle(s, [&](const State& now) { return now.round == round; });
    }
    CHECK(over(s));
}

std::vector<int> rounds_played(Rules rules, int players) {
    Events events;
    State  s = new_game({.players = players, .rules = rules}, 5, events);
    const Events rest = whole_game(s);
    events.list.insert(events.list.end(), rest.list.begin(), rest.list.end());
    std::vector<int> rounds;
    for (const Event& event : events.list) {
        if (event.what == What::round_begins) rounds.push_back(event.n);
        if (event.what == What::general_scoring) rounds.push_back(-event.n);
    }
    return rounds;
}

TEST_CASE("nine rounds; the short game begins on 2 and skips 4 and 7") {
    for (int players = 2; players <= 5; ++players) {
        Rules rules = rules_with();
        CHECK(rounds_played(rules, players) == std::vector{1, 2, 3, -1, 4, 5, 6, -2, 7, 8, 9, -3});
        rules.short_game = true;
        CHECK(rounds_played(rules, players) == std::vector{2, 3, -1, 5, 6, -2, 8, 9, -3});
    }
}

}

TEST_SUITE("2023, general scoring") {

TEST_CASE("the rulebook's examples: the Castillo, and its caballeros to Granada") {
    State s = general_scoring_of("king SEV; CAS red:3 blue:2 yellow:1");
    const Events events = dial(s, "red:GRA blue:GAL yellow:GAL");   // green has nobody inside
    CHECK(paid(events, CAS) == "red:5 blue:3 yellow:1");
    CHECK(line(s, "GRA") == "red:3");
    CHECK(line(s, "CAS").empty());
    CHECK(scored(events) == "CAS, GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
}

TEST_CASE("the rulebook's examples: Galicia, Navarra, Sevilla") {
    CHECK(points_at(table(e + "king SEV; GAL yellow:4 blue:3 red:2"), GAL) == std::vector{0, 2, 4, 0});
    CHECK(points_at(table(e + "king SEV; PV red:2 blue:2 green:2G yellow:1"), PV) == std::vector{3, 3, 1, 3});
    CHECK(points_at(table(e + "king GAL; SEV blue:2G green:2 red:1"), SEV) == std::vector{1, 3, 0, 3});
}

// "You have the majority with 3 Caballeros ... a total of 10 points. Orange and Green get 1 point each for 3rd place."
// Granada
// says 6: with both bonuses it is 10.
TEST_CASE("the rulebook's example: Granada, with the Grande's bonus, and the King's") {
    CHECK(points_at(table(e + "king GRA; GRA red:3G yellow:1 green:1"), GRA) == std::vector{10, 0, 1, 1});
    CHECK(points_at(table(e + "king SEV; GRA red:3G yellow:1 green:1"), GRA) == std::vector{8, 0, 1, 1});
}

TEST_CASE("in a tie nobody gets a bonus, however many they are") {
    CHECK(points_at(table(e + "king GAL; GAL red:2G blue:2G"), GAL) == std::vector{2, 2, 0, 0});
    CHECK(points_at(table(e + "king SEV; VAL red:2 blue:2 yellow:2 green:2"), VAL) == std::vector{3, 3, 3, 3});
    CHECK(points_at(table(e + "king SEV; VAL red:3 blue:2 yellow:2 green:2"), VAL) == std::vector{5, 2, 2, 2});
    CHECK(points_at(table(e + "king SEV; CAS red:2 blue:2 yellow:1"), CAS) == std::vector{3, 3, 1, 0});
}

TEST_CASE("the disc on the King's region: back to court") {
    State s = general_scoring_of("king SEV; CAS red:3 blue:1; court red:4");
    CHECK(options(s) == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
    dial(s, "red:SEV blue:PV");
    CHECK(s.court[red] == 7);
    CHECK(line(s, "SEV").empty());
}

TEST_CASE("with three players the first two numbers count, so too on a scoring tile and in the Castillo") {
    CHECK(points_at(table(e + "players 3; king SEV; PV red:4 blue:3 yellow:2"), PV) == std::vector{5, 3, 0});
    CHECK(points_at(table(e + "players 3; king SEV; PV red:4 blue:4 yellow:2"), PV) == std::vector{3, 3, 0});
    CHECK(points_at(table(e + "players 3; king SEV; PV red:4 blue:2 yellow:2"), PV) == std::vector{5, 0, 0});
    CHECK(points_at(table(e + "players 3; king SEV; CAS red:4 blue:3 yellow:2"), CAS) == std::vector{5, 3, 0});
    CHECK(points_at(table(e + "players 3; king SEV; boards 8/4/0:PV; PV red:4 blue:3 yellow:2"), PV)
          == std::vector{8, 4, 0});
}

TEST_CASE("with two the first two numbers too, among whom the dummy counts; in the older editions only the first") {
    CHECK(points_at(table(e + "players 2; king SEV; PV red:4 blue:3"), PV) == std::vector{5, 3});
    CHECK(points_at(table(e + "players 2; king SEV; PV red:4 blue:4"), PV) == std::vector{3, 3});
    CHECK(points_at(table(e + "players 2; king SEV; PV red:4 blue:3 white:5"), PV) == std::vector{3, 0});
    CHECK(points_at(table(e + "players 2; king SEV; CAS red:2 blue:1"), CAS) == std::vector{5, 3});
    CHECK(points_at(table("edition bigbox; players 2; king SEV; PV red:4 blue:3"), PV) == std::vector{5, 0});
}

TEST_CASE("those who tie share the victory") {
    CHECK(winners(table(e + "points red:61 blue:50 yellow:61; over")) == Players{red, yellow});
}

}

// 2023, 3-player game: "Shuffle the Action cards in stacks 2 and 3 ... you will only have 4 stacks to choose from
// instead of 5."
TEST_SUITE("2023, four piles") {

TEST_CASE("with three players, if they like; with four and five never") {
    const Rules rules = rules_with("merged_stacks");
    CHECK(box(rules).piles == 4);
    CHECK(box(for_players(3, rules)).piles == 4);
    CHECK(box(for_players(4, rules)).piles == 5);
    CHECK(box(for_players(5, rules)).piles == 5);
    CHECK(box(for_players(3, rules_with())).piles == 5);
    CHECK(position("edition 2023; players 3; modules merged_stacks").error == "");
    CHECK(position("edition 2023; players 4; modules merged_stacks").error != "");
    CHECK(position("edition decennial; players 3; modules merged_stacks").error != "");
}

TEST_CASE("stacks of ten, twenty, ten and the King's card: one card fewer is open, in every round") {
    const Rules rules = rules_with("merged_stacks");
    CHECK(card_count(rules, 0) == 10);
    CHECK(card_count(rules, 1) == 20);
    CHECK(card_count(rules, 2) == 10);
    CHECK(card_count(rules, 3) == 1);
    bool second = false, third = false;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        State s = dealt(3, seed, rules);
        std::set<int> seen;
        for (int round = 1; !over(s); ++round) {
            CHECK(s.round == round);
            CHECK(parts(line(s, "shown"), ' ').size() == 4);
            CHECK(seen.insert(s.shown[1]).second);
            const std::string_view id = card(s.rules, 1, s.shown[1]).id;
            (id.starts_with("n2-") ? second : third) = true;
            CHECK((id.starts_with("n2-") || id.starts_with("n3-")));
            CHECK(card(s.rules, 3, s.shown[3]).id == "n5-majesty");
            const Events events = idle(s, [&](const State& now) { return now.round == round; });
            CHECK(how_often(events, What::card_taken) == 3);
        }
    }
    CHECK(second);
    CHECK(third);
}

TEST_CASE("each card of the merged pile lets place as many as is printed on it") {
    const std::string three = "edition 2023; players 3; modules merged_stacks; king CN; court red:7";
    State two = turn(three, "n2-visitation"), others = turn(three, "n3-cortes");
    play(two, "VAL, VAL");
    CHECK(options(two) == "done, act");
    play(others, "VAL, VAL, VAL");
    CHECK(options(others) == "done, act");
}

TEST_CASE("only one of a merged pile can be taken") {
    State s = table(
        "edition 2023; players 3; modules merged_stacks; start red\nshown n1-intrigue n3-cortes n4-squires "
        "n5-majesty\nask end_round - 0 - - 0 0\nask next_turn - 0 - - 0 0\nask play_power red 3 - - 0 0");
    play(s, "power 13, power 12, power 11");
    CHECK(options(s) == "card 1, card 2, card 3, card 4");
    play(s, "card 2, done");
    CHECK(options(s) == "card 1, card 3, card 4");
}

}
