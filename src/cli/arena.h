#pragma once

namespace eg {

// el_grande arena a=Duque:64 b=greedy:128 games=400 players=4 seed=1: one a against b's.
int arena(int count, char** words);

}
