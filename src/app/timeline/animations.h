// The pieces that are moving because of an event that the table already has: since when and for how long. Only times;
// panels/piece_animations.cpp has the paths. All times are in milliseconds.
#pragma once

#include <vector>

#include "engine/event_types.h"

namespace eg {

struct Animation {
    Event  event;
    double began = 0;
    double lasts = 0;
    double stagger = 0;   // from one piece's start to the next one's

    float share(double now) const;                             // of the whole, 0 to 1
    float share_of(int piece, int pieces, double now) const;   // of one piece's path, 0 to 1
};

class Animations {
public:
    // The duration at normal pace; 0: nothing moves, or motion is reduced.
    double length(const Event& event, const State& before) const;
    // before: the table before the event. pace: factor of the times; 0: at once.
    void begin(const Event& event, const State& before, double pace, double now);
    void move_tower(const Event& event, double pace, double now);
    void close_tower(double now);
    void settle(double now);   // removes those that have arrived
    void end();                // removes all

    // With reduced motion nothing moves; rings around the places are shown for a second instead.
    void keep_still(bool still);
    bool still() const { return still_; }

    const std::vector<Animation>& running() const { return running_; }
    const std::vector<Animation>& echoes() const { return echoes_; }   // with reduced motion: those that have rings
    // The share of the path of such a piece of the card from this stack; 1: it does not move.
    float  share(Piece piece, int stack, double now) const;
    bool   busy(double now) const;          // something moves
    double rings_until(double now) const;   // milliseconds until a ring disappears; negative: there is none
    float  tower_lift(double now) const;    // 0 on the ground, 1 as high as it goes
    bool   tower_open() const { return tower_up_; }
    float  discs_turned(double now) const;  // 0 face down, 1 face up

private:
    std::vector<Animation> running_, echoes_;
    bool   still_ = false;
    bool   tower_up_ = false;
    double tower_began_ = 0, tower_lasts_ = 0;
};

}
