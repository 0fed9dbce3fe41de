// The finished game looked over: everybody's chance of winning from turn to turn, the turns that
// changed it most, and what the strongest opponent would have done there with the same knowledge.
#pragma once

#include <vector>

#include "ai/mind.h"
#include "app/session.h"

namespace eg {

// One turn: from the choice that takes its card to where the next one begins.
struct Review {
    struct Point {
        std::size_t    choice = 0;    // so many had been made
        std::size_t    events = 0;    // ... and so much had happened
        Count          round = 0;
        Player         player = nobody;   // whose turn begins; nobody at the end
        PerPlayer<int> chance;            // in 65536ths, together one
    };
    struct Swing {
        std::size_t point = 0;        // where the turn begins; it ends at the next
        int         ticket = 0;       // of the thought about it
        bool        thought = false;
        Reply       reply{};
    };
    std::vector<Point> points;
    std::vector<Swing> swings;   // those that changed most, in the order of the game

    bool empty() const { return points.empty(); }
    // What the turn did to the chance of whoever played it.
    int change(const Swing& swing) const;
};

Review review_of(const Session& session);

// The question of a turn, and what was answered to it.
Task review_task(const Session& session, const Review& review, const Review::Swing& swing);

}
