// The game without a screen: one command a line, text in, text out. Every answer ends in a line
// "ok" or "error: <sentence>"; a command that fails has changed nothing. Here nothing is read or
// printed, so that the tests can talk to it too (main lends it its files); `help` lists the commands.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "engine/save_game.h"

namespace eg {

// The game in hand. At first a new one has been dealt.
struct Game {
    Record record;
    State  state;
    bool   left = false;  // after `quit`
    // Reads what a command names, a deck; null: nothing is read here.
    std::optional<std::string> (*file)(const std::string& path) = nullptr;

    Game();
};

// Obeys one command and answers it. Any bytes may come.
std::string obey(Game& game, std::string_view line);

}
