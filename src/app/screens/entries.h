// The entries of the first screen, made from the engine's lists: every edition, every module that any number of players
// may add, and every expansion: some are boxes, some are added to editions. Each opens a dialog that says what it is
// and starts a game with it.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/game/session.h"
#include "app/rulebook/rulebook.h"

namespace eg {

enum class EntryGroup : unsigned char { editions, modules, expansions };
constexpr int entry_group_count = 3;
std::string_view entry_group_title(EntryGroup group);

struct Entry {
    EntryGroup       group;
    bool             adds = false;  // it is a module that is added to an edition
    int              number;        // of the edition or the module
    std::string_view word;          // in addresses
    std::string_view title, line;   // in English
    std::string      picture;
    const Rule*      rule = nullptr;   // explains it; null: the rulebook has none
    int              lesson = -1;      // teaches it: its number among lessons(); -1: none does
};
const std::vector<Entry>& entries();   // all, ordered by group

// The plan with this edition or module and no other module. If bots had all seats, a person gets the first.
Plan plan_with(const Entry& entry, Plan plan);

}
