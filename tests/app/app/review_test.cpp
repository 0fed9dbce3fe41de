// The review beside the board: one moment is open, the board shows its better turn or the one that was played, and the
// ways out lead to the whole game, the result and the table.
#include "visit.h"

using namespace eg;

TEST_SUITE("the review beside the board") {

TEST_CASE("one moment is open, and a press opens another") {
    test_page = {};
    Visit visit("scene=review");
    visit.frame();
    CHECK(visit.reads("Three moments to learn from"));
    CHECK(visit.reads("Moment 2 of 3"));
    CHECK(visit.reads("The strongest bot would"));
    CHECK(visit.offers("turning_point:1"));
    CHECK_FALSE(visit.offers("turning_point:2"));
    const std::string second = visit.state("moment");
    visit.click("turning_point:1");
    CHECK(visit.reads("Moment 1 of 3"));
    CHECK(visit.offers("turning_point:2"));
    const std::string first = visit.state("moment");
    CHECK(std::stoi(first) < std::stoi(second));
    visit.click("moment:2");   // a number below the curve
    CHECK(visit.reads("Moment 2 of 3"));
    CHECK(visit.state("moment") == second);
}

TEST_CASE("the board shows the better turn, or the one that was played") {
    test_page = {};
    Visit visit("scene=review");
    visit.frame();
    CHECK_FALSE(visit.reads("better: "));
    visit.click("as_played");
    CHECK_FALSE(visit.reads("The strongest bot would"));
    CHECK_FALSE(visit.reads("played: "));
    visit.click("as_played");
    CHECK(visit.reads("The strongest bot would"));
}

TEST_CASE("a press on the curve shows that turn, and the open card stays") {
    test_page = {};
    Visit visit("scene=review");
    visit.frame();
    const std::string moment = visit.state("moment");
    visit.click("curve");   // its middle
    CHECK(visit.state("moment") != moment);
    CHECK_FALSE(visit.reads("Moment 2 of 3"));
    CHECK_FALSE(visit.reads("The strongest bot would"));
    CHECK(visit.offers("try"));
    CHECK_FALSE(visit.offers("turning_point:2"));
    visit.click("moment:2");
    CHECK(visit.state("moment") == moment);
}

TEST_CASE("on phones the numbers below the curve are tabs") {
    for (const ImVec2 size : {ImVec2{390, 844}, ImVec2{844, 390}}) {
        CAPTURE(size.x);
        test_page = {};
        Visit visit("scene=review", size);
        visit.frame();
        CHECK(visit.offers("moment:3"));
        CHECK_FALSE(visit.offers("turning_point:1"));
        visit.click("moment:3");
        CHECK(visit.reads("Moment 3 of 3"));
        CHECK(visit.offers("button:result"));
    }
}

TEST_CASE("its first moment opens when all are known, and the ways out work") {
    test_page = {};
    Visit visit("pace=instant&seed=4&length=6&seats=person,random&start=1");
    visit.settle();
    for (int i = 0; visit.state("over") == "false" && i < 600; ++i) visit.answer_any(), visit.settle();
    REQUIRE(visit.state("screen") == "result");
    visit.click("button:review");
    CHECK(visit.state("screen") == "table");
    CHECK(visit.reads("The game in review"));
    CHECK(visit.reads("Weighing every turn …"));
    CHECK(visit.state("moment") == "-1");
    visit.settle();
    CHECK_FALSE(visit.reads("Weighing every turn …"));
    REQUIRE(visit.reads("Moment 1 of "));
    CHECK(visit.state("moment") != "-1");
    visit.click("button:whole_game");
    CHECK(visit.state("moment") == "0");
    CHECK_FALSE(visit.reads("The game in review"));
    visit.click("button:present");
    visit.click("button:review");
    REQUIRE(visit.reads("Moment 1 of "));   // it is not computed again
    CHECK(test_page.thoughts.empty());
    visit.strike(ImGuiKey_Escape);
    CHECK(visit.state("screen") == "result");
    CHECK(visit.state("moment") == "-1");
    visit.click("button:review");
    visit.click("try");
    CHECK(visit.state("dialog") == "true");
    visit.click("button:play_on");
    visit.settle();
    CHECK(visit.state("over") == "false");
    CHECK_FALSE(visit.reads("The game in review"));
}

}
