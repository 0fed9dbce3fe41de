// The hand of power cards: small beside the action cards, and large when the player chooses a card.
#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "app/panels/cards.h"
#include "app/panels/description.h"
#include "app/panels/modifiers.h"
#include "app/panels/own_cards.h"
#include "app/panels/pass_sheet.h"
#include "app/panels/totals.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"
#include "engine/queries.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

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
    return !numbered(view) && !pass_asked(view)
           && (view.options.of(Thing::power_card) != 0 || view.options.of(Thing::hand_card) != 0);
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

int rows_for_fingers(int cards, float width) {
    const int across = std::max(1, static_cast<int>((width - 20 + small_gap) / (draw::touch_size() + small_gap)));
    return (std::max(1, cards) + across - 1) / across;
}

constexpr float title_high = 24, panel_gap = 8;
// True if totals, modifiers and power cards have a panel each.
bool in_panels(const View& view) {
    return bid_asked(view) && form_of(ImGui::GetIO().DisplaySize) == Form::wide && totals_height(view) > 0
           && !(view.advice && view.mine());
}

// A panel of its own, with a title and a note; what is left of it.
ImRect titled_panel(ImDrawList& draw, const ImRect& rect, const std::string& title, const std::string& note) {
    draw::panel(draw, rect, 10, 2);
    ImRect       rest = padded(rect, 12, 6);
    const ImRect head = cut_top(rest, title_high);
    const float  y = head.GetCenter().y - 1,
                 end = draw::text(draw, {head.Min.x, y}, Anchor::left_middle, type().name, theme().text, title) + 10;
    draw::text(draw, {head.Max.x, y}, Anchor::right_middle,
               draw::fitted(type().label, note, head.GetWidth() - end, 0.7f), theme().text2, note);
    return rest;
}

// Draws the power cards, and chooses the one that is pressed. Returns what is said of the one under the pointer.
struct Pointed {
    std::optional<int> total;         // with the modifier
    std::string        note;          // empty: nothing is pointed at, or a refusal is shown
    bool               refused = false;
};
Pointed cards_of_hand(ImDrawList& draw, const ImRect& row, const View& view, const Prospect& of, bool tooltips,
                      Commands& commands) {
    const Player     p = hand_owner(view);
    const PowerCards cards = laid_out(view);
    const bool       asked = view.options.of(Thing::power_card) != 0, bids = bid_asked(view), back = from_used(view);
    const int        n = cards.size();
    const SmallCards grid = small_cards(row.GetSize(), n);
    const float top =
        row.Min.y + (row.GetHeight() - (grid.size.y + small_gap) * static_cast<float>(grid.rows) + small_gap) / 2;
    Pointed pointed;
    for (int i = 0; i < n; ++i) {
        const int value = cards.nth(i), line = i / grid.across, in_row = std::min(grid.across, n - line * grid.across);
        const bool   may = of.playable.has(value);
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
        const Choice      choice{Thing::power_card, static_cast<std::uint8_t>(value), nobody};
        if (touch.pressed) commands.add(bids ? Command{Select{choice}} : Command{Choose{choice}});
        small_power_card(draw, at, p, value,
                   {.selectable = may && !bids,
                    .chosen = bids && value == view.bid.power,
                    .hovered = touch.hovered && may,
                    .playable = may || !asked,
                    .focused = touch.focused,
                    .total = asked && of.shift ? std::optional(value + of.shift) : std::nullopt});
        if (!touch.hovered && !touch.focused) continue;
        if (may) pointed.total = value + of.shift;
        pointed.refused = !may && asked;
        const int brought = cubes_on(value);
        pointed.note = pointed.refused ? bids && view.bid.modifier >= 0
                                             ? say("With the modifier that makes {total}, which is taken",
                                                   whole(value + of.shift))
                                             : std::string{}
                       : !may    ? say("In your hand")
                       : back    ? say("Take it back into your hand")
                       : brought ? say("Brings {n} to your court", brought)
                                 : say("Brings nobody to your court");
        if (tooltips && !pointed.note.empty())   // outside the hand, so that it covers no card
            draw::tooltip({{at.Min.x, row.Min.y}, {at.Max.x, row.Max.y}}, pointed.note);
    }
    return pointed;
}

std::string crossed_out(const View& view, const Prospect& of) {
    if (!view.options.of(Thing::power_card) || (laid_out(view) - of.playable).empty()) return {};
    return say(of.shift ? "crossed: that total is taken" : "crossed: played this round");
}

// The heights of the panels, with two rows of cards; modifiers: 0 if there are none.
constexpr float panel_pad = 14;   // above and below the content
struct PanelHeights {
    float totals, modifiers, cards;

