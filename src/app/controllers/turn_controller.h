// Answers of the player who is asked, and what takes them back.
#pragma once

#include <vector>

#include "app/commands.h"
#include "app/model.h"

namespace eg {

class TurnController {
public:
    explicit TurnController(Model& model) : model_(model) {}

    void execute(const Choose& command);
    void execute(const TakeBack& command);
    void execute(const ShowFreeAction& command);
    void execute(TurnCommand command);

    // A hand chosen here before, as far as it may be chosen now. Empty: there is none.
    std::vector<Choice> last_hand() const;

private:
    bool asked_to_end() const;
    void answer(Choice choice);
    void answer_all(const std::vector<Choice>& choices);
    void fill_hand();

    Model& model_;
};

}
