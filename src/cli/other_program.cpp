#include "cli/other_program.h"

#include "engine/box.h"
#include "engine/notation.h"

#ifndef __EMSCRIPTEN__
#include <csignal>
#include <sys/wait.h>
#include <unistd.h>
#endif

namespace eg {

#ifdef __EMSCRIPTEN__   // has no processes
OtherProgram::OtherProgram(const std::string&) {}
OtherProgram::~OtherProgram() = default;
#else
OtherProgram::OtherProgram(const std::string& path) {
    int there[2], back[2];
    if (pipe(there) != 0 || pipe(back) != 0) return;
    std::signal(SIGPIPE, SIG_IGN);   // one that ends is told by what it does not answer
    process_ = fork();
    if (process_ == 0) {
        dup2(there[0], 0);
        dup2(back[1], 1);
        for (int end : {there[0], there[1], back[0], back[1]}) close(end);
        execl(path.c_str(), path.c_str(), static_cast<char*>(nullptr));
        _exit(127);
    }
    close(there[0]);
    close(back[1]);
    to_ = fdopen(there[1], "w");
    from_ = fdopen(back[0], "r");
}

OtherProgram::~OtherProgram() {
    if (to_) std::fclose(to_);   // at the end of its commands it ends
    if (from_) std::fclose(from_);
    if (process_ > 0) waitpid(process_, nullptr, 0);
}
#endif

std::optional<std::string> OtherProgram::ask(const std::string& command) {
    if (!to_ || !from_) return std::nullopt;
    std::fprintf(to_, "%s\n", command.c_str());
    std::fflush(to_);
    std::string text, line;
    for (int byte; (byte = std::getc(from_)) != EOF;) {
        if (byte != '\n') {
            line += static_cast<char>(byte);
            continue;
        }
        if (line == "ok") return text;
        if (line.starts_with("error: ")) return std::nullopt;
        (text += line) += '\n';
        line.clear();
    }
    return std::nullopt;
}

bool OtherProgram::knows(std::string_view bot) {
    const std::optional<std::string> list = ask("bots");
    return list && ("\n" + *list).find("\n" + std::string{bot}) != std::string::npos;
}

bool OtherProgram::begin(const Setup& setup, std::uint64_t seed) {
    return ask("new seed=" + std::to_string(seed) + " players=" + std::to_string(setup.players) + " edition=" + std::string{show(setup.rules.edition)}
               + " length=" + (setup.rules.short_game ? "6" : "9") + " veto=" + (setup.rules.veto_in_deck ? "in" : "out")).has_value();
}

bool OtherProgram::tell(Choice choice) { return ask("do " + show(choice)).has_value(); }

// "red: power 13"
std::optional<Choice> OtherProgram::decide(std::string_view bot, int iterations) {
    const std::optional<std::string> said = ask("play " + std::string{bot} + ' ' + std::to_string(iterations));
    const std::size_t colon = said ? said->find(": ") : std::string::npos;
    if (colon == std::string::npos) return std::nullopt;
    return choice(std::string_view{*said}.substr(colon + 2, said->find('\n') - colon - 2));
}

}
