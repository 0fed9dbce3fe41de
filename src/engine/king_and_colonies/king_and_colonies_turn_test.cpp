// The King & the Colonies (1996 booklet): Preparation and Playing the game.
#include "king_and_colonies_table.h"

namespace eg {

TEST_SUITE("king and colonies") {

// ---- preparation

TEST_CASE("each chooses 13 of his 31 cards; the board is set up as in the Colonies, without the single extra one") {
    for (int players = 2; players <= 5; ++players) {
        CAPTURE(players);
        Events ignored = Events::ignored();
        State  s = new_game({.players = players, .rules = both_rules()}, 7, ignored);
        CHECK(hand_count(s.rules) == 31);
        for (Player p : s.seats()) {
            CHECK(s.court[p] == 9);
            CHECK(s.province[p] == 25);
            CHECK(s.caballeros[p][s.grande[p]] == 2);
        }
        CHECK(line(s, "gold_out") == "1");
        CHECK(line(s, "wares_out") == "2");
        CHECK(line(s, "inquisitor").empty());
        const Place king = s.king;
        for (int n = 0; n < 200 && asked_step_name(s) != "play_own_card"; ++n) {
            if (asked_step_name(s) == "dial") play(s, show(on(king == GAL ? PV : GAL)));
            else apply(s, legal(s)[0], ignored);
        }
        REQUIRE(asked_step_name(s) == "play_own_card");
        for (Player p : s.seats()) CHECK(s.court[p] == 7);
    }
}

TEST_CASE("in each round the Inquisitor's card and one of the seventh stack are on offer") {
    Events ignored = Events::ignored();
    State  s = new_game({.players = 3, .rules = both_rules()}, 3, ignored);
    std::set<std::string_view> seen;
    for (int round = 1; round <= 9; ++round) {
        CAPTURE(round);
        idle(s, [&](const State& now) { return asked_step_name(now) != "choose_action" || now.round != round; });
        REQUIRE_FALSE(over(s));
        CHECK(may(s, "card 6"));
        CHECK(may(s, "card 7"));
        CHECK(seen.insert(card(s.rules, 6, s.shown[6]).id).second);
        play(s, round % 2 ? "card 6" : "act");
    }
    CHECK(seen.size() == 9);   // of eleven, used or not
}

// ---- the turn

TEST_CASE("one chooses the own action, the Inquisitor's card or that of the seventh stack") {
    const State s = choosing("king CN", {10, 60, 90, 150}, yellow);
    CHECK(options(s) == "card 6, card 7, act");
}

TEST_CASE("C1: who takes the Inquisitor's card places by its number; his own required action lapses") {
    State s = both_played("king CN; SEV black:4", {10, 60, 50, 90});
    while (!chooses(s, blue)) {
        if (asked_step_name(s) == "muster" && asked(s) == blue) {
            CHECK(may(s, "take 3"));   // he musters by his own card
            CHECK_FALSE(may(s, "take 4"));
            play(s, "take 3");
        } else if (asked_step_name(s) == "muster") play(s, "take 0");
        else if (asked_step_name(s) == "choose_action") play(s, "act");
        else play(s, "done");
    }
    CHECK(s.court[blue] == 12);
    const auto courts = s.court;
    play(s, "card 6");
    CHECK(s.top().count == 3);
    play(s, "GRA, GRA, GRA, act, black SEV, GAL, black SEV, PV");
    CHECK(line(s, "inquisitor") == "2");
    CHECK(line(s, "GRA") == "blue:3");
    CHECK(s.court[blue] == 9);
    for (Player p : {red, yellow, green}) CHECK(s.court[p] == courts[p]);   // nobody sends anything back
    CHECK(may(s, "token inquisitor"));
}

TEST_CASE("C2: each of the two may be taken by one player of the round") {
    State s = choosing("king CN", {10, 60, 90, 150}, yellow);
    play(s, "card 7, done");
    while (!chooses(s, red)) {
        if (asked_step_name(s) == "choose_action") play(s, "act");
        else idle(s, [](const State& now) { return asked_step_name(now) != "choose_action"; });
    }
    CHECK(options(s) == "card 6, act");
    State both = choosing("king CN", {10, 60, 90, 150}, green);
    play(both, "card 7, done");
    idle(both, [](const State& now) { return asked_step_name(now) != "choose_action"; });
    play(both, "card 6, done");
    idle(both, [](const State& now) { return asked_step_name(now) != "choose_action"; });
    CHECK(options(both) == "act");
}

TEST_CASE("C3: the King's player who takes the card of the seventh stack leaves the King's card unused") {
    State s = choosing("king GAL; PV green:2", {10, 60, 90, 150}, green, "gi-winds");
    play(s, "card 7");
    CHECK(s.top().count == 1);
    play(s, "CV, act, green PV, ARA, done");
    CHECK(line(s, "wares_out") == "2");
    while (!over(s) && s.round == 2) {
        CHECK(asked_step_name(s) != "choose_kings_region");
        const Choices choices = legal(s);
        Events ignored = Events::ignored();
        apply(s, choices.has(press(act)) ? press(act) : choices.has(press(done)) ? press(done) : choices[0], ignored);
    }
    CHECK(s.king == GAL);
}

TEST_CASE("with the own action one places by the Caballero card, with a common card by that card") {
    State own = using_own("king CN", {10, 60, 50, 90}, blue);
    const int by_card = own.top().count;
    CHECK(by_card == using_own("king CN", {10, 70, 50, 90}, blue).top().count);   // by his place in the order
    State common = choosing("king CN", {10, 60, 50, 90}, blue, "gi-winds");
    play(common, "card 7");
    CHECK(common.top().count == 1);
    State four = choosing("king CN", {10, 60, 50, 90}, blue, "gi-census-1");
    play(four, "card 7");
    CHECK(four.top().count == 4);
}

TEST_CASE("a required own action has to be performed only if it is chosen") {
    State own = using_own("king CN; GAL red:1", {10, 60, 50, 90}, blue);
    CHECK_FALSE(may(own, "done"));
    State common = choosing("king CN; GAL red:1", {10, 60, 50, 90}, blue);
    play(common, "card 7");
    CHECK(may(common, "done"));
}

TEST_CASE("15 and 20 widen the placing only when the own action is chosen") {
    for (int number : {15, 20}) {
        CAPTURE(number);
        State s = choosing("king CN", {10, number, 13, 90}, blue, "gi-winds");
        play(s, "card 7");
        CHECK(s.top().count == 1);
        CHECK_FALSE(offered(s, "GAL"));
    }
}

TEST_CASE("voyages, claims and the Inquisitor's bonus come besides the choice, and outside the card's number") {
    State s =
        choosing("king CN; inquisitor 2; SHI blue:1; AME blue:1; gold_out 1; SEV black:4", {10, 60, 50, 90}, blue);
    play(s, "blue SHI, GAL, blue AME, GAM, token inquisitor, GRA");
    CHECK(line(s, "GAL") == "blue:1");
    CHECK(line(s, "GAM") == "blue:1");
    CHECK(line(s, "GRA") == "blue:1");
    play(s, "card 7");
    CHECK(s.top().count == 3);
}

TEST_CASE("orders are kept and carried out in a later turn") {
    State s = choosing("king CN; PV red:2; kept blue:gi-orders:5", {10, 60, 50, 90}, blue);
    REQUIRE(may(s, "token sealed_orders"));
    play(s, "token sealed_orders, red PV, SEV, done");
    CHECK(line(s, "gold_out") == "1");
    CHECK(may(s, "act"));
}

// ---- Remove Action Card as a Veto

TEST_CASE("gi-remove: the Inquisitor's card is taken out of this round") {
    State s = choosing("king CN", {10, 60, 50, 90}, blue, "gi-remove");
    play(s, "card 7, act");
    if (asked_step_name(s) == "remove_card") play(s, "card 6");
    idle(s, [](const State& now) { return asked_step_name(now) != "choose_action"; });
    CHECK_FALSE(may(s, "card 6"));
    CHECK_FALSE(may(s, "card 7"));
}

// "The card acts like a veto card, if it is used to stop the special action of a player."
TEST_CASE("gi-remove: or it is kept and stops a special action") {
    State s = choosing("king CN; CAS red:1", {10, 60, 110, 180}, green, "gi-remove");
    play(s, "card 7");
    REQUIRE(may(s, "act-other"));
    play(s, "act-other, done");
    CHECK(line(s, "kept").find("green:gi-remove") != std::string::npos);
    while (!chooses(s, yellow)) idle(s, [&](const State& now) { return !chooses(now, yellow); });
    play(s, "act, act");
    REQUIRE(asked_step_name(s) == "ask_veto");
    CHECK(asked(s) == green);
    const Events events = play(s, "veto");
    CHECK(how_often(events, What::scoring) == 0);
    CHECK(line(s, "kept").empty());
}

TEST_CASE("C4: gi-remove kept stops the action of a common card: no discs, and its number is still placed") {
    State s = choosing("king CN; kept red:gi-remove:1", {10, 60, 50, 90}, blue);
    play(s, "card 7, act");
    REQUIRE(asked_step_name(s) == "ask_veto");
    CHECK(asked(s) == red);
    play(s, "veto");
    CHECK(line(s, "gold_out").empty());
    CHECK(line(s, "wares_out").empty());
    CHECK(line(s, "SHI").empty());
    CHECK(asked(s) == blue);
    CHECK(s.top().count == 3);
    CHECK_FALSE(may(s, "act"));
}

TEST_CASE("40 and gi-remove are two independent Vetos; each stops one action") {
    State s = both_played("king CN; CAS blue:1; kept red:gi-remove:1", {10, 110, 40, 90});
    while (!chooses(s, blue)) {
        if (asked_step_name(s) == "choose_action") play(s, "act");
        else idle(s, [](const State& now) { return asked_step_name(now) != "choose_action"; });
    }
    play(s, "act, act");
    REQUIRE(asked_step_name(s) == "ask_veto");
    const Player first = asked(s);
    play(s, "veto");
    CHECK(asked(s) == blue);
    CHECK((first == red || first == yellow));
    if (first == red) CHECK(line(s, "kept").empty());
    else CHECK(line(s, "kept").find("red:gi-remove") != std::string::npos);
}

TEST_CASE("75 may be used before the scoring of the Reports") {
    State s = both_played("king CN; FRA blue:1; AMB blue:1", {10, 150, 75, 160}, "gi-reports");
    // yellow keeps it in this round, before red's turn
    while (!chooses(s, yellow)) {
        if (asked_step_name(s) == "choose_action") play(s, "act");
        else if (may(s, "done")) play(s, "done");
        else idle(s, [](const State& now) { return asked_step_name(now) != "choose_action"; });
    }
    play(s, "act, act");
    while (!chooses(s, red)) {
        if (may(s, "done")) play(s, "done");
        else idle(s, [](const State& now) { return asked_step_name(now) != "choose_action"; });
    }
    play(s, "card 7, act");
    CHECK(asked(s) == yellow);
    CHECK(asked_step_name(s) != "choose_action");
}

}

}
