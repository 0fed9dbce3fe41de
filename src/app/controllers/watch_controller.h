// Watched games: from links, and replays.
#pragma once

#include "app/commands.h"
#include "app/controllers/game_controller.h"
#include "app/model.h"

namespace eg {

class WatchController {
public:
    WatchController(Model& model, GameController& games) : model_(model), games_(games) {}

    void execute(LinkedCommand command);
    void execute(const PlayAs& command);
    void execute(const OpenReplay& command);
    void at_the_end();   // once a frame: at the end of the watched game asks who plays on

private:
    void watch();

    Model&          model_;
    GameController& games_;
};

}
