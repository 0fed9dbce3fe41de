// Drawn from the sea up: chart, layers over regions, names, shields, pieces. What may be clicked is
// exactly what `choices` says; the nearest of the small things wins over the region beneath it.
#include "app/table.h"

#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>
#include <string>
#include <vector>

#include "app/art.h"
#include "app/chart.h"
#include "app/focus.h"
#include "app/track.h"
#include "app/widgets.h"
#include "engine/notation.h"
#include "engine/questions.h"

namespace eg {
namespace {

using namespace look;

struct Small {   // a piece that may be clicked
    Choice choice;
    ImRect rect;
};

std::string id_of(Place place) { return "place:" + std::string(row(place).id); }
std::string id_of(Choice piece) {
    return piece.thing == Thing::scoreboard ? "scoreboard:" + std::to_string(piece.which)
                                            : "caballero:" + std::string(show(piece.whose)) + ":" + std::string(row(static_cast<Place>(piece.which)).id);
}

struct Memory {   // between frames
    Place   hovered = nowhere;
    Choices choices;
    double  since = 0;
} memory;

bool same(const Choices& a, const Choices& b) {
    if (a.size() != b.size()) return false;
    for (int i = 0; i < a.size(); ++i)
        if (!(a[i] == b[i])) return false;
    return true;
}

// Legal things breathe twice and then rest.
float breath(const Choices& choices) {
    const double now = ImGui::GetTime();
    if (!same(memory.choices, choices)) memory.choices = choices, memory.since = now;
    const float age = static_cast<float>(now - memory.since), period = 2.4f;
    if (look::now().still || age > 2 * period) return 1;
    again_in(50);
    return 0.9f - 0.1f * std::cos(age / period * 2 * IM_PI + IM_PI);
}

struct Scene {
    ImDrawList&      draw;
    const State&     s;
    const Choices&   choices;
    const TableView& view;
    Board            b;
    Places           legal;
    std::vector<Small> small;
    float            alpha = 1;
    float            shield = 36;

