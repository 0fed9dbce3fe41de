// Decisions of bots.
#pragma once

#include <doctest/doctest.h>

#include "ai/bot.h"
#include "ai/search_bot.h"
#include "engine/views.h"
#include "engine/game.h"

namespace eg {

// The bot's choice for the player who is asked, from what that player sees, after this many iterations.
inline Choice decision(Bot& bot, const State& s, std::uint64_t seed, int iterations) {
    bot.begin(seen_by(s, asked(s)), seed);
    bot.think(iterations);
    return bot.best();
}
inline Choice decision(const BotRow& row, const State& s, std::uint64_t seed, int iterations) {
    return decision(*row.make(), s, seed, iterations);
}
inline Choice decision(const SearchConfig& config, const State& s, std::uint64_t seed, int iterations) {
    return decision(*search_bot(config), s, seed, iterations);
}

// Plays the game to its end with this bot in every seat and one iteration per decision.
inline void play_to_the_end(const BotRow& row, State s) {
    CAPTURE(row.name);
    Events ignored = Events::ignored();
    for (std::uint64_t n = 0; !over(s); ++n) {
        const Choices choices = legal(s);
        const Choice  choice = choices.size() == 1 ? choices[0] : decision(row, s, n, 1);
        REQUIRE(choices.has(choice));
        apply(s, choice, ignored);
    }
}

}
