#include "cli/other_program.h"

#include "engine/box.h"
#include "engine/decks.h"
#include "engine/notation.h"
#include "engine/parsing.h"

#ifndef __EMSCRIPTEN__
#include <csignal>
#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

namespace eg {
namespace {

constexpr std::size_t longest_answer = 1 << 16;

}

#ifdef __EMSCRIPTEN__   // it has no processes
OtherProgram::OtherProgram(const std::string&) {}
OtherProgram::~OtherProgram() = default;
#else
OtherProgram::OtherProgram(const std::string& path) {
    int there[2], back[2];
    if (pipe(there) != 0 || pipe(back) != 0) return;
    std::signal(SIGPIPE, SIG_IGN);   // a process that has ended shows by not answering
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
    from_ = back[0];
}

OtherProgram::~OtherProgram() {
    if (to_) std::fclose(to_);   // the process exits at the end of its input
    if (from_ >= 0) close(from_);
    if (process_ > 0) waitpid(process_, nullptr, 0);
}
#endif

// Reads more of its output; false if none comes, or the answer is too long.
bool OtherProgram::listen() {
#ifdef __EMSCRIPTEN__
    return false;
#else
    constexpr int         patience = 60'000;   // milliseconds
    pollfd waiting = {.fd = from_, .events = POLLIN, .revents = 0};
    if (heard_.size() > longest_answer || poll(&waiting, 1, patience) <= 0) return false;
    char          bytes[4096];
    const ssize_t count = read(from_, bytes, sizeof bytes);
    if (count > 0) heard_.append(bytes, static_cast<std::size_t>(count));
    return count > 0;
#endif
}

std::optional<std::string> OtherProgram::ask(const std::string& command) {
    if (!to_) return std::nullopt;
    std::fprintf(to_, "%s\n", command.c_str());
    std::fflush(to_);
    std::string text;
    for (;;) {
        const std::size_t end = heard_.find('\n');
        if (end == std::string::npos) {
            if (!listen()) return std::nullopt;
            continue;
        }
        const std::string line = heard_.substr(0, end);
        heard_.erase(0, end + 1);
        if (line == "ok") return text;
        if (line.starts_with("error: ") || line == command) return std::nullopt;
        (text += line) += '\n';
        if (text.size() > longest_answer) return std::nullopt;
    }
}

bool OtherProgram::knows(std::string_view bot) {
    const std::optional<std::string> list = ask("bots");   // "El Grande 600  Takes all the time ..."
    if (!list || bot.empty()) return false;
    for (std::string_view line : split(*list, "\n"))
        if (line.starts_with(bot) && line.size() > bot.size() + 1 && line[bot.size()] == ' '
            && line[bot.size() + 1] >= '0' && line[bot.size() + 1] <= '9')
            return true;
    return false;
}

bool OtherProgram::begin(const Setup& setup, std::uint64_t seed) {
    box_ = &box(setup.rules);
    return ask("new seed=" + std::to_string(seed) + " players=" + std::to_string(setup.players)
               + " edition=" + std::string{show(edition_of(setup.rules))}
               + (modules_of(setup.rules).empty() ? "" : " modules=" + show(modules_of(setup.rules))) + " length="
               + (setup.rules.short_game ? "6" : "9") + " veto=" + (setup.rules.has(veto_option) ? "in" : "out")
               + (left_out(setup.rules).empty() ? "" : " without=" + left_out(setup.rules)))
        .has_value();
}

bool OtherProgram::tell(Choice choice) { return ask("do " + show(choice, *box_)).has_value(); }

// "red: power 13"
std::optional<Choice> OtherProgram::decide(std::string_view bot, int iterations) {
    const std::optional<std::string> answer = ask("play " + std::string{bot} + ' ' + std::to_string(iterations));
    const std::size_t colon = answer ? answer->find(": ") : std::string::npos;
    if (colon == std::string::npos) return std::nullopt;
    return choice(std::string_view{*answer}.substr(colon + 2, answer->find('\n') - colon - 2), *box_);
}

}
