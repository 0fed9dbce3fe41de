// Lessons: begins them, goes from step to step, and passes wrong tries to the lesson.
#pragma once

#include <optional>
#include <string>

#include "app/commands.h"
#include "app/controllers/game_controller.h"
#include "app/model.h"

namespace eg {

class LessonController {
public:
    LessonController(Model& model, GameController& games) : model_(model), games_(games) {}

    void execute(const OpenLesson& command);
    void execute(LessonCommand command);
    void execute(const AnswerLesson& command);
    // Once a frame. tried: what the player tried to choose and the rules do not allow; nothing: none. why: the reason.
    void follow_tries(const std::optional<Choice>& tried, const std::string& why);
    void open_scene();

private:
    void play_what_was_taught(const Lesson& lesson);
    void begin(const Lesson& lesson);
    void show_me();
    void lay();   // sets the table of the current step
    void keep_progress();
    Plan plan() const;

    Model&          model_;
    GameController& games_;
    bool            was_done_ = false;   // the last step to be left was finished
};

}
