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
            const std::string before = visit.state("answers");
            CAPTURE(before);
            CAPTURE(visit.state("focus"));
            visit.strike(ImGuiKey_Enter);
            visit.settle();
            visit.frame();
            CHECK(visit.state("answers") != before);
        }
    }
}

}
