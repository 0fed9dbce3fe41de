// The words of the prompt: of the question, the event, the lesson, or the earlier moment that is shown.
#pragma once

#include <string>

#include "app/panels/panels.h"

namespace eg {

struct PromptWords {
    Player      who = nobody;
    std::string title, sentence, hint;
    std::string brief = {};   // a shorter title: the badge shows the name too; empty: none
};

bool        lesson_told(const View& view);                    // the lesson speaks, or waits for an answer
PromptWords lesson_words(const LessonRunner& lesson);
PromptWords lesson_question(const View& view);                // if a bubble on the board has its words
PromptWords prompt_words(const View& view);                   // all, even if the window has no room for them

}
