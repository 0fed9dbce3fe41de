// Playing styles. Between turns of nearly the same utility a bot prefers the one that suits its style: visible at the
// table, with almost no effect on its strength.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/state.h"

namespace eg {

struct ActionCard;

enum class Style : std::uint32_t { even, builder, intriguer, kings_friend };

struct StyleRow {
    std::string_view id;      // "builder"
    std::string_view title;   // "Builder"
    std::string_view line;    // describes it in one line
    int (*bonus)(const State& before, const State& after, Player me);   // of a turn, in 65536ths of a victory
    std::span<const std::string_view> words = {};   // of effects: it likes hand cards with one of them
};

std::span<const StyleRow> styles();
inline const StyleRow& row(Style style) { return styles()[static_cast<std::size_t>(style)]; }
const StyleRow* style_named(std::string_view id);   // null if there is none
Style style_of(const StyleRow& row);

// The bonus of a style, times a strength: bots with noisy evaluations need more of it to be noticed.
struct StyleBonus {
    Style style = Style::even;
    int   strength = 1;

    // In 65536ths of a victory.
    int of(const State& before, const State& after, Player me) const {
        return style == Style::even ? 0 : strength * row(style).bonus(before, after, me);
    }
    int of(const ActionCard& card) const;   // of a hand card, while the hand is chosen
};

}
