// Draws the layers of the board from the map up, and finds what was clicked: one of the legal choices, and a piece
// rather than the region beneath it.
#include "app/board/board.h"

#include <algorithm>
#include <array>
#include <cfloat>
#include <cmath>
#include <string>

#include "app/board/map.h"
#include "app/board/board_drawing.h"
#include "app/board/figures.h"
#include "app/ui/focus.h"
#include "app/board/score_track.h"
#include "app/ui/widgets.h"
#include "language/say.h"
#include "engine/box.h"
#include "engine/notation.h"
#include "engine/queries.h"

namespace eg {

const std::string& id_of(Place place) {
    static const std::vector<std::string> ids = [] {
        std::vector<std::string> all;
        for (const PlaceRow* row : all_place_rows()) all.push_back("place:" + std::string{row->id});
        return all;
    }();
    return ids[spoken_of().place_row[place]];
}

const std::string& id_of(Choice piece) {
    if (piece.thing == Thing::place) return id_of(static_cast<Place>(piece.which));
    if (piece.thing == Thing::token) {
        static std::vector<std::string> tokens(static_cast<std::size_t>(token_count()));
        std::string& id = tokens[piece.which];
        if (id.empty()) id = "token:" + std::string(token(piece.which).id);
        return id;
    }
    const int here = colour_capacity * static_cast<int>(all_place_rows().size());
    static std::vector<std::string> ids(static_cast<std::size_t>(here + scoreboard_count));
    const auto n = static_cast<std::size_t>(
        piece.thing == Thing::scoreboard
            ? here + piece.which
            : spoken_of().place_row[static_cast<Place>(piece.which)] * colour_capacity + piece.whose);
    if (!ids[n].empty()) return ids[n];
    if (piece.thing == Thing::scoreboard) return ids[n] = "scoreboard:" + std::to_string(piece.which);
    const std::string place{row(spoken_of(), static_cast<Place>(piece.which)).id};
    return ids[n] = "caballero:" + std::string(show(piece.whose)) + ":" + place;
}

bool same(const Choices& a, const Choices& b) {
    if (a.size() != b.size()) return false;
    for (int i = 0; i < a.size(); ++i)
        if (!(a[i] == b[i])) return false;
    return true;
}

namespace {

using namespace draw;

// Kept from frame to frame.
struct Memory {
    Place   hovered = nowhere;
    Choices choices;
    double  since = 0;              // when these choices appeared, in seconds (ImGui::GetTime)
    std::optional<ImVec2> beyond;   // focused_beyond()
} memory;

// The opacity of glows, 0.8 to 1: it pulses twice after new choices appear.
float breath(const Choices& choices) {
    const double now = ImGui::GetTime();
    if (!same(memory.choices, choices)) {
        memory.choices = choices;
        memory.since = now;
        if (finger_lifted()) memory.hovered = nowhere;
    }
    const float age = static_cast<float>(now - memory.since), period = 2.4f;
    if (draw::now().still || age > 2 * period) return 1;
    request_frame(50);
    return 0.9f - 0.1f * std::cos(age / period * 2 * IM_PI + IM_PI);
}
Places focused_places() {
    Places one;
    for (int p = 0; p < spoken_of().place_count; ++p)
        if (focus::at(id_of(static_cast<Place>(p)))) one.add(static_cast<Place>(p));
    return one;
}

// ---- input

// The clickable piece at a point. Each is at least touch_size() wide and high; where they overlap, the nearest wins.
std::optional<Choice> small_at(const Drawing& scene, ImVec2 point) {
    std::optional<Choice> found;
    float nearest = FLT_MAX;
    for (const Small& thing : scene.small) {
        if (!grown(thing.rect).Contains(point)) continue;
        const ImVec2 off{point.x - std::clamp(point.x, thing.rect.Min.x, thing.rect.Max.x),
                         point.y - std::clamp(point.y, thing.rect.Min.y, thing.rect.Max.y)};
        const ImVec2 mid = point - thing.rect.GetCenter();
        const float  distance = off.x * off.x + off.y * off.y + (mid.x * mid.x + mid.y * mid.y) * 0.001f;
        if (distance < nearest) nearest = distance, found = thing.choice;
    }
    return found;
}

// Reports the places and pieces to the keyboard focus, and for each legal choice a point at which a click makes it.
void name_targets(const Drawing& scene) {
    const ImVec2 half = ImVec2{scene.shield / 2, scene.shield * 0.56f};
    memory.beyond.reset();
    BoardView from_afar = scene.view;   // the keyboard moves over the whole board, even if zoomed in
    from_afar.camera = {};
    const Board whole = board(from_afar);
    const auto target = [&](const std::string& id, const ImRect& rect, bool enabled) {
        const ImVec2 at = rect.GetCenter(), off = whole.at((at - scene.b.origin) / scene.b.scale) - at;
        focus::target(id, {rect.Min + off, rect.Max + off}, enabled);
        if (!scene.b.near || !focus::at(id)) return;
        draw::point(id, rect);
        if (!scene.b.inner.Contains(rect)) memory.beyond = at;
    };
    const auto seen = [&](ImVec2 at) { return !scene.b.near || scene.b.inner.Contains(at); };
    for (const Place p : scene.here() & (places(scene.s) | scene.legal)) {
        if (!map::has_anchor(p, map::Kind::shield, scene.b.page)) continue;   // its caballeros stand in another
        const ImVec2 at = scene.b.anchor(p, "shield");
        target(id_of(p), {at - half, at + half}, scene.legal.has(p));
        if (focus::at(id_of(p))) focus_ring(scene.draw, {at - half, at + half}, 6);
    }
    for (const Place p : scene.legal & scene.here()) {   // a point at which no piece would be clicked instead
        for (const char* what : {p == CAS ? "castillo" : "shield", "name", "king", "grande", "pieces"}) {
            const ImVec2 at = scene.b.anchor(p, what) - ImVec2{0, p == CAS ? 12.0f : 0.0f};
            if (place_at(scene.b, at) != p || small_at(scene, at) || !seen(at)) continue;
            hit(id_of(p), {at - ImVec2{4, 4}, at + ImVec2{4, 4}});
            break;
        }
    }
    for (const Small& thing : scene.small) {
        ImRect rect = thing.rect;
        if (thing.choice.thing == Thing::caballero) rect.Min.y = rect.Max.y - scene.b.pill_size().y;
        if (seen(rect.GetCenter())) hit(id_of(thing.choice), rect);
        target(id_of(thing.choice), rect, true);
        if (focus::at(id_of(thing.choice))) focus_ring(scene.draw, rect, rect.GetHeight() / 2);
    }
}

// Reports the target at the pointer, even if it cannot be chosen: a caballero if caballeros are asked for, else the
// place.
void point_at(const Drawing& scene, ImVec2 point) {
    const ImRect here{point - ImVec2{12, 12}, point + ImVec2{12, 12}};
    const ImVec2 half = scene.b.pill_size() / 2;
    for (const Player owner : colours(scene.s))
        for (const Player asked : colours(scene.s))
            for (const Place p : scene.choices.of(Thing::caballero, asked) ? scene.here() : Places{}) {
                const ImVec2 at = scene.b.pill(owner, p, scene.s);
                if (scene.s.caballeros[owner][p] && ImRect{at - half, at + half}.Contains(point))
                    return draw::point(id_of(Choice{Thing::caballero, static_cast<std::uint8_t>(p), owner}), here);
            }
    for (int which = 0; scene.choices.of(Thing::scoreboard) && which < scoreboard_count; ++which) {
        const ImVec2 at = scene.b.scoreboard(which, scene.s), size{scene.shield / 2, scene.shield * 0.56f};
        if (ImRect{at - size, at + size}.Contains(point))
            return draw::point(id_of(Choice{Thing::scoreboard, static_cast<std::uint8_t>(which)}), here);
    }
    if (memory.hovered != nowhere) draw::point(id_of(memory.hovered), here);
}

// The choice made by a key in this frame.
std::optional<Choice> struck(const Drawing& scene) {
    for (const Place p : scene.legal)
        if (focus::pressed(id_of(p))) return on(p);
    for (const Small& thing : scene.small)
        if (focus::pressed(id_of(thing.choice))) return thing.choice;
    return std::nullopt;
}

std::optional<Choice> clicked(Drawing& scene) {
    const ImRect& area = scene.b.inner;
    ImGui::SetCursorScreenPos(area.Min);
    ImGui::PushID("board");
    const bool pressed = ImGui::InvisibleButton("", area.GetSize()) && !long_press();
    const bool over = ImGui::IsItemHovered();
    ImGui::PopID();
    const ImVec2 point = ImGui::GetMousePos();
    const Place  before = memory.hovered;
    memory.hovered = focus::now()      ? scene.focused.empty() ? nowhere : scene.focused.lowest()
                          : over ? place_at(scene.b, point)
                     : finger_lifted() ? memory.hovered
                                       : nowhere;
    if (draw::now().pinch.fingers > 1) memory.hovered = nowhere;
    if (scene.view.pointed != nowhere) memory.hovered = scene.view.pointed;
    if (!places(scene.s).has(memory.hovered) && !scene.legal.has(memory.hovered))
        memory.hovered = nowhere;   // such a place has no card
    if (memory.hovered != before) request_frame(0);
    if (focus::now()) return scene.interactive() ? struck(scene) : std::nullopt;
    if (over) point_at(scene, point);
    if (!scene.interactive() || !over) return std::nullopt;
    std::optional<Choice> meant = small_at(scene, point);
    if (!meant && memory.hovered != nowhere && scene.legal.has(memory.hovered)) meant = on(memory.hovered);
    if (meant) ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
    if (!pressed || !meant) return std::nullopt;
    if (ImGui::GetIO().MouseSource == ImGuiMouseSource_TouchScreen)
        memory.hovered = nowhere;   // else its card would stay after the tap
    return meant;
}

}

State with_slots(State shown, const State* instead) {
    for (const Player p : instead ? colours(shown) : Players{})
        for (const Place place : places(shown))
            if (shown.caballeros[p][place] == 0) shown.caballeros[p][place] = instead->caballeros[p][place];
    return shown;
}

std::optional<Choice> draw_board(ImDrawList& draw, const State& shown, const Choices& choices, const BoardView& view) {
    Drawing scene{.draw = draw,
                  .s = shown,
                  .choices = choices,
                  .view = view,
                  .b = board(view),
                  .slots = with_slots(shown, view.instead),
                  .focused = focused_places(),
                  .hovered = memory.hovered,
                  .majorities = majorities(shown)};
    if (view.interactive) {
        scene.legal = Places::of_bits(choices.of(Thing::place));
        scene.alpha = breath(choices);
    }
    const Board& b = scene.b;
    scene.shield = b.shield_size().x;
    if (!view.picture) draw_frame(draw, b);
    draw.PushClipRect(b.inner.Min, b.inner.Max, true);
    fine(draw);
    draw_background(scene);
    if (view.round_track && b.full) draw_rounds(draw, b, shown, view.round_moved);
    if (const Paled pale{scene, CAS}; !b.elsewhere.has(CAS)) draw_tower(scene);
    // Texts above pieces: figures and cubes first, then names, values and counts.
    const auto everywhere = [&](auto&& drawn) {
        for (const Place place : scene.here()) {
            const Paled pale{scene, place};
            drawn(scene, place);
        }
    };
    everywhere(draw_figures);
    draw_tokens_at_points(scene);
    everywhere(draw_stacks);
    draw_names(scene);
    if (!view.picture || b.full) draw_shields(scene);
    everywhere(draw_pills);
    if (!view.picture || b.full) draw_badges(scene);
    if (view.instead) everywhere(draw_instead);
    draw_numbers(scene);
    draw.PopClipRect();
    if (view.picture) return std::nullopt;
    draw_markers(draw, b, shown, view.walked);
    const std::optional<Choice> choice = clicked(scene);
    name_targets(scene);
    return choice;
}

Place hovered_place() { return memory.hovered; }
std::optional<ImVec2> focused_beyond() { return memory.beyond; }

}
