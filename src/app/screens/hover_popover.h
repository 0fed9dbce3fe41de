// The popover that appears where the mouse rests, without buttons, and disappears when the mouse moves away. Not for
// fingers and the keyboard.
#pragma once

#include <string>

#include "app/screens/screens.h"

namespace eg {

class HoverPopover {
public:
    // Once a frame, after everything is drawn. id, of: the thing at the mouse and its rect; rule: null: it has none.
    // open: whether the popover may be shown. now: milliseconds.
    void update(std::string_view id, const ImRect& of, const Rule* rule, bool open, double now);
    // Shows the popover at once, for scenes.
    void point(const Rule& rule, const ImRect& of) { rule_ = &rule, of_ = of, began_ = -1e9; }
    // why: a reason to show above the rule; empty: none. spared: see draw_hover_popover.
    void draw(const Layout& at, const Rules& rules, const std::string& why, const ImRect& spared, double now) const;
    const Rule* rule() const { return rule_; }   // that is shown; null: none

private:
    const Rule* rule_ = nullptr;
    ImRect      of_;
    std::string id_;
    ImVec2      mouse_{-1, -1}, rested_at_;
    double      since_ = 0, began_ = 0;   // when the mouse stopped, when the popover appeared; milliseconds
    bool        muted_ = true;            // something was pressed: nothing is shown before the mouse moves away
};

}
