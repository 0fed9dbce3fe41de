// Legibility, computed from the colours: contrast by WCAG, and the CIEDE2000 difference between seats as seen with each
// kind of colour blindness (Machado 2009).
#include "app/ui/theme.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "table.h"

using namespace eg;
using namespace eg::draw;

namespace {

struct Light {   // linear RGB
    double r, g, b;
};

double linear(Colour channel) {
    const double c = channel / 255.0;
    return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}
Light light_of(Colour c) { return {linear(c & 0xff), linear(c >> 8 & 0xff), linear(c >> 16 & 0xff)}; }

double contrast_of(Colour a, Colour b) {
    const auto luminance = [](Colour c) {
        const Light l = light_of(c);
        return 0.2126 * l.r + 0.7152 * l.g + 0.0722 * l.b;
    };
    const double high = std::max(luminance(a), luminance(b)), low = std::min(luminance(a), luminance(b));
    return (high + 0.05) / (low + 0.05);
}

struct Lab {
    double L, a, b;
};
Lab lab(const Light& l) {
    const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
    const double x = f((0.4124564 * l.r + 0.3575761 * l.g + 0.1804375 * l.b) / 0.95047),
                 y = f(0.2126729 * l.r + 0.7151522 * l.g + 0.0721750 * l.b),
                 z = f((0.0193339 * l.r + 0.1191920 * l.g + 0.9503041 * l.b) / 1.08883);
    return {116 * y - 16, 500 * (x - y), 200 * (y - z)};
}

double ciede2000(const Lab& p, const Lab& q) {
    constexpr double pi = 3.14159265358979323846, degree = pi / 180;
    const double mean_c = (std::hypot(p.a, p.b) + std::hypot(q.a, q.b)) / 2;
    const double g = 0.5 * (1 - std::sqrt(std::pow(mean_c, 7) / (std::pow(mean_c, 7) + std::pow(25.0, 7))));
    const double a1 = p.a * (1 + g), a2 = q.a * (1 + g), c1 = std::hypot(a1, p.b), c2 = std::hypot(a2, q.b);
    const auto hue = [&](double b, double a) {
        return a == 0 && b == 0 ? 0 : std::fmod(std::atan2(b, a) / degree + 360, 360);
    };
    const double h1 = hue(p.b, a1), h2 = hue(q.b, a2);
    double dh = 0, h = h1 + h2;
    if (c1 * c2 != 0) {
        dh = h2 - h1;
        if (dh > 180) dh -= 360;
        if (dh < -180) dh += 360;
        h = std::abs(h1 - h2) <= 180 ? (h1 + h2) / 2 : (h1 + h2 + (h1 + h2 < 360 ? 360 : -360)) / 2;
    }
    const double dL = q.L - p.L, dC = c2 - c1, dH = 2 * std::sqrt(c1 * c2) * std::sin(dh / 2 * degree),
                 L = (p.L + q.L) / 2, C = (c1 + c2) / 2;
    const double t = 1 - 0.17 * std::cos((h - 30) * degree) + 0.24 * std::cos(2 * h * degree)
                     + 0.32 * std::cos((3 * h + 6) * degree) - 0.20 * std::cos((4 * h - 63) * degree);
    const double sL = 1 + 0.015 * (L - 50) * (L - 50) / std::sqrt(20 + (L - 50) * (L - 50)), sC = 1 + 0.045 * C,
                 sH = 1 + 0.015 * C * t;
    const double turn = -std::sin(60 * std::exp(-std::pow((h - 275) / 25, 2)) * degree) * 2
                        * std::sqrt(std::pow(C, 7) / (std::pow(C, 7) + std::pow(25.0, 7)));
    return std::sqrt(std::pow(dL / sL, 2) + std::pow(dC / sC, 2) + std::pow(dH / sH, 2) + turn * (dC / sC) * (dH / sH));
}

struct Sight {
    const char*           name;
    std::array<double, 9> seen;   // a 3 by 3 matrix, by rows, for linear RGB
};
constexpr Sight sights[] = {
    {"everybody", {1, 0, 0, 0, 1, 0, 0, 0, 1}},
    {"protanopia", {0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998}},
    {"deuteranopia", {0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881}},
    {"tritanopia", {1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900}},
};
Light seen_by(const Sight& sight, const Light& l) {
    const auto row = [&](std::size_t i) {
        return std::clamp(sight.seen[i] * l.r + sight.seen[i + 1] * l.g + sight.seen[i + 2] * l.b, 0.0, 1.0);
    };
    return {row(0), row(3), row(6)};
}

struct Pair {
    const char* what;
    Colour      on, under;
    int         which = -1;   // a region or a seat; -1: neither
};

void reads(double least, const char* surroundings, const std::vector<Pair>& pairs) {
    for (const Pair& pair : pairs) {
        CAPTURE(std::string{surroundings});
        CAPTURE(std::string{pair.what});
        CAPTURE(pair.which);
        CHECK(contrast_of(pair.on, pair.under) >= least);
    }
}

constexpr struct {
    const char*  name;
    const Theme& theme;
} surroundings[] = {
    {"light", light}, {"dark", dark}, {"high contrast", contrast}, {"high contrast in the dark", dark_contrast}};
}

