// The opponents by strength. All judge with the same nets and see only what a player sees; the
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

// The one who is asked for advice: as strong as the strongest, and he says what he thinks.
std::unique_ptr<SearchBot> adviser();

}
