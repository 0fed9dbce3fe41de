// The five action cards of the round in plain view, and the hand of power cards: small beside them,
// and laid out to be played from when one is asked for.
#include <algorithm>
#include <cmath>

#include "app/cards.h"
#include "app/panels.h"
#include "app/widgets.h"

namespace eg {
namespace {

using look::Anchor;
using look::theme;
using look::type;

Player hand_owner(const View& view) { return view.session.hand_of(); }

// The cards laid out: those one may choose among, or the whole hand.
PowerCards laid_out(const View& view) {
    const Player p = hand_owner(view);
    if (p == nobody) return {};
    const PowerCards playable = PowerCards::of_bits(view.options.of(Thing::power_card));
    return view.session.step() == "take_back" && !playable.empty() ? playable : view.table.hand[p];
}

void one_card(ImDrawList& draw, int stack, ImVec2 top_left, float scale, View& view) {
    const State&  s = view.table;
    const ImRect  rect = card_rect(top_left, scale);
    const bool    may_take = view.options.of(Thing::stack) >> stack & 1u;
    if (s.shown[stack] == no_card) {
        action_card_back(draw, top_left, scale, stack);
        return;
    }
    CardView how;
    how.taker = s.taker[stack];
    const std::string tag = how.taker == nobody ? "" : view.session.reader() == how.taker ? "You" : view.session.name(how.taker);
    how.tag = tag;
    how.mine = how.taker != nobody && view.session.asked() == how.taker;
    how.selectable = may_take;
    if (may_take) {
        const look::Touch touch = look::target("card:" + std::to_string(stack + 1), rect);
        how.hovered = touch.hovered;
        how.focused = touch.focused;
        if (touch.pressed) view.choice = Choice{Thing::stack, static_cast<std::uint8_t>(stack), nobody};
    }
    action_card(draw, top_left, scale, card(stack, s.shown[stack]), s.rules, how);
}

void small_hand(ImDrawList& draw, const ImRect& rect, const View& view) {
    const Player p = hand_owner(view);
    const float  x = (rect.Min.x + rect.Max.x) / 2;
    if (p == nobody) return;
    look::text(draw, {x, rect.Min.y + 4}, Anchor::centre_top, type().name, theme().text, "Your hand");
    const PowerCards cards = view.table.hand[p];
    const float foot = rect.Max.y - 34;
    if (foot - rect.Min.y > 60)
        for (const FanCard& card : fan({{rect.Min.x, rect.Min.y + 26}, {rect.Max.x, foot}}, cards)) power_card(draw, card.centre, card.scale, card.angle, p, card.value);
    std::string list;
    for (int value : cards) list += (list.empty() ? "" : " ") + std::to_string(value);
    look::wrapped(&draw, {x, rect.Max.y - 32}, {.room = rect.GetWidth(), .anchor = Anchor::centre, .lines = 2}, type().small, theme().text2, list.empty() ? "no cards left" : list);
}

}

void action_cards(ImDrawList& draw, const ImRect& rect, int rows, View& view) {
    constexpr float gap = 8;
    if (rows < 2) {
        card_strip(draw, rect, view);
        return;
    }
    const float scale = std::min((rect.GetWidth() - 2 * gap) / 3 / action_card_size.x, (rect.GetHeight() - gap) / 2 / action_card_size.y);
    const float width = action_card_size.x * scale, height = action_card_size.y * scale;
    for (int i = 0; i < 6; ++i) {
        const ImVec2 at{rect.Min.x + static_cast<float>(i % 3) * (width + gap), rect.Min.y + static_cast<float>(i / 3) * (height + gap)};
        if (i < stack_count) one_card(draw, i, at, scale, view);
        else if (!hand_asked(view)) small_hand(draw, {at, {at.x + width, at.y + height}}, view);
    }
}

void card_strip(ImDrawList& draw, const ImRect& rect, View& view) {
    constexpr float gap = 8;
    static Scroll scroll;
    const float scale = std::clamp((rect.GetHeight() - 12) / action_card_size.y, 0.6f, 1.35f);
    const float width = action_card_size.x * scale;
    const float content = stack_count * (width + gap) + gap;
    scroll.update("cards", rect, content, 0);
    ImGui::PushClipRect(rect.Min, rect.Max, true);
    draw.PushClipRect(rect.Min, rect.Max, true);
    const bool fits = scroll.most <= 0;
    float x = rect.Min.x + gap - scroll.at + (fits ? (rect.GetWidth() - content) / 2 : 0);
    // Whoever is to act has the own card first.
    std::array<int, stack_count> order{0, 1, 2, 3, 4};
    std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
        const auto mine = [&](int stack) { return view.mine() && view.table.taker[stack] == view.session.asked(); };
        return mine(a) > mine(b);
    });
    for (int stack : order) {
        one_card(draw, stack, {x, rect.Min.y + 6 + std::max(0.0f, (rect.GetHeight() - 12 - action_card_size.y * scale) / 2)}, scale, view);
        x += width + gap;
    }
    draw.PopClipRect();
    ImGui::PopClipRect();
    scroll.bar(draw, rect, 0);
    if (scroll.dragged && view.choice && view.choice->thing == Thing::stack) view.choice.reset();
}

