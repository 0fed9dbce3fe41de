// Why a bot made its move: what its search found, in a sentence of at most fifteen words.
#pragma once

#include <string>

#include "ai/reason.h"
#include "language/say.h"

namespace eg {

// Empty: there is no reason, or it would tell secrets. with_castillo: the caballeros in the Castillo are known.
std::string in_words(const Reason& reason, const PerPlayer<std::string>& names, bool with_castillo);

}
