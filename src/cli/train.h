#pragma once

namespace eg {

// `el_grande train` without its first word: trains a net and writes it to a file. Returns the exit status.
int train(int count, char** words);

}
