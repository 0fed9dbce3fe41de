// Nets in files.
#pragma once

#include <optional>
#include <string>

#include "ai/evaluation.h"

namespace eg {

// Nothing if the file cannot be read or is not a net.
std::optional<Net> load_net(const std::string& path);

}
