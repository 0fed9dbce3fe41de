#include "app/screens/examples.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "app/board/figures.h"
#include "app/board/map.h"
#include "app/board/polygon.h"
#include "app/ui/textures.h"
#include "app/ui/tree.h"
#include "engine/box.h"
#include "engine/notation.h"
#include "engine/queries.h"
#include "language/say.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

constexpr float widest = 860, gap = 12, high = 96;

// The region so small that it fits into this square.
void region(ImDrawList& draw, Place place, ImVec2 centre, float size) {
    const map::Outline& outline = map::outline(place);
    const ImVec2        extent = outline.bounds.GetSize();
    const float         scale = size / std::max(extent.x, extent.y);
    std::vector<ImVec2> points;
    for (const ImVec2 point : outline.points)
        points.push_back(centre + (point - outline.bounds.GetCenter()) * scale);
    std::vector<float> crossings;
    for (float y = centre.y - extent.y * scale / 2; y < centre.y + extent.y * scale / 2; y += 1) {
        cross(static_cast<int>(points.size()), [&](int i) { return points[static_cast<std::size_t>(i)]; }, y,
              crossings);
        for (std::size_t n = 0; n + 1 < crossings.size(); n += 2)
            draw.AddRectFilled({crossings[n], y}, {crossings[n + 1], y + 1}, draw::tint(place));
    }
    draw::fine(draw);
    draw.AddPolyline(points.data(), static_cast<int>(points.size()), draw::paper::ink, ImDrawFlags_Closed, 1.1f);
}

// A region, the Castillo, or a picture: "court". The King stands in his region.
void thing(ImDrawList& draw, std::string_view word, ImVec2 centre, const State& table) {
    const std::optional<Place> place = place_of(word, box(table));
    if (!place) {
        textures::draw(draw, word, centre - ImVec2{0, 8}, 40, textures::paint(theme().text2));
        return;
    }
    if (map::outline(*place).points.empty())
        return draw_castillo(draw, centre + ImVec2{0, 30}, 0.55f, false, false, 1);
    region(draw, *place, centre, 68);
    if (table.king == *place) draw_king(draw, centre + ImVec2{0, 20}, 0.75f);
}

void arrow(ImDrawList& draw, ImVec2 from, ImVec2 to, bool allowed) {
    const ImU32  ink = allowed ? theme().gain : theme().warn;
    const ImVec2 hump = (from + to) / 2 - ImVec2{0, 26},
                 back = to - (to - hump) * (9 / std::max(1.0f, std::sqrt(ImLengthSqr(to - hump)))),
                 side = ImVec2{-(to - back).y, (to - back).x} * 0.55f, sign = hump + ImVec2{0, 4};
    draw::fine(draw);
    draw.AddBezierQuadratic(from, hump, back, ink, 2.4f);
    draw.AddTriangleFilled(to, back + side, back - side, ink);
    draw.AddCircleFilled(sign, 10, theme().panel);
    draw.AddCircle(sign, 10, ink, 0, 1.6f);
    textures::draw(draw, allowed ? "icons/check" : "icons/close", sign, 13, textures::paint(ink));
}

void picture(ImDrawList& draw, const ImRect& rect, const Example& example, const State& table) {
    draw.AddRectFilled(rect.Min, rect.Max, theme().panel2, 7);
    draw.AddRect(rect.Min, rect.Max, theme().line, 7, 0, 1.2f);
    const ImVec2 centre = rect.GetCenter(), left{centre.x - rect.GetWidth() / 4 - 2, centre.y},
                 right{centre.x + rect.GetWidth() / 4 + 2, centre.y};
    thing(draw, example.from, left, table);
    if (!example.to.empty()) {
        thing(draw, example.to, right, table);
        draw::cube(draw, red, left + ImVec2{4, 26}, 15);
        return arrow(draw, left + ImVec2{16, 18}, right - ImVec2{22, -6}, example.verdict == "yes");
    }
    for (int n = 2; n >= 0; --n) draw::cube(draw, red, left + ImVec2{-22, 20 - 8 * static_cast<float>(n)}, 15);
    if (const std::optional<Place> place = place_of(example.from, box(table)))
        draw_shield(draw, {centre.x + 14, centre.y}, 26, row(table, *place).values, false);
    draw::pill(draw, {rect.Max.x - 30, centre.y}, type().title, example.verdict, theme().panel, theme().gold,
               theme().text);
}

}

float examples(ImDrawList* draw, ImVec2 corner, float width, const Chapter& chapter, const State& table) {
    if (chapter.examples.empty()) return 0;
    const auto  count = static_cast<float>(chapter.examples.size());
    const float wide = std::min(width, widest),
                across = wide >= 600 ? count : std::min(count, wide >= 300 ? 2.0f : 1.0f),
                each = std::min((wide + gap) / across - gap, 206.0f);
    if (draw) {
        tree::heading();
        draw::text(*draw, corner, Anchor::left_top, type().title, theme().gold_deep, say("Seen on the board"));
    }
    const Box& before = spoken_of();
    speak_of(box(table));
    float x = corner.x, y = corner.y + 30, below = 0;
    for (const Example& example : chapter.examples) {
        if (x > corner.x && x + each > corner.x + wide + 1) x = corner.x, y += high + below, below = 0;
        if (draw) {
            const tree::Silent said;   // the words below tell it
            picture(*draw, {{x, y}, {x + each, y + high}}, example, table);
        }
        const draw::Wrap wrap{.room = each, .anchor = Anchor::centre};
        below = std::max(below, draw::wrapped(draw, {x + each / 2, y + high + 6}, wrap, type().label_bold, theme().text,
                                              say(example.caption))
                                    + 20);
        x += each + gap;
    }
    speak_of(before);
    return y + high + below - corner.y;
}

}
