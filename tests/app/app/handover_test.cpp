// The sign that the turn has passed from one person at the device to another.
#include "visit.h"

#include <set>
#include <string>

using namespace eg;

namespace {

// Plays on; counts how often the person asked changes in the open, and how often the sign is shown then.
struct Seen {
    int changes = 0, signs = 0, wrong = 0;
};
Seen played(std::string_view address, int answers) {
    test_page = {};
    Visit visit(address);
    visit.settle();
    Seen seen;
    for (int i = 0; i < answers && visit.state("over") == "false"; ++i) {
        if (visit.state("screen") == "curtain") {
            visit.click("button:open");
            visit.settle();
            seen.wrong += visit.state("handover") == "true";   // the curtain has said it
            continue;
        }
        const std::string before = visit.state("name");
        visit.answer_any();
        visit.settle();
        if (visit.state("screen") == "curtain" || visit.state("over") == "true") continue;
        const bool changed = visit.state("name") != before, sign = visit.state("handover") == "true";
        seen.changes += changed;
        seen.signs += changed && sign;
        seen.wrong += !changed && sign;
        for (int n = 0; n < 30; ++n) visit.frame(50);
        seen.wrong += visit.state("handover") == "true";   // its second is over
    }
    return seen;
}

}

TEST_SUITE("handover") {

TEST_CASE("a sign is shown wherever the turn passes in the open, for a second") {
    const Seen seen = played("pace=instant&seed=6&seats=person,person&start=1", 120);
    CHECK(seen.changes > 5);
    CHECK(seen.signs == seen.changes);
    CHECK(seen.wrong == 0);
}

TEST_CASE("one person at the device sees none") {
    const Seen seen = played("pace=instant&seed=6&seats=person,greedy&start=1", 40);
    CHECK(seen.signs + seen.wrong == 0);
}

TEST_CASE("a press ends it, and one at once is not taken for an answer") {
    test_page = {};
    Visit visit("pace=instant&seed=6&seats=person,person&start=1");
    visit.settle();
    for (int i = 0; i < 200 && visit.state("handover") != "true"; ++i) {
        if (visit.state("screen") == "curtain") visit.click("button:open");
        else visit.answer_any();
        visit.settle();
    }
    REQUIRE(visit.state("handover") == "true");
    const std::string answers = visit.state("answers");
    ImGuiIO& io = ImGui::GetIO();
    io.AddMousePosEvent(1080, 100);
    visit.frame();
    io.AddMouseButtonEvent(0, true);
    visit.frame();
    io.AddMouseButtonEvent(0, false);
    visit.frame();
    visit.frame();
    CHECK(visit.state("handover") != "true");
    CHECK(visit.state("answers") == answers);
}

}
