#include "app/panels/layout.h"

#include <algorithm>
#include <cmath>
#include <span>

#include "app/ui/focus.h"
#include "app/ui/widgets.h"

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

bool low(ImVec2 size) { return size.y < 600; }

namespace {

constexpr float board_aspect = 864.0f / 738.0f;

// The column gets the width that the board cannot use for lack of height.
float column_width(ImVec2 size) {
    const float room = size.x - 24, beside_board = room - 12 - (size.y - 62) * board_aspect;
    return std::clamp(std::max(room * 0.30f, beside_board), 330.0f, room >= 1570 ? 560.0f : 380.0f);
}
float tablet_board_height(ImVec2 room) { return std::min(room.x / board_aspect, room.y * 0.54f); }
float flat_board_width(ImVec2 size) { return std::min(size.y * board_aspect * 1.02f, size.x * 0.55f); }
float flat_column(ImVec2 size) { return size.x - flat_board_width(size) - 12; }
// Of a lesson's progress above its buttons, or beside them.
float lesson_bar(bool tall) { return draw::button_height() + (tall ? 46.0f : 12.0f); }
constexpr float beside_hand = 108;   // the width of two buttons

// True if the column is narrow. The board then has free space above and below it, for the seats and the buttons.
bool slim(ImVec2 size) { return form_of(size) == Form::flat && flat_column(size) < 300; }

}

bool roomy(ImVec2 size) {
    const Form   form = form_of(size);
    const ImVec2 board = form == Form::wide ? ImVec2{size.x - 36 - column_width(size), size.y - 62}
                                            : ImVec2{size.x, tablet_board_height(size - ImVec2{0, 44})};
    return (form == Form::wide || form == Form::tablet) && board.x >= 740 && board.y >= 630;
}

float prompt_width(ImVec2 size) {
    switch (form_of(size)) {
        case Form::wide: return column_width(size);
        case Form::tablet: return std::floor((size.x - 28) * 0.52f);
        case Form::phone: return size.x - 12;
        case Form::flat: return flat_column(size);
    }
    return size.x;
}
float thumb_width(ImVec2 size) {
    return slim(size) ? flat_board_width(size) - 12 : form_of(size) == Form::flat ? flat_column(size) : size.x - 16;
}
float hand_width(ImVec2 size) { return form_of(size) == Form::flat ? size.x - 18 - beside_hand : size.x - 12; }

