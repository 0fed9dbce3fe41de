// Which game is meant, as `new`, `arena` and `train` are told: an edition, and the modules that are added.
#pragma once

#include <string>
#include <string_view>

#include "engine/game.h"

namespace eg {

std::string edition_words();   // "1996, decennial, bigbox or 2023"
std::string module_words();

// An edition by its word, and modules by theirs with commas in between, into what has been agreed on for so
// many players; empty words leave it as it is. Gives what is wrong, in a sentence.
std::string agree(Setup& setup, std::string_view edition, std::string_view modules);

}