    bool interactive() const { return view.interactive; }
    Places focused() const {
        Places one;
        for (int p = 0; p < place_count; ++p)
            if (focus::at(id_of(static_cast<Place>(p)))) one.add(static_cast<Place>(p));
        return one;
    }
    bool lies_on(int which, Place place) const { return s.scoreboard[which] == place; }
};

ImU32 sea_halo() { return mix(theme().sea, theme().sea2, 0.7f); }

// ---- the chart

void draw_chart(Scene& scene) {
    const Board& b = scene.b;
    const float  density = now().density;
    const ImVec2 pixels{std::round(chart::map_size.x * b.scale * density), std::round(chart::map_size.y * b.scale * density)};
    ImVec2 sharp = pixels;   // textures have their limits
    while (sharp.x > 3600) sharp = sharp / 2;
    if (const ImTextureID sea = art::picture("chart", static_cast<int>(sharp.x), static_cast<int>(sharp.y)))
        scene.draw.AddImage(sea, b.origin, b.origin + pixels / density);
}

void turned_name(Scene& scene, ImVec2 map, float turn, Type type, float tracking, ImU32 colour, std::string_view name) {
    const int    first = scene.draw.VtxBuffer.Size;
    const ImVec2 at = scene.b.at(map);
    lettered(scene.draw, at, Anchor::centre, type, colour, {.tracking = tracking}, name);
    if (turn != 0) look::turn(scene.draw, first, at, turn);
}

void draw_sea_names(Scene& scene) {
    const Theme& t = theme();
    const float  k = std::max(1.0f, scene.b.piece);
    if (!scene.b.full) {
        turned_name(scene, {150, 490}, -1.38f, {Face::serif, 11 * scene.b.piece}, 0.3f, t.land_name, "PORTUGAL");
        return;
    }
    turned_name(scene, {152, 471}, -1.38f, {Face::serif, 14.8f * k}, 0.29f, t.land_name, "PORTUGAL");
    turned_name(scene, {46, 385}, -1.45f, {Face::serif_italic, 15.5f * k}, 0.15f, t.sea_name, "Mar Océano");
    turned_name(scene, {680, 676}, 0, {Face::serif_italic, 15.5f * k}, 0.15f, t.sea_name, "Mar Mediterráneo");
    turned_name(scene, {905, 765}, 0, {Face::serif_italic, 14 * k}, 0.2f, t.land_name, "África");
    turned_name(scene, {800, 98}, 0, {Face::serif_italic, 16 * k}, 0.25f, t.land_name, "Francia");
}

void draw_layers(Scene& scene) {
    const Board& b = scene.b;
    const bool   small = !b.full;
    const auto   lay = [&](chart::Layer layer, Place place, float alpha) { chart::draw_layer(scene.draw, layer, place, b.origin, b.scale, small, alpha); };
    if (!scene.legal.empty())
        for (const Place p : regions - scene.legal) lay(chart::Layer::veil, p, 1);
    if (scene.view.flying_king && scene.view.taboo_was < place_count) lay(chart::Layer::taboo, scene.view.taboo_was, std::max(0.0f, 1 - 2 * scene.view.taboo_moved));
    if (scene.s.king < place_count) lay(chart::Layer::taboo, scene.s.king, scene.view.flying_king ? std::max(0.0f, 2 * scene.view.taboo_moved - 1) : 1);
    for (const Place p : scene.legal & regions) lay(chart::Layer::glow, p, scene.alpha);
    for (const Place p : (scene.view.highlight | scene.focused()) & regions) lay(chart::Layer::ring, p, 1);
    if (memory.hovered != nowhere && scene.legal.has(memory.hovered)) lay(chart::Layer::hover, memory.hovered, 1);
}

void draw_names(Scene& scene) {
    const Board& b = scene.b;
    const ImU32  ink = theme().ink;
    const float  k = b.piece;
    for (const Place p : regions) {
        const ImVec2 at = b.anchor(p, "name");
        const bool   in_sea = p == VAL;
        const ImU32  halo = in_sea ? sea_halo() : mix(tint(p), rgb(0xFFFFFF), 0.35f);
        if (b.full) {
            const Type type{Face::serif_bold, std::max(11.5f, chart::anchor_size(std::string(row(p).id) + ".name") * k)};
            lettered(scene.draw, at, Anchor::centre, type, ink, {.tracking = 0.1f, .halo = halo, .halo_width = 1.7f}, capitals(row(p).name));
        } else lettered(scene.draw, at, Anchor::centre, {Face::serif_bold, 11.5f * k}, ink, {.tracking = 0.01f, .halo = halo, .halo_width = 1.3f}, row(p).name);
    }
    if (b.full)
        lettered(scene.draw, b.anchor(CAS, "name"), Anchor::centre, {Face::serif_bold, 14 * k}, ink, {.tracking = 0.11f, .halo = sea_halo(), .halo_width = 1.7f}, "CASTILLO");
}

// ---- shields

void draw_shields(Scene& scene) {
    const Board& b = scene.b;
    const unsigned may = scene.interactive() ? scene.choices.of(Thing::scoreboard) : 0;
    for (int i = 0; i < place_count; ++i) {
        const Place p = static_cast<Place>(i);
        draw_shield(scene.draw, b.anchor(p, "shield"), scene.shield, row(p).values, false);
    }
    for (int which = 0; which < scoreboard_count; ++which) {
        if (scene.view.flying_scoreboards >> which & 1u) continue;
        const ImVec2 at = b.scoreboard(which, scene.s);
        const ImVec2 half{scene.shield / 2, scene.shield * 0.56f};
        if (may >> which & 1u) {
            const Choice choice{Thing::scoreboard, static_cast<std::uint8_t>(which)};
            draw_glow(scene.draw, {at - half, at + half}, 5, scene.alpha, false, !b.full);
            scene.small.push_back({choice, {at - half, at + half}});
        }
        draw_shield(scene.draw, at, scene.shield, mobile_values(which), true);
    }
    const float r = b.full ? 8.5f * std::max(1.0f, b.piece) : 6.5f * b.piece;
    for (const Place p : scene.legal) draw_plus(scene.draw, b.anchor(p, "shield") + ImVec2{scene.shield / 2, -scene.shield * 0.53f}, r);
    for (const Small& thing : scene.small)
        if (thing.choice.thing == Thing::scoreboard) draw_plus(scene.draw, {thing.rect.Max.x, thing.rect.Min.y}, r);
}

// ---- pieces

struct Rank {
    int  most = 0, leaders = 0;
};
Rank rank(const State& s, Place place) {
    Rank out;
    for (const Player p : s.seats()) {
        const int n = s.caballeros[p][place];
        if (n > out.most) out = {n, 1};
        else if (n == out.most && n > 0) ++out.leaders;
    }
    return out;
}

// Is what stands in the Castillo to be seen?
bool told(const Scene& scene, Place place) {
    const State& s = scene.s;
    if (place == CAS && !scene.view.memory && !scene.choices.of(Thing::caballero)) {
        bool asked = false;
        for (const Player p : s.seats()) asked = asked || (scene.choices.of(Thing::caballero, p) & 1u << CAS);
        if (!asked) return false;
    }
    return true;
}

bool in_cubes(const Scene& scene, Place place) { return scene.b.full && place != CAS && !scene.view.worth; }

ImVec2 pill_at(const Scene& scene, Player player, Place place) {
    ImVec2 at = scene.b.pill(player, place, scene.s);
    if (scene.view.worth) at.x += (at.x - scene.b.anchor(place, "pieces").x) * 0.3f;   // "+7" needs more room
    return at;
}

void draw_stacks(Scene& scene, Place place) {
    const State& s = scene.s;
    const Board& b = scene.b;
    if (!told(scene, place)) return;
    const bool   cubes = in_cubes(scene, place);
    const ImVec2 half = pill_size(b.piece, b.full) / 2;
    for (const Player p : s.seats()) {   // all the gold first: neighbours stand close
        const int count = s.caballeros[p][place];
        const Choice choice{Thing::caballero, static_cast<std::uint8_t>(place), p};
        if (!scene.interactive() || count == 0 || !scene.choices.has(choice)) continue;
        const ImVec2 at = b.pill(p, place, s);
        ImRect whole{at - half, at + half};
        if (cubes) whole.Min.y = cube_at(at, b.piece, count - 1, count).y - 8.5f * b.piece;
        draw_glow(scene.draw, whole, half.y, scene.alpha, whole.Contains(ImGui::GetMousePos()), !b.full);
        scene.small.push_back({choice, whole});
    }
    for (const Player p : s.seats()) {
        const int count = s.caballeros[p][place];
        if (count == 0 || !cubes) continue;
        const ImVec2 at = pill_at(scene, p, place);
        draw_stack(scene.draw, at, b.piece, p, count);
        if (scene.view.pending_of == p && scene.view.pending.has(place)) draw_pending(scene.draw, cube_at(at, b.piece, count - 1, count), b.piece);
    }
}

void draw_pills(Scene& scene, Place place) {
    const State& s = scene.s;
    const Board& b = scene.b;
    if (!told(scene, place)) return;
    const Rank r = rank(s, place);
    int best = 0;
    if (scene.view.worth)
        for (const Player p : s.seats()) best = std::max(best, (*scene.view.worth)[place][p]);
    const ImVec2 half = pill_size(b.piece, b.full) / 2;
    for (const Player p : s.seats()) {
        const int count = s.caballeros[p][place];
        if (count == 0) continue;
        const ImVec2 at = pill_at(scene, p, place);
        const bool   pending = scene.view.pending_of == p && scene.view.pending.has(place);
        Pill pill{.player = p, .count = count, .leads = count == r.most, .sole = count == r.most && r.leaders == 1};
        if (scene.view.worth) {
            const int points = (*scene.view.worth)[place][p];
            pill = {.player = p, .count = points, .leads = points == best && best > 0, .plus = true, .best = points == best && best > 0};
        }
        draw_pill(scene.draw, at, b.piece, b.full, pill);
        if (pending && !in_cubes(scene, place)) {
            ring(scene.draw, {at - half, at + half}, half.y, rgb(0xFFFFFF), 2.6f, 0.6f);
            ring(scene.draw, {at - half, at + half}, half.y, rgb(0xC47F00), 1.5f, 1.2f);
        }
    }
}

void draw_figures(Scene& scene, Place place) {
    const Board& b = scene.b;
    const float  k = b.full ? b.piece : b.piece * 0.76f;
    for (const Player p : scene.s.seats())
        if (scene.s.grande[p] == place && !scene.view.flying_grandes.has(p)) draw_grande(scene.draw, p, b.grande(p, place, scene.s), k);
    if (scene.s.king == place && !scene.view.flying_king) draw_king(scene.draw, b.king(place), b.full ? b.piece : b.piece * 0.68f);
}

void draw_tower(Scene& scene) {
    const Board& b = scene.b;
    const ImVec2 base = b.anchor(CAS, "castillo");
    const float  k = b.full ? b.piece : b.piece * 0.58f;
    if (scene.view.tower_lift > 0) {   // the ground it stood on
        fine(scene.draw);
        scene.draw.PathEllipticalArcTo(base, 50 * k, 14 * k, 0, 0, IM_PI * 2, 48);
        scene.draw.PathFillConvex(fade(rgb(0x2A1D12), 0.30f));
    }
    draw_castillo(scene.draw, base - ImVec2{0, tower_rise * k * scene.view.tower_lift}, k, scene.legal.has(CAS), memory.hovered == CAS && scene.legal.has(CAS), scene.alpha);
    if (scene.view.highlight.has(CAS)) ring(scene.draw, {base + ImVec2{-56, -116} * k, base + ImVec2{56, 22} * k}, 8, theme().ink, 2, 0);
    if (scene.view.memory && b.full && !scene.view.memory_note.empty()) {
        bool any = false;
        for (const Player p : scene.s.seats()) any = any || scene.s.caballeros[p][CAS];
        if (any)
            lettered(scene.draw, b.anchor(CAS, "note"), Anchor::centre, {Face::serif_italic, 12.5f * b.piece}, theme().ink, {.halo = sea_halo(), .halo_width = 1.2f}, scene.view.memory_note);
    }
}

// ---- the click

// Fingers and pointers have their least size; of those that reach so far the nearest is meant.
std::optional<Choice> small_at(const Scene& scene, ImVec2 point) {
    std::optional<Choice> found;
    float nearest = FLT_MAX;
    for (const Small& thing : scene.small) {
        ImRect reach = thing.rect;
        reach.Expand({std::max(0.0f, touch_size() - reach.GetWidth()) / 2, std::max(0.0f, touch_size() - reach.GetHeight()) / 2});
        if (!reach.Contains(point)) continue;
        const ImVec2 off{point.x - std::clamp(point.x, thing.rect.Min.x, thing.rect.Max.x), point.y - std::clamp(point.y, thing.rect.Min.y, thing.rect.Max.y)};
        const ImVec2 mid = point - thing.rect.GetCenter();
        const float  distance = off.x * off.x + off.y * off.y + (mid.x * mid.x + mid.y * mid.y) * 0.001f;
        if (distance < nearest) nearest = distance, found = thing.choice;
    }
    return found;
}

void name_targets(const Scene& scene) {
    const ImVec2 half = ImVec2{scene.shield / 2, scene.shield * 0.56f};
    for (int i = 0; i < place_count; ++i) {
        const Place  p = static_cast<Place>(i);
        const ImVec2 at = scene.b.anchor(p, "shield");
        focus::spot(id_of(p), {at - half, at + half}, scene.legal.has(p));
        if (focus::at(id_of(p))) focus_ring(scene.draw, {at - half, at + half}, 6);
    }
    for (const Place p : scene.legal) {   // a point where nothing smaller would be meant
        for (const char* what : {p == CAS ? "castillo" : "shield", "name", "king", "grande", "pieces"}) {
            const ImVec2 at = scene.b.anchor(p, what) - ImVec2{0, p == CAS ? 12.0f : 0.0f};
            if (place_at(scene.b, at) != p || small_at(scene, at)) continue;
            hit(id_of(p), {at - ImVec2{4, 4}, at + ImVec2{4, 4}});
            break;
        }
    }
    for (const Small& thing : scene.small) {
        ImRect rect = thing.rect;
        if (thing.choice.thing == Thing::caballero) rect.Min.y = rect.Max.y - pill_size(scene.b.piece, scene.b.full).y;
        hit(id_of(thing.choice), rect);
        focus::spot(id_of(thing.choice), rect, true);
        if (focus::at(id_of(thing.choice))) focus_ring(scene.draw, rect, rect.GetHeight() / 2);
    }
}

// What is pointed at though it may not be chosen: the pieces asked for, else the place.
void point_at(const Scene& scene, ImVec2 point) {
    const ImRect here{point - ImVec2{12, 12}, point + ImVec2{12, 12}};
    const ImVec2 half = pill_size(scene.b.piece, scene.b.full) / 2;
    for (const Player owner : scene.s.seats())
        for (const Player asked : scene.s.seats())
            for (int i = 0; scene.choices.of(Thing::caballero, asked) && i < place_count; ++i) {
                const Place  p = static_cast<Place>(i);
                const ImVec2 at = scene.b.pill(owner, p, scene.s);
                if (scene.s.caballeros[owner][p] && ImRect{at - half, at + half}.Contains(point)) return look::point(id_of(Choice{Thing::caballero, static_cast<std::uint8_t>(p), owner}), here);
            }
    for (int which = 0; scene.choices.of(Thing::scoreboard) && which < scoreboard_count; ++which) {
        const ImVec2 at = scene.b.scoreboard(which, scene.s), size{scene.shield / 2, scene.shield * 0.56f};
        if (ImRect{at - size, at + size}.Contains(point)) return look::point(id_of(Choice{Thing::scoreboard, static_cast<std::uint8_t>(which)}), here);
    }
    if (memory.hovered != nowhere) look::point(id_of(memory.hovered), here);
}

// The answer chosen on the board by a key.
std::optional<Choice> struck(const Scene& scene) {
    for (const Place p : scene.legal)
        if (focus::pressed(id_of(p))) return on(p);
    for (const Small& thing : scene.small)
        if (focus::pressed(id_of(thing.choice))) return thing.choice;
    return std::nullopt;
}

std::optional<Choice> clicked(Scene& scene) {
    const ImRect& area = scene.b.inner;
    ImGui::SetCursorScreenPos(area.Min);
    ImGui::PushID("board");
    const bool pressed = ImGui::InvisibleButton("", area.GetSize()) && !long_press();
    const bool over = ImGui::IsItemHovered();
    ImGui::PopID();
    const ImVec2 point = ImGui::GetMousePos();
    const Place  before = memory.hovered;
    memory.hovered = focus::now() ? scene.focused().empty() ? nowhere : scene.focused().lowest() : over ? place_at(scene.b, point) : nowhere;
    if (scene.view.pointed != nowhere) memory.hovered = scene.view.pointed;
    if (memory.hovered != before) again_in(0);
    if (focus::now()) return scene.interactive() ? struck(scene) : std::nullopt;
    if (over) point_at(scene, point);
    if (!scene.interactive() || !over) return std::nullopt;
    std::optional<Choice> meant = small_at(scene, point);
    if (!meant && memory.hovered != nowhere && scene.legal.has(memory.hovered)) meant = on(memory.hovered);
    if (meant) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    return pressed ? meant : std::nullopt;
}

}

std::optional<Choice> table(ImDrawList& draw, const State& shown, const Choices& choices, const TableView& view) {
    Scene scene{draw, shown, choices, view, board(view), {}, {}, 1, 36};
    if (view.interactive) {
        scene.legal = Places::of_bits(choices.of(Thing::place));
        scene.alpha = breath(choices);
    }
    const Board& b = scene.b;
    scene.shield = b.full ? 36 * std::max(0.86f, b.piece) : 25 * b.piece;
    draw_frame(draw, b);
    draw.PushClipRect(b.inner.Min, b.inner.Max, true);
    fine(draw);
    draw_chart(scene);
    draw_sea_names(scene);
    draw_layers(scene);
    if (view.round_track && b.full) draw_rounds(draw, b, shown, view.round_moved);
    draw_tower(scene);
    // Whatever is read lies over what only stands there: figures and cubes, then names, values, counts.
    const auto everywhere = [&](auto&& drawn) {
        for (int i = 0; i < place_count; ++i) drawn(scene, static_cast<Place>(i));
    };
    everywhere(draw_figures);
    everywhere(draw_stacks);
    draw_names(scene);
    draw_shields(scene);
    everywhere(draw_pills);
    draw.PopClipRect();
    draw_markers(draw, b, shown, view.walking, view.walked);
    const std::optional<Choice> choice = clicked(scene);
    name_targets(scene);
    return choice;
}

Place hovered_place() { return memory.hovered; }

}
