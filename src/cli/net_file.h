// A net kept in a file.
#pragma once

#include <optional>
#include <string>

#include "ai/evaluation.h"

namespace eg {

// Nothing, if the file cannot be read or holds another thing.
std::optional<Net> net_in(const std::string& path);

}
