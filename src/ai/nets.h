// The trained net of assets/nets as text; the build compiles it in.
#pragma once

#include <string_view>

namespace eg {

std::string_view net_text();

}
