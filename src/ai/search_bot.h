// The opponents that judge by a net: how wide, how far and how clearly each looks tells them apart.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "ai/bot.h"
#include "ai/turn_search.h"
#include "ai/evaluation.h"

namespace eg {

struct Manner {
    int  turns = 1024;     // looked at, to choose some from
    int  arms = 12;        // so many choices are looked into; 1: the net's favourite is taken
    int  of_each = 0;      // of every action card so many, however little the net likes it
    int  replies = 12;     // turns that everybody else considers in what is played ahead
    int near =
        // choices are tried out to the end of the round; then, in the last but one, the best to the end of the game
        300;
    int  dials = 400;      // rounds of regret matching for a secret disc
    int  blur = 0;         // each judgement is off by up to so many 65536ths of a victory
    bool advise = false;   // a secret disc is weighed like any other choice, for somebody who asks
    const Net* net = nullptr;   // null: the one that came with the program
};

// A way to go on, and what comes of it on the average of the worlds in which it was tried out.
struct Idea {
    std::array<Choice, Turn::capacity> clicks{};
    std::int32_t count = 0;
    std::int32_t worlds = 0;
    std::int32_t share = 0;                               // of the victory, in 65536ths
    std::array<std::int32_t, place_capacity> points{};       // his, place by place at the end of the round, in 16ths

    std::span<const Choice> way() const { return {clicks.data(), static_cast<std::size_t>(count)}; }
};

class SearchBot : public Bot {
public:
    // Looked into as well, whatever it is worth; only before anything has been thought.
    virtual void consider(std::span<const Choice> clicks) = 0;
    // Whether all that is looked into has been tried out, and there are ideas.
    virtual bool tried() const = 0;
    virtual std::vector<Idea> ideas() const = 0;   // the best first
    // What was made of the way that was to be considered.
    virtual Idea considered() const = 0;
    // The numbers behind reason().
    virtual Weighed weighed() const = 0;
};

std::unique_ptr<SearchBot> search_bot(const Manner& manner);

}
