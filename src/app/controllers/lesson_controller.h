// Lessons: begins them, goes from step to step, and hears wrong tries.
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
    // The player has tried what the rules do not allow, and was told why; nothing: not in this frame.
    void hear(const std::optional<Choice>& tried, const std::string& why);
    void open_scene();

private:
    void begin(const Lesson& lesson);
    void lay();   // the table of the current step
    Plan plan() const;

    Model&          model_;
    GameController& games_;
};

}
