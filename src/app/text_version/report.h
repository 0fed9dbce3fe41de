// JSON for the browser tests: what can be pressed where, what is shown, and which answers are legal.
#pragma once

#include <string>
#include <string_view>

#include "app/screens/screens.h"

namespace eg {

std::string rects();     // of everything that can be pressed
std::string targets();   // of the keyboard

struct Signs {
    bool             ignores_input = false;
    int              frames = 0;
    int              loads = 0;   // number of games loaded from their codes
    std::string_view scene = {}, why = {}, rests = {};   // the scene's name, the reason, the rule's id; empty: none
};
std::string state(const View& view, const Screens& screens, const Signs& signs);
std::string legal(const View& view, const Screens& screens);

}
