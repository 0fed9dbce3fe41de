// Another version of this program, run as a process to play against. It speaks the protocol of cli/protocol.h: it is
// told every choice, and asked for its own.
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

    // All return false, or nothing, if it does not answer or reports an error.
    bool knows(std::string_view bot);   // whether it has a bot of that name
    bool begin(const Setup& setup, std::uint64_t seed);
    bool tell(Choice choice);
    // Lets its bot decide, which also carries the choice out in the other process.
    std::optional<Choice> decide(std::string_view bot, int iterations);

private:
    std::optional<std::string> ask(const std::string& command);   // its answer without the last line "ok"
    bool listen();

    const Box*           box_ = nullptr;   // of the game begun
    std::FILE*           to_ = nullptr;
    std::string          heard_ = {};   // read, and not yet part of an answer
    [[maybe_unused]] int from_ = -1, process_ = -1;   // unused in WebAssembly, which has no processes
};

}
