// What the page tells the tests of itself, as JSON: where everything may be pressed, what is shown,
// and what may be answered.
#pragma once

#include <string>
#include <string_view>

#include "app/screens/screens.h"

namespace eg {

std::string rects();   // what may be pressed
std::string targets();   // what the keyboard walks over

struct Signs {
    bool             ignores_input = false;
    int              frames = 0;
    int              loads = 0;   // games read from their code so far
    std::string_view scene = {}, why = {}, rests = {};
};
std::string state(const View& view, const Screens& screens, const Signs& signs);
std::string legal(const View& view, const Screens& screens);

}
