// Walking over the screen by keys: from one thing to the nearest in a direction, and from one group
// of things to the next. Plain numbers only, so that it can be proved without a window.
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

// The board, the cards, the hand, ...: what lies together.
std::string_view group_of(std::string_view id);

// Its number among the targets, -1 if it is not there.
int find(std::span<const Target> targets, std::string_view id);
// Where an arrow leads: within the group as long as there is something that way. `from` if nowhere.
int step(std::span<const Target> targets, int from, Way way);
// Whether choosing it answers the question.
bool may_answer(const Target& target);
// Where one begins: with what may be chosen; -1 if there is nothing at all.
int first(std::span<const Target> targets);
// The first of the next group, of the one before for -1; -1 beyond the last.
int next_group(std::span<const Target> targets, int from, int by);
// What lies nearest to where something was that is gone.
int closest(std::span<const Target> targets, const Target& lost);

}
