// Text in which the words that name a rule are underlined with dots: who rests on one, or asks there, is told that
// rule. Where nothing else is pressed they are pressed, and walked to by keys.
#pragma once

#include <string_view>

#include "app/rulebook/rulebook.h"
#include "app/ui/draw.h"

namespace eg {

struct TermText {
    const Rules&     rules;
    std::string_view name;            // of the text: a word of it is "term:NAME:RULE" on the screen
    const Rule*      own = nullptr;   // the rule that it is; null: none
    bool             pressed = false; // its words are pressed; else what lies below them

    // As draw::wrapped does it.
    float draw(ImDrawList* draw, ImVec2 top, draw::Wrap wrap, draw::Type type, ImU32 colour,
               std::string_view words) const;
};

const Rule* term_pressed();   // in this frame, of what has been drawn; null: none

}
