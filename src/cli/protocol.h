// The text protocol of the game without a screen: one command a line. Every answer ends in a line "ok" or
// "error: <sentence>", and a command that fails changes nothing. This layer does no input or output, so that tests can
// use it; `help` lists the commands.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/save_game.h"

namespace eg {

// The current game; initially a new one with four players and seed 1.
struct Game {
    Record record;
    State  state;
    bool   quit = false;  // after the command `quit`
    // Reads the file that a command names; null: files are not available.
    std::optional<std::string> (*file)(const std::string& path) = nullptr;

    Game();
};

// Executes one command and returns the answer. The line may contain any bytes.
std::string execute(Game& game, std::string_view line);

}
