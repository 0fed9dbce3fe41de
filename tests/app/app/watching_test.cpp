// A game of bots alone: the bar of a player who watches, and the chances of winning.
#include "visit.h"

#include "page.h"

using namespace eg;

TEST_SUITE("watching bots") {

TEST_CASE("the pace is chosen beside the buttons, which go on and back") {
    for (const ImVec2 size : {ImVec2{1280, 800}, ImVec2{390, 844}}) {
        CAPTURE(size.x);
        test_page = {};
        Visit visit("pace=normal&seats=random,random,random&seed=5&start=1", size);
        visit.frame();
        CHECK(visit.reads("You are watching"));
        visit.click("pace:0");
        CHECK(page::load("settings").find("pace=calm") != std::string::npos);
        visit.press_key("pace:2");
        CHECK(page::load("settings").find("pace=fast") != std::string::npos);
        for (int i = 0; i < 200 && !visit.offers("button:forward"); ++i) visit.frame();
        CHECK(visit.offers("button:forward"));
        for (int i = 0; i < 400 && !visit.offers("button:back"); ++i) visit.frame();
        visit.click("button:back");
        CHECK(visit.reads("Looking back"));
        CHECK_FALSE(visit.reads("You are watching"));
        CHECK(visit.offers("button:pace"));
    }
}

}
