// Figures are pictures from assets/; the rest is drawn as polygons.
#include "app/board/figures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <vector>

#include "app/board/svg_number.h"
#include "app/ui/textures.h"
#include "language/say.h"
#include "app/ui/frame_log.h"
#include "assets.h"

namespace eg {
namespace {

using namespace draw;

// Draws a picture so that its point `pin`, in units of its SVG, is at `at`.
void pinned(ImDrawList& draw, std::string_view name, ImVec2 pin, ImVec2 at, float scale,
            const textures::Paint& paint = {}) {
    const ImVec2 from = at - pin * scale;
    log_drawn(draw, Sort::piece, {from, from + textures::size(name) * scale}, name);
    textures::draw(draw, name, {from, from + textures::size(name) * scale}, paint);
}

std::array<ImVec2, 6> outline_of_cube(ImVec2 c, float a) {
    const float b = a / 2;
    return {c + ImVec2{0, -a}, c + ImVec2{a, -b}, c + ImVec2{a, b},
            c + ImVec2{0, a},  c + ImVec2{-a, b}, c + ImVec2{-a, -b}};
}

}

namespace {

constexpr float figure_scale = 0.49f;

ImVec2 foot_of(std::string_view picture) {
    const std::string_view svg = assets::svg(picture).substr(0, 400), word = " data-foot=\"";
    ImVec2 foot = textures::size(picture) * ImVec2{0.5f, 1};
    if (std::size_t at = svg.find(word); at != std::string_view::npos) {
        at += word.size();
        foot.x = svg_number(svg, at);
        foot.y = svg_number(svg, at);
    }
    return foot;
}

}

void draw_figure(ImDrawList& draw, std::string_view picture, ImVec2 foot, float piece, Player whose) {
    fine(draw);
    pinned(draw, picture, foot_of(picture), foot, figure_scale * piece,
           whose == nobody ? textures::Paint{} : textures::paint(whose));
}

ImVec2 figure_size(std::string_view picture) {
    const ImVec2 foot = foot_of(picture);
    return {std::floor(2 * foot.x * figure_scale), std::floor(foot.y * figure_scale)};
}

void draw_king(ImDrawList& draw, ImVec2 foot, float piece) { pinned(draw, "king", {34, 115}, foot, 0.49f * piece); }

// A crown of three points, as the King's. middle: of its lower edge; k: pixels a unit.
void draw_crown(ImDrawList& draw, ImVec2 middle, float k) {
    static constexpr ImVec2 outline[] = {{-15, 0}, {-19, -19}, {-8, -9}, {0, -23}, {8, -9}, {19, -19}, {15, 0}};
    std::array<ImVec2, std::size(outline)> points;
    std::transform(std::begin(outline), std::end(outline), points.begin(),
                   [&](ImVec2 point) { return middle + point * k; });
    const int count = static_cast<int>(points.size());
    fine(draw);
    for (std::size_t i = 0; i + 1 < points.size(); ++i)   // every point can be seen from the middle
        draw.AddTriangleFilled(middle, points[i], points[i + 1], rgb(0xE9BE3E));
    draw.AddPolyline(points.data(), count, rgb(0x2A1D12), ImDrawFlags_Closed, std::max(1.0f, 2.4f * k));
    for (const ImVec2 tip : {outline[1], outline[3], outline[5]}) {
        draw.AddCircleFilled(middle + tip * k, 3.6f * k, rgb(0xFBE39A));
        draw.AddCircle(middle + tip * k, 3.6f * k, rgb(0x2A1D12), 0, std::max(0.8f, 1.6f * k));
    }
    log_drawn(draw, Sort::piece, {middle + ImVec2{-20, -27} * k, middle + ImVec2{20, 1} * k}, "crown");
}

void draw_grande(ImDrawList& draw, Player player, ImVec2 foot, float piece, bool crowned) {
    const float scale = 0.47f * piece;
    pinned(draw, "grande", {24, 82}, foot, scale, textures::paint(player));
    if (crowned) draw_crown(draw, foot - ImVec2{0, 56} * scale, scale);
    shape(draw, seat(player).shape, foot + ImVec2{0, -17} * scale, 19 * scale, seat(player).on, 0, 0);
}

void draw_shield(ImDrawList& draw, ImVec2 centre, float width, const Values& values, bool mobile, int ranks) {
    const float  scale = width / 72;
    const ImVec2 from = snapped(centre - ImVec2{39, 42.3f} * scale);
    const char*  name = mobile ? "shield_mobile" : "shield";
    log_drawn(draw, Sort::piece, {from, from + textures::size(name) * scale}, name);
    textures::draw(draw, name, {from, from + textures::size(name) * scale});
    const ImU32 first = mobile ? rgb(0x2A1D12) : rgb(0xFFF6DC), rest = mobile ? rgb(0xFBF4E0) : rgb(0x2A1D12);
    const auto digit = [&](ImVec2 at, float size, ImU32 colour, int value) {
        text(draw, from + at * scale, Anchor::centre_middle, {Face::serif_bold, size * width / 36}, colour,
             std::to_string(value));
    };
    digit({39, 21.2f}, 19.1f, first, values.points[0]);
    const float lower = width < 30 ? 15.2f : 13.9f;
    digit({23.5f, 53.5f}, lower, rest, values.points[1]);
    if (ranks > 2) return digit({54.5f, 53.5f}, lower, rest, values.points[2]);
    // A dash.
    draw.AddRectFilled(from + ImVec2{50, 52.3f} * scale, from + ImVec2{59, 54.7f} * scale, fade(rest, 0.75f));
}

void draw_castillo(ImDrawList& draw, ImVec2 base, float piece, bool legal, bool hovered, float alpha) {
    const float scale = 0.49f * piece;
    fine(draw);
    if (legal) {
        const Theme& t = theme();
        const ImVec2 radius{108 * scale, 31 * scale};
        const auto   ellipse = [&](float grow, ImU32 colour, float width) {
            draw.PathEllipticalArcTo(base, radius.x + grow, radius.y + grow * 0.6f, 0, 0, IM_PI * 2, 64);
            draw.PathStroke(colour, ImDrawFlags_Closed, width);
        };
        draw.PathEllipticalArcTo(base, radius.x, radius.y, 0, 0, IM_PI * 2, 64);
        draw.PathFillConvex(fade(hovered ? rgb(0xFFF6D0) : t.glow, (hovered ? 0.6f : 0.22f) * alpha));
        ellipse(0, fade(t.glow, 0.4f * alpha), 6 * piece);
        ellipse(0, fade(t.ink, alpha * 0.9f), 3.8f * std::min(1.0f, piece));
        ellipse(0, fade(t.glow, alpha), 2.4f * std::min(1.0f, piece));
        ellipse(-1.5f, fade(t.glow_high, alpha), 1);
    }
    draw_figure(draw, "castillo", base, piece);
}

void draw_sign(ImDrawList& draw, ImVec2 c, float r, bool loss) {
    const Theme& t = theme();
    fine(draw);
    log_drawn(draw, Sort::piece, {c - ImVec2{r, r}, c + ImVec2{r, r}}, loss ? "minus" : "plus");
    const ImU32 bar = loss ? rgb(0xFFFFFF) : t.ink;
    draw.AddCircleFilled(c, r, loss ? t.loss : t.glow_high);
    draw.AddCircle(c, r, t.ink, 0, 1.2f);
    const float arm = r * 0.56f, width = std::max(1.4f, r * (loss ? 0.32f : 0.24f));
    draw.AddRectFilled(c + ImVec2{-arm, -width / 2}, c + ImVec2{arm, width / 2}, bar);
    if (!loss) draw.AddRectFilled(c + ImVec2{-width / 2, -arm}, c + ImVec2{width / 2, arm}, bar);
}

ImVec2 pill_size(float piece, bool full) {
    return full ? ImVec2{27, 15.5f} * std::max(0.84f, piece) : ImVec2{23.5f, 14.8f} * piece;
}

void draw_pill(ImDrawList& draw, ImVec2 centre, float piece, bool full, const Pill& pill) {
    fine(draw);
    ImVec2 size = pill_size(piece, full);
    if (pill.count > 9) size.x *= 1.12f;
    const float  k = size.y / 15.0f;
    const ImRect rect{snapped(centre - size / 2), snapped(centre - size / 2) + size};
    const float  r = size.y / 2;
    const ImU32  ink = rgb(0x2A1D12);
    log_drawn(draw, Sort::piece, rect, "pill");
    draw.AddRectFilled(rect.Min + ImVec2{0.6f, 1.4f}, rect.Max + ImVec2{0.6f, 1.4f}, fade(ink, 0.22f), r);
    draw.AddRectFilled(rect.Min, rect.Max,
                       pill.points && pill.leads ? mix(paper::pill, theme().gold, 0.4f) : paper::pill, r);
    if (pill.sole) ring(draw, rect, r, rgb(0x5A3F10), 0.8f, 1.6f), ring(draw, rect, r, rgb(0xB98A2C), 1.8f, 0.2f);
    draw.PathRect(rect.Min, rect.Max, r);
    if (pill.beside) {
        const std::vector<ImVec2> edge(draw._Path.begin(), draw._Path.end());
        draw.PathClear();
        dashed(draw, edge, true, 3, 2.4f, ink, 1.1f);
    } else draw.PathStroke(pill.leads ? ink : paper::pill_edge, ImDrawFlags_Closed, pill.leads ? 1.3f : 0.9f);
    const ImVec2 c = rect.GetCenter();
    const std::string number = pill.points ? say("+{n}", pill.count) : std::to_string(pill.count);
    const float mark_size = (pill.points ? 7.2f : 8.6f) * k, gap = (pill.points ? 1.0f : 2.6f) * k,
                sides = (pill.points ? 2.6f : 5.0f) * k;
    const Type  type = fitted({Face::black, 12.5f * k}, number, size.x - mark_size - gap - sides, 0.6f);
    const float wide = width(type, number);
    const float left = c.x - (mark_size + gap + wide) / 2;
    shape(draw, seat(pill.player).shape, {left + mark_size / 2, c.y}, mark_size, seat(pill.player).colour, ink, 0.8f);
    text(draw, {left + mark_size + gap, c.y}, Anchor::left_middle, type, ink, number);
}

ImVec2 cube_at(ImVec2 pill, float piece, float rise, int n) {
    return {pill.x,
            pill.y - pill_size(piece, true).y / 2 - cube_size * piece / 2 - 1.5f - rise * static_cast<float>(n)};
}

void draw_stack(ImDrawList& draw, ImVec2 pill, float piece, float rise, Player player, int count) {
    if (count <= 0) return;
    fine(draw);
    const float  size = cube_size * piece;
    log_drawn(draw, Sort::piece,
              {cube_at(pill, piece, rise, count - 1) - ImVec2{size, size} / 2,
               cube_at(pill, piece, rise, 0) + ImVec2{size, size} / 2},
              "stack");
    const ImVec2 foot = cube_at(pill, piece, rise, 0) + ImVec2{size * 0.12f, size * 0.36f};
    draw.PathEllipticalArcTo(foot, size * 0.62f, size * 0.26f, 0, 0, IM_PI * 2, 24);
    draw.PathFillConvex(fade(rgb(0x2A1D12), 0.25f));
    for (int i = 0; i < count; ++i) cube(draw, player, cube_at(pill, piece, rise, i), size);
}

void draw_pending(ImDrawList& draw, ImVec2 c, float piece) {
    fine(draw);
    const auto hexagon = outline_of_cube(c, cube_size * piece / 2 + 1.2f);
    draw.AddPolyline(hexagon.data(), 6, rgb(0xFFFFFF), ImDrawFlags_Closed, 3.0f);
    draw.AddPolyline(hexagon.data(), 6, rgb(0xC47F00), ImDrawFlags_Closed, 1.5f);
}

namespace {

// nobody: the King's purple.
ImU32 of_seat(Player player) { return player == nobody ? rgb(0x5A2A5E) : seat(player).colour; }

// A closed line in dashes of the player's colour on white, visible on any background.
void dashed_line(ImDrawList& draw, std::span<const ImVec2> line, Player player) {
    fine(draw);
    draw.AddPolyline(line.data(), static_cast<int>(line.size()), rgb(0xFFFFFF), ImDrawFlags_Closed, 3.4f);
    dashed(draw, line, true, 4, 3, of_seat(player), 2);
}

}

void dashed_cube(ImDrawList& draw, Player player, ImVec2 c, float piece) {
    const auto hexagon = outline_of_cube(c, cube_size * piece / 2);
    draw.AddConvexPolyFilled(hexagon.data(), 6, fade(of_seat(player), 0.25f));
    dashed_line(draw, hexagon, player);
}

void dashed_pill(ImDrawList& draw, const ImRect& rect, Player player, int count, bool full) {
    if (count > 0) {
        draw.AddRectFilled(rect.Min, rect.Max, fade(rgb(0xFFFFFF), 0.8f), rect.GetHeight() / 2);
        text(draw, rect.GetCenter(), Anchor::centre_middle, {Face::bold, full ? 12.0f : 11.0f}, rgb(0x1E1812),
             std::to_string(count));
    }
    draw.PathRect(rect.Min, rect.Max, rect.GetHeight() / 2);
    const std::vector<ImVec2> line(draw._Path.begin(), draw._Path.end());
    draw.PathClear();
    dashed_line(draw, line, player);
}

void dashed_figure(ImDrawList& draw, ImVec2 foot, ImVec2 size, Player player) {
    const ImRect rect{foot - size, foot + ImVec2{size.x, 2}};
    draw.PathRect(rect.Min, rect.Max, size.x);
    const std::vector<ImVec2> line(draw._Path.begin(), draw._Path.end());
    draw.AddConvexPolyFilled(line.data(), static_cast<int>(line.size()), fade(of_seat(player), 0.25f));
    draw.PathClear();
    dashed_line(draw, line, player);
    if (player == nobody)
        textures::draw(draw, "lily", rect.GetCenter(), size.x * 1.3f, textures::paint(of_seat(player)));
    else mark(draw, player, rect.GetCenter(), size.x * 1.3f);
}

void draw_glow(ImDrawList& draw, const ImRect& around, float radius, float alpha, bool hovered, bool small, bool loss) {
    const Theme& t = theme();
    const ImU32  colour = loss ? t.loss : t.glow, high = loss ? t.loss_high : t.glow_high;
    fine(draw);
    const float out = small ? 0.8f : 2.5f;
    ImRect rect = around;
    rect.Expand(out);
    if (!small) ring(draw, rect, radius + out, fade(colour, 0.30f * alpha), 4.5f, 0);
    draw.AddRectFilled(rect.Min, rect.Max,
                       fade(hovered && !loss ? rgb(0xFFF6D0) : high, (hovered ? 0.95f : 0.6f) * alpha), radius + out);
    ring(draw, rect, radius + out, fade(t.ink, alpha), small ? 3.0f : 3.6f, small ? -1.0f : -1.8f);
    ring(draw, rect, radius + out, fade(hovered ? high : colour, alpha), small ? 1.8f : 2, small ? -0.4f : -1);
}

}
