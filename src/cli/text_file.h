// What is kept in a file, as text.
#pragma once

#include <optional>
#include <string>

namespace eg {

// Nothing, if there is none that can be read, or of more than a megabyte.
std::optional<std::string> text_in(const std::string& path);

}
