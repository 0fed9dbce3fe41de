// What is under the pointer or the keyboard's focus: why it may not be chosen, its rule, what a scoring would bring.
#pragma once

#include <optional>
#include <string>

#include "app/commands.h"
#include "app/model.h"
#include "app/panels/why_not.h"
#include "app/screens/resting.h"

namespace eg {

class PointerController {
public:
    explicit PointerController(Model& model) : model_(model) {}

    // Once a frame, after it has been laid out. covered: something lies over the table.
    void update(const Layout& at, const View& view, const Commands& commands, bool covered);

    bool peeking() const { return peeking_; }   // a finger rests to see what a scoring brings
    const std::string&    why() const { return why_not_.why(); }
    std::optional<Choice> tried() const { return why_not_.tried(); }   // what may not be chosen
    const Rule*           rule() const { return resting_.rule(); }     // shown where the mouse rests

private:
    struct Asked {   // the rule of what is there
        const Rule*           rule = nullptr;
        ImRect                of = {};
        std::optional<Choice> thing = {};   // none: it answers no question
    };
    Asked asked_at(const View& view, ImVec2 point) const;
    void  ask_for_rule(const View& view, bool covered);
    void  rest(const Layout& at, const View& view, bool covered);
    void  peek(bool covered);

    Model&  model_;
    WhyNot  why_not_;
    Resting resting_;
    bool    peeking_ = false;
};

bool nothing_carried();   // the pointer has not moved since it was pressed

}
