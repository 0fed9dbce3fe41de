// Intrigue & the King (1996 booklet): hands, order, the common cards, every card, secrecy, kept games. What is called
// K and a number is a position of our own for what the booklet leaves to the cards.
#include "engine/intrigue/intrigue.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <set>

#include "card_case.h"
#include "contract.h"
#include "kept_games.h"
#include "table.h"
#include "ai/bot.h"
#include "ai/hand_search.h"
#include "ai/evaluation.h"
#include "engine/decks.h"

namespace eg {
namespace {

using namespace of_intrigue;

Rules rules(const char* word = "intrigue") { return rules_of(*edition(word)); }

int index_of(const std::string& id) {
    for (int i = 0; i < hand_count(rules()); ++i)
        if (hand_card(rules(), i).id == id) return i;
    FAIL("no card ", id);
    return -1;
}
std::string with_zeros(int number) {
    std::string text = std::to_string(number);
    return std::string(3 - text.size(), '0') + text;
}
int numbered(int number) { return number ? index_of("ki-" + with_zeros(number)) : index_of("ki-joker"); }

void give(State& s, Player p, std::initializer_list<int> cards_numbered) {
    Cards cards;
    for (int n : cards_numbered) cards.add(numbered(n));
    set_hand(s, p, cards);
    block(s, of_intrigue::numbers)[dealt_at + p] = 1;
}
std::string click(int number) { return show(Choice{Thing::hand_card, static_cast<std::uint8_t>(numbered(number))}); }

const std::string begin = "edition intrigue; round 2; ";
const std::string goes_on =
    "; shown ki-king ki-intrigue; ask end_round - 0 - - 0 0; ask next_turn - 0 - - 0 0; ask deal_commons - 0 - - 0 0; "
    "ask lay_jokers - 0 - - 0 0; ask play_own_card ";

// Cards have been played in this order from red on, and the first turn begins.
State played(const std::string& text, std::initializer_list<int> cards_numbered) {
    State s = table(begin + "players " + std::to_string(cards_numbered.size()) + "; " + text + goes_on + "red "
                    + std::to_string(cards_numbered.size()) + " - - 0 0");
    auto n = cards_numbered.begin();
    for (Player p : s.seats()) {
        set_hand(s, p, {});
        give(s, p, {*n++});
    }
    for (int card : cards_numbered) play(s, click(card));
    return s;
}
// ... and those before him have had their turn without doing anything that need not be done.
State turn_of(const std::string& text, std::initializer_list<int> cards_numbered, Player who) {
    State s = played(text, cards_numbered);
    idle(s, [&](const State& now) { return asked_step_name(now) != "use_own_card" || asked(now) != who; });
    return s;
}

}

TEST_SUITE_BEGIN("intrigue");

TEST_CASE("a scoring that nobody's card announces pays everybody, or the table is none") {
    const std::string foreseen =
        "edition intrigue; round 3; GAL red:3 blue:2\nask start_round - 0 - - 0 0\nask count_foreseen red 0 - - ";
    CHECK(position(foreseen + "16 2").error.empty());
    CHECK_FALSE(position(foreseen + "18 2").error.empty());
}

TEST_CASE("every card of a hand has its number, and what it brings adds up") {
    int tens = 0, all_of_them = 0, house = 0;
    const Rules agreed = rules();
    for (int i = 0; i < hand_count(agreed); ++i) {
        const ActionCard& card = hand_card(agreed, i);
        house += card.house;
        if (card.number == 0) continue;
        all_of_them += card.brings;
        if (card.number % 10 == 0) tens += card.brings;
    }
    CHECK(hand_count(rules()) == 31);
    std::set<int> different;
    for (int i = 0; i < hand_count(rules()); ++i) different.insert(hand_card(rules(), i).number);
    CHECK(different.size() == 31);
    CHECK(tens == 52);
    CHECK(all_of_them == 95);
    CHECK(house > 0);
}

TEST_CASE("before the game: a caballero by disc, then thirteen cards each, of tens only in the first game") {
    for (const char* word : {"intrigue", "intrigue_first"}) {
        CAPTURE(word);
        Events events;
        State  s = new_game({.players = 4, .rules = rules(word)}, 7, events);
        REQUIRE(asked_step_name(s) == "dial");
        const Place king = s.king;
        for (int i = 0; i < 4; ++i) apply(s, on(i == 0 ? king : king == SEV ? GRA : SEV), events);
        int at_court = 0;
        for (Player p : s.seats()) at_court += s.court[p];
        CHECK(at_court == 7 + 3 * 6);
        CHECK(caballero_card(s, red) >= 2);
        for (int i = 0; i < 4 * hand_size; ++i) {
            REQUIRE(asked_step_name(s) == "choose_hand");
            CHECK(legal(s).size() == (std::string{word} == "intrigue" ? 31 : 18) - i % hand_size);
            apply(s, legal(s)[0], events);
        }
        CHECK(asked_step_name(s) == "play_own_card");
        for (Player p : s.seats()) CHECK(hand(s, p).size() == hand_size);
        if (std::string{word} != "intrigue")
            for (int card : hand(s, red)) CHECK(hand_card(s.rules, card).number % 10 == 0);
    }
}

TEST_CASE("K1: order by number, the King's card, the Intrigue card and the caballero cards by rank") {
    State s = played("king GAL; province red:21 blue:21 yellow:21 green:21; court red:9 blue:9 yellow:9 green:9",
                     {35, 120, 15, 80});
    CHECK(line(s, "shown") == "ki-king:blue ki-intrigue:yellow");
    std::string order;
    Events heard;
    while (asked_step_name(s) != "play_own_card" && s.round == 2) {
        if (asked_step_name(s) == "muster")
            order += std::string{show(asked(s))} + " " + std::to_string(s.top().count) + ", ";
        if (asked_step_name(s) == "use_own_card") order += std::to_string(s.top().count) + "; ";
        const Choices choices = legal(s);
        apply(s,
              asked_step_name(s) == "muster" || !choices.has(press(done))
                  ? choices.has(press(act)) ? press(act) : choices[0]
                  : press(done),
              heard);
    }
    CHECK(order == "blue 2, 5; green 4, 4; red 5, 3; yellow 5, 2; ");
    CHECK(s.start == yellow);
}

TEST_CASE("no number twice in a round") {
    State s = table(begin + "players 3" + goes_on + "red 3 - - 0 0");
    give(s, red, {20, 30});
    give(s, blue, {20, 40});
    give(s, yellow, {20, 40});
    play(s, click(20));
    CHECK(options(s) == click(40));
    play(s, click(40));
    CHECK(options(s) == click(20) + ", " + click(40));   // all of his lie there: any
    play(s, click(40));
    CHECK(power_of(s, yellow) < power_of(s, blue));      // just below its equal
    CHECK(rank_of(s, yellow) == 1);
}

TEST_CASE(
    "two and three players may do what their own card says instead; required is only what no other card lies on") {
    State four = turn_of("king GAL; court red:9 blue:9 yellow:9 green:9", {15, 60, 90, 150}, red);   // K4
    CHECK(four.top().count == 2);
    CHECK_FALSE(may(four, click(15)));
    CHECK(may(four, "done"));
    State three = turn_of("king GAL; court red:9 blue:9 yellow:9", {15, 60, 90}, red);
    CHECK(three.top().count == 2);
    play(three, click(15));
    CHECK(three.top().count == 5);
    State king = turn_of("king GAL; court red:9 blue:9 yellow:9; PV red:1", {110, 60, 90}, red);
    CHECK(may(king, "done"));
    CHECK(may(king, "act"));
    play(king, click(110));
    CHECK_FALSE(may(king, "act"));
}

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
    CHECK(places_offered(s) == "PV");   // it stands on Granada
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
    CHECK(who_may_stop(royal).empty());   // the King's card lies on it
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
    CHECK(options(moved_on) == "board 8/4/0");   // the one of the first quarantine
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
    CHECK(laid(alone, red) == numbered(0));   // nothing to put there: it stays, and brings 2
    CHECK(mustered_by(alone, red) == 2);
    CHECK(is_sly(alone, red));
}

