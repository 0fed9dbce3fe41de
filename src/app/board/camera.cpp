#include "app/board/camera.h"

#include <algorithm>
#include <cmath>

#include "app/board/board.h"
#include "app/board/map.h"

namespace eg {

void Camera::zoom_to(float wanted, ImVec2 fixed, const Board& board) {
    const float  was = zoom;
    const ImVec2 map = (fixed - board.origin) / board.scale;
    zoom = std::clamp(std::round(wanted / step) * step, 1.0f, nearest);
    if (zoom == was) return;
    centre = map - (fixed - board.inner.GetCenter()) / (board.scale * zoom / was);
    draw::request_frame(0);
}

void Camera::move(const Board& board, const ImRect& seen, bool free) {
    // Board has kept the view within the map.
    if (near()) centre = (board.inner.GetCenter() - board.origin) / board.scale;
    const ImGuiIO& io = ImGui::GetIO();
    const draw::Pinch pinch = draw::now().pinch;
    if (pinch.fingers < 2) pinched_ = zoom;
    else if (seen.Contains(pinch.middle)) {
        pinched_ = std::clamp(pinched_ * pinch.spread, 1.0f, nearest);
        zoom_to(pinched_, pinch.middle, board);
        centre -= pinch.moved / board.scale;
    }
    const bool on_board =
        ImGui::IsMousePosValid() && seen.Contains(io.MousePos) && seen.Contains(io.MouseClickedPos[0]);
    if (near() && free && on_board && ImGui::IsMouseDragging(ImGuiMouseButton_Left, 8)) {
        dragged_ = true;
        centre -= io.MouseDelta / board.scale;
    }
    if (dragged_) ImGui::ClearActiveID();   // the end of a drag is no click
    if (!io.MouseDown[0]) dragged_ = false;
}

}
