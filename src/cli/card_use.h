// How often each action card of a box is taken, and what it brings whoever takes it.
#pragma once

namespace eg {

int card_use(int count, char** words);

}
