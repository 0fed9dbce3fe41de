#include "app/panels/handover.h"

#include <algorithm>
#include <cmath>

#include "app/ui/widgets.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

constexpr double lasts = 1300, deaf = 250;   // milliseconds, as in the whole table's motion
constexpr float  in = 0.11f, out = 0.88f;    // shares of that time: it has come, it goes

}

void Handover::follow(const Session& session, bool asked, bool curtained, bool wanted, double now) {
    const bool back = session.answers() < answers_ || session.seed() != seed_;   // undone, or another game
    answers_ = session.answers(), seed_ = session.seed();
    if (curtained || back) last_ = session.over() ? nobody : session.asked(), end();
    if (asked && !curtained) {
        const Player player = session.asked();
        if (wanted && last_ != nobody && player != last_ && !back) from_ = last_, began_ = now;
        last_ = player;
    }
    if (!asked) end();
    if (share(now) >= 0) draw::request_frame(0);
}

bool Handover::ignores_input(double when) const { return when >= began_ && when < began_ + deaf; }

float Handover::share(double now) const {
    return now < began_ + lasts ? static_cast<float>((now - began_) / lasts) : -1.0f;
}

ImRect handover_rect(const Layout& at, const View& view) {
    if (at.form != Form::phone) return at.prompt;
    const float below = prompt_height(view, at.page.GetWidth() - 12, false) + 4;
    return {at.sheet.Min, {at.sheet.Max.x, std::min(at.sheet.Max.y, at.page.Min.y + below)}};
}

bool handover_sign(const Layout& at, const View& view) {
    ImDrawList&  draw = *ImGui::GetWindowDrawList();
    const ImRect whole = handover_rect(at, view);
    const float share = view.handover, come = std::min(1.0f, share / in),
                gone = std::max(0.0f, (share - out) / (1 - out));
    const bool  still = draw::now().still;
    const int   first_vertex = draw.VtxBuffer.Size;
    const Player p = view.session.asked();
    const draw::Seat& seat = draw::seat(p);
    ImRect rect = whole;
    if (!still) rect.Min.y += (1 - come) * 12, rect.Max.y += (1 - come) * 12;
    if (const ImRect below{{whole.Min.x, whole.Max.y}, at.sheet.Max}; below.GetHeight() > 0) {   // nothing asks yet
        draw::window("pale", below, ImGuiWindowFlags_NoInputs);
        ImGui::GetWindowDrawList()->AddRectFilled(below.Min, below.Max,
                                                  draw::fade(theme().panel, 0.65f * (still ? 1 : come * (1 - gone))));
        ImGui::End();
    }
    draw::panel(draw, rect, 8, 2, draw::mix(theme().panel, seat.colour, 0.10f), theme().edge);
    for (const float x : {rect.Min.x, rect.Max.x - 9})
        draw.AddRectFilled({x, rect.Min.y}, {x + 9, rect.Max.y}, seat.colour, 4);
    const bool  tight = rect.GetHeight() < 100 || rect.GetWidth() < 300;
    const float radius = tight ? 20.0f : 32.0f, left = rect.Min.x + 24, x = left + 2 * radius + 16;
    const float middle = rect.GetCenter().y, room = rect.Max.x - 18 - x;
    draw::badge(draw, p, {left + radius, middle}, radius);
    const std::string over = say("{name}’s turn is over.", view.session.name(view.handed_by)),
                      turn = say("{name}, your turn", view.session.name(p)),
                      court = say("{n} in court. Press to start.", static_cast<int>(view.table.court[p]));
    const draw::Type big = draw::fitted({draw::Face::serif_bold, tight ? 21.0f : 29.0f}, turn, room, 0.5f);
    draw::text(draw, {x, middle - (tight ? 22 : 34)}, Anchor::left_middle, draw::fitted(type().body, over, room),
               theme().text2, over);
    draw::text(draw, {x, middle - 2}, Anchor::left_middle, big, theme().text, draw::shortened(big, turn, room));
    const int   there = view.table.court[p];   // one cube stands for more than three
    const float cubes = 18 * static_cast<float>(there > 3 ? 1 : there);
    for (float cube = 0; cube < cubes; cube += 18)
        draw::cube(draw, p, {x + 8 + cube, middle + (tight ? 20 : 30)}, 16);
    draw::text(draw, {x + cubes + (cubes > 0 ? 6 : 0), middle + (tight ? 20 : 30)}, Anchor::left_middle,
               draw::fitted(type().body, court, room - cubes - 6), theme().text, court);
    if (!still)
        draw.AddRectFilled({rect.Min.x, rect.Max.y - 4}, {rect.Min.x + rect.GetWidth() * (1 - share), rect.Max.y},
                           seat.colour);
    if (!still) draw::fade(draw, first_vertex, come * (1 - gone));
    return ImGui::IsMouseReleased(ImGuiMouseButton_Left) && whole.Contains(ImGui::GetMousePos());
}

}
