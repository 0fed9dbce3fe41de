// The hand of power cards: small beside the action cards, and large when the player chooses a card.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "app/panels/cards.h"
#include "app/panels/description.h"
#include "app/panels/own_cards.h"
#include "app/panels/panels.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"
#include "engine/queries.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

// True if the player chooses a used power card.
bool from_used(const View& view) {
    const Player   p = hand_owner(view);
    const unsigned asked_for = view.options.of(Thing::power_card);
    return p != nobody && asked_for && !(asked_for & view.table.hand[p].bits);
}

// The cards to draw: the used ones if one of them is chosen, or else the hand.
PowerCards laid_out(const View& view) {
    const Player p = hand_owner(view);
    if (p == nobody) return {};
    return from_used(view) ? PowerCards::of_bits(view.options.of(Thing::power_card)) : view.table.hand[p];
}

}

void small_hand(ImDrawList& draw, const ImRect& rect, const View& view) {
    const Player p = hand_owner(view);
    const float  x = (rect.Min.x + rect.Max.x) / 2;
    if (p == nobody) return;
    const std::string heading = say("Your hand");
    draw::text(draw, {x, rect.Min.y + 4}, Anchor::centre_top, draw::fitted(type().name, heading, rect.GetWidth()),
               theme().text, heading);
    const PowerCards cards = view.table.hand[p];
    const float foot = rect.Max.y - 34;
    if (foot - rect.Min.y > 60)
        for (const FanCard& card : fan({{rect.Min.x, rect.Min.y + 26}, {rect.Max.x, foot}}, cards))
            power_card(draw, card.centre, card.scale, card.angle, p, card.value);
    std::string list;
    for (int value = 1; value <= power_cards; ++value) {  // "1–4 7 9"
        if (!cards.has(value)) continue;
        int last = value;
        while (last < power_cards && cards.has(last + 1)) ++last;
        if (last == value + 1) last = value;
        list += (list.empty() ? "" : " ") + std::to_string(value) + (last > value ? "–" + std::to_string(last) : "");
        value = last;
    }
    for (int which : held_by(view.table, p))   // "1–4 7 9 +2 −1"
        list += (list.empty() ? "" : " ") + signed_value(hand_card(view.table.rules, which));
    draw::wrapped(&draw, {x, rect.Max.y - 32}, {.room = rect.GetWidth(), .anchor = Anchor::centre, .lines = 2},
                  type().small, theme().text2, list.empty() ? say("no cards left") : list);
}

Player hand_owner(const View& view) { return view.looking_back() ? reader_of(view.session) : hand_of(view.session); }

bool hand_asked(const View& view) {
    return !numbered(view) && (view.options.of(Thing::power_card) != 0 || view.options.of(Thing::hand_card) != 0);
}

