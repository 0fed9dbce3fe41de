// A net as text, as in assets/nets: a head that names its sections of rows, then nearly one character for a weight.
#pragma once

#include <string>
#include <string_view>

#include "ai/evaluation.h"

namespace eg {

std::string pack(const Net& net);
// Sections of modules that this program lacks are skipped, and missing sections are zero. Returns false and leaves
// `net` as it is if the text is not a net or has another size.
bool        unpack(std::string_view text, Net& net);

}
