#pragma once

namespace eg {

// `el_grande arena` without its first word: matches of one a against b's. Returns the exit status.
int arena(int count, char** words);

}
