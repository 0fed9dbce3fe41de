// The pseudo-language, for testing translation: English with accents on all vowels, some of them doubled, and brackets
// around it, 40 % longer in all. Gaps are unchanged.
#pragma once

#include <string>
#include <string_view>

namespace eg {

std::string pseudo(std::string_view english);

}
