// Text that underlines the names of rules with dots. Resting on such a term shows its rule. Where nothing else handles
// presses, terms are links: they can be pressed and focused.
#pragma once

#include <string_view>

#include "app/rulebook/rulebook.h"
#include "app/ui/draw.h"

namespace eg {

struct TermText {
    const Rules&     rules;
    std::string_view name;            // of the text; the id of a term is "term:NAME:RULE"
    const Rule*      own = nullptr;   // the rule that the text belongs to, which is not underlined; null: none
    bool             pressed = false; // terms are links; false: presses go to the panel behind them

    // Draws like draw::wrapped and returns the height. A null list only measures.
    float draw(ImDrawList* draw, ImVec2 top, draw::Wrap wrap, draw::Type type, ImU32 colour,
               std::string_view words) const;
};

const Rule* term_pressed();   // the rule of the term that was pressed in this frame; null: none

}
