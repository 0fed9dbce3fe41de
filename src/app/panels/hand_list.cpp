// The list from which a hand is chosen. It can be filtered by effect and sorted; chosen cards are ticked.
#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "app/game/insertion_sort.h"
#include "app/panels/own_card.h"
#include "app/panels/own_cards.h"
#include "app/ui/widgets.h"
#include "engine/queries.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::rgb;
using draw::theme;
using draw::type;

constexpr ImU32 ink = draw::paper::ink;
constexpr std::array<std::string_view, main_effect_count> deeds = {"Place", "Move", "Send back",
                                                                   "Score", "King", "Other"};

// The sort order, the filter and the position. They stay the same for the next hand.
enum class By : unsigned char { number, sort, brings };
struct {
    By     by = By::number;
    int    deed = -1;   // the effect that is shown; -1: all
    Scroll scroll = {};
} listed;

constexpr std::array<ImU32, main_effect_count> chip_tints = {rgb(0xC8D0B4), rgb(0xDCC4B2), rgb(0xC0CACC),
                                                             rgb(0xE6D39C), rgb(0xCFBCD2), rgb(0xE4DCC8)};

bool pressed_chip(ImDrawList& draw, ImVec2& at, const std::string& id, const std::string& words, bool on, ImU32 tint) {
    const float high = draw::now().coarse ? 44.0f : 28.0f,
                wide = draw::width(type().label_bold, words) + (tint ? 34 : 20);
    const ImRect chip{at, at + ImVec2{wide, high}};
    const draw::Touch touch = draw::target(id, chip);
    draw.AddRectFilled(chip.Min, chip.Max,
                       on              ? theme().primary
                       : touch.hovered ? theme().panel
                                       : theme().panel2,
                       high / 2);
    draw.AddRect(chip.Min, chip.Max, theme().edge, high / 2);
    if (tint) {
        const ImVec2 c{chip.Min.x + 16, chip.GetCenter().y};
        draw.AddRectFilled(c - ImVec2{6, 6}, c + ImVec2{6, 6}, tint, 2);
        draw.AddRect(c - ImVec2{6, 6}, c + ImVec2{6, 6}, ink, 2);
    }
    draw::text(draw, {chip.Max.x - 10, chip.GetCenter().y}, Anchor::right_middle, type().label_bold,
               on ? theme().primary_text : theme().text, words);
    if (touch.focused) draw::focus_ring(draw, chip, high / 2);
    at.x += wide + 6;
    return touch.pressed;
}

}

std::string chosen_so_far(const View& view) {
    const Set<int> held = held_by(view.table, view.session.asked());
    int brings = 0;
    for (int which : held) brings += card_of_hand(view, which).brings;
    return say("{n} of 13, bringing {all}", held.size(), brings);
}

