// What is at stake while somebody is asked whether another's turn may go on as he means it to: what
// would come of it if everybody let it.
#pragma once

#include "engine/state.h"

namespace eg {

struct Preview {
    Places         places;        // where it would happen; none: it does not say yet
    PerPlayer<int> points;        // what each would gain or lose by it ...
    bool           paid = false;  // ... at once, or else if every place were scored after it
    bool           any() const;   // somebody gains or loses
};
// Of the table as its asked player sees it; nothing where nobody is asked so.
Preview stakes(const State& s);

}
