// What an opponent likes beside winning. Of turns that promise nearly the same he plays the one after
// his own heart: seen at the table, and hardly felt in the strength.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine/state.h"

namespace eg {

enum class Style : std::uint32_t { even, builder, intriguer, kings_friend };

struct StyleRow {
    std::string_view id;      // "builder"
    std::string_view title;   // "Builder"
    std::string_view line;    // what he likes, in one line
    int (*liking)(const State& before, const State& after, Player me);   // in 65536ths of the victory
};

std::span<const StyleRow> tempers();
inline const StyleRow& row(Style temper) { return tempers()[static_cast<std::size_t>(temper)]; }
const StyleRow* temper(std::string_view id);   // null if there is none
Style temper_of(const StyleRow& row);

// How much he likes what a turn of his changes. Whoever is unsure of his judgement goes by it the more.
struct Taste {
    Style temper = Style::even;
    int    strength = 1;

    int of(const State& before, const State& after, Player me) const {
        return temper == Style::even ? 0 : strength * row(temper).liking(before, after, me);
    }
};

}
