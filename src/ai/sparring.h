// The sparring partner: plain good sense that owes nothing to the nets, frozen, so that whatever is trained
// can be measured by it. How a seat stands is told in eighteen numbers; a logit over the seats, fitted to games
// between such players (`el_grande fit`), says who is likely to win.
#pragma once

#include "engine/events.h"
#include "engine/state.h"

namespace eg {

constexpr int trait_count = 18;
using Traits = std::array<int, trait_count>;
using TraitWeights = std::array<int, trait_count>;   // in 65536ths of a doubling of the odds

extern const TraitWeights sparring_weights;

PerPlayer<Traits> traits(const State& s);
// Of the victory, in 65536ths; a little more or less than one together.
PerPlayer<int> chances(const State& s, const TraitWeights& weights = sparring_weights);

// Answers for the one asked, whatever it is: of a few whole turns, or of all other answers, the one that looks best.
void play_sensibly(State& s, const TraitWeights& weights, Rng& rng, Events& ignored);

}
