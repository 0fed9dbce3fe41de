#pragma once

namespace eg {

// `el_grande hands` without its first word: estimates the value of each card of a hand. Returns the exit status.
int hands(int count, char** words);

}
