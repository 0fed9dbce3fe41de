// Explains why a thing cannot be chosen: when the mouse, a finger or the focus rests on it, or at once when it is
// pressed.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/panels/panels.h"

namespace eg {

// The answer that a thing on the screen stands for: "place:GAL", "card:3", "caballero:red:GAL". Empty: none.
std::optional<Choice> thing_of(std::string_view id);

class WhyNot {
public:
    // Once a frame, after everything is drawn. covered: a dialog covers the table.
    void update(const View& view, const Commands& commands, bool covered);
    void draw() const;
    const std::string& why() const { return why_; }          // the reason that is shown; empty: none
    std::optional<Choice> tried() const { return tried_; }   // pressed in this frame, but not allowed; empty: none
    const std::string& id() const { return id_; }            // of the thing under the pointer or with the focus
    const ImRect&      rect() const { return rect_; }        // of that thing

private:
    std::string id_, why_;
    std::optional<Choice> tried_;
    ImRect      rect_;
    bool        pressed_ = false;  // the thing was pressed
    double      since_ = 0;        // when the pointer came to it, in milliseconds
    std::size_t question_ = 0;     // number of answers given so far
    bool        muted_ = false;    // just answered: shows nothing until the pointer moves
};

}
