// Puts a box together from its row and its modules (boxes.cpp keeps it).
#pragma once

#include "engine/box.h"

namespace eg {

// Aborts with a sentence if the rows do not fit together. `out`: its places of these options are left out; `id`: where
// the box will be found.
Box compose(const BoxRow& row, Edition edition, Modules added, Options out, BoxId id);

}
