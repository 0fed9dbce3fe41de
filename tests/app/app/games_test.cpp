// Games are started, saved, continued and replaced, tested without a window (tests/support/visit.h).
#include "visit.h"

#include <algorithm>

#include "app/game/kept_games.h"
#include "page.h"

using namespace eg;

namespace {

const std::string quick = "pace=instant&seed=9&seats=person,random&start=1";

std::string code() { return kept_code(); }
std::string id() { return page::load("last"); }

// The device has a game in which one choice has been made, and no page is open.
void leave_a_game_begun() {
    test_page = {};
    Visit visit(quick);
    visit.settle();
    visit.answer_any();
    visit.settle();
}

// The code of a game that is set aside; empty: it is not.
std::string aside(std::string_view id) {
    const KeptGame game = read_kept_game(id, page::load("aside." + std::string{id}));
    return game.codes.empty() ? std::string{} : game.codes.front();
}

// Returns a game's code. The page opened next learns that the last two pages stopped while they loaded this game.
std::string game_that_stopped_the_page() {
    leave_a_game_begun();
    test_page.failed = id();
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
    leave_a_game_begun();
    const std::string mine = code();
    // The same address, and one that names no game.
    for (const std::string& query : {quick, std::string{"pace=calm&start=1"}}) {
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

TEST_CASE("a game that another tab has played on meanwhile goes on where that tab left it") {
    leave_a_game_begun();
    const std::string mine = id();
    Visit visit("pace=instant");
    visit.press_key("button:learn");
    visit.press_key("learn:first");
    visit.settle();
    REQUIRE(visit.state("lesson") == "0");
    KeptGame game = read_kept_game(mine, page::load("game." + mine));
    Session session;
    REQUIRE(session.resume(game.codes[0]).empty());
    session.answer(session.options()[0]);
    game.add(session.code());
    page::save("game." + mine, show(game));
    visit.type(page::changed_elsewhere, "game." + mine);
    visit.press("Leave the lesson");
    visit.click("button:resume");
    CHECK(code() == game.codes[0]);
    CHECK(visit.state("answers") == std::to_string(session.answers()));
}

TEST_CASE("one that is given to another tab before anybody has chosen is not forgotten") {
    test_page = {};
    Visit visit(quick);
    visit.settle();
    const std::string mine = id();
    test_page.elsewhere = {mine};
    visit.type(page::changed_elsewhere, "");
    CHECK(page::keys("game.").size() == 1);
    visit.press("Watch");
    page::save("game." + mine, "");
    test_page.elsewhere.clear();
    visit.type(page::taken_over, mine);
    CHECK(visit.reads("This game is no longer kept"));
    visit.press("Close");
    CHECK(visit.state("screen") == "first");
}

TEST_CASE("one that is deleted while it is on the table leaves the table, and comes back whole") {
    test_page = {};
    Visit visit(quick);
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

TEST_CASE("a version that cannot be read gives way to the one before") {
    test_page = {};
    { Visit visit(quick); visit.settle(); visit.answer_any(); visit.settle(); visit.answer_any(); visit.settle(); }
    KeptGame game = read_kept_game(id(), page::load("game." + id()));
    REQUIRE(game.codes.size() == kept_versions);
    const std::string before = game.codes[1];
    game.codes[0] = "EG1.nonsense";
    page::save("game." + game.id, show(game));
    Visit visit("pace=instant");
    CHECK(visit.reads("The last choices of this game cannot be read."));
    visit.press("Close");
    visit.click("button:resume");
    CHECK(visit.state("screen") == "table");
    CHECK(code() == before);
}

TEST_CASE("a game that another tab plays is looked at, and can be taken over") {
    leave_a_game_begun();
    const std::string mine = id(), first = code();
    Visit visit("pace=instant");
    test_page.elsewhere = {mine};
    visit.type(page::changed_elsewhere, "");
    visit.click("button:resume");
    CHECK(visit.state("screen") == "table");
    CHECK(visit.legal().empty());   // it is only looked at
    // The other tab answers.
    KeptGame game = read_kept_game(mine, page::load("game." + mine));
    {
        Session session;
        REQUIRE(session.resume(game.codes[0]).empty());
        session.answer(session.options()[0]);
        game.add(session.code());
    }
    page::save("game." + mine, show(game));
    const std::string answers = visit.state("answers");
    visit.type(page::changed_elsewhere, "game." + mine);
    CHECK(visit.state("answers") != answers);
    CHECK(code() == game.codes[0]);   // nothing was saved here
    visit.press("Watch");
    CHECK(visit.reads("Watching the other tab: moment "));
    visit.press("Take over");
    CHECK(test_page.asked == std::vector<std::string>{mine});
    test_page.elsewhere.clear();
    visit.type(page::taken_over, mine);
    visit.settle();
    CHECK(test_page.played == mine);
    CHECK_FALSE(visit.legal().empty());
    // And another tab takes it back.
    test_page.elsewhere = {mine};
    visit.type(page::changed_elsewhere, "");
    CHECK(visit.reads("Another tab is playing this game."));
    CHECK(visit.legal().empty());
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

TEST_CASE("one that stopped the page twice is set aside, and the page begins without it") {
    const std::string mine = game_that_stopped_the_page(), name = id();
    test_page.on_trial.clear();
    Visit visit("seed=7");
    CHECK(visit.state("dialog") == "true");
    CHECK(page::keys("game.").empty());
    CHECK(aside(name) == mine);
    CHECK(test_page.on_trial != name);   // and it is not loaded
}

TEST_CASE("a game that was set aside can be copied and tried again, and is not lost to another") {
    const std::string mine = game_that_stopped_the_page(), name = id();
    {
        Visit visit("pace=instant&seed=7");
        visit.click("button:code");
        CHECK(test_page.sheet == mine);
        visit.click("button:well");
        visit.press("Your games");   // and again later
        visit.press("Save code of Sunday evening");
        REQUIRE(test_page.files.size() == 1);
        CHECK(test_page.files[0].second == mine);
    }
    page::save("game", "EG1.nonsense");   // an earlier version has stored it
    { Visit visit("pace=instant&seed=7"); }
    CHECK(page::load("game").empty());
    CHECK(page::keys("aside.").size() == 2);
    CHECK(aside(name) == mine);
    Visit visit("pace=instant&seed=7");
    visit.type(page::a_game, mine);
    visit.settle();
    CHECK(visit.state("screen") == "table");
    CHECK(code() == mine);
    CHECK(page::keys("aside.").size() == 1);
}

TEST_CASE("a game that was set aside is tried again at once") {
    const std::string mine = game_that_stopped_the_page(), name = id();
    Visit visit("pace=instant&seed=7");
    visit.click("button:try");
    visit.settle();
    CHECK(visit.state("screen") == "table");
    CHECK(code() == mine);
    CHECK(aside(name).empty());
}

TEST_CASE("what earlier versions stored is kept: the game, and those that were set aside") {
    leave_a_game_begun();
    const std::string mine = code();
    test_page = {};
    page::save("game", mine);
    page::save("game.old", "EG1.nonsense");
    Visit visit("pace=instant");
    CHECK(code() == mine);
    CHECK(page::keys("aside.").size() == 1);
    visit.click("button:resume");
    visit.settle();
    CHECK(visit.state("screen") == "table");
    CHECK(page::keys("game.").size() == 1);
}

TEST_CASE("a broken save is set aside too, and nothing is lost of it") {
    test_page = {};
    page::save("game.1", "name One\ncode EG1.nonsense\n");
    page::save("last", "1");
    Visit visit("seed=7");
    CHECK(visit.state("dialog") == "true");
    CHECK(page::keys("game.").empty());
    CHECK(aside("1") == "EG1.nonsense");
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
    CHECK(test_page.sheet == code());
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
    visit.press("The result");
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
