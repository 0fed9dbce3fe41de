// Games sent and received: as a code, in a link, by e-mail. Also looking back at earlier positions.
#include "visit.h"

#include "app/game/kept_games.h"
#include "page.h"

using namespace eg;

namespace {

struct Game {
    std::string code, answers, scores, name;
};

// A game of two people and a bot in its second round, when a person is asked for a power card. The page is closed.
Game played() {
    test_page = {};
    Visit visit("pace=instant&seed=6&seats=person,random,person&start=1");
    visit.settle();
    for (int i = 0; i < 300; ++i) {
        if (visit.state("screen") == "curtain") visit.click("button:open"), visit.settle();
        if (visit.state("round") != "1" && visit.state("step") == "play_power") break;
        visit.answer_any();
        visit.settle();
    }
    visit.press("A link to this moment");
    return {test_page.sheet, visit.state("answers"), visit.state("scores"), visit.state("name")};
}

}

TEST_SUITE("a game that comes") {

TEST_CASE("a code is the game, and becomes the game of this device") {
    const Game game = played();
    test_page = {};
    Visit visit("pace=instant");
    visit.type(page::a_game, game.code);
    visit.settle();
    CHECK(visit.state("screen") == "curtain");
    visit.click("button:open");
    visit.settle();
    CHECK(visit.state("answers") == game.answers);
    CHECK(visit.state("scores") == game.scores);
    CHECK_FALSE(kept_code().empty());
}

TEST_CASE("what is no game changes nothing, and stays in the sheet to be put right") {
    const Game game = played();
    test_page = {};
    Visit visit("pace=instant");
    for (const std::string& text :
         {std::string{"nonsense"}, game.code.substr(0, game.code.size() - 9), std::string{}}) {
        CAPTURE(text);
        visit.type(page::a_game, text);
        CHECK(visit.state("screen") == "first");
        CHECK(test_page.sheet == text);
        CHECK_FALSE(test_page.why.empty());
        CHECK(kept_code().empty());
    }
}

TEST_CASE("whatever stands around a code, and however it comes, it is the same game") {
    const Game game = played();
    const std::string quoted = game.code.substr(0, 60) + "\r\n> " + game.code.substr(60);
    for (const std::string& text : {"Save code: “" + game.code + "”.", "> " + quoted + "\r\n\r\nYours, Isabel"})
        for (const int how : {static_cast<int>(page::a_game), static_cast<int>(page::sent_here)}) {
            CAPTURE(text);
            test_page = {};
            Visit visit("pace=instant");
            visit.type(how, text);
            visit.settle();
            REQUIRE(visit.state("screen") == "curtain");
            visit.click("button:open");
            visit.settle();
            CHECK(visit.state("answers") == game.answers);
        }
}

TEST_CASE("a link whose sign is damaged opens, or says that it is cut short; another's fragment is let be") {
    const Game game = played();
    const std::string body = game.code.substr(4);
    for (const std::string& link : {"#EG1" + body, "##" + game.code, "#eg1." + body, "#" + game.code + ")"}) {
        CAPTURE(link);
        test_page = {};
        test_page.link = link;
        Visit visit("pace=instant");
        CHECK(visit.offers("button:watch"));
        CHECK(test_page.link.empty());
    }
    for (const std::string& link :
         {std::string{"#EG"}, std::string{"#EG1"}, ("#" + game.code).substr(0, game.code.size() - 8)}) {
        CAPTURE(link);
        test_page = {};
        test_page.link = link;
        Visit visit("pace=instant");
        CHECK(visit.reads("cut short"));
        CHECK(test_page.link.empty());
    }
    test_page = {};
    Visit visit("pace=instant");
    for (const std::string other : {"#section-2", "#veg1.html"}) {
        test_page.link = other;
        visit.type(page::a_link, {});
        CHECK(visit.state("dialog") == "false");
        CHECK(test_page.link == other);
    }
    test_page.link = "#turn." + game.code;   // opened in the same page
    visit.type(page::a_link, {});
    visit.settle();
    CHECK(visit.state("screen") == "curtain");
    CHECK(test_page.link.empty());
}

TEST_CASE("what is far too long is refused at once, and not shown again") {
    test_page = {};
    Visit visit("pace=instant");
    const std::string text(10'000'000, 'x');
    visit.type(page::a_game, text);
    CHECK(test_page.why == "This is too long to be a saved game.");
    CHECK(test_page.sheet.empty());
    visit.type(page::sent_here, text);
    CHECK(visit.reads("This is too long to be a saved game."));
}

TEST_CASE("a link is looked at: nothing may be answered, nothing here is lost, and one plays on in any seat") {
    const Game game = played();
    test_page = {};
    { Visit mine("pace=instant&seed=9&seats=person,random&start=1"); mine.settle(); mine.answer_any(); mine.settle(); }
    const std::string mine = kept_code();
    test_page.link = "#" + game.code;
    Visit visit("pace=instant");
    REQUIRE(visit.offers("button:watch"));
    visit.click("button:watch");
    CHECK(visit.reads("Looking back: moment 1 of"));
    CHECK(visit.legal().empty());
    visit.press("A step forward");
    CHECK(visit.state("moment") == "1");
    CHECK(kept_code() == mine);
    visit.press("Back to the present");
    visit.frame();
    REQUIRE(visit.offers("button:as:0"));
    visit.press_key("button:as:0");
    visit.settle();
    if (visit.state("screen") == "curtain") visit.click("button:open"), visit.settle();
    CHECK(visit.state("answers") == game.answers);
    CHECK(kept_code() != mine);
}

TEST_CASE("a link opens at its first card or, where it says so, at its last moment") {
    const Game game = played();
    CHECK_FALSE(test_page.over);
    for (const bool moment : {false, true}) {
        CAPTURE(moment);
        test_page = {};
        test_page.link = (moment ? "#moment." : "#") + game.code;
        Visit visit("pace=instant");
        CHECK(test_page.link.empty());
        REQUIRE(visit.offers("button:watch"));
        visit.click("button:watch");
        CHECK((visit.state("moment") == "0") == !moment);
        CHECK(visit.reads("Looking back"));
        CHECK(visit.reads("moment 1 of") == !moment);
    }
}

TEST_CASE("the sheet with a link opens the one for another game") {
    test_page = {};
    Visit visit("pace=instant&seed=9&seats=person,random&start=1");
    visit.press("A link to this moment");
    visit.type(page::a_game_wanted, {});
    CHECK(test_page.title == "Open a game");
}

TEST_CASE("a link for the turn opens behind the curtain, and after the turn the next one lies ready") {
    const Game game = played();
    test_page = {};
    test_page.link = "#turn." + game.code;
    Visit visit("pace=instant");
    visit.settle();
    CHECK(visit.state("screen") == "curtain");
    visit.click("button:open");
    visit.settle();
    CHECK(visit.state("answers") == game.answers);
    for (int i = 0; test_page.offer.empty() && i < 40; ++i) {
        if (visit.state("screen") == "curtain") break;
        visit.answer_any();
        visit.settle();
    }
    CHECK_FALSE(test_page.offer.empty());
    CHECK(test_page.sheet != game.code);
}

TEST_CASE("it opens beside an unfinished game, which is kept") {
    const Game game = played();
    test_page = {};
    Visit visit("pace=instant&seed=9&seats=person,random&start=1");
    visit.settle();
    visit.answer_any();
    visit.settle();
    const std::string mine = kept_code(), id = page::load("last");
    visit.type(page::sent_here, "#turn." + game.code);
    visit.settle();
    CHECK(kept_code() == game.code);
    CHECK(read_kept_game({}, page::load("game." + id)).codes.front() == mine);
}

}

