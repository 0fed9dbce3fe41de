#pragma once

namespace eg {

// el_grande train players=4 games=20000 seed=1 out=assets/nets/4.net: makes a net from nothing.
int train(int count, char** words);

}
