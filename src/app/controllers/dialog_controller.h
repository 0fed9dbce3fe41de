// Opens screens and dialogs, and executes the commands of dialogs.
#pragma once

#include "app/commands.h"
#include "app/model.h"

namespace eg {

class DialogController {
public:
    explicit DialogController(Model& model) : model_(model) {}

    void execute(Screen command);
    void execute(Dialog command);
    void execute(ShowCommand command);
    void execute(const ShowIdea& command);
    void execute(const Zoom& command);
    void execute(const OpenEntry& command);
    void execute(const EditName& command);
    void execute(const EditSearch& command);
    void execute(const ChooseOpponent& command);
    void execute(DeckCommand command);
    void execute(ResultsCommand command);
    void execute(const OpenRule& command);
    void execute(const OpenPage& command);
    void execute(const ShowRule& command);
    void execute(const Preferences& command);

private:
    void open_rulebook();
    void open_review();
    void leave_review();

    Model& model_;
};

}
