// Sentences about the players, for their rows and for screen readers.
#pragma once

#include <string>

#include "app/panels/panels.h"

namespace eg {

std::string kind(const View& view, Player p);   // "bot", "you"; empty: another person

struct Did {
    std::string words, brief = {};   // brief: for narrow rows; empty: there is no shorter form
};
Did         what_he_did(const View& view, Player p);         // what the player did this round, or has to do now
std::string what_nobody_did(const State& table, Player p);   // the same for a colour without a player

}
