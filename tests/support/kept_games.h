// Finished games that must always load. Each line has the code and the final points.
#pragma once

#include <doctest/doctest.h>

#include <istream>
#include <string>

#include "engine/game.h"
#include "engine/notation.h"
#include "engine/save_game.h"
#include "english.h"

namespace eg {

// Checks each game of the file; returns their number.
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
        CHECK(position(show(loaded.state)).state == loaded.state);
        const Loaded again = load(save(loaded.record));   // saving it again gives the same game
        CHECK(again.error == "");
        CHECK(again.state == loaded.state);
        ++games;
    }
    return games;
}

}
