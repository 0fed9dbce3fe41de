// The first screen: which entry comes first for which visitor, and that each button works, on the canvas and in the
// text version.
#include "visit.h"

#include <algorithm>
#include <set>

#include "app/game/address.h"
#include "app/game/options.h"
#include "app/screens/entries.h"
#include "app/ui/focus.h"
#include "app/ui/widgets.h"
#include "engine/box.h"
#include "engine/notation.h"
#include "page.h"

using namespace eg;

namespace {

constexpr std::size_t most = 24;

std::vector<std::string> hits() {
    std::vector<std::string> all;
    for (const draw::Hit& hit : draw::hits()) all.push_back(hit.id);
    return all;
}

// The words of the text version's buttons, in order.
std::vector<std::string> words() {
    std::vector<std::string> all;
    for (std::size_t at = 0; at < test_page.text.size();) {
        const std::size_t end = std::min(test_page.text.find('\n', at), test_page.text.size());
        const std::string line = test_page.text.substr(at, end - at);
        if (const std::size_t tab = line.find('\t'); line.starts_with("> ") && tab != std::string::npos)
            all.push_back(line.substr(tab + 1));
        at = end + 1;
    }
    return all;
}

// Plays a short game against a bot to its end.
void play_out(Visit& visit) {
    for (int i = 0; visit.state("over") == "false" && i < 600; ++i) visit.answer_any(), visit.settle();
    REQUIRE(visit.state("over") == "true");
}

const std::string quick = "pace=instant&seed=9&seats=person,random&length=6";

}

