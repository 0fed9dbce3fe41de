// The curtain between people at one device: what it hides, and that it never opens by itself.
#include "visit.h"

using namespace eg;

namespace {

// Plays a game of two people to the first curtain: the second person is asked for a power card.
void to_the_curtain(Visit& visit) {
    visit.settle();
    if (visit.state("screen") == "curtain") visit.click("button:open"), visit.settle();
    for (int i = 0; visit.state("screen") != "curtain" && i < 60; ++i) visit.answer_any(), visit.settle();
    REQUIRE(visit.state("screen") == "curtain");
}

const std::string two = "pace=instant&seed=6&seats=person,person&start=1";

}

TEST_SUITE("the curtain") {

TEST_CASE("hides what may be answered, on the screen and in words") {
    test_page = {};
    Visit visit(two);
    to_the_curtain(visit);
    CHECK(visit.legal().empty());
    CHECK(visit.state("step") == "");
    CHECK_FALSE(visit.offers("power:9"));
    CHECK_FALSE(visit.reads("Power cards of"));
    CHECK(visit.reads("Pass the device to"));
}

TEST_CASE("opens for a press on its button alone: not by time, a key that is none of it, or a press elsewhere") {
    test_page = {};
    Visit visit(two);
    to_the_curtain(visit);
    for (int i = 0; i < 200; ++i) visit.frame(1000);
    CHECK(visit.state("screen") == "curtain");
    visit.strike(ImGuiKey_H);
    visit.strike(ImGuiKey_Escape);
    CHECK(visit.state("screen") == "curtain");
    visit.click("button:open");
    visit.settle();
    CHECK(visit.state("screen") == "table");
    CHECK(visit.state("step") == "play_power");
}

TEST_CASE("a press too soon after it has fallen is not heard") {
    test_page = {};
    Visit visit("pace=normal&seed=6&seats=person,person&start=1");
    to_the_curtain(visit);
    visit.press("I am " + visit.state("name") + ": open the curtain");
    visit.settle();
    CHECK(visit.state("screen") == "table");
    const std::string answers = visit.state("answers");
    CHECK_FALSE(visit.legal().empty());
    CHECK(visit.state("answers") == answers);
}

TEST_CASE("a hand opens without a curtain only for the player who opened the last one and kept the device") {
    for (const int seed : {6, 7, 8}) {
        CAPTURE(seed);
        test_page = {};
        Visit visit("pace=instant&seats=person,person&start=1&seed=" + std::to_string(seed));
        visit.settle();
        std::string opener;   // who opened the last curtain; empty: another player has answered without one since
        int         opened = 0, hands = 0;
        for (int i = 0; i < 150; ++i) {
            if (visit.state("screen") == "curtain") {
                opener = visit.state("name");
                visit.click("button:open");
                visit.settle();
                ++opened;
                continue;
            }
            const std::string name = visit.state("name");
            if (visit.state("step") == "play_power" || visit.state("step") == "dial") {
                ++hands;
                CHECK(name == opener);
            } else if (name != opener) {
                opener.clear();
            }
            visit.answer_any();
            visit.settle();
        }
        CHECK(opened > 4);
        CHECK(hands > 4);
    }
}

TEST_CASE("falls again after a reload, whoever was at the device") {
    test_page = {};
    { Visit visit(two); to_the_curtain(visit); visit.click("button:open"); visit.settle(); }
    Visit visit("pace=instant");
    visit.click("button:resume");
    visit.settle();
    CHECK(visit.state("screen") == "curtain");
    CHECK(visit.legal().empty());
}

TEST_CASE("one person among bots never meets it") {
    test_page = {};
    Visit visit("pace=instant&seed=9&seats=person,random,random&start=1");
    visit.settle();
    for (int i = 0; i < 40; ++i) {
        CHECK(visit.state("screen") == "table");
        visit.answer_any();
        visit.settle();
    }
}

}