bool hand_asked(const View& view) { return view.options.of(Thing::power_card) != 0; }

float hand_rows_height(const View& view, float width) {
    if (!hand_asked(view)) return 0;
    (void)width;
    return 150;
}

// A row of cards, overlapping where there are many; the one under the pointer is lifted.
void hand(ImDrawList& draw, const ImRect& rect, View& view) {
    const Player p = hand_owner(view);
    if (p == nobody) return;
    look::panel(draw, rect);
    const PowerCards cards = laid_out(view);
    const unsigned   playable = view.options.of(Thing::power_card);
    const bool       back = view.session.step() == "take_back";
    look::text(draw, {rect.Min.x + 12, rect.Min.y + 15}, Anchor::left_middle, type().name, theme().text, back ? "Your used power cards" : "Your hand");
    const ImRect row{{rect.Min.x + 10, rect.Min.y + 30}, {rect.Max.x - 10, rect.Max.y - 8}};
    const int    n = cards.size();
    if (n == 0) return;
    const float scale = std::min(1.3f, row.GetHeight() / power_card_size.y);
    const float width = power_card_size.x * scale;
    const float step = n > 1 ? std::min(width + 6, (row.GetWidth() - width) / static_cast<float>(n - 1)) : 0;
    float x = row.Min.x + (row.GetWidth() - width - step * static_cast<float>(n - 1)) / 2;
    const float y = row.Max.y - power_card_size.y * scale / 2;
    int lifted = 0;
    ImVec2 lifted_at;
    std::string why;
    int greyed = 0;
    for (int i = 0; i < n; ++i, x += step) {
        const int  value = cards.nth(i);
        const bool may = playable >> value & 1u;
        const ImRect whole{{x, row.Max.y - power_card_size.y * scale}, {x + width, row.Max.y}};
        const ImRect part{whole.Min, {i + 1 < n ? std::min(x + step, whole.Max.x) : whole.Max.x, whole.Max.y}};
        const look::Touch touch = look::target("power:" + std::to_string(value), part, may);
        if (touch.pressed) view.choice = Choice{Thing::power_card, static_cast<std::uint8_t>(value), nobody};
        if (!may) ++greyed;
        if (touch.hovered || touch.focused) {
            lifted = value;
            lifted_at = {x + width / 2, y - (may ? 10.0f : 0.0f)};
            const int brought = mustered_by(value);
            why = may ? (back ? "Take it back into your hand" : "Brings " + std::to_string(brought) + " to your court") : "Played by another this round";
            continue;
        }
        power_card(draw, {x + width / 2, y}, scale, 0, p, value, {.selectable = may, .hovered = false, .playable = may, .focused = false});
    }
    if (lifted) {
        const bool may = playable >> lifted & 1u;
        power_card(draw, lifted_at, scale, 0, p, lifted, {.selectable = may, .hovered = may, .playable = may, .focused = false});
    }
    const std::string note = lifted ? why : greyed ? "Grey: already played this round" : "";
    look::text(draw, {rect.Max.x - 12, rect.Min.y + 15}, Anchor::right_middle, type().label, theme().text2, note);
}

}
