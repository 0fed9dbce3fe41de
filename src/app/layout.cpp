#include "app/layout.h"

#include <algorithm>
#include <cmath>

namespace eg {

ImRect cut_top(ImRect& from, float height, float gap) {
    const ImRect piece{from.Min, {from.Max.x, from.Min.y + height}};
    from.Min.y += height + gap;
    return piece;
}
ImRect cut_bottom(ImRect& from, float height, float gap) {
    const ImRect piece{{from.Min.x, from.Max.y - height}, from.Max};
    from.Max.y -= height + gap;
    return piece;
}
ImRect cut_left(ImRect& from, float width, float gap) {
    const ImRect piece{from.Min, {from.Min.x + width, from.Max.y}};
    from.Min.x += width + gap;
    return piece;
}
ImRect cut_right(ImRect& from, float width, float gap) {
    const ImRect piece{{from.Max.x - width, from.Min.y}, from.Max};
    from.Max.x -= width + gap;
    return piece;
}
ImRect padded(const ImRect& rect, float x, float y) {
    return {{rect.Min.x + x, rect.Min.y + y}, {rect.Max.x - x, rect.Max.y - y}};
}

Form form_of(ImVec2 size) {
    if (size.y <= 450 || (size.y < 560 && size.x > size.y * 1.35f)) return Form::flat;
    if (size.x <= 699 && size.y > size.x) return Form::phone;
    if (size.x >= 1100 || size.x > size.y * 1.25f) return Form::wide;
    return Form::tablet;
}

Layout lay_out(ImVec2 size, const ImRect& insets, int players, float prompt_height, float hand_height) {
    constexpr float board_aspect = 864.0f / 738.0f;
    constexpr float gap = 8;
    Layout at;
    at.form = form_of(size);
    at.window = {{insets.Min.x, insets.Min.y}, {size.x - insets.Max.x, size.y - insets.Max.y}};
    ImRect rest = at.window;
    const float seats_height = 30 + 37.0f * static_cast<float>(players) + 6;

    switch (at.form) {
        case Form::wide: {
            at.header = cut_top(rest, 42, 10);
            rest = {{rest.Min.x + 12, rest.Min.y}, {rest.Max.x - 12, rest.Max.y - 10}};
            const float column_width = std::clamp(rest.GetWidth() * 0.30f, 330.0f, rest.GetWidth() >= 1570 ? 470.0f : 380.0f);
            ImRect column = cut_right(rest, column_width, 12);
            at.board = rest;
            at.prompt = cut_top(column, prompt_height, gap);
            at.seats = cut_top(column, seats_height, gap);
            if (hand_height > 0) at.hand = cut_bottom(column, hand_height, gap);
            // Two rows of cards where a few lines of the chronicle still fit below.
            const float card_width = (column.GetWidth() - 2 * gap) / 3;
            const float card_height = card_width * 152 / 121;
            at.card_rows = column.GetHeight() >= 2 * card_height + gap + (hand_height > 0 ? 0 : gap + 66) ? 2 : 1;
            const float cards_height = std::min(static_cast<float>(at.card_rows) * (card_height + gap) - gap, column.GetHeight());
            at.cards = cut_top(column, cards_height, gap);
            at.chronicle = column;
            if (at.chronicle.GetHeight() < 60) at.chronicle = {};
            break;
        }
        case Form::tablet: {
            at.header = cut_top(rest, 44, 0);
            const float board_height = std::min(rest.GetWidth() / board_aspect, rest.GetHeight() * 0.54f);
            at.board = cut_top(rest, board_height, gap);
            rest = {{rest.Min.x + 10, rest.Min.y}, {rest.Max.x - 10, rest.Max.y - 10}};
            ImRect left = cut_left(rest, std::floor((rest.GetWidth() - gap) * 0.52f), gap);
            at.prompt = cut_top(left, prompt_height, gap);
            if (hand_height > 0) at.hand = cut_bottom(left, hand_height, gap);
            at.cards = left;
            at.card_rows = 1;
            at.seats = cut_top(rest, seats_height, gap);
            at.chronicle = rest;
            break;
        }
        case Form::phone: {
            at.header = cut_top(rest, 44, 0);
            at.seats = cut_top(rest, 48, 0);
            at.board = cut_top(rest, std::min(rest.GetWidth() * 308 / 390, rest.GetHeight() * 0.52f), 0);
            at.sheet = rest;
            at.tabs = cut_top(rest, 46, 0);
            at.thumb = cut_bottom(rest, 62, 0);
            at.page = rest;
            break;
        }
        case Form::flat: {
            const float board_width = std::min(rest.GetHeight() * board_aspect * 1.02f, rest.GetWidth() * 0.55f);
            at.board = cut_left(rest, board_width, 6);
            rest.Max.x -= 6;
            rest.Min.y += 5;
            rest.Max.y -= 5;
            at.sheet = rest;
            at.header = cut_top(rest, 38, 0);
            at.prompt = cut_top(rest, 56, 5);
            at.seats = cut_top(rest, 46, 5);
            at.thumb = cut_bottom(rest, 50, 4);
            at.page = rest;
            break;
        }
    }
    return at;
}

void Scroll::update(std::string_view id, const ImRect& rect, float content, int along) {
    ImGuiIO& io = ImGui::GetIO();
    const bool up = along == 1;
    const float room = up ? rect.GetHeight() : rect.GetWidth();
    const bool was_at_end = at >= most - 1;
    most = std::max(0.0f, content - room);
    if (at_end && was_at_end) at = most;

    // The window below takes the press; a press that moves further than a finger trembles is a drag.
    const ImGuiID me = ImGui::GetID(id.data(), id.data() + id.size());
    static ImGuiID holder = 0;
    static ImVec2  start;
    static float   start_at = 0;
    const bool inside = rect.Contains(io.MousePos) && ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem);
    if (inside && io.MouseClicked[0] && most > 0) holder = me, start = io.MousePos, start_at = at, dragged = false, speed = 0;
    if (holder == me) {
        if (io.MouseDown[0]) {
            const float moved = up ? io.MousePos.y - start.y : io.MousePos.x - start.x;
            if (std::abs(moved) > 8) dragged = true;
            if (dragged) {
                at = start_at - moved;
                speed = up ? -io.MouseDelta.y : -io.MouseDelta.x;
                ImGui::ClearActiveID();
            }
        } else {
            holder = 0;
        }
    } else if (!io.MouseDown[0] && !io.MouseReleased[0]) {
        dragged = false;
    }
    if (holder != me && std::abs(speed) > 0.3f) {  // lets go and glides
        at += speed;
        speed *= 0.92f;
        look::again_in(0);
    } else if (holder != me) {
        speed = 0;
    }
    if (inside && (io.MouseWheel != 0 || io.MouseWheelH != 0)) at -= ((up ? io.MouseWheel : io.MouseWheel + io.MouseWheelH)) * 48;
    at = std::clamp(at, 0.0f, most);
}

void Scroll::bar(ImDrawList& draw, const ImRect& rect, int along) const {
    if (most <= 0) return;
    const float room = along ? rect.GetHeight() : rect.GetWidth();
    const float length = std::max(24.0f, room * room / (room + most));
    const float from = (room - length) * at / most;
    const ImU32 colour = look::fade(look::theme().edge, 0.5f);
    if (along) draw.AddRectFilled({rect.Max.x - 4, rect.Min.y + from}, {rect.Max.x - 1, rect.Min.y + from + length}, colour, 1.5f);
    else draw.AddRectFilled({rect.Min.x + from, rect.Max.y - 3}, {rect.Min.x + from + length, rect.Max.y}, colour, 1.5f);
}

}