namespace {

// The modifiers to draw with the power cards: those held and those that may be chosen. If a used power card is chosen,
// only those that may be chosen.
Set<int> held_cards(const View& view, Player p) {
    const Set<int> asked = Set<int>::of_bits(view.options.of(Thing::hand_card));
    return from_used(view) ? asked : held_by(view.table, p) | asked;
}

constexpr float held_high = 52;
// True in very low windows: modifiers are beside the power cards, below the buttons, and show only their value.
bool held_apart() {
    return ImGui::GetIO().DisplaySize.y < 360 && ImGui::GetIO().DisplaySize.x > ImGui::GetIO().DisplaySize.y;
}

// Draws the modifiers: the value of each, its title and its text.
void held_rows(ImDrawList& draw, const ImRect& rect, const View& view, Player p, Commands& commands) {
    const Set<int> held = held_cards(view, p);
    const unsigned may = view.options.of(Thing::hand_card);
    const int      n = held.size();
    const float gap = held_apart() ? 2 : 6;   // the cards need the rest for a finger
    const int   across = held_apart() ? 2 : n, rows = (n + across - 1) / across;
    const float width =
        std::min(230.0f, (rect.GetWidth() - gap * static_cast<float>(across - 1)) / static_cast<float>(across));
    const float height =
        std::min(held_high, (rect.GetHeight() - gap * static_cast<float>(rows - 1)) / static_cast<float>(rows));
    const float left_most =
        rect.GetCenter().x - (width * static_cast<float>(across) + gap * static_cast<float>(across - 1)) / 2;
    int i = 0;
    for (int which : held) {
        const ActionCard& card = hand_card(view.table.rules, which);
        const ImVec2 corner{left_most + static_cast<float>(i % across) * (width + gap),
                            rect.Min.y + static_cast<float>(i / across) * (height + gap)};
        const ImRect at{corner, {corner.x + width, corner.y + height}};
        ++i;
        const bool chosen = may >> which & 1u;
        const draw::Touch touch = draw::target("hand:" + std::to_string(which + 1), at, chosen);
        draw.AddRectFilled(at.Min, at.Max,
                           chosen ? touch.hovered ? draw::rgb(0xFFFBEF) : draw::rgb(0xF1F0EC) : draw::rgb(0xD9D6CE), 6);
        if (chosen) draw.AddRect(at.Min, at.Max, theme().glow, 6, 0, touch.hovered ? 3.4f : 2.4f);
        draw.AddRect(at.Min, at.Max, theme().ink, 6, 0, 1);
        const float r = std::min(15.0f, at.GetHeight() / 2 - 5);
        const ImVec2 c{held_apart() ? at.GetCenter().x : at.Min.x + r + 6, at.GetCenter().y};
        draw.AddCircleFilled(c, r, card.value < 0 ? draw::rgb(0xFFFBF0) : draw::rgb(0x3A3128));
        draw.AddCircle(c, r, draw::rgb(0x2A1D12), 0, 1.2f);
        draw::text(draw, c, Anchor::centre_middle, {draw::Face::serif_bold, r * 1.2f},
                   card.value < 0 ? draw::rgb(0x2A1D12) : draw::rgb(0xFFFBF0), signed_value(card));
        const float left = c.x + r + 7, room = at.Max.x - 6 - left;
        const std::string title = say(told(card, card.title)), text = say(told(card, card.text));
        const draw::Type name = draw::fitted({draw::Face::serif_bold, 14}, title, room, 0.4f);
        const ImU32 ink = draw::rgb(0x2A1D12);
        draw::Type small{draw::Face::text, 10.5f};
        const draw::Wrap lines{.room = room, .leading = 10.5f};
        const auto high = [&] { return draw::wrapped(nullptr, {}, lines, small, 0, text); };
        while (small.size > 8 && high() > 32) small.size -= 0.5f;
        // Otherwise only the tooltip has the text.
        const bool words =
            card.effect.count > 0 && !held_apart() && high() <= 34;
        if (!held_apart())
            draw::text(draw, {left, words ? at.Min.y + 10 : at.GetCenter().y}, Anchor::left_middle, name, ink, title);
        if (words) draw::wrapped(&draw, {left, at.Min.y + 18}, lines, small, draw::rgb(0x4A3A28), text);
        if (touch.focused) draw::focus_ring(draw, at, 6);
        if (touch.hovered || touch.focused) draw::tooltip(at, text);
        if (touch.pressed) commands.add(Choose{Choice{Thing::hand_card, static_cast<std::uint8_t>(which), nobody}});
    }
}

}

namespace {

// ---- the totals of power cards and modifiers

constexpr float totals_high = 66;
bool totals_count(const View& view, Player p) {
    return !from_used(view) && (current_hand_card(view.table, p) >= 0 || !held_cards(view, p).empty());
}
// True if the window has room for the totals.
bool totals_told(const View& view, Player p) {
    return form_of(ImGui::GetIO().DisplaySize) != Form::flat && ImGui::GetIO().DisplaySize.y >= 640
           && totals_count(view, p);
}

// The lowest and the highest possible total.
std::pair<int, int> totals(const Rules& rules) {
    int least = 0, most = 0;
    for (int which = 0; which < hand_count(rules); ++which) {
        const int value = hand_card(rules, which).value;
        least = std::min(least, value), most = std::max(most, value);
    }
    return {1 + least, power_cards + most};
}

// A scale of all totals. Those of other players are struck out and have their badges; those that the player can make
// now are gold. own: the total of the card under the pointer; empty: none.
void totals_ruler(ImDrawList& draw, ImRect rect, const View& view, Player p, std::optional<int> own) {
    const State& s = view.table;
    const auto [lowest, highest] = totals(s.rules);
    const int least = lowest, most = highest;
    const unsigned playable = view.options.of(Thing::power_card);
    const int      shift = shift_of(s, p);
    std::vector<std::pair<int, Player>> played;
    for (const Player q : turn_order(s))
        if (q != nobody && q != p && power_shown(s, q) != no_power) played.push_back({power_shown(s, q), q});
    const auto before =
        std::count_if(played.begin(), played.end(), [&](const auto& one) { return own && one.first > *own; });
    const std::string told = own ? say(
                                 "Total {total}: {n, plural, =0 {nobody acts before you so far} one {# acts before you "
                                 "so far} other {# act before you so far}}",
                                 whole(*own), before)
                                 : say("Totals so far");
    const ImRect head = cut_top(rect, 16, 2);
    draw::text(draw, {head.Min.x + 2, head.GetCenter().y}, Anchor::left_middle,
               draw::fitted(type().label_bold, told, head.GetWidth() - 4), theme().text, told);
    const ImRect pins = cut_top(rect, 20), ruler = cut_top(rect, 22);
    const float  step = ruler.GetWidth() / static_cast<float>(most - least + 1);
    const auto   middle = [&](int total) { return ruler.Min.x + step * (static_cast<float>(total - least) + 0.5f); };
    draw.AddRectFilled(ruler.Min, ruler.Max, draw::paper::sheet, 4);
    draw.AddRectFilled(ruler.Min, {middle(1) - step / 2, ruler.Max.y}, draw::paper::idle, 4,
                       ImDrawFlags_RoundCornersLeft);
    draw.AddRectFilled({middle(power_cards) + step / 2, ruler.Min.y}, ruler.Max, draw::paper::idle, 4,
                       ImDrawFlags_RoundCornersRight);
    const draw::Type number{draw::Face::bold, std::min(12.0f, step * 0.66f)};
    for (int total = least; total <= most; ++total) {
        const ImVec2 at{middle(total), ruler.GetCenter().y};
        const bool taken =
            std::any_of(played.begin(), played.end(), [&](const auto& one) { return one.first == total; });
        const int    value = total - shift;
        if (!taken && value >= 1 && value <= power_cards && (playable >> value & 1u)) {
            draw.AddCircleFilled(at, std::min(9.5f, step / 2), draw::rgb(0xFBE9A9));
            draw.AddCircle(at, std::min(9.5f, step / 2), theme().gold_deep, 0, 1);
        }
        draw::text(draw, at, Anchor::centre_middle, number, draw::paper::ink, whole(total));
        if (taken) draw.AddLine(at + ImVec2{-6, 6}, at + ImVec2{6, -6}, theme().loss, 2);
    }
    draw.AddRect(ruler.Min, ruler.Max, theme().edge, 4);
    const auto pin = [&](Player q, int total, float radius) {
        const ImVec2 at{middle(total), pins.GetCenter().y - 1};
        draw.AddLine(at, {at.x, ruler.Min.y}, theme().ink, 1.5f);
        draw::badge(draw, q, at, radius);
    };
    for (const auto& [total, q] : played) pin(q, total, std::min(8.0f, step * 0.55f));
    if (own) {
        pin(p, *own, 9);
        draw.AddCircle({middle(*own), pins.GetCenter().y - 1}, 10.5f, theme().gold, 0, 2.2f);
    }
}

}

