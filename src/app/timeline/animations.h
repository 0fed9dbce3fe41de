// What is under way because of an event the table has already followed: which pieces, since when
// and for how long. Only times; piece_animations.cpp knows the ways.
#pragma once

#include <vector>

#include "engine/event_types.h"

namespace eg {

struct Animation {
    Event  event;
    double began = 0;
    double lasts = 0;
    double stagger = 0;   // between the pieces of one event

    float share(double now) const;                             // 0 .. 1 of the whole
    float share_of(int piece, int pieces, double now) const;   // ... of one piece's way
};

class Animations {
public:
    // How long the way is at normal pace; 0 where nothing travels or all is to keep still.
    double length(const Event& event, const State& before) const;
    // Pace 0: at once.
    void begin(const Event& event, const State& before, double pace, double now);
    void move_tower(const Event& event, double pace, double now);
    void close_tower(double now);
    void settle(double now);   // what has arrived is under way no more
    void end();

    // While the surroundings ask for stillness nothing travels, but the rings stay for a second.
    void keep_still(bool still);
    bool still() const { return still_; }

    const std::vector<Animation>& running() const { return running_; }
    const std::vector<Animation>& echoes() const { return echoes_; }   // what would have travelled
    // How far such a piece of this card's stack is; 1 where nothing is under way.
    float  share(Piece piece, int stack, double now) const;
    bool   busy(double now) const;
    double rings_until(double now) const;   // milliseconds until one of those goes; negative: there is none
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