// Pressing a chosen card again takes it out of the hand.
void hand_list(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands) {
    const Player   p = view.session.asked();
    const Set<int> held = held_by(view.table, p), open = Set<int>::of_bits(view.options.of(Thing::hand_card));
    draw::panel(draw, rect, 10, 2, theme().surround, theme().edge);
    ImRect rest = padded(rect, 10, 8);
    std::array<int, main_effect_count> counts{};
    std::vector<int> list;
    for (int which : held | open) {
        const auto deed = static_cast<int>(main_effect_of(card_of_hand(view, which)));
        ++counts[static_cast<std::size_t>(deed)];
        if (listed.deed < 0 || listed.deed == deed || counts[static_cast<std::size_t>(listed.deed)] == 0)
            list.push_back(which);
    }
    std::erase_if(list, [&](int which) {
        return listed.deed >= 0 && counts[static_cast<std::size_t>(listed.deed)] > 0
               && static_cast<int>(main_effect_of(card_of_hand(view, which))) != listed.deed;
    });
    if (rest.GetWidth() < 520)   // in wide panels the hand beside it shows the count
        draw::text(draw, {rest.GetCenter().x, cut_bottom(rest, 16, 4).GetCenter().y}, Anchor::centre_middle,
                   type().label_bold, theme().text2, chosen_so_far(view));
    const bool roomy = rest.GetHeight() > 300;
    if (roomy) {
        const float chip_high = draw::now().coarse ? 44.0f : 28.0f;
        const ImRect head = cut_top(rest, chip_high, 6);
        const std::array<std::string, 3> orders = {say("by number"), say("by kind"), say("by caballeros")};
        float orders_wide = 0;
        for (const std::string& order : orders) orders_wide += draw::width(type().label_bold, order) + 26;
        // apart: the sort buttons have a row of their own.
        const bool sorted = rest.GetHeight() > 400,
                   apart = orders_wide + 560 > head.GetWidth();
        static Scroll chips;
        const ImRect chips_at{head.Min, {head.Max.x - (apart || !sorted ? 0 : orders_wide + 8), head.Max.y}};
        const auto chip_words = [&](int deed) {
            return deed < 0 ? say("All {n}", (held | open).size())
                            : say("{what} {n}", Message{deeds[static_cast<std::size_t>(deed)]},
                                  counts[static_cast<std::size_t>(deed)]);
        };
        float wide = -6;
        for (int deed = -1; deed < main_effect_count; ++deed)
            wide += draw::width(type().label_bold, chip_words(deed)) + (deed < 0 ? 26 : 40);
        chips.begin("chips", chips_at, wide, 0);
        ImVec2 at = chips_at.Min - ImVec2{chips.at, 0};
        if (pressed_chip(draw, at, "deed:all", chip_words(-1), listed.deed < 0, 0))
            listed.deed = -1, draw::request_frame(0);
        for (int deed = 0; deed < main_effect_count; ++deed)
            if (pressed_chip(draw, at, "deed:" + std::to_string(deed), chip_words(deed), listed.deed == deed,
                             chip_tints[static_cast<std::size_t>(deed)]))
                listed.deed = deed, draw::request_frame(0);
        chips.end(draw, 0, false);
        ImVec2 order_at = !sorted ? head.Max
                          : apart ? cut_top(rest, chip_high, 6).Min
                                  : ImVec2{head.Max.x - orders_wide, head.Min.y};
        for (int i = 0; sorted && i < 3; ++i)
            if (pressed_chip(draw, order_at, "order:" + std::to_string(i), orders[static_cast<std::size_t>(i)],
                             static_cast<int>(listed.by) == i, 0))
                listed.by = static_cast<By>(i), draw::request_frame(0);
    }
    insertion_sort(list.begin(), list.end(), [&](int a, int b) {
        const ActionCard &one = card_of_hand(view, a), &other = card_of_hand(view, b);
        if (listed.by == By::sort) return main_effect_of(one) < main_effect_of(other);
        if (listed.by == By::brings) return one.brings > other.brings;
        return a < b;
    });
    constexpr float gap = 6;
    const int across =
        std::clamp(static_cast<int>((rest.GetWidth() + gap) / (draw::now().zoom > 1.2f ? 260 : 184)), 1, 4);
    const int   rows = (static_cast<int>(list.size()) + across - 1) / across;
    const float least = draw::now().coarse ? 68.0f : 64.0f,
                fits = (rest.GetHeight() - 4) / static_cast<float>(std::max(8, rows)) - gap,
                high = std::clamp(fits, least, 76.0f);
    listed.scroll.begin("list", rest, static_cast<float>(rows) * (high + gap), 1);
    draw::hit("strip:hand", rest);
    const float wide = (rest.GetWidth() - gap * static_cast<float>(across - 1) - (listed.scroll.most > 0 ? 8 : 0))
                       / static_cast<float>(across);
    int told_of = -1;
    ImRect told_at;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const int    which = list[i];
        const ImVec2 corner =
            rest.Min
            + ImVec2{static_cast<float>(static_cast<int>(i) % across) * (wide + gap),
                     static_cast<float>(static_cast<int>(i) / across) * (high + gap) - listed.scroll.at + 2};
        const ImRect at{corner, corner + ImVec2{wide, high}};
        const bool   chosen = held.has(which);
        const draw::Touch touch = draw::target(own_card_id(which), at, true);
        own_card(draw, at, card_of_hand(view, which), {.selectable = false, .chosen = chosen, .ticked = true}, touch);
        if (!listed.scroll.dragged) own_card_pressed(view, touch, which, !chosen, chosen, commands);
        if (rests_upon(touch)) told_of = which, told_at = at;
    }
    listed.scroll.end(draw, 4, false);
    if (told_of >= 0) draw::tooltip(told_at, whole_of(card_of_hand(view, told_of)));
}

}
