#include "app/screens/hover_popover.h"

#include <algorithm>
#include <cmath>

#include "app/ui/focus.h"

namespace eg {
namespace {

constexpr double rest = 700, fade = 160;   // milliseconds
constexpr float  away = 28;                // CSS pixels from where it rested: then it has left

bool anything_pressed() {
    const ImGuiIO& io = ImGui::GetIO();
    for (const bool down : io.MouseDown)
        if (down) return true;
    return io.MouseWheel != 0 || io.InputQueueCharacters.Size > 0 || ImGui::IsMouseReleased(ImGuiMouseButton_Left)
           || ImGui::IsKeyPressed(ImGuiKey_Escape, false);
}

}

void HoverPopover::update(std::string_view id, const ImRect& of, const Rule* rule, bool open, double now) {
    const ImGuiIO& io = ImGui::GetIO();
    const bool mouse = ImGui::IsMousePosValid() && io.MouseSource != ImGuiMouseSource_TouchScreen && !draw::now().coarse
                       && !focus::now();
    const bool moved = io.MousePos.x != mouse_.x || io.MousePos.y != mouse_.y, elsewhere = id != id_;
    mouse_ = io.MousePos, id_ = id;
    if (anything_pressed()) muted_ = true, rested_at_ = mouse_;
    else if (muted_ && moved && (elsewhere || ImLengthSqr(mouse_ - rested_at_) > away * away)) muted_ = false;
    if (moved || elsewhere) since_ = now;
    if (rule_ && !elsewhere && rule == rule_ && mouse && open && !muted_
        && ImLengthSqr(mouse_ - rested_at_) <= away * away) {
        if (now < began_ + fade) draw::request_frame(0);
        return;
    }
    if (rule_) draw::request_frame(0);
    rule_ = nullptr;
    if (!mouse || !open || muted_ || !rule) return;
    const double left = since_ + rest - now;
    if (left > 0) return draw::request_frame(static_cast<int>(std::ceil(left)));
    rule_ = rule, of_ = of, rested_at_ = mouse_, began_ = draw::now().still ? now - fade : now;
    draw::request_frame(0);
}

void HoverPopover::draw(const Layout& at, const Rules& rules, const std::string& why, const ImRect& spared,
                   double now) const {
    if (!rule_) return;
    ImDrawList& draw = *ImGui::GetForegroundDrawList();
    const int first = draw.VtxBuffer.Size;
    draw::fine(draw);
    draw_hover_popover(draw, at, *rule_, why, of_, spared, rules);
    draw::fade(draw, first, static_cast<float>(std::clamp((now - began_) / fade, 0.0, 1.0)));
}

}
