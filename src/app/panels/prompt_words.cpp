#include "app/panels/prompt_words.h"

#include "app/panels/bubble.h"
#include "app/panels/description.h"
#include "app/panels/summary_panel.h"
#include "app/rulebook/rulebook.h"
#include "engine/deck.h"

namespace eg {

PromptWords lesson_words(const LessonRunner& lesson) {
    return {red, spoken_title(lesson), spoken(lesson),
            lesson.wrong() ? after_wrong_try(lesson) : std::string{}};
}

PromptWords lesson_question(const View& view) {
    const LessonRunner& lesson = *view.lesson;
    if (view.mine())
        return {view.session.asked(),
                asked_title(view.session),
                asked_sentence(view.session),
                {},
                asked_brief(view.session)};
    return {red,
            say(lesson.lesson().title),
            say(!lesson.done()  ? "Choose your answer."
                : lesson.last() ? "Play a game now, or choose another lesson."
                               : "Read, then continue."),
            {}};
}

bool lesson_told(const View& view) { return view.lesson && !view.busy; }

PromptWords prompt_words(const View& view) {
    if (lesson_told(view)) return speaks_on_board(view) ? lesson_question(view) : lesson_words(*view.lesson);
    if (view.ending)
        return {view.session.asked(), left_undone(view.session), end_anyway(view.session),
                unplaced(view.session) == 0    ? std::string{}
                : unperformed(view.session) ? not_performed(*unperformed(view.session))
                                            : say("You can also press a glowing region to place one.")};
    if (view.mine() && view.free_action && !view.free_action->prompt.empty())
        return {view.session.asked(), asked_title(view.session), say(view.free_action->prompt), {}};
    if (view.mine())
        return {view.session.asked(), asked_title(view.session), asked_sentence(view.session),
                hint_now(view), asked_brief(view.session)};
    if (view.told) {
        const Line& line = view.present.lines()[view.history.line()];
        return {view.history.playing() ? view.active() : line.event.who, say(view.told->title), say(view.told->words),
                view.history.playing() ? view.stage.caption() : line.text};
    }
    if (view.looking_back() && !view.history.playing()) {
        const Line& line = view.present.lines()[view.history.line()];
        return {line.event.who, say(view.following ? "Watching the other tab" : "Looking back"), line.text,
                say("{round}, moment {n} of {of}", round_line(view.table), view.history.line() + 1,
                    view.present.lines().size())};
    }
    if (view.stage.holds()) return {nobody, summary_title(view), summary_sentence(view), {}};
    PromptWords result;
    const std::optional<Event>& on = view.stage.on();
    result.who = view.active();
    if (on && !row(on->what).title.empty()) result.title = say(row(on->what).title);
    else if (result.who != nobody) result.title = view.session.name(result.who);
    else result.title = view.session.over() && !on ? say("The game is over") : round_line(view.table);
    if (const std::optional<PlaceScoring>& scored = view.stage.place_scoring()) {
        List values;
        for (const int n : scored->values)
            if (n > 0 && (values.empty() || !scored->first_only)) values.push_back(message("{n}", n));
        result.who = nobody;
        if (!values.empty()) result.title = say("{place:start} pays {values}", scored->place, values);
    }
    if (view.stage.retelling()) result.title = say("Replay: {title}", result.title);
    if (view.paused) result.title = say("Paused");
    result.sentence = view.stage.caption().empty() && view.session.bot_asked() && !view.paused && !view.looking_back()
                          ? say("{bot:capital} is thinking …", view.session.plan().seats[view.session.asked()].bot)
                          : view.stage.caption();
    result.hint = view.stage.place_scoring() ? view.stage.place_scoring()->overtaking : view.stage.why();
    return result;
}

}
