// Keyboard navigation: every target can be reached from every other, and Tab visits each group once.
#include "app/ui/navigation.h"
#include "table.h"


using namespace eg;
using navigation::Target;
using navigation::Way;

namespace {

// The targets of a table in a window of 1280 by 800: the board, and beside it a question's cards and buttons.
std::vector<Target> table_spots() {
    std::vector<Target> targets;
    const auto add = [&](const char* id, float x, float y, float w, float h, bool enabled = true) {
        targets.push_back({id, x, y, w, h, enabled});
    };
    add("place:GAL", 258, 168, 8, 8, false), add("place:PV", 366, 182, 8, 8), add("place:ARA", 580, 240, 8, 8),
        add("place:CAT", 690, 230, 8, 8, false);
    add("place:CV", 256, 282, 8, 8), add("place:CN", 250, 480, 8, 8), add("place:SEV", 200, 600, 8, 8),
        add("place:GRA", 480, 610, 8, 8), add("place:VAL", 600, 470, 8, 8);
    add("place:CAS", 770, 520, 8, 8);
    add("icon:menu", 1240, 5, 32, 32), add("icon:help", 1205, 5, 32, 32);
    add("button:undo", 900, 170, 80, 34), add("button:done", 990, 170, 200, 34);
    for (int i = 0; i < 5; ++i)
        add(("card:" + std::to_string(i + 1)).c_str(), 892 + 128 * static_cast<float>(i % 3),
            390 + 160 * static_cast<float>(i / 3), 120, 150, false);
    for (int i = 0; i < 4; ++i)
        add(("court:" + std::to_string(i)).c_str(), 1090, 245 + 34 * static_cast<float>(i), 46, 28, false);
    return targets;
}

}

TEST_SUITE("walking by keys") {

TEST_CASE("the arrows lead from everything to everything") {
    const std::vector<Target> targets = table_spots();
    for (int from = 0; from < static_cast<int>(targets.size()); ++from) {
        CAPTURE(targets[static_cast<std::size_t>(from)].id);
        CHECK(navigation::reached(navigation::neighbours(targets), from).size() == targets.size());
    }
}

TEST_CASE("an arrow goes to what lies that way, in the same group first") {
    const std::vector<Target> targets = table_spots();
    const auto to = [&](const char* id, Way way) {
        return targets[static_cast<std::size_t>(navigation::step(targets, navigation::find(targets, id), way))].id;
    };
    CHECK(to("place:GAL", Way::right) == "place:PV");
    CHECK(to("place:CV", Way::down) == "place:CN");
    CHECK(to("card:1", Way::right) == "card:2");
    CHECK(to("card:1", Way::down) == "card:4");
    CHECK(to("court:0", Way::down) == "court:1");
    CHECK(to("place:CAS", Way::right) == "card:1");
    CHECK(to("icon:menu", Way::up) == "icon:menu");
}

TEST_CASE("Tab visits the groups in order, each at something that may be chosen, and then leaves") {
    const std::vector<Target> targets = table_spots();
    std::string visited;
    for (int n = navigation::next_group(targets, -1, 1); n >= 0; n = navigation::next_group(targets, n, 1))
        visited += targets[static_cast<std::size_t>(n)].id + ' ';
    CHECK(visited == "place:PV card:1 button:done court:0 icon:menu ");
    visited.clear();
    for (int n = navigation::next_group(targets, -1, -1); n >= 0; n = navigation::next_group(targets, n, -1))
        visited += targets[static_cast<std::size_t>(n)].id + ' ';
    CHECK(visited == "icon:menu court:0 button:done card:1 place:PV ");
    CHECK(targets[static_cast<std::size_t>(navigation::first(targets))].id == "place:PV");
    CHECK(navigation::first({}) == -1);
    for (const Target& target : targets)
        CHECK(navigation::may_answer(target)
              == (target.enabled && (target.id.substr(0, 5) == "place" || target.id == "button:done")));
    CHECK(navigation::next_group({}, -1, 1) == -1);
    const std::vector<Target> placed = {{"place:CV", 256, 282, 8, 8, false}, {"minus:CV", 270, 290, 8, 8},
                                        {"button:undo", 900, 170, 80, 34}, {"number:0", 990, 170, 60, 34}};
    CHECK(navigation::first(placed) == 3);   // an answer, not the minus, which takes back
    CHECK(navigation::first({placed.data(), 2}) == 1);
}

TEST_CASE("what is gone is replaced by its neighbour") {
    std::vector<Target> targets = table_spots();
    CHECK(
        targets[static_cast<std::size_t>(navigation::closest(targets, {"caballero:red:SEV", 205, 590, 8, 8, true}))].id
        == "place:SEV");
    CHECK(targets[static_cast<std::size_t>(navigation::closest(targets, {"power:7", 205, 590, 8, 8, true}))].id
          == "place:PV");
}

}
