// Announcements for screen readers, tested without a window (tests/support/visit.h).
#include "visit.h"

#include <algorithm>

using namespace eg;

namespace {

bool holds(std::string_view text, std::string_view words) { return text.find(words) != std::string_view::npos; }

// The announcements after the first n.
std::vector<std::string> said_since(std::size_t n) {
    return {test_page.said.begin() + static_cast<std::ptrdiff_t>(n), test_page.said.end()};
}

}

TEST_SUITE("announcements") {

TEST_CASE("at pace instant one sentence tells what the others did, with the question after it") {
    test_page = {};
    Visit visit("pace=instant&seed=7&seats=person,greedy,greedy&start=1");
    visit.settle();
    int turns_told = 0, summaries = 0;
    for (int i = 0; i < 60; ++i) {
        const std::size_t before = test_page.said.size();
        visit.answer_any();
        visit.settle();
        if (visit.state("ending") != "") continue;
        std::vector<std::string> said = said_since(before);
        if (said.size() == 2) {   // the player has left the summary in between
            CHECK(holds(said[0], "general scoring: "));
            CHECK_FALSE(holds(said[1], "general scoring: "));
            said.erase(said.begin());
            ++summaries;
        }
        REQUIRE(said.size() <= 1);   // a second one would replace the first before it is heard
        if (said.empty()) continue;   // the same question again, and nothing has happened
        const bool told = holds(said[0], "(power ");
        turns_told += told;
        if (told) CHECK_FALSE(said[0].starts_with(visit.state("name")));
        CHECK(holds(said[0], ", " + visit.state("name") + ". "));   // "Your turn, Isabel. Take ..."
    }
    CHECK(turns_told > 2);
    CHECK(summaries > 0);
}

TEST_CASE("a turn is told once, to each of those who share a device") {
    test_page = {};
    Visit visit("pace=instant&seed=6&seats=person,person,greedy&start=1");
    visit.settle();
    std::vector<std::string> told;   // to the first person
    for (int i = 0; i < 80; ++i) {
        if (visit.state("screen") == "curtain") {
            visit.click("button:open");
        } else {
            const std::string line = test_page.said.empty() ? std::string{} : test_page.said.back();
            if (holds(line, "(power ") && visit.state("asked") == "0") told.push_back(line);
            visit.answer_any();
        }
        visit.settle();
    }
    CHECK(told.size() > 1);
    std::sort(told.begin(), told.end());
    CHECK(std::adjacent_find(told.begin(), told.end()) == told.end());
}

TEST_CASE("the end of the game is announced with what led to it") {
    test_page = {};
    Visit visit("pace=instant&seed=9&seats=person,random&start=1");
    visit.settle();
    for (int i = 0; visit.state("over") == "false" && i < 400; ++i) visit.answer_any(), visit.settle();
    REQUIRE(visit.state("over") == "true");
    REQUIRE_FALSE(test_page.said.empty());
    CHECK(holds(test_page.said.back(), "The game is over: "));
}

}
