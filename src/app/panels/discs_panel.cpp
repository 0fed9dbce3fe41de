// The panel with the secret discs of one choice, after they are opened.
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <iterator>
#include <string>
#include <vector>

#include "app/ui/textures.h"
#include "app/panels/cards.h"
#include "app/panels/description.h"
#include "app/panels/panels.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"
#include "engine/insertion_sort.h"
#include "engine/places.h"
#include "engine/queries.h"

namespace eg {

using draw::Anchor;
using draw::theme;
using draw::type;

bool discs_told(const View& view) { return view.stage.discs_open(); }

namespace {

constexpr float disc_title = 36, disc_words = 34, disc_gap = 10;   // the title; above and below a disc; between

// The number of discs in a row that makes them largest, and their radius.
struct Discs {
    int   across = 1;
    float radius = 0;
};
Discs discs_in(ImVec2 size, int count) {
    Discs best;
    for (int across = 1; across <= count; ++across) {
        const auto  rows = static_cast<float>((count + across - 1) / across);
        const float wide = (size.x - 16) / static_cast<float>(across) - disc_gap,
                    high = (size.y - disc_title - 6) / rows - disc_words - disc_gap;
        if (const float radius = std::min({wide / 2, high / 2, 72.0f}); radius > best.radius + 0.5f)
            best = {across, radius};
    }
    return best;
}

}

Players dialled(const View& view) {
    Players all;
    for (Player p : view.table.seats())
        if (is_place(view.stage.discs()[p]) || view.table.disc[p] != nowhere) all.add(p);
    return all;
}

float discs_height(const View& view, float width) {
    const int count = std::max(1, dialled(view).size()),
              across = width / static_cast<float>(count) >= 76 ? count : (count + 1) / 2;
    const float radius = std::min(72.0f, ((width - 16) / static_cast<float>(across) - disc_gap) / 2);
    return disc_title + 6 + static_cast<float>((count + across - 1) / across) * (2 * radius + disc_words + disc_gap);
}

void discs_panel(ImDrawList& draw, const ImRect& rect, const View& view) {
    draw::panel(draw, rect, 8, 2);
    draw::text(draw, {rect.Min.x + 14, rect.Min.y + 19}, Anchor::left_middle, type().title, theme().text,
               say("The discs"));
    const Players all = dialled(view);
    const Discs   lie = discs_in(rect.GetSize(), std::max(1, all.size()));
    const int     rows = (std::max(1, all.size()) + lie.across - 1) / lie.across;
    const float wide = (rect.GetWidth() - 16) / static_cast<float>(lie.across),
                high = (rect.GetHeight() - disc_title - 6) / static_cast<float>(rows);
    int n = 0;
    for (Player p : all) {
        const Place  place = view.stage.discs()[p];
        const ImVec2 centre{rect.Min.x + 8 + wide * (static_cast<float>(n % lie.across) + 0.5f),
                            rect.Min.y + disc_title + high * (static_cast<float>(n / lie.across) + 0.5f)};
        ++n;
        // Without room for the name, only the mark is drawn.
        const bool named = draw::width(type().label_bold, view.session.name(p)) < wide - 24;
        const std::string name = named ? view.session.name(p) : std::string{};
        const float above = centre.y - lie.radius - disc_words / 4 - 2,
                    left = centre.x - (named ? draw::width(type().label_bold, name) + 15 : 10) / 2;
        draw::mark(draw, p, {left + 5, above}, 11);
        draw::text(draw, {left + 15, above}, Anchor::left_middle, type().label_bold, theme().text, name);
        const float turned = view.stage.animations().discs_turned(view.now);
        const bool  open = is_place(place) && turned >= 0.5f;
        const int   first = draw.VtxBuffer.Size;
        if (open) open_disc(draw, centre, lie.radius, regions(view.table), place);
        else secret_disc(draw, centre, lie.radius);
        if (is_place(place) && turned < 1)
            draw::stretch(draw, first, centre, {std::max(0.04f, std::abs(std::cos(turned * IM_PI))), 1});
        if (!open) continue;
        const std::string region = say("{place:start}", place);
        draw::text(draw, {centre.x, centre.y + lie.radius + disc_words / 4 + 3}, Anchor::centre_middle, type().label,
                   theme().text,
                   draw::width(type().label, region) < wide ? region : std::string{row(view.table, place).id});
    }
}

}
