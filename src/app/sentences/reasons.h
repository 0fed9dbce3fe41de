// Why a thing of the table may not be chosen now, in one sentence. What may be chosen is decided by
// `legal` alone; a reason only names the fact, asked of the engine, that keeps a thing out of it.
#pragma once

#include <string>

#include "app/game/session.h"

namespace eg {

// Empty where the thing is among the options, which are legal(table).
std::string why_not(const State& table, const Choices& options, Choice thing, const PerPlayer<std::string>& names);
// What the table would say of the thing if it were not among the options: the test holds that it says
// nothing of those that are which it says of one that is not.
std::string objection(const State& table, const Choices& options, Choice thing, const PerPlayer<std::string>& names);
// The same for what lies on the screen; without options somebody else is asked.
std::string why_not(const Session& session, const Choices& options, Choice thing);

}
