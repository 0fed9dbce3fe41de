#include "app/screens/small_map.h"

#include <algorithm>

#include "app/board/figures.h"
#include "app/board/map.h"
#include "app/ui/textures.h"
#include "engine/box.h"
#include "engine/queries.h"
#include "engine/scoring.h"
#include "language/say.h"

namespace eg {

void draw_map(ImDrawList& draw, ImVec2 origin, float scale) {
    const map::Picture& main = map::picture(map::whole_map);
    const auto put = [&](const std::string& name, const ImRect& rect) {
        const ImRect on{draw::snapped(origin + rect.Min * scale), draw::snapped(origin + rect.Max * scale)};
        const ImVec2 pixels = on.GetSize() * draw::now().density;
        if (const ImTextureID drawn = textures::picture(name, static_cast<int>(pixels.x), static_cast<int>(pixels.y)))
            draw.AddImage(drawn, on.Min, on.Max);
    };
    put(main.name, main.rect);
    for (const map::Sheet& sheet : map::sheets().subspan(1))
        if (map::lies_beside(sheet)) put(sheet.picture, sheet.rect);
}

namespace {

// The player who would be first alone in a scoring; nobody: none, or several.
Player leader(const State& table, const Majorities& ranks, Place place) {
    Player leads = nobody;
    for (Player p : table.seats())
        if (ranks.rank[p][place] == 1 && !(ranks.flags[p][place] & tied)) leads = p;
    return leads;
}

}

void draw_standing(ImDrawList& draw, const ImRect& rect, const State& table) {
    const Box& before = spoken_of();
    speak_of(box(table));
    const ImRect all = map::view(map::whole_map);
    const float  scale = std::max(rect.GetWidth() / all.GetWidth(), rect.GetHeight() / all.GetHeight());
    const ImVec2 origin = draw::snapped(rect.GetCenter() - all.GetCenter() * scale);
    const float  size = std::clamp(rect.GetWidth() * 0.065f, 7.0f, 11.0f);
    draw.PushClipRect(rect.Min, rect.Max, true);
    draw.AddRectFilled(rect.Min, rect.Max, draw::theme().sea2);
    draw_map(draw, origin, scale);
    const Majorities ranks = majorities(table);
    const auto at = [&](Place place, map::Kind what) {
        return origin + map::anchor(place, what, map::whole_map) * scale;
    };
    for (const Place place : places(table)) {
        if (const Player leads = leader(table, ranks, place); leads != nobody && place != CAS)
            draw::mark(draw, leads, at(place, map::Kind::pieces), size);
    }
    if (is_place(table.king) && !map::outline(table.king).points.empty())
        draw_king(draw, at(table.king, map::Kind::king), rect.GetWidth() / 330);
    draw.PopClipRect();
    draw.AddRect(rect.Min, rect.Max, draw::theme().mark_line, 5, 0, 1.1f);
    speak_of(before);
}

}
