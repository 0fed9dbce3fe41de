// On a phone: the list from which a hand is chosen, over the whole window, with the hand so far below it.
#include <string>
#include <vector>

#include "app/panels/hand_filter.h"
#include "app/panels/own_card.h"
#include "app/panels/own_cards.h"
#include "app/ui/widgets.h"
#include "engine/queries.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

// The cards in rows that scroll. Pressing a chosen one again takes it out.
void rows_of_cards(ImDrawList& draw, const ImRect& rect, const View& view, bool brief, Commands& commands) {
    const std::vector<int> list = cards_listed(view);
    const Set<int>         held = held_by(view.table, view.session.asked());
    std::vector<float>     heights;
    float                  content = 0;
    for (int which : list)
        content += heights.emplace_back(own_card_row_height(card_of_hand(view, which), rect.GetWidth(), brief));
    static Scroll scroll;
    scroll.begin("rows", rect, content, 1);
    draw::hit("strip:hand", rect);
    int    told_of = -1;
    ImRect told_at;
    float  y = rect.Min.y - scroll.at;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const int         which = list[i];
        const ActionCard& card = card_of_hand(view, which);
        const ImRect      at{{rect.Min.x, y}, {rect.Max.x, y + heights[i]}};
        const bool        chosen = held.has(which);
        const draw::Touch touch = draw::target(own_card_id(which), at, true);
        if (at.Max.y > rect.Min.y && at.Min.y < rect.Max.y) own_card_row(draw, at, card, chosen, brief, touch);
        if (!scroll.dragged) own_card_pressed(view, touch, which, !chosen, chosen, commands);
        if (rests_upon(touch)) told_of = which, told_at = at;
        y = at.Max.y;
    }
    scroll.end(draw, 0, false);
    if (told_of >= 0) draw::tooltip(told_at, whole_of(card_of_hand(view, told_of)));
}

}

bool hand_sheet_shown(const View& view) {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    return choosing_hand(view) && !view.lesson && form_of(size) == Form::phone && size.x >= 300;
}

void hand_sheet(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands) {
    ImRect      rest = rect;
    const bool  brief = low(ImGui::GetIO().DisplaySize);
    const ImRect title = cut_top(rest, 44);
    const std::string words = asked_title(view.session);
    const float order = order_button(draw, title);
    draw::text(draw, {title.Min.x + 14, title.GetCenter().y}, Anchor::left_middle,
               draw::fitted(type().title, words, title.GetWidth() - order - 20, 0.6f), theme().text, words);
    const ImRect chips = cut_top(rest, chip_height(), 6);
    effect_chips(draw, {{chips.Min.x + 10, chips.Min.y}, chips.Max}, view);
    const ImRect tray = cut_bottom(rest, hand_tray_height(!brief));
    draw.AddLine(tray.Min, {tray.Max.x, tray.Min.y}, theme().line);
    hand_tray(draw, tray, view, brief ? 0 : 1, commands);
    rows_of_cards(draw, rest, view, brief, commands);
}

}
