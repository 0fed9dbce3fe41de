#pragma once

namespace eg {

// `el_grande bench` without its first word. Prints lines "name: value": speeds, then `bench`, a hash that changes if
// and only if the behaviour of the rules changes. With an argument it prints `bench` alone. Returns the exit status.
int bench(int count, char** words);

}
