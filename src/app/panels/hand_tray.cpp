// The hand that is being chosen: a slot for each card, what the cards bring, and how many there are of each kind; and
// the card under the pointer, whole.
#include <algorithm>
#include <string>

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

int    read_now = -1;      // the card that hand_reading shows ...
Player read_of = nobody;   // ... to this player: the next one may not see what it was ...
int    read_frame = -2;    // ... and the frame in which it was drawn last
int    wished_frame = -2;  // the frame in which a card was wished for last

// What each card of the hand brings, by its number. The dashed line goes from the lowest card of all to the highest.
void chart(ImDrawList& draw, const ImRect& rect, const View& view, const Set<int>& held) {
    const State& s = view.table;
    const ActionCard *first = nullptr, *last = nullptr;
    for (int which : held | Set<int>::of_bits(view.options.of(Thing::hand_card))) {
        const ActionCard& card = hand_card(s.rules, which);
        if (card.number <= 0) continue;
        if (!first || card.number < first->number) first = &card;
        if (!last || card.number > last->number) last = &card;
    }
    if (!first || first == last) return;
    const ImRect plot{rect.Min + ImVec2{8, 0}, rect.Max - ImVec2{12, 17}};
    const float  step = plot.GetHeight() / static_cast<float>(first->brings + 1);
    const auto   across = [&](int number) {
        return plot.Min.x
               + plot.GetWidth() * static_cast<float>(number - first->number)
                     / static_cast<float>(last->number - first->number);
    };
    draw.AddLine({rect.Min.x, plot.Max.y}, {rect.Max.x, plot.Max.y}, theme().line, 1.2f);
    for (int which : held) {
        const ActionCard& card = hand_card(s.rules, which);
        if (card.number <= 0) continue;
        const float  x = across(card.number), high = std::max(2.0f, step * static_cast<float>(card.brings));
        const ImRect bar{{x - 4, plot.Max.y - high}, {x + 4, plot.Max.y}};
        draw.AddRectFilled(bar.Min, bar.Max, draw::paper::gold, 1);
        draw.AddRect(bar.Min, bar.Max, theme().gold_deep, 1);
    }
    const ImVec2 usual[] = {{across(first->number), plot.Max.y - step * static_cast<float>(first->brings)},
                            {across(last->number), plot.Max.y - step * static_cast<float>(last->brings)}};
    draw::dashed(draw, usual, false, 4, 3, theme().text2, 1);
    draw::text(draw, {rect.Max.x, plot.Min.y + 4}, Anchor::right_middle, type().small, theme().text2,
               say("typical for its number"));
    for (int number : {first->number, (first->number + last->number) / 2, last->number})
        draw::text(draw, {across(number), rect.Max.y - 8}, Anchor::centre_middle, type().small, theme().text2,
                   whole(number));
}

}

bool hand_read_beside(const View& view) {
    return choosing_hand(view) && !view.lesson && form_of(ImGui::GetIO().DisplaySize) == Form::wide;
}

bool card_read_beside() { return ImGui::GetFrameCount() - read_frame <= 1; }

void read_card(int which) {
    if (std::exchange(wished_frame, ImGui::GetFrameCount()) == ImGui::GetFrameCount()) return;
    if (which != std::exchange(read_now, which)) draw::request_frame(0);
}

float hand_tray_height(bool slots) { return slots ? 36 + slot_high + 28 : 36; }