TEST_SUITE("looking back") {

TEST_CASE("steps through the game, answers nothing, and comes back to the present") {
    test_page = {};
    Visit visit("pace=instant&seed=9&seats=person,random&start=1");
    visit.settle();
    for (int i = 0; i < 10; ++i) visit.answer_any(), visit.settle();
    const std::string answers = visit.state("answers");
    visit.press("A step back");
    CHECK(visit.state("moment") != "-1");
    CHECK(visit.legal().empty());
    visit.press("To the beginning");
    CHECK(visit.state("moment") == "0");
    visit.press("Back to the present");
    CHECK(visit.state("moment") == "-1");
    CHECK(visit.state("answers") == answers);
}

TEST_CASE("from further back than one's own last step one plays on after a question alone") {
    test_page = {};
    Visit visit("pace=instant&seed=9&seats=person,random&start=1");
    visit.settle();
    for (int i = 0; i < 25; ++i) visit.answer_any(), visit.settle();
    const int answers = std::stoi(visit.state("answers"));
    visit.press("A step back");
    visit.press("To the beginning");
    visit.press("A step forward");
    visit.press("Play on from here");
    REQUIRE(visit.state("dialog") == "true");
    CHECK(std::stoi(visit.state("answers")) == answers);
    visit.press("Play on");
    visit.settle();
    CHECK(std::stoi(visit.state("answers")) < answers);
    CHECK(visit.state("moment") == "-1");
}

TEST_CASE("one's own game waits while another is stepped through, and the list continues it") {
    const Game other = played();
    test_page = {};
    Visit visit("pace=instant&seed=9&seats=person,random&start=1");
    visit.settle();
    visit.answer_any();
    visit.settle();
    const std::string mine = kept_code(), id = page::load("last");
    test_page.link = "#" + other.code;
    visit.type(page::a_link, "");
    visit.press("Step through it");
    CHECK(test_page.played.empty());
    for (const bool from_table : {true, false}) {
        CAPTURE(from_table);
        if (!from_table) {
            test_page.link = "#" + other.code;
            visit.type(page::a_link, "");
            visit.press("Step through it");
            visit.press("Menu");
            visit.press("New game");
            CHECK(visit.state("screen") == "first");
        }
        visit.press("Your games");
        const std::vector<Visit::Button> all = visit.buttons();
        for (const Visit::Button& button : all)
            if (button.words.starts_with("Continue")) { visit.press_key(button.key); break; }
        visit.settle();
        CHECK(visit.state("screen") == "table");
        CHECK(test_page.played == id);
        CHECK(kept_code() == mine);
        CHECK_FALSE(visit.legal().empty());
    }
}

}
