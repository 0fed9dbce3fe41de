// Opponents without a net, who trust random games played to the end: nothing to fear, but a
// measure that stays as it is.
#pragma once

#include <memory>

#include "ai/bot.h"

namespace eg {

std::unique_ptr<Bot> flat_bot();  // every choice alike
std::unique_ptr<Bot> uct_bot();   // the more promising ones more often, and the answers to them

}
