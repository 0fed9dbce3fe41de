// How far the opponents' secret discs can be exploited, exactly.
#pragma once

#include <cstdint>

namespace eg {

// What the best answer to the others' mixtures gains, in points ahead of the best rival.
struct Gain {
    double sum = 0, most = 0;
    int    dials = 0;

    double mean() const { return dials ? sum / dials : 0; }
};
// At the ends of so many games; rounds: of regret matching, for each disc.
Gain disc_gain(int tables, int players, int rounds, std::uint64_t seed);

// `el_grande discs` without its first word. Gives the exit status.
int discs(int count, char** words);

}
