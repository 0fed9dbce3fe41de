#include "app/panels/hand_filter.h"

#include <array>
#include <string>

#include "app/panels/own_card.h"
#include "app/ui/textures.h"
#include "app/ui/widgets.h"
#include "engine/insertion_sort.h"
#include "engine/queries.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

constexpr ImU32 ink = draw::paper::ink;
constexpr std::array<std::string_view, main_effect_count> effects = {"Place", "Move", "Send back",
                                                                     "Score", "King", "Other"};
constexpr std::array<std::string_view, 3> orders = {"by number", "by kind", "by caballeros"};

enum class By : unsigned char { number, kind, brings };
struct {
    By  by = By::number;
    int effect = -1;   // -1: all
} listed;

Set<int> all_cards(const View& view) {
    return held_by(view.table, view.session.asked()) | Set<int>::of_bits(view.options.of(Thing::hand_card));
}
int effect_of(const View& view, int which) { return static_cast<int>(main_effect_of(card_of_hand(view, which))); }

int count_of(const View& view, int effect) {
    int count = 0;
    for (int which : all_cards(view)) count += effect_of(view, which) == effect;
    return count;
}

void square(ImDrawList& draw, ImVec2 c, ImU32 tint) {
    draw.AddRectFilled(c - ImVec2{6, 6}, c + ImVec2{6, 6}, tint, 2);
    draw.AddRect(c - ImVec2{6, 6}, c + ImVec2{6, 6}, ink, 2);
}

bool chip(ImDrawList& draw, ImVec2& at, const std::string& id, const std::string& words, bool on, ImU32 tint) {
    const float high = chip_height(), wide = draw::width(type().label_bold, words) + (tint ? 34 : 20);
    const ImRect      rect{at, at + ImVec2{wide, high}};
    const draw::Touch touch = draw::target(id, rect);
    draw.AddRectFilled(rect.Min, rect.Max,
                       on              ? theme().primary
                       : touch.hovered ? theme().panel
                                       : theme().panel2,
                       high / 2);
    draw.AddRect(rect.Min, rect.Max, theme().edge, high / 2);
    if (tint) square(draw, {rect.Min.x + 14, rect.GetCenter().y}, tint);
    draw::text(draw, {rect.Max.x - (tint ? 9.0f : 10.0f), rect.GetCenter().y}, Anchor::right_middle, type().label_bold,
               on ? theme().primary_text : theme().text, words);
    if (touch.focused) draw::focus_ring(draw, rect, high / 2);
    at.x += wide + 6;
    return touch.pressed;
}

}

std::vector<int> cards_listed(const View& view) {
    const bool       filtered = listed.effect >= 0 && count_of(view, listed.effect) > 0;
    std::vector<int> list;
    for (int which : all_cards(view))
        if (!filtered || effect_of(view, which) == listed.effect) list.push_back(which);
    insertion_sort(list.begin(), list.end(), [&](int a, int b) {
        if (listed.by == By::kind) return effect_of(view, a) < effect_of(view, b);
        if (listed.by == By::brings) return card_of_hand(view, a).brings > card_of_hand(view, b).brings;
        return a < b;
    });
    return list;
}

float chip_height() { return draw::now().coarse ? 44.0f : 28.0f; }

void effect_chips(ImDrawList& draw, const ImRect& rect, const View& view) {
    const auto words = [&](int effect) {
        return effect < 0 ? say("All {n}", all_cards(view).size())
                          : say("{what} {n}", Message{effects[static_cast<std::size_t>(effect)]},
                                count_of(view, effect));
    };
    float wide = -6;
    for (int effect = -1; effect < main_effect_count; ++effect)
        wide += draw::width(type().label_bold, words(effect)) + (effect < 0 ? 26 : 40);
    static Scroll scroll;
    scroll.begin("chips", rect, wide, 0);
    ImVec2 at = rect.Min - ImVec2{scroll.at, 0};
    for (int effect = -1; effect < main_effect_count; ++effect)
        if (chip(draw, at, effect < 0 ? "deed:all" : "deed:" + std::to_string(effect), words(effect),
                 listed.effect == effect, effect < 0 ? 0 : deed_tint(static_cast<MainEffect>(effect))))
            listed.effect = effect, draw::request_frame(0);
    scroll.end(draw);
}

void effect_label(ImDrawList& draw, ImVec2 left_middle, int effect) {
    square(draw, left_middle + ImVec2{6, 0}, deed_tint(static_cast<MainEffect>(effect)));
    draw::text(draw, left_middle + ImVec2{18, 0}, Anchor::left_middle, type().label_bold, theme().text,
               say(effects[static_cast<std::size_t>(effect)]));
}

void effect_counts(ImDrawList& draw, const ImRect& rect, const View& view, const Set<int>& held) {
    const float step = rect.GetWidth() / main_effect_count;
    for (int effect = 0; effect < main_effect_count; ++effect) {
        int count = 0;
        for (int which : held) count += effect_of(view, which) == effect;
        const ImVec2 c{rect.Min.x + step * (static_cast<float>(effect) + 0.5f), rect.Min.y + 11};
        draw.AddRectFilled(c - ImVec2{11, 10}, c + ImVec2{11, 10}, deed_tint(static_cast<MainEffect>(effect)), 4);
        draw.AddRect(c - ImVec2{11, 10}, c + ImVec2{11, 10}, draw::fade(ink, 0.6f), 4);
        draw::text(draw, c, Anchor::centre_middle, type().label_bold, ink, whole(count));
        const std::string word = say(effects[static_cast<std::size_t>(effect)]);
        draw::text(draw, {c.x, rect.Max.y - 9}, Anchor::centre_middle,
                   draw::fitted(type().small, word, step - 2, 0.7f), theme().text2, word);
    }
}

float order_chips_width() {
    float wide = 0;
    for (const std::string_view order : orders) wide += draw::width(type().label_bold, say(order)) + 26;
    return wide;
}

void order_chips(ImDrawList& draw, ImVec2 corner) {
    for (std::size_t i = 0; i < orders.size(); ++i)
        if (chip(draw, corner, "order:" + std::to_string(i), say(orders[i]), static_cast<std::size_t>(listed.by) == i,
                 0))
            listed.by = static_cast<By>(i), draw::request_frame(0);
}

float order_button(ImDrawList& draw, const ImRect& rect) {
    const std::string words = say(orders[static_cast<std::size_t>(listed.by)]);
    const float       wide = draw::width(type().label, words) + 30;
    const ImRect      at{{rect.Max.x - wide, rect.Min.y}, rect.Max};
    const draw::Touch touch = draw::target("order:next", at);
    draw::text(draw, {at.Max.x - 24, at.GetCenter().y}, Anchor::right_middle, type().label, theme().text, words);
    textures::draw(draw, "icons/down", ImVec2{at.Max.x - 12, at.GetCenter().y}, 16, textures::paint(theme().text));
    if (touch.focused) draw::focus_ring(draw, at, 6);
    if (touch.pressed) {
        listed.by = static_cast<By>((static_cast<std::size_t>(listed.by) + 1) % orders.size());
        draw::request_frame(0);
    }
    return wide;
}

}
