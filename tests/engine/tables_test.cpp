// Tables from outside: where no game comes, or a rule would rely on what is not so, a sentence refuses them.
#include "table.h"

using namespace eg;

namespace {

// The question that the table does not fit; empty: the table is accepted.
std::string misfit(const std::string& text) {
    const std::string error = english(position(text).error), before = "The table does not fit the question ";
    return error.starts_with(before) ? error.substr(before.size(), error.size() - before.size() - 1) : error;
}

const std::string in_a_turn = "shown 1-any3:red; ask use_card red 1 - red 0 0; ";

}

TEST_SUITE("tables from outside") {

// Found by random tables: what is above could take the caballero away that is to be moved, or the place where it goes.
TEST_CASE("what follows at once on a choice waits for interruptions alone") {
    const std::string above = "; ask muster red 1 - - 0 0";
    for (const std::string text : {
             "GAL red:1; ask carry_caballero red 0 GAL red 0 0",
             "GAL red:1; ask set_down red 0 GAL red 0 2",
             "court red:1; ask put_down red 0 PV - 0 0",
             "GAL blue:1; ask take_one red 0 GAL blue 0 0",
             "GAL red:0G; ask grande_goes red 0 PV - 0 0",
             "GAL red:1; PV red:0G; ask goes_along red 0 GAL red 1 0",
             "ask choose_spot red 0 - - 0 0",
             "ask scoreboard_goes red 0 PV - 0 0",
         }) {
        CAPTURE(text);
        const std::string table = "king SEV; kept blue:2-veto:2; " + in_a_turn + text;
        CHECK(misfit(table) == "");
        CHECK(misfit(table + "; ask ask_veto blue 0 - red 0 0") == "");
        CHECK(text.find("ask " + misfit(table + above)) != std::string::npos);
    }
}

TEST_CASE("a piece goes only where it may be moved") {
    CHECK(misfit("king SEV; GAL red:1; ask set_down red 0 GAL red 0 1") == "set_down");   // it stands there
    CHECK(misfit("king GAL; GAL red:0G; ask grande_goes red 0 PV - 0 0") == "grande_goes");
    CHECK(misfit("king SEV; PV red:0G; ask goes_along red 0 GAL red 1 0") == "goes_along");   // nobody is there
    // all must move, each anywhere, and again
    CHECK(misfit("king SEV; GAL red:2; ask move_caballero red 255 - - 25 0") == "move_caballero");
    CHECK(misfit("king SEV; GAL red:2; ask move_caballero red 255 - - 29 0") == "");   // from one region
    CHECK(misfit("ask choose_kings_region red 10 - - 4 2") == "choose_kings_region");   // 10 would ride along
}

TEST_CASE("in a box without cards to take nobody is asked to take one") {
    const std::string offer = "shown ki-king ki-intrigue; ask take_card red 0 - - 0 0";
    CHECK(misfit("edition intrigue; " + offer) == "take_card");
    CHECK(misfit("edition king_and_colonies; limit 9; VAL black:4; king SEV; " + offer) == "take_card");
}

TEST_CASE("when a round has ended without somebody's turn, the table of its scoring reads back") {
    State s = table("players 2; edition 2023; round 3; hand red:1-3,5-11 blue:2-11; power red:4 blue:1; acted red; "
                    "CAS red:1; ask end_round - 0 - - 0 0; ask dummy_goes_last - 0 - - 0 0; ask muster red 1 - - 0 0");
    play(s, "take 0");
    REQUIRE(asked_step_name(s) == "dial");
    CHECK(position(show(s)).error.empty());
}

TEST_CASE("a dummy that has a card has taken it") {
    const std::string text = "players 2; edition 2023; power red:13 blue:1; dummy_power 5; shown n1-household n2-feud "
                             "n4-coup n5-majesty:white; ask muster red 1 - - 0 0; dummy_acted ";
    CHECK(position(text + "1").error.empty());
    CHECK(english(position(text + "0").error) == "The table has what cannot be in The dummy.");
}

TEST_CASE("while hands are chosen no card has been played") {
    const std::string asks = "ask start_round - 0 - - 0 0; ask choose_hand red 4 - - 0 0";
    CHECK(misfit("edition intrigue; " + asks) == "");
    CHECK(misfit("edition intrigue; cards_shown_1_8 red:1; " + asks) == "choose_hand");
}

TEST_CASE("power cards are played before the turns, and nobody has acted") {
    CHECK(misfit("ask start_round - 0 - - 0 0; ask play_power red 4 - - 0 0") == "play_power");
    CHECK(misfit("shown 1-any3 2-score1 3-most 4-court 5-king; ask end_round - 0 - - 0 0; ask next_turn - 0 - - 0 0; "
                 "ask play_power red 4 - - 0 0") == "");
    CHECK(misfit("acted red; ask play_power red 4 - - 0 0") == "play_power");
}

TEST_CASE("before a round begins there are power cards for it, and none lies there") {
    CHECK(misfit("acted red; hand red:1-12; ask start_round - 0 - - 0 0") == "start_round");
    CHECK(misfit("round 2; acted red; hand red:1-12; ask start_round - 0 - - 0 0") == "");
    CHECK(misfit("power red:5; ask next_round - 0 - - 0 0") == "next_round");
    CHECK(misfit("ask next_round - 0 - - 0 0") == "");
}

TEST_CASE("a Veto stops an action of a turn that is going on below it") {
    const std::string veto = "kept blue:2-veto:2; ";
    CHECK(misfit(veto + in_a_turn + "ask ask_veto blue 0 - red 0 0") == "");
    CHECK(misfit(veto + "ask ask_veto blue 0 - red 0 0; " + in_a_turn) == "ask_veto");
    CHECK(misfit(veto + in_a_turn + "ask ask_veto blue 0 - red 0 0; ask muster red 1 - - 0 0") == "ask_veto");
}

TEST_CASE("room is left for the questions that an answer leads to") {
    const auto below = [](int n) {
        std::string text = "king SEV; GAL blue:1; shown 1-any3:red; ";
        for (; n > 0; --n) text += "ask muster blue 1 - - 0 0; ";
        return text;
    };
    const std::string card = "ask use_card red 1 - red 0 0", evict = "ask evict red 0 GAL - 0 0";
    CHECK(misfit(below(6) + card) == "");
    CHECK(misfit(below(7) + card) == "use_card");
    CHECK(misfit(below(13) + evict) == "");
    CHECK(misfit(below(14) + evict) == "evict");
    CHECK(misfit(below(14) + "ask name_region red 0 - - 0 0") == "name_region");
}

}
