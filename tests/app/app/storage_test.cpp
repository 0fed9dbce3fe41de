// What the device keeps of games, what the page does where that is broken, stops it or cannot be written, and what two
// tabs make of it; tested without a window (tests/support/visit.h).
#include "visit.h"

#include "app/game/kept_games.h"
#include "page.h"

using namespace eg;

namespace {

std::string code() { return kept_code(); }
std::string id() { return page::load("last"); }

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

TEST_SUITE("storage") {

TEST_CASE("a version that cannot be read gives way to the one before") {
    test_page = {};
    { Visit visit(quick_game); visit.settle(); visit.answer_any(); visit.settle(); visit.answer_any(); visit.settle(); }
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
        visit.press("Your games");   // and again later; the list does not load it
        CHECK(visit.reads("It stopped the page, or cannot be read."));
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
    Visit visit(quick_game);
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
    Visit visit(quick_game);
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
    Visit visit(quick_game);
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

TEST_CASE("a game that is watched may become shorter: the other tab has undone something") {
    leave_a_game_begun();
    const std::string mine = id();
    Visit visit("pace=instant");
    test_page.elsewhere = {mine};
    visit.type(page::changed_elsewhere, "");
    visit.click("button:resume");
    visit.press("Watch");
    const KeptGame begun = read_kept_game(mine, page::load("game." + mine));
    Session session;
    REQUIRE(session.resume(begun.codes[0]).empty());
    for (int i = 0; i < 8 && !session.over(); ++i) session.answer(session.options()[0]);
    for (const std::size_t n : {session.answers(), session.answers() - 5, std::size_t{0}}) {
        KeptGame game = begun;
        game.add(session.code(n));
        page::save("game." + mine, show(game));
        visit.type(page::changed_elsewhere, "game." + mine);
        for (int i = 0; i < 60; ++i) visit.frame(50);
        CHECK(visit.state("answers") == std::to_string(n));
        CHECK(visit.state("screen") == "table");
    }
}

TEST_CASE("where the storage fails behind an open dialog, it is said when that is closed") {
    test_page = {};
    Visit visit(quick_game);
    visit.settle();
    visit.answer_any();
    visit.settle();
    visit.strike(ImGuiKey_O);
    REQUIRE(visit.state("dialog") == "true");
    test_page.stores = false;
    visit.frame();
    visit.strike(ImGuiKey_Escape);
    visit.settle();
    visit.frame();
    CHECK(visit.offers("button:code"));
    CHECK(visit.reads("its storage is full or blocked"));
}

TEST_CASE("a file with many games is longer than any other text, and is read whole or not at all") {
    leave_a_game_begun();
    KeptGame game = read_kept_game(id(), page::load("game." + id()));
    game.codes.resize(1);
    std::string all;
    std::size_t games = 0;
    for (; all.size() < (1 << 17) + 1000; ++games) all += show(game) + '\n';
    for (const bool whole : {true, false}) {
        CAPTURE(whole);
        while (!whole && all.size() <= longest_file) all += all;
        test_page = {};
        Visit visit("seed=7");
        visit.type(page::sent_here, all);
        CHECK(page::keys("game.").size() == (whole ? games : 0));
        CHECK(visit.reads(whole ? std::to_string(games) + " games were added"
                                : "This is too long to be a saved game."));
    }
}

}
