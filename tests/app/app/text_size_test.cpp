// Larger text enlarges all of the table, tested without a window (tests/support/visit.h).
#include "visit.h"

#include <cstdio>
#include <cstdlib>

#include "app/ui/draw.h"
#include "app/ui/frame_log.h"
#include "page.h"

using namespace eg;

namespace {

// The height of the first count on the board, in tenths of a pixel of the window.
double count_height(const char* text, ImVec2 window) {
    test_page = {};
    test_page.store["settings"] = std::string{"text="} + text;
    Visit visit("pace=instant&seed=9&seats=person,random&start=1", window);
    visit.settle();
    visit.answer_any();
    visit.settle();
    draw::watch(true);
    visit.frame();
    visit.frame();
    const std::string drawn = visit.drawn();
    const std::size_t at = drawn.find("\"sort\":\"piece\",\"name\":\"pill\"");
    REQUIRE(at != std::string::npos);
    double x = 0, y = 0, right = 0, bottom = 0;
    const char* const rect = drawn.c_str() + drawn.find("\"rect\":", at);
    REQUIRE(std::sscanf(rect, "\"rect\":[%lf,%lf,%lf,%lf]", &x, &y, &right, &bottom) == 4);
    return bottom - y;
}

}

TEST_SUITE("text size") {

TEST_CASE("the counts on the board are as much larger as the text is set to be") {
    for (const ImVec2 window : {ImVec2{1280, 800}, ImVec2{390, 844}, ImVec2{820, 1180}})
        for (const char* text : {"125", "150", "200"}) {
            CAPTURE(window.x);
            CAPTURE(std::string{text});
            const double wanted = std::atof(text) / 100,
                         larger = count_height(text, window) / count_height("100", window);
            CHECK(larger > 0.92 * wanted);
            CHECK(larger < 1.6 * wanted);
        }
}

}
