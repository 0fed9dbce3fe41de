// The keyboard focus, in the whole app.
#include "visit.h"

using namespace eg;

TEST_SUITE("keys") {

TEST_CASE("the ring goes from question to question, to what answers it, however long that is in coming") {
    for (const char* pace : {"instant", "normal", "calm"}) {
        CAPTURE(pace);
        test_page = {};
        Visit visit("seed=7&seats=person,random&start=1&pace=" + std::string{pace});
        visit.settle();
        visit.strike(ImGuiKey_RightArrow);
        for (int i = 0; i < 20; ++i) {
            const std::string before = visit.state("answers"), ending = visit.state("ending");
            CAPTURE(before);
            CAPTURE(visit.state("focus"));
            visit.strike(ImGuiKey_Enter);
            visit.settle();
            visit.frame();
            CHECK((visit.state("answers") != before || visit.state("ending") != ending));
        }
    }
}

TEST_CASE("Space presses what has the focus as Enter does: on the first screen, in a dialog, in a lesson") {
    for (const ImGuiKey key : {ImGuiKey_Enter, ImGuiKey_Space}) {
        CAPTURE(key);
        test_page = {};
        Visit visit("seed=7");
        const auto go = [&](ImGuiKey by, std::string_view to) {
            CAPTURE(visit.state("focus"));
            for (int n = 0; n < 40 && !visit.state("focus").starts_with(to); ++n) visit.strike(by);
            REQUIRE(visit.state("focus").starts_with(to));
        };
        visit.strike(ImGuiKey_RightArrow);
        go(ImGuiKey_UpArrow, "button:learn");
        visit.strike(key);
        visit.settle();
        REQUIRE(visit.state("lesson") == "0");
        visit.strike(ImGuiKey_Tab);
        go(ImGuiKey_RightArrow, "card:");
        visit.strike(key);
        visit.frame();
        CHECK((visit.state("done") == "true" || visit.reads("Nothing changed")));
        visit.settle();
        visit.strike(ImGuiKey_O);
        visit.frame();
        REQUIRE(visit.state("dialog") == "true");
        go(ImGuiKey_Tab, "button:close");
        visit.strike(key);
        visit.frame();
        CHECK(visit.state("dialog") == "false");
    }
}

}
