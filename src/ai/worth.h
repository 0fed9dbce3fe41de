// How good a table is for one seat, by a small net: the table's facts switch rows of weights on,
// their sum feeds forty-six hidden units, and two numbers come out. Small integers throughout, so
// that it says the same natively and in wasm.
#pragma once

#include <string_view>
#include <vector>

#include "ai/facts.h"

namespace eg {

struct Worth {
    int share = 0;   // of the victory, in 65536ths
    int margin = 0;  // ahead of the best rival at the end, in sixteenths of a point
};

// What decides between tables: the victory first, and a little of the margin.
constexpr int whole_share = 1 << 16;
constexpr int sixteenth_of_margin = 16;
inline int desire(Worth worth) { return worth.share + sixteenth_of_margin * worth.margin; }

constexpr int net_lanes = 48;   // the first two go straight to the two results
constexpr int net_results = 2;  // the share's logit; the margin, 16 points to the unit
constexpr int net_unit = 64;    // a weight of 1
constexpr int net_ceiling = 127;

using Lanes = std::array<std::int16_t, net_lanes>;

struct Net {
    int                            players;
    std::vector<Lanes>             rows;     // one for each fact: what is learned
    Lanes                          bias{};
    std::array<Lanes, net_results> out{};
    std::vector<Lanes>             entries;  // one for each entry: the rows it stands for, added up

    explicit Net(int seats);
    void add_up();  // to be called when rows have changed

    // What a occupants adds. From table to table most occupants stay, and are not added up again.
    const Lanes& of(Occupants occupants) const;

private:
    struct Known {
        Occupants occupants = 0;
        Lanes sums{};
    };
    mutable std::vector<Known> known_;
};

// What a net computes on the way; the trainer looks at it.
struct Thought {
    Lanes                        sums;    // in 64ths
    std::array<int, net_results> result;  // in 4096ths
};
Thought think(const Net& net, const FactEntries& told);
Thought think_plainly(const Net& net, const Facts& plain);  // by the rows, whether added up or not
Worth   judge(const Thought& thought);
inline Worth worth(const Net& net, const State& s, Player me) { return judge(think(net, tell(s, me))); }

// At the end of a game there is nothing to guess.
Worth outcome(const State& s, Player me);

// The net that came with the program.
const Net& net(int players);

// A net as text, a sign for nearly every weight; false if it is none of this size.
bool             unpack(std::string_view text, Net& net);
std::vector<char> pack(const Net& net);

}
