#include "app/panels/totals.h"

#include <algorithm>
#include <vector>

#include "app/panels/modifiers.h"
#include "app/panels/own_cards.h"
#include "app/ui/widgets.h"
#include "engine/game.h"
#include "engine/insertion_sort.h"
#include "engine/queries.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

constexpr float head_high = 22, scale_high = 58, bounds_high = 15, order_high = 76, foot_high = 18;

// The lowest and the highest possible total.
struct Bounds {
    int least, most;
};
Bounds bounds(const Rules& rules) {
    int least = 0, most = 0;
    for (int which = 0; which < hand_count(rules); ++which) {
        const int value = hand_card(rules, which).value;
        least = std::min(least, value), most = std::max(most, value);
    }
    return {1 + least, power_cards + most};
}

// True if everybody has a total.
bool all_played(const State& s) {
    const auto order = turn_order(s);
    return std::none_of(order.begin(), order.end(),
                        [&](Player p) { return p != nobody && power_shown(s, p) == no_power; });
}

// A scale of all totals. Those of other players are struck out and have their badges; those that the player can make
// now are gold.
void scale(ImDrawList& draw, ImRect rect, const View& view, const Prospect& of, std::optional<int> own) {
    const Player p = hand_owner(view);
    const Bounds all = bounds(view.table.rules);
    const int    least = all.least, most = all.most;
    const ImRect ruler = cut_bottom(rect, 24);
    const float  step = ruler.GetWidth() / static_cast<float>(most - least + 1);
    const auto   middle = [&](int total) {
        return ruler.Min.x + step * (static_cast<float>(total - least) + 0.5f);
    };
    std::vector<std::pair<int, Player>> played;
    for (const Player q : turn_order(view.table))
        if (q != nobody && q != p && power_shown(view.table, q) != no_power)
            played.push_back({power_shown(view.table, q), q});
    insertion_sort(played.begin(), played.end());
    draw.AddRectFilled(ruler.Min, ruler.Max, draw::paper::sheet, 5);
    draw.AddRectFilled(ruler.Min, {middle(1) - step / 2, ruler.Max.y}, draw::paper::idle, 5,
                       ImDrawFlags_RoundCornersLeft);
    draw.AddRectFilled({middle(power_cards) + step / 2, ruler.Min.y}, ruler.Max, draw::paper::idle, 5,
                       ImDrawFlags_RoundCornersRight);
    const draw::Type number{draw::Face::bold, std::min(13.0f, step * 0.68f)};
    for (int total = least; total <= most; ++total) {
        const ImVec2 at{middle(total), ruler.GetCenter().y};
        const bool taken =
            std::any_of(played.begin(), played.end(), [&](const auto& one) { return one.first == total; });
        const int value = total - of.shift;
        if (!taken && value >= 1 && value <= power_cards && of.playable.has(value)) {
            draw.AddCircleFilled(at, std::min(9.5f, step / 2), draw::rgb(0xFBE9A9));
            draw.AddCircle(at, std::min(9.5f, step / 2), theme().gold_deep, 0, 1);
        }
        draw::text(draw, at, Anchor::centre_middle, number, draw::paper::ink, whole(total));
        if (taken) draw.AddLine(at + ImVec2{-6, 6}, at + ImVec2{6, -6}, theme().loss, 2);
    }
    for (const float edge : {middle(1) - step / 2, middle(power_cards) + step / 2})
        draw.AddLine({edge, ruler.Min.y}, {edge, ruler.Max.y}, theme().edge);
    draw.AddRect(ruler.Min, ruler.Max, theme().edge, 5);
    const auto pin = [&](Player q, int total, float high, float radius) {
        const ImVec2 at{middle(total), ruler.Min.y - high};
        draw.AddLine(at, {at.x, ruler.Min.y}, theme().ink, 1.5f);
        draw::badge(draw, q, at, radius);
        return at;
    };
    // The player's is higher. Of neighbours every other one is, too.
    const float radius = std::min(9.0f, step * 0.55f), low = radius + 5;
    int  before = least - 2;
    bool raised = false;
    for (const auto& [total, q] : played) {
        raised = total == before + 1 && !raised;
        before = total;
        pin(q, total, raised ? low + radius : low, radius);
    }
    if (own) draw.AddCircle(pin(p, *own, 23, 9), 10.5f, theme().gold, 0, 2.2f);
}

