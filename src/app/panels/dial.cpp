#include "app/panels/dial.h"

#include <algorithm>
#include <cfloat>
#include <cmath>
#include <string>
#include <utility>

#include "app/board/board.h"
#include "app/panels/cards.h"
#include "app/ui/focus.h"
#include "app/ui/widgets.h"
#include "engine/box.h"
#include "engine/notation.h"
#include "engine/places.h"

namespace eg {

using draw::Anchor;
using draw::theme;
using draw::type;

namespace {

// The disc in a panel of this size: words above and below it, or beside it in a low panel.
struct Lie {
    bool   beside = false;
    ImVec2 centre;   // from the panel's corner
    float  radius = 0;
};
Lie lie_in(ImVec2 size) {
    constexpr float above = 34, below = 30, margin = 5, most = 132;
    const float over = std::min((size.x - 24) / 2, (size.y - above - below) / 2),
                next = std::min((size.x - 150) / 2, size.y / 2 - margin);
    if (next > over * 1.2f) return {true, {margin + std::min(next, most), size.y / 2}, std::min(next, most)};
    return {false, {size.x / 2, above + std::min(over, most)}, std::min(over, most)};
}

// The hand, which turns to this angle. It is kept from frame to frame.
float turned_to(float goal) {
    static float at = 0;
    float way = std::remainder(goal - at, 2 * IM_PI);
    if (draw::now().still || std::abs(way) < 0.01f) return at = goal;
    way *= 1 - std::exp(-14 * ImGui::GetIO().DeltaTime);
    draw::request_frame(0);
    return at += way;
}

}

bool dial_asked(const View& view) { return view.mine() && view.session.asked_step().hints.kind == Kind::disc; }

bool dial_turned_first(const View& view) { return dial_asked(view) && !focus::now() && !view.lesson; }

bool dial_fits(const View& view, ImVec2 size) {
    const auto sectors = static_cast<float>(box(view.table).dialled.size());
    return lie_in(size).radius * 0.7f * 2 * IM_PI / sectors >= draw::touch_size();
}

void dial(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands) {
    draw::panel(draw, rect, 8, 2);
    const Places all = box(view.table).dialled;
    const Lie    lie = lie_in(rect.GetSize());
    const float  radius = lie.radius, sector = 2 * IM_PI / static_cast<float>(all.size());
    const ImVec2 centre = rect.Min + lie.centre;
    const auto   at = [&](float turn, float far) { return centre + ImVec2{std::cos(turn), std::sin(turn)} * far; };
    static Place shown = nowhere;   // where the hand points
    static int   moment = 0;
    if (std::exchange(moment, view.session.moment()) != view.session.moment() || !all.has(shown)) shown = nowhere;
    const bool turned_first = dial_turned_first(view);
    if (all.has(hovered_place())) shown = hovered_place();
    else if (turned_first) shown = view.bid.disc;
    const ImVec2      half{radius, radius};
    const draw::Touch touch = draw::target("secret_disc:turn", {centre - half, centre + half}, true,
                                           {.name = say("Your secret disc")});
    const ImVec2 way = ImGui::GetMousePos() - centre;
    const bool   on_disc = ImLengthSqr(way) < radius * radius && ImLengthSqr(way) > radius * radius * 0.06f;
    if ((touch.hovered || touch.held) && !touch.focused && on_disc) {   // the hand follows a mouse or a finger
        float nearest = FLT_MAX, turn = -IM_PI / 2;
        for (const Place place : all) {
            const float off = std::abs(std::remainder(std::atan2(way.y, way.x) - turn, 2 * IM_PI));
            if (off < nearest) nearest = off, shown = place;
            turn += sector;
        }
    }
    if (shown == nowhere && touch.focused) shown = all.lowest();   // that the key gives
    if (touch.pressed && (on_disc || touch.focused)) {
        if (turned_first) commands.add(Select{on(shown)});
        else commands.add(Choose{on(shown)});
    }
    open_disc(draw, centre, radius, all, shown);
    if (touch.focused) draw::focus_ring(draw, {centre - half, centre + half}, radius);
    float goal = -IM_PI / 2;
    for (const Place place : all) {
        if (place == shown) break;
        goal += sector;
    }
    if (shown != nowhere) {
        const float  turn = turned_to(goal);
        const ImVec2 tip = at(turn, radius * 0.34f), side = ImVec2{-std::sin(turn), std::cos(turn)} * (radius * 0.09f);
        const ImVec2 root = at(turn, radius * 0.2f);
        draw.AddTriangleFilled(tip, root + side, root - side, draw::paper::gold);
        draw.AddTriangle(tip, root + side, root - side, theme().ink, 1.2f);
    }
    const float  left = lie.beside ? centre.x + radius + 8 : rect.Min.x + 8, room = rect.Max.x - 8 - left;
    const float  middle = left + room / 2;
    const auto   write = [&](float y, draw::Type as, const std::string& words) {
        draw::text(draw, {middle, y}, Anchor::centre_middle, draw::fitted(as, words, room), theme().text, words);
    };
    write(lie.beside ? centre.y - 14 : rect.Min.y + 19, type().title, say("Your secret disc"));
    write(lie.beside ? centre.y + 14 : centre.y + radius + 17, type().name,
          shown == nowhere ? say("Choose a region") : say("{place:start}", shown));
}

}
