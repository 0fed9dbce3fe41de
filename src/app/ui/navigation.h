// Keyboard navigation: from a target to the nearest one in a direction, and from a group of targets to the next. Needs
// no window, so that tests can call it.
#pragma once

#include <array>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace eg::navigation {

struct Target {
    std::string id;   // "place:GAL", "card:3", "button:done"
    float x = 0, y = 0, w = 0, h = 0;   // left, top, width, height in CSS pixels
    bool  enabled = true;
};

enum class Way : unsigned char { left, right, up, down };

// Targets are indices into `targets`; -1: none.

// The group of a target, by the part of its id before the colon: "board", "cards", "hand", ... An unknown part is a
// group of its own.
std::string_view group_of(std::string_view id);

// -1: none has this id.
int find(std::span<const Target> targets, std::string_view id);
// Where the arrows lead from each target, by Way: to the nearest one in that direction, in the same group if there is
// one; to the target itself if there is none at all. All of a group are reached from its first.
using Neighbours = std::array<int, 4>;
std::vector<Neighbours> neighbours(std::span<const Target> targets);
std::set<int> reached(const std::vector<Neighbours>& neighbours, int from);   // by any number of arrows
int step(std::span<const Target> targets, int from, Way way);   // one of them
// Whether a choice of this target answers the current question.
bool may_answer(const Target& target);
// The target that gets the focus first: an answer, else an enabled target, else any. -1: there are no targets.
int first(std::span<const Target> targets);
// The first target of the next group (by: 1) or the previous group (by: -1). -1: there is no such group.
int next_group(std::span<const Target> targets, int from, int by);
// The target nearest to one that has disappeared: of its group, else first().
int closest(std::span<const Target> targets, const Target& lost);

}
