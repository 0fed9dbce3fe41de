// Fits the sparring partner's weights: el_grande fit games=3000 rounds=3 seed=1.
#pragma once

namespace eg {

int fit(int count, char** words);

}
