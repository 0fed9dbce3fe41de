// Explains what is at the pointer or the focus: why it may not be chosen, its rule, what a scoring would bring.
#pragma once

#include <optional>
#include <string>

#include "app/commands.h"
#include "app/model.h"
#include "app/panels/why_not.h"
#include "app/screens/hover_popover.h"

namespace eg {

class PointerController {
public:
    explicit PointerController(Model& model) : model_(model) {}

    // Once a frame, before the layout. Drops the second press of a double one, if the first has opened or closed
    // something.
    void drop_second_press();
    // Once a frame, after the layout. covered: a dialog is open over the table.
    void update(const Layout& at, const View& view, const Commands& commands, bool covered);

    bool peeking() const { return peeking_; }   // a finger is held to see what a scoring would bring
    const std::string&    why() const { return why_not_.why(); }
    std::optional<Choice> tried() const { return why_not_.tried(); }   // pressed, but not allowed; nothing: none
    const Rule*           rule() const { return hover_.rule(); }     // shown where the mouse rests; null: none

private:
    struct Asked {   // what is at a point
        const Rule*           rule = nullptr;   // null: it has none
        ImRect                of = {};
        std::optional<Choice> thing = {};   // nothing: it is no answer to any question
    };
    struct Room {    // what is open
        Screen screen = Screen::first;
        Dialog dialog = Dialog::none;
        bool   result = false, review = false;
        bool   operator==(const Room&) const = default;
    };
    Asked asked_at(const View& view, ImVec2 point) const;
    void  ask_for_rule(const View& view, const Commands& commands, bool covered);
    void  rest(const Layout& at, const View& view, bool covered);
    void  peek(bool covered);

    Model&  model_;
    WhyNot  why_not_;
    HoverPopover hover_;
    bool    peeking_ = false;
    Room    pressed_in_;   // at the last press that was not the second of a double one
};

bool nothing_carried();   // the pointer has not moved since it was pressed: nothing is dragged

}
