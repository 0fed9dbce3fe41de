// Intrigue & the King (1996 booklet): a case for each card. K2 to K15 are positions of our own, for what the
// booklet leaves to the cards.
#include "intrigue_table.h"

namespace eg {

TEST_SUITE_BEGIN("intrigue");

CARD("ki-king", "the King goes to any region, or stays") {
    State s = turn_of("king GAL; PV red:2 blue:1", {10, 60, 90, 150}, green);
    play(s, "act");
    CHECK(places_offered(s) == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
}
CARD("ki-intrigue", "one foreign caballero, or one's own out of one region") {
    State foreign_one = turn_of("king GAL; CN red:2 blue:1", {10, 70, 90, 150}, red);
    play(foreign_one, "act");
    CHECK(options(foreign_one).find("red") == std::string::npos);
    State low = turn_of("king GAL; CN red:2 blue:1", {10, 70, 90, 150}, red);
    CHECK(may(low, "act"));
    play(low, "act-other");
    CHECK(options(low) == "red CN, done");
}

CARD("ki-010", "two more, anywhere but in the King's region") {
    State s = turn_of("king GAL; court red:9 blue:9 yellow:9", {10, 60, 90}, red);
    play(s, click(10));
    CHECK(places_offered(s) == "CAS, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
    play(s, "SEV, SEV");
    CHECK(line(s, "SEV") == "red:2");
    CHECK(asked_step_name(s) == "use_own_card");
}
CARD("ki-013", "K5: Grandes move by disc, but not out of the King's region nor where they are") {
    State s = turn_of("king GRA; GRA blue:0G; GAL green:0G; PV yellow:0G", {13, 180, 10, 90}, red);
    REQUIRE(may(s, "act"));
    CHECK_FALSE(may(s, "done"));   // required
    play(s, "act");
    CHECK(asked(s) == yellow);
    CHECK(places_offered(s) == "GAL, ARA, CAT, CV, CN, SEV, VAL");
    dial(s, "yellow:VAL green:VAL");
    CHECK(line(s, "VAL") == "yellow:0G green:0G");
    CHECK(line(s, "GRA") == "blue:0G");
}
CARD("ki-015", "K3: five beside the King or into the Castillo, whatever the caballero card says") {
    State s = turn_of("king GAL; court red:9 blue:9 yellow:9 green:9 sable:9", {10, 15, 60, 90, 150}, blue);
    CHECK(s.top().count == 2);
    play(s, "act");
    CHECK(s.top().count == 5);
    CHECK(places_offered(s) == "CAS, PV, CV");
    State late = turn_of("king GAL; court red:9 blue:9 yellow:9 green:9 sable:9", {10, 15, 60, 90, 150}, blue);
    play(late, "PV");
    CHECK_FALSE(may(late, "act"));   // not after placing
}
CARD("ki-020", "K2: as many as the caballero card says, anywhere but in the King's region") {
    State s = turn_of("king CN; court red:9 blue:9 yellow:9 green:9", {90, 10, 20, 15}, yellow);
    CHECK(s.top().count == 4);
    play(s, "act");
    CHECK(places_offered(s) == "CAS, GAL, PV, ARA, CAT, CV, SEV, GRA, VAL");
    play(s, "GAL, GAL, CAT, CAS");
    CHECK(line(s, "CAS") == "yellow:1");
}
CARD("ki-023", "K6: the Castillo is pushed onto a region, and all there fall into it") {
    State s = turn_of("king VAL; GRA red:2 blue:1G yellow:3", {23, 180, 10, 90}, red);
    play(s, "act, GRA");
    CHECK(line(s, "CAS") == "red:2 blue:1 yellow:3");
    CHECK(line(s, "GRA") == "blue:0G");
    CHECK(place_at(s, walls_at) == GRA);
    CHECK(position(show(s)).state == s);
    s = turn_of("king VAL; walls 9; GRA red:2; PV red:1", {23, 180, 10, 90}, red);
    play(s, "act");
    CHECK(places_offered(s) == "PV");   // the Castillo stands on Granada
}
CARD("ki-025", "two straight from the province, not to the King's region") {
    State s = turn_of("king GAL; court red:0", {25, 180, 10, 90}, red);
    const int before = s.province[red];
    play(s, "act");
    CHECK_FALSE(may(s, "GAL"));
    play(s, "SEV, CAS");
    CHECK(s.province[red] == before - 2);
}
CARD("ki-030", "four of one's own") {
    State s = turn_of("king GAL; PV red:5 blue:1", {30, 180, 10, 90}, red);
    play(s, "act");
    CHECK(options(s) == "red PV, done");
    play(s, "red PV, SEV, red PV, SEV, red PV, SEV, red PV, SEV");
    CHECK(asked_step_name(s) == "use_own_card");
}
CARD("ki-035", "K7: Grandes go into the Castillo, and out of it by their owners' discs") {
    State s = turn_of("king CV; PV red:0G; SEV blue:0G; GAL yellow:0G; CV green:0G; CAS red:2 blue:2 yellow:1",
                      {35, 180, 20, 90}, red);
    CHECK_FALSE(may(s, "done"));
    play(s, "act");
    CHECK(line(s, "CAS") == "red:2G blue:2G yellow:1G");
    CHECK(line(s, "CV") == "green:0G");
    State last = table(
        "edition intrigue; round 3; king CV; CAS red:2G blue:2G yellow:1G; CV green:0G; ask general_scoring - 0 - - 0 "
        "0");
    const Events events = dial(last, "red:PV blue:PV yellow:GRA");
    CHECK(paid(events, CAS) == "red:3 blue:3 yellow:1");
    CHECK(line(last, "PV") == "red:2G blue:2G");
    CHECK(line(last, "GRA") == "yellow:1G");
    CHECK(line(last, "CV") == "green:0G");
}
CARD("ki-040", "K14: it stops one special action before its owner's turn, and that was his own") {
    State s = played("king GAL; CAS red:1; court red:9 blue:9 yellow:9 green:9", {180, 110, 40, 10});
    idle(s, [](const State& now) { return asked(now) != blue || asked_step_name(now) != "use_own_card"; });
    CHECK_FALSE(may(s, "done"));
    play(s, "act");
    REQUIRE(asked_step_name(s) == "ask_veto");
    CHECK(asked(s) == yellow);
    const Events events = play(s, "veto");
    CHECK(how_often(events, What::scoring) == 0);
    CHECK(asked(s) == blue);
    CHECK(s.top().count > 0);   // he still places
    CHECK(may(s, "done"));
    idle(s, [](const State& now) { return asked(now) != yellow || asked_step_name(now) != "use_own_card"; });
    CHECK_FALSE(may(s, "act"));
    State royal = played("king GAL; CAS red:1", {40, 30, 20, 10});
    CHECK(who_may_stop(royal).empty());   // the King's card covers it
    State few = played("king GAL; CAS red:1", {40, 30, 20});
    CHECK(who_may_stop(few) == Players{red});
}
CARD("ki-050", "three of any colours") {
    State s = turn_of("king GAL; PV red:1 blue:1 yellow:1 green:1", {50, 180, 10, 90}, red);
    play(s, "act, blue PV, SEV, yellow PV, SEV, green PV, CAS");
    CHECK(asked_step_name(s) == "use_own_card");
    CHECK(line(s, "SEV") == "blue:1 yellow:1");
}
CARD("ki-055", "rivals leave the region named for those on their discs") {
    State s = turn_of("king GAL; PV red:1 blue:2 yellow:1", {55, 180, 10, 90}, red);
    play(s, "act, PV");
    CHECK_FALSE(may(s, "PV"));
    dial(s, "blue:SEV yellow:GAL");
    CHECK(line(s, "SEV") == "blue:2");
    CHECK(line(s, "PV") == "red:1");
    CHECK(s.court[yellow] == 1);   // the King's region
}
CARD("ki-060", "each rival sends three back") {
    State s = turn_of("king GAL; PV blue:2; court red:1 blue:1 yellow:1", {60, 180, 10, 90}, red);
    REQUIRE(may(s, "act"));
    play(s, "act");
    while (asked_step_name(s) == "send_own") play(s, show(legal(s)[0]));
    CHECK(s.court[blue] + s.caballeros[blue][PV] == 0);
    CHECK(s.court[yellow] == 0);
    CHECK(s.court[red] > 0);
}
CARD("ki-063", "K8: a bridge between two regions without a border, until the next one") {
    State s = turn_of("king GAL; court red:9 blue:9 yellow:9 green:9", {63, 180, 10, 90}, red);
    play(s, "act");
    CHECK(places_offered(s).find("CAS") == std::string::npos);
    play(s, "GAL");
    CHECK_FALSE(may(s, "PV"));
    play(s, "SEV");
    CHECK(places_offered(s) == "CAS, PV, CV, SEV");
    CHECK(position(show(s)).state == s);
    State again =
        turn_of("king GAL; court red:9 blue:9 yellow:9 green:9; bridge_from 2; bridge_to 8", {63, 180, 10, 90}, red);
    CHECK(borders(again, SEV) == Places{CN, GRA, GAL});
    play(again, "act, VAL, PV");
    CHECK(borders(again, GAL) == Places{PV, CV});
    CHECK(borders(again, VAL).has(PV));
}
CARD("ki-070", "one of each rival, never out of the King's region") {
    State s = turn_of("king GAL; GAL blue:1; PV blue:1 yellow:2", {70, 180, 10, 90}, red);
    play(s, "act");
    CHECK(options(s) == "blue PV, yellow PV");
    play(s, "blue PV, yellow PV");
    CHECK(line(s, "PV") == "yellow:1");
}
CARD("ki-075", "K9: kept, and once before a scoring one caballero more") {
    State s = turn_of("king GAL; ARA red:2 blue:2; court red:2", {75, 180, 10, 100}, red);
    play(s, "act, done");
    CHECK(flag(s, red, has_reserve));
    s = turn_of("king GAL; own_card_used red:2; ARA red:2 blue:2; court red:2", {10, 180, 100, 90}, yellow);
    play(s, "act");
    REQUIRE(asked_step_name(s) == "spend_reserve");
    CHECK(asked(s) == red);
    CHECK(places_offered(s) == "PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
    const Events events = play(s, "ARA");
    CHECK(paid(events, ARA) == "red:5 blue:4");
    CHECK(scored(events) == "PV, ARA, VAL");
    CHECK_FALSE(flag(s, red, has_reserve));
    // At a general scoring: when the Castillo is empty, before Galicia.
    State last = table(
        "edition intrigue; round 3; king CV; own_card_used red:2; court red:1; GAL red:1 blue:1; ask general_scoring - "
        "0 - - 0 0");
    CHECK(asked_step_name(last) == "spend_reserve");
    CHECK(paid(play(last, "GAL"), GAL) == "red:4 blue:2");
}
TEST_CASE("75: a Veto that nobody uses changes no points") {
    constexpr const char* position = "king GAL; own_card_used red:2; PV blue:1; ARA red:1; court red:3";
    SUBCASE("an empty region is scored if the reserve comes into it") {
        State s = turn_of(position, {20, 100, 40, 180}, blue), unwatched = turn_of(position, {20, 100, 90, 180}, blue);
        play(s, "act, allow");
        CHECK(places_offered(s) == "PV, ARA, VAL");
        play(s, "PV, allow, VAL");
        CHECK(places_offered(s) == "ARA, VAL");
        play(s, "ARA, allow");
        if (asked_step_name(s) == "score_next") play(s, "VAL");
        if (asked_step_name(s) == "ask_veto") play(s, "allow");
        play(unwatched, "act, VAL");
        CHECK(s.score == unwatched.score);
        CHECK(s.score[red] == 10);
    }
    SUBCASE("it is left alone if the reserve goes elsewhere") {
        State s = turn_of(position, {20, 100, 40, 180}, blue);
        play(s, "act, allow, PV, allow, PV");
        CHECK(places_offered(s) == "ARA");
        CHECK(scored(play(s, "ARA, allow")) == "ARA");
        CHECK(asked_step_name(s) == "use_own_card");
    }
    SUBCASE("jousts: all nine may be filled") {
        State s = turn_of(position, {20, 120, 40, 180}, blue);
        play(s, "act, allow");
        CHECK(places_offered(s) == "GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
    }
}
CARD("ki-080", "one's Grande moves, with up to three of his") {
    State s = turn_of("king GAL; SEV red:4G; CAS red:1", {80, 180, 10, 90}, red);
    play(s, "act");
    CHECK(places_offered(s) == "PV, ARA, CAT, CV, CN, GRA, VAL");
    play(s, "CAT, red SEV, red SEV, red SEV");
    CHECK(line(s, "CAT") == "red:3G");
    State inside = turn_of("king GAL; CAS red:0G", {80, 180, 10, 90}, red);
    CHECK_FALSE(may(inside, "act"));
    State royal = turn_of("king SEV; SEV red:4G", {80, 180, 10, 90}, red);
    CHECK_FALSE(may(royal, "act"));
}
CARD("ki-090", "a mobile scoreboard, never on another one, nor the one of a quarantine") {
    State s = turn_of("king GAL; boards 8/4/0:PV 4/0/0:SEV; closed PV", {90, 180, 10, 20}, red);
    play(s, "act");
    CHECK(options(s).find("8/4/0") == std::string::npos);
    play(s, options(s));
    CHECK(places_offered(s) == "CAS, ARA, CAT, CV, CN, GRA, VAL");
}
CARD("ki-093", "K10: a region under quarantine has its scoreboard's value, and nothing enters or leaves it") {
    State s = turn_of("king GAL; SEV red:2 blue:1G; court red:9 blue:9 yellow:9 green:9", {93, 180, 10, 80}, red);
    play(s, "act");
    CHECK(legal(s).size() == 2);
    play(s, "board 8/4/0, SEV");
    CHECK(value_of(s, SEV) == Values{{8, 4, 0}});
    CHECK(taboo(s) == Places{GAL, SEV});
    CHECK(position(show(s)).state == s);
    CHECK(movable(s, red).empty());
    State moved_on = turn_of("king GAL; boards 8/4/0:SEV; closed SEV", {93, 180, 10, 80}, red);
    play(moved_on, "act");
    CHECK(options(moved_on) == "board 8/4/0");   // the first quarantine's scoreboard
    play(moved_on, "board 8/4/0, VAL");
    CHECK(taboo(moved_on) == Places{GAL, VAL});
    State last = table(
        "edition intrigue; round 3; king CV; boards 8/4/0:SEV; closed SEV; walls 2; CAS red:1; SEV red:1; ask "
        "general_scoring - 0 - - 0 0");
    const Events events = dial(last, "red:SEV");
    CHECK(paid(events, SEV) == "red:8");
    CHECK(last.court[red] >= 1);
    CHECK(last.closed.empty());
    CHECK(last.scoreboard[0] == nowhere);
    CHECK(place_at(last, walls_at) == nowhere);
}
CARD("ki-100", "the regions of first value five, without the Castillo") {
    State s = turn_of("king GAL; CAS red:1; PV red:1", {100, 180, 10, 90}, red);
    CHECK(scored(play(s, "act")) == "PV, ARA, VAL");
}
CARD("ki-110", "the Castillo is scored, and all go back into it") {
    State s = turn_of("king GAL; CAS red:2 blue:1", {110, 180, 10, 90}, red);
    CHECK(paid(play(s, "act"), CAS) == "red:5 blue:3");
    CHECK(line(s, "CAS") == "red:2 blue:1");
}
CARD("ki-120", "only a sole first counts, in all regions") {
    State s = turn_of("king GAL; CAS red:1; PV red:2 blue:1; SEV red:1 blue:1", {120, 180, 10, 90}, red);
    const Events events = play(s, "act");
    CHECK(paid(events, PV).substr(0, 5) == "red:5");
    CHECK(s.score[red] == 5);
    CHECK(s.score[blue] == 0);
}
CARD("ki-130", "K15: the regions of first value four, whoever leads there") {
    State s = turn_of("king PV; GAL red:1; CAT red:1; SEV red:1", {10, 180, 130, 90}, yellow);
    CHECK_FALSE(may(s, "done"));
    CHECK(scored(play(s, "act")) == "GAL, CAT, SEV");
    CHECK(s.score[red] == 12);
}
CARD("ki-135", "K11: exactly two and nobody more: the first value for him alone") {
    State s =
        turn_of("king GAL; ARA red:2 blue:2 green:1; CN red:2 blue:3; PV red:1; SEV red:3", {135, 180, 10, 90}, red);
    play(s, "act");
    CHECK(places_offered(s) == "ARA");
    CHECK(paid(play(s, "ARA"), ARA) == "red:5");
    CHECK(s.score[blue] == 0);
    State none = turn_of("king GAL; PV red:1", {135, 180, 10, 90}, red);
    CHECK_FALSE(may(none, "act"));
    State royal = turn_of("king ARA; ARA red:2G", {135, 180, 10, 90}, red);
    CHECK(paid(play(royal, "act, ARA"), ARA) == "red:5");   // without bonuses
}
CARD("ki-140", "the regions of first value six or seven") {
    State s = turn_of("king GAL; PV red:1", {140, 180, 10, 90}, red);
    CHECK(scored(play(s, "act")) == "CV, CN, GRA");
}
CARD("ki-145", "K12: one more from the court, and that region is scored") {
    State s = turn_of("king CV; CAT blue:1; court red:1", {145, 180, 10, 90}, red);
    play(s, "act");
    CHECK(places_offered(s) == "GAL, PV, ARA, CAT, CN, SEV, GRA, VAL");
    CHECK(paid(play(s, "CAT"), CAT) == "red:2 blue:2");
    State none = turn_of("king CV; CAT blue:1; VAL red:3; CV red:27; province red:0 blue:29 yellow:30 green:30",
                         {145, 180, 10, 90}, red);
    REQUIRE(none.court[red] == 0);
    CHECK_FALSE(may(none, "act"));   // nobody to place
}
CARD("ki-150", "any region or the Castillo") {
    State s = turn_of("king CV; CV red:1; CAS red:1", {150, 180, 10, 90}, red);
    play(s, "act");
    CHECK(places_offered(s) == "CAS, GAL, PV, ARA, CAT, CV, CN, SEV, GRA, VAL");
    CHECK(paid(play(s, "CAS"), CAS) == "red:5");
}
CARD("ki-160", "a card of an earlier round comes back, seen by all") {
    State s = turn_of("king GAL; cards_shown_1_8 red:1", {160, 180, 10, 90}, red);
    play(s, "act");
    CHECK(options(s) == click(10));
    play(s, click(10));
    CHECK(hand(s, red).has(numbered(10)));
    CHECK(hand(seen_by(s, blue), red) == Cards{numbered(10)});
    State none = turn_of("king GAL", {160, 180, 10, 90}, red);
    CHECK_FALSE(may(none, "act"));
    State joked = turn_of("king GAL; cards_shown_1_8 red:1; cards_shown_25_31 red:64", {160, 180, 10, 90},
                          red);   // the Joker too, once it has been exchanged
    play(joked, "act");
    CHECK(options(joked) == click(10) + ", hand 31");
}
CARD("ki-165", "the King goes to a bordering region, over the bridge too") {
    State s = turn_of("king GAL; bridge_from 2; bridge_to 8", {165, 180, 10, 90}, red);
    play(s, "act");
    CHECK(places_offered(s) == "PV, CV, SEV");
}
CARD("ki-170", "each region dialled once is scored") {
    State s = turn_of("king GAL; PV red:1; SEV blue:1", {170, 180, 10, 90}, red);
    CHECK_FALSE(may(s, "done"));
    play(s, "act");
    CHECK(scored(dial(s, "red:PV blue:SEV yellow:GRA green:GRA")) == "PV, SEV");
}
CARD("ki-180", "the region with the most caballeros") {
    State s = turn_of("king GAL; PV red:3 blue:1; SEV red:2", {180, 60, 10}, red);
    CHECK(scored(play(s, click(180))) == "PV");
}
CARD("ki-joker", "K13: replaced when all have played, by a number nobody has") {
    State s = table(begin + "players 4" + goes_on + "red 4 - - 0 0");
    give(s, red, {0, 35, 80, 90, 140});
    give(s, blue, {20});
    give(s, yellow, {90});
    give(s, green, {150});
    play(s, click(0) + ", " + click(20) + ", " + click(90) + ", " + click(150));
    CHECK(asked_step_name(s) == "replace_joker");
    CHECK(options(s) == click(35) + ", " + click(80) + ", " + click(140));
    play(s, click(140));
    CHECK(rank_of(s, green) == 0);
    CHECK(rank_of(s, red) == 1);
    CHECK(rank_of(s, yellow) == 2);
    CHECK_FALSE(hand(s, red).has(numbered(0)));
    State alone = played("king GAL", {0, 20, 90, 150});
    CHECK(own_current_card(alone, red) == numbered(0));   // no card replaces it: it stays, and brings 2
    CHECK(mustered_by(alone, red) == 2);
    CHECK(has_intrigue_card(alone, red));
}

TEST_CASE("every card has its case") {
    for (int i = 0; i < hand_count(rules()); ++i)
        CHECK_MESSAGE(tested(cards_here).count(std::string{hand_card(rules(), i).id}) == 1, hand_card(rules(), i).id);
    for (int stack = 0; stack < 2; ++stack)
        CHECK(tested(cards_here).count(std::string{card(rules(), stack, 0).id}) == 1);
}

TEST_SUITE_END();

}
