// What is being thought about somewhere else, and how far it has come. The thought belongs to one
// moment of the game: when the table changes it is dropped, and what comes of it is not heard.
#pragma once

#include "ai/worker_protocol.h"
#include "app/game/session.h"

namespace eg {

int sent(const Task& task);   // gives its ticket: no two thoughts have the same

class Pondering {
public:
    explicit Pondering(Wanted what) : what_(what) {}   // a bot's move, or advice to whoever is asked
    // Sees to it that the thought of this moment has been begun, or none where none is wanted.
    void follow(const Session& session, bool wanted, double now);
    // Word from who thinks; true when it is of this thought.
    bool hear(int ticket, int share);
    int  moment() const { return moment_; }   // what it is about; -1: there is none
    bool finished() const { return share_ == 1000; }
    // How much is done, 0 .. 1, of a thought that takes long; negative of all others.
    float shown(double now) const;

private:
    Wanted what_;
    int    ticket_ = 0;
    int    moment_ = -1;
    int    share_ = 0;     // in 1000ths
    double began_ = 0;
};

}
