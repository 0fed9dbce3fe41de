// A whole game of a module as readable text: a change of its rules shows as a readable difference.
#pragma once

#include <cstdlib>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>

#include "language/language.h"
#include "table.h"

namespace eg {

// Three players choose at random in the short game of this box. Compares the text with the file; EG_WRITE=1 writes it.
inline void check_playthrough(const std::string& path, std::string_view title, Rules agreed) {
    const std::string name = std::string{ROOT} + path;
    agreed.short_game = true;
    Events events;
    State  s = new_game({.players = 3, .rules = agreed}, 1997, events);
    Rng    rng{1997};
    std::string told = std::string{title} + ": 3 players, six rounds, seed 1997, choices at random\n";
    const auto tell = [&] {
        for (const Event& e : events.list)
            if (const std::string line = text(Language::english, message(e, s.rules), seat_names(), &box(s)); !line.empty())
                told += "    " + line + '\n';
        events.list.clear();
    };
    tell();
    for (int round = 0; !over(s);) {
        if (s.round != round) told += '\n' + show(s) + '\n';
        round = s.round;
        const Choices choices = legal(s);
        const Choice  choice = choices[rng.below(choices.size())];
        told += std::string{show(asked(s))} + ": " + show(choice, box(s)) + '\n';
        apply(s, choice, events);
        tell();
    }
    told += '\n' + show(s);
    if (std::getenv("EG_WRITE")) std::ofstream{name} << told;
    std::ifstream file{name};
    const std::string kept{std::istreambuf_iterator<char>{file}, {}};
    CHECK(kept == told);
}

}
