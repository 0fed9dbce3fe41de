// Draws the pieces on the board: caballeros in stacks above their counts, Grandes, the King, the Castillo.
#include <cmath>
#include <algorithm>
#include <string>
#include <tuple>

#include "app/board/board_drawing.h"
#include "app/board/figures.h"
#include "app/board/map.h"
#include "app/ui/frame_log.h"
#include "app/ui/textures.h"
#include "engine/queries.h"
#include "engine/scoring.h"
#include "language/say.h"

namespace eg {
namespace {

using namespace draw;

// Whether the caballeros at this place are shown. The player can hide those in the Castillo, unless one of them can be
// chosen.
bool told(const Drawing& scene, Place place) {
    const State& s = scene.s;
    if (place == CAS && !scene.view.memory && !scene.choices.of(Thing::caballero)) {
        bool asked = false;
        for (const Player p : colours(s)) asked = asked || (scene.choices.of(Thing::caballero, p) & 1u << CAS);
        if (!asked) return false;
    }
    return true;
}

// Draws what the caballeros of this space carry, above a stack or pill.
void draw_carried(ImDrawList& draw, const PlaceRow& row, ImVec2 foot, float piece) {
    const float size = 14 * piece;
    textures::draw(draw, row.carries_picture, foot - ImVec2{0, size * 0.4f}, size);
}

bool in_cubes(const Drawing& scene, Place place) { return scene.b.full && place != CAS; }

// Of the single caballero in a ring.
struct InRing {
    ImVec2 middle;
    float  radius, cube;   // cube: as `piece`
};
InRing in_ring(const Board& b, Place place) {
    const float radius = map::room(place, b.page).ring * b.scale;
    return {b.anchor(place, "pieces"), radius, radius * 1.28f / cube_size};
}

void draw_ringed(Drawing& scene, Place place) {
    const auto [middle, radius, size] = in_ring(scene.b, place);
    for (const Player p : colours(scene.s)) {
        if (scene.s.caballeros[p][place] == 0) continue;
        const Choice choice{Thing::caballero, static_cast<std::uint8_t>(place), p};
        const ImRect around{middle - ImVec2{radius, radius}, middle + ImVec2{radius, radius}};
        if (scene.interactive() && scene.choices.has(choice)) {
            draw_glow(scene.draw, around, radius, scene.alpha, around.Contains(ImGui::GetMousePos()), !scene.b.full,
                      scene.view.loss);
            scene.small.push_back({choice, around});
        }
        log_drawn(scene.draw, Sort::piece, around, "ringed");
        cube(scene.draw, p, middle, cube_size * size);
        if (scene.view.pending_of == p && scene.view.pending.has(place)) draw_pending(scene.draw, middle, size);
        if (carries(scene.s, place))
            draw_carried(scene.draw, row(scene.s, place), middle - ImVec2{0, radius * 0.7f}, radius / 14);
    }
}

// The points of a space: in its ring, or if somebody stands there on a tag at its shoulder.
void draw_bonus(Drawing& scene, Place place) {
    const Board& b = scene.b;
    const int    bonus = row(scene.s, place).bonus;
    const auto [middle, radius, size] = in_ring(b, place);
    constexpr float least = 8;   // in a smaller ring, the number cannot be read
    if (bonus == 0 || radius < least) return;
    bool taken = false;
    for (const Place space : with_parts(scene.s, region_of(scene.s, place)))
        taken |= b.in_ring(space, scene.slots) && ImLengthSqr(b.anchor(space, "pieces") - middle) < 1;
    const Type        type{Face::black, std::max(11.0f, radius * 0.85f)};
    const std::string points = say("+{n}", bonus);
    if (!taken) return text(scene.draw, middle, Anchor::centre_middle, type, rgb(0x6E4E0E), points), void();
    const ImVec2 corner = middle + ImVec2{0.45f, -1.25f} * radius, half = ImVec2{width(type, points) / 2 + 3.5f, 6.5f};
    const ImVec2 at = snapped(corner + ImVec2{half.x, 0.4f * radius});
    fine(scene.draw);
    scene.draw.AddRectFilled(at - half, at + half, rgb(0x4A3626), half.y);
    scene.draw.AddRect(at - half, at + half, rgb(0x2A1D12), half.y, 0, 0.8f);
    text(scene.draw, at, Anchor::centre_middle, type, rgb(0xFFF6DC), points);
}

}

void draw_stacks(Drawing& scene, Place place) {
    const State& s = scene.s;
    const Board& b = scene.b;
    if (!told(scene, place) || scene.view.if_scored) return;
    if (b.in_ring(place, s)) return draw_ringed(scene, place);
    const bool   cubes = in_cubes(scene, place);
    const Token* table = table_at(s, place);
    const float  rise = cubes ? b.rise(place, s) : 0;
    const ImVec2 half = b.pill_size() / 2;
    for (const Player p : colours(s)) {   // all glows below all stacks: neighbours overlap
        const int count = headcount(s, place, p).counted;
        const Choice choice{Thing::caballero, static_cast<std::uint8_t>(place), p};
        if (!scene.interactive() || count == 0 || !scene.choices.has(choice)) continue;
        const ImVec2 at = b.pill(p, place, scene.slots);
        ImRect whole{at - half, at + half};
        if (cubes && !table) whole.Min.y = cube_at(at, b.piece, rise, count - 1).y - 8.5f * b.piece;
        if (headcount(s, place, p).beside == 0)   // else those beside a table glow
            draw_glow(scene.draw, whole, half.y, scene.alpha, whole.Contains(ImGui::GetMousePos()), !b.full,
                      scene.view.loss);
        scene.small.push_back({choice, whole});
    }
    if (scene.legal.has(place) && carries(s, place)) {   // what can be carried there
        const float  size = 18 * b.piece;
        const ImVec2 at = b.anchor(place, "token");
        const ImRect rect{at - ImVec2{size, size} / 2, at + ImVec2{size, size} / 2};
        draw_glow(scene.draw, rect, size / 2, scene.alpha, rect.Contains(ImGui::GetMousePos()), !b.full,
                  scene.view.loss);
        textures::draw(scene.draw, row(s, place).carries_picture, at, size);
        scene.small.push_back({on(place), rect});
    }
    if (table && !scene.view.hides(*table)) draw_table(scene, *table, place);
    for (const Player p : colours(s)) {
        const int count = s.caballeros[p][place];
        if (count == 0 || !cubes || table) continue;
        const ImVec2 at = b.pill(p, place, scene.slots);
        draw_stack(scene.draw, at, b.piece, rise, p, count);
        if (scene.view.pending_of == p && scene.view.pending.has(place))
            draw_pending(scene.draw, cube_at(at, b.piece, rise, count - 1), b.piece);
        if (carries(s, place))
            draw_carried(scene.draw, row(s, place), cube_at(at, b.piece, rise, count - 1) - ImVec2{0, 7 * b.piece},
                         b.piece);
    }
}

// The points of a scoring of this place now, instead of the counts of the players who would get them.
void draw_earnings(Drawing& scene, Place place) {
    if (left_out_of_general(scene.s).has(place)) return;
    const Majorities& now = scene.majorities;
    State earning = scene.s;
    for (const Player p : colours(scene.s))
        if (p >= max_players || now.points[p][place] == 0) earning.caballeros[p][place] = 0;
    for (const Player p : scene.s.seats())
        if (const int points = now.points[p][place]; points > 0)
            draw_pill(scene.draw, scene.b.pill(p, place, earning), scene.b.counts, scene.b.full,
                      {.player = p, .count = points, .points = true, .leads = now.rank[p][place] == 1});
}

void draw_pills(Drawing& scene, Place place) {
    const State& s = scene.s;
    const Board& b = scene.b;
    if (!told(scene, place)) return;
    if (scene.view.if_scored) return draw_earnings(scene, place);
    draw_bonus(scene, place);
    if (b.in_ring(place, s)) return;
    const ImVec2 half = b.pill_size() / 2;
    if (table_at(s, place)) draw_pills_beside(scene, place);
    for (const Player p : colours(s)) {
        const int count = headcount(s, place, p).counted;
        if (count == 0) continue;
        const ImVec2 at = b.pill(p, place, scene.slots);
        const bool   pending = scene.view.pending_of == p && scene.view.pending.has(place);
        const Standing standing = scene.majorities.at(region_of(s, place), p);
        const bool     leads = p < max_players && standing.rank == 1;   // other colours score nothing
        const Pill     pill{.player = p, .count = count, .leads = leads, .sole = leads && !(standing.flags & tied)};
        draw_pill(scene.draw, at, b.counts, b.full, pill);
        if (!in_cubes(scene, place) && carries(s, place))
            draw_carried(scene.draw, row(s, place), at - ImVec2{0, half.y}, b.piece);
        if (pending && !in_cubes(scene, place)) {
            ring(scene.draw, {at - half, at + half}, half.y, rgb(0xFFFFFF), 2.6f, 0.6f);
            ring(scene.draw, {at - half, at + half}, half.y, rgb(0xC47F00), 1.5f, 1.2f);
        }
    }
}

// The pieces that BoardView::instead has here and the shown table has not.
void draw_instead(Drawing& scene, Place place) {
    const State& other = *scene.view.instead;
    const Board& b = scene.b;
    const float  rise = in_cubes(scene, place) ? b.rise(place, scene.s) : 0;
    const ImVec2 half = b.pill_size() / 2;
    for (const Player p : colours(scene.s)) {
        const int here = scene.s.caballeros[p][place], more = other.caballeros[p][place] - here;
        if (more <= 0 || !told(scene, place)) continue;
        const ImVec2 at = b.pill(p, place, scene.slots);
        if (in_cubes(scene, place))
            for (int i = 0; i < std::min(more, 3); ++i)
                dashed_cube(scene.draw, p, cube_at(at, b.piece, rise, here + i), b.piece);
        dashed_pill(scene.draw, {at - half, at + half}, p, here == 0 ? more : 0, b.full);
    }
    for (const Player p : scene.s.seats())
        if (other.grande[p] == place && scene.s.grande[p] != place)
            dashed_figure(scene.draw, b.grande(p, place, other), {9 * b.piece, 36 * b.piece}, p);
    if (other.king == place && scene.s.king != place)
        dashed_figure(scene.draw, b.king(place, other), {14 * b.piece, 46 * b.piece}, nobody);
}

void draw_figures(Drawing& scene, Place place) {
    const Board& b = scene.b;
    for (const Player p : scene.s.seats())
        if (place != CAS && scene.s.grande[p] == place && !scene.view.flying_grandes.has(p))
            draw_grande(scene.draw, p, b.grande(p, place, scene.s), b.grande_piece(), royal(scene.s) == p);
    draw_tokens(scene, place);
    if (scene.s.king == place && royal(scene.s) == nobody && !scene.view.flying_king)
        draw_king(scene.draw, b.king(place, scene.s), b.king_piece());
}

// The hatching around the Castillo while the King is there, as over a region. k: scale.
void draw_kings_ground(ImDrawList& draw, ImVec2 base, float k) {
    const ImU32  purple = rgb(0x5A2A5E);
    const ImVec2 c = base + ImVec2{20, 0} * k, radius = ImVec2{92, 30} * k;
    fine(draw);
    draw.PathEllipticalArcTo(c, radius.x, radius.y, 0, 0, IM_PI * 2, 64);
    draw.PathFillConvex(fade(purple, 0.14f));
    const float step = 7 * k;
    // Each line is the part of x + y = off within the ellipse.
    for (float off = -radius.x - radius.y; off < radius.x + radius.y; off += step) {
        const float a = 1 / (radius.x * radius.x), b = 1 / (radius.y * radius.y), root = (a + b) - a * b * off * off;
        if (root <= 0) continue;
        const float middle = b * off / (a + b), half = std::sqrt(root) / (a + b);
        const ImVec2 from{middle - half, off - middle + half}, to{middle + half, off - middle - half};
        draw.AddLine(c + from, c + to, fade(purple, theme().contrast ? 0.6f : 0.32f), 1);
    }
    std::vector<ImVec2> edge;
    for (int i = 0; i < 72; ++i)
        edge.push_back(c
                       + ImVec2{std::cos(static_cast<float>(i) * IM_PI / 36) * radius.x,
                                std::sin(static_cast<float>(i) * IM_PI / 36) * radius.y});
    dashed(draw, edge, true, 7, 4, purple, 1.8f);
}

void draw_tower(Drawing& scene) {
    const Board& b = scene.b;
    const ImVec2 base = b.anchor(CAS, "castillo");
    const float  k = b.full ? b.piece : b.piece * 0.58f;
    if (scene.view.highlight.has(CAS))   // a ring as around regions
        for (const auto& [grow, colour, width] : {std::tuple{0.0f, theme().ink, 2.6f}, {-2.6f, rgb(0xFFFFFF), 2.4f}}) {
            scene.draw.PathEllipticalArcTo(base, 58 * k + grow, 18 * k + grow, 0, 0, IM_PI * 2, 48);
            scene.draw.PathStroke(colour, ImDrawFlags_Closed, width);
        }
    if (scene.view.tower_lift > 0) {   // its shadow on the ground
        fine(scene.draw);
        for (const float grow : {1.0f, 0.9f, 0.78f}) {   // with a soft edge
            scene.draw.PathEllipticalArcTo(base, 50 * k * grow, 14 * k * grow, 0, 0, IM_PI * 2, 48);
            scene.draw.PathFillConvex(fade(rgb(0x2A1D12), 0.09f));
        }
    }
    if (scene.s.king == CAS && !scene.view.flying_king) draw_kings_ground(scene.draw, base, k);
    for (const Player p : scene.s.seats())   // before the Castillo is drawn: they stand behind its wall
        if (scene.s.grande[p] == CAS && !scene.view.flying_grandes.has(p))
            draw_grande(scene.draw, p, b.grande(p, CAS, scene.s), k * (b.full ? 0.85f : 1.0f));
    draw_castillo(scene.draw, base - ImVec2{0, tower_rise * k * scene.view.tower_lift}, k,
                  scene.legal.has(CAS) || scene.view.gold.has(CAS),
                  scene.hovered == CAS && scene.legal.has(CAS), scene.alpha);
    if (scene.view.memory && b.full && !scene.view.memory_note.empty()) {
        bool any = false;
        for (const Player p : colours(scene.s)) any = any || scene.s.caballeros[p][CAS];
        if (any)
            halo_text(scene.draw, b.anchor(CAS, "note"), Anchor::centre,
                     fitted({Face::serif_italic, 12.5f * b.piece}, scene.view.memory_note,
                            2 * (b.inner.Max.x - b.anchor(CAS, "note").x)),
                     theme().ink, {.halo = sea_halo(), .halo_width = 1.2f}, scene.view.memory_note);
    }
}

}
