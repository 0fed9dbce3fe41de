// Another version of this program, to play against: a process that is told every choice as a line of text and
// is asked for its own. `old/el_grande!El Grande:300` is its bot of that name with so many iterations.
#pragma once

#include <cstdio>
#include <optional>
#include <string>
#include <string_view>

#include "engine/box.h"
#include "engine/game.h"

namespace eg {

class OtherProgram {
public:
    explicit OtherProgram(const std::string& path);
    ~OtherProgram();
    OtherProgram(const OtherProgram&) = delete;
    OtherProgram& operator=(const OtherProgram&) = delete;

    bool knows(std::string_view bot);   // whether it answers, and has such a bot
    bool begin(const Setup& setup, std::uint64_t seed);
    bool tell(Choice choice);
    // What its bot does where the game stands, which is done there with it; nothing if it fails.
    std::optional<Choice> decide(std::string_view bot, int iterations);

private:
    std::optional<std::string> ask(
        const std::string& command);   // what it answers, without the last line; nothing: an error, or silence
    bool listen();

    const Box*           box_ = nullptr;   // of the game begun
    std::FILE*           to_ = nullptr;
    std::string          heard_ = {};   // and not answered yet
    [[maybe_unused]] int from_ = -1, process_ = -1;   // in WebAssembly there are no processes
};

}
