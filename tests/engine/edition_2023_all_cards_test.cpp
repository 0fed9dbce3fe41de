// 2023: what holds for all action cards: each has a case, each leaves the King's region alone, a Veto stops each.
#include "card_case.h"
#include "edition_2023.h"

using namespace eg;

TEST_SUITE("2023, action cards") {

TEST_CASE("every card of the deck and of Old Hands has its case") {
    CHECK(ids_in(rules_with("old_hands")) == tested(cards_here));
    CHECK(ids_in(rules_with()).size() == 31);
    CHECK(tested(cards_here).size() == 35);
}

TEST_CASE("the King's region is closed to every special action") {
    for (const std::string& id : tested(cards_here)) {
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
    for (const std::string& id : tested(cards_here))
        for (int n = 0; n < 20 && id != "oh2-veto"; ++n) {
            CAPTURE(id);
            State s = holding_old(id,
                                  "king GAL; CAS red:5 blue:5 yellow:5 green:5; PV red:1 blue:1 yellow:1G green:2; "
                                  "court red:3 blue:3 yellow:9");
            const State before = s;
            Events ignored = Events::ignored();
            while (!over(s)) {
                const Choices choices = legal(s);
                apply(s, choices[rng.below(choices.size())], ignored);
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
    for (const std::string& id : tested(cards_here)) {
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
                Events ignored = Events::ignored();
                while (asked_step_name(s) != "use_card") {
                    REQUIRE(asked_step_name(s) != "ask_veto");
                    const Choices choices = legal(s);
                    apply(s, choices[rng.below(choices.size())], ignored);
                }
                CHECK(line(s, "kept") == "blue:oh2-veto:2");
            }
    }
}

TEST_CASE("stopped, nothing of it happens, and it counts as used") {
    for (const std::string& id : tested(cards_here)) {
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
            s.deck = untouched.deck;   // there the Veto has not been taken out
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
    State mustering = table(with_old_hands + "court red:7" + blue_keeps + "ask muster red 3 - - 0 0");
    play(mustering, "take 3");
    CHECK(mustering.court[red] == 10);
    State scoring =
        table(with_old_hands + "round 3; king SEV; CAS red:2 blue:1" + blue_keeps + "ask general_scoring - 0 - - 0 0");
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