TEST_CASE("every card has its case") {
    for (int i = 0; i < hand_count(rules()); ++i)
        CHECK_MESSAGE(tested().count(std::string{hand_card(rules(), i).id}) == 1, hand_card(rules(), i).id);
    for (int stack = 0; stack < 2; ++stack) CHECK(tested().count(std::string{card(rules(), stack, 0).id}) == 1);
}

// In random games of both its boxes (tests/engine/contract_test.cpp).
namespace {

const OfBoxes of_it{.with = "intrigue"};

bool hand_chosen(const State& s) { return s.depth < 2 || s.stack[1].step != number(choose_hand); }

const Law thirteen_cards{
    "each card of a hand is held or lies face up, thirteen of each player",
    of_it, When::always, [](const Moment& m) {
    for (Player p : m.table.seats()) {
        REQUIRE((hand(m.table, p) & seen(m.table, p)).empty());
        if (hand_chosen(m.table)) REQUIRE((hand(m.table, p) | seen(m.table, p)).size() == hand_size);
    }
}};

const Law hands_followed{
    "whoever follows the events knows which cards are held and which lie face up",
    of_it, When::always, [](const Moment& m) {
    if (m.dealt()) return;
    State told = m.before;
    for (const Event& e : m.events) follow(told, e);
    for (Player p : m.table.seats()) {
        REQUIRE(hand(told, p) == hand(m.table, p));
        REQUIRE(seen(told, p) == seen(m.table, p));
    }
}};

const Law hands_imagined{
    "in what somebody imagines he has his own hand, and each other has as many cards",
    of_it, When::closely, [](const Moment& m) {
    for (Player p : m.table.seats()) {
        const State world = imagine(seen_by(m.table, p), m.luck);
        REQUIRE(hand(world, p) == hand(m.table, p));
        for (Player q : m.table.seats()) REQUIRE(hand(world, q).size() == hand(m.table, q).size());
    }
}};

}

