// The sparring bot: a fixed baseline that uses no net, so that every trained net can be measured against it. It
// evaluates a seat by eighteen features and a linear logit, fitted to games it played itself (`el_grande fit`).
#pragma once

#include "engine/events.h"
#include "engine/state.h"

namespace eg {

constexpr int feature_count = 18;
using Features = std::array<int, feature_count>;
using FeatureWeights = std::array<int, feature_count>;   // base-2 logit, in 65536ths

extern const FeatureWeights sparring_weights;

PerPlayer<Features> features(const State& s);
// Each seat's win probability in 65536ths. Rounding can make the sum slightly less than one.
PerPlayer<int> win_shares(const State& s, const FeatureWeights& weights = sparring_weights);

// Answers for the player asked with the best of a few whole turns, or of all other choices.
void play_sparring(State& s, const FeatureWeights& weights, Rng& rng, Events& ignored);

}
