// The trained net, as text: assets/nets holds it, and the build makes it part of the program.
#pragma once

#include <string_view>

namespace eg {

std::string_view net_text();

}
