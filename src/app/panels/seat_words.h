// What is said of those at the table: the same in their rows and in the text version.
#pragma once

#include <string>

#include "app/panels/panels.h"

namespace eg {

std::string kind(const View& view, Player p);   // "bot", "you"; empty: another person

struct Did {
    std::string words, brief = {};   // brief: where there is no room for all; empty: there is no shorter one
};
Did         what_he_did(const View& view, Player p);          // this round, or what is expected of him now
std::string what_nobody_did(const State& table, Player p);   // of a colour behind which nobody sits

}
