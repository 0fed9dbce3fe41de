// The result: it opens by itself at the end of a game, grows at the pace of the game until a press ends that, and leads
// to the moment that decided the game.
#include "visit.h"

using namespace eg;

namespace {

void to_the_end(Visit& visit) {
    visit.settle();
    for (int i = 0; visit.state("over") == "false" && i < 400; ++i) visit.answer_any(), visit.settle();
    REQUIRE(visit.state("screen") == "result");
}
bool moves() { return draw::next_frame() == 0; }

// Each game opens its result once, so that every visit needs its own seed.
std::string game(std::string_view pace, int seed) {
    return "pace=" + std::string{pace} + "&seed=" + std::to_string(seed)
           + "&seats=person,random,random&length=6&start=1";
}

}

TEST_SUITE("the result") {
    TEST_CASE("its bars grow for 2.6 seconds at normal pace, less at a faster one") {
        int seed = 20;
        for (const auto& [pace, most] : {std::pair{"normal", 2600}, std::pair{"fast", 1170}}) {
            CAPTURE(std::string{pace});
            test_page = {};
            Visit visit(game(pace, ++seed));
            to_the_end(visit);
            int shown = 0;
            for (; moves() && shown < 5000; shown += 20) visit.frame(20);
            CHECK(shown > most - 200);
            CHECK(shown <= most);
            visit.frame(20);
            CHECK(!moves());
        }
    }

    TEST_CASE("a key or the pointer ends the motion") {
        for (const bool pointer : {false, true}) {
            test_page = {};
            Visit visit(game("normal", pointer ? 31 : 32));
            to_the_end(visit);
            CHECK(moves());
            if (pointer)
                visit.click("button:review");
            else
                visit.strike(ImGuiKey_Space);
            visit.frame();
            CHECK(!moves());
        }
    }

    TEST_CASE("at pace instant and with reduced motion there is none") {
        for (const bool still : {false, true}) {
            test_page = {};
            if (still) test_page.media = {"(prefers-reduced-motion)"};
            Visit visit(game(still ? "normal" : "instant", still ? 41 : 42));
            to_the_end(visit);
            visit.frame();
            CHECK(!moves());
        }
    }

    TEST_CASE("it shows the turning point on the board, and is there again afterwards") {
        test_page = {};
        Visit visit(game("instant", 51));
        to_the_end(visit);
        CHECK(visit.reads("wins with"));
        CHECK(visit.offers("button:review"));
        CHECK(visit.offers("button:new"));
        visit.click("button:see");
        CHECK(visit.state("screen") == "table");
        CHECK(visit.state("moment") != "-1");
        visit.strike(ImGuiKey_Escape);
        CHECK(visit.state("moment") == "-1");
        visit.click("button:result");
        CHECK(visit.state("screen") == "result");
        visit.press("The board");
        CHECK(visit.state("screen") == "table");
    }
}
