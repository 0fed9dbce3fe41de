// The panel with the points that each player would gain if all places were scored now. The board shows the places.
#include <algorithm>

#include "app/panels/description.h"
#include "app/panels/panels.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"
#include "engine/box.h"
#include "engine/insertion_sort.h"
#include "engine/queries.h"
#include "engine/scoring.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

constexpr float margin = 12, head = 28, cell_height = 40, cell_width = 66;

// Without the Castillo, unless everybody remembers what is in it.
Places places_if_scored(const View& view) {
    return places(view.table) - left_out_of_general(view.table) - (view.memory ? Places{} : castillo);
}

}

std::vector<std::pair<Player, int>> if_scored(const View& view) {
    const State&     s = view.table;
    const Majorities now = majorities(s);
    const Places     scored = places_if_scored(view);
    std::vector<std::pair<Player, int>> all;
    for (Player p : s.seats()) all.push_back({p, now.total(p, scored)});
    insertion_sort(all.begin(), all.end(), [&](const auto& a, const auto& b) {
        return s.score[a.first] + a.second > s.score[b.first] + b.second;
    });
    return all;
}

// In the northeast corner of the board.
ImRect if_scored_rect(const View& view, const ImRect& board) {
    const float wide = 2 * margin
                       + std::max(cell_width * static_cast<float>(view.table.players),
                                  draw::width(type().title, say(if_scored_title)));
    const ImVec2 corner{board.Max.x - 8, board.Min.y + 8};
    return {{corner.x - std::min(wide, board.GetWidth() - 16), corner.y},
            {corner.x, corner.y + head + cell_height + margin}};
}

void if_scored_panel(ImDrawList& draw, const ImRect& rect, const View& view) {
    draw::panel(draw, rect, 10, 2);
    const std::string title = say(if_scored_title);
    draw::text(draw, {rect.Min.x + margin, rect.Min.y + 17}, Anchor::left_middle,
               draw::fitted(type().title, title, rect.GetWidth() - 2 * margin), theme().text, title);
    const auto  all = if_scored(view);
    const float width = (rect.GetWidth() - 2 * margin) / static_cast<float>(all.size()), y = rect.Min.y + head + 14;
    float x = rect.Min.x + margin;
    for (const auto& [p, points] : all) {
        draw::mark(draw, p, {x + 6, y}, 12);
        draw::text(draw, {x + 17, y}, Anchor::left_middle, type().name, theme().text, say("+{n}", points));
        draw::text(draw, {x + 17, y + 18}, Anchor::left_middle, type().label, theme().text2,
                   say("total {n}", view.table.score[p] + points));
        x += width;
    }
}

void describe_if_scored(const View& view) {
    tree::add(tree::Role::heading, say(if_scored_title));
    for (const auto& [p, points] : if_scored(view))
        tree::add(tree::Role::item, say("{name}: {n} more, {all} in all", view.session.name(p), points,
                                        view.table.score[p] + points));
    const Majorities now = majorities(view.table);
    for (Place place : places_if_scored(view)) {
        List gains;
        for (Player p : view.table.seats())
            if (const int points = now.points[p][place]; points > 0) gains.push_back(message("{name} {n}", p, points));
        if (!gains.empty())
            tree::add(tree::Role::item, say(message("{place:start}: {gains}", place, gains), names_of(view.session)));
    }
}

}
