// The arguments of `new`, `arena` and others that choose a game: an edition, and modules.
#pragma once

#include <string>
#include <string_view>

#include "engine/game.h"

namespace eg {

std::string edition_words();   // for messages: "1996, decennial, bigbox or 2023"
std::string module_words();

// Puts an edition or box ("2023+new_regency") and modules, separated by commas, into the rules of `setup`; its number of
// players must be set. Empty words change nothing. Returns an error sentence, or an empty string.
std::string apply_box_args(Setup& setup, std::string_view edition, std::string_view modules);

}
