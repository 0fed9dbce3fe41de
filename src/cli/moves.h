#pragma once

namespace eg {

// Prints how many questions of each kind were answered, and a hash of all answers.
void moves();

}
