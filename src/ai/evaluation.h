// How good a table is for each seat, by a small net that is the same for all seats, all numbers of
// players and all boxes: a seat's facts switch rows of weights on, their sum feeds forty-six hidden
// units, and two numbers come out, how well the seat stands and what it will still score. Its points
// are weighed beside that. Who stands how well is compared with all others: together the shares of
// the victory are one. Small integers throughout, so that it says the same natively and in wasm.
#pragma once

#include <string_view>
#include <vector>

#include "ai/facts.h"

namespace eg {

struct Evaluation {
    int share = 0;   // of the victory, in 65536ths
    int margin = 0;  // ahead of the best rival at the end, in sixteenths of a point
    bool operator==(const Evaluation&) const = default;
};

// What decides between tables: the victory first, and a little of the margin.
constexpr int whole_share = 1 << 16;
constexpr int sixteenth_of_margin = 16;
inline int desire(Evaluation worth) { return worth.share + sixteenth_of_margin * worth.margin; }

constexpr int net_lanes = 48;   // the first two go straight to the two results
constexpr int net_results = 2;  // the logit; the points to come, 16 to the unit
constexpr int net_unit = 64;    // a weight of 1
constexpr int net_ceiling = 127;
constexpr int net_one = net_unit * net_unit;   // a result of 1

using Lanes = std::array<std::int16_t, net_lanes>;

// With so many players, in such a round, while so many wait: what a point is worth as a part of the
// logit, one that is scored and one that is promised, and how sure the net may be of it all. Never
// less than nothing: points do no harm.
constexpr int moment_count = (max_players - 1) * (last_round + 1) * (max_players + 1);
struct Moments {
    std::array<std::int16_t, moment_count> scored{}, promised{}, certainty{};   // in 4096ths
};
std::size_t moment_of(const TableFacts& told);

struct Net {
    std::vector<Lanes>             rows;     // one for each fact: what is learned
    Lanes                          bias{};
    std::array<Lanes, net_results> out{};
    Moments                        moments;
    std::vector<Lanes>             entries;  // one for each entry: the rows it stands for, added up

    Net();
    void add_up();  // to be called when rows have changed

    // What a place adds, to each seat. From table to table most places stay as they are, and are not added up again.
    const PerPlayer<Lanes>& of(const PlaceFacts& place, Players seats) const;
    struct CardLanes { Lanes for_me{}, for_rivals{}; };
    const CardLanes& of(const CardFacts& cards) const;
    // What a table that goes on is worth: in a search most have been judged before.
    const PerPlayer<Evaluation>& of(const State& s) const;

private:
    struct KnownPlace {
        PlaceFacts       place;
        PerPlayer<Lanes> sums{};
    };
    struct KnownCards {
        CardFacts cards;
        CardLanes sums;
    };
    struct KnownTable {
        std::uint64_t    key = 0;
        PerPlayer<Evaluation> worth;
    };
    mutable std::vector<KnownPlace> places_;
    mutable std::vector<KnownCards> cards_;
    mutable std::vector<KnownTable> tables_;
};

// What a net computes on the way; the trainer looks at it.
struct Thought {
    std::array<Lanes, max_players> sums;    // in 64ths, of the seats there are
    std::array<std::array<int, net_results>, max_players> result;  // in 4096ths
    PerPlayer<int>   logit;   // with the points, in 4096ths
};
Thought think(const Net& net, const TableFacts& told);
Lanes   sum_plainly(const Net& net, const TableFacts& told, Player me);  // by the rows, whether added up or not
PerPlayer<Evaluation> judge(const Thought& thought, const TableFacts& told);

// Shares of whole_share that are as e to the logits, in 4096ths: none is lost, and none falls as its own logit grows.
PerPlayer<int> shares(const PerPlayer<int>& logit, Players seats);

// At the end of a game there is nothing to guess.
Evaluation outcome(const State& s, Player me);

// Of a table in any state: of one that is over the outcome.
PerPlayer<Evaluation> worths(const Net& net, const State& s);
inline Evaluation worth(const Net& net, const State& s, Player me) { return worths(net, s)[me]; }

// The net that came with the program.
const Net& net();

// A net as text: its sections, then a sign for nearly every weight. What it says of modules that are not
// here is passed over, and what it lacks is nothing. False if it is no net, or of another size.
bool        unpack(std::string_view text, Net& net);
std::string pack(const Net& net);

}
