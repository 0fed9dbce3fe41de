// The curtain between two people at one device: its movement, and when presses count.
#pragma once

namespace eg {

class Curtain {
public:
    // Once a frame. shut: whether it should be shut. pace: factor of the times; 0: at once. now: milliseconds.
    void  move(bool shut, double pace, double now);
    float drawn() const { return drawn_; }   // from 0, open, to 1, shut
    // Whether a press at that time is ignored: the curtain moves, is about to, or has just moved.
    bool  ignores_input(bool shut, double when) const;

private:
    float  drawn_ = 0;
    bool   shut_ = false;
    double began_ = -1e9, lasts_ = 0;   // milliseconds
};

}
