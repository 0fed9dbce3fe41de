// The sheet on which a modifier is passed on (Power Shift): it shows nothing else, and passes nothing before its button
// is pressed.
#include <array>

#include "app/ui/frame_log.h"
#include "visit.h"

using namespace eg;

namespace {

constexpr std::array<std::string_view, 16> titles = {
    "Herald", "Standard-bearer", "Trumpeter", "Drummer", "Page", "Lackey", "Modesty", "Humility", "Scout", "Recruiter",
    "Bailiff", "Courier", "Paymaster", "Archivist", "Chamberlain", "Quartermaster"};

struct Passing {
    Visit visit;
    std::vector<std::string> ids;   // "hand:3"

    explicit Passing(std::string_view seats = "person,greedy,greedy,greedy", ImVec2 size = {1280, 800})
        : visit("edition=2023&modules=power_shift&pace=instant&start=1&seed=3&seats=" + std::string{seats}, size) {
        visit.settle();
        if (visit.state("screen") == "curtain") visit.click("button:open"), visit.settle();
        REQUIRE(visit.state("step") == "pass_modifier");
        ids = visit.legal();
        REQUIRE(ids.size() == 3);
        for (std::string& id : ids) id[4] = ':';
    }
    int answers() const { return std::stoi(visit.state("answers")); }
    // Whether the card with this id is drawn or said.
    bool shows(std::string_view id) {
        draw::watch(true);
        visit.frame();
        const std::string_view title = titles.at(std::stoul(std::string{id.substr(5)}) - 1);
        return visit.reads(title) || visit.drawn().find(title) != std::string::npos;
    }
};

}

TEST_SUITE("passing a card on") {

TEST_CASE("a press chooses a card, and the button passes it") {
    test_page = {};
    Passing at;
    const int before = at.answers();
    CHECK_FALSE(at.visit.offers("button:pass"));
    at.visit.click(at.ids[0]);
    REQUIRE(at.visit.offers("button:pass"));
    SUBCASE("the one that was pressed last") { at.visit.click(at.ids[2]); }
    SUBCASE("after another press on it none is chosen") {
        at.visit.click(at.ids[0]);
        CHECK_FALSE(at.visit.offers("button:pass"));
        at.visit.click(at.ids[2]);
    }
    CHECK(at.answers() == before);
    at.visit.click("button:pass");
    CHECK(at.answers() > before);
    at.visit.settle();
    REQUIRE(at.visit.state("step") == "play_shifted");
    CHECK_FALSE(at.visit.offers(at.ids[2]));
    CHECK(at.visit.offers(at.ids[1]));
}

TEST_CASE("keys do the same") {
    test_page = {};
    Passing at;
    const int before = at.answers();
    at.visit.strike(ImGuiKey_RightArrow);
    CHECK(at.visit.state("focus").starts_with("hand:"));
    SUBCASE("Space") { at.visit.strike(ImGuiKey_Space); }
    SUBCASE("Enter") { at.visit.strike(ImGuiKey_Enter); }
    at.visit.frame();
    REQUIRE(at.visit.offers("button:pass"));
    at.visit.strike(ImGuiKey_Tab);
    at.visit.strike(ImGuiKey_DownArrow);
    CHECK(at.visit.state("focus") == "button:pass");
    CHECK(at.answers() == before);
    at.visit.strike(ImGuiKey_Enter);
    CHECK(at.answers() > before);
}

TEST_CASE("the text version says what is passed, to whom, and which way all go") {
    test_page = {};
    Passing at;
    CHECK(at.visit.reads("Pass one on, "));
    CHECK(at.visit.reads("Everyone passes one card to the left. "));
    CHECK(at.visit.reads(" to Tomás: "));
    const int before = at.answers();
    at.visit.answer("hand " + at.ids[1].substr(5));
    CHECK(at.answers() > before);
}

TEST_CASE("it shows the player's own cards alone: no other's, no power cards and no totals") {
    for (const ImVec2 size : {ImVec2{1280, 800}, ImVec2{390, 844}}) {
        test_page = {};
        Passing at("person,person,greedy,greedy", size);
        int shown = 0;
        for (std::size_t n = 1; n <= titles.size(); ++n) shown += at.shows("hand:" + std::to_string(n));
        CHECK(shown == 3);
        CHECK_FALSE(at.visit.offers("power:1"));
        CHECK_FALSE(at.visit.reads("Power cards of"));
        CHECK_FALSE(at.visit.reads("Totals so far"));
        CHECK(at.visit.offers("icon:menu"));
    }
}

TEST_CASE("the board can be seen, and leads back") {
    test_page = {};
    Passing at;
    at.visit.click(at.ids[0]);
    CHECK_FALSE(at.visit.offers("place:CAS"));
    SUBCASE("a button") { at.visit.click("button:board"); }
    SUBCASE("Escape") { at.visit.strike(ImGuiKey_Escape); }
    SUBCASE("a press beside the sheet") {
        ImGuiIO& io = ImGui::GetIO();
        io.AddMousePosEvent(60, 400);
        for (const bool down : {true, false}) at.visit.frame(), io.AddMouseButtonEvent(0, down);
        at.visit.frame();
        at.visit.frame();
    }
    CHECK_FALSE(at.visit.offers(at.ids[0]));
    CHECK_FALSE(at.visit.offers("power:1"));
    at.visit.click("button:cards");
    CHECK(at.visit.offers("button:pass"));   // the card is still chosen
    at.visit.strike(ImGuiKey_E);             // what a scoring would bring
    CHECK_FALSE(at.visit.offers("button:pass"));
    at.visit.click("button:cards");
    CHECK(at.visit.offers("button:pass"));
}

TEST_CASE("on a phone the tab of the players does not offer the cards either") {
    test_page = {};
    Passing at{"person,greedy,greedy,greedy", {390, 844}};
    at.visit.click("button:board");
    at.visit.click("tab:1");
    for (const std::string& id : at.ids) CHECK_FALSE(at.visit.offers(id));
    at.visit.click("tab:0");
    at.visit.click("button:cards");
    CHECK(at.visit.offers(at.ids[0]));
}

TEST_CASE("people at one device choose behind the curtain, one after the other") {
    test_page = {};
    Passing at("person,person,greedy,greedy");
    const std::string first = at.visit.state("name");
    at.visit.click(at.ids[0]);
    at.visit.click("button:pass");
    at.visit.settle();
    REQUIRE(at.visit.state("screen") == "curtain");
    CHECK_FALSE(at.shows(at.ids[0]));
    at.visit.click("button:open");
    at.visit.settle();
    CHECK(at.visit.state("step") == "pass_modifier");
    CHECK(at.visit.state("name") != first);
    for (const std::string& id : at.ids) CHECK_FALSE(at.shows(id));
    const std::string own = at.visit.legal().front();
    at.visit.click("hand:" + own.substr(5));
    at.visit.click("button:pass");
    at.visit.settle();
    CHECK(at.visit.state("step") != "pass_modifier");
}

}