Layout lay_out(ImVec2 size, const ImRect& insets, const Needs& needs) {
    constexpr float gap = 8;
    Layout at;
    at.form = form_of(size);
    at.window = {{insets.Min.x, insets.Min.y}, {size.x - insets.Max.x, size.y - insets.Max.y}};
    ImRect rest = at.window;
    const float seat = size.y > 940 ? 40.0f : needs.players > 4 ? 33.0f : 36.0f;
    const float seats_height = 30 + seat * static_cast<float>(needs.players);
    const float thumb = needs.buttons > 0 ? std::max(46.0f, needs.buttons) + 14 : 8;

    if (needs.sheet) {
        if (at.form == Form::flat) at.form = Form::phone;   // the header is across the window
        at.header = cut_top(rest, at.form == Form::wide ? 42.0f : 44.0f, 0);
        at.board = at.page = rest;
        if (at.form == Form::phone && size.x < size.y)   // above the sheet
            at.board.Max.y = std::min(rest.Max.y, rest.Min.y + rest.GetWidth() * 308 / 390 + needs.strip);
        return at;
    }
    switch (at.form) {
        case Form::wide: {
            at.header = cut_top(rest, 42, 10);
            rest = {{rest.Min.x + 12, rest.Min.y}, {rest.Max.x - 12, rest.Max.y - 10}};
            ImRect column = cut_right(rest, column_width(size), 12);
            at.board = rest;
            if (needs.review) {
                at.review = column;
                break;
            }
            // The same height for most questions, so that the panels below keep their places.
            if (needs.summary > 0) {
                at.prompt = cut_top(column, needs.prompt, gap);
                at.thumb = cut_bottom(column, needs.summary, gap);
                at.summary = column;
                break;
            }
            if (needs.bid > 0) {   // the order of turns in it has the seats
                at.prompt = cut_top(column, needs.prompt, gap);
                at.hand = cut_bottom(column, std::min(needs.bid, column.GetHeight() - 72), gap);
                if (column.GetHeight() > seats_height + 80) at.seats = cut_top(column, seats_height, gap);
                at.card_rows = 1;
                at.cards = column;
                break;
            }
            const float usual = column.GetHeight() > 700 ? 142.0f : 0.0f;
            at.prompt = cut_top(column, std::max(needs.prompt, usual), gap);
            at.seats = cut_top(column, seats_height, gap);
            if (needs.lesson) at.lesson = cut_bottom(column, lesson_bar(column.GetHeight() >= 390), gap);
            const float card_width = (column.GetWidth() - 2 * gap) / 3;
            const float card_height = card_width * 152 / 121, two_rows = 2 * (card_height + gap);
            const float smaller = needs.hand ? 0.85f : 1.0f;   // action cards of this scale are still legible
            if (needs.hand) {   // at the foot, below the action cards
                const float least = (draw::now().coarse ? 156.0f : 80.0f) + needs.held, most = 206 + needs.held,
                            room = column.GetHeight();
                const float cards = room - two_rows * smaller >= least ? two_rows : 96;
                at.hand = cut_bottom(column, std::clamp(room - cards, std::min(least, room), most), gap);
            }
            if (needs.hint > 0) {
                at.card_rows = 1;
                if (column.GetHeight() > 260) at.cards = cut_top(column, 88, gap);   // brief cards
                at.page = cut_top(column, std::min(needs.hint, column.GetHeight()), gap);
                if (column.GetHeight() > 60) at.chronicle = column;
                else at.page.Max.y = column.Max.y;
                break;
            }
            // Two rows of cards if a few lines of the event log still have room below the usual question.
            const float log = needs.hand || needs.lesson ? -gap
                              : usual > 0                ? std::clamp(46 + usual - needs.prompt, -gap, 46.0f)
                                                         : 46;
            at.card_rows = column.GetHeight() >= two_rows * smaller + log ? 2 : 1;
            const float cards_height =
                needs.hand ? column.GetHeight()
                           : std::min(needs.cards > 0 ? needs.cards
                                                      : static_cast<float>(at.card_rows) * (card_height + gap) - gap,
                                      column.GetHeight());
            at.cards = cut_top(column, cards_height, gap);
            at.chronicle = column;
            if (at.chronicle.GetHeight() < 40) at.chronicle = {};
            break;
        }
        case Form::tablet: {
            at.header = cut_top(rest, 44, 0);
            at.board = cut_top(rest, tablet_board_height(rest.GetSize()), gap);
            rest = {{rest.Min.x + 10, rest.Min.y}, {rest.Max.x - 10, rest.Max.y - 10}};
            if (needs.review) {
                at.review = rest;
                break;
            }
            ImRect left = cut_left(rest, std::floor((rest.GetWidth() - gap) * 0.52f), gap);
            at.prompt = cut_top(left, needs.prompt, gap);
            if (needs.summary > 0) {
                at.thumb = cut_top(left, needs.summary, gap);
                at.cards = left;
                at.card_rows = left.GetHeight() > 2 * 152 * 0.85f ? 2 : 1;
                at.summary = rest;
                break;
            }
            if (needs.hand) at.hand = cut_bottom(left, std::min(190.0f + needs.held, left.GetHeight() * 0.6f), gap);
            at.cards = left;
            at.card_rows = left.GetHeight() > 2 * 152 * 0.85f ? 2 : 1;
            at.seats = cut_top(rest, seats_height, gap);
            if (needs.lesson) at.lesson = cut_bottom(rest, lesson_bar(rest.GetHeight() >= 100), gap);
            (needs.hint > 0 ? at.page : at.chronicle) = rest;
            break;
        }
        case Form::phone: {
            at.header = cut_top(rest, 44, 0);
            if (needs.review) {
                const float whole = rest.GetWidth() * 308 / 390 + needs.strip;
                at.board = cut_top(rest, std::min(whole, rest.GetHeight() * 0.42f), 0);
                at.sheet = at.review = rest;
                break;
            }
            if (!needs.alone) at.seats = cut_top(rest, low(size) ? 44.0f : 48.0f, 0);
            const float whole = rest.GetWidth() * 308 / 390 + needs.strip,
                        tabs = needs.alone || needs.tabless || low(size) ? 4.0f : 46.0f;
            const float below = tabs + needs.prompt + needs.page + thumb + 10;
            ImRect sheet = rest;
            const float share = rest.GetHeight() * (low(size) ? 1.0f : size.y < 720 ? 0.47f : 0.52f);
            at.board = cut_top(
                sheet, std::min({whole, share,
                                 needs.on_board || needs.hand ? std::max(120.0f, rest.GetHeight() - below) : share}));
            // In small windows the sheet covers the south of the board, as far as its content needs.
            sheet.Min.y = std::max(rest.Min.y, std::min(sheet.Min.y, rest.Max.y - below));
            rest = at.sheet = sheet;
            at.tabs = cut_top(rest, tabs, 0);
            at.thumb = padded(cut_bottom(rest, thumb, 0), 8, std::min(7.0f, thumb / 2));
            at.page = rest;
            break;
        }
        case Form::flat: {
            const bool  apart = slim(size) && !needs.hand && !needs.review;
            const float buttons = needs.buttons > 0 ? std::max(46.0f, needs.buttons) : 0.0f;
            if (needs.hand) {   // over the whole width, so that the action cards stay visible
                at.hand = padded(cut_bottom(rest, needs.page), 6, 3);
                at.thumb = cut_right(at.hand, beside_hand, 6);
            }
            at.board = cut_left(rest, flat_board_width(at.window.GetSize()), 6);
            if (needs.bar > 0 && !apart) at.bar = padded(cut_bottom(at.board, needs.bar), 6, 0);   // below the board
            if (apart) {
                at.seats = cut_top(at.board, 46);
                at.thumb = padded(cut_bottom(at.board, buttons > 0 ? buttons + 10 : 0), 6, 5);
            }
            rest.Max.x -= 6;
            rest.Min.y += 5;
            if (!needs.hand) rest.Max.y -= 5;   // the hand has its own margin
            at.sheet = rest;
            at.header = cut_top(rest, 34, 0);
            if (needs.review) {
                at.review = rest;
                break;
            }
            const float near = needs.hand ? 2.0f : 4.0f;   // the hand needs the room
            at.prompt = cut_top(rest,
                                std::min(std::clamp(needs.prompt + 4, 62.0f, slim(size) ? 128.0f : 110.0f),
                                         rest.GetHeight() - 44 - near),
                                near);
            if (!apart) at.seats = cut_top(rest, 44, 4);
            if (!apart && !needs.hand) at.thumb = cut_bottom(rest, buttons, 4);
            if (needs.bar > 0 && apart) at.bar = cut_bottom(rest, needs.bar, 4);
            at.page = rest;
            break;
        }
    }
    return at;
}