TEST_CASE("tables that differ only in what is hidden look the same to everybody else, and so does what is told") {
    Events heard;
    State  one = new_game({.players = 3, .rules = rules()}, 11, heard), other = one;
    Rng    rng{4};
    int    apart = 0, discs = 0;
    const auto look_the_same = [&](const Events& first, const Events& second) {
        REQUIRE(first.list.size() == second.list.size());
        for (Player p : {red, yellow, nobody}) {
            CHECK(show(seen_by(one, p)) == show(seen_by(other, p)));
            for (std::size_t i = 0; i < first.list.size(); ++i)
                CHECK(seen_by(first.list[i], p) == seen_by(second.list[i], p));
        }
    };
    while (asked_step_name(one) != "play_own_card") {
        const bool disc = asked_step_name(one) == "dial", last = disc && asked_step_name(other) == "dial"
                                                                 && one.depth == 4 && one.stack[3].player == asked(one);
        const Choices mine = legal(one), theirs = legal(other);
        const Choice choice = mine[rng.below(mine.size())];
        const bool   hidden = asked(one) == blue && !last;
        Events first, second;
        if (hidden && disc) {   // another region, as long as the disc is not turned over
            State changed = one;
            apply(one, choice, first);
            apply(changed, choice == mine[0] ? mine[1] : mine[0], second);
            other = changed;
            look_the_same(first, second);
            CHECK_FALSE(one.disc[blue] == other.disc[blue]);
            other = one, ++discs;
            continue;
        }
        const Choice instead = hidden ? theirs[theirs.size() - 1 - rng.below(3)] : choice;
        apply(one, choice, first);
        apply(other, instead, second);
        apart += !(choice == instead);
        look_the_same(first, second);
    }
    CHECK(apart > 5);
    CHECK(discs == 1);
    CHECK_FALSE(hand(one, blue) == hand(other, blue));
    CHECK(show(seen_by(one, blue)) != show(seen_by(other, blue)));
}

TEST_CASE("what others hold is imagined among what they have not shown, and only among tens in a first game") {
    for (const char* word : {"intrigue", "intrigue_first"}) {
        Events deaf = Events::deaf();
        State  s = new_game({.players = 4, .rules = rules(word)}, 3, deaf);
        Rng    rng{8};
        while (s.round < 5) apply(s, legal(s)[rng.below(legal(s).size())], deaf);
        Cards ever;
        for (std::uint64_t i = 0; i < 200; ++i) {
            Rng luck{i};
            const State world = imagine(seen_by(s, red), luck);
            CHECK((hand(world, blue) - (choosable(s) - seen(s, blue))).empty());
            ever = ever | hand(world, blue);
        }
        CHECK(ever == choosable(s) - seen(s, blue));   // none is left out, nor known
    }
}

