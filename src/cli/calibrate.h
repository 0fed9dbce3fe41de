// Whether what a net says comes true: of what it calls 30 %, 30 in 100.
#pragma once

#include <array>
#include <cstdint>

#include "ai/evaluation.h"

namespace eg {

// el_grande calibrate games=10000 [of=net|chances|hints] [net=my.net]: what was said of seats by tenths, and what came
// of it.
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
// Whose word: the net's on every table, or, where a turn begins, what the page says of everybody's chances, or of the
// first idea of a hint. The page judges by the program's own net.
enum class Of : unsigned char { net, chances, hints };
Calibration calibration(const Net& net, int games, std::uint64_t seed, int threads, Of of = Of::net);

// How sure the net may be at each moment, found in games that it plays against itself.
void fit_certainty(Net& net, int games, std::uint64_t seed, int threads);

}
