// Evaluates a table for each seat with a small neural net, the same for all seats, numbers of players and boxes. The
// facts of a seat activate rows of weights; their sum feeds 46 hidden units and two outputs: a logit, and the points
// still to come. Points on the track and points promised by the standings are added to the logit outside the net. A
// softmax over the seats turns the logits into win probabilities. All of it is integer arithmetic, so native and wasm
// builds agree to the bit.
#pragma once

#include <vector>

#include "ai/facts.h"

namespace eg {

struct Evaluation {
    int share = 0;   // win probability in 65536ths; of a shared victory its part
    int margin = 0;  // points ahead of the best rival at the end of the game, in 16ths
    bool operator==(const Evaluation&) const = default;
};

// What choices are compared by: the win probability, and a little of the margin.
constexpr int whole_share = 1 << 16;
constexpr int margin_weight = 16;
inline int utility(Evaluation evaluation) { return evaluation.share + margin_weight * evaluation.margin; }

constexpr int net_lanes = 48;   // the first two bypass the hidden layer and go straight to the outputs
constexpr int net_outputs = 2;  // the logit; the points to come, 16 to the unit
constexpr int net_unit = 64;    // a weight of 1
constexpr int activation_max = 127;   // of a hidden unit
constexpr int output_one = net_unit * net_unit;   // an output of 1

using Lanes = std::array<std::int16_t, net_lanes>;

// Weights that depend on the phase of the game: the number of players, the round, and how many seats have not had
// their turn in it. In 4096ths, never negative, so that a point never lowers its owner's share.
constexpr int phase_count = (max_players - 1) * (last_round + 1) * (max_players + 1);
struct PhaseWeights {
    std::array<std::int16_t, phase_count> scored{};                // logit of a point on the track
    std::array<std::int16_t, phase_count> promised{};              // ... of a point in the standings
    std::array<std::int16_t, phase_count> inverse_temperature{};   // of the softmax; calibrates the shares
};
std::size_t phase_of(const TableFacts& facts);

struct Net {
    std::vector<Lanes>             rows;     // the learned weights of each row of facts
    Lanes                          bias{};
    std::array<Lanes, net_outputs> out{};
    PhaseWeights                   phases;
    std::vector<Lanes>             entries;  // for each entry the sum of its rows

    Net();
    void update_sums();  // recomputes `entries` and clears the caches; call it after changing rows

    // Cached sums. The caches are not synchronized: each thread needs a net of its own.
    const PerPlayer<Lanes>& place_sums(const PlaceFacts& place, Players seats) const;   // what a place adds, by seat
    struct CardSums { Lanes for_me{}, for_rivals{}; };
    const CardSums& card_sums(const CardFacts& cards) const;
    const PerPlayer<Evaluation>& evaluations(const State& s) const;   // of a game that is not over

private:
    struct CachedPlace {
        PlaceFacts       place;
        PerPlayer<Lanes> sums{};
    };
    struct CachedCards {
        CardFacts cards;
        CardSums  sums;
    };
    struct CachedTable {
        std::uint64_t         key = 0;
        PerPlayer<Evaluation> evaluations;
    };
    mutable std::vector<CachedPlace> places_;
    mutable std::vector<CachedCards> cards_;
    mutable std::vector<CachedTable> tables_;
};

// The intermediate values of the net; the trainer needs them.
struct ForwardPass {
    std::array<Lanes, max_players> sums;    // by seat: input of the hidden layer, in 64ths
    std::array<std::array<int, net_outputs>, max_players> outputs;  // in 4096ths
    PerPlayer<int>   logit;   // points included, in 4096ths
};
ForwardPass forward(const Net& net, const TableFacts& facts);
PerPlayer<Evaluation> evaluate(const ForwardPass& pass, const TableFacts& facts);
// Reference for ForwardPass::sums: adds single rows instead of entries and cached sums.
Lanes   sum_of_rows(const Net& net, const TableFacts& facts, Player me);

// Logits in 4096ths to shares that add up to whole_share. A share never falls when its own logit grows.
PerPlayer<int> softmax(const PerPlayer<int>& logit, Players seats);

// The exact evaluation of a game that is over.
Evaluation outcome(const State& s, Player me);

// Of any table: the net's evaluation, or the outcome if the game is over.
PerPlayer<Evaluation> evaluate(const Net& net, const State& s);
inline Evaluation evaluate(const Net& net, const State& s, Player me) { return evaluate(net, s)[me]; }

// The built-in net; one for each thread.
const Net& net();

}
