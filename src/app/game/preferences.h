// The preferences of this device's owner: size of text, colours, motion, pace. They are stored as one line of text and
// are not part of a game. Old lines have the words of the screen instead of ids; they are still read.
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "app/game/options.h"

namespace eg {

enum class Colours : unsigned char { as_system, light, dark };
enum class Toggle : unsigned char { as_system, on, off };
constexpr bool holds(Toggle choice, bool system) {
    return choice == Toggle::on || (choice == Toggle::as_system && system);
}

struct Preferences {
    int     text = 100;                     // percent
    Colours colours = Colours::as_system;
    Toggle  contrast = Toggle::as_system;   // high contrast
    Toggle  still = Toggle::as_system;      // reduced motion
    bool    memory = true;                  // shows the Castillo's numbers, if the game announces them
    Pace    pace = Pace::normal;
    int     sound = 1;                      // 0: off, 1: soft, 2: loud
    bool    rules = true;                   // shows rules where the mouse rests
    bool    handover = true;                // shows a sign where the turn passes from person to person

    bool operator==(const Preferences&) const = default;
};

std::string show(const Preferences& preferences);   // "text=100;colours=system;..."
Preferences read_preferences(std::string_view text);       // parts that are not understood keep their defaults

using Setting = Option<Preferences>;
constexpr int setting_count = 10;
extern const std::array<Setting, setting_count> all_settings;

}