// What the parts of the scale mean.
void bounds_named(ImDrawList& draw, const ImRect& rect, const Rules& rules) {
    const auto [least, most] = bounds(rules);
    const float step = rect.GetWidth() / static_cast<float>(most - least + 1), y = rect.GetCenter().y,
                from = rect.Min.x + step * static_cast<float>(1 - least),
                to = rect.Max.x - step * static_cast<float>(most - power_cards);
    const auto write = [&](float x, const std::string& words) {
        draw::text(draw, {x, y}, Anchor::centre_middle, type().small, theme().text2, words);
    };
    write((rect.Min.x + from) / 2, say("below 1"));
    write((from + to) / 2, say("1 to {n}: a power card alone", power_cards));
    write((to + rect.Max.x) / 2, say("above {n}", power_cards));
}

// A player's place in the order: his total, and how many caballeros come to his court.
void order_chip(ImDrawList& draw, const ImRect& at, const View& view, const State& s, Player p) {
    const bool  mine = p == hand_owner(view), seated = p < max_players;
    const ImU32 ink = theme().text;
    draw.AddRectFilled(at.Min, at.Max, mine ? draw::mix(theme().panel, draw::seat(p).colour, 0.18f) : theme().panel, 6);
    if (mine) {
        const ImVec2 corners[] = {at.Min, {at.Max.x, at.Min.y}, at.Max, {at.Min.x, at.Max.y}};
        draw::dashed(draw, corners, true, 5, 3, draw::seat(p).colour, 1.6f);
    } else {
        draw.AddRect(at.Min, at.Max, theme().line, 6);
    }
    const float  upper = at.Min.y + 14, lower = at.Max.y - 13;
    const ImVec2 badge{at.Min.x + 14, upper};
    draw::badge(draw, p, badge, 9);
    const float room = at.Max.x - 4 - badge.x - 13;
    const std::string name = view.session.name(p);
    const draw::Type  bold = draw::fitted(type().label_bold, name, room, 0.8f);
    draw::text(draw, {badge.x + 13, upper}, Anchor::left_middle, bold, ink, draw::shortened(bold, name, room));
    const int total = power_shown(s, p);
    draw::text(draw, {at.Min.x + 8, lower}, Anchor::left_middle, type().name, total == no_power ? theme().text2 : ink,
               total == no_power ? "–" : whole(total));
    if (!seated) return;
    SeatLayout& lies = view.lies.seats[p];
    lies.badge = lies.province = badge;
    lies.power = {at.Min.x + 14, lower};
    lies.court = {at.Max.x - 24, lower};
    if (total == no_power) return;
    const std::string brings = std::to_string(std::min(mustered_by(s, p), s.province[p]));
    const float       wide = draw::width(type().label_bold, brings);
    draw::text(draw, {at.Max.x - 8, lower}, Anchor::right_middle, type().label_bold, ink, brings);
    draw::cube(draw, p, {at.Max.x - 8 - wide - 9, lower}, 10);
}

void order(ImDrawList& draw, ImRect rect, const View& view, const Prospect& of) {
    const ImRect head = cut_top(rect, 24);
    const std::string brings = say("brings to court");
    const float wide = draw::width(type().label, brings);
    const std::string words = place_in_words(view, of);
    const bool  both = draw::width(type().label_bold, words) + wide + 12 < head.GetWidth();
    draw::text(draw, {head.Min.x, head.GetCenter().y}, Anchor::left_middle,
               draw::fitted(type().label_bold, words, head.GetWidth()), theme().text, words);
    if (both)
        draw::text(draw, {head.Max.x, head.GetCenter().y}, Anchor::right_middle, type().label, theme().text2, brings);
    const auto  all = turn_order(of.table);
    const auto  n = static_cast<float>(std::count_if(all.begin(), all.end(), [](Player p) { return p != nobody; }));
    const float step = (rect.GetWidth() + 6) / n;
    float       x = rect.Min.x;
    for (Player p : all) {
        if (p == nobody) continue;
        order_chip(draw, {{x, rect.Min.y}, {x + step - 6, rect.Max.y}}, view, of.table, p);
        x += step;
    }
}

// Whose total is the lowest; empty: not everybody has played.
std::string next_start(const View& view, const State& s) {
    if (!all_played(s)) return {};
    Player last = nobody;
    for (Player p : turn_order(s))
        if (p < max_players) last = p;
    return last == hand_owner(view)
               ? say("The lowest total: you start the next round.")
               : say("The lowest total: {name} starts the next round.", view.session.name(last));
}

}

