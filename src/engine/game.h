// The whole interface of the rules. To play a game: call new_game, then apply one of the choices that legal lists until
// it lists none. All other functions only read.
#pragma once

#include "engine/events.h"
#include "engine/state.h"

namespace eg {

struct Setup {
    int   players = 4;  // 2 .. 5; new_game adapts the rules to this number (for_players)
    Rules rules = rules_of(Edition::decennial);

    bool operator==(const Setup&) const = default;
};

// Deals a game and runs it to its first question. The same setup and seed give the same game on every machine.
// setup.rules must be playable with setup.players (for_players removes modules that are not).
State new_game(const Setup& setup, std::uint64_t seed, Events& events);

// The choices that the top question accepts, in a fixed order; empty only when the game is over.
Choices legal(const State& s);

// Answers the top question, then runs to the next one. The choice must be legal: this is not checked.
void apply(State& s, Choice choice, Events& events);

// Runs the steps that ask nothing, up to the next question. apply and new_game do this themselves.
void run(State& s, Events& events);

inline bool over(const State& s) { return s.depth == 0; }
// The player who answers the top question; nobody when the game is over.
inline Player asked(const State& s) { return over(s) ? nobody : s.top().player; }

// The active player: the owner of the uppermost turn on the stack, even while another player is asked; nobody between
// turns.
Player in_turn(const State& s);

// Whether the top question asks for caballeros that go back to the province.
bool loss_asked(const State& s);

// All players with the most points now; several share the victory (Decennial and Big Box, Game end).
Players winners(const State& s);

}
