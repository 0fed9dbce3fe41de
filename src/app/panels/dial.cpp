#include "app/panels/dial.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "app/board/board.h"
#include "app/panels/cards.h"
#include "app/ui/widgets.h"
#include "engine/box.h"
#include "engine/notation.h"
#include "engine/places.h"

namespace eg {

using draw::Anchor;
using draw::theme;
using draw::type;

namespace {

constexpr float title = 34, least_words = 30;   // above and below the disc

float radius_in(ImVec2 size) {
    return std::min({(size.x - 24) / 2, (size.y - title - least_words) / 2, 132.0f});
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

// Each sector is large enough for a finger.
bool dial_fits(const View& view, ImVec2 size) {
    const float sectors = static_cast<float>(box(view.table).dialled.size());
    return radius_in(size) * 0.7f * 2 * IM_PI / sectors >= std::max(36.0f, draw::touch_size());
}

void dial(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands) {
    draw::panel(draw, rect, 8, 2);
    draw::text(draw, {rect.GetCenter().x, rect.Min.y + 19}, Anchor::centre_middle, type().title, theme().text,
               say("Your secret disc"));
    const Places all = box(view.table).dialled;
    const float  radius = radius_in(rect.GetSize()), sector = 2 * IM_PI / static_cast<float>(all.size());
    const ImVec2 centre{rect.GetCenter().x, rect.Min.y + title + radius};
    const auto   at = [&](float turn, float far) { return centre + ImVec2{std::cos(turn), std::sin(turn)} * far; };
    static Place shown = nowhere;   // where the hand points
    if (all.has(hovered_place())) shown = hovered_place();
    int n = 0;
    struct Sector {
        Place place;
        float turn;
        bool  focused;
    };
    std::vector<Sector> sectors;
    for (const Place place : all) {
        const float  turn = -IM_PI / 2 + sector * static_cast<float>(n++), half = radius * 0.7f * std::sin(sector / 2);
        const ImVec2 middle = at(turn, radius * 0.64f), corner = ImVec2{half, half} * 0.86f;
        const bool   open = view.options.has(on(place));
        const draw::Touch touch = draw::target("disc:" + std::string{row(view.table, place).id},
                                               {middle - corner, middle + corner}, open,
                                               {.name = say("{place:start}", place)});
        if (touch.hovered || touch.focused) shown = place;
        if (touch.pressed) commands.add(Choose{on(place)});
        sectors.push_back({place, turn, touch.focused});
    }
    if (!all.has(shown)) shown = all.lowest();
    secret_disc(draw, centre, radius, all, shown);
    float goal = 0;
    for (const Sector& one : sectors) {
        if (one.place == shown) goal = one.turn;
        const ImVec2 middle = at(one.turn, radius * 0.64f), half{18, 18};
        if (one.focused) draw::focus_ring(draw, {middle - half, middle + half}, 18);
    }
    const float  turn = turned_to(goal);
    const ImVec2 tip = at(turn, radius * 0.42f), side = ImVec2{-std::sin(turn), std::cos(turn)} * (radius * 0.09f);
    const ImVec2 root = at(turn, radius * 0.2f);
    draw.AddTriangleFilled(tip, root + side, root - side, draw::rgb(0xE2B64C));
    draw.AddTriangle(tip, root + side, root - side, theme().ink, 1.2f);
    draw::text(draw, {centre.x, centre.y + radius + 17}, Anchor::centre_middle,
               draw::fitted(type().name, say("{place:start}", shown), rect.GetWidth() - 16), theme().text,
               say("{place:start}", shown));
}

}
