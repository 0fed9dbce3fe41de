// What can be on the table: every edition, every expansion, and every module that any number of players may add. Each
// is a door of the first screen: pressed, it says what it is and starts a game with it. The engine's lists make them.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/game/session.h"
#include "app/rulebook/rulebook.h"

namespace eg {

enum class Shelf : unsigned char { editions, modules, expansions };
constexpr int shelf_count = 3;
std::string_view shelf_title(Shelf shelf);

struct Door {
    Shelf            shelf;
    int              number;        // of the edition or the module
    std::string_view word;          // what an address calls it
    std::string_view title, line;   // in English
    std::string      picture;
    const Rule*      rule = nullptr;   // that says what it is; null: the rulebook has none
    int              lesson = -1;      // that teaches it; -1: there is none
};
const std::vector<Door>& doors();   // shelf by shelf

// The plan with this on the table, and no other module; you play, if only bots did.
Plan plan_through(const Door& door, Plan plan);

}
