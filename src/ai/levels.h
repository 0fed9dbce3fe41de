// The opponents by strength. All use the same net and see what a player sees. Weaker ones examine fewer turns, look
// less far ahead, and have noise added to their evaluations.
#pragma once

#include <memory>

#include "ai/search_bot.h"

namespace eg {

std::unique_ptr<Bot> net_bot();     // the net without playouts, as a benchmark
std::unique_ptr<Bot> paje();
std::unique_ptr<Bot> escudero();
std::unique_ptr<Bot> caballero();
std::unique_ptr<Bot> hidalgo();
std::unique_ptr<Bot> conde();
std::unique_ptr<Bot> duque();
std::unique_ptr<Bot> grande();
std::unique_ptr<Bot> el_grande();

// El Grande for advice, with ideas(); the quick one searches less and answers at once.
std::unique_ptr<SearchBot> adviser();
std::unique_ptr<SearchBot> quick_adviser();

}
