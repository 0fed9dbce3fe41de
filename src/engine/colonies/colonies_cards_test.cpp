// Grand Inquisitor & the Colonies (1996 booklet): a case for each card of stacks 6 and 7, and New special actions.
// What the cards place and their pictures are ours.
#include "colonies_table.h"

namespace eg {

namespace {

// The card places this many and shows these discs.
void check_face(const std::string& id, int places, int gold, int wares) {
    State s = holding(id, "players 3; king CN; court red:9; inquisitor 2; SEV red:4 blue:4; GAL red:1G; PV blue:1G; "
                          "shown 3-most 5-king");
    CHECK(s.top().count == places);
    play(s, "act");
    idle(s, [](const State& now) { return asked_step_name(now) != "use_card"; });
    CHECK(gold_out(s) == gold);
    CHECK(wares_out(s) == wares);
}

const std::string orders_on_offer = "shown 1-any3 2-score1 3-most 4-court 5-king gi-inquisitor gi-orders; ";

}

TEST_SUITE("colonies") {

CARD("gi-inquisitor", "he comes into one's court, and up to two black caballeros move") {
    check_face("gi-inquisitor", 3, 0, 0);
    State s = holding("gi-inquisitor", "king CN; inquisitor 3; SEV black:4");
    play(s, "act, black SEV, GAL, black SEV, MED");
    CHECK(line(s, "inquisitor") == "1");
    CHECK(line(s, "SEV") == "black:2");
    // his present player keeps him and moves black ones
    State again = holding("gi-inquisitor", "king CN; inquisitor 1; SEV black:4");
    play(again, "act, black SEV, GAL, done");
    CHECK(line(again, "inquisitor") == "1");
    CHECK(line(again, "SEV") == "black:3");
}

CARD("gi-census-1", "the Limit table goes to another region; one wares comes out") {
    check_face("gi-census-1", 4, 0, 1);
    State s = holding("gi-census-1", limit_in("SEV") + "king CN");
    play(s, "act");
    CHECK_FALSE(offers(s, "SEV"));   // another
    CHECK_FALSE(may(s, "done"));
    play(s, "MED");
    CHECK("limit " + line(s, "limit") + "; " == limit_in("MED"));
}
CARD("gi-census-2", "the second of three: one gold comes out") {
    check_face("gi-census-2", 3, 1, 0);
    State s = holding("gi-census-2", "players 3; " + limit_in("SEV") + "king CN; PV red:4 blue:3");
    play(s, "act, PV, blue PV, blue PV, blue PV");   // the rest is red's
    CHECK(line(s, "waiting") == "red:1 blue:0 yellow:0");
}
CARD("gi-census-3", "the third of three: gold and wares come out") {
    check_face("gi-census-3", 3, 1, 1);
    State s = holding("gi-census-3", limit_in("SEV") + "king CN");
    play(s, "act, ARA");
    CHECK("limit " + line(s, "limit") + "; " == limit_in("ARA"));
}

CARD("gi-conspiracy", "all Grandes outside taboo regions are thrown into the Castillo") {
    check_face("gi-conspiracy", 3, 0, 1);
    State s = holding("gi-conspiracy", "king CN; GAL red:1G; CN blue:2G; FRA yellow:1G; AME green:0G");
    play(s, "act");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "CAS") == "red:0G yellow:0G green:0G");
    CHECK(line(s, "CN") == "blue:2G");
    CHECK(line(s, "GAL") == "red:1");
    CHECK(wares_out(s) == 1);
}

// "The face up action card removed must be one of those still being offered as actions for this turn."
CARD("gi-remove", "one card that is still on offer is out for this round") {
    check_face("gi-remove", 4, 0, 0);
    State s = turn_begins("king CN", "shown 1-any3:blue 2-veto:yellow 3-most 4-court 5-king gi-inquisitor gi-remove; ");
    play(s, "card 7, act");
    CHECK(options(s) == "card 3, card 4, card 5, card 6");
}

CARD("gi-winds", "four of one's own move, without the Ship") {
    check_face("gi-winds", 1, 0, 2);
    State s = holding("gi-winds", "king CN; SEV red:3 blue:1; GSH red:1");
    play(s, "act");
    CHECK(options(s) == "red SEV, red GSH, done");
    play(s, "red GSH, SEV, red SEV, AME, done, red SEV, MED");
    CHECK(s.score[red] == 6);
    CHECK(s.top().count == 1);
    CHECK(wares_out(s) == 0);   // not before it is done
    play(s, "done");
    CHECK(wares_out(s) == 2);
}

CARD("gi-corsairs", "three of the opponents' move") {
    check_face("gi-corsairs", 1, 0, 1);
    State s = holding("gi-corsairs", "king CN; SEV red:3 blue:1; AME blue:2; VIC yellow:1; CAP green:1");
    play(s, "act");
    CHECK(options(s) == "blue SEV, blue AME, yellow VIC, green CAP, black VAL, done");
    play(s, "yellow VIC, GAL, green CAP, PV, blue AME, SHI");
    if (asked_step_name(s) == "take_space") play(s, "done");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(wares_out(s) == 1);
}

