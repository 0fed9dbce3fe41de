// A lesson is a text: steps, each with a position, a text, and a task on the table under the real rules. An answer that
// the step does not ask for changes nothing, and the step says why.
//
//     lesson ID | TITLE | LINE          LINE: what it teaches
//     step TITLE
//     table POSITION                    as in engine/notation.h; further lines of this kind continue it; without one
//                                       the table stays as the step before leaves it
//     say WORDS
//     ask CHOICE or ... | WORDS         a line for each answer, in order; `any`: whatever the rules allow. WORDS: the
//                                       text while it is asked for; without them the text before stays
//     offer WORD | WORD | WORD          instead of `ask`: a question about the rules, with its answers
//     right WORD                        the right one
//     wrong [CHOICE or WORD] | WORDS    the text after this wrong answer; without one: after all others
//     then WORDS                        the text when the step is done
//     light THING THING ...             highlights places, king (with his region), aid (what is known of the Castillo),
//                                       scoreboards, board or seats; the first place or figure gets a ring
//     show if_scored                    shows what a scoring would bring: when the step is done, or at once without a
//                                       task
//
// In a step that asks several things with words of their own, a `wrong` or `light` belongs to the `ask` above it alone.
// A `light` above the second `ask` is the step's. # begins a comment. A step without a task is only read.
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
    static constexpr std::size_t whole_step = static_cast<std::size_t>(-1);

    struct Asked {
        bool                any = false;    // whatever the rules allow
        std::vector<Choice> choices = {};   // else one of these
        std::string_view    words = {}, lit = {};   // empty: the text before stays; the step's own

        bool is(Choice choice) const;   // whether this answer is asked for
    };
    struct Wrong {
        std::string_view what, words;   // what: a choice or a word; empty: all others
        std::size_t      ask;           // the number of the only answer that it is for; whole_step: all
    };
    struct Step {
        std::string_view              title, words, then;
        std::string                   table;
        bool                          goes_on = false;   // with what the step before leaves; `table` is then what its
                                                         // first answers leave
        std::vector<Asked>            asks = {};
        std::vector<std::string_view> offers = {};
        std::string_view              right = {};
        std::vector<Wrong>            wrongs = {};
        std::string_view              lit = {};
        bool                          if_scored = false;

        bool asks_nothing() const { return asks.empty() && offers.empty(); }
        bool speaks_of(Choice choice) const;   // asks for it, or says why it is wrong
    };
    std::string_view  id, title, line;
    std::vector<Step> steps;
    Message           error;   // the first error, with its line or step; empty: none
};

Lesson read_lesson(std::string_view text);   // points into the text
std::span<const Lesson> lessons();           // all, the first lesson first
int minutes(const Lesson& lesson);           // to read all of it, at 200 words a minute

// The progress on this device is a text like "first:11 intrigue:3": the number of finished steps of each lesson.
std::size_t reached(std::string_view progress, const Lesson& lesson);   // that number; 0: not begun
bool        learned(std::string_view progress, const Lesson& lesson);   // all steps are finished
// The progress with so many steps of this lesson, or with more if there were more.
std::string with_step(std::string_view progress, const Lesson& lesson, std::size_t steps);

// Runs a lesson. The caller sets the table to step().table whenever the step changes.
class LessonRunner {
public:
    void begin(const Lesson& lesson, std::size_t step = 0) { lesson_ = &lesson, step_ = step, enter(); }
    void leave() { lesson_ = nullptr; }
    bool on() const { return lesson_ != nullptr; }

    const Lesson&       lesson() const { return *lesson_; }
    const Lesson::Step& step() const { return lesson_->steps[step_]; }
    std::size_t         number() const { return step_; }
    bool                done() const { return done_; }      // the step's task is finished, or it has none
    bool                wrong() const { return wrong_; }    // the last try was wrong
    bool                stuck() const { return !done_ && tries_ > 1; }   // two tries at this answer were wrong
    std::string_view    words() const { return words_; }    // the text that is shown
    // The rules' reason, which is shown instead of words(); empty: none.
    const std::string&  refused() const { return refused_; }
    std::optional<Choice> tried() const { return tried_; }  // the wrong choice; nothing: none, or it was a word
    int                 said() const { return said_; }      // grows whenever the text changes
    bool                last() const { return step_ + 1 == lesson_->steps.size(); }
    std::string_view    lit() const;   // what is highlighted now, see `light`
    // The choices that are asked for now; null: none are.
    const Lesson::Asked* asks() const {
        return done_ || asked_ >= step().asks.size() ? nullptr : &step().asks[asked_];
    }
    bool                if_scored() const { return done_ && step().if_scored; }

    // To another step. False: there is none.
    bool next();
    bool back();
    // Whether the lesson accepts this choice; if not, its text says why.
    bool takes(Choice choice);
    // The player has chosen one of the step's offers.
    void choose_offer(std::size_t offer);
    std::size_t right_offer() const;   // its number
    // The player has tried what the rules do not allow. why: their reason, unless the lesson has its own.
    void refuse(Choice choice, std::string why);
    // Shows the text of what is asked again after a wrong try.
    void calm();

private:
    void enter();
    void finish();
    void speak(std::string_view words);
    bool complain(std::string_view what);   // shows the text about this wrong answer; false: there is none
    std::string_view asking() const;        // the text of what is asked now

    const Lesson*    lesson_ = nullptr;
    std::size_t      step_ = 0, asked_ = 0;
    bool             done_ = false, wrong_ = false;
    int              said_ = 0, tries_ = 0;   // tries_: wrong ones at this answer
    std::string_view words_;
    std::string      refused_;
    std::optional<Choice> tried_;
};

}
