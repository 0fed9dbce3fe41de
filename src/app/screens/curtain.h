// The curtain between two people at one device: when it falls and opens, and from when on presses count.
#pragma once

namespace eg {

class Curtain {
public:
    // Once a frame: whether it is to be shut before what will be drawn, and at what pace; 0: at once.
    void  move(bool shut, double pace, double now);
    float drawn() const { return drawn_; }   // 0 open, 1 shut
    // Whether a press at that time is not heard: it moves, is about to, or has just done so.
    bool  ignores_input(bool shut, double when) const;

private:
    float  drawn_ = 0;
    bool   shut_ = false;
    double began_ = -1e9, lasts_ = 0;   // milliseconds
};

}
