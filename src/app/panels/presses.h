// The list of buttons below the question: undo and the like, free actions, answers. buttons.cpp draws them.
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
    std::string picture = {};           // see draw::Control, also for count and on
    draw::Kind  kind = draw::Kind::plain;
    bool        enabled = true;
    bool        small = false;          // a number: a narrow button, many in a row
    std::string brief = {};             // a shorter label; empty: none
    std::string briefest = {};          // the shortest label; empty: none
    bool        icon_suffices = false;  // may be drawn with the icon alone if there is little room
    std::string means = {};             // what it does, if the label does not say it: its tooltip
    std::string heard = {};             // its name for screen readers; empty: the label, or else `means`
    int         count = 0;
    bool        on = false;
    bool        later = false;          // only its room is kept, so that the others stay where they are when it comes
};

// The buttons that answer the question, and undo and the like.
std::vector<Press> presses(const View& view);
// In a lesson: those that go from step to step, and those of its text: its answers to choose from, and its help.
// crowded: only the most important ones.
std::vector<Press> lesson_presses(const View& view, bool crowded);
std::vector<Press> lesson_answers(const View& view);

}
