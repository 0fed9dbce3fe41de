// The list from which a hand is chosen. It can be filtered by effect and sorted; chosen cards are ticked.
#include <algorithm>
#include <string>
#include <vector>

#include "app/panels/hand_filter.h"
#include "app/panels/own_card.h"
#include "app/panels/own_cards.h"
#include "app/ui/widgets.h"
#include "engine/queries.h"

namespace eg {

using draw::Anchor;
using draw::theme;
using draw::type;

namespace {

// What the marks on the cards mean.
void legend(ImDrawList& draw, const ImRect& at) {
    const auto line = [&](float y, const std::string& words, draw::Type how, ImU32 colour) {
        draw::text(draw, {at.Min.x + 34, y}, Anchor::left_middle, draw::fitted(how, words, at.GetWidth() - 38, 0.7f),
                   colour, words);
    };
    const float step = at.GetHeight() / 3, y = at.Min.y + step / 2;
    draw::cube(draw, draw::paper::gold, {at.Min.x + 18, y}, 9);
    line(y, say("caballeros for your court"), type().label, theme().text2);
    house_seal(draw, {at.Min.x + 18, y + step}, 8);
    line(y + step, say("house card: our own"), type().label, theme().text2);
    draw::text(draw, {at.Min.x + 10, y + 2 * step}, Anchor::left_middle, type().small_bold, theme().wine,
               say("required"));
    draw::text(draw, {at.Min.x + 16 + draw::width(type().small_bold, say("required")), y + 2 * step},
               Anchor::left_middle, type().label, theme().text2, say("must be performed"));
}

}

std::string chosen_so_far(const View& view) {
    const Set<int> held = held_by(view.table, view.session.asked());
    int brings = 0;
    for (int which : held) brings += card_of_hand(view, which).brings;
    return say("{n} of {of}, {all, plural, one {# caballero} other {# caballeros}}", held.size(),
               held.size() + left_to_choose(view), brings);
}

// Pressing a chosen card again takes it out of the hand.
void hand_list(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands) {
    const Player   p = view.session.asked();
    const Set<int> held = held_by(view.table, p);
    draw::panel(draw, rect, 10, 2, theme().surround, theme().edge);
    ImRect rest = padded(rect, 10, 8);
    if (rest.GetWidth() < 520)   // in wide panels the hand beside it shows the count
        draw::text(draw, {rest.GetCenter().x, cut_bottom(rest, 16, 4).GetCenter().y}, Anchor::centre_middle,
                   type().label_bold, theme().text2, chosen_so_far(view));
    const bool roomy = rest.GetHeight() > 300;
    if (roomy) {
        const ImRect head = cut_top(rest, chip_height(), 6);
        // apart: the sort buttons have a row of their own.
        const float wide = order_chips_width();
        const bool  sorted = rest.GetHeight() > 400, apart = wide + 560 > head.GetWidth();
        effect_chips(draw, {head.Min, {head.Max.x - (apart || !sorted ? 0 : wide + 8), head.Max.y}}, view);
        if (sorted && apart) order_chips(draw, cut_top(rest, chip_height(), 6).Min);
        else if (sorted) order_chips(draw, {head.Max.x - wide, head.Min.y});
    }
    const std::vector<int> list = cards_listed(view);
    constexpr float gap = 6;
    const int across =
        std::clamp(static_cast<int>((rest.GetWidth() + gap) / (draw::now().zoom > 1.2f ? 260 : 184)), 1, 4);
    const int   rows = (static_cast<int>(list.size()) + across - 1) / across;
    const float least = draw::now().coarse ? 68.0f : 64.0f,
                fits = (rest.GetHeight() - 4) / static_cast<float>(std::max(8, rows)) - gap,
                high = std::clamp(fits, least, 76.0f);
    static Scroll scroll;
    scroll.begin("list", rest, static_cast<float>(rows) * (high + gap), 1);
    draw::hit("strip:hand", rest);
    const float wide = (rest.GetWidth() - gap * static_cast<float>(across - 1) - (scroll.most > 0 ? 8 : 0))
                       / static_cast<float>(across);
    const bool read = card_read_beside();
    int told_of = -1;
    ImRect told_at;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const int    which = list[i];
        const ImVec2 corner =
            rest.Min
            + ImVec2{static_cast<float>(static_cast<int>(i) % across) * (wide + gap),
                     static_cast<float>(static_cast<int>(i) / across) * (high + gap) - scroll.at + 2};
        const ImRect at{corner, corner + ImVec2{wide, high}};
        const bool   chosen = held.has(which);
        const draw::Touch touch = draw::target(own_card_id(which), at, true);
        own_card(draw, at, card_of_hand(view, which), {.selectable = false, .chosen = chosen, .ticked = true}, touch);
        if (!scroll.dragged) own_card_pressed(view, touch, which, !chosen, chosen, commands);
        if (rests_upon(touch)) told_of = which, told_at = at;
    }
    if (read && static_cast<int>(list.size()) % across) {   // the last row has room
        const float left = static_cast<float>(static_cast<int>(list.size()) % across) * (wide + gap),
                    top = static_cast<float>(rows - 1) * (high + gap) - scroll.at + 2;
        legend(draw, {rest.Min + ImVec2{left, top}, rest.Min + ImVec2{left + wide, top + high}});
    }
    scroll.end(draw, 4, false);
    if (told_of >= 0 && read) read_card(told_of);
    else if (told_of >= 0) draw::tooltip(told_at, whole_of(card_of_hand(view, told_of)));
}

}
