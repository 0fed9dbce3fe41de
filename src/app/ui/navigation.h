// Keyboard navigation: from a target to the nearest one in a direction, and from a group of targets to the next. It has
// no window, so that tests can call it.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace eg::navigation {

struct Target {
    std::string id;   // "place:GAL", "card:3", "button:done"
    float x = 0, y = 0, w = 0, h = 0;
    bool  enabled = true;
};

enum class Way : unsigned char { left, right, up, down };

// A number of a target is its index; -1: none.

// The name of the group: the board, the cards, the hand, ...
std::string_view group_of(std::string_view id);

int find(std::span<const Target> targets, std::string_view id);
// Where an arrow key leads, within the group if it has a target in that direction; `from`: nowhere.
int step(std::span<const Target> targets, int from, Way way);
// Whether choosing it answers the question.
bool may_answer(const Target& target);
// Where the focus begins: at an answer, if there is one.
int first(std::span<const Target> targets);
// The first target of the next group (by 1) or the one before (by -1).
int next_group(std::span<const Target> targets, int from, int by);
// The target nearest to one that has disappeared.
int closest(std::span<const Target> targets, const Target& lost);

}
