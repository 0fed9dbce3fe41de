// The end of a turn: the page asks once if caballeros could still be placed, and the end can be undone.
#include "visit.h"

using namespace eg;

namespace {

// Whether the player can place a caballero or end the turn.
bool may_end(Visit& visit) {
    const std::vector<std::string> legal = visit.legal();
    const auto has = [&](std::string_view word) { return std::find(legal.begin(), legal.end(), word) != legal.end(); };
    return visit.state("step") == "use_card" && has("done") && has("CAS");
}
void to_a_turn(Visit& visit) {
    visit.settle();
    for (int i = 0; !may_end(visit) && i < 200; ++i) {
        if (visit.state("screen") == "curtain") visit.click("button:open");
        else visit.answer_any();
        visit.settle();
    }
    REQUIRE(may_end(visit));
}

const std::string one = "pace=instant&seed=7&seats=person,greedy,greedy&start=1";
const std::string two = "pace=instant&seed=6&seats=person,person&start=1";

}

TEST_SUITE("the end of a turn") {

TEST_CASE("with caballeros left to place it is asked in place, once") {
    test_page = {};
    Visit visit(one);
    to_a_turn(visit);
    const std::string answers = visit.state("answers");
    visit.click("button:done");
    CHECK(visit.state("answers") == answers);
    CHECK(visit.reads("not placed"));
    CHECK(visit.offers("button:keep"));
    SUBCASE("Keep placing goes on; the next time the turn ends at once") {
        visit.click("button:keep");
        CHECK_FALSE(visit.reads("not placed"));
        CHECK_FALSE(visit.offers("button:keep"));
        visit.click("button:done");
        CHECK(visit.state("answers") != answers);
    }
    SUBCASE("End turn ends it") {
        visit.click("button:done");
        CHECK(visit.state("answers") != answers);
        CHECK_FALSE(visit.reads("not placed"));
    }
    SUBCASE("a region answers too") {
        visit.click("place:CAS");
        CHECK(visit.state("answers") == std::to_string(std::stoi(answers) + 1));
        CHECK_FALSE(visit.reads("not placed"));
    }
    SUBCASE("in words likewise") {
        visit.press("Keep placing");
        CHECK_FALSE(visit.reads("not placed"));
        visit.press("End turn");
        CHECK(visit.state("answers") != answers);
    }
}

TEST_CASE("with the special action unused it is asked too") {
    test_page = {};
    Visit visit(one);
    to_a_turn(visit);
    const auto has = [&](std::string_view word) {
        const std::vector<std::string> legal = visit.legal();
        return std::find(legal.begin(), legal.end(), word) != legal.end();
    };
    while (has("CAS")) visit.click("place:CAS"), visit.settle();
    REQUIRE((has("act") && has("done")));
    const std::string answers = visit.state("answers");
    visit.click("button:done");
    CHECK(visit.state("answers") == answers);
    CHECK(visit.reads("without performing"));
    SUBCASE("Not yet goes back to the turn") {
        visit.click("button:keep");
        CHECK(has("act"));
        CHECK_FALSE(visit.reads("without performing"));
    }
    SUBCASE("End turn ends it") {
        visit.click("button:done");
        CHECK(visit.state("answers") != answers);
    }
}

TEST_CASE("Undo reaches back over the end of a turn until the next person has acted") {
    test_page = {};
    Visit visit(two);
    to_a_turn(visit);
    const std::string answers = visit.state("answers"), name = visit.state("name");
    visit.click("button:done");
    if (visit.state("answers") == answers) visit.click("button:done");
    visit.settle();
    if (visit.state("step") != "take_card") return;   // it was the last turn of the round
    CHECK(visit.state("name") != name);
    visit.press("Undo");
    visit.settle();
    CHECK(visit.state("answers") == answers);
    CHECK(visit.state("name") == name);
    visit.click("button:done");
    if (visit.state("answers") == answers) visit.click("button:done");
    visit.settle();
    visit.answer_any();
    visit.settle();
    const std::string after = visit.state("answers");
    while (visit.offers("button:undo") && visit.state("name") != name) visit.press("Undo"), visit.settle();
    CHECK(std::stoi(visit.state("answers")) > std::stoi(answers));
    CHECK(std::stoi(after) > std::stoi(answers));
}

}
