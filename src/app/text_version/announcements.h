// Announces what is new on the screen to screen readers. Each announcement replaces the last, so it is not made if the
// next one would follow at once.
#pragma once

#include <optional>
#include <string>

#include "app/screens/screens.h"

namespace eg {

class Announcements {
public:
    // Once a frame.
    void follow(const View& view, const Screens& screens);

private:
    std::string news(const View& view, const Screens& screens);
    std::string since_last_turn(const View& view);

    std::string said_;    // the last announcement
    // At pace instant, where the others play within one frame: what they did, announced with the next question.
    std::string since_;
    std::optional<std::size_t> question_;   // the number of answers at that question
    std::size_t told_ = 0;                  // number of events that have been announced
    Player      told_to_ = nobody;          // the listener
};

}
