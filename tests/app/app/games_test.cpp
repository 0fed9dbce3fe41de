// Games are started, saved, continued and replaced, tested without a window (tests/support/visit.h).
#include "visit.h"

#include <algorithm>

#include "app/game/kept_games.h"
#include "page.h"

using namespace eg;

namespace {

std::string code() { return kept_code(); }
std::string id() { return page::load("last"); }

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

TEST_CASE("a double press on what opens it reaches nothing on the table") {
    for (const char* opens : {"button:play", "button:setup"}) {
        test_page = {};
        Visit visit("seed=7");
        if (opens == std::string{"button:setup"}) {
            visit.click("button:setup");
            visit.double_click("button:start");
        } else visit.double_click("button:play");
        CHECK(visit.state("screen") == "table");
        CHECK(visit.state("dialog") == "false");
        CHECK(visit.state("moment") == "-1");
        visit.settle();
    }
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
    Visit visit(quick_game);
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
    Visit visit(quick_game);
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
    Visit visit(quick_game);
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
        Visit visit(quick_game);
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
    leave_a_game_begun();
    const std::string mine = code();
    // The same address, and one that names no game.
    for (const std::string_view query : {quick_game, std::string_view{"pace=calm&start=1"}}) {
        Visit again(query);
        CHECK(again.state("screen") == "table");
        CHECK(again.state("dialog") == "false");
        CHECK(code() == mine);
    }
}

TEST_CASE("another game begins beside the first, which stays as it is") {
    leave_a_game_begun();
    const std::string mine = code(), first = id();
    std::size_t games = 1;
    for (const std::string query : {"pace=instant&seed=10&start=1", "pace=instant&edition=bigbox&start=1",
                                    "pace=instant&seats=person,random,person&start=1"}) {
        CAPTURE(query);
        Visit other(query);
        other.settle();
        if (other.state("screen") == "curtain") other.press_key("button:open"), other.settle();
        CHECK(other.state("dialog") == "false");
        other.answer_any();
        other.settle();
        CHECK(id() != first);
        CHECK(page::keys("game.").size() == ++games);
        CHECK(read_kept_game({}, page::load("game." + first)).codes.front() == mine);
    }
}

TEST_CASE("a new game in which nobody has chosen anything is forgotten when it is left") {
    leave_a_game_begun();
    const std::string mine = code();
    Visit visit("seed=5&pace=instant");
    visit.click("button:play");
    visit.settle();
    CHECK(page::keys("game.").size() == 2);
    visit.press("New game");   // without a question: there is nothing to lose
    visit.press("Back");
    CHECK(visit.state("screen") == "first");
    CHECK(page::keys("game.").size() == 1);
    visit.click("button:resume");
    visit.settle();
    CHECK(code() == mine);
}

TEST_CASE("games are kept side by side: one continues, is renamed, copied, deleted and brought back") {
    test_page = {};
    for (const char* seed : {"3", "4", "5"}) {
        Visit visit("pace=instant&seats=person,random&start=1&seed=" + std::string{seed});
        visit.settle();
        visit.answer_any();
        visit.settle();
    }
    const std::vector<std::string> keys = page::keys("game.");
    REQUIRE(keys.size() == 3);
    Visit visit("pace=instant");
    visit.press("Your games");
    CHECK(visit.reads("Saved on this device"));
    CHECK(visit.reads("Sunday evening 3"));
    CHECK(visit.reads("Today, 19:40"));
    visit.press("Rename Sunday evening 2");
    visit.type(page::a_game_name, "The long one");
    CHECK(visit.reads("The long one"));
    CHECK_FALSE(visit.reads("Sunday evening 2"));
    visit.press("Copy The long one");
    CHECK(page::keys("game.").size() == 4);
    CHECK(visit.reads("The long one 2"));
    visit.press("Delete Sunday evening");
    CHECK(page::keys("game.").size() == 3);
    CHECK(visit.reads("“Sunday evening” was deleted."));
    visit.press("Bring it back");
    CHECK(page::keys("game.").size() == 4);
    CHECK_FALSE(visit.reads("was deleted"));
    visit.press("Continue The long one 2");
    visit.settle();
    CHECK(visit.state("screen") == "table");
    const std::string before = code();
    visit.answer_any();
    visit.settle();
    CHECK(code() != before);
    CHECK(page::keys("game.").size() == 4);
    visit.press("Your games");   // from the menu
    visit.press("Save all");
    REQUIRE(test_page.files.size() == 1);
    const std::string all = test_page.files[0].second;
    CHECK(read_kept_games(all).size() == 4);
    test_page.store.clear();
    visit.type(page::sent_here, all);
    CHECK(visit.reads("4 games were added to “Your games”."));
    CHECK(page::keys("game.").size() == 4);
}

TEST_CASE("one that is deleted while it is on the table leaves the table, and comes back whole") {
    test_page = {};
    Visit visit(quick_game);
    visit.settle();
    visit.answer_any();
    visit.settle();
    const std::string mine = code();
    visit.press("Your games");
    visit.press("Delete Sunday evening");
    CHECK(visit.state("screen") == "first");
    CHECK(page::keys("game.").empty());
    visit.press("Bring it back");
    visit.press("Continue Sunday evening");
    visit.settle();
    CHECK(code() == mine);
}

TEST_CASE("is not left unasked, and waits on the first screen") {
    test_page = {};
    Visit visit(quick_game);
    visit.settle();
    visit.answer_any();
    visit.settle();
    const std::string answers = visit.state("answers");
    visit.press("New game");
    CHECK(visit.state("dialog") == "true");
    visit.press("New game");
    CHECK(visit.reads("Who plays"));
    visit.press("Back");
    CHECK(visit.state("screen") == "first");
    visit.click("button:resume");
    visit.settle();
    CHECK(visit.state("answers") == answers);
}

TEST_CASE("that is finished is on the table again after a lesson") {
    leave_a_game_begun();
    Visit visit("pace=instant&seed=9&seats=random,random&start=1");
    visit.settle();
    const std::string finished = id(), answers = visit.state("answers");
    visit.press("The board");
    visit.press("Rulebook");
    visit.press("Lessons");
    visit.press_key("learn:first");
    visit.settle();
    visit.press("Leave the lesson");
    visit.settle();
    CHECK(visit.state("answers") == answers);
    CHECK(id() == finished);
}

TEST_CASE("that is finished is offered only if there is no unfinished one") {
    leave_a_game_begun();
    const std::string unfinished = id();
    {
        Visit visit("pace=instant&seed=9&seats=random,random&start=1");
        visit.settle();
        CHECK(visit.state("screen") == "result");
        CHECK(id() != unfinished);
    }
    Visit visit("seed=7");
    visit.click("button:resume");
    CHECK(id() == unfinished);
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
    visit.press("The result");
    visit.press("Play again");
    visit.settle();
    CHECK(visit.state("over") == "false");
    CHECK(visit.state("screen") == "table");
}

TEST_CASE("undo takes back one step, and stops where somebody else has answered") {
    test_page = {};
    Visit visit(quick_game);
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
