// Finished games, kept for ever: a line has the code, and the points that it ended on.
#pragma once

#include <doctest/doctest.h>

#include <istream>
#include <string>

#include "engine/game.h"
#include "engine/notation.h"
#include "engine/save_game.h"
#include "english.h"

namespace eg {

// Plays them through, and gives how many they were.
inline int kept_games(std::istream& file) {
    int games = 0;
    for (std::string text; std::getline(file, text);) {
        if (text.empty() || text[0] == '#') continue;
        CAPTURE(text);
        const std::size_t end = text.find(' ');
        const Loaded loaded = load(text.substr(0, end));
        REQUIRE(loaded.error == "");
        CHECK(over(loaded.state));
        std::string points;
        for (Player p : loaded.state.seats())
            points += ' ' + std::string{show(p)} + ':' + std::to_string(loaded.state.score[p]);
        CHECK(points == text.substr(end));
        State read = position(show(loaded.state)).state;
        read.rules.mends = loaded.state.rules.mends;   // which a table's text does not say
        CHECK(read == loaded.state);
        const Loaded again = load(save(loaded.record));   // ... and is kept anew as it was
        CHECK(again.error == "");
        CHECK(again.state == loaded.state);
        ++games;
    }
    return games;
}

}
