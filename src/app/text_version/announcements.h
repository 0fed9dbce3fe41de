// What is new on the screen, one sentence after another, for screen readers. Each replaces the last, so nothing is said
// that would be replaced before it can be heard.
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

    std::string said_;
    // At pace instant, where the others play within one frame: what they did, told with the question after it.
    std::string since_;
    std::optional<std::size_t> question_;   // it goes with: so many answers had been given
    std::size_t told_ = 0;                  // events that have been told
    Player      told_to_ = nobody;
};

}
