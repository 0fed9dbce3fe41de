#pragma once

#include <cstddef>
#include <string_view>

namespace eg {

// The number of an SVG at `at`, after blanks: "-12.5", without an exponent. Moves `at` behind it. strtof would add
// numbers of all kinds to the page.
inline float svg_number(std::string_view text, std::size_t& at) {
    const auto more = [&] { return at < text.size(); };
    while (more() && text[at] == ' ') ++at;
    const bool negative = more() && text[at] == '-';
    if (negative) ++at;
    double value = 0, unit = 1;
    bool   fraction = false;
    for (; more() && ((text[at] >= '0' && text[at] <= '9') || (text[at] == '.' && !fraction)); ++at) {
        if (text[at] == '.') fraction = true;
        else value = value * 10 + (text[at] - '0'), unit *= fraction ? 10 : 1;
    }
    return static_cast<float>((negative ? -value : value) / unit);
}

}
