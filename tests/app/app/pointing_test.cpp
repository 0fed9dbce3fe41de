// A resting pointer or a long press explains the thing at the pointer, once.
#include "visit.h"

#include "app/ui/frame_log.h"

using namespace eg;

namespace {

bool drawn(const Visit& visit, std::string_view words) {
    return visit.drawn().find('"' + std::string{words}) != std::string::npos;
}

const std::string game = "pace=instant&seed=7&seats=person,greedy,greedy,greedy&start=1";

}

TEST_SUITE("pointing") {

TEST_CASE("who rests on a region while a power card is asked for sees its card, and no refusal") {
    test_page.store.clear();
    test_page.media = {"(prefers-reduced-motion)"};
    Visit visit(game);
    visit.settle();
    REQUIRE(visit.state("step") == "play_power");
    draw::watch(true);
    visit.point({1000, 700});   // outside the board
    CHECK_FALSE(drawn(visit, "Castilla la Nueva"));
    visit.point({330, 480});    // in Castilla la Nueva
    CHECK(drawn(visit, "Castilla la Nueva"));
    CHECK(visit.drawn().find("For the rule: right button") == std::string::npos);
    draw::watch(false);
}

TEST_CASE("a long press tells the rule when it is let go, and once") {
    test_page.store.clear();
    test_page.media = {"(prefers-reduced-motion)", "(pointer: coarse)"};
    Visit visit(game, {390, 844});
    visit.settle();
    visit.hold({195, 220}, 100);
    CHECK(visit.state("dialog") == "false");
    visit.hold({195, 220}, 700);   // in a region
    CHECK(visit.state("dialog") == "true");
    for (int i = 0; i < 40; ++i) visit.frame(50);
    visit.strike(ImGuiKey_Escape);
    CHECK(visit.state("dialog") == "false");
    for (int i = 0; i < 40; ++i) visit.frame(50);
    CHECK(visit.state("dialog") == "false");
    test_page.media = {"(prefers-reduced-motion)"};
}

TEST_CASE("the secret disc is turned first, then set") {
    for (const bool finger : {false, true}) {
        CAPTURE(finger);
        test_page = {};
        test_page.media = {"(prefers-reduced-motion)"};
        if (finger) test_page.media.push_back("(pointer: coarse)");
        Visit visit("pace=instant&seed=5&seats=person,greedy,greedy&start=1");
        visit.settle();
        for (int i = 0; visit.state("step") != "dial" && i < 200; ++i) {
            visit.answer_any();
            visit.settle();
        }
        REQUIRE(visit.state("step") == "dial");
        const std::string answers = visit.state("answers");
        draw::watch(true);
        visit.click("place:GAL");
        visit.settle();
        CHECK(visit.state("answers") == answers);
        CHECK(drawn(visit, "Set it: Galicia"));
        visit.click("place:SEV");
        visit.settle();
        CHECK(drawn(visit, "Set it: Sevilla"));
        visit.click("button:set");
        visit.settle();
        CHECK(visit.state("answers") != answers);
        draw::watch(false);
    }
}

}
