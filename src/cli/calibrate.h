// Calibration: whether predicted win probabilities come true, so that of 100 predictions of 30 % 30 win.
#pragma once

#include <array>
#include <cstdint>

#include "ai/evaluation.h"

namespace eg {

// `el_grande calibrate` without its first word: prints predictions and results by tenths. Returns the exit status.
int calibrate(int count, char** words);

// Predictions and results, by tenths of the prediction.
struct Tally {
    static constexpr int tenths = 10;
    struct Tenth {
        double predicted = 0, actual = 0;   // sums
        long   count = 0;
        double error() const { return count ? (actual - predicted) / static_cast<double>(count) : 0; }
    };
    std::array<Tenth, tenths> all;

    void   add(double predicted, double actual);   // win probabilities from 0 to 1
    double mean_error() const;                     // absolute, weighted by the counts
};
struct Calibration {
    std::array<Tally, max_players + 1> by_players;
    std::array<Tally, last_round + 1>  by_round;
};
// What is calibrated: the net's evaluation of every table; or, at the start of a turn, the page's win probabilities or
// the first idea of a hint. The latter two use the built-in net.
enum class Forecaster : unsigned char { net, chances, hints };
Calibration calibration(const Net& net, int games, std::uint64_t seed, int threads,
                        Forecaster forecaster = Forecaster::net);

// Temperature scaling: fits the net's inverse temperature of each phase to games of self-play.
void fit_temperature(Net& net, int games, std::uint64_t seed, int threads);

}
