// Whole turns. A turn is a dozen clicks, but only what it leaves on the table counts; so turns
// are made as wholes, out of the engine's own choices, and judged just before the click that
// ends them: there no luck has a part in it yet.
#pragma once

#include <vector>

#include "ai/temper.h"
#include "ai/worth.h"
#include "engine/game.h"

namespace eg {

// Whose turn is under way; nobody while power cards are played or discs of a general scoring dialled.
Player turn_of(const State& s);

// Whether the one asked plays a part of his own turn, as against answering somebody else.
bool plays_turn(const State& s);

// The turn has come so far that only the click that ends it is missing.
bool turn_is_done(const State& s, Player me);

// Sixty-four bits; in two sentences, for compilers differ in which half of one they say first.
std::uint64_t draw(Rng& rng);

// A world that could be the true one, with luck of its own, the same on every machine.
State imagined(const State& seen, Rng& rng);

// A likely answer, at little cost: chance with some sense.
Choice careless(const State& s, const Choices& choices, Rng& rng);

// Answers for everybody, carelessly, until only the end of the turn is missing, or it is over.
void complete_turn(State& s, Rng& rng, Events& deaf);

// A table's number without what luck and order leave behind.
std::uint64_t table_key(const State& s);

struct Turn {
    static constexpr int capacity = 64;
    std::array<Choice, capacity> clicks;  // of the one whose turn it is; secret discs are mixed when they are asked for
    int           count = 0;
    int           desire = 0;             // what the net makes of the table after it, and his taste
    int           liking = 0;             // his taste's part in it
    std::uint64_t key = 0;

    void add(Choice choice) {
        if (count < capacity) clicks[static_cast<std::size_t>(count++)] = choice;
    }
};

// Good turns from here on, the best first, each with another effect: by a beam so wide for each
// action card, and by so many completions at random. The table is one that was imagined. It looks
// a step at a time, for who looks may have other things to do; a step is a fraction of a millisecond.
class TurnSearch {
public:
    TurnSearch(const State& table, const Net& net, int breadth, int samples, Rng rng, Taste taste = {});
    bool step();  // false when there is nothing left to look at
    std::vector<Turn> found();

private:
    struct Node {
        State state;
        Turn  turn;
    };

    bool mine(const State& s) const { return !over(s) && s.acted == acted_ && turn_of(s) == me_; }
    void judge(const State& s, Turn& turn) const;
    void sample();
    void finish(const State& s, Turn turn);
    void expand(const Node& node);
    void thin();

    const State       table_;
    const Net&        net_;
    const Taste       taste_;
    const int         breadth_;
    int               samples_;
    Rng               rng_;
    Player            me_;
    Players           acted_;
    Events            deaf_ = Events::deaf();
    std::vector<Node> level_, next_;
    std::size_t       at_ = 0;     // the node of the level that comes next
    int               depth_ = 0;
    std::vector<Turn> found_;
};

// The same at once.
std::vector<Turn> find_turns(const State& table, const Net& net, int breadth, int samples, Rng rng);

}
