// The whole public surface of the rules. A game is: new_game, then ask legal and apply one
// of its choices until legal is empty. Everything else only looks.
#pragma once

#include "engine/events.h"
#include "engine/state.h"

namespace eg {

struct Setup {
    int   players = 4;  // 2 .. 5; the rules are played as for so many (for_players)
    Rules rules = rules_of(Edition::decennial);

    bool operator==(const Setup&) const = default;
};

// Deals a game. The same setup and seed give the same game on every machine.
State new_game(const Setup& setup, std::uint64_t seed, Events& events);

// What the question on top accepts; empty only when the game is over.
Choices legal(const State& s);

// Answers it, then runs on to the next question. The choice must be legal.
void apply(State& s, Choice choice, Events& events);

// Runs the steps that ask nothing, up to the next question. apply and new_game have done so.
void run(State& s, Events& events);

inline bool   over(const State& s) { return s.depth == 0; }
inline Player asked(const State& s) { return over(s) ? nobody : s.top().player; }

// Whose turn it is, and so whose card is carried out, whoever is asked in it; nobody between turns.
Player in_turn(const State& s);

// Whether what is chosen now is lost: it goes back to the province.
bool loss_asked(const State& s);

// All with the most points; several share the victory (Decennial and Big Box, Game end).
Players winners(const State& s);

}
