// On a phone, while the cards of numbered hands are performed: the order of the round, the card whose turn it is, and
// the reader's hand.
#include <algorithm>
#include <string>

#include "app/panels/own_card.h"
#include "app/panels/own_cards.h"
#include "app/sentences/labels.h"
#include "app/ui/widgets.h"
#include "engine/queries.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

constexpr float order_high = 58, card_high = 118, hand_high = 82, gap = 6;

}

std::string_view turn_in_words(const View& view, Player player) {
    const Player now = view.active();
    if (now >= max_players || current_hand_card(view.table, now) < 0) return {};
    int places = 0, here = 0, acting = max_players;
    for (const Player p : turn_order(view.table)) {
        if (p >= max_players) continue;
        if (p == player) here = places;
        if (p == now) acting = places;
        ++places;
    }
    return here < acting         ? "done"
           : here == acting      ? "now"
           : here == acting + 1  ? "next"
           : here == places - 1  ? "last"
                                 : std::string_view{};
}

namespace {

// A player's place in the order: how many caballeros he may place, and the number that has decided it.
void order_slot(ImDrawList& draw, const ImRect& at, const View& view, Player p) {
    const State& s = view.table;
    const std::string_view turn = turn_in_words(view, p);
    const bool   now = p == view.active(), done = turn == "done";
    draw.AddRectFilled(at.Min, at.Max,
                       now    ? draw::mix(theme().panel, draw::seat(p).colour, 0.18f)
                       : done ? theme().panel2
                              : theme().panel,
                       7);
    draw.AddRect(at.Min, at.Max, now ? draw::seat(p).colour : theme().line, 7, 0, now ? 1.8f : 1);
    const float upper = at.Min.y + 19, lower = at.Max.y - 15;
    float       x = at.Min.x + 14;
    if (const int n = placing_by_rank(s, p); n > 0) caballero_card(draw, {x, upper}, n), x += 24;
    draw::badge(draw, p, {x, upper}, 10.5f);
    // A card that is kept, a Veto, says more than when its turn comes.
    const std::string kept = now ? std::string{} : kept_cards(s, p);
    if (!turn.empty() || !kept.empty()) {
        const std::string word = kept.empty() ? say(turn) : kept;
        draw::text(draw, {at.Max.x - 5, lower}, Anchor::right_middle,
                   draw::fitted({now ? draw::Face::bold : draw::Face::text, 11}, word, at.GetWidth() - 48, 0.6f),
                   now ? theme().text : theme().text2, word);
    }
    const int which = laid_now(view, p);
    if (which < 0) {
        draw.AddRect({at.Min.x + 5, lower - 9}, {at.Min.x + 41, lower + 9}, theme().line, 4);
        return;
    }
    const ActionCard &own = card_of_hand(view, which), &performed = *card_performed(s, p);
    number_plate(draw, {{at.Min.x + 5, lower - 10}, {at.Min.x + 41, lower + 10}}, own.number);
    if (&own != &performed && at.GetWidth() > 66)   // the action card that he took instead
        card_picture(draw, {{at.Max.x - 20, upper - 8}, {at.Max.x - 4, upper + 8}}, performed);
    if (rests_upon(draw::target("laid:" + std::to_string(p), at, false))) draw::tooltip(at, whole_of(performed));
}

void order(ImDrawList& draw, const ImRect& rect, const View& view) {
    const auto  players = static_cast<float>(view.table.players);
    const float wide = std::min(92.0f, (rect.GetWidth() + 3) / players - 3);
    float       x = rect.Min.x;
    for (const Player p : turn_order(view.table)) {
        if (p >= max_players) continue;
        order_slot(draw, {{x, rect.Min.y}, {x + wide, rect.Max.y}}, view, p);
        x += wide + 3;
    }
}

// The reader's hand as a row of narrow cards, and the numbers of those that he keeps.
void hand_row(ImDrawList& draw, ImRect rect, const View& view, Player p) {
    const Set<int> kept = kept_hand_cards(view.table, p), held = held_by(view.table, p) - kept;
    const ImRect   head = cut_top(rect, 22, 4);
    const float    y = head.GetCenter().y;
    const std::string title = say("Your hand");
    const float    end = draw::text(draw, {head.Min.x + 4, y}, Anchor::left_middle, type().name, theme().text, title);
    draw::text(draw, {head.Min.x + end + 14, y}, Anchor::left_middle, type().label, theme().text2,
               say("{n, plural, one {# card} other {# cards}}", held.size()));
    float x = head.Max.x - 4;
    for (int which : kept) {
        played_plate(draw, {{x - 34, y - 9}, {x, y + 9}}, view, which, true);
        x -= 40;
    }
    if (!kept.empty())
        draw::text(draw, {x, y}, Anchor::right_middle, type().small, theme().text2, say("Kept"));
    const float wide = std::min(46.0f, (rect.GetWidth() + 3) / static_cast<float>(std::max(1, held.size())) - 3);
    x = rect.Min.x;
    for (int which : held) {
        const ImRect      at{{x, rect.Min.y}, {x + wide, rect.Max.y}};
        const draw::Touch touch = draw::target(own_card_id(which), at, false);
        own_card_slot(draw, at, card_of_hand(view, which), touch);
        if (rests_upon(touch)) draw::tooltip(at, whole_of(card_of_hand(view, which)));
        view.lies.held[static_cast<std::size_t>(which)] = {at.GetCenter(), wide / flying_card.x, view.now, p};
        x += wide + 3;
    }
}

// The player whose card is performed; nobody: no card is.
Player performer(const View& view) {
    const Player p = view.active();
    return p < max_players && laid_now(view, p) >= 0 ? p : nobody;
}

}

float own_turn_height(const View& view, bool with_hand) {
    const float window = ImGui::GetIO().DisplaySize.y;
    if (window < 640) return 0;
    const bool hand = with_hand && window >= 780 && hand_owner(view) != nobody;
    return order_high + gap + card_high + (hand ? gap + hand_high : 0) + 8;
}

void own_turn(ImDrawList& draw, const ImRect& rect, const View& view) {
    ImRect       rest = padded(rect, 2, 2);
    const Player p = hand_owner(view);
    if (rest.GetHeight() < order_high + gap + 96) return cards_played(draw, rect, view);
    order(draw, cut_top(rest, order_high, gap), view);
    const bool hand = p != nobody && rest.GetHeight() >= 96 + gap + hand_high;
    if (hand) hand_row(draw, cut_bottom(rest, hand_high, gap), view, p);
    if (const Player on = performer(view); on != nobody)
        own_card_whole(draw, {rest.Min, {rest.Max.x, std::min(rest.Max.y, rest.Min.y + 142)}},
                       *card_performed(view.table, on), card_of_hand(view, laid_now(view, on)),
                       view.mine() && view.session.asked() == on, on == view.session.asked() ? view.pays : Preview{});
}

}
