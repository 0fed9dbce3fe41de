// The exact exploitability of the bots' secret discs.
#pragma once

#include <cstdint>

namespace eg {

// What the best response to the other players' mixed strategies gains, in points of margin over the best rival.
struct Gain {
    double sum = 0, most = 0;
    int    dials = 0;

    double mean() const { return dials ? sum / dials : 0; }
};
// At the last discs of so many games. rounds: of regret matching for each disc.
Gain disc_gain(int tables, int players, int rounds, std::uint64_t seed);

// `el_grande discs` without its first word. Returns the exit status.
int discs(int count, char** words);

}