    float gaps() const { return modifiers > 0 ? 2 * panel_gap : panel_gap; }
};
PanelHeights panel_heights(const View& view) {
    const bool held = !modifiers_of(view, hand_owner(view)).empty();
    return {.totals = totals_height(view) + panel_pad,
            .modifiers = held ? title_high + modifiers_height() + panel_pad : 0,
            .cards = title_high + 2 * small_most.y + small_gap + panel_pad};
}

void hand_in_panels(ImDrawList& draw, ImRect rest, const View& view, Commands& commands) {
    const Prospect     of = prospect(view, view.bid);
    const PanelHeights high = panel_heights(view);
    const ImRect above = cut_top(rest,
                                 std::clamp(rest.GetHeight() - high.modifiers - high.cards - high.gaps(),
                                            totals_least + panel_pad, high.totals),
                                 panel_gap);
    draw::panel(draw, above, 10, 2);
    if (high.modifiers > 0)
        modifiers(draw, titled_panel(draw, cut_top(rest, high.modifiers, panel_gap), say("Your modifiers"),
                                     say("at most one a round")),
                  view, commands);
    const Pointed pointed = cards_of_hand(
        draw, titled_panel(draw, rest, say("Your power cards"), crossed_out(view, of)), view, of, true, commands);
    totals(draw, padded(above, 12, panel_pad / 2), view, of, pointed.total);
}

}

float held_height(const View& view) {
    const Player p = hand_owner(view);
    if (p == nobody || numbered(view)) return 0;
    const bool counted = totals_height(view) > 0;
    return (modifiers_apart() || modifiers_of(view, p).empty() ? 0 : modifiers_height() + 8)
           + (counted ? totals_height(view) + 6 : 0);
}

float bid_height(const View& view) {
    if (!in_panels(view)) return 0;
    const PanelHeights high = panel_heights(view);
    return high.totals + high.modifiers + high.cards + high.gaps();
}

float hand_height(const View& view, float width) {
    const float least = draw::touch_size(), high = low(ImGui::GetIO().DisplaySize) ? std::max(least, 40.0f) : 60.0f;
    const int   rows = rows_for_fingers(laid_out(view).size(), width);
    const float needed = 2 * margin() + held_height(view) + static_cast<float>(rows) * (high + small_gap) - small_gap;
    const Player p = hand_owner(view);
    const int    held = p != nobody && modifiers_apart() ? modifiers_of(view, p).size() : 0;   // two in a row
    return held == 0 ? needed
                     : std::max(needed, draw::button_height() + 8 + static_cast<float>((held + 1) / 2) * (least + 2));
}

void hand(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands) {
    const Player p = hand_owner(view);
    if (p == nobody) return;
    if (in_panels(view)) return hand_in_panels(draw, rect, view, commands);
    const Prospect of = prospect(view, view.bid);
    const bool     back = from_used(view), counted = totals_height(view) > 0,
                   titled = !counted && rect.GetHeight() > std::max(116.0f, hand_height(view, rect.GetWidth()) + 24);
    draw::panel(draw, rect, 10, 2);
    ImRect row = padded(rect, 10, margin());
    const ImRect head = titled ? cut_top(row, 22, 4) : ImRect{};
    if (titled)
        draw::text(draw, {head.Min.x + 2, head.GetCenter().y}, Anchor::left_middle, type().name, theme().text,
                   say(back ? "Your used power cards" : "Your hand"));
    const float held = modifiers_apart() || modifiers_of(view, p).empty() ? 0 : modifiers_height();
    const float least = static_cast<float>(rows_for_fingers(laid_out(view).size(), rect.GetWidth()))
                        * (std::max(40.0f, draw::touch_size()) + small_gap);
    const ImRect above =
        counted ? cut_top(row, std::clamp(row.GetHeight() - held - least - 14, totals_least, totals_height(view)), 6)
                : ImRect{};
    if (held > 0) modifiers(draw, cut_top(row, held, 8), view, commands);
    const Pointed pointed = cards_of_hand(draw, row, view, of, !titled, commands);
    if (titled)
        draw::text(draw, {head.Max.x - 2, head.GetCenter().y}, Anchor::right_middle, type().label, theme().text2,
                   pointed.note.empty() && !pointed.refused ? crossed_out(view, of) : pointed.note);
    if (counted) totals(draw, above, view, of, pointed.total);
}

void describe_hand(const View& view) {
    const State& s = view.stage.shown();
    const Player hand = hand_owner(view);
    if (hand == nobody || pass_asked(view)) return;   // the cards are answers
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
    if (!totals_count(view)) return;
    List totals;
    for (Player p : turn_order(s))
        if (p != nobody && power_shown(s, p) != no_power)
            totals.push_back(message("{name} {n}", view.session.name(p), power_shown(s, p)));
    tree::add(tree::Role::item, totals.empty() ? say("No totals so far") : say("Totals so far: {totals}", totals));
    if (bid_asked(view) && (view.bid.power || view.bid.modifier >= 0))
        tree::add(tree::Role::item, place_in_words(view, prospect(view, view.bid)));
}

}