CARD("gi-fleet", "up to two more are placed on the Ship, wherever the King is") {
    check_face("gi-fleet", 3, 1, 1);
    State s = holding("gi-fleet", "king CN; court red:9");
    CHECK_FALSE(offers(s, "SHI"));
    play(s, "act");
    CHECK(places_offered(s) == "SHI");
    play(s, "SHI, CAP, SHI");
    CHECK(line(s, "CAP") == "red:1");
    CHECK(line(s, "SHI") == "red:1");
    CHECK(s.court[red] == 7);
    CHECK(s.top().count == 3);   // and still three of the card
    CHECK(gold_out(s) == 1);
    CHECK(wares_out(s) == 1);
}

CARD("gi-orders", "the card is kept; once, in a turn of one's own, up to four of any colours move") {
    State s = turn_begins("king CN; court red:3; SEV red:2 blue:2; PV green:1", orders_on_offer);
    play(s, "card 7");
    CHECK(s.top().count == 1);   // places one
    REQUIRE(may(s, "token sealed_orders"));
    play(s, "token sealed_orders");
    CHECK(options(s) == "red SEV, blue SEV, green PV, black VAL, done");
    play(s, "blue SEV, GAL, red SEV, AME, done, green PV, CV, black VAL, ARA");
    CHECK(gold_out(s) == 1);
    CHECK_FALSE(may(s, "token sealed_orders"));   // once
    CHECK(line(s, "kept").empty());
}

// "The discs are placed when the special action on the card is performed, which may occur in a later round."
TEST_CASE("G12: the discs of orders taken in round 2 and carried out in round 4 come in round 4") {
    State s = table("players 2; " + overseas("round 2; king CN; GAL red:1 blue:1; power red:13; acted blue; "
                                             + orders_on_offer + turns_go_on));
    play(s, "card 7, done");
    CHECK(gold_out(s) == 0);
    CHECK(line(s, "kept").find("red:gi-orders") == 0);
    next_turn_of_red(s);
    CHECK(s.round == 3);
    CHECK(may(s, "token sealed_orders"));
    play(s, "card 1");
    next_turn_of_red(s);
    CHECK(s.round == 4);
    CHECK(gold_out(s) == 0);
    play(s, "token sealed_orders, done");
    CHECK(gold_out(s) == 1);
    CHECK(line(s, "kept").empty());
    CHECK(asked_step_name(s) == "take_card");   // besides this turn's action
    play(s, "card 3");
    CHECK(may(s, "act"));
}

TEST_CASE("kept orders are carried out after the action as well, but not in another player's turn") {
    State s = turn_begins("king CN; court red:3; SEV blue:2; kept red:gi-orders:9");
    play(s, "card 3, act");
    CHECK(may(s, "token sealed_orders"));
    const State his = turn_begins("king CN; SEV blue:2; kept blue:gi-orders:9");
    CHECK_FALSE(may(his, "token sealed_orders"));
}

TEST_CASE("orders that are never carried out bring no discs and no points") {
    State s = turn_begins("round 9; king CN; SEV blue:2; kept red:gi-orders:1");
    play(s, "card 3");
    idle(s, [](const State& now) { return !over(now); });
    CHECK(gold_out(s) == 0);
}

CARD("gi-reports", "France, the Ship, America and the Mediterranean are scored") {
    check_face("gi-reports", 3, 0, 0);
    State s = holding("gi-reports",
                      "king CN; AMB red:1; ENV blue:1; CAP yellow:1; AME green:2; VIC blue:1; MED red:2 blue:1");
    const Events events = play(s, "act");
    CHECK(scored_of(s, events) == "FRA, SHI, AME, MED");
    CHECK(paid_for(s, events, "FRA") == "red:3 blue:2");   // a tie: one point each, and 2 and 1
    CHECK(paid_for(s, events, "SHI") == "yellow:3");
    CHECK(paid_for(s, events, "AME") == "blue:5 green:4");
    CHECK(paid_for(s, events, "MED") == "red:4 blue:2");
    CHECK(s.score[blue] == 2 + 5 + 2);
}

CARD("gi-recall", "the Grand Inquisitor leaves his court, and up to three black caballeros move") {
    check_face("gi-recall", 2, 0, 1);
    State s = holding("gi-recall", "king CN; inquisitor 2; SEV black:4; GAL blue:1");
    play(s, "act");
    CHECK(line(s, "inquisitor").empty());
    CHECK(options(s) == "black SEV, done");
    play(s, "black SEV, GAL, black SEV, PV, black SEV, MED");
    CHECK(asked_step_name(s) == "use_card");
    CHECK(line(s, "SEV") == "black:1");
    CHECK(wares_out(s) == 1);
    State none = holding("gi-recall", "king CN; SEV black:4");   // nobody has him: the black ones move all the same
    play(none, "act, done");
    CHECK(wares_out(none) == 1);
    State mine = holding("gi-recall", "king CN; inquisitor 1; SEV black:4");
    play(mine, "act, done");
    CHECK(line(mine, "inquisitor").empty());
    CHECK_FALSE(may(mine, "token inquisitor"));
}

