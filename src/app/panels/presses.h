// The buttons below the question: undo and the like, free actions, answers. Drawn by buttons.cpp.
#pragma once

#include <string>
#include <vector>

#include "app/panels/panels.h"
#include "app/ui/widgets.h"

namespace eg {

struct Press {
    std::string label = {};
    Command     command = TurnCommand::undo;
    std::string id = {};
    std::string icon = {};
    std::string picture = {};           // see draw::Control, as are count and on
    draw::Kind  kind = draw::Kind::plain;
    bool        enabled = true;
    bool        small = false;          // a number: several are in one row
    std::string brief = {};             // a shorter label; empty: none
    std::string briefest = {};          // ... and the shortest; empty: none
    bool        icon_suffices = false;  // where there is little room, the icon without a label
    std::string means = {};             // what it does, where the label does not say it
    std::string heard = {};             // its name in the text version; empty: the label, or else `means`
    int         count = 0;
    bool        on = false;
};

// Crowded: a lesson shows only the buttons that are needed most.
std::vector<Press> presses(const View& view, bool crowded);

}
