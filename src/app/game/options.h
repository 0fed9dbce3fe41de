// What is chosen in rows: the settings, and what is agreed on before a game. The same on the canvas
// and in the text version.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "app/game/session.h"

namespace eg {

template <class Of>
struct Option {
    std::string_view id, label;
    std::array<std::string_view, 5> words;   // as many as there are
    int  (*get)(const Of&);
    void (*set)(Of&, int);
    std::array<std::string_view, 2> notes = {};   // on the first choice, on the others

    constexpr int count() const {
        int n = 0;
        while (n < static_cast<int>(words.size()) && !words[static_cast<std::size_t>(n)].empty()) ++n;
        return n;
    }
    constexpr std::span<const std::string_view> choices() const { return {words.data(), static_cast<std::size_t>(count())}; }
    constexpr std::string_view chosen(const Of& of) const { return words[static_cast<std::size_t>(get(of))]; }
};

constexpr std::array<std::string_view, pace_count> paces = {"Step", "Calm", "Normal", "Fast", "Instant"};

extern const std::array<Option<Plan>, 5> plan_options;

}
