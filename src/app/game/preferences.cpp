#include "app/game/preferences.h"

#include <algorithm>

#include "engine/parsing.h"

namespace eg {
namespace {

constexpr std::array<int, 4> sizes = {100, 125, 150, 200};

template <bool Preferences::*field>
constexpr int flag(const Preferences& p) { return p.*field ? 1 : 0; }
template <bool Preferences::*field>
constexpr void set_flag(Preferences& p, int n) { p.*field = n == 1; }
template <Toggle Preferences::*field>
constexpr int wanted(const Preferences& p) { return static_cast<int>(p.*field); }
template <Toggle Preferences::*field>
constexpr void set_wanted(Preferences& p, int n) { p.*field = static_cast<Toggle>(n); }

}

constexpr std::array<Setting, setting_count> all_settings = {{
    {"text",
     "Text size",
     {{{"100", "100%"}, {"125", "125%"}, {"150", "150%"}, {"200", "200%"}}},
     [](const Preferences& p) {
         for (std::size_t i = 0; i < sizes.size(); ++i)
             if (sizes[i] == p.text) return static_cast<int>(i);
         return 0;
     },
     [](Preferences& p, int n) { p.text = sizes[static_cast<std::size_t>(n)]; }},
    {"colours",
     "Colours",
     {{{"system", "System"}, {"light", "Light"}, {"dark", "Dark"}}},
     [](const Preferences& p) { return static_cast<int>(p.colours); },
     [](Preferences& p, int n) { p.colours = static_cast<Colours>(n); }},
    {"contrast",
     "High contrast",
     {{{"system", "System"}, {"on", "On"}, {"off", "Off"}}},
     wanted<&Preferences::contrast>,
     set_wanted<&Preferences::contrast>},
    {"motion",
     "Reduced motion",
     {{{"system", "System"}, {"on", "On"}, {"off", "Off"}}},
     wanted<&Preferences::still>,
     set_wanted<&Preferences::still>},
    {"pace", "Pace", paces, [](const Preferences& p) { return static_cast<int>(p.pace); },
     [](Preferences& p, int n) { p.pace = static_cast<Pace>(n); },
     {"How fast the others' turns are shown. Step: one press for each step."}},
    {"memory",
     "Castillo's numbers",
     {{{"hidden", "Hidden"}, {"shown", "Shown"}}},
     flag<&Preferences::memory>,
     set_flag<&Preferences::memory>,
     {"How many of each colour are inside. Hidden: you keep count yourself."}},
    {"sound",
     "Sound",
     {{{"off", "Off"}, {"soft", "Soft"}, {"loud", "Loud"}}},
     [](const Preferences& p) { return p.sound; },
     [](Preferences& p, int n) { p.sound = n; }},
    {"rules",
     "Rules on hover",
     {{{"off", "Off"}, {"on", "On"}}},
     flag<&Preferences::rules>,
     set_flag<&Preferences::rules>,
     {"Rest the mouse on a piece or a card to read its rule."}},
    {"handover",
     "Say whose turn it is",
     {{{"off", "Off"}, {"on", "On"}}},
     flag<&Preferences::handover>,
     set_flag<&Preferences::handover>,
     {"Announces the next person for one second when the turn passes on."}},
    {"lang",   // a translation is one more choice
     "Language",
     {{{"en", "English"}}},
     [](const Preferences&) { return 0; },
     [](Preferences&, int) {}},
}};

std::string show(const Preferences& preferences) {
    std::string text;
    for (const Setting& setting : all_settings) {
        text += setting.id;
        text += '=';
        text += setting.choice(setting.get(preferences)).id;
        text += ';';
    }
    return text;
}

Preferences read_preferences(std::string_view text) {
    Preferences result;
    while (!text.empty()) {
        std::string_view value = cut(text, ';');
        const std::string_view key = cut(value, '=');
        if (value.ends_with(" %")) value.remove_suffix(2);   // earlier versions kept words: "150 %"
        for (const Setting& setting : all_settings)
            for (int n = 0; setting.id == key && n < setting.count(); ++n)
                if (value == setting.choice(n).id || value == setting.choice(n).word) setting.set(result, n);
    }
    return result;
}

}