TEST_SUITE("the look") {

TEST_CASE("the measures measure what they say") {
    CHECK(contrast_of(rgb(0x000000), rgb(0xFFFFFF)) == doctest::Approx(21));
    CHECK(contrast_of(rgb(0x777777), rgb(0xFFFFFF)) == doctest::Approx(4.48).epsilon(0.01));
    // Two pairs from the test data published with the formula.
    CHECK(ciede2000({50, 2.6772, -79.7751}, {50, 0, -82.7485}) == doctest::Approx(2.0425).epsilon(0.0001));
    CHECK(ciede2000({60.2574, -34.0099, 36.2677}, {60.4626, -34.1751, 39.4387})
          == doctest::Approx(1.2644).epsilon(0.0001));
}

TEST_CASE("everything that is read stands out by 4.5 to 1") {
    for (const auto& [name, t] : surroundings) {
        use(t);
        std::vector<Pair> pairs = {
            {"text on a panel", t.text, t.panel},
            {"text on a button", t.text, t.panel2},
            {"text on the table top", t.text, t.surround},
            {"quiet text on a panel", t.text2, t.panel},
            {"quiet text on a button", t.text2, t.panel2},
            {"the main button", t.primary_text, t.primary},
            {"a heading", t.gold_deep, t.panel},
            {"a warning", t.warn, t.panel2},
            {"numerals of the score track", t.ink, t.vellum},
            {"... at its other end", t.ink, t.vellum2},
            {"a sea's name", t.sea_name, t.sea2},
            {"a land's name", t.land_name, t.land},
            {"the Castillo's name", t.ink, t.sea2},
            {"a best result", t.ink, t.glow_high},
            {"a gain", t.on_gain, t.gain},
            {"the winner's row", t.text, winner_row()},
            {"quiet text in it", t.text2, winner_row()},
        };
        for (const Place place : nine_regions) pairs.push_back({"a name on region", t.ink, tint(place), place});
        for (Player p = red; p < max_players; p = static_cast<Player>(p + 1)) {
            const Seat& s = seat(p);
            pairs.push_back({"on seat", s.on, s.colour, p});
            pairs.push_back({"the acting row of seat", t.text, mix(t.panel, s.colour, 0.18f), p});
            for (int part = 0; part < 3; ++part)
                pairs.push_back({"a part of the bar of seat", bar_colour(p, part).text, bar_colour(p, part).fill, p});
            pairs.push_back({"the reader's row, seat", t.text, mix(t.panel, s.colour, 0.13f), p});
            pairs.push_back({"a power card of seat", paper::ink, mix(paper::sheet, s.colour, 0.2f), p});
        }
        reads(4.5, name, pairs);
    }
    use(light);
    reads(4.5, "cards",
          {{"text", paper::text, paper::sheet},
           {"a number on hatching", paper::text, paper::pill},
           {"text of a taken one", paper::text_taken, paper::taken},
           {"title of a taken one", paper::title_taken, paper::taken},
           {"the number on its tab", paper::tab_text, paper::edge},
           {"a numeral that may not be played", paper::ink_idle, mix(paper::idle, seat(red).colour, 0.08f)}});
}

TEST_CASE("pieces, borders and what may be pressed stand out by 3 to 1") {
    for (const auto& [name, t] : surroundings) {
        use(t);
        std::vector<Pair> pairs = {{"a button's border", t.edge, t.panel},
                                   {"the outline of a mark", t.mark_line, t.panel},
                                   {"the keyboard's ring", t.focus, t.panel},
                                   {"the main button", t.primary, t.panel},
                                   {"a pill's border", paper::pill_edge, t.sea2},
                                   {"the gold of what may be clicked, on its ink", t.glow, t.ink},
                                   {"the red of what is lost, on its ink", t.loss, t.ink},
                                   {"the minus of a loss", rgb(0xFFFFFF), t.loss}};
        for (const Place place : nine_regions) {   // every piece has an ink outline
            pairs.push_back({"an outline on region", t.ink, tint(place), place});
            pairs.push_back({"a pill's border on region", paper::pill_edge, tint(place), place});
        }
        for (Player p = red; p < max_players; p = static_cast<Player>(p + 1)) {
            const Seat& s = seat(p);
            pairs.push_back({"the outline of a mark in its row", t.mark_line, mix(t.panel, s.colour, 0.18f), p});
            pairs.push_back({"the letter or shape on wood", s.on, s.colour, p});
        }
        reads(3, name, pairs);
    }
    use(light);
}

TEST_CASE("five seats are five seats to everybody") {
    for (Player p = red; p < max_players; p = static_cast<Player>(p + 1))
        for (Player q = static_cast<Player>(p + 1); q < max_players; q = static_cast<Player>(q + 1)) {
            CHECK(seat(p).shape != seat(q).shape);
            CHECK(seat(p).letter[0] != seat(q).letter[0]);
            for (const Sight& sight : sights) {
                CAPTURE(std::string{sight.name});
                CAPTURE(p);
                CAPTURE(q);
                CHECK(ciede2000(lab(seen_by(sight, light_of(seat(p).colour))),
                                lab(seen_by(sight, light_of(seat(q).colour))))
                      >= 20);
            }
        }
}

}
