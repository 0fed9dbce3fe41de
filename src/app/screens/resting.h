// What the mouse rests on tells its rule by itself: a popover without a button, which lies in nobody's way and goes
// as soon as the mouse does. A finger and the keyboard ask for theirs.
#pragma once

#include <string>

#include "app/screens/screens.h"

namespace eg {

class Resting {
public:
    // Once a frame, when everything is drawn: of which thing (its name on the screen and where it lies) which rule
    // would be told; none, or not `open`: nothing is. Time is the screen's own, in milliseconds.
    void update(std::string_view id, const ImRect& of, const Rule* rule, bool open, double now);
    void point(const Rule& rule, const ImRect& of) {
        rule_ = &rule, of_ = of, began_ = -1e9;
    }   // as if it had rested there
    void draw(const Layout& at, const Rules& rules, const std::string& why, const ImRect& spared, double now) const;
    const Rule* rule() const { return rule_; }   // that is told now; null: none

private:
    const Rule* rule_ = nullptr;
    ImRect      of_;
    std::string id_;
    ImVec2      mouse_{-1, -1}, rested_at_;
    double      since_ = 0, began_ = 0;   // the mouse lies still, the popover is there
    bool        muted_ = true;            // something was pressed: nothing is told before the mouse has gone elsewhere
};

}
