// What the laws of all boxes share (contract.h): how two tables are compared, and who looks at them.
#pragma once

#include "contract.h"
#include "table.h"

namespace eg {
namespace {

constexpr int choices_limit = 1500;   // a game that is longer does not end

// Fails, and shows the lines of the two tables that differ.
inline void same(const State& a, const State& b) {
    if (a == b) return;
    std::string differ;
    const std::vector<std::string> mine = parts(show(a), '\n'), theirs = parts(show(b), '\n');
    for (std::size_t i = 0; i < std::max(mine.size(), theirs.size()); ++i) {
        const std::string left = i < mine.size() ? mine[i] : "", right = i < theirs.size() ? theirs[i] : "";
        if (left != right) differ += "\n  " + left + "  |  " + right;
    }
    FAIL("Two tables that should be equal are not:" << (differ.empty() ? " their texts are." : differ));
}

inline void same(const Choices& a, const Choices& b) {
    REQUIRE(a.size() == b.size());
    for (int i = 0; i < a.size(); ++i) REQUIRE(a[i] == b[i]);
}

// All players, and nobody: a spectator.
inline std::vector<Player> onlookers(const State& s) {
    std::vector<Player> all{nobody};
    for (Player p : s.seats()) all.push_back(p);
    return all;
}

constexpr OfBoxes base_1996_to_2015{
    .which = [](const Box& box) { return box.added.empty() && box.rules.box < edition_count; }};

}
}
