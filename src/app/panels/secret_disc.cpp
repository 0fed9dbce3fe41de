// Draws a secret disc, face down or open on a place.
#include <algorithm>
#include <cmath>

#include "app/board/map.h"
#include "app/panels/card_paper.h"
#include "app/panels/cards.h"
#include "app/ui/textures.h"
#include "engine/box.h"
#include "engine/places.h"
#include "language/say.h"

namespace eg {

using namespace draw;

namespace {

std::string_view short_name(Place place) {
    constexpr std::string_view names[] = {"", "Gal", "P.V.", "Ara", "Cat", "C.V.", "C.N.", "Sev", "Gra", "Val"};
    return place < std::size(names) ? names[place] : is_place(place) ? row(spoken_of(), place).id : "";
}

}

void secret_disc(ImDrawList& draw, ImVec2 centre, float radius) {
    fine(draw);
    textures::draw(draw, "disc", centre + ImVec2{radius, radius * 1.4f} / 44, radius * 96 / 44);
}

void open_disc(ImDrawList& draw, ImVec2 centre, float radius, Places regions, Place chosen) {
    fine(draw);
    const Theme& t = theme();
    draw.AddCircleFilled(centre + ImVec2{1, 3}, radius, fade(t.ink, 0.25f));
    draw.AddCircleFilled(centre, radius, rgb(0x4A3626));
    const float sector = IM_PI * 2 / static_cast<float>(regions.size()), outer = radius * 0.9f, hub = radius * 0.24f;
    const auto  slice = [&](int i, ImU32 fill, ImU32 line, float width) {
        const float from = -IM_PI / 2 - sector / 2 + sector * static_cast<float>(i);
        draw.PathLineTo(centre);
        draw.PathArcTo(centre, outer, from, from + sector);
        if (fill) draw.AddConvexPolyFilled(draw._Path.Data, draw._Path.Size, fill);
        draw.PathStroke(line, ImDrawFlags_Closed, width);
    };
    int i = 0, edged = -1;
    for (const Place p : regions) {
        if (p == chosen) edged = i;
        slice(i++, p == chosen ? t.glow_high : tint(p), t.ink, 0.9f);
    }
    if (edged >= 0) slice(edged, 0, rgb(0xE0A21E), std::max(1.6f, radius * 0.035f));
    i = 0;
    for (const Place p : regions) {
        const float  turn = -IM_PI / 2 + sector * static_cast<float>(i++);
        const ImVec2 way{std::cos(turn), std::sin(turn)}, c = centre + way * (radius * 0.70f);
        const map::Outline& region = map::outline(p);
        const ImVec2 size = region.bounds.GetSize();
        const float  k = radius * 0.30f / std::max(size.x, size.y * 1.1f);
        for (int n = 0; n < region.points.Size; n += 2)
            draw.PathLineTo(c + (region.points[n] - region.bounds.GetCenter()) * k);
        draw.PathStroke(t.ink, ImDrawFlags_Closed, p == chosen ? 1.2f : 0.8f);
        if (radius >= 70)
            text(draw, centre + way * (radius * 0.41f), Anchor::centre_middle,
                 {p == chosen ? Face::black : Face::bold, radius * 0.12f}, t.ink, short_name(p));
    }
    draw.AddCircleFilled(centre, hub, card_back::fill);
    draw.AddCircle(centre, hub, card_back::line, 0, 1.4f);
    textures::draw(draw, "lily", centre, hub * 1.4f, textures::paint(paper::gold));
}

}
