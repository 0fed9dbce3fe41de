// The pictures and fonts inside the page, as web/bake.py put them there.
#pragma once

#include <string_view>

namespace assets {

// A picture by its path below assets/ without ".svg": "board", "cards/king-1". Empty if there is none.
std::string_view svg(std::string_view name);

// A font file: lato-regular, lato-bold, garamond-regular, garamond-italic;
// and marks: what those lack.
std::string_view font(std::string_view name);

}  // namespace assets
