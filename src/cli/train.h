#pragma once

namespace eg {

// el_grande train players=4 games=20000 seed=1 out=my.net: makes a net, from nothing unless told.
int train(int count, char** words);

}