bool from_used(const View& view) {
    const Player   p = hand_owner(view);
    const unsigned asked_for = view.options.of(Thing::power_card);
    return p != nobody && asked_for && !(asked_for & view.table.hand[p].bits);
}

bool totals_count(const View& view) {
    return hand_count(view.table.rules) > 0 && !numbered(view) && !from_used(view);
}

bool bid_asked(const View& view) {
    return view.mine() && !view.lesson && !modifiers_apart() && view.options.of(Thing::power_card) && totals_count(view)
           && view.session.asked_step().hints.kind == Kind::bid;
}

Prospect prospect(const View& view, const Bid& bid) {
    Prospect     of{.table = view.table, .playable = {}};
    const Player p = hand_owner(view);
    if (!view.options.of(Thing::power_card) || p == nobody) return of;
    Choices      options = view.options;
    const Choice modifier{Thing::hand_card, static_cast<std::uint8_t>(bid.modifier), nobody};
    if (bid.modifier >= 0 && options.has(modifier)) {
        Events none;
        of.table = seen_by_asked(view.session);
        apply(of.table, modifier, none);
        options = legal(of.table);
    }
    of.playable = PowerCards::of_bits(options.of(Thing::power_card));
    of.shift = shift_of(of.table, p);
    of.complete = of.playable.has(bid.power);
    if (of.complete) of.table.power[p] = static_cast<Count>(bid.power);
    return of;
}

std::string place_in_words(const View& view, const Prospect& of) {
    if (!of.complete) return say("Choose a power card to see when you act.");
    const Player p = hand_owner(view);
    const auto   order = turn_order(of.table);
    const auto   place = std::find(order.begin(), order.end(), p) - order.begin() + 1;
    return all_played(of.table)
               ? say("With total {total} you act {place, plural, =1 {first} =2 {second} =3 {third} =4 {fourth} other "
                     "{fifth}}.", whole(power_shown(of.table, p)), place)
               : say("With total {total} you act {place, plural, =1 {first} =2 {second} =3 {third} =4 {fourth} other "
                     "{fifth}} so far.", whole(power_shown(of.table, p)), place);
}

float totals_height(const View& view) {
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const bool   bids = bid_asked(view), phone = form_of(size) == Form::phone;
    if (!totals_count(view) || form_of(size) == Form::flat || size.y < 640) return 0;
    return scale_high + (phone ? 0 : head_high) + (phone && size.y < 780 ? 0 : bounds_high + (bids ? order_high : 0))
           + (phone || !bids ? 0 : foot_high);
}

void totals(ImDrawList& draw, ImRect rect, const View& view, const Prospect& of, std::optional<int> pointed) {
    float spare = rect.GetHeight() - scale_high;
    const auto fits = [&](float height) {
        if (spare < height - 0.5f) return false;
        spare -= height;
        return true;
    };
    const bool ordered = bid_asked(view) && fits(order_high), named = fits(bounds_high), headed = fits(head_high),
               footed = ordered && fits(foot_high);
    if (headed) {
        const ImRect head = cut_top(rect, head_high);
        draw::text(draw, {head.Min.x, head.GetCenter().y}, Anchor::left_middle, type().name, theme().text,
                   say("Totals so far"));
        const int modifier = current_hand_card(of.table, hand_owner(view));
        draw::text(draw, {head.Max.x, head.GetCenter().y}, Anchor::right_middle, type().label, theme().text2,
                   modifier < 0 ? say("gold: those you can make")
                                : say("gold: yours with {modifier}",
                                      signed_value(hand_card(view.table.rules, modifier))));
    }
    const Player p = hand_owner(view);
    scale(draw, cut_top(rect, scale_high), view, of,
          pointed ? pointed : of.complete ? std::optional(power_shown(of.table, p)) : std::nullopt);
    if (named) bounds_named(draw, cut_top(rect, bounds_high), view.table.rules);
    if (ordered) order(draw, cut_top(rect, order_high), view, of);
    if (footed)
        if (const std::string words = next_start(view, of.table); !words.empty())
            draw::text(draw, {rect.Min.x, rect.Min.y + foot_high / 2}, Anchor::left_middle,
                       draw::fitted(type().label, words, rect.GetWidth()), theme().text2, words);
}

}
