// The opponents that evaluate by a net. Their configuration decides how strong they are.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "ai/bot.h"
#include "ai/turn_search.h"
#include "ai/evaluation.h"

namespace eg {

struct SearchConfig {
    int  turns = 1024;           // turns examined, from which the arms are chosen
    int  arms = 12;              // choices that are played out; 1: the net's favourite is played without playouts
    int  arms_per_card = 0;      // arms reserved for every action card, even where the net prefers other cards
    int  playout_turns = 12;     // candidate turns of every seat in the playouts
    int  searches = 0;           // Policy::searches of the playouts of a decision; 0: they share nothing
    int  round_playouts = 300;   // playouts to the end of the round; further ones serve the last two rounds
    int  disc_rounds = 400;      // rounds of regret matching for a secret disc
    int  noise = 0;              // each utility is off by up to this much, in 65536ths of a victory
    bool advise = false;         // a secret disc is evaluated like any other choice, for a player who asks
    const Net* net = nullptr;    // null: the built-in net
};

// A possible turn or choice, and what its playouts led to on average.
struct Idea {
    std::array<Choice, Turn::capacity> clicks{};
    std::int32_t count = 0;                             // of `clicks`
    std::int32_t playouts = 0;                          // their number; 0: none
    std::int32_t share = 0;                             // win probability in 65536ths
    std::array<std::int32_t, place_capacity> points{};  // the player's, by place, at the end of the round, in 16ths

    std::span<const Choice> plan() const { return {clicks.data(), static_cast<std::size_t>(count)}; }
};

class SearchBot : public Bot {
public:
    // Adds these clicks to the arms. Call it after begin() and before any thinking.
    virtual void consider(std::span<const Choice> clicks) = 0;
    virtual Idea considered() const = 0;   // their evaluation; empty if they were not evaluated
    // Whether every arm has been played out, so that ideas() is meaningful.
    virtual bool has_ideas() const = 0;
    virtual std::vector<Idea> ideas() const = 0;   // the best first
    // The numbers behind reason().
    virtual Comparison comparison() const = 0;
};

std::unique_ptr<SearchBot> search_bot(const SearchConfig& config);

}
