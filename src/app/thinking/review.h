// The review of a finished game: all players' chances of winning at each turn, the turns by which people lost most of
// theirs, and what the strongest bot would have done there with the same knowledge. The turns in which they could have
// gained most are the moments to learn from.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ai/worker_protocol.h"
#include "app/game/session.h"
#include "app/thinking/advice.h"

namespace eg {

struct Review {
    struct Point {   // the beginning of a turn, or the end of the game
        std::size_t    choice = 0;    // number of answers before it
        std::size_t    events = 0;    // number of events before it
        Count          round = 0;
        Player         player = nobody;   // whose turn begins; nobody: the end of the game
        int            ticket = 0;    // of its task
        bool           thought = false;   // the chances are known
        PerPlayer<int> chance{};      // in 65536ths; their sum is 65536
    };
    struct TurningPoint {
        std::size_t point = 0;        // where the turn begins; it ends at the next point
        int         ticket = 0;       // of its task
        bool        thought = false;  // the reply is known
        Reply       reply{};
    };
    int                moment = -1;   // of the session, at the end of the game
    Players            learners;      // the people; in a game of bots alone all players
    std::vector<Point> points;
    // In the order of the game; empty until the chances at all points are known.
    std::vector<TurningPoint> turning_points;

    bool empty() const { return points.empty(); }
    bool whole() const { return !empty() && points.back().player == nobody; }   // to the end of the game
    bool weighed() const;   // the chances at all points are known
    const Point* thought_until(std::size_t events) const;   // the last whose chances are known; null: none
    // Progress of a task, in 1000ths, and its result. True: the ticket belongs to this review.
    bool receive(int ticket, int share, const Reply& reply);
    // By how much the turn changed its player's chance, in 65536ths.
    int change(const TurningPoint& turning_point) const;
    void find_turning_points();
    bool looked_into() const;   // the replies of all turning points are known
    // Up to three turning points in which most could have been gained, in the order of the game.
    std::vector<std::size_t> moments() const;
};

// By how much the best idea was better than what was played: chance of winning in 65536ths, and points at the end of
// the round.
int gain(const Review::TurningPoint& turning_point);
int points_more(const Review::TurningPoint& turning_point);

// A turning point put into words, and the tables to which its two turns lead. It needs a reply with an idea.
struct TurnComparison {
    struct Way {
        std::vector<Deed> deeds;
        State             table;      // after them, until luck or another player decides
        std::string       words;      // the deeds in brief; both ways together have at most 25 words
        int               chance = 0; // of winning, in 65536ths
        int               points = 0; // expected at the end of the round, compared with the moment
    };
    std::size_t number = 0;      // among the turning points
    Player      player = nobody; // whose turn it is
    Way         better, played;
};
TurnComparison comparison_of(const Session& session, const Review& review, std::size_t number);
// "Round 5: King's Card instead of Grande"
std::string moment_title(const Session& session, const Review& review, const Review::TurningPoint& turning_point);
// Where the better turn gains most: "More points in Cataluña and in Sevilla." Empty: in no place.
std::string moment_line(const Session& session, const Review& review, const Review::TurningPoint& turning_point);
// "3 points more; chance of winning 41% instead of 36%".
std::string gain_in_words(const Review& review, const Review::TurningPoint& turning_point);
std::string_view moments_title(std::size_t count);

Review review_of(const Session& session);   // of the turns played so far
void   extend(Review& review, const Session& session);   // adds the turns played since

// Computes all players' chances at this point.
Task point_task(const Session& session, const Review::Point& point);
// Computes the best ideas at the turn's first question, and rates what was played.
Task turning_point_task(const Session& session, const Review& review, const Review::TurningPoint& turning_point);

}
