// Text files.
#pragma once

#include <optional>
#include <string>

namespace eg {

// The contents of a file; nothing if it cannot be read or has more than a megabyte.
std::optional<std::string> load_text(const std::string& path);

}