float held_height(const View& view) {
    const Player p = hand_owner(view);
    if (p == nobody || numbered(view) || held_apart()) return 0;
    return (held_cards(view, p).empty() ? 0 : held_high + 8) + (totals_told(view, p) ? totals_high + 6 : 0);
}

namespace {

constexpr float small_gap = 4;
float margin() { return low(ImGui::GetIO().DisplaySize) ? 3.0f : 6.0f; }
constexpr ImVec2 small_most{58, 80};

struct SmallCards {
    int    across = 1, rows = 1;
    ImVec2 size;
};
// The best number of rows for n cards in this room: the one with the largest cards.
SmallCards small_cards(ImVec2 room, int n) {
    SmallCards best;
    float most = 0;
    for (int rows = 1; rows <= 3; ++rows) {
        const int    across = (n + rows - 1) / rows;
        const ImVec2 size{std::min(small_most.x, (room.x + small_gap) / static_cast<float>(across) - small_gap),
                          std::min(small_most.y, (room.y + small_gap) / static_cast<float>(rows) - small_gap)};
        // Large enough to press.
        const bool pressed =
            std::min(size.x, size.y) >= (draw::now().coarse ? draw::touch_size() - 0.1f : 24);
        if (const float here = std::min(size.x, size.y / 1.2f) * (pressed ? 1 : 0.1f); here > most)
            most = here, best = {across, rows, size};
    }
    return best;
}

}

float hand_height(const View& view, float width) {
    const float least = draw::touch_size(), high = low(ImGui::GetIO().DisplaySize) ? std::max(least, 40.0f) : 60.0f;
    const int   n = std::max(1, laid_out(view).size());
    const int   most = std::max(1, static_cast<int>((width - 20 + small_gap) / (least + small_gap)));
    const int   rows = (n + most - 1) / most;
    const float needed = 2 * margin() + held_height(view) + static_cast<float>(rows) * (high + small_gap) - small_gap;
    const Player p = hand_owner(view);
    const int    held = p != nobody && held_apart() ? held_cards(view, p).size() : 0;   // two in a row
    return held == 0 ? needed
                     : std::max(needed, draw::button_height() + 8 + static_cast<float>((held + 1) / 2) * (least + 2));
}

void held_beside(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands) {
    const Player p = hand_owner(view);
    if (p != nobody && held_apart() && !held_cards(view, p).empty()) held_rows(draw, rect, view, p, commands);
}

