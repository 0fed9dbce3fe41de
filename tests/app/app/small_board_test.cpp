// On small boards the numbers are legible, tested without a window (tests/support/visit.h).
#include "visit.h"

#include <algorithm>
#include <cstdio>

#include "app/ui/draw.h"
#include "app/ui/frame_log.h"
#include "page.h"

using namespace eg;

namespace {

// The least height of a pill in this scene, in CSS pixels; 0: it has none.
double least_pill(const char* scene, ImVec2 window) {
    test_page = {};
    Visit visit(std::string{"scene="} + scene, window);
    draw::watch(true);
    visit.frame();
    visit.frame();
    const std::string drawn = visit.drawn();
    double least = 0;
    constexpr std::string_view pill = "\"sort\":\"piece\",\"name\":\"pill\"";
    for (std::size_t at = drawn.find(pill); at != std::string::npos; at = drawn.find(pill, at + 1)) {
        double x = 0, y = 0, right = 0, bottom = 0;
        const char* const rect = drawn.c_str() + drawn.find("\"rect\":", at);
        REQUIRE(std::sscanf(rect, "\"rect\":[%lf,%lf,%lf,%lf]", &x, &y, &right, &bottom) == 4);
        least = least == 0 ? (bottom - y) / 10 : std::min(least, (bottom - y) / 10);
    }
    return least;
}

}

TEST_SUITE("small board") {

TEST_CASE("the numbers on a phone's board are legible, however high the sheet over it is") {
    for (const ImVec2 window : {ImVec2{390, 844}, ImVec2{375, 667}, ImVec2{320, 480}, ImVec2{844, 390}})
        for (const char* scene : {"crowded", "intrigue-table", "shift", "handover"}) {
            CAPTURE(window.x);
            CAPTURE(scene);
            CHECK(least_pill(scene, window) >= 13);
        }
}

TEST_CASE("an order of numbered cards says who has acted and who is next") {
    test_page = {};
    Visit visit("scene=intrigue-table", {390, 844});
    visit.frame();
    CHECK(test_page.text.find("plays 80, Moving House, may place 2, now") != std::string::npos);
    CHECK(test_page.text.find("may place 1, next") != std::string::npos);
    CHECK(test_page.text.find("may place 5, done") != std::string::npos);
}

}
