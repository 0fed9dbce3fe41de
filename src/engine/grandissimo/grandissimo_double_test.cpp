// Grandissimo (1996 booklet): Double Turn - a second card, and the action that is saved for the next turn.
#include "grandissimo_table.h"

namespace eg {

namespace {

// Red has just taken Double Turn; all other cards are on offer.
State doubling(const std::string& text, const std::string& second = "2-score1") {
    return holding("gr-double", "shown 1-any3 " + second + " 3-most 4-court 5-king gr-queen; king CN; " + text);
}

// The lines that say that this player has saved the action of this card.
std::string saved(const std::string& id, Player by = red) {
    const Rules rules = grandissimo_rules();
    for (int stack = 0; stack < box(rules).piles; ++stack)
        for (int i = 0; i < card_count(rules, stack); ++i)
            if (card(rules, stack, i).id == id)
                return "saved_by " + std::to_string(by + 1) + "; saved_stack " + std::to_string(stack + 1)
                       + "; saved_card " + std::to_string(i) + "; ";
    FAIL("no card ", id);
    return "";
}
std::string saved_id(const State& s) {
    return std::string{card(s.rules, number_of(s, "saved_stack") - 1, number_of(s, "saved_card")).id};
}

}

TEST_SUITE("grandissimo") {

// ---- the second card

TEST_CASE("its action takes a second one of the cards on offer") {
    State s = doubling("court red:9");
    CHECK(s.top().count == 2);
    play(s, "act");
    for (const char* offered : {"card 1", "card 2", "card 3", "card 4", "card 5", "card 7"}) {
        CAPTURE(offered);
        CHECK(may(s, offered));
    }
    CHECK_FALSE(may(s, "card 6"));
}

TEST_CASE("the second card is used fully: its number and its action, in either order; then Double Turn's number") {
    for (const char* order : {"act, take 2, SEV, SEV, SEV, SEV, done", "SEV, SEV, SEV, SEV, act, take 2, done"}) {
        CAPTURE(order);
        State s = doubling("court red:9");
        play(s, "act, card 4");
        CHECK(s.top().count == 4);
        play(s, order);
        CHECK(line(s, "SEV") == "red:4");
        CHECK(s.court[red] == 9 - 4 + 2);
        CHECK(asked(s) == red);
        CHECK(s.top().count == 2);
        play(s, "SEV, SEV");
        CHECK(line(s, "SEV") == "red:6");
        CHECK_FALSE(offers(s, "SEV"));
        CHECK_FALSE(may(s, "act"));
    }
}

TEST_CASE("one may place Double Turn's two first, but not one before and one after") {
    State s = doubling("court red:9");
    play(s, "SEV, SEV, act, card 4, SEV, done");
    CHECK(line(s, "SEV") == "red:3");
    State split = doubling("court red:9");
    play(split, "SEV, act, card 4, done");
    CHECK_FALSE(offers(split, "SEV"));
}

TEST_CASE("the questions of the two cards differ, also when nothing is left to do") {
    State s = doubling("court red:4");
    const auto asked_words = [&] { return asked_step(s).text.prompt_now(s, s.top()); };
    play(s, "act, card 4, SEV, SEV, SEV, SEV");
    CHECK(asked_words() == "Perform the special action of the second card, or do without.");
    play(s, "act, take 0");
    CHECK(asked_words() == "Nothing left to do with the second card: go on with the first.");
    play(s, "done");
    CHECK(asked_words() == "Nothing left to do: end your turn.");
}

TEST_CASE("neither the second card nor its action has to be used") {
    State none = doubling("court red:9");
    play(none, "SEV, done");
    CHECK(none.taker[3] == nobody);
    State s = doubling("court red:9");
    play(s, "act, card 4, done, SEV");
    CHECK(s.court[red] == 8);
    CHECK(line(s, "saved_by").empty());
}

// Found by the fuzzer.
TEST_CASE("on a table from outside nobody performs an action that has not been saved") {
    const std::string table = "edition decennial; modules grandissimo; king CN; ask use_saved red 0 - - 0 0";
    CHECK(english(position(table).error).find("use_saved") != std::string::npos);
    CHECK(position(saved("3-most") + table).error.empty());
    CHECK_FALSE(position(saved("2-veto") + table).error.empty());   // a card that is kept cannot be saved
}

TEST_CASE("the King's card as the second one pardons, too") {
    State s = doubling("JAIL blue:2");
    play(s, "act, card 5, token pardon, PV");
    CHECK(line(s, "PV") == "blue:2");
}

TEST_CASE("the second card may take the Queen, who is used in this turn") {
    State s = doubling("court red:9; jester 2");
    play(s, "act, card 7");
    take_courtier(s, "queen");
    play(s, "token queen, SEV");
    CHECK(line(s, "SEV") == "red:1");
}

TEST_CASE("a Veto as the second card is kept, and there is nothing to save") {
    State s = doubling("court red:9", "2-veto");
    play(s, "act, card 2");
    CHECK(line(s, "kept") == "red:2-veto:2");
    CHECK_FALSE(may(s, "act"));
    CHECK_FALSE(may(s, "token saved"));
    CHECK(s.top().count == 2);
}

TEST_CASE("a Veto stops Double Turn, or the second card's action") {
    State s = doubling("court red:9; kept blue:2-veto:1");
    play(s, "act, veto");
    CHECK(asked(s) == red);
    CHECK_FALSE(may(s, "act"));
    CHECK(s.top().count == 2);
    CHECK(offers(s, "SEV"));
    State second = doubling("court red:9; kept blue:2-veto:1");
    play(second, "act, allow, card 4, act, veto");
    CHECK(second.court[red] == 9);
    CHECK(second.top().count == 4);
    CHECK_FALSE(may(second, "act"));
    CHECK_FALSE(may(second, "token saved"));
}

TEST_CASE("with no card left there is no second one") {
    CHECK_FALSE(may(holding("gr-double", "king CN; court red:9"), "act"));
}

TEST_CASE("later players choose among the others") {
    State s = table("players 5; " + iberia("king CN; power red:13 blue:12 yellow:11 green:10 sable:9; "
                                           + on_offer("gr-double") + turns_go_on));
    play(s, "card 6, act, card 5, done, done");
    REQUIRE(asked(s) == blue);
    CHECK_FALSE(may(s, "card 5"));
    CHECK_FALSE(may(s, "card 6"));
    for (Player p : {blue, yellow, green, sable}) {
        idle(s, [&](const State& now) { return asked_step_name(now) != "take_card"; });
        CHECK(asked(s) == p);
        idle(s, [&](const State& now) { return asked(now) == p; });
    }
    CHECK(s.round == 2);
}

// ---- "When the player takes the second card, he may decide which special actions to do now and which to save for
// later."

TEST_CASE("the second card's action is saved instead of performed; its number is placed now") {
    State s = doubling("court red:9");
    CHECK_FALSE(may(s, "token saved"));   // Double Turn's own action is not
    play(s, "act, card 4");
    REQUIRE(may(s, "token saved"));
    play(s, "token saved");
    CHECK(number_of(s, "saved_by") == 1);
    CHECK(saved_id(s) == "4-court");
    CHECK_FALSE(may(s, "act"));
    CHECK(s.top().count == 4);
    play(s, "SEV, SEV, SEV, SEV, done");
    CHECK(s.court[red] == 5);
    CHECK_FALSE(may(s, "token saved"));   // not before the next turn
}

TEST_CASE("what has been performed is not saved, and other cards' actions are not") {
    State s = doubling("court red:9");
    play(s, "act, card 4, act, take 2");
    CHECK_FALSE(may(s, "token saved"));
    CHECK_FALSE(may(holding("4-court", "king CN"), "token saved"));
}

TEST_CASE("in the next turn it is performed before the card is taken or after it, besides that card's action") {
    State before = turn_begins(saved("4-court") + "king CN");
    REQUIRE(may(before, "token saved"));
    play(before, "token saved, take 2");
    CHECK(before.court[red] == 2);
    CHECK_FALSE(may(before, "token saved"));   // once
    CHECK(line(before, "saved_by").empty());
    play(before, "card 3");
    CHECK(may(before, "act"));
    State after = turn_begins(saved("4-court") + "king CN");
    play(after, "card 3, act, token saved, take 2");
    CHECK(after.court[red] == 2);
    CHECK(line(after, "saved_by").empty());
}

TEST_CASE("what is not performed in the next turn lapses") {
    State s = turn_begins(saved("4-court") + "king CN; court red:3");
    play(s, "card 3, done");
    CHECK(line(s, "saved_by").empty());
    CHECK(line(s, "saved_stack").empty());
    CHECK(s.court[red] == 3);
}

TEST_CASE("nobody else performs it, and it waits for its player's turn") {
    State s = turn_begins(saved("4-court", blue) + "king CN");
    CHECK_FALSE(may(s, "token saved"));
    play(s, "card 3, done");
    CHECK(number_of(s, "saved_by") == 2);
}

TEST_CASE("a Veto may stop it when it is performed") {
    State s = turn_begins(saved("4-court") + "king CN; kept blue:2-veto:1");
    play(s, "token saved");
    REQUIRE(asked(s) == blue);
    play(s, "veto");
    CHECK(asked(s) == red);
    CHECK(s.court[red] == 0);
    CHECK_FALSE(may(s, "token saved"));
    CHECK(asked_step_name(s) == "take_card");
}

TEST_CASE("M14: two and five are placed; the saved King's card is on offer in the next round, its action waits") {
    State s = table("players 2; " + iberia("king CN; court red:9; power red:13 blue:12; " + on_offer("gr-double")
                                           + turns_go_on));
    play(s, "card 6, SEV, SEV, act, card 5, SEV, SEV, SEV, SEV, SEV, token saved, done, done");
    CHECK(line(s, "SEV") == "red:7");
    CHECK(s.court[red] == 2);
    CHECK(line(s, "king") == "CN");
    REQUIRE(asked(s) == blue);
    CHECK_FALSE(may(s, "token saved"));
    next_turn_of_red(s);
    CHECK(s.round == 2);
    CHECK(may(s, "card 5"));
    play(s, "token saved, GAL");
    CHECK(line(s, "king") == "GAL");
    CHECK(asked_step_name(s) == "take_card");
}

// Found by the fuzzer of tables: on one from outside, cards may be few.
TEST_CASE("there is no second card where each turn to come needs one") {
    State s = turn_begins("players 4; king CN", "gr-double");
    play(s, "card 6");
    s.acted = {red};
    REQUIRE(may(s, "act"));
    for (int stack = 0; available_stacks(s).size() > 3; ++stack)   // for the three others
        if (available_stacks(s).bits >> stack & 1u) s.taker[stack] = blue;
    CHECK_FALSE(may(s, "act"));
}

}

}
