// What one player sees is the same table with its secrets face down: the others' discs, the
// power cards they took back unseen, and the generator. Nothing else in El Grande is secret:
// the Castillo's numbers are announced as they go in (1996, The Castillo).
#pragma once

#include "engine/state.h"

namespace eg {

// The table as player sees it; nobody: as a spectator does.
State seen_by(const State& s, Player player);

// Whether nothing lies face down, so that it can be played on.
bool is_whole(const State& s);

// A whole table that the player could not tell from the true one: secrets filled in at random.
State imagine(const State& seen, Rng& rng);

}
