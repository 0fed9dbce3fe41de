// Lessons and replays in the page: started, played to the end, left; the game in progress is kept meanwhile.
#include "visit.h"

#include <algorithm>

#include "app/lesson/lesson.h"
#include "app/replay/replay.h"
#include "page.h"

using namespace eg;

namespace {

// Goes to the next step, whether or not this one is done.
void next_step(Visit& visit) {
    visit.press(visit.offers_words("Skip") ? "Skip" : "Next");
    visit.settle();
}

}

TEST_SUITE("a lesson") {

TEST_CASE("is begun from the first screen, skipped through to its end, and learned") {
    test_page = {};
    Visit visit("seed=7");
    visit.press("Learn in ten minutes");
    visit.settle();
    const std::size_t steps = lessons()[0].steps.size();
    for (std::size_t i = 0; i + 1 < steps; ++i) {
        CAPTURE(i);
        REQUIRE(visit.state("lesson") == std::to_string(i));
        next_step(visit);
    }
    CHECK(visit.state("lesson") == std::to_string(steps - 1));
    CHECK_FALSE(page::load("learned").empty());
}

TEST_CASE("what the rules allow and it does not ask for does nothing, and says so") {
    test_page = {};
    Visit visit("seed=7");
    visit.press("Learn in ten minutes");
    visit.settle();
    bool refused = false;
    for (std::size_t step = 0; !refused && step + 1 < lessons()[0].steps.size(); ++step) {
        for (const std::string& text : visit.legal()) {
            const std::string before = visit.state("answers");
            visit.answer(text);
            if (visit.state("answers") != before || visit.state("done") == "true") break;
            if (visit.reads("Nothing changed")) refused = true;
        }
        visit.settle();
        if (!refused) next_step(visit);
    }
    CHECK(refused);
}

TEST_CASE("lets the game on the table wait, and is no game of this device") {
    test_page = {};
    Visit visit("pace=instant&seed=9&seats=person,random&start=1");
    visit.settle();
    visit.answer_any();
    visit.settle();
    const std::string mine = kept_code(), answers = visit.state("answers");
    visit.press("Rulebook");
    visit.press("Lessons");
    visit.press_key("learn:" + std::string{lessons()[0].id});
    visit.settle();
    CHECK(visit.state("lesson") == "0");
    CHECK(kept_code() == mine);
    visit.press("Leave the lesson");
    visit.settle();
    CHECK(visit.state("screen") == "table");
    CHECK(visit.state("answers") == answers);
    CHECK(kept_code() == mine);
}

TEST_CASE("a new game that waits for it is there again, though nobody has chosen anything in it") {
    test_page = {};
    Visit visit("pace=instant&seed=9&seats=person,random&start=1");
    visit.settle();
    const std::string mine = page::load("last");
    visit.press("Rulebook");
    visit.press("Lessons");
    visit.press_key("learn:" + std::string{lessons()[0].id});
    visit.settle();
    visit.press("Leave the lesson");
    visit.settle();
    CHECK(visit.state("screen") == "table");
    CHECK(page::load("last") == mine);
    CHECK(page::keys("game.").size() == 1);
}

TEST_CASE("a game that is deleted while it waits for the lesson does not come back; the one before it is offered") {
    for (const bool another : {false, true}) {
        CAPTURE(another);
        test_page = {};
        if (another) leave_a_game_begun("pace=instant&seed=3&seats=person,random&start=1");
        Visit visit("pace=instant&seed=9&seats=person,random&start=1");
        visit.settle();
        visit.answer_any();
        visit.settle();
        visit.press("Rulebook");
        visit.press("Lessons");
        visit.press_key("learn:" + std::string{lessons()[0].id});
        visit.settle();
        const std::string mine = page::load("last");
        page::save("game." + mine, "");   // in another tab
        visit.type(page::changed_elsewhere, "game." + mine);
        visit.press("Leave the lesson");
        visit.settle();
        CHECK(visit.state("screen") == "first");
        CHECK(page::keys("game.").size() == (another ? 1 : 0));
        CHECK(visit.offers("button:resume") == another);
    }
}

TEST_CASE("a piece that is dropped is an answer like a press") {
    test_page = {};
    Visit visit("seed=7&pace=instant");
    visit.press("Learn in ten minutes");
    visit.settle();
    for (int i = 0; i < 4; ++i) next_step(visit);
    for (const char* text : {"card 1", "act"}) visit.answer(text), visit.settle();
    const std::string before = visit.state("answers");
    visit.drag("caballero:red:ARA", "caballero:red:SEV");
    visit.settle();
    CHECK(std::stoi(visit.state("answers")) == std::stoi(before) + 2);
    CHECK(visit.reads("Press Done"));   // the lesson has heard both
    CHECK_FALSE(visit.offers("minus:SEV"));
}

TEST_CASE("has no earlier moments: a line of the chronicle only closes it") {
    test_page = {};
    Visit visit("seed=7&pace=instant");
    visit.press("Learn in ten minutes");
    visit.settle();
    visit.answer("GAL");
    visit.settle();
    visit.strike(ImGuiKey_L);
    REQUIRE(visit.state("dialog") == "true");
    const std::vector<Visit::Button> all = visit.buttons();
    const auto line = std::find_if(all.begin(), all.end(),
                                   [](const Visit::Button& button) { return button.key.starts_with("line:"); });
    REQUIRE(line != all.end());
    visit.press_key(line->key);
    CHECK(visit.state("moment") == "-1");
    CHECK(visit.state("dialog") == "false");
}

TEST_CASE("goes on where it was left") {
    test_page = {};
    {
        Visit visit("seed=7");
        visit.press("Learn in ten minutes");
        visit.settle();
        next_step(visit);
        next_step(visit);
        CHECK(visit.state("lesson") == "2");
    }
    Visit visit("seed=7");
    CHECK(visit.reads("Continue at step 3"));
    visit.press("Learn in ten minutes");
    visit.settle();
    CHECK(visit.state("lesson") == "2");
}

TEST_CASE("every one there is opens from the list, and may be skipped through") {
    for (const Lesson& lesson : lessons()) {
        CAPTURE(lesson.id);
        test_page = {};
        Visit visit("seed=7");
        visit.press("Rulebook");
        visit.press("Lessons");
        visit.press_key("learn:" + std::string{lesson.id});
        visit.settle();
        for (std::size_t i = 0; i + 1 < lesson.steps.size(); ++i) next_step(visit);
        CHECK(visit.state("lesson") == std::to_string(lesson.steps.size() - 1));
        visit.press("Leave the lesson");
        CHECK(visit.state("screen") == "first");
    }
}

TEST_CASE("of a module leads to a game with it") {
    test_page = {};
    Visit visit("seed=7&pace=instant");
    visit.press("Rulebook");
    visit.press("Lessons");
    visit.press_key("learn:colonies");
    visit.settle();
    while (visit.state("lesson") != "8") next_step(visit);
    for (const char* answer : {"card 7", "act"}) visit.answer(answer), visit.settle();
    REQUIRE(visit.offers_words("Play a game"));
    visit.press("Play a game");
    visit.settle();
    CHECK(visit.state("lesson") == "");
    CHECK(visit.state("screen") == "table");
    CHECK(visit.reads("The Mediterranean"));
}

}

TEST_SUITE("a replay") {

TEST_CASE("runs by itself from its first part to its end, is looked at alone, and is left") {
    test_page = {};
    Visit visit("seed=7");
    visit.press("Replays");
    visit.press_key("replay:" + std::string{replays()[0].id});
    CHECK(visit.state("part") == "0");
    CHECK(visit.legal().empty());
    int frames = 0;
    for (std::string part; visit.state("dialog") == "false" && visit.state("moment") != "-1" && frames < 6000; ++frames)
        visit.frame(500);
    CHECK(frames > 10);
    CHECK(kept_code().empty());
}

TEST_CASE("leads anywhere, and one plays on from there") {
    test_page = {};
    Visit visit("seed=7");
    visit.press("Replays");
    visit.press_key("replay:" + std::string{replays()[0].id});
    visit.press("To the next scoring");
    CHECK(visit.state("moment") != "0");
    visit.press("Play on from here");
    CHECK(visit.state("dialog") == "true");
    visit.press_key("button:as:0");
    visit.settle();
    CHECK(visit.state("screen") != "first");
    CHECK_FALSE(kept_code().empty());
}

}
