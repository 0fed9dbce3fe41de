// Predicts the result of letting the action through that a Veto could stop.
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

}
