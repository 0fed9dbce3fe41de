// What a bot decides on a table.
#pragma once

#include "ai/bot.h"
#include "ai/search_bot.h"
#include "engine/views.h"

namespace eg {

// It sees what the player who is asked sees, and thinks for so many iterations.
inline Choice decision(Bot& bot, const State& s, std::uint64_t seed, int iterations) {
    bot.begin(seen_by(s, asked(s)), seed);
    bot.think(iterations);
    return bot.best();
}
inline Choice decision(const BotRow& row, const State& s, std::uint64_t seed, int iterations) {
    return decision(*row.make(), s, seed, iterations);
}
inline Choice decision(const SearchConfig& manner, const State& s, std::uint64_t seed, int iterations) {
    return decision(*search_bot(manner), s, seed, iterations);
}

}
