// Contrast is at least 4.5:1 for text on panels and 3:1 for pieces on the map: tests/app/theme_test.cpp computes it.
#include "app/ui/theme.h"

#include <algorithm>

namespace eg::draw {

const Theme light{.surround = rgb(0xDDD5C4),
                  .surround2 = rgb(0xD2C8B3),
                  .panel = rgb(0xFBF8F0),
                  .panel2 = rgb(0xF3EDDF),
                  .line = rgb(0xCDBF9F),
                  .edge = rgb(0x8C7A58),
                  .ink = rgb(0x2A1D12),
                  .text = rgb(0x2B2118),
                  .text2 = rgb(0x62533F),
                  .gold = rgb(0xB98A2C),
                  .gold_light = rgb(0xE9C46A),
                  .gold_deep = rgb(0x6E4E0E),
                  .primary = rgb(0x1E4A54),
                  .primary_text = rgb(0xFBF8F0),
                  .vellum = rgb(0xF1E7CF),
                  .vellum2 = rgb(0xE5D6B4),
                  .sea = rgb(0xD6DFD2),
                  .sea2 = rgb(0xB6CAC3),
                  .sea_ink = rgb(0x3E6670),
                  .land = rgb(0xEBE1C8),
                  .land_ink = rgb(0x8A7552),
                  .wine = rgb(0x7B2230),
                  .glow = rgb(0xD99A12),
                  .glow_high = rgb(0xFFE9A8),
                  .warn = rgb(0x9A2A22),
                  .focus = rgb(0x0F5FB8),
                  .sea_name = rgb(0x27505B),
                  .land_name = rgb(0x6A5532),
                  .mark_line = rgb(0x2A1D12),
                  .gain = rgb(0x2F6B4A),
                  .on_gain = rgb(0xFFFFFF),
                  .loss = rgb(0xD8402F),
                  .loss_high = rgb(0xFFE0D8),
                  .shadow = 1};

const Theme dark{.surround = rgb(0x12181B),
                 .surround2 = rgb(0x0D1214),
                 .panel = rgb(0x1D262B),
                 .panel2 = rgb(0x263138),
                 .line = rgb(0x3B4950),
                 .edge = rgb(0x788A93),
                 .ink = rgb(0x2A1D12),
                 .text = rgb(0xF0E8D7),
                 .text2 = rgb(0xB9AF9C),
                 .gold = rgb(0xC89B3C),
                 .gold_light = rgb(0xE9C46A),
                 .gold_deep = rgb(0xE0B95F),
                 .primary = rgb(0xD8AE52),
                 .primary_text = rgb(0x221804),
                 .vellum = rgb(0xE9DEC3),
                 .vellum2 = rgb(0xD8C8A2),
                 .sea = rgb(0xB9CBC6),
                 .sea2 = rgb(0x93AFB0),
                 .sea_ink = rgb(0x3E6670),
                 .land = rgb(0xDBD0B5),
                 .land_ink = rgb(0x8A7552),
                 .wine = rgb(0x7B2230),
                 .glow = rgb(0xD99A12),
                 .glow_high = rgb(0xFFE9A8),
                 .warn = rgb(0xF09A8A),
                 .focus = rgb(0x8EC5FF),
                 .sea_name = rgb(0x143840),
                 .land_name = rgb(0x5A4726),
                 .mark_line = rgb(0xF0E8D7),
                 .gain = rgb(0x2F6B4A),
                 .on_gain = rgb(0xFFFFFF),
                 .loss = rgb(0xD8402F),
                 .loss_high = rgb(0xFFE0D8),
                 .shadow = 2.25f,
                 .dark = true};

const Theme contrast{.surround = rgb(0xFFFFFF),
                     .surround2 = rgb(0xFFFFFF),
                     .panel = rgb(0xFFFFFF),
                     .panel2 = rgb(0xFFFFFF),
                     .line = rgb(0x000000),
                     .edge = rgb(0x000000),
                     .ink = rgb(0x000000),
                     .text = rgb(0x000000),
                     .text2 = rgb(0x1A1A1A),
                     .gold = rgb(0x000000),
                     .gold_light = rgb(0xFFD34D),
                     .gold_deep = rgb(0x000000),
                     .primary = rgb(0x000000),
                     .primary_text = rgb(0xFFFFFF),
                     .vellum = rgb(0xFFFFFF),
                     .vellum2 = rgb(0xF2F2F2),
                     .sea = rgb(0xDCE9F2),
                     .sea2 = rgb(0xDCE9F2),
                     .sea_ink = rgb(0x20404A),
                     .land = rgb(0xEEEEEE),
                     .land_ink = rgb(0x555555),
                     .wine = rgb(0x7B2230),
                     .glow = rgb(0xC25E00),
                     .glow_high = rgb(0xFFF3C4),
                     .warn = rgb(0x9A0000),
                     .focus = rgb(0x0037B5),
                     .sea_name = rgb(0x10303A),
                     .land_name = rgb(0x333333),
                     .mark_line = rgb(0x000000),
                     .gain = rgb(0x1F5638),
                     .on_gain = rgb(0xFFFFFF),
                     .loss = rgb(0xCC1B1B),
                     .loss_high = rgb(0xFFE9E4),
                     .shadow = 0,
                     .contrast = true};
// A black interface with the same white map.
const Theme dark_contrast = [] {
    Theme t = contrast;
    t.surround = t.surround2 = t.panel = t.panel2 = rgb(0x000000);
    t.line = t.edge = t.text = t.mark_line = rgb(0xFFFFFF);
    t.text2 = rgb(0xE6E6E6);
    t.gold = t.gold_deep = t.primary = rgb(0xFFD34D);
    t.primary_text = rgb(0x000000);
    t.warn = rgb(0xFFB4A6);
    t.focus = rgb(0x8EC5FF);
    t.dark = true;
    return t;
}();

namespace {
const Theme* in_use = &light;
}

const Theme& theme() { return *in_use; }
void         use(const Theme& theme) { in_use = &theme; }

Colour fade(Colour colour, float alpha) {
    const float a = static_cast<float>(colour >> 24) * std::clamp(alpha, 0.0f, 1.0f);
    return (colour & 0xffffffu) | static_cast<Colour>(a + 0.5f) << 24;
}

Colour mix(Colour a, Colour b, float share) {
    Colour out = 0;
    for (unsigned shift = 0; shift < 32; shift += 8) {
        const float from = static_cast<float>(a >> shift & 0xff), to = static_cast<float>(b >> shift & 0xff);
        out |= static_cast<Colour>(from + (to - from) * share + 0.5f) << shift;
    }
    return out;
}

Colour tint(Place place) {
    static constexpr Colour tints[] = {rgb(0xD6DFD2), rgb(0xC4CFA8), rgb(0xE2BC9E), rgb(0xDDA99C), rgb(0xEBE0A6),
                                      rgb(0xE9D392), rgb(0xE6D2B6), rgb(0xCFD19A), rgb(0xCFB7C7), rgb(0xAFC3CE)};
    const Colour own = tints[place < std::size(tints) ? std::size_t{place}
                             : is_place(place)        ? place % std::size(tints)
                                                      : std::size_t{CAS}];
    return theme().contrast ? mix(own, rgb(0xFFFFFF), 0.55f) : own;
}

// ---- seats

const Seat& seat(Player player) {
    constexpr Colour ivory = rgb(0xFFFBF0), ink = rgb(0x2A1D12);
    static const Seat seats[] = {
        {rgb(0xC22A2F), 0, ivory, 0, Shape::circle, {'A', 0}},   {rgb(0x2857A8), 0, ivory, 0, Shape::square, {'B', 0}},
        {rgb(0xF2B632), 0, ink, 0, Shape::diamond, {'C', 0}},    {rgb(0x46A58A), 0, ink, 0, Shape::triangle, {'D', 0}},
        {rgb(0x211E24), 0, ivory, 0, Shape::cross, {'E', 0}},
        // colours without a player
        {rgb(0xD2CEC4), 0, ink, 0, Shape::hexagon, {}},
        {rgb(0x141216), 0, rgb(0xF4E9CF), 0, Shape::hourglass, {}},
    };
    static Seat wood[colour_capacity];
    if (!wood[0].colour)
        for (std::size_t i = 0; i < colour_capacity; ++i) {
            wood[i] = seats[i];
            wood[i].shade = mix(seats[i].colour, rgb(0x1A0E06), 0.34f);
            wood[i].top = mix(seats[i].colour, rgb(0xFFFFFF), i == 4 ? 0.30f : 0.37f);
        }
    return wood[player < colour_capacity ? player : 0];
}

BarColour bar_colour(Player player, int paleness) {
    if (paleness <= 0) return {seat(player).colour, seat(player).on};
    const bool  black = player == sable;   // its paler parts have to be paler, so that numbers on them can be read
    const float white = paleness == 1 ? (black ? 0.52f : 0.38f) : (black ? 0.76f : 0.68f);
    return {mix(seat(player).colour, rgb(0xFFFFFF), white), rgb(0x2A1D12)};
}

Colour winner_row() {
    if (theme().dark) return mix(theme().panel, theme().gold, 0.2f);
    return mix(theme().panel, theme().glow_high, 0.55f);
}

}
