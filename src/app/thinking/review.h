// The finished game looked over: everybody's chance of winning from turn to turn, the turns that
// changed it most, and what the strongest opponent would have done there with the same knowledge.
// Where that is worth most to the people who played are the moments to learn from.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ai/worker_protocol.h"
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
    struct TurningPoint {
        std::size_t point = 0;        // where the turn begins; it ends at the next
        int         ticket = 0;
        bool        thought = false;
        Reply       reply{};
    };
    int                moment = -1;   // of the session: the end it looks back from
    Players            learners;      // the people; everybody, where bots played among themselves
    std::vector<Point> points;
    std::vector<TurningPoint>
        turning_points;   // that are looked into, in the order of the game; found when all points have been weighed

    bool empty() const { return points.empty(); }
    bool whole() const { return !empty() && points.back().player == nobody; }   // to the end of the game
    bool weighed() const;
    // What came of a thought; true if it is one of this review.
    bool hear(int ticket, int share, const Reply& reply);
    // What the turn did to the chance of whoever played it.
    int change(const TurningPoint& turning_point) const;
    void find_turning_points();
    bool looked_into() const;   // all of them
    // Up to three turning_points, in the order of the game, in which a learner could have done best by playing
    // otherwise ...
    std::vector<std::size_t> moments() const;
    // ... and those of the greatest changes that are not among them.
    std::vector<std::size_t> others() const;
};

// What the best idea promised beyond what was played: of the victory, in 65536ths, and whole points at the end of the
// round.
int gain(const Review::TurningPoint& turning_point);
int points_more(const Review::TurningPoint& turning_point);

std::string_view moments_title(std::size_t count);   // at least one
std::string turning_point_title(const Session& session, const Review& review,
                                const Review::TurningPoint& turning_point);
std::string turning_point_words(const Session& session, const Review& review,
                                const Review::TurningPoint& turning_point);   // what was done
std::string turning_point_gain(const Review::TurningPoint& turning_point);   // "41 % against 36 %"
std::string turning_point_advice(const Session& session, const Review& review,
                         const Review::TurningPoint& turning_point);   // ... and El Grande would have

Review review_of(const Session& session);   // as far as it has been played
void   go_on(Review& review, const Session& session);   // ... since

// How it stood there for everybody.
Task point_task(const Session& session, const Review::Point& point);
// The question of a turn, and what was answered to it.
Task turning_point_task(const Session& session, const Review& review, const Review::TurningPoint& turning_point);

}
