// Grand Inquisitor & the Colonies: tables from outside.
#include "colonies_table.h"

namespace eg {
namespace {

// The question that the table does not fit; empty: the table is accepted.
std::string misfit(const std::string& text) {
    const std::string error = english(position(overseas(text)).error), before = "The table does not fit the question ";
    return error.starts_with(before) ? error.substr(before.size(), error.size() - before.size() - 1) : error;
}
// A place and a set with only this place, as numbers.
std::string number(const std::string& place) {
    static const Rules rules = colonies_rules();
    return std::to_string(choice(place, box(rules))->which);
}
std::string set_of(const std::string& place) { return std::to_string(1u << std::stoi(number(place))); }

TEST_SUITE("colonies: tables from outside") {

// Found by random tables: the place was taken meanwhile, or nobody had anything left.
TEST_CASE("what follows at once on a choice waits for interruptions alone") {
    for (const std::string& text : {
             std::string{"SHI red:1; sails_SHI 1; ask sail_to red 0 SHI red 0 0"},
             "SHI red:2; ask take_space red 0 SHI red 0 " + set_of("CAP"),
             std::string{"inquisitor 1; ask bonus red 0 - - 0 0"},
             std::string{"ask limit_lies red 0 GAL - 0 0"},
             limit_in("CV") + "CV red:2; waiting red:1; ask rearrange red 0 CV red 0 0",
             limit_in("CV") + "CV red:2; waiting red:1; ask let_on red 9 - - 0 0",
         }) {
        CAPTURE(text);
        CHECK(misfit("players 4; king SEV; " + text) == "");
        CHECK(text.find("ask " + misfit("players 4; king SEV; " + text + "; ask muster red 1 - - 0 0"))
              != std::string::npos);
    }
}

TEST_CASE("nobody is led into France where it is full") {
    const std::string full = "king SEV; FRA red:1; AMB blue:1; ENV green:1; CAT red:1; court red:5; ";
    CHECK(misfit(full + "ask put_down red 0 FRA - 0 0") == "put_down");
    CHECK(misfit(full + "ask set_down red 0 CAT red 0 " + number("FRA")) == "set_down");
    CHECK(misfit("king SEV; FRA red:1G; AMB blue:1; ENV green:1; CAT red:1; ask goes_along red 0 CAT red 1 0")
          == "goes_along");
    CHECK(misfit("king SEV; FRA red:1; AMB blue:1; court red:5; ask put_down red 0 FRA - 0 0") == "");
}

TEST_CASE("nobody stays on the third space of France beside another, and only there two may stand for a while") {
    const std::string two = "king SEV; FRA red:1 blue:1; GAL red:1; ask take_space red 0 FRA red 0 ";
    CHECK(misfit(two + set_of("AMB")) == "");
    CHECK(misfit(two + std::to_string(std::stoi(set_of("AMB")) + std::stoi(set_of("FRA")))) == "take_space");
    CHECK_FALSE(misfit("king SEV; FRA red:1 blue:1; SHI red:1; ask take_space red 0 SHI red 0 " + set_of("CAP")) == "");
}

TEST_CASE("a region is scored with its spaces, and no space alone") {
    CHECK(misfit("king SEV; ask score_place red 0 FRA - 0 0") == "");
    CHECK(misfit("king SEV; ask score_place red 0 AMB - 0 0") == "score_place");
}

TEST_CASE("the dummy's caballeros carry nothing: it has no points to be given for it") {
    const std::string two = "players 2; edition 2023; modules dummy,colonies; limit 9; VAL black:4; king SEV; ";
    CHECK(position(two + "SHI white:1").error.empty());
    CHECK_FALSE(position(two + "GSH white:1").error.empty());
    CHECK_FALSE(position(two + "GSH black:1").error.empty());
}

TEST_CASE("only a player of the game has the Inquisitor") {
    CHECK(misfit("players 4; king SEV; inquisitor 4") == "");
    CHECK_FALSE(misfit("players 4; king SEV; inquisitor 5") == "");
}

TEST_CASE("only the player who has the Inquisitor and can use his bonus is asked for it") {
    CHECK(misfit("king SEV; ask bonus red 0 - - 0 0") == "bonus");
    const std::string veto = "kept blue:2-veto:2; shown 1-any3:red; ask use_card red 1 - red 0 0; ";
    CHECK(misfit("inquisitor 1; king SEV; CAS red:36; " + veto
                 + "ask bonus red 0 - - 0 0; ask ask_veto blue 0 - red 0 0") == "bonus");
}

TEST_CASE("who has left may have stood beside the Limit table: then there is room for one more on it") {
    const std::string asked = "ask leave_table red 1 CV red 0 0";
    CHECK(misfit("players 4; king SEV; " + limit_in("CV") + "CV red:10 blue:1; waiting red:1 blue:1; " + asked) == "");
    CHECK_FALSE(misfit("players 4; king SEV; " + limit_in("CV") + "CV red:11 blue:1; waiting red:1 blue:1; " + asked)
                == "");
    CHECK(misfit("players 4; king SEV; " + limit_in("CV") + "CV red:4 blue:4; waiting red:1 blue:1; " + asked
                 + "; ask limit_lies red 0 GAL - 0 0") == "leave_table");
}

TEST_CASE("no card is removed where each turn to come needs one") {
    State s = turn_begins("players 5; king CN");
    play(s, "card 7");
    REQUIRE(may(s, "act"));
    s.acted = {red};
    s.taker[0] = blue;   // five are left, one for each turn and one to spare
    CHECK(may(s, "act"));
    s.taker[1] = blue;
    CHECK_FALSE(may(s, "act"));
}

}

}
}