TEST_CASE("every bot plays it to the end") {
    for (const BotRow& row : bots()) {
        CAPTURE(row.name);
        Events deaf = Events::deaf();
        State  s = new_game({.players = 3, .rules = rules()}, 5, deaf);
        s.rules.short_game = true;
        s.round = 2;
        for (std::uint64_t n = 0; !over(s); ++n) {
            const Choices choices = legal(s);
            if (choices.size() == 1) {
                apply(s, choices[0], deaf);
                continue;
            }
            const auto bot = row.make();
            bot->begin(seen_by(s, asked(s)), n);
            bot->think(1);
            REQUIRE(choices.has(bot->best()));
            apply(s, bot->best(), deaf);
        }
    }
}

TEST_CASE("thirteen cards are chosen in one thought, and none is better exchanged for another") {
    Events deaf = Events::deaf();
    State  s = new_game({.players = 3, .rules = rules()}, 8, deaf);
    while (!asked_step(s).hints.gathers) apply(s, legal(s)[0], deaf);
    const Player me = asked(s);
    const auto   bot = bots().back().make();
    bot->begin(seen_by(s, me), 3);
    bot->think(1);
    const std::vector<Choice> plan{bot->plan().begin(), bot->plan().end()};
    REQUIRE(plan.size() == hand_size);
    CHECK(plan[0] == bot->best());
    const auto with = [&](const std::vector<Choice>& chosen) {
        State end = s;
        for (Choice choice : chosen) {
            CHECK(legal(end).has(choice));   // none twice
            apply(end, choice, deaf);
        }
        return worth(net(), end, me);
    };
    const int most = desire(with(plan));
    for (std::size_t i = 0; i < plan.size(); ++i)
        for (int card : choosable(s)) {
            std::vector<Choice> other = plan;
            other[i] = {Thing::hand_card, static_cast<std::uint8_t>(card)};
            if (std::find(plan.begin(), plan.end(), other[i]) == plan.end()) CHECK(desire(with(other)) <= most);
        }
}

TEST_CASE("the games kept of it load for ever") {
    std::ifstream file{std::string{ROOT} + "/src/engine/intrigue/saves.txt"};
    CHECK(kept_games(file) == 16);
}

// Three players at random, as readable text: EG_WRITE=1 writes it again.
TEST_CASE("a playthrough reads as it did") {
    const std::string name = std::string{ROOT} + "/src/engine/intrigue/playthrough.txt";
    Rules agreed = rules();
    agreed.short_game = true;
    Events events;
    State  s = new_game({.players = 3, .rules = agreed}, 1997, events);
    Rng    rng{1997};
    std::string told = "Intrigue & the King: 3 players, six rounds, seed 1997, choices at random\n";
    const auto tell = [&] {
        for (const Event& e : events.list)
            if (const std::string line = text(Language::english, message(e, s.rules), seat_names()); !line.empty())
                told += "    " + line + '\n';
        events.list.clear();
    };
    tell();
    for (int round = 0; !over(s);) {
        if (s.round != round) told += '\n' + show(s) + '\n';
        round = s.round;
        const Choices choices = legal(s);
        const Choice  choice = choices[rng.below(choices.size())];
        told += std::string{show(asked(s))} + ": " + show(choice) + '\n';
        apply(s, choice, events);
        tell();
    }
    told += '\n' + show(s);
    if (std::getenv("EG_WRITE")) std::ofstream{name} << told;
    std::ifstream file{name};
    const std::string kept{std::istreambuf_iterator<char>{file}, {}};
    CHECK(kept == told);
}

TEST_CASE("it has its own boxes only, and no table of another has anything of it") {
    CHECK(english(position("edition decennial; walls 3").error).find("no word of the notation") != std::string::npos);
    CHECK(english(position("edition decennial; ask push_walls red 0 - - 0 0").error).find("names no step")
          != std::string::npos);
    CHECK(english(position("edition intrigue; own_card_laid red:32").error).find("cannot be") != std::string::npos);
    CHECK(borders(table("edition decennial"), GAL) == Places{PV, CV});
}

TEST_SUITE_END();

}
