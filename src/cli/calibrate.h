// Whether what a net says comes true: of what it calls 30 %, 30 in 100.
#pragma once

#include <array>
#include <cstdint>

#include "ai/worth.h"

namespace eg {

// el_grande calibrate games=10000 [net=my.net] [chances]: what was said of seats by tenths, and what came of it.
int calibrate(int count, char** words);

// What was said of seats in games that the net played with itself, and what came of it, by tenths of what was said.
struct Tally {
    static constexpr int tenths = 10;
    struct Tenth {
        double said = 0, came = 0;
        long   count = 0;
        double error() const { return count ? (came - said) / static_cast<double>(count) : 0; }
    };
    std::array<Tenth, tenths> all;

    void   add(double said, double came);
    double mean_error() const;
};
struct Calibration {
    std::array<Tally, max_players + 1> by_players;
    std::array<Tally, last_round + 1>  by_round;
};
// With `chances`, of what the page says of a table; that judges by the program's own net.
Calibration calibration(const Net& net, int games, std::uint64_t seed, int threads, bool chances = false);

// How sure the net may be at each moment, found in games that it plays against itself.
void fit_certainty(Net& net, int games, std::uint64_t seed, int threads);

}
