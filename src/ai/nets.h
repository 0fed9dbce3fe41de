// The trained nets, as text: assets/nets holds them, and the build makes them part of the program.
#pragma once

#include <string_view>

namespace eg {

std::string_view net_text(int players);  // empty if there is none

}
