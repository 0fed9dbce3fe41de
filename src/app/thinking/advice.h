// Advice for the player who is asked: the best few moves as the strongest bot sees them with that player's knowledge,
// in words and as the table after the move.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "ai/worker_protocol.h"
#include "app/game/session.h"

namespace eg {

struct Advice {
    bool   wanted = false;
    Player player = nobody;   // the player who asked for it
    int    moment = -1;       // of the game that `reply` is about
    Reply  reply;
    int    chosen = -1;       // the idea that the board shows; -1: none
    bool   open(const Session& session) const { return wanted && session.asked() == player; }
    // The number of ideas; 0: they are not known yet.
    int    count(const Session& session) const { return moment == session.moment() ? reply.count : 0; }
    const Idea& idea(int n) const { return reply.ideas[static_cast<std::size_t>(n)]; }
    // The number of the idea with the same clicks; -1: there is none any more.
    int    like(const Idea& idea) const;
};

// A part of a turn, "place 3 in the Castillo, 1 in Aragón", and the places where it ends.
struct Deed {
    Message words;
    Places  places;
};
// you: addresses the player who is asked in `seen`.
std::vector<Deed> deeds_of(const Session& session, const State& seen, std::span<const Choice> way, bool you);
std::string       in_words(const Session& session, std::span<const Deed> deeds);   // in sentences

// "Take Eviction (4). Place 3 in the Castillo, 1 in Aragón. Name Galicia." seen: the table of the player who is asked.
// you: addresses that player.
std::string in_words(const Session& session, const State& seen, std::span<const Choice> way, bool you);

// "34%". share: in 65536ths.
std::string chance_in_words(int share);

// "Ideas 1 to 3 are equal: 31%"; empty: they are not equal.
std::string equal_in_words(const Advice& advice, const Session& session);

// The points expected in each place at the end of the round, compared with now, greatest difference first:
// "Sevilla +3.1, the Castillo −1.4".
std::string points_in_words(const State& seen, const Idea& idea, bool with_castillo);

// The table after the clicks, until luck or another player decides.
State led_to(const State& seen, std::span<const Choice> way);

}
