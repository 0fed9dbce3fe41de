// Why a thing on the table may not be chosen now, in one sentence. Only `legal` decides what may be chosen. A reason
// names the fact that forbids a thing, which the engine provides.
#pragma once

#include <string>

#include "app/game/session.h"

namespace eg {

// Empty: the thing is among the options, which are legal(table).
std::string why_not(const State& table, const Choices& options, Choice thing, const PerPlayer<std::string>& names);
// The reason without looking whether the thing is among the options. A test checks that it never gives a reason for a
// legal thing that it gives for another.
std::string objection(const State& table, const Choices& options, Choice thing, const PerPlayer<std::string>& names);
// The same for the screen; without options, another player is asked.
std::string why_not(const Session& session, const Choices& options, Choice thing);

}
