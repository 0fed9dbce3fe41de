#include "app/ui/navigation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

namespace eg::navigation {
namespace {

// The groups in the order of Tab; unknown ones come last.
struct Group {
    std::string_view name;
    std::array<std::string_view, 4> prefixes;
};
constexpr Group groups[] = {
    {"board", {"place", "caballero", "scoreboard", "minus"}}, {"hand", {"power", "hand"}}, {"cards",
     {"card", "secret_disc"}}, {"answers", {"number", "button", "lesson", "entry"}},
    {"seats", {"court"}},                                      {"tabs", {"tab"}},   {"header", {"icon"}},
};

std::string_view prefix(std::string_view id) { return id.substr(0, id.find(':')); }

// The groups of these targets, in the order of Tab.
std::vector<std::string_view> order(std::span<const Target> targets) {
    std::vector<std::string_view> result;
    const auto add = [&](std::string_view group) {
        if (std::find(result.begin(), result.end(), group) == result.end()) result.push_back(group);
    };
    for (const Group& group : groups)
        for (const Target& target : targets)
            if (group_of(target.id) == group.name) add(group.name);
    for (const Target& target : targets) add(group_of(target.id));
    return result;
}

// Targets in a group of answers that answer nothing: a minus takes back what has been placed in this turn.
bool aside(std::string_view id) {
    return id == "button:undo" || id == "button:reset" || id == "button:hint" || prefix(id) == "minus";
}

// The first target of a group by rank: answers, then enabled targets that answer nothing, then disabled ones.
int first_of(std::span<const Target> targets, std::string_view group) {
    int best = -1, least = 3;
    for (int i = 0; i < static_cast<int>(targets.size()); ++i) {
        const Target& target = targets[static_cast<std::size_t>(i)];
        const int   rank = !target.enabled ? 2 : aside(target.id) ? 1 : 0;
        if (group_of(target.id) == group && rank < least) best = i, least = rank;
    }
    return best;
}

// The distance in a direction; a sideways offset counts twice. Negative: the target is not in that direction.
float distance(const Target& from, const Target& to, Way way) {
    const float dx = to.x + to.w / 2 - from.x - from.w / 2, dy = to.y + to.h / 2 - from.y - from.h / 2;
    const float along = way == Way::left ? -dx : way == Way::right ? dx : way == Way::up ? -dy : dy;
    const float aside = std::abs(way == Way::left || way == Way::right ? dy : dx);
    return along < 1 || aside > along * 2.5f ? -1 : along + 2 * aside;
}

constexpr Way ways[] = {Way::left, Way::right, Way::up, Way::down};

// The nearest of these targets in a direction; -1: there is none.
int nearest(std::span<const Target> targets, const std::vector<int>& among, const Target& here, Way way) {
    int   best = -1;
    float least = 0;
    for (const int i : among) {
        const float far = distance(here, targets[static_cast<std::size_t>(i)], way);
        if (far > 0 && (best < 0 || far < least)) best = i, least = far;
    }
    return best;
}

// The nearest target in each direction may leave some that no arrows lead to from the first one. The arrow of a close
// neighbour leads there instead, if that takes no other target away.
void reach_all(std::span<const Target> targets, std::vector<int> group, int first, std::vector<Neighbours>& all) {
    const auto at = [&](int n) -> const Target& { return targets[static_cast<std::size_t>(n)]; };
    for (std::set<int> seen = reached(all, first);; seen = reached(all, first)) {
        const auto lonely = std::find_if(group.begin(), group.end(), [&](int i) { return !seen.contains(i); });
        if (lonely == group.end()) return;
        std::vector<std::tuple<float, int, Way>> arrows;   // from the closest neighbour on
        for (const int i : group)
            for (const Way way : ways)
                if (const float far = distance(at(i), at(*lonely), way); far > 0 && seen.contains(i))
                    arrows.push_back({far, i, way});
        std::sort(arrows.begin(), arrows.end());
        const bool led = std::any_of(arrows.begin(), arrows.end(), [&](const auto& arrow) {
            const auto [far, from, way] = arrow;
            int&       to = all[static_cast<std::size_t>(from)][static_cast<std::size_t>(way)];
            const int  before = std::exchange(to, *lonely);
            const std::set<int> now = reached(all, first);
            const bool more = std::includes(now.begin(), now.end(), seen.begin(), seen.end());
            if (!more) to = before;
            return more;
        });
        if (!led) group.erase(lonely);
    }
}

}

std::string_view group_of(std::string_view id) {
    const std::string_view kind = prefix(id);
    for (const Group& group : groups)
        for (std::string_view known : group.prefixes)
            if (!known.empty() && known == kind) return group.name;
    return kind;
}

int find(std::span<const Target> targets, std::string_view id) {
    for (std::size_t i = 0; i < targets.size(); ++i)
        if (targets[i].id == id) return static_cast<int>(i);
    return -1;
}

std::set<int> reached(const std::vector<Neighbours>& neighbours, int from) {
    std::set<int>    seen = {from};
    std::vector<int> next = {from};
    while (!next.empty()) {
        const int here = next.back();
        next.pop_back();
        for (const int to : neighbours[static_cast<std::size_t>(here)])
            if (seen.insert(to).second) next.push_back(to);
    }
    return seen;
}

std::vector<Neighbours> neighbours(std::span<const Target> targets) {
    std::map<std::string_view, std::vector<int>> groups;
    for (int i = 0; i < static_cast<int>(targets.size()); ++i) {
        const std::string& id = targets[static_cast<std::size_t>(i)].id;
        if (find(targets, id) == i) groups[group_of(id)].push_back(i);   // the focus stays on the first of this id
    }
    std::vector<Neighbours> all(targets.size());
    for (const auto& [name, group] : groups) {
        std::vector<int> others;
        for (const auto& [other, members] : groups)
            if (other != name) others.insert(others.end(), members.begin(), members.end());
        for (const int i : group)
            for (const Way way : ways) {
                const Target& here = targets[static_cast<std::size_t>(i)];
                const int     inside = nearest(targets, group, here, way);
                const int     to = inside >= 0 ? inside : nearest(targets, others, here, way);
                all[static_cast<std::size_t>(i)][static_cast<std::size_t>(way)] = to >= 0 ? to : i;
            }
    }
    for (const auto& [name, group] : groups) reach_all(targets, group, first_of(targets, name), all);
    return all;
}

int step(std::span<const Target> targets, int from, Way way) {
    return neighbours(targets)[static_cast<std::size_t>(from)][static_cast<std::size_t>(way)];
}

bool may_answer(const Target& target) {
    constexpr std::string_view with_answers[] = {"board", "hand", "cards", "answers"};
    return target.enabled && !aside(target.id)
           && std::find(std::begin(with_answers), std::end(with_answers), group_of(target.id))
                  != std::end(with_answers);
}

int first(std::span<const Target> targets) {
    for (const bool answering : {true, false})
        for (std::string_view group : order(targets)) {
            const int n = first_of(targets, group);
            if (n < 0) continue;
            const Target& target = targets[static_cast<std::size_t>(n)];
            if (answering ? may_answer(target) : target.enabled) return n;
        }
    return targets.empty() ? -1 : 0;
}

int next_group(std::span<const Target> targets, int from, int by) {
    const std::vector<std::string_view> all = order(targets);
    int at = by > 0 ? -1 : static_cast<int>(all.size());
    for (std::size_t i = 0; from >= 0 && i < all.size(); ++i)
        if (all[i] == group_of(targets[static_cast<std::size_t>(from)].id)) at = static_cast<int>(i);
    at += by;
    return at < 0 || at >= static_cast<int>(all.size()) ? -1 : first_of(targets, all[static_cast<std::size_t>(at)]);
}

int closest(std::span<const Target> targets, const Target& lost) {
    int   best = -1;
    float least = 0;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        if (group_of(targets[i].id) != group_of(lost.id)) continue;
        const float dx = targets[i].x - lost.x, dy = targets[i].y - lost.y, far = dx * dx + dy * dy;
        if (best < 0 || far < least) best = static_cast<int>(i), least = far;
    }
    return best >= 0 ? best : first(targets);
}

}
