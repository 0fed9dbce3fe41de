// A lesson is a text: steps, each on a table of its own, with what is said, what is asked and what is
// answered. It is played on the real table by the real rules; what is not what the step asks for gets
// the reason that stands beside it, and nothing is done.
//
//     lesson ID | TITLE | LINE        LINE: what it teaches
//     step TITLE
//     table POSITION                    as notation.h has it; further such lines go on with it
//     say WORDS
//     ask CHOICE or CHOICE ...          one answer after another; `any` is whatever the rules allow
//     offer WORD | WORD | WORD          ... or a question that no rule asks, and
//     right WORD                        its answer
//     wrong [CHOICE or WORD] | WORDS    said of that; without one, of all that is said nothing else of
//     then WORDS                        when it is done
// light THING THING ...             what is lit beside what is asked for: places, king, seats; the first of the board
// is ringed
// show if_scored                    what everything would bring lies over the board: once it is done, or at once where
// nothing is asked
//
// # begins a remark. A step that asks nothing is read.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/message.h"
#include "engine/notation.h"

namespace eg {

struct Lesson {
    struct Asked {
        bool                any = false;
        std::vector<Choice> choices = {};

        bool is(Choice choice) const;   // what is asked for
    };
    struct Wrong {
        std::string_view what, words;   // what: empty for all others
    };
    struct Step {
        std::string_view              title, words, then;
        std::string                   table;
        std::vector<Asked>            asks = {};
        std::vector<std::string_view> offers = {};
        std::string_view              right = {};
        std::vector<Wrong>            wrongs = {};
        std::string_view              lit = {};
        bool                          if_scored = false;

        bool asks_nothing() const { return asks.empty() && offers.empty(); }
    };
    std::string_view  id, title, line;
    std::vector<Step> steps;
    Message           error;   // what is wrong with which line or step; empty: nothing
};

Lesson read_lesson(std::string_view text);   // its words lie in the text
std::span<const Lesson> lessons();           // those there are, the first one first
int minutes(const Lesson& lesson);           // to read it, at 200 words a minute

// How far one has come on this device is a text, "first:11 intrigue:3": so many steps of each lesson that was begun.
std::size_t reached(std::string_view progress, const Lesson& lesson);
bool        learned(std::string_view progress, const Lesson& lesson);   // all of it
std::string with_step(std::string_view progress, const Lesson& lesson,
                      std::size_t steps);   // never fewer than there were

// Takes one through a lesson; whoever owns the table lays it as table() says.
class LessonRunner {
public:
    void begin(const Lesson& lesson, std::size_t step = 0) { lesson_ = &lesson, step_ = step, enter(); }
    void leave() { lesson_ = nullptr; }
    bool on() const { return lesson_ != nullptr; }

    const Lesson&       lesson() const { return *lesson_; }
    const Lesson::Step& step() const { return lesson_->steps[step_]; }
    std::size_t         number() const { return step_; }
    bool                done() const { return done_; }      // nothing is asked in this step any more
    bool                wrong() const { return wrong_; }
    std::string_view    words() const { return words_; }    // what is said now ...
    const std::string& refused() const {
        return refused_;
    }   // ... instead: why the rules do not allow what was tried; empty where they do
    std::optional<Choice> tried() const { return tried_; }  // and was wrong; nothing: none was, or a word
    int                 said() const { return said_; }      // grows whenever something is said anew
    bool                last() const { return step_ + 1 == lesson_->steps.size(); }
    const Lesson::Asked* asks() const {
        return done_ || asked_ >= step().asks.size() ? nullptr : &step().asks[asked_];
    }   // of the rules, now; null: nothing
    bool                if_scored() const { return done_ && step().if_scored; }

    // Another step; false: there is none.
    bool next();
    bool back();
    // Whether this answer is to be given; else the reason is said.
    bool takes(Choice choice);
    void told(std::size_t offer);
    // What the rules do not allow was tried: the lesson has its own reason, or it is theirs.
    void refuse(Choice choice, std::string why);
    // A wrong try has been read: the step speaks again.
    void calm();

private:
    void enter();
    void finish();
    void speak(std::string_view words);
    bool complain(std::string_view what);   // whether the lesson says something of just that

    const Lesson*    lesson_ = nullptr;
    std::size_t      step_ = 0, asked_ = 0;
    bool             done_ = false, wrong_ = false;
    int              said_ = 0;
    std::string_view words_;
    std::string      refused_;
    std::optional<Choice> tried_;
};

}
