// The opponents by strength. All judge by the same net and see only what a player sees; the
// weaker ones consider fewer turns, look less far, and are a little uncertain of their judgement.
#pragma once

#include <memory>

#include "ai/search_bot.h"

namespace eg {

std::unique_ptr<Bot> net_bot();     // the net alone, for measuring
std::unique_ptr<Bot> paje();
std::unique_ptr<Bot> escudero();
std::unique_ptr<Bot> caballero();
std::unique_ptr<Bot> hidalgo();
std::unique_ptr<Bot> conde();
std::unique_ptr<Bot> duque();
std::unique_ptr<Bot> grande();
std::unique_ptr<Bot> el_grande();

// The strongest, asked for advice: he says what he thinks. The hasty one says it at once.
std::unique_ptr<SearchBot> adviser();
std::unique_ptr<SearchBot> hasty_adviser();

}
