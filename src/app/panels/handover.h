// A sign of one second: the turn has passed from one person at the device to another. Where a secret is next, the
// curtain says so instead.
#pragma once

#include "app/panels/panels.h"

namespace eg {

class Handover {
public:
    // Once a frame. asked: a person is asked now and may answer; curtained: behind the curtain; wanted: the device's
    // owner wants the sign. now: milliseconds.
    void follow(const Session& session, bool asked, bool curtained, bool wanted, double now);
    void end() { began_ = -1e9; }
    // Whether a press at that time is ignored: it was meant for the last player.
    bool ignores_input(double when) const;
    // The share of its time that has passed, 0 to 1; negative: it is not shown.
    float share(double now) const;
    Player from() const { return from_; }   // whose turn is over

private:
    Player      last_ = nobody, from_ = nobody;
    std::size_t answers_ = 0;
    std::uint64_t seed_ = 0;
    double      began_ = -1e9;
};

// Draws it in place of the question, into the current window. On a phone what is below it is pale as long. True: it
// was pressed.
bool handover_sign(const Layout& at, const View& view);
ImRect handover_rect(const Layout& at, const View& view);

}
