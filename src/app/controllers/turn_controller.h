// The answers of the player who is asked, and undo.
#pragma once

#include <vector>

#include "app/commands.h"
#include "app/model.h"

namespace eg {

class TurnController {
public:
    explicit TurnController(Model& model) : model_(model) {}

    void execute(const Choose& command);
    void execute(const Select& command);
    void execute(const TakeBack& command);
    void execute(const ShowFreeAction& command);
    void execute(TurnCommand command);

    // The cards of the hand last chosen on this device that may be chosen now; empty: none.
    std::vector<Choice> last_hand() const;

private:
    bool asked_to_end() const;   // the player has confirmed the end of this turn
    void answer(Choice choice);
    void answer_all(const std::vector<Choice>& choices);
    void fill_hand();

    Model& model_;
};

}
