#pragma once

namespace eg {

// `el_grande cards` without its first word: how often each card is taken, and what it brings. Returns the exit status.
int card_use(int count, char** words);

}
