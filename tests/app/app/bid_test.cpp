// A power card and a modifier are put together on the canvas before either is played; the text version plays them one
// after the other, and says at each power card when its player would act.
#include <optional>

#include "visit.h"

using namespace eg;

namespace {

// A game of Power Shift at the question of a power card, with the totals of the bots that play before.
struct Bidding {
    Visit visit;
    std::vector<std::string> modifiers, powers;

    explicit Bidding(int seed)
        : visit("edition=2023&modules=power_shift&pace=instant&seats=person,greedy,greedy,greedy&start=1&seed="
                + std::to_string(seed)) {
        visit.settle();
        while (visit.state("step") != "play_shifted") visit.answer_any(), visit.settle();
        for (const std::string& answer : visit.legal())
            (answer.starts_with("hand ") ? modifiers : powers).push_back(answer);
        for (std::string& id : modifiers) id[4] = ':';
        for (std::string& id : powers) id[5] = ':';
        REQUIRE(modifiers.size() == 3);
    }
    int answers() const { return std::stoi(visit.state("answers")); }
};

}

TEST_SUITE("a bid") {

TEST_CASE("plays nothing before it is complete and pressed") {
    test_page = {};
    Bidding at(3);
    const int before = at.answers();
    CHECK_FALSE(at.visit.offers("button:play"));
    CHECK_FALSE(at.visit.reads("you act first so far.\n"));
    at.visit.click(at.powers.front());
    CHECK(at.answers() == before);
    at.visit.click("button:play");
    CHECK(at.answers() > before);
    at.visit.settle();
    CHECK(at.visit.reads(" plays power card " + at.powers.front().substr(6)));
}

TEST_CASE("plays the modifier and the power card together, or the card alone") {
    test_page = {};
    Bidding at(3);
    at.visit.click(at.modifiers[0]);
    CHECK_FALSE(at.visit.offers("button:play"));
    for (const std::string& power : at.powers)
        if (!at.visit.offers("button:play")) at.visit.click(power);
    REQUIRE(at.visit.offers("button:play"));
    const int before = at.answers();
    std::string told = "plays the modifier ";
    SUBCASE("together") {}
    SUBCASE("another modifier takes the place of the first") {
        at.visit.click(at.modifiers[1]);
        at.visit.click(at.modifiers[0]);
    }
    SUBCASE("alone: its button") { at.visit.click("button:alone"), told.clear(); }
    SUBCASE("alone: the modifier is pressed again") { at.visit.click(at.modifiers[0]), told.clear(); }
    SUBCASE("alone: none is pressed") { at.visit.click("button:no_modifier"), told.clear(); }
    CHECK(at.answers() == before);
    at.visit.click("button:play");
    CHECK(at.answers() > before);
    CHECK(at.visit.reads("plays the modifier ") == !told.empty());
}

TEST_CASE("with a total that is taken cannot be played") {
    for (int seed = 1; seed < 40; ++seed) {
        test_page = {};
        Bidding at(seed);
        for (const std::string& power : at.powers) {
            at.visit.click(power);
            for (const std::string& modifier : at.modifiers) {
                at.visit.click(modifier);
                if (!at.visit.offers("button:play")) {   // it counts like another player's
                    CHECK_FALSE(at.visit.offers(power));
                    at.visit.click("button:alone");
                    CHECK(at.visit.offers("button:play"));
                    return;
                }
                at.visit.click(modifier);
            }
        }
    }
    FAIL("no total was taken");
}

TEST_CASE("is said in words") {
    test_page = {};
    Bidding at(3);
    const std::string value = at.powers.front().substr(6);
    CHECK(at.visit.reads("Power card " + value + ": With total " + value + " you act "));
    at.visit.click(at.powers.front());
    CHECK(at.visit.reads("With total " + value + " you act "));
    const int before = at.answers();
    at.visit.answer("power " + value);   // at once
    CHECK(at.answers() > before);
}

}
