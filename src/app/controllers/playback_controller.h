// What is shown of the game: events as they happen, and earlier moments.
#pragma once

#include "app/commands.h"
#include "app/model.h"

namespace eg {

class PlaybackController {
public:
    explicit PlaybackController(Model& model) : model_(model) {}

    // Lets time pass: shows what has happened, and has bots think when all is shown.
    void advance(double now);

    void execute(PlaybackCommand command);
    void execute(Leap command);
    void execute(const LeapToScoring& command);
    void execute(const ShowMoment& command);
    void execute(const ShowTurningPoint& command);
    void execute(const Filter& command);
    // Shows the moment before a turning point of the review, and what would have been best there.
    void look_at(std::size_t turning_point);

private:
    void play_back(double now);
    void sound(bool was_busy);

    Model& model_;
};

}
