// Advice for the one who is asked: the best few ways to go on, as the strongest opponent sees them out
// of that player's knowledge, each told in words and shown as the table it would lead to.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ai/worker_protocol.h"
#include "app/game/session.h"

namespace eg {

struct Advice {
    bool   wanted = false;
    Player player = nobody;   // who asked for it
    int    moment = -1;       // what `reply` speaks of
    Reply  reply;
    int    chosen = -1;       // the idea that the board shows
    bool   open(const Session& session) const { return wanted && session.asked() == player; }
    int    count(const Session& session) const { return moment == session.moment() ? reply.count : 0; }
    const Idea& idea(int n) const { return reply.ideas[static_cast<std::size_t>(n)]; }
    // Which idea goes the same way now, whatever its place among them; -1: none any more.
    int    like(const Idea& idea) const;
};

// "Take Eviction (4). Place 3 in the Castillo, 1 in Aragón. Name Galicia." `you`: to the one who is asked.
std::string in_words(const Session& session, const State& seen, std::span<const Choice> way, bool you);

// "34 %"
std::string chance_in_words(int share);

// "Ideas 1 to 3 are equal: 31 %", where all that is told promises the same; else empty.
std::string equal_in_words(const Advice& advice, const Session& session);

// What he is expected to get place by place at the end of the round, as against what he would get now,
// the greatest differences first: "Sevilla +3.1, the Castillo −1.4".
std::string points_in_words(const State& seen, const Idea& idea, bool with_castillo);

// The table that it leads to, as far as nobody else has a say in it and no luck.
State led_to(const State& seen, std::span<const Choice> way);

}
