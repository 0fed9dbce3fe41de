// Tokens of modules that the page draws.
#pragma once

#include "engine/box.h"

namespace eg {

constexpr std::string_view castillo_token = "pushed_castillo";

// The region that the Castillo has been pushed onto, if any.
inline Place castillo_in(const State& s) { return token_spot(s, castillo_token).place; }

}
