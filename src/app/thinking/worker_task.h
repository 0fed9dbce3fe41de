// One task in a worker, for a bot's move or for advice. It belongs to one moment of the game: when the table changes,
// the task is cancelled.
#pragma once

#include "ai/worker_protocol.h"
#include "app/game/session.h"

namespace eg {

// Starts the task in a worker and returns its ticket, a number that no other task has.
int start_task(const Task& task);

class WorkerTask {
public:
    explicit WorkerTask(Wanted what) : what_(what) {}
    // Starts the task of this moment, if it is wanted and has not been started; cancels any other.
    void follow(const Session& session, bool wanted, double now);
    // Progress of a ticket, in 1000ths. True: it is this task's.
    bool receive(int ticket, int share);
    int  moment() const { return moment_; }   // of the game; -1: there is no task
    bool finished() const { return share_ == 1000; }
    // How much is done, 0 to 1, for a progress bar; negative: it has not taken long enough for one.
    float shown(double now) const;

private:
    Wanted what_;
    int    ticket_ = 0;
    int    moment_ = -1;
    int    share_ = 0;     // in 1000ths
    double began_ = 0;
};

}
