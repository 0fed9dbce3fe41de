// Grandissimo: tables from outside.
#include "grandissimo_table.h"

namespace eg {
namespace {

std::string fault(const std::string& text) { return english(position(text).error); }
// The question that the table does not fit; empty: the table is accepted.
std::string misfit(const std::string& text) {
    const std::string error = fault(iberia(text)), before = "The table does not fit the question ";
    return error.starts_with(before) ? error.substr(before.size(), error.size() - before.size() - 1) : error;
}

TEST_SUITE("grandissimo: tables from outside") {

TEST_CASE("what follows at once on a choice waits for interruptions alone") {
    for (const std::string text : {
             "queen 1; ask court_bonus red 0 - - 0 0",
             "jester 1; ask give red 0 - - 0 0",
             "ship_token blue:1; ask take_ship red 0 - - 0 0",
             "NAO red:1; aboard 1; ask land red 0 - - 0 0",
             "JAIL red:1; ask prisoner_goes red 0 - red 0 0",
             "JAIL red:1; ask pardon red 0 - - 0 0",
             "SEV red:1; ask may_be_taken red 0 SEV blue 0 2",
             "saved_by 1; saved_stack 3; saved_card 0; ask use_saved red 0 - - 0 0",
         }) {
        CAPTURE(text);
        CHECK(misfit("king CN; " + text) == "");
        CHECK(text.find("ask " + misfit("king CN; " + text + "; ask muster red 1 - - 0 0")) != std::string::npos);
    }
}

TEST_CASE("only the player who has a figure and can use it is asked to") {
    CHECK(misfit("king CN; queen 2; ask court_bonus red 0 - - 0 0") == "court_bonus");
    CHECK(misfit("king CN; jester 2; ask give red 0 - - 0 0") == "give");
    const std::string veto = "kept blue:2-veto:2; shown 1-any3:red; ask use_card red 1 - red 0 0; ",
                      above = "; ask ask_veto blue 0 - red 0 0";
    CHECK(misfit("king CN; queen 1; CAS red:30; " + veto + "ask court_bonus red 0 - - 0 0" + above) == "court_bonus");
    CHECK(misfit("players 2; king CN; jester 1; CAS blue:30; " + veto + "ask give red 0 - - 0 0" + above) == "give");
}

TEST_CASE("of a part that is left out there is nothing, and nothing is asked") {
    const auto without = [](const std::string& part, const std::string& text) {
        return fault("edition decennial; modules grandissimo; without " + part + "; king CN; " + text);
    };
    CHECK(without("jail", "GAL blue:3") == "");
    CHECK(without("jail", "GAL blue:3; ask imprison red 1 - - 0 0").find("imprison") != std::string::npos);
    CHECK(without("queen_and_jester", "ask take_courtier red 0 - - 0 0").find("take_courtier") != std::string::npos);
    struct LeftOut {
        const char *part, *left;
    };
    for (const LeftOut& one : {LeftOut{"queen_and_jester", "queen 1"}, LeftOut{"queen_and_jester", "jester 1"},
                               LeftOut{"inquisitor", "grand_inquisitor 1"}, LeftOut{"ship", "ship_token red:1"},
                               LeftOut{"portugal", "CN red:1G; revolt 1"}}) {
        CAPTURE(one.left);
        CHECK(misfit("king CN; " + std::string{one.left}) == "");
        CHECK_FALSE(without(one.part, one.left) == "");
    }
    // The Revolution is in stack 6; its action could be saved.
    const State s = holding("gr-revolution", "king CN");
    const std::string saved =
        "saved_by 1; saved_stack 6; saved_card " + std::to_string(s.shown[5]) + "; ask muster red 1 - - 0 0";
    CHECK(without("ship", saved) == "");
    CHECK_FALSE(without("portugal", saved) == "");
}

TEST_CASE("a second turn within a turn finds room") {
    std::string below = "king CN; ";
    for (int i = 0; i < 8; ++i) below += "ask muster blue 1 - - 0 0; ";
    const std::string offer = "shown 1-any3 2-score1 3-most 4-court 5-king; ";
    CHECK(misfit(offer + "king CN; ask take_second red 0 - - 0 0") == "");
    CHECK(misfit(offer + below + "ask take_second red 0 - - 0 0") == "take_second");
    CHECK(misfit(below + "saved_by 1; saved_stack 3; saved_card 0; ask use_saved red 0 - - 0 0") == "use_saved");
}

TEST_CASE("no second card is taken where the dummy and the other player need one each") {
    State s = table("players 2; edition 2023; modules dummy,grandissimo; VAL black:2; king CN; power red:13 blue:1; "
                    "dummy_power 5; acted red; shown n1-household n2-feud n4-coup n5-majesty gr-double:red gr-queen; "
                    "ask end_round - 0 - - 0 0; ask dummy_goes_last - 0 - - 0 0; ask next_turn - 0 - - 0 0; "
                    "ask use_card red 2 - red 0 4");
    REQUIRE(may(s, "act"));
    s.taker[0] = s.taker[1] = red;
    CHECK(may(s, "act"));
    s.taker[2] = red;
    CHECK_FALSE(may(s, "act"));
    s.taker[3] = box(s).rival;   // it has its card
    s.taker[2] = nobody;
    CHECK(may(s, "act"));
}

}

}
}
