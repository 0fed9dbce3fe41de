#pragma once

namespace eg {

// `el_grande fit` without its first word: fits the weights of the sparring bot. Returns the exit status.
int fit(int count, char** words);

}
