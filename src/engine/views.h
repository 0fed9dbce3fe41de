// What one player sees: the same state without its secrets, which are the others' discs, the power cards they took back
// unseen, secret fields of modules, and the random generator. The number of caballeros in the Castillo is public: they
// are announced as they enter (1996, The Castillo).
#pragma once

#include "engine/state.h"

namespace eg {

// The state as this player sees it; nobody: as a spectator sees it.
State seen_by(const State& s, Player player);

// Whether nothing is hidden, as apply requires.
bool is_whole(const State& s);

// A state without hidden values that the viewer cannot tell from the true one: secrets are filled in at random.
State imagine(const State& seen, Rng& rng);

}
