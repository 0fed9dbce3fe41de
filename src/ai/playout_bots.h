// Benchmark opponents without a net: Monte Carlo with random playouts to the end of the game.
#pragma once

#include <memory>

#include "ai/bot.h"

namespace eg {

std::unique_ptr<Bot> flat_bot();  // flat Monte Carlo: equal playouts for every choice
std::unique_ptr<Bot> uct_bot();   // UCT over determinizations

}
