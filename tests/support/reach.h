// What the keys do not lead to.
#pragma once

#include <set>
#include <span>
#include <string>
#include <vector>

#include "app/ui/navigation.h"

namespace eg {

// The targets that are not reached by Tab to their group and then the arrows.
inline std::vector<std::string> unreached(std::span<const navigation::Target> targets) {
    const auto neighbours = navigation::neighbours(targets);
    std::set<int> seen;
    for (int n = navigation::next_group(targets, -1, 1); n >= 0; n = navigation::next_group(targets, n, 1))
        seen.merge(navigation::reached(neighbours, n));
    std::vector<std::string> missing;
    for (int n = 0; n < static_cast<int>(targets.size()); ++n)
        if (const std::string& id = targets[static_cast<std::size_t>(n)].id;
            !seen.contains(n) && navigation::find(targets, id) == n)
            missing.push_back(id);
    return missing;
}

}
