// Moves the board's camera where the player or the game looks.
#include "app/panels/arrangement.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "engine/queries.h"

namespace eg {

void Arrangement::nearer(int steps) {
    const ImVec2 point = ImGui::GetIO().MousePos;
    const bool   points = ImGui::IsMousePosValid() && board_at_.inner.Contains(point);
    camera_.zoom_to(camera_.zoom + 2 * Camera::step * static_cast<float>(steps),
                    points ? point : board_at_.inner.GetCenter(), board_at_);
}

// Moves the camera where a new question can be answered, or where points are scored, if that is out of view.
void Arrangement::follow(const View& view, const Choices& offered) {
    if (!camera_.near() || dragging_.carrying()) return;
    std::vector<ImVec2> all;
    const std::optional<PlaceScoring>& scored = view.stage.place_scoring();
    const Place place = scored ? scored->place : nowhere;
    if (std::exchange(followed_place_, place) != place && scored) all.push_back(board_at_.anchor(place, "shield"));
    if (!same(offered, followed_)) {
        followed_ = offered;
        for (const Choice choice : offered)
            if (choice.thing == Thing::scoreboard) all.push_back(board_at_.scoreboard(choice.which, view.table));
            else if (choice.thing == Thing::place || choice.thing == Thing::caballero)
                all.push_back(board_at_.anchor(static_cast<Place>(choice.which), "shield"));
    }
    if (all.empty()
        || std::any_of(all.begin(), all.end(), [&](ImVec2 point) { return board_at_.inner.Contains(point); }))
        return;
    camera_.centre = (all.front() - board_at_.origin) / board_at_.scale;
    draw::request_frame(0);
}

// Zooms at a double tap that chooses nothing, and back, and moves the camera to the focused target.
void Arrangement::look_nearer(const ImRect& seen, const Commands& commands) {
    const ImGuiIO& io = ImGui::GetIO();
    constexpr float near = 2;
    // Not where a drag ends.
    const auto on_board = [&](ImVec2 point) {
        return seen.Contains(point) && seen.Contains(io.MouseClickedPos[0]) && io.MouseDragMaxDistanceSqr[0] < 64;
    };
    if (io.MouseReleased[0] && io.MouseClickedLastCount[0] == 1)
        tapped_ = !commands.has<Choose>() && on_board(io.MousePos);
    if (io.MouseReleased[0] && io.MouseClickedLastCount[0] == 2 && tapped_ && !commands.has<Choose>()
        && on_board(io.MousePos))
        camera_.zoom_to(camera_.zoom != text_zoom_ ? text_zoom_ : camera_.near() ? 1 : near, io.MousePos, board_at_);
    if (const std::optional<ImVec2> beyond = camera_.near() ? focused_beyond() : std::nullopt)
        camera_.centre = (*beyond - board_at_.origin) / board_at_.scale, draw::request_frame(0);
}

}
