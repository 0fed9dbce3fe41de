// English made strange: every vowel has an accent, some are said twice, and brackets stand at both ends,
// until it is two fifths longer. What stands in its gaps is left alone.
#pragma once

#include <string>
#include <string_view>

namespace eg {

std::string pseudo(std::string_view english);

}