void hand(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands) {
    const Player p = hand_owner(view);
    if (p == nobody) return;
    const PowerCards cards = laid_out(view);
    const unsigned   playable = view.options.of(Thing::power_card);
    const bool       back = from_used(view), beside = !held_apart() && !held_cards(view, p).empty();
    const int        shift = back || !playable ? 0 : shift_of(view.table, p);
    const bool counted = totals_told(view, p),
               titled = !counted && rect.GetHeight() > std::max(116.0f, hand_height(view, rect.GetWidth()) + 24);
    draw::panel(draw, rect, 10, 2);
    ImRect row = padded(rect, 10, margin());
    const ImRect head = titled ? cut_top(row, 22, 4) : ImRect{};
    if (titled)
        draw::text(draw, {head.Min.x + 2, head.GetCenter().y}, Anchor::left_middle, type().name, theme().text,
                   say(back ? "Your used power cards" : "Your hand"));
    const ImRect ruler = counted ? cut_top(row, totals_high, 6) : ImRect{};
    if (beside) held_rows(draw, cut_top(row, held_high, 8), view, p, commands);
    const int   n = cards.size();
    const SmallCards grid = small_cards(row.GetSize(), n);
    const float top =
        row.Min.y + (row.GetHeight() - (grid.size.y + small_gap) * static_cast<float>(grid.rows) + small_gap) / 2;
    bool        greyed = false, told = false;
    std::string note;
    std::optional<int> own;
    for (int i = 0; i < n; ++i) {
        const int value = cards.nth(i), line = i / grid.across, in_row = std::min(grid.across, n - line * grid.across);
        const bool   may = playable >> value & 1u;
        const float left = row.GetCenter().x - ((grid.size.x + small_gap) * static_cast<float>(in_row) - small_gap) / 2;
        const ImVec2 corner{left + (grid.size.x + small_gap) * static_cast<float>(i % grid.across),
                            top + (grid.size.y + small_gap) * static_cast<float>(line)};
        const ImRect at{corner, corner + grid.size};
        view.lies.hand[static_cast<std::size_t>(value)] = {
            .centre = at.GetCenter(),
            .scale = std::min(grid.size.x / power_card_size.x, grid.size.y / power_card_size.y),
            .when = view.now,
            .whose = p};
        const draw::Touch touch = draw::target("power:" + std::to_string(value), at, may);
        if (touch.pressed) commands.add(Choose{Choice{Thing::power_card, static_cast<std::uint8_t>(value), nobody}});
        greyed = greyed || !may;
        small_power_card(draw, at, p, value,
                   {.selectable = may,
                    .hovered = touch.hovered && may,
                    .playable = may || !playable,
                    .focused = touch.focused,
                    .total = shift ? std::optional(value + shift) : std::nullopt});
        if (!touch.hovered && !touch.focused) continue;
        if (may) own = value + shift;
        told = !may && playable;   // the panel shows the reason
        const int brought = cubes_on(value);
        note = told      ? std::string{}
               : !may    ? say("In your hand")
               : back    ? say("Take it back into your hand")
               : brought ? say("Brings {n} to your court", brought)
                         : say("Brings nobody to your court");
        if (!titled && !told) draw::tooltip(at, note);
    }
    if (!told && note.empty() && greyed && playable)
        note = say(shift ? "Grey: that total has been played" : "Grey: already played this round");
    if (titled)
        draw::text(draw, {head.Max.x - 2, head.GetCenter().y}, Anchor::right_middle, type().label, theme().text2, note);
    if (counted) totals_ruler(draw, ruler, view, p, own);
}

void describe_hand(const View& view) {
    const State& s = view.stage.shown();
    const Player hand = hand_owner(view);
    if (hand == nobody) return;
    const auto named = [&](int which) {
        return label(view.session, s, {Thing::hand_card, static_cast<std::uint8_t>(which)});
    };
    if (numbered(view)) {
        tree::add(tree::Role::heading, say("Hand of {name}", view.session.name(hand)));
        for (int held : held_by(s, hand)) tree::add(tree::Role::item, named(held));
        for (int used : face_up_hand_cards(s, hand)) tree::add(tree::Role::item, say("Played: {card}", named(used)));
        return;
    }
    std::string values;
    for (int value : s.hand[hand]) values += (values.empty() ? "" : " ") + std::to_string(value);
    tree::add(tree::Role::heading, say("Your hand"));
    tree::add(tree::Role::item, say("Power cards of {name}: {values}", view.session.name(hand), values));
    for (int held : held_by(s, hand)) tree::add(tree::Role::item, say("Modifier: {card}", named(held)));
    if (!totals_count(view, hand)) return;
    List totals;
    for (Player p : turn_order(s))
        if (p != nobody && power_shown(s, p) != no_power)
            totals.push_back(message("{name} {n}", view.session.name(p), power_shown(s, p)));
    tree::add(tree::Role::item, totals.empty() ? say("No totals so far") : say("Totals so far: {totals}", totals));
}

}
