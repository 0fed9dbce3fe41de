// Games are started, saved, continued and replaced, tested without a window (tests/support/visit.h).
#include "visit.h"

#include <algorithm>

#include "page.h"

using namespace eg;

namespace {

const std::string quick = "pace=instant&seed=9&seats=person,random&start=1";

std::string code() { return page::load("game"); }

// Returns a game's code. The page opened next learns that the previous page stopped while it loaded this game.
std::string game_that_stopped_the_page() {
    test_page = {};
    Visit visit(quick);
    visit.settle();
    visit.answer_any();
    visit.settle();
    test_page.stopped = true;
    return code();
}

}

TEST_SUITE("a game") {

TEST_CASE("two clicks and it asks the first question") {
    test_page = {};
    Visit visit("seed=7&pace=instant");
    CHECK(visit.state("screen") == "first");
    CHECK(code().empty());
    visit.click("button:play");
    visit.settle();
    CHECK(visit.state("screen") == "table");
    CHECK(visit.state("person") == "true");
    CHECK(visit.state("step") == "play_power");
    CHECK_FALSE(visit.legal().empty());
}

TEST_CASE("is the same by the screen and by the text version, and is dealt from its seed") {
    std::string first;
    for (const bool words : {false, true}) {
        test_page = {};
        Visit visit("seed=7&pace=instant");
        if (words) visit.press("Play now");
        else visit.click("button:play");
        visit.settle();
        if (first.empty()) first = code();
        CHECK(code() == first);
    }
}

TEST_CASE("is kept after every answer, before anything is drawn") {
    test_page = {};
    Visit visit(quick);
    visit.settle();
    for (int i = 0; i < 12; ++i) {
        const std::string before = code();
        visit.answer_any();
        CHECK(code() != before);
        visit.settle();
    }
}

TEST_CASE("an answer given on the board is kept before anybody else answers") {
    test_page = {};
    Visit visit(quick);
    visit.settle();
    int given = 0;
    for (int i = 0; i < 20; ++i) {
        const std::vector<std::string> all = visit.legal();
        const auto power = std::find_if(all.begin(), all.end(), [&](const std::string& text) {
            return text.starts_with("power ") && visit.offers("power:" + text.substr(6));
        });
        const auto place = std::find_if(all.begin(), all.end(),
                                        [&](const std::string& text) { return visit.offers("place:" + text); });
        if (power == all.end() && place == all.end()) {
            visit.answer_any();
        } else {
            const std::string before = code();
            visit.click(power != all.end() ? "power:" + power->substr(6) : "place:" + *place);
            CHECK(code() != before);
            ++given;
        }
        visit.settle();
    }
    CHECK(given > 3);
}

TEST_CASE("an answer is kept at once, though no frame follows") {
    test_page = {};
    Visit visit(quick);
    visit.settle();
    const std::string before = code();
    for (int n = 0; code() == before && n < 30; ++n)
        visit.app().press(n, test_page.now);   // the buttons of the text version; one of them is an answer
    CHECK(code() != before);
}

TEST_CASE("goes on after a reload where it was") {
    test_page = {};
    std::string answers, scores;
    {
        Visit visit(quick);
        visit.settle();
        for (int i = 0; i < 6; ++i) visit.answer_any(), visit.settle();
        answers = visit.state("answers"), scores = visit.state("scores");
    }
    Visit visit("");
    CHECK(visit.state("screen") == "first");
    REQUIRE(visit.offers("button:resume"));
    visit.click("button:resume");
    visit.settle();
    CHECK(visit.state("screen") == "table");
    CHECK(visit.state("answers") == answers);
    CHECK(visit.state("scores") == scores);
}

TEST_CASE("an address that starts a game goes on with it after a reload") {
    test_page = {};
    { Visit visit(quick); visit.settle(); visit.answer_any(); visit.settle(); }
    const std::string mine = code();
    // The same address, and one that names no game.
    for (const std::string& query : {quick, std::string{"pace=calm&start=1"}}) {
        Visit again(query);
        CHECK(again.state("screen") == "table");
        CHECK(again.state("dialog") == "false");
        CHECK(code() == mine);
    }
}

TEST_CASE("an address that starts another game asks first; Keep it goes on with the kept game") {
    test_page = {};
    { Visit visit(quick); visit.settle(); visit.answer_any(); visit.settle(); }
    const std::string mine = code();
    for (const std::string query : {"pace=instant&seed=10&start=1", "pace=instant&edition=bigbox&start=1",
                                    "pace=instant&seats=person,random,person&start=1"}) {
        CAPTURE(query);
        Visit other(query);
        REQUIRE(other.offers("button:replace"));
        other.click("button:stay");
        other.settle();
        CHECK(other.state("screen") == "table");
        CHECK(code() == mine);
    }
    Visit other("pace=instant&seed=10&start=1");
    other.click("button:replace");
    other.settle();
    CHECK(code() != mine);
}

TEST_CASE("an unfinished one is not replaced unasked, and may be kept or given up") {
    test_page = {};
    { Visit visit(quick); visit.settle(); visit.answer_any(); visit.settle(); }
    const std::string mine = code();
    Visit visit("seed=5&pace=instant");
    visit.click("button:play");
    REQUIRE(visit.offers("button:replace"));
    CHECK(code() == mine);
    visit.click("button:stay");
    CHECK(visit.state("screen") == "first");
    CHECK(code() == mine);
    visit.click("button:play");
    visit.click("button:replace");
    visit.settle();
    CHECK(visit.state("screen") == "table");
    CHECK(code() != mine);
}

TEST_CASE("is not left unasked, and waits on the first screen") {
    test_page = {};
    Visit visit(quick);
    visit.settle();
    visit.answer_any();
    visit.settle();
    const std::string answers = visit.state("answers");
    visit.press("New game");
    CHECK(visit.state("dialog") == "true");
    visit.press("Leave");
    CHECK(visit.state("screen") == "first");
    visit.click("button:resume");
    visit.settle();
    CHECK(visit.state("answers") == answers);
}

TEST_CASE("one that stopped the page is set aside, and the page begins without it") {
    const std::string mine = game_that_stopped_the_page();
    Visit visit("seed=7");
    CHECK(visit.state("dialog") == "true");
    CHECK(code().empty());
    CHECK(page::load("game.old") == mine);
}

TEST_CASE("a game that was set aside can be copied and tried again, and is not lost to another") {
    const std::string mine = game_that_stopped_the_page();
    {
        Visit visit("pace=instant&seed=7");
        visit.click("button:code");
        CHECK(test_page.sheet == mine);
        visit.click("button:well");
        visit.press("Open a game");
        CHECK(test_page.sheet == mine);   // and again later
        CHECK(test_page.why == "This game was set aside. “Load” tries it again.");
    }
    page::save("game", "EG1.nonsense");
    { Visit visit("pace=instant&seed=7"); }
    CHECK(page::load("game.old") == "EG1.nonsense");
    CHECK(page::load("game.old.2") == mine);
    page::save("game.old", "");
    Visit visit("pace=instant&seed=7");
    visit.type(page::a_game, mine);
    visit.settle();
    CHECK(visit.state("screen") == "table");
    CHECK(code() == mine);
    CHECK(page::load("game.old.2").empty());
}

TEST_CASE("a game that was set aside is tried again at once") {
    const std::string mine = game_that_stopped_the_page();
    Visit visit("pace=instant&seed=7");
    visit.click("button:try");
    visit.settle();
    CHECK(visit.state("screen") == "table");
    CHECK(code() == mine);
    CHECK(page::load("game.old").empty());
}

TEST_CASE("a broken save is set aside too, and nothing is lost of it") {
    test_page = {};
    page::save("game", "EG1.nonsense");
    Visit visit("seed=7");
    CHECK(visit.state("dialog") == "true");
    CHECK(code().empty());
    CHECK(page::load("game.old") == "EG1.nonsense");
}

TEST_CASE("where nothing can be kept it is played all the same") {
    test_page = {};
    test_page.stores = false;
    Visit visit(quick);
    visit.settle();
    CHECK(visit.reads("This game is not saved"));
    CHECK(visit.offers_words("Save code"));
    CHECK(visit.state("dialog") == "false");   // only a notice above the board, until an answer is given
    visit.answer_any();
    visit.settle();
    CHECK(visit.state("screen") == "table");
    CHECK(visit.reads("This game is not saved"));
}

TEST_CASE("where the storage fails in the middle of a game it is said at once, with a way to keep a copy") {
    test_page = {};
    Visit visit(quick);
    visit.settle();
    visit.answer_any();
    visit.settle();
    CHECK_FALSE(visit.reads("not saved"));
    test_page.stores = false;
    visit.answer_any();
    visit.settle();
    REQUIRE(visit.offers("button:code"));
    CHECK(visit.reads("its storage is full or blocked"));
    visit.click("button:code");
    CHECK(test_page.sheet.starts_with("EG1."));
    CHECK(test_page.sheet != code());
    CHECK(visit.state("dialog") == "false");
    CHECK(visit.reads("This game is not saved"));
    visit.answer_any();
    visit.settle();
    CHECK(visit.state("dialog") == "false");   // shown only once
    test_page.stores = true;
    visit.answer_any();
    visit.settle();
    CHECK_FALSE(visit.reads("not saved"));
    test_page.stores = false;
    visit.answer_any();
    visit.settle();
    CHECK(visit.state("dialog") == "true");
}

TEST_CASE("colours that the system forces are followed") {
    for (const bool dark : {false, true}) {
        test_page = {};
        test_page.media = {"(forced-colors: active)"};
        if (dark) test_page.media.push_back("(prefers-color-scheme: dark)");
        Visit visit("seed=7");
        CHECK(draw::theme().contrast);
        CHECK(draw::theme().dark == dark);
    }
}

TEST_CASE("is played to its end, counted once, reviewed, and played again") {
    test_page = {};
    Visit visit("pace=instant&seed=4&length=6&seats=person,random&start=1");
    visit.settle();
    for (int i = 0; visit.state("over") == "false" && i < 600; ++i) visit.answer_any(), visit.settle();
    REQUIRE(visit.state("over") == "true");
    visit.frame();
    CHECK(visit.state("screen") == "result");
    const std::string results = page::load("results");
    CHECK_FALSE(results.empty());
    CHECK(visit.offers_words("Play again"));
    visit.settle();
    CHECK(page::load("results") == results);
    visit.press("Review");
    CHECK(visit.reads("The game in review"));
    visit.press("Close");
    visit.press("Play again");
    visit.settle();
    CHECK(visit.state("over") == "false");
    CHECK(visit.state("screen") == "table");
}

TEST_CASE("undo takes back one step, and stops where somebody else has answered") {
    test_page = {};
    Visit visit(quick);
    visit.settle();
    CHECK(visit.state("undo") == "false");
    for (int i = 0; i < 40 && !(visit.state("undo") == "true" && visit.state("step") != "play_power"); ++i)
        visit.answer_any(), visit.settle();
    REQUIRE(visit.state("undo") == "true");
    const int answers = std::stoi(visit.state("answers"));
    int steps = 0;
    while (visit.state("undo") == "true" && steps < 50) visit.press("Undo"), visit.settle(), ++steps;
    CHECK(steps > 0);
    CHECK(std::stoi(visit.state("answers")) == answers - steps);
}

}