void hand_tray(ImDrawList& draw, ImRect rect, const View& view, int rows, Commands& commands) {
    const Player   p = view.session.asked();
    const Set<int> held = held_by(view.table, p);
    ImRect         head = cut_top(rect, 36);
    draw::badge(draw, p, {head.Min.x + 22, head.GetCenter().y}, 11);
    const float past = head.Min.x + 42
                       + draw::text(draw, {head.Min.x + 42, head.GetCenter().y}, Anchor::left_middle, type().name,
                                    theme().text, say("Your hand"));
    if (rows > 1 && !held.empty()) {
        const std::string word = say("Take all out");
        const float       left = head.Max.x - 18 - draw::width(type().label_bold, chosen_so_far(view)) - past - 12,
                          wide = draw::button_width(word), high = std::min(head.GetHeight(), draw::button_height());
        const bool        fits = wide <= left;
        const ImVec2      corner{past + 12, head.GetCenter().y - high / 2};
        const ImRect      at{corner, corner + ImVec2{fits ? wide : high, high}};
        const draw::Control how{.kind = draw::Kind::quiet, .tooltip = fits ? std::string_view{} : word,
                                 .id = "button:empty_hand"};
        if (fits ? draw::button(word, at, how) : draw::icon_button("bin", at, how))
            for (int which : held) commands.add(TakeBack{{Thing::hand_card, static_cast<std::uint8_t>(which), nobody}});
    }
    draw::text(draw, {head.Max.x - 10, head.GetCenter().y}, Anchor::right_middle, type().label_bold, theme().text,
               chosen_so_far(view));
    if (rows == 0) return;
    const int   of = held.size() + left_to_choose(view), across = (of + rows - 1) / rows;
    const float gap = rows > 1 ? 6 : 2.6f;
    ImRect      slots = padded(cut_top(rect, (slot_high + gap) * static_cast<float>(rows) - gap), 8, 0);
    const float wide = (slots.GetWidth() + gap) / static_cast<float>(across) - gap;
    int         i = 0, told_of = -1;
    ImRect      told_at;
    const auto  slot = [&] {
        const ImVec2 corner = slots.Min
                              + ImVec2{static_cast<float>(i % across) * (wide + gap),
                                       static_cast<float>(i / across) * (slot_high + gap)};
        ++i;
        return ImRect{corner, corner + ImVec2{wide, slot_high}};
    };
    for (int which : held) {
        const ImRect      at = slot();
        const draw::Touch touch = draw::target("chosen:" + std::to_string(which + 1), at);
        own_card_slot(draw, at, card_of_hand(view, which), touch);
        own_card_pressed(view, touch, which, false, true, commands);
        if (rests_upon(touch)) told_of = which, told_at = at;
    }
    while (i < of) {
        const ImRect at = slot();
        const ImVec2 corners[] = {at.Min, {at.Max.x, at.Min.y}, at.Max, {at.Min.x, at.Max.y}};
        draw::dashed(draw, corners, true, 3, 3, theme().edge, 1);
    }
    const bool more = rows > 1 && rect.GetHeight() > 160;
    if (told_of >= 0 && card_read_beside()) read_card(told_of);
    else if (told_of >= 0) draw::tooltip(told_at, whole_of(card_of_hand(view, told_of)));
    const std::string note = held.empty() ? asked_sentence(view.session) : say("Press a card again to take it out.");
    if (!more || !held.empty())   // else the prompt says it
        draw::text(draw, {slots.Min.x, rect.Min.y + 14}, Anchor::left_middle,
                   draw::fitted(type().label, note, slots.GetWidth(), 0.7f), theme().text2, note);
    if (!more) return;
    cut_top(rect, 34);
    rect = padded(rect, 8, 0);
    draw.AddLine(rect.Min, {rect.Max.x, rect.Min.y}, theme().line);
    draw::text(draw, rect.Min + ImVec2{0, 14}, Anchor::left_middle, type().label_bold, theme().text,
               say("What they bring"));
    cut_top(rect, 24);
    effect_counts(draw, cut_bottom(rect, 46, 4), view, held);
    chart(draw, rect, view, held);
}

void hand_reading(ImDrawList& draw, const ImRect& rect, const View& view) {
    const std::vector<int> list = cards_listed(view);
    if (list.empty()) return;
    read_frame = ImGui::GetFrameCount();
    if (read_of != view.session.asked()) read_of = view.session.asked(), read_now = -1;
    const Set<int>    held = held_by(view.table, view.session.asked());
    const bool        known = std::find(list.begin(), list.end(), read_now) != list.end() || held.has(read_now);
    const int         which = known ? read_now : list.front();
    const ActionCard& card = card_of_hand(view, which);
    draw::panel(draw, rect);
    ImRect       rest = padded(rect, 12, 12);
    const ImRect foot = cut_bottom(rest, card.house ? 40.0f : 20.0f, 8);
    own_card_whole(draw, rest, card, card, held.has(which), {});
    const float y = foot.Min.y + 10;
    effect_label(draw, {foot.Min.x, y}, static_cast<int>(main_effect_of(card)));
    if (card.brings)
        draw::text(draw, {foot.Max.x, y}, Anchor::right_middle, type().label, theme().text,
                   say("Brings {n} to your court.", card.brings));
    const std::string house = say("A house card: the booklet leaves its text open, so we wrote it.");
    if (card.house)
        draw::text(draw, {foot.Min.x, y + 20}, Anchor::left_middle,
                   draw::fitted(type().small, house, foot.GetWidth(), 0.7f), theme().text2, house);
}

}