TEST_SUITE("the first screen") {

TEST_CASE("leads a newcomer to the lesson, and offers no more than one can take in") {
    test_page = {};
    Visit visit("seed=7");
    CHECK(visit.state("screen") == "first");
    CHECK(words().front().starts_with("Learn in ten minutes: "));
    CHECK(hits().size() <= most);
    CHECK_FALSE(visit.offers("button:resume"));
    CHECK_FALSE(visit.offers("button:results"));
    visit.click("button:learn");
    visit.settle();
    CHECK(visit.state("lesson") == "0");
}

TEST_CASE("leads back to the game that waits, and shows its points") {
    test_page = {};
    { Visit visit(quick + "&start=1"); visit.settle(); visit.answer_any(); visit.settle(); }
    Visit visit("pace=instant");
    CHECK(visit.reads("Round 1 of 6"));
    CHECK(words().front() == "Continue");
    CHECK(visit.reads("Isabel: 0 points"));
    CHECK(hits().size() <= most);
    visit.click("button:resume");
    CHECK(visit.state("screen") == "table");
}

TEST_CASE("after a finished game it leads to the next one, before and after a reload") {
    test_page = {};
    {
        Visit visit(quick);
        visit.click("button:play");
        visit.settle();
        play_out(visit);
        visit.press("New game");
        CHECK(visit.state("screen") == "new game");
        visit.press("Back");
        CHECK(words().front().starts_with("Play now: "));
    }
    Visit visit("pace=instant");
    CHECK(words().front().starts_with("Play now: "));
    CHECK(visit.offers("button:results"));
    CHECK(hits().size() <= most);
    visit.click("button:resume");
    visit.settle();
    CHECK(visit.state("screen") == "result");
}

TEST_CASE("has the same things on the canvas and in words") {
    for (const bool returning : {false, true}) {
        test_page = {};
        if (returning) { Visit visit(quick + "&start=1"); visit.settle(); visit.answer_any(); visit.settle(); }
        Visit visit("pace=instant", {1280, 900});   // high, for this build has one module more than the page
        const std::vector<std::string> on_canvas = hits(), in_words = words();
        CHECK(on_canvas.size() == in_words.size());
        for (const char* button :
             {"Replays", "Rulebook", returning ? "Your games" : "Open a game", "Settings", "Credits", "New game …",
              "Play now"})
            CHECK(visit.offers_words(button));
        for (const Entry& entry : entries()) {
            CAPTURE(entry.word);
            CHECK(visit.offers("entry:" + std::string{entry.word}));
            CHECK(visit.reads("> entry:" + std::string{entry.word} + '\t'));
        }
    }
}

TEST_CASE("in a small window the shelves, one at a time, and what else there is have everything too") {
    test_page = {};
    Visit visit("seed=7", {390, 844});
    std::vector<std::string> seen;
    for (int group = 0; group <= entry_group_count; ++group) {
        visit.click("tab:" + std::to_string(group));
        CHECK(hits().size() <= most);
        for (const std::string& id : hits()) seen.push_back(id);
    }
    const auto was_seen = [&](const std::string& id) { return std::find(seen.begin(), seen.end(), id) != seen.end(); };
    for (const Entry& entry : entries()) CHECK(was_seen("entry:" + std::string{entry.word}));
    for (const char* id : {"button:replays", "button:rulebook", "button:load", "button:settings", "button:credits"})
        CHECK(was_seen(id));
}

TEST_CASE("Play now starts what it says at once, with you in it") {
    test_page = {};
    {
        Visit visit("seed=7&pace=instant");
        CHECK(visit.reads("You and 3 bots, Decennial, nine rounds"));
        visit.click("button:play");
        visit.settle();
        CHECK(visit.state("screen") == "table");
        CHECK(visit.state("scores") == "[0,0,0,0");
        CHECK(visit.state("person") == "true");
    }
    test_page = {};
    Visit bots("pace=instant&seats=random,random&edition=2023&modules=old_hands");
    CHECK(bots.reads("You and a bot, 2023 with Old Hands, nine rounds"));
    bots.press("Play now");
    bots.settle();
    CHECK(bots.state("person") == "true");
}

TEST_CASE("the plan of an entry has what it says, and no module chosen before") {
    const auto entry =
        std::find_if(entries().begin(), entries().end(), [](const Entry& one) { return one.word == "power_shift"; });
    REQUIRE(entry != entries().end());
    Plan plan = usual_plan();
    for (const char* before : {"new_regency", "old_hands"}) choose_module(plan, modules_named(before)->lowest(), true);
    plan = plan_with(*entry, plan);
    CHECK(modules_of(plan.setup.rules) == *modules_named("power_shift"));
    choose_edition(plan, Edition::of_2023);
    CHECK(modules_of(plan.setup.rules) == *modules_named("power_shift"));
    choose_module(plan, modules_named("old_hands")->lowest(), true);
    CHECK(modules_of(plan.setup.rules) == *modules_named("power_shift,old_hands"));
}

TEST_CASE("an entry says what it is and starts a game with it") {
    for (int n = 0; n < static_cast<int>(entries().size()); ++n) {
        const Entry& entry = entries()[static_cast<std::size_t>(n)];
        CAPTURE(entry.word);
        test_page = {};
        Visit visit("seed=7&pace=instant", {1280, 900});
        visit.click("entry:" + std::string{entry.word});
        CHECK(visit.state("dialog") == "true");
        CHECK(visit.reads("#!" + std::string{entry.title}));
        if (entry.rule) CHECK(visit.reads(entry.rule->words));
        CHECK(visit.offers("button:lesson") == visit.offers_words("Lesson"));
        CHECK(visit.offers("button:rule") == visit.offers_words("Rules"));
        visit.click("button:play");
        visit.settle();
        CHECK(visit.state("screen") == "table");
        const Plan plan = plan_with(entry, usual_plan());
        const Rules played = for_players(plan.setup.players, plan.setup.rules);
        if (!entry.adds) CHECK(edition_of(played) == static_cast<Edition>(entry.number));
        else CHECK(modules_of(played).has(entry.number));
        CHECK(page::load("rules") == rules_in_address(plan));
        visit.press("New game");
        CHECK(visit.reads("Who plays"));
    }
}

TEST_CASE("an entry leads to the form with its box chosen, to its lesson and to its rule, and is closed") {
    test_page = {};
    Visit visit("seed=7&pace=instant");
    visit.press_key("entry:power_shift");
    visit.press("Close");
    CHECK(visit.state("screen") == "first");
    visit.press_key("entry:power_shift");
    visit.press("Set up");
    CHECK(visit.state("screen") == "new game");
    CHECK(visit.reads("module:power_shift\tPower Shift: Small cards raise or lower your power card.\ton"));
    CHECK(page::load("rules").find("modules=power_shift") != std::string::npos);
    visit.click("button:back");
    CHECK(visit.state("screen") == "first");
    visit.press_key("entry:power_shift");
    visit.press("Rules");
    CHECK(visit.reads("Rulebook: Power Shift"));
    visit.press("Close");
    visit.press_key("entry:power_shift");
    visit.press("Lesson");
    visit.settle();
    CHECK(visit.state("lesson") == "0");
    visit.press("Leave the lesson");
    CHECK(visit.state("screen") == "first");
}

TEST_CASE("an entry begins a game beside an unfinished one") {
    test_page = {};
    { Visit visit(quick + "&start=1"); visit.settle(); visit.answer_any(); visit.settle(); }
    const std::string mine = kept_code();
    Visit visit("pace=instant");
    visit.click("entry:2023");
    visit.click("button:play");
    visit.settle();
    CHECK(visit.state("screen") == "table");
    CHECK(kept_code() != mine);
    CHECK(page::keys("game.").size() == 2);
}

TEST_CASE("an opponent chosen in the dialog is kept, by words and on the canvas") {
    for (const bool in_words : {true, false}) {
        test_page = {};
        Visit visit("seed=7&pace=instant");
        visit.click("button:setup");
        visit.click("level:1");
        in_words ? visit.press_key("opponent:Paje") : visit.click("opponent:Paje");
        CHECK(page::load("seats").find("Paje") != std::string::npos);
    }
}

TEST_CASE("the form is one press further, and Escape leads back, by keys and in words") {
    test_page = {};
    Visit visit("seed=7&pace=instant");
    visit.click("button:setup");
    CHECK(visit.state("screen") == "new game");
    visit.strike(ImGuiKey_Escape);
    CHECK(visit.state("screen") == "first");
    visit.press("New game …");
    CHECK(visit.offers_words("Start the game"));
    visit.app().press(-1, test_page.now);
    visit.frame();
    CHECK(visit.state("screen") == "first");
    visit.click("button:setup");
    visit.click("button:start");
    visit.settle();
    CHECK(visit.state("screen") == "table");
}

TEST_CASE("on a phone the seats and the options are folded, and Start says what starts") {
    test_page = {};
    Visit visit("seed=7&pace=instant&edition=2023&modules=new_regency,power_shift", {390, 844});
    visit.click("button:setup");
    CHECK(visit.offers_words("Start: 2023, 2 modules, 4 players"));
    CHECK(visit.reads("Who plays: You and 3 bots"));
    CHECK(visit.reads("How it is played: Nine rounds, Instant"));
    CHECK_FALSE(visit.reads("Add a player"));
    visit.click("fold:seats");
    REQUIRE(visit.reads("Add a player"));
    visit.press("Add a player");
    CHECK(visit.offers_words("Start: 2023, 2 modules, 5 players"));
    visit.click("fold:seats");
    CHECK_FALSE(visit.reads("Remove this player"));
    visit.click("fold:options");
    CHECK(visit.offers_words("Length: Six rounds"));
    visit.click("fold:options");
    visit.click("edition:decennial");
    CHECK(visit.reads("Start: Decennial, "));
}

TEST_CASE("at a desk the form says what the modules change, and opens a game") {
    test_page = {};
    Visit visit("seed=7&pace=instant&edition=2023&modules=power_shift");
    visit.click("button:setup");
    CHECK(visit.reads("Small cards raise or lower your power card."));
    visit.click("button:load");
    CHECK(test_page.title == "Open a game");
}

TEST_CASE("the arrows lead to everything, and Enter presses it") {
    for (const ImVec2 size : {ImVec2{1280, 900}, ImVec2{390, 844}, ImVec2{844, 390}}) {
        CAPTURE(size.x);
        test_page = {};
        Visit visit("seed=7", size);
        const std::vector<navigation::Target>& all = focus::targets();
        std::set<int> reached{navigation::first(all)};
        for (bool more = true; more;) {
            more = false;
            using navigation::Way;
            for (const int from : std::set<int>{reached})
                for (const Way way : {Way::left, Way::right, Way::up, Way::down})
                    more = reached.insert(navigation::step(all, from, way)).second || more;
        }
        CHECK(reached.size() == all.size());
    }
}

TEST_CASE("the first arrow leads to what is filled, and Enter presses what is ringed") {
    test_page = {};
    Visit visit("seed=7&pace=instant");
    visit.strike(ImGuiKey_DownArrow);
    CHECK(visit.state("focus") == "button:learn");
    visit.strike(ImGuiKey_DownArrow);
    CHECK(visit.state("focus") == "button:play");
    visit.strike(ImGuiKey_Enter);
    visit.settle();
    CHECK(visit.state("screen") == "table");
}

}
