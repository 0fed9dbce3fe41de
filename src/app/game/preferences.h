// What this device's owner likes: size of text, colours, movement, pace. Kept as one line of text,
// whatever in it is not understood stays as usual, and never part of a game. Before it was kept by ids
// it was kept by the words of the screen; those are still read.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "app/game/options.h"

namespace eg {

enum class Colours : unsigned char { as_system, light, dark };

struct Preferences {
    int     text = 100;                     // percent
    Colours colours = Colours::as_system;
    bool    contrast = false;               // on, whatever the system says
    bool    still = false;                  // reduced motion, likewise
    bool    memory = true;                  // the Castillo's numbers, where the game announces them
    Pace    pace = Pace::normal;
    int     sound = 1;                      // 0: off, 1: soft, 2: loud
    bool    rules = true;                   // what a mouse rests on has its rule told

    bool operator==(const Preferences&) const = default;
};

std::string show(const Preferences& preferences);   // "text=100;colours=system;..."
Preferences read_preferences(std::string_view text);

using Setting = Option<Preferences>;
constexpr int setting_count = 8;
extern const std::array<Setting, setting_count> all_settings;

}