namespace {

// Which ways the panel under the pointer can scroll, as of this frame.
struct {
    int  frame = -1;
    bool up = false, down = false;
} under_pointer;

}

bool wheel_turns(int by) {
    return under_pointer.frame == ImGui::GetFrameCount() && (by < 0 ? under_pointer.up : under_pointer.down);
}

void Scroll::begin(std::string_view id, const ImRect& rect, float content, int along) {
    ImGuiIO& io = ImGui::GetIO();
    const bool up = along == 1;
    const float room = up ? rect.GetHeight() : rect.GetWidth();
    const bool was_at_end = at >= most - 1;
    most = std::max(0.0f, content - room);
    if (most > 0) draw::movable(rect);
    if (at_end && was_at_end) at = most;

    // The content gets the press too; a press that moves more than 8 pixels is a drag.
    const ImGuiID me = ImGui::GetID(id.data(), id.data() + id.size());
    static ImGuiID holder = 0;
    static ImVec2  start;
    static float   start_at = 0;
    const bool inside =
        rect.Contains(io.MousePos) && ImGui::IsWindowHovered(ImGuiHoveredFlags_AllowWhenBlockedByActiveItem);
    if (inside && io.MouseClicked[0] && most > 0)
        holder = me, start = io.MousePos, start_at = at, dragged = false, speed = 0;
    if (holder == me) {
        if (io.MouseDown[0] && !ImGui::IsMousePosValid()) {   // a second finger touches: wait
        } else if (io.MouseDown[0]) {
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
    if (holder != me && std::abs(speed) > 0.3f) {  // released: glides on
        at += speed;
        speed *= 0.92f;
        draw::request_frame(0);
    } else if (holder != me) {
        speed = 0;
    }
    if (inside && (io.MouseWheel != 0 || io.MouseWheelH != 0))
        at -= ((up ? io.MouseWheel : io.MouseWheel + io.MouseWheelH)) * 48;
    at = std::clamp(at, 0.0f, most);
    if (inside) under_pointer = {.frame = ImGui::GetFrameCount(), .up = at > 0, .down = at < most};

    rect_ = rect;
    along_ = along;
    targets_ = focus::targets().size();
    const ImVec2 ring = up ? ImVec2{6, 0} : ImVec2{0, 6};   // room for focus rings at the sides
    ImGui::PushClipRect(rect.Min - ring, rect.Max + ring, true);
}

void Scroll::end(ImDrawList& draw, float margin, bool fades) {
    ImGui::PopClipRect();
    if (most <= 0) return;
    const bool up = along_ == 1;
    for (const navigation::Target& target : std::span{focus::targets()}.subspan(targets_)) {
        if (!focus::at(target.id)) continue;
        const float before = at, near = up ? target.y - rect_.Min.y : target.x - rect_.Min.x,
                    far = up ? target.y + target.h - rect_.Max.y : target.x + target.w - rect_.Max.x;
        at = std::clamp(at + std::min(near, std::max(far, 0.0f)), 0.0f, most);
        if (at != before) draw::request_frame(0);
    }
    if (up && fades) {
        const ImU32 paper = draw::theme().panel, clear = draw::fade(paper, 0);
        const float high = std::min(20.0f, rect_.GetHeight() / 6), above = std::min(high, at),
                    below = std::min(high, most - at);
        draw.AddRectFilledMultiColor(rect_.Min, {rect_.Max.x, rect_.Min.y + above}, paper, paper, clear, clear);
        draw.AddRectFilledMultiColor({rect_.Min.x, rect_.Max.y - below}, rect_.Max, clear, clear, paper, paper);
    }
    const float room = up ? rect_.GetHeight() : rect_.GetWidth();
    const float length = std::max(24.0f, room * room / (room + most));
    const float from = (room - length) * at / most;
    const ImU32 colour = draw::fade(draw::theme().edge, 0.5f);
    if (up)
        draw.AddRectFilled({rect_.Max.x + margin - 4, rect_.Min.y + from},
                           {rect_.Max.x + margin - 1, rect_.Min.y + from + length}, colour, 1.5f);
    else
        draw.AddRectFilled({rect_.Min.x + from, rect_.Max.y + margin - 3},
                           {rect_.Min.x + from + length, rect_.Max.y + margin}, colour, 1.5f);
}

}
