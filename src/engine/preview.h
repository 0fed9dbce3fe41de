// Predicts the result of an action: of one that a Veto could stop, and of the player's own.
#pragma once

#include "engine/state.h"

namespace eg {

struct Preview {
    Places         places;        // places it would affect; empty: not known yet
    PerPlayer<int> points;        // points each player would gain (negative: lose) ...
    bool           paid = false;  // ... true: at once; false: if every place were scored before and after it
    bool           any() const;   // whether any points differ from 0
};
// `s`: the state as the asked player sees it. The result is empty if the question is no Kind::interruption.
Preview preview_if_allowed(const State& s);
// What the player's action would pay at once, if nobody stops it. The result is empty if it is not offered, and if it
// asks something before it pays.
Preview preview_if_performed(const State& s);

}
