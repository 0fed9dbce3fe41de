#pragma once

namespace eg {

// Prints how many questions of each kind were answered, and one number for all answers.
void moves();

}
