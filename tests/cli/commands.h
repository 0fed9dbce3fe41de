// Commands to the program without a screen, and what they answer.
#pragma once

#include <doctest/doctest.h>

#include <string>

#include "cli/protocol.h"

namespace eg {
namespace {

inline bool ends_with(const std::string& text, const std::string& end) {
    return text.size() >= end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0;
}

// Gives a command that must succeed; returns its answer without the "ok".
inline std::string good(Game& game, const std::string& line) {
    CAPTURE(line);
    const std::string answer = execute(game, line);
    REQUIRE(ends_with(answer, "ok\n"));
    return answer.substr(0, answer.size() - 3);
}

inline bool same(const Game& a, const Game& b) {
    return a.state == b.state && a.record.setup == b.record.setup && a.record.seed == b.record.seed
        && a.record.table == b.record.table && a.record.choices == b.record.choices && a.quit == b.quit;
}

// Gives a command that must be refused; returns the sentence. The game must be unchanged.
inline std::string bad(Game& game, const std::string& line) {
    CAPTURE(line);
    const Game        before = game;
    const std::string answer = execute(game, line);
    REQUIRE(answer.substr(0, 7) == "error: ");
    CHECK(answer.find('\n') == answer.size() - 1);
    CHECK(answer.size() > 20);
    CHECK(answer[answer.size() - 2] == '.');
    CHECK(same(game, before));
    return answer.substr(7);
}

inline int lines(const std::string& text) {
    int n = 0;
    for (char byte : text) n += byte == '\n';
    return n;
}

// A new game in which a random bot has made so many choices.
inline Game played(const std::string& setup, int choices) {
    Game game;
    good(game, "new " + setup);
    for (int i = 0; i < choices && !over(game.state); ++i) good(game, "play random");
    return game;
}

}
}
