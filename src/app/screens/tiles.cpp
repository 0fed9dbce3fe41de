#include "app/screens/tiles.h"

#include <algorithm>
#include <cmath>

#include "app/panels/cards.h"
#include "app/ui/textures.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

constexpr float pad = 8, mark_room = 24;

void draw_mark(ImDrawList& draw, ImVec2 c, const Tile& tile) {
    constexpr float r = 9;
    const ImU32 edge = tile.fixed && !tile.chosen ? theme().warn : theme().primary;
    const ImU32 ground = theme().dark ? theme().panel2 : IM_COL32_WHITE;
    draw::fine(draw);
    if (tile.fixed && !tile.chosen) {
        draw.AddCircle(c, r, edge, 0, 1.8f);
        draw.AddLine(c + ImVec2{-6, 6}, c + ImVec2{6, -6}, edge, 1.8f);
    } else if (tile.mark == TileMark::one_of) {
        draw.AddCircleFilled(c, r, ground);
        draw.AddCircle(c, r, theme().edge, 0, 1.4f);
        if (tile.chosen) draw.AddCircleFilled(c, r * 0.6f, edge);
    } else {
        const ImVec2 half{r, r};
        draw.AddRectFilled(c - half, c + half, tile.chosen ? edge : ground, 4);
        draw.AddRect(c - half, c + half, tile.chosen ? edge : theme().edge, 4, 0, 1.4f);
        if (tile.chosen) textures::draw(draw, "icons/check", c, 13, textures::paint(theme().primary_text));
    }
}

// The layout of a tile of this width.
struct TileText {
    draw::Type name = {};
    draw::Wrap titled = {}, lines = {};
    float      picture = 0, title = 0, words = 0, high = 0;   // width of the picture; heights of title, line and tile
};
TileText text_of(const Tile& tile, float width, float least) {
    const bool pictured = width >= 155 && (tile.card || textures::exists(tile.picture));
    TileText   text{.picture = pictured ? least < 58 ? 46.0f : 53.0f : 0};
    const float room = width - 2 * pad - (pictured ? text.picture + 9 : 0);
    const float titled = room - (tile.mark == TileMark::none ? 0 : mark_room);
    text.name = draw::fitted({draw::Face::serif_bold, 17}, tile.title, titled, 0.8f);
    const bool broken = draw::width(text.name, tile.title) > titled;   // in two lines
    text.titled = {.room = titled, .lines = broken ? 2 : 1, .leading = 15};
    const draw::Wrap two{.room = titled, .leading = 15};
    const auto high = [&] { return draw::wrapped(nullptr, {}, two, text.name, 0, tile.title); };
    if (broken)
        for (text.name.size = 15; text.name.size > 9 && high() > 31;) text.name.size -= 0.5f;
    text.title = broken ? draw::wrapped(nullptr, {}, text.titled, text.name, 0, tile.title) + 4 : 21;
    text.lines = {.room = room, .leading = 14.5f};
    text.words = draw::wrapped(nullptr, {}, text.lines, type().small, 0, tile.line);
    text.high = std::max(least, text.title + text.words + (least < 58 ? 5 : tile.mark == TileMark::none ? 10 : 14));
    return text;
}

// Draws the badge in the upper right corner, or over the picture if the title needs the room.
void draw_badge(ImDrawList& draw, const ImRect& rect, const Tile& tile, const TileText& text, float left) {
    const draw::Type small = type().small_bold;
    const float wide = draw::width(small, tile.badge) + small.size * 1.1f;
    const float title = draw::width(text.name, tile.title);
    if (text.titled.lines == 1 && left + title + wide + 12 < rect.Max.x) {
        const ImVec2 at{rect.Max.x - 7 - wide / 2, rect.Min.y + 7 + small.size * 0.7f};
        draw::pill(draw, at, small, tile.badge, theme().gold_light, theme().ink, theme().ink);
        return;
    }
    const float room = text.picture + 2;
    const draw::Type fits = draw::fitted(small, tile.badge, room - small.size * 1.1f, 0.5f);
    const ImVec2 at{rect.Min.x + pad + text.picture / 2, rect.GetCenter().y - text.picture * 40 / 106};
    if (text.picture > 0) draw::pill(draw, at, fits, tile.badge, theme().gold_light, theme().ink, theme().ink);
}

