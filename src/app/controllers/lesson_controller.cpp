#include "app/controllers/lesson_controller.h"

#include <algorithm>
#include <utility>

#include "app/controllers/pointer_controller.h"
#include "app/screens/entries.h"
#include "app/sentences/reasons.h"
#include "app/sentences/why.h"
#include "app/ui/widgets.h"
#include "engine/notation.h"
#include "page.h"

namespace eg {

void LessonController::execute(const OpenLesson& command) {
    begin(lessons()[static_cast<std::size_t>(command.number)]);
}

void LessonController::execute(LessonCommand command) {
    if (command == LessonCommand::first) {
        if (!model_.screens.learned) return begin(lessons()[0]);
        return void(model_.screens.dialog = Dialog::lessons);
    }
    if (!model_.lesson.on()) return;
    switch (command) {
        case LessonCommand::first: break;
        case LessonCommand::back:
            if (model_.lesson.back()) lay();
            break;
        case LessonCommand::next:
            // The second press of a double one on "Next": "Skip" is where that was.
            if (!model_.lesson.done() && was_done_ && ImGui::IsMouseReleased(ImGuiMouseButton_Left)
                && ImGui::GetIO().MouseClickedLastCount[ImGuiMouseButton_Left] > 1)
                break;
            was_done_ = model_.lesson.done();
            if (!model_.lesson.next()) break;
            if (!was_done_ || !model_.lesson.step().goes_on) {
                lay();
            } else {
                if (std::exchange(model_.busy, false)) model_.stage.set(model_.session);
                keep_progress();
            }
            break;
        case LessonCommand::show_me: show_me(); break;
        case LessonCommand::play:
            play_what_was_taught(model_.lesson.lesson());
            games_.leave_lesson();
            games_.begin_new();
            break;
        case LessonCommand::leave: games_.leave_lesson(); break;
    }
}

void LessonController::execute(const AnswerLesson& command) {
    if (model_.lesson.on()) model_.lesson.choose_offer(static_cast<std::size_t>(command.offer));
}

// Gives the answer that is asked for, as if the player had pressed it.
void LessonController::show_me() {
    LessonRunner& lesson = model_.lesson;
    if (model_.busy || !lesson.stuck()) return;
    if (!lesson.step().offers.empty()) return lesson.choose_offer(lesson.right_offer());
    const Choices options = model_.session.options();
    for (const Choice choice : options)
        if (lesson.asks() && lesson.asks()->is(choice)) {
            lesson.takes(choice);
            model_.session.answer(choice);
            model_.busy = true;   // until the stage has shown it
            return;
        }
}

// The lesson of a module leads to a game with it.
void LessonController::play_what_was_taught(const Lesson& lesson) {
    for (const Entry& entry : entries()) {
        if (entry.lesson < 0 || lessons()[static_cast<std::size_t>(entry.lesson)].id != lesson.id) continue;
        model_.screens.plan = plan_with(entry, model_.screens.plan);
        return;
    }
}

// Continues where the player left the lesson. A game on the table is continued after it.
void LessonController::begin(const Lesson& lesson) {
    if (!model_.lesson.on()) games_.interrupt();
    model_.lesson.begin(lesson,
                        learned(model_.screens.progress, lesson) ? 0 : reached(model_.screens.progress, lesson));
    lay();
}

void LessonController::lay() {
    model_.session.start(plan(), 0, model_.lesson.step().table);
    games_.to_table();
    keep_progress();
}

void LessonController::keep_progress() {
    model_.screens.progress = with_step(model_.screens.progress, model_.lesson.lesson(),
                                        model_.lesson.last() ? model_.lesson.number() + 1 : model_.lesson.number());
    page::save("learned", model_.screens.progress);
    model_.screens.learned = model_.screens.learned || learned(model_.screens.progress, lessons()[0]);
}

Plan LessonController::plan() const {
    Plan plan = usual_plan();
    const State table = position(model_.lesson.step().table).state;
    plan.setup.players = table.players;
    plan.setup.rules = table.rules;
    plan.pace = model_.preferences().pace;
    return plan;
}

// The first press after a wrong try shows the step's text again.
void LessonController::follow_tries(const std::optional<Choice>& tried, const std::string& why) {
    const bool pressed = ImGui::IsMouseReleased(ImGuiMouseButton_Left) && !draw::long_press() && nothing_carried();
    if (pressed && model_.lesson.wrong()) model_.lesson.calm(), draw::request_frame(0);
    if (tried) model_.lesson.refuse(*tried, why), draw::request_frame(0);
}

void LessonController::open_scene() {
    const auto taught = std::find_if(lessons().begin(), lessons().end(),
                                     [&](const Lesson& lesson) { return lesson.id == model_.scene->taught; });
    model_.lesson.begin(taught == lessons().end() ? lessons()[0] : *taught,
                        static_cast<std::size_t>(model_.scene->lesson));
    model_.session.start(plan(), 0, model_.lesson.step().table);
    if (model_.scene->tried.starts_with("told ")) {
        for (const char offer : model_.scene->tried)
            if (offer >= '0' && offer <= '9') model_.lesson.choose_offer(static_cast<std::size_t>(offer - '0'));
    } else if (const std::optional<Choice> tried = choice(model_.scene->tried, spoken_of());
             tried && !model_.session.options().has(*tried))
        model_.lesson.refuse(*tried, why_not(model_.session, model_.session.options(), *tried));
    else if (tried && model_.lesson.takes(*tried)) model_.session.answer(*tried);
    model_.stage.set(model_.session);
    model_.stands = 0;
}

}
