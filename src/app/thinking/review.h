// The finished game looked over: everybody's chance of winning from turn to turn, the turns that
// changed it most, and what the strongest opponent would have done there with the same knowledge.
#pragma once

#include <vector>

#include "ai/mind.h"
#include "app/game/session.h"

namespace eg {

// One turn: from the choice that takes its card to where the next one begins.
struct Review {
    struct Point {
        std::size_t    choice = 0;    // so many had been made
        std::size_t    events = 0;    // ... and so much had happened
        Count          round = 0;
        Player         player = nobody;   // whose turn begins; nobody at the end
        int            ticket = 0;    // of the thought about it
        bool           thought = false;
        PerPlayer<int> chance{};      // in 65536ths, together one
    };
    struct Swing {
        std::size_t point = 0;        // where the turn begins; it ends at the next
        int         ticket = 0;
        bool        thought = false;
        Reply       reply{};
    };
    int                moment = -1;   // of the session: the end it looks back from
    std::vector<Point> points;
    std::vector<Swing> swings;   // those that changed most, in the order of the game; found when all points have been weighed

    bool empty() const { return points.empty(); }
    bool weighed() const;
    // What came of a thought; true if it is one of this review.
    bool hear(int ticket, int share, const Reply& reply);
    // What the turn did to the chance of whoever played it.
    int change(const Swing& swing) const;
    void find_swings();
};

Review review_of(const Session& session);

// How it stood there for everybody.
Task point_task(const Session& session, const Review::Point& point);
// The question of a turn, and what was answered to it.
Task swing_task(const Session& session, const Review& review, const Review::Swing& swing);

}
