// Draws the map, the layers over its regions, the names, and the shields and mobile scoreboards.
#include <algorithm>
#include <cmath>
#include <string>

#include "app/ui/textures.h"
#include "app/board/map.h"
#include "app/board/board_drawing.h"
#include "engine/box.h"
#include "engine/queries.h"
#include "language/say.h"

namespace eg {
namespace {

using namespace draw;

void draw_map(Drawing& scene) {
    const Board& b = scene.b;
    const float  density = now().density;
    const map::Picture& main = map::picture(b.page);
    const ImVec2 pixels{std::round(main.rect.GetWidth() * b.scale * density),
                        std::round(main.rect.GetHeight() * b.scale * density)};
    ImVec2 sharp = pixels;   // at most 3600 wide: the size of textures is limited
    while (sharp.x > 3600) sharp = sharp / 2;
    const ImTextureID sea = textures::picture(main.name, static_cast<int>(sharp.x), static_cast<int>(sharp.y));
    if (!sea) return;
    const ImVec2 corner = b.at(main.rect.Min), end = corner + pixels / density;
    scene.draw.AddImage(sea, corner, end);
    const float edge = 0.5f / sharp.y;
    // Beyond the map's sides and below it, behind the tabs, its outermost part is mirrored: pixels that are repeated
    // would show as stripes.
    const auto mirrored = [&](float beyond, float whole) { return std::clamp(beyond / whole, 0.0f, 0.02f); };
    const auto beyond = [&](ImVec2 from, ImVec2 to, ImVec2 first, ImVec2 last) {
        if (from.x < to.x && from.y < to.y) scene.draw.AddImage(sea, from, to, first, last);
    };
    const float wide = end.x - corner.x;
    beyond({b.inner.Min.x, corner.y}, {corner.x, end.y}, {mirrored(corner.x - b.inner.Min.x, wide), 0}, {0, 1});
    beyond({end.x, corner.y}, {b.inner.Max.x, end.y}, {1, 0}, {1 - mirrored(b.inner.Max.x - end.x, wide), 1});
    beyond({b.inner.Min.x, b.inner.Min.y}, {b.inner.Max.x, corner.y}, {0, edge}, {1, edge});
    beyond({b.inner.Min.x, end.y}, {b.inner.Max.x, b.inner.Max.y}, {0, 1},
           {1, 1 - mirrored(b.inner.Max.y - end.y, end.y - corner.y)});
}

void draw_sheets(Drawing& scene) {
    const Board& b = scene.b;
    for (const map::Sheet& sheet : map::sheets().subspan(1)) {
        if (!in_the_box(scene.s, *sheet.module) || !map::lies_beside(sheet) || b.page > map::first_page) continue;
        const ImRect rect{snapped(b.at(sheet.rect.Min)), snapped(b.at(sheet.rect.Max))};
        const ImVec2 pixels = rect.GetSize() * now().density;
        if (const ImTextureID drawn =
                textures::picture(sheet.picture, static_cast<int>(pixels.x), static_cast<int>(pixels.y)))
            scene.draw.AddImage(drawn, rect.Min, rect.Max);
    }
}

void turned_name(Drawing& scene, ImVec2 map, float turn, Type type, float tracking, ImU32 colour,
                 std::string_view name) {
    const int    first = scene.draw.VtxBuffer.Size;
    const ImVec2 at = scene.b.at(map);
    halo_text(scene.draw, at, Anchor::centre, type, colour, {.tracking = tracking}, name);
    if (turn != 0) draw::turn(scene.draw, first, at, turn);
}

void draw_labels(Drawing& scene) {
    const Theme& t = theme();
    const float  k = scene.b.full ? std::max(1.0f, scene.b.piece) : scene.b.piece;
    for (const map::Label& label : map::labels()) {
        if (!map::shown(label, scene.b.page) || (label.edge && scene.view.picture)) continue;
        const Type type{label.italic ? Face::serif_italic : Face::serif, label.size * k};
        const ImU32 colour = label.sea ? t.sea_name : t.land_name;
        turned_name(scene, label.at, label.turn, type, label.tracking, colour,
                    label.said ? say(label.words) : std::string(label.words));
    }
}

void draw_layers(Drawing& scene) {
    const Board& b = scene.b;
    const auto lay = [&](map::Layer layer, Place place, float alpha) {
        map::draw_layer(scene.draw, layer, place, b.page, b.origin, b.scale, alpha);
    };
    if (!scene.legal.empty())
        for (const Place p : scene.regions() - scene.legal) lay(map::Layer::veil, p, 1);
    for (const Place p : scene.view.paled & scene.lands()) lay(map::Layer::veil, p, 1);
    if (scene.view.flying_king && is_place(scene.view.taboo_was) && scene.view.taboo_was != CAS)
        lay(map::Layer::taboo, scene.view.taboo_was, std::max(0.0f, 1 - 2 * scene.view.taboo_moved));
    if (is_place(scene.s.king) && scene.s.king != CAS)
        lay(map::Layer::taboo, scene.s.king,
            scene.view.flying_king ? std::max(0.0f, 2 * scene.view.taboo_moved - 1) : 1);
    for (const Place p : scene.s.closed & scene.lands()) {   // hatched as the King's region, within a chain
        const float fallen = scene.view.closing == p ? scene.view.closed : 1;
        if (fallen <= 0) continue;
        lay(map::Layer::taboo, p, fallen);
        draw_chain(scene, p, fallen);
    }
    draw_rings(scene);
    for (const Place p : scene.legal& scene.lands())
        lay(scene.view.loss ? map::Layer::loss : map::Layer::glow, p, scene.alpha);
    for (const Place p : scene.view.gold & scene.lands()) lay(map::Layer::glow, p, 1);
    if (scene.lands().has(scene.view.wrong)) lay(map::Layer::loss, scene.view.wrong, 1);
    for (const Place p : (scene.view.highlight | scene.focused) & scene.lands()) lay(map::Layer::ring, p, 1);
    if (scene.hovered != nowhere && scene.legal.has(scene.hovered)) lay(map::Layer::hover, scene.hovered, 1);
    else if (scene.hovered != nowhere && (scene.lands() & places(scene.s)).has(scene.hovered) && scene.interactive())
        lay(map::Layer::ring, scene.hovered, 0.75f);   // it cannot be chosen, but its card is shown
}

}

ImU32 sea_halo() { return mix(theme().sea, theme().sea2, 0.7f); }

void draw_background(Drawing& scene) {
    draw_map(scene);
    draw_sheets(scene);
    draw_labels(scene);
    draw_layers(scene);
    draw_links(scene);
}

// In the words of the box on the table, which on the first screen is not the box of the next game.
std::string name_on_map(const State& s, Place place) {
    return text(spoken(), message("{place:map}", place), {}, &box(s));
}

void draw_names(Drawing& scene) {
    const Board& b = scene.b;
    const ImU32  ink = theme().ink;
    const float  k = b.piece;
    for (const Place p : scene.lands() & places(scene.s)) {
        if (!map::has_anchor(p, map::Kind::name, b.page) || !map::room(p, b.page).own) continue;
        const Paled pale{scene, p};
        const ImVec2 at = b.anchor(p, "name");
        const map::Room& room = map::room(p, b.page);
        const ImU32  halo = room.in_sea ? sea_halo() : mix(room.tint.value_or(tint(p)), rgb(0xFFFFFF), 0.35f);
        if (room.ring > 0 && !row(scene.s, p).part_of.empty()) {
            if (room.ring * b.scale < 11) continue;   // no room for names
            halo_text(scene.draw, at, Anchor::centre,
                      {Face::serif_italic, std::max(11.0f, (b.full ? map::name_size(p) : 12.0f) * k)}, ink,
                      {.halo = halo, .halo_width = 1.3f}, name_on_map(scene.s, p));
            continue;
        }
        if (b.full) {
            const Type type{
                Face::serif_bold,
                std::max(row(scene.s, p).part_of.empty() ? 11.5f : 9.5f,
                         map::name_size(p) * k)};
            halo_text(scene.draw, at, Anchor::centre, type, ink, {.tracking = 0.1f, .halo = halo, .halo_width = 1.7f},
                     capitals(name_on_map(scene.s, p)));
        } else
            halo_text(scene.draw, at, Anchor::centre,
                     {Face::serif_bold, (row(scene.s, p).part_of.empty() ? 11.5f : 10.0f) * k}, ink,
                     {.tracking = 0.01f, .halo = halo, .halo_width = 1.3f}, name_on_map(scene.s, p));
    }
    if (const Paled pale{scene, CAS}; b.full)   // a small board shows its picture alone
        halo_text(scene.draw, b.anchor(CAS, "name"), Anchor::centre, {Face::serif_bold, 14 * k}, ink,
                 {.tracking = 0.11f, .halo = sea_halo(), .halo_width = 1.7f}, capitals(name_on_map(scene.s, CAS)));
}

// 2, or 3. The side of the board for two and three players has no third values (2023 edition).
int shown_ranks(const State& s) { return s.rules.ranks_of_two == 2 ? counted_ranks(s) : rank_count; }

void draw_numbers(Drawing& scene) {
    const float r = scene.b.full ? 11.5f * std::max(1.0f, scene.b.piece) : 9;
    Places      right, left;   // where one stands already
    for (const auto& [place, n] : scene.view.numbers) {
        if (scene.b.elsewhere.has(place)) continue;
        const float corner = scene.shield * 0.5f;
        const float x = !right.has(place) ? corner : !left.has(place) ? -corner : corner + 1.9f * r;
        (right.has(place) ? left : right).add(place);
        number(scene.draw, scene.b.anchor(place, "shield") + ImVec2{x, -corner}, r, n);
    }
}

// A tick at the shield of each place that has been scored.
void draw_ticks(Drawing& scene) {
    const float r = scene.shield * 0.24f;
    for (const Place p : scene.view.ticked - scene.b.elsewhere) {
        const ImVec2 at = scene.b.anchor(p, "shield") + ImVec2{scene.shield * 0.46f, -scene.shield * 0.46f};
        scene.draw.AddCircleFilled(at, r, theme().gain);
        scene.draw.AddCircle(at, r, theme().on_gain, 0, 1.2f);
        textures::draw(scene.draw, "icons/check", at, r * 1.5f, textures::paint(theme().on_gain));
    }
}

void draw_shields(Drawing& scene) {
    const Board& b = scene.b;
    const unsigned may = scene.interactive() ? scene.choices.of(Thing::scoreboard) : 0;
    for (const Place p : places(scene.s) - b.elsewhere) {
        const Paled pale{scene, p};
        if (row(scene.s, p).values != Values{})
            draw_shield(scene.draw, b.anchor(p, "shield"), scene.shield, row(scene.s, p).values, false,
                        shown_ranks(scene.s));
    }
    for (int which = 0; which < scoreboard_count; ++which) {
        if (scene.view.flying_scoreboards >> which & 1u || !b.shows_scoreboard(which, scene.s)) continue;
        const ImVec2 at = b.scoreboard(which, scene.s);
        const ImVec2 half{scene.shield / 2, scene.shield * 0.56f};
        if (may >> which & 1u) {
            const Choice choice{Thing::scoreboard, static_cast<std::uint8_t>(which)};
            draw_glow(scene.draw, {at - half, at + half}, 5, scene.alpha, false, !b.full);
            scene.small.push_back({choice, {at - half, at + half}});
        }
        draw_shield(scene.draw, at, scene.shield, mobile_values(which), true, shown_ranks(scene.s));
    }
    draw_ticks(scene);
    const float r = b.full ? 8.5f * std::max(1.0f, b.piece) : 6.5f * b.piece;
    for (const Place p : scene.legal - b.elsewhere) {
        const bool part = !row(scene.s, p).part_of.empty(), space = part && map::room(p, b.page).ring > 0;
        if (part && !map::room(p, b.page).own) continue;
        const float ring = map::room(p, b.page).ring * b.scale;
        draw_sign(scene.draw,
                  space ? b.anchor(p, "pieces") + ImVec2{ring, -ring} * 0.75f
                        : b.anchor(p, "shield") + ImVec2{scene.shield * 0.55f, -scene.shield * 0.53f},
                  r, scene.view.loss);
    }
    for (const Small& thing : scene.small)
        if (thing.choice.thing == Thing::scoreboard || scene.view.loss)
            draw_sign(scene.draw, {thing.rect.Max.x, thing.rect.Min.y},
                      thing.choice.thing == Thing::scoreboard ? r : r * 0.75f, scene.view.loss);
}

}
