#include "app/screens/first_chart.h"

#include <algorithm>

#include "app/board/board.h"
#include "app/board/map.h"
#include "app/game/session.h"
#include "app/panels/layout.h"
#include "app/ui/textures.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"
#include "engine/game.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;

// A new game with the King in Castilla la Nueva and the Grandes far apart.
const State& opening() {
    static const State dealt = [] {
        const Places far_apart{GAL, CV, ARA, SEV};
        for (std::uint64_t seed = 1;; ++seed) {
            Events events = Events::ignored();
            const State s = eg::new_game(usual_plan().setup, seed, events);
            Places homes;
            for (Player p : s.seats()) homes.add(s.grande[p]);
            if (s.king == CN && homes == far_apart) return s;
        }
    }();
    return dealt;
}

// Draws the title, and a line below it if there is room above `foot`.
void title(ImDrawList& draw, ImVec2 corner, float size, float room, float foot) {
    const ImU32 halo = draw::fade(theme().sea, 0.9f);
    const draw::Type hero{draw::Face::serif_bold, size};
    float y = corner.y + size * 0.76f;
    const draw::HaloStyle soft{.halo = halo, .halo_width = 3};
    tree::heading();
    const float wide = draw::halo_text(draw, {corner.x, y}, Anchor::left, hero, theme().ink, soft, "El Grande");
    const float slanted = std::max(13.0f, size * 0.24f);
    if (y + slanted * 2 > foot) return;
    if (size > 60) {   // a golden line with a lily
        const ImVec2 middle{corner.x + wide / 2, y + size * 0.31f};
        const ImU32  gold = theme().contrast ? theme().ink : draw::light.gold;
        for (const float way : {-1.0f, 1.0f})
            draw.AddLine(middle + ImVec2{way * wide / 2, 0}, middle + ImVec2{way * 12, 0}, gold, 1.4f);
        textures::draw(draw, "lily", middle, 20, textures::paint(gold));
    }
    y += size > 60 ? size * 0.66f : slanted * 1.5f;
    std::string line = say("Nine regions, one King, and friends in every court.");
    if (draw::width({draw::Face::serif_italic, slanted}, line) > room) line = say("Nine regions, one King.");
    const draw::Type letters = draw::fitted({draw::Face::serif_italic, slanted}, line, room, 0.6f);
    draw::halo_text(draw, {corner.x, y}, Anchor::left, letters, theme().ink, soft, line);
}

}

void first_chart(ImDrawList& draw, const ImRect& room, ImVec2 window) {
    const bool  wide = room.GetWidth() > 420 && room.GetHeight() > 520;
    const float  share = room.GetWidth() * (wide ? 0.12f : 0.13f);
    const float  size = wide ? std::min(82.0f, share) : std::clamp(share, 28.0f, room.GetWidth() > 600 ? 66.0f : 52.0f);
    const ImVec2 corner = room.Min + (wide ? ImVec2{46, 40} : room.GetWidth() > 600 ? ImVec2{46, 16} : ImVec2{18, 12});
    const float  below = corner.y + size * (size > 60 ? 1.55f : 1.3f);
    BoardView view{.rect = {{room.Min.x, below}, room.Max}, .places = places(opening()), .frame = false,
                   .picture = true, .round_track = false, .flying_scoreboards = ~0u};
    // Not wider than the map.
    const float spare = view.rect.GetWidth() - map::extent(map::whole_map).GetWidth() * board(view).scale;
    if (spare > 0) view.rect = padded(view.rect, spare / 2 + 1, 0);
    const bool drawn = view.rect.GetHeight() > 150;
    if (drawn) {
        const ImRect part = board(view).inner;
        const tree::Silent picture;
        draw_board(draw, opening(), {}, view);
        const ImU32 sea = theme().sea2, clear = draw::fade(sea, 0);
        const bool  full = board(view).full;
        const float side = spare > 0 ? 40 : full ? 36 : 10;
        const float whole = map::extent(map::whole_map).GetHeight() * board(view).scale - 2;
        const float soft = full ? 36 : part.GetHeight() > whole ? 16 : 6;   // names are near the edge
        draw.AddRectFilledMultiColor(part.Min, {part.Max.x, part.Min.y + soft}, sea, sea, clear, clear);
        if (part.Min.x > 1)
            draw.AddRectFilledMultiColor(part.Min, {part.Min.x + side, part.Max.y}, sea, clear, clear, sea);
        if (part.Max.x < window.x - 1)
            draw.AddRectFilledMultiColor({part.Max.x - side, part.Min.y}, part.Max, clear, sea, sea, clear);
        if (part.Max.y < window.y - 1)
            draw.AddRectFilledMultiColor({part.Min.x, part.Max.y - soft}, part.Max, clear, clear, sea, sea);
    }
    title(draw, corner, size, room.Max.x - corner.x - 12, drawn ? below + 40 : room.Max.y);
}

}