bool draw_tile(ImDrawList& draw, const ImRect& rect, const Tile& tile, float least) {
    const draw::Touch touch =
        draw::target(tile.id, rect, !tile.fixed,
                     {.name = tile.title,
                      .note = tile.line,
                      .on = tile.mark == TileMark::none ? std::nullopt : std::optional{tile.chosen}});
    const bool  washed = (tile.fixed || tile.greyed) && !tile.chosen;
    const ImU32 hovered = touch.hovered && !tile.fixed ? theme().panel2 : theme().panel;
    draw.AddRectFilled(rect.Min, rect.Max, washed ? draw::mix(theme().panel, theme().panel2, 0.7f) : hovered, 7);
    if (tile.chosen) draw.AddRect(rect.Min, rect.Max, theme().gold, 7, 0, 3.2f);
    draw.AddRect(rect.Min, rect.Max, tile.chosen ? theme().text : theme().edge, 7, 0, tile.chosen ? 1.4f : 1);
    const TileText text = text_of(tile, rect.GetWidth(), least);
    float left = rect.Min.x + pad;
    if (text.picture > 0) {
        const float high = text.picture * 80 / 106, middle = rect.GetCenter().y;
        const ImRect at{{left, middle - high / 2}, {left + text.picture, middle + high / 2}};
        if (tile.card) card_picture(draw, at, *tile.card);
        else textures::draw(draw, tile.picture, at);
        if (washed) draw.AddRectFilled(at.Min, at.Max, draw::fade(theme().panel, 0.55f));
        left += text.picture + 9;
    }
    if (tile.mark != TileMark::none) draw_mark(draw, {rect.Max.x - 16, rect.Min.y + 17}, tile);
    const float top = rect.GetCenter().y - (text.title + text.words) / 2;
    const ImU32 ink = washed ? theme().text2 : theme().text;
    if (text.titled.lines == 1) draw::text(draw, {left, top}, Anchor::left_top, text.name, ink, tile.title);
    else draw::wrapped(&draw, {left, top}, text.titled, text.name, ink, tile.title);
    const ImU32 ink2 = washed ? theme().warn : theme().text2;
    draw::wrapped(&draw, {left, top + text.title}, text.lines, type().small, ink2, tile.line);
    if (!tile.badge.empty()) draw_badge(draw, rect, tile, text, left);
    if (touch.focused) draw::focus_ring(draw, rect, 7);
    return touch.pressed && !tile.fixed;
}

}

float TileRows::height(std::size_t count) const {
    const float rows = std::ceil(static_cast<float>(count) / static_cast<float>(across));
    return std::max(0.0f, rows * (high + tile_gap) - tile_gap);
}

TileRows tile_rows(std::span<const Tile> list, float width, int across, float least) {
    const float n = static_cast<float>(across);
    TileRows rows{across, (width - tile_gap * (n - 1)) / n, least, least};
    for (const Tile& tile : list) rows.high = std::max(rows.high, text_of(tile, rows.width, least).high);
    return rows;
}

int draw_tiles(ImDrawList& draw, ImVec2 corner, std::span<const Tile> list, const TileRows& rows) {
    int pressed = -1;
    for (int i = 0; i < static_cast<int>(list.size()); ++i) {
        const ImVec2 cell{static_cast<float>(i % rows.across), static_cast<float>(i / rows.across)};
        const ImVec2 at = corner + cell * ImVec2{rows.width + tile_gap, rows.high + tile_gap};
        if (draw_tile(draw, {at, at + ImVec2{rows.width, rows.high}}, list[static_cast<std::size_t>(i)], rows.least))
            pressed = i;
    }
    return pressed;
}

std::string tile_picture(const Module& module) { return std::string{module.name} + "/tile"; }

std::string tile_picture(const Box& box) {
    const std::string own = "tiles/" + std::string{box.word};
    for (std::size_t n = box.modules.size(); n-- > 0;)   // what was added last says most
        if (const std::string its = tile_picture(*box.modules[n]); !textures::exists(own) && textures::exists(its))
            return its;
    return own;
}

}
