// What the page around this one is told, and what it can do: pause, and bring a game.
#include "visit.h"

#include "app/game/kept_games.h"
#include "page.h"

using namespace eg;

namespace {

const std::string quick = "pace=instant&seed=9&seats=person,random&length=6";

// A page inside another one, with empty storage.
void visit_host() {
    test_page = {};
    test_page.hosted = true;
}

}

TEST_SUITE("the host page") {

TEST_CASE("is told nothing where there is none") {
    test_page = {};
    Visit visit(quick + "&start=1");
    visit.settle();
    CHECK(test_page.told == 0);
}

TEST_CASE("is told of a game on the table, its turns and its end, and of each once") {
    visit_host();
    Visit visit(quick);
    CHECK(test_page.code.empty());
    CHECK(test_page.turn.empty());
    CHECK(test_page.line == "You and a bot, Decennial, six rounds");
    visit.click("button:play");
    visit.settle();
    CHECK(test_page.code == kept_code());
    CHECK(test_page.turn == R"({"seat":0,"kind":"person","round":1})");
    CHECK(test_page.line == "Round 1 of 6, Isabel to act");
    const int told = test_page.told;
    visit.frame(), visit.frame();
    CHECK(test_page.told == told);
    visit.answer_any();
    visit.settle();
    CHECK(test_page.told > told);
    CHECK(test_page.code == kept_code());
    for (int i = 0; visit.state("over") == "false" && i < 600; ++i) visit.answer_any(), visit.settle();
    CHECK(test_page.turn.starts_with(R"({"scores":[)"));
    CHECK(test_page.code == kept_code());
}

TEST_CASE("keeps the code of the own game during a lesson and after the table is left") {
    visit_host();
    { Visit visit(quick + "&start=1"); visit.settle(); visit.answer_any(); visit.settle(); }
    const std::string own = kept_code();
    Visit visit("pace=instant");
    CHECK(test_page.code == own);
    CHECK(test_page.turn.empty());   // it is on offer, not on the table
    CHECK(test_page.line.starts_with("Round 1 of 6"));
    visit.click("button:learn");
    visit.settle();
    CHECK(test_page.code == own);
}

TEST_CASE("lets bots wait while it pauses the game") {
    visit_host();
    test_page.paused = true;
    Visit visit("pace=instant&seed=9&seats=random,random&length=6&start=1");
    for (int i = 0; i < 50; ++i) visit.frame(200);
    CHECK(visit.state("answers") == "0");
    CHECK(test_page.thoughts.empty());
    test_page.paused = false;
    for (int i = 0; i < 50; ++i) visit.frame(200);
    CHECK_FALSE(test_page.thoughts.empty());
}

TEST_CASE("opens a game beside an unfinished one, which is kept") {
    visit_host();
    { Visit visit("pace=instant&seed=3&seats=person,random&length=6&start=1"); visit.settle(); }
    const std::string other = kept_code();
    visit_host();
    Visit visit(quick + "&start=1");
    visit.settle();
    visit.answer_any();
    visit.settle();
    const std::string own = kept_code();
    const std::string id = page::load("last");
    REQUIRE(own != other);
    visit.type(page::sent_here, other);
    visit.settle();
    CHECK(kept_code() == other);
    CHECK(read_kept_game({}, page::load("game." + id)).codes.front() == own);
}

TEST_CASE("Escape is the cover's where it closes nothing") {
    visit_host();
    Visit visit(quick);
    CHECK_FALSE(visit.app().escape_closes());
    visit.click("button:setup");
    CHECK(visit.app().escape_closes());
    visit.strike(ImGuiKey_Escape);
    CHECK_FALSE(visit.app().escape_closes());
    visit.click("button:play");
    visit.settle();
    CHECK_FALSE(visit.app().escape_closes());
    visit.press("Menu");
    CHECK(visit.app().escape_closes());
}

TEST_CASE("words of the address that are not understood are said below the canvas, over nothing") {
    test_page = {};
    Visit visit(quick + "&start=1&players=9");
    visit.settle();
    CHECK(test_page.notice == "The page does not understand this part of its address: “players=9”.");
    CHECK(visit.state("screen") == "table");
    CHECK(visit.state("dialog") == "false");
}

}
