// What is pointed at, by mouse, finger or key, and how long already: what may not be chosen says why
// when one stays on it, and at once when it is pressed.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/panels/panels.h"

namespace eg {

// "place:GAL", "card:3", "caballero:red:GAL" as the answer it would be; nothing for what answers nothing.
std::optional<Choice> thing_of(std::string_view id);

class WhyNot {
public:
    // Once a frame, when everything is drawn. Covered: a dialog lies over it.
    void update(const View& view, const Commands& commands, bool covered);
    void draw() const;
    const std::string& why() const { return why_; }   // what is said now
    std::optional<Choice> tried() const { return tried_; }   // pressed in this frame, and not to be chosen
    const std::string& id() const { return id_; }     // what one points at ...
    const ImRect&      rect() const { return rect_; } // ... and where it lies

private:
    std::string id_, why_;
    std::optional<Choice> tried_;
    ImRect      rect_;
    bool        pressed_ = false;  // ... and has pressed
    double      since_ = 0;        // milliseconds
    std::size_t question_ = 0;
    bool        muted_ = false;    // answered: it says nothing more before one points anew
};

}
