// Tells the page which game this is and how it stands, for the cover and for the page around this one.
#pragma once

#include <cstdint>
#include <string>

#include "app/model.h"

namespace eg {

class HostController {
public:
    explicit HostController(const Model& model) : model_(model) {}

    void follow();   // call it after every frame and every answer

private:
    // The game that was told last. A lesson or a watched game is not told: the own game stays what it was.
    struct Told {
        int           moment = -2;   // of the game on the table; -1: there is none
        std::uint64_t seed = 0;
        std::string   kept, line;    // the code of the game that waits, and how it stands
        bool          dark = false;

        bool operator==(const Told&) const = default;
    };

    const Model& model_;
    Told         told_;
};

}
