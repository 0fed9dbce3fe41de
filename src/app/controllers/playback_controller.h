// Shows events as they happen, and earlier moments.
#pragma once

#include "app/commands.h"
#include "app/model.h"

namespace eg {

class PlaybackController {
public:
    explicit PlaybackController(Model& model) : model_(model) {}

    // Once a frame: shows what has happened, and starts the bots' tasks when all is shown. now: milliseconds.
    void advance(double now);

    void execute(PlaybackCommand command);
    void execute(Leap command);
    void execute(const LeapToScoring& command);
    void execute(const ShowMoment& command);
    void execute(const ShowTurningPoint& command);
    void execute(const Filter& command);

private:
    void play_back(double now);
    void sound(bool was_busy);   // was_busy: events were shown in the frame before

    Model& model_;
};

}