// ---- what holds for all of them

TEST_CASE("every card of stacks 6 and 7 has a case") {
    std::set<std::string> ids;
    for (int stack : {5, 6})
        for (int i = 0; i < card_count(colonies_rules(), stack); ++i)
            ids.insert(std::string{card(colonies_rules(), stack, i).id});
    CHECK(ids == tested(cards_here));
    CHECK(ids.size() == 12);
}

TEST_CASE("three cards of the seventh stack move the Limit table") {
    int census = 0;
    for (int i = 0; i < card_count(colonies_rules(), 6); ++i)
        census += card(colonies_rules(), 6, i).effect_words.find("lay limit") != std::string_view::npos;
    CHECK(census == 3);
}

TEST_CASE("if the special action is not performed, no discs are placed") {
    for (const char* id : {"gi-census-1", "gi-census-2", "gi-census-3", "gi-conspiracy", "gi-winds", "gi-corsairs",
                           "gi-fleet", "gi-recall"}) {
        CAPTURE(id);
        State s = holding(id, "king CN; court red:9; SEV red:2 blue:2; GAL red:1G");
        play(s, "GRA, done");
        CHECK(gold_out(s) == 0);
        CHECK(wares_out(s) == 0);
    }
}

TEST_CASE("a Veto stops the action, and no discs come out") {
    State s = holding("gi-fleet", "king CN; court red:9; kept blue:2-veto:1");
    play(s, "act");
    REQUIRE(asked(s) == blue);
    play(s, "veto");
    CHECK(gold_out(s) == 0);
    CHECK(wares_out(s) == 0);
    CHECK(asked(s) == red);
    CHECK(s.top().count == 3);
    CHECK(offers(s, "SEV"));
    CHECK_FALSE(may(s, "act"));
}

TEST_CASE("kept orders can be vetoed when they are carried out, and are used up") {
    State s = turn_begins("king CN; SEV blue:2; kept red:gi-orders:9 blue:2-veto:1");
    play(s, "token sealed_orders");
    REQUIRE(asked(s) == blue);
    play(s, "veto");
    CHECK(asked(s) == red);
    CHECK_FALSE(may(s, "token sealed_orders"));
    CHECK(gold_out(s) == 0);
}

TEST_CASE("a picture without a disc left in the supply is passed over") {
    State s = holding("gi-fleet", "king CN; court red:9; gold_out 4; wares_out 7");
    play(s, "act, SHI, done, done");
    CHECK(gold_out(s) == 4);
    CHECK(wares_out(s) == 7);
}

// ---- Remove Action Card

TEST_CASE("G11: nobody can take the removed King's card this round; next round it is open again") {
    State s = table("players 3; " + overseas("king CN; power red:13 blue:12 yellow:11; "
                                             "shown 1-any3 2-score1 3-most 4-court 5-king gi-inquisitor gi-remove; "
                                             + turns_go_on));
    REQUIRE(asked(s) == red);
    play(s, "card 7, act, card 5");
    idle(s, [](const State& now) { return asked_step_name(now) != "take_card"; });
    CHECK(asked(s) == blue);
    CHECK_FALSE(may(s, "card 5"));
    CHECK(may(s, "card 6"));
    next_turn_of_red(s);
    CHECK(s.round == 2);
    CHECK(may(s, "card 5"));
}

TEST_CASE("the Inquisitor's card comes back in the next round too, another card does not") {
    State s = table("players 3; " + overseas("king CN; power red:13 blue:12 yellow:11; "
                                             "shown 1-any3 2-score1 3-most 4-court 5-king gi-inquisitor gi-remove; "
                                             + turns_go_on));
    State other = s;
    play(s, "card 7, act, card 6");
    idle(s, [](const State& now) { return asked_step_name(now) != "take_card"; });
    CHECK_FALSE(may(s, "card 6"));
    next_turn_of_red(s);
    CHECK(may(s, "card 6"));
    play(other, "card 7, act, card 3");
    next_turn_of_red(other);
    CHECK(card(other.rules, 2, other.shown[2]).id != "3-most");
    CHECK(line(other, "deck3").find("3-most") == std::string::npos);
}

TEST_CASE("a card that lies before a player cannot be removed") {
    State s = turn_begins("king CN; kept blue:2-veto:1",
                          "shown 1-any3:blue 2-score1:yellow 3-most:green 5-king gi-inquisitor gi-remove; ");
    play(s, "card 7, act, allow");
    CHECK(options(s) == "card 5, card 6");
}

}

}
