#pragma once

namespace eg {

// Measures, and prints lines "name: value". The last, `bench`, is no speed: it changes when, and
// only when, some choice or some table in a fixed list of games does; with games=1000 it stands alone.
int bench(int count, char** words);

}
