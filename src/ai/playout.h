// Plays a turn in a determinization: the secrets are guessed, and all seats go on by the playout policy.
#pragma once

#include "ai/evaluation.h"
#include "ai/policy.h"
#include "ai/turns.h"

namespace eg {

struct Playout {
    State      seen;             // as the player asked sees it
    Rng        seed;
    const Net* net = nullptr;
    int        turns = 0;        // candidate turns of the policy
    int        searches = 0;     // Policy::searches; 0: the playouts share nothing
    PolicyCache cache = {};      // what the playouts of this decision have found

    // Returns the table at the end of that round, or of the game. Determinizations are numbered: the same number
    // gives the same secrets and random numbers to every turn, so that turns can be compared; with `searches` the
    // replies also depend on what earlier playouts found.
    State run(const Turn& turn, int determinization, int last);
};

// Whether a secret disc is dialled during the turn, played on a determinized table. The other answers are drawn.
bool dials_disc(const Turn& turn, const State& table, Rng rng);

}
