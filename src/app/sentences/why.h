// Why a bot has played as it did: what its search found, in a sentence of at most fifteen words.
#pragma once

#include <string>

#include "ai/reason.h"
#include "language/say.h"

namespace eg {

// Empty where there is none, or where it would say what may not be known: who stands how in the Castillo.
std::string in_words(const Reason& reason, const PerPlayer<std::string>& names, bool with_castillo);

}
