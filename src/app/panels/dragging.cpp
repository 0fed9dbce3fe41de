#include "app/panels/dragging.h"

#include <cfloat>
#include <cmath>
#include <vector>

#include "app/ui/textures.h"
#include "app/board/figures.h"
#include "app/ui/focus.h"
#include "app/ui/widgets.h"
#include "engine/box.h"
#include "engine/places.h"
#include "engine/notation.h"

namespace eg {

Choices places_among(const Choices& options) {
    Choices places;
    places.add(Places::of_bits(options.of(Thing::place)));
    return places;
}

namespace {

// Where a piece may go after this answer has picked it up. Empty: the next question is not for the same player.
Choices goals_after(const View& view, Choice lift) {
    const std::optional<State> after = table_after(view.session, lift);
    return after && !over(*after) && asked(*after) == view.session.asked() ? places_among(legal(*after)) : Choices{};
}

ImRect around(ImVec2 middle, float half) { return {middle - ImVec2{half, half}, middle + ImVec2{half, half}}; }

// Beside the shield, so that a press cannot hit both, where the button covers least.
ImVec2 minus_point(const Board& board, Place place, float radius, const std::vector<Read>& read) {
    const ImVec2 shield = board.anchor(place, "shield"), off = board.shield_size() / 2 + ImVec2{13, 13};
    ImVec2 best = shield;
    float  least = FLT_MAX;
    for (const ImVec2 way : {ImVec2{-1, 0}, ImVec2{0, 1}, ImVec2{1, 0}, ImVec2{0, -1}}) {
        const ImVec2 at = shield + way * off;
        if (board.near && !board.inner.Contains(at)) continue;
        float hides = 0;
        for (const Read& thing : read) {
            ImRect common = around(at, radius);
            common.ClipWith(thing.rect);
            if (!common.IsInverted()) hides += thing.weight * common.GetArea();
        }
        if (hides < least) best = at, least = hides;
        if (least < 20) break;   // next to nothing: it stays on this side
    }
    return best;
}

bool nearer(ImVec2 point, ImVec2 to, ImVec2 than) {
    const auto square = [](ImVec2 v) { return v.x * v.x + v.y * v.y; };
    return square(point - to) < square(point - than);
}

}

std::vector<Dragging::Piece> Dragging::pieces(const Board& board, const View& view) const {
    std::vector<Piece> list;
    const Player  me = view.session.asked();
    const State&  s = view.table;
    const float   half = draw::touch_size() / 2;
    const Choices places = places_among(view.options);
    if (!places.empty()) {
        switch (view.session.asked_step().hints.gesture) {
            case Gesture::from_court: list.push_back({view.lies.seats[me].grip, places, {}, me, nobody, -1}); break;
            case Gesture::king:
                list.push_back(
                    {around(board.king(s.king, s) - ImVec2{0, 16}, half + 6), places, {}, nobody, nobody, -1});
                break;
            case Gesture::grande:
                list.push_back(
                    {around(board.grande(me, s.grande[me], s) - ImVec2{0, 12}, half), places, {}, nobody, me, -1});
                break;
            case Gesture::press: break;
        }
    }
    for (Choice choice : view.options) {
        if (choice.thing == Thing::caballero) {
            const ImVec2 pill = board.pill(choice.whose, static_cast<Place>(choice.which), s);
            ImRect grip = around(pill, half);
            if (board.full && choice.which != CAS)
                grip.Min.y =
                    std::min(grip.Min.y, board.top_of_stack(choice.whose, static_cast<Place>(choice.which), s).y);
            list.push_back({grip, {}, choice, choice.whose, nobody, -1});
        } else if (choice.thing == Thing::scoreboard) {
            list.push_back(
                {around(board.scoreboard(choice.which, s), half + 4), {}, choice, nobody, nobody, choice.which});
        }
    }
    return list;
}

void Dragging::take(const Board& board, const View& view) {
    const ImGuiIO& io = ImGui::GetIO();
    if (!view.mine() || draw::now().pinch.fingers > 1 || ImGui::IsKeyPressed(ImGuiKey_Escape, false))
        gripped_.reset(), carried_.reset();
    if (view.mine() && io.MouseClicked[0]) {
        gripped_.reset();
        for (const Piece& piece : pieces(board, view))   // the nearest one
            if (piece.grip.Contains(io.MousePos)
                && (!gripped_ || nearer(io.MousePos, piece.grip.GetCenter(), gripped_->grip.GetCenter())))
                gripped_ = piece;
    }
    // A quick drag may begin and end within one frame.
    const ImVec2 way = io.MousePos - io.MouseClickedPos[0];
    if (gripped_ && (io.MouseDown[0] || io.MouseReleased[0]) && way.x * way.x + way.y * way.y > 64) {
        if (gripped_->lift) gripped_->goals = goals_after(view, *gripped_->lift);
        if (!gripped_->goals.empty()) carried_ = gripped_;
        gripped_.reset();
    }
    if (carried_) ImGui::ClearActiveID();   // dropping a piece presses no button
}

void Dragging::put(ImDrawList& draw, const Board& board, const View& view, Commands& commands) {
    draw_minus(draw, board, view, commands);
    if (view.mine() && !carried_)
        for (const Piece& piece : pieces(board, view)) {
            draw::movable(piece.grip);
            const std::string_view id = piece.grande == nobody ? "grip:king" : "grip:grande";
            if (piece.cube == nobody && !piece.lift) draw::hit(id, piece.grip);
        }
    if (!carried_) return;
    const ImVec2 at = ImGui::GetIO().MousePos;
    if (ImGui::GetIO().MouseDown[0]) {
        const float size = board.full ? board.piece : board.piece * 0.8f;
        if (carried_->cube != nobody) draw::cube(draw, carried_->cube, at, 24 * size);
        else if (carried_->grande != nobody)
            draw_grande(draw, carried_->grande, at + ImVec2{0, 16 * size}, size * 1.1f);
        else if (carried_->scoreboard >= 0) draw_shield(draw, at, 38 * size, mobile_values(carried_->scoreboard), true);
        else if (const Player p = royal(view.table); p != nobody)
            draw_grande(draw, p, at + ImVec2{0, 16 * size}, size * 1.1f, true);
        else draw_king(draw, at + ImVec2{0, 20 * size}, size * 1.1f);
        ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        return;
    }
    const Piece piece = *carried_;
    carried_.reset();
    draw::request_frame(0);
    const Place place = place_at(board, at);
    if (place == nowhere || !piece.goals.has(on(place))) return;
    if (piece.lift) commands.add(Choose{*piece.lift, on(place)});
    else commands.add(Choose{on(place)});
}

// A minus button beside each place where the player has placed something in this turn.
void Dragging::draw_minus(ImDrawList& draw, const Board& board, const View& view, Commands& commands) {
    if (!view.mine() || view.lesson || carried_) return;
    const ImGuiIO& io = ImGui::GetIO();
    const float radius = board.full ? 8.5f * std::max(1.0f, board.piece) : 8.5f,
                reach = draw::now().coarse ? 22.0f : 13.0f;
    const bool over = ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem);
    const Places removable = removable_places(view.session);
    if (removable.empty()) return;
    const std::vector<Read> read = read_on(board, view.table, {}, {});
    for (const Place place : removable) {
        const ImVec2 at = minus_point(board, place, radius, read), shield = board.anchor(place, "shield");
        if (board.near && !board.inner.Contains(at)) continue;
        const std::string id = "minus:" + std::string{row(view.table, place).id};
        const auto meant = [&](ImVec2 point) { return around(at, reach).Contains(point) && nearer(point, at, shield); };
        const bool hovered = over && meant(io.MousePos);
        draw.AddCircleFilled(at, radius, hovered ? draw::theme().glow_high : draw::rgb(0xFFFDF6), 24);
        draw.AddCircle(at, radius, draw::theme().ink, 24, 1.3f);
        draw.AddLine(at - ImVec2{radius * 0.5f, 0}, at + ImVec2{radius * 0.5f, 0}, draw::theme().ink, 2);
        if (focus::at(id)) draw::focus_ring(draw, around(at, radius), radius);
        draw::hit(id, around(at, 4));
        focus::target(id, around(at, radius), true);
        if (hovered) {
            draw::tooltip(around(at, radius), say("Take one back"));
            ImGui::SetMouseCursor(ImGuiMouseCursor_Hand);
        }
        const bool pressed = hovered && io.MouseReleased[0] && meant(io.MouseClickedPos[0]);
        if (pressed) commands.remove<Choose>();
        if (pressed || focus::pressed(id)) commands.add(TakeBack{on(place)});
    }
}

}
