// The action cards of the round.
#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>
#include <cmath>

#include "app/panels/cards.h"
#include "app/panels/chance_list.h"
#include "app/panels/description.h"
#include "app/panels/offer.h"
#include "app/panels/own_card.h"
#include "app/panels/own_cards.h"
#include "app/panels/panels.h"
#include "app/panels/pass_sheet.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"
#include "engine/decks.h"
#include "engine/insertion_sort.h"
#include "engine/queries.h"

namespace eg {
namespace {

// The stacks on the table: the last may have been left out, with all their cards.
int stacks_on_table(const State& s) {
    int stacks = piles(s);
    while (stacks > 1 && card_count(s.rules, stacks - 1) > 0 && !any_card(s.rules, stacks - 1)) --stacks;
    return stacks;
}

using draw::Anchor;
using draw::theme;
using draw::type;

// Shows a whole card over a brief or cut one, while that is pointed at.
void enlarged(const View& view, int stack, const ImRect& from) {
    constexpr float scale = 1.3f, edge = 8;
    const ActionCard& shown = card(view.table.rules, stack, view.table.shown[stack]);
    CardView how = action_card_view(view, stack);
    const std::string tag = taker_tag(view, stack);
    how.tag = tag;
    how.whole = true;
    const ImVec2 size{action_card_size.x * scale, action_card_height(scale, shown, how)},
        screen = ImGui::GetIO().DisplaySize;
    const float  top = from.Min.y - size.y - edge;   // above the card: the finger covers the space below
    const ImVec2 at{std::clamp(from.GetCenter().x - size.x / 2, edge, screen.x - size.x - edge),
                    std::clamp(top, edge + 6, std::max(edge + 6, screen.y - size.y - edge))};
    ImDrawList& draw = *ImGui::GetForegroundDrawList();
    draw::shadow(draw, {at, at + size}, 9, 3);
    action_card(draw, at, scale, shown, how);
}

bool asked_to_enlarge(const draw::Touch& touch) { return rests_upon(touch) || touch.focused; }

}

void one_action_card(ImDrawList& draw, int stack, const ImRect& rect, const View& view, Commands& commands,
                     bool brief) {
    const State&  s = view.table;
    const float   scale = rect.GetWidth() / action_card_size.x;
    const bool    may_take = view.options.of(Thing::stack) >> stack & 1u;
    const float   taller = brief ? 0 : rect.GetHeight() / scale - action_card_size.y;
    view.lies.stacks[static_cast<std::size_t>(stack)] = {
        .centre = rect.GetCenter(), .scale = scale, .when = view.now, .whose = nobody, .taller = taller};
    const Animations& movement = view.stage.animations();
    if (movement.share(Piece::action_card, stack, view.now) < 1) {   // the card is on its way to or from its taker
        draw.AddRectFilled(rect.Min, rect.Max, draw::fade(theme().ink, 0.06f), 7 * scale);
        draw.AddRect(rect.Min, rect.Max, draw::fade(theme().edge, 0.5f), 7 * scale);
        return;
    }
    // The card turns over: first its back becomes narrower, then its face wider.
    const float turned = movement.share(Piece::action_card_face, stack, view.now);
    const int   first = draw.VtxBuffer.Size;
    const auto  squeezed = [&](float by) {
        if (turned < 1) draw::stretch(draw, first, rect.GetCenter(), {std::max(0.02f, by), 1});
    };
    if (s.shown[stack] == no_card || turned < 0.5f) {
        const float back = std::min(scale, rect.GetHeight() / action_card_size.y);
        action_card_back(draw, rect.GetCenter() - action_card_size * back / 2, back, stack);
        return squeezed(std::cos(turned * IM_PI));
    }
    CardView how = action_card_view(view, stack);
    const std::string tag = taker_tag(view, stack);
    how.tag = tag;
    how.taller = taller;
    how.selectable = may_take;
    const draw::Touch touch = draw::target("card:" + std::to_string(stack + 1), rect, may_take);
    how.hovered = touch.hovered && may_take;
    how.focused = touch.focused;
    how.rules = turned < 1 ? nullptr : &s.rules;   // while the card turns, its words are in other places
    if (touch.pressed) commands.add(Choose{Choice{Thing::stack, static_cast<std::uint8_t>(stack), nobody}});
    bool read = false;   // all words had room
    if (brief) brief_card(draw, rect, card(s.rules, stack, s.shown[stack]), how);
    else read = action_card(draw, rect.Min, scale, card(s.rules, stack, s.shown[stack]), how);
    squeezed(-std::cos(turned * IM_PI));
    if (!read && turned >= 1 && asked_to_enlarge(touch)) enlarged(view, stack, rect);
}

namespace {

// All cards in brief, in one row or two: the number that makes them larger.
void brief_cards(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands) {
    constexpr float gap = 6, aspect = 1.1f;
    const int stacks = stacks_on_table(view.table);
    ImVec2 size;
    int    across = 0;
    for (int rows = 1; rows <= 2; ++rows) {
        const int    n = (stacks + rows - 1) / rows;
        const ImVec2 here{(rect.GetWidth() - gap * static_cast<float>(n - 1)) / static_cast<float>(n),
                          (rect.GetHeight() - 6 - gap * static_cast<float>(rows - 1)) / static_cast<float>(rows)};
        if (across == 0 || std::min(here.x, here.y * aspect) > std::min(size.x, size.y * aspect))
            size = here, across = n;
    }
    size.x = std::min(size.x, size.y * 1.7f);
    size.y = std::min(size.y, size.x * 1.15f);
    const float high = size.y * std::ceil(static_cast<float>(stacks) / static_cast<float>(across)) + gap;
    if (rect.GetHeight() > high + 26) {
        const std::string how =
            say(draw::now().coarse ? "Hold a card to read it" : "Point at a card to read it");
        draw::text(draw, {rect.GetCenter().x, rect.Min.y + high + 14}, Anchor::centre_middle,
                   draw::fitted(type().small_italic, how, rect.GetWidth(), 0.6f), theme().text2, how);
    }
    for (int stack = 0; stack < stacks; ++stack) {
        const int    line = stack / across, in_line = std::min(across, stacks - line * across);
        const float left =
            rect.GetCenter().x - (size.x * static_cast<float>(in_line) + gap * static_cast<float>(in_line - 1)) / 2;
        const ImVec2 at{std::round(left + static_cast<float>(stack % across) * (size.x + gap)),
                        std::round(rect.Min.y + 4 + static_cast<float>(line) * (size.y + gap))};
        one_action_card(draw, stack, {at, at + size}, view, commands, true);
    }
}

}

std::string taker_tag(const View& view, int stack) {
    const Player taker = view.table.taker[stack];
    return taker == nobody ? std::string{} : reader_of(view.session) == taker ? say("You") : view.session.name(taker);
}

CardView action_card_view(const View& view, int stack) {
    CardView how;
    how.taker = view.table.taker[stack];
    how.mine = how.taker != nobody && view.stage.turn() == how.taker;
    return how;
}

void action_cards(ImDrawList& draw, const ImRect& rect, int rows, const View& view, Commands& commands) {
    constexpr float gap = 8;
    if (offered(view)) {
        ImRect rest = rect;
        offer(draw, cut_top(rest, std::min(offer_height(view, rect.GetWidth()), rect.GetHeight() * 0.6f), gap), view,
              commands);
        return own_hand(draw, rest, view, commands);
    }
    if (numbered(view)) return own_hand(draw, rect, view, commands);
    if (rows < 2) {
        card_strip(draw, rect, view, commands);
        return;
    }
    // The cells after the last card show the hand.
    const int   stacks = stacks_on_table(view.table), across = (stacks + 2) / 2;
    const float scale = std::min(
        (rect.GetWidth() - gap * static_cast<float>(across - 1)) / static_cast<float>(across) / action_card_size.x,
        (rect.GetHeight() - gap) / 2 / action_card_size.y);
    // Narrow cards are higher, for legible words.
    constexpr float narrow = 0.85f, most_taller = 50;
    const float taller =
        scale < narrow ? std::clamp((rect.GetHeight() - gap) / 2 / scale - action_card_size.y, 0.0f, most_taller) : 0;
    const float width = action_card_size.x * scale, height = (action_card_size.y + taller) * scale;
    const float left =
        rect.GetCenter().x - (width * static_cast<float>(across) + gap * static_cast<float>(across - 1)) / 2;
    for (int i = 0; i < 2 * across; ++i) {
        const ImVec2 at{left + static_cast<float>(i % across) * (width + gap),
                        rect.Min.y + static_cast<float>(i / across) * (height + gap)};
        if (i < stacks) one_action_card(draw, i, card_rect(at, scale, taller), view, commands);
        else if (!hand_asked(view) && !pass_asked(view)) {   // in all remaining cells
            const ImRect rest{at, {left + static_cast<float>(across) * (width + gap) - gap, at.y + height}};
            hand_owner(view) == nobody && watched(view) ? chance_list(draw, rest, view) : small_hand(draw, rest, view);
            break;
        }
    }
}

float two_rows(float width) { return 2 * (width - 16) / 3 * action_card_size.y / action_card_size.x + 8 + 16; }

void card_strip(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands) {
    constexpr float gap = 8, legible = 0.82f;
    if (offered(view)) {   // the offer, and the hand below it if there is room
        ImRect      rest = rect;
        const float needed = offer_height(view, rect.GetWidth()), spare = rect.GetHeight() - needed - gap;
        offer(draw, cut_top(rest, std::min(needed, rect.GetHeight()), gap), view, commands);
        if (spare > 44) own_hand(draw, rest, view, commands);
        return;
    }
    if (numbered(view)) return cards_played(draw, rect, view);
    const int stacks = stacks_on_table(view.table);
    static Scroll scroll;
    // The scale of all cards in two rows.
    const float both = std::min((rect.GetWidth() - 16) / 3 / action_card_size.x,
                                (rect.GetHeight() - 24) / 2 / action_card_size.y);
    if (both >= legible && rect.GetWidth() > 330) return action_cards(draw, padded(rect, 0, 8), 2, view, commands);
    const float scale = std::min((rect.GetHeight() - 12) / action_card_size.y, 1.35f);
    const float width = action_card_size.x * scale;
    const bool  own = view.mine() && card_in_hand(view.table, view.session.asked());
    const float content = static_cast<float>(stacks) * (width + gap) + gap;
    // To choose a power card, the player compares all action cards.
    const bool overview = hand_asked(view) && content > rect.GetWidth();
    if (scale < legible || overview || (!own && rect.GetWidth() < 2 * (width + gap)))
        return brief_cards(draw, rect, view, commands);
    // The card of the player who acts comes first.
    std::vector<int> order(static_cast<std::size_t>(stacks));
    std::iota(order.begin(), order.end(), 0);
    insertion_sort(order.begin(), order.end(), [&](int a, int b) {
        const auto mine = [&](int stack) { return view.mine() && view.table.taker[stack] == view.session.asked(); };
        return mine(a) > mine(b);
    });
    static int first = -1;
    if (std::exchange(first, own ? order.front() : -1) != first) scroll.at = 0;   // it is seen
    if (const auto& on = view.stage.on();
        on && row(on->what).travel.piece == Piece::action_card && !scroll.dragged)   // scroll to the moving card
        scroll.at = gap + (static_cast<float>(on->n) + 0.5f) * (width + gap) - rect.GetWidth() / 2;
    scroll.begin("cards", rect, content, 0);
    draw::hit("strip:cards", rect);
    const bool fits = scroll.most <= 0;
    float x = rect.Min.x + gap - scroll.at + (fits ? (rect.GetWidth() - content) / 2 : 0);
    for (int stack : order) {
        one_action_card(
            draw, stack,
            card_rect({x, rect.Min.y + 6 + std::max(0.0f, (rect.GetHeight() - 12 - action_card_size.y * scale) / 2)},
                      scale),
            view, commands);
        x += width + gap;
    }
    scroll.end(draw);
    if (scroll.dragged) commands.remove<Choose>();
}

void describe_action_cards(const View& view) {
    const State& s = view.stage.shown();
    tree::add(tree::Role::heading, offered(view) ? say("Choose one") : say("Action cards"));
    for (int stack = 0; stack < stacks_on_table(s); ++stack) {
        if (s.shown[stack] == no_card) continue;
        const ActionCard& shown = card(s.rules, stack, s.shown[stack]);
        const Message title = told(shown, shown.title), does = told(shown, shown.text);
        List sentences{numbered(view) ? message("{title} – {text}", title, does)
                                      : message("{n}: {title} – {text}", stack_number(s, stack), title, does)};
        if (shown.returns) sentences.push_back(message("It returns every round."));
        if (shown.house) sentences.push_back(message("A house card."));
        for (int mark : Set<int>::of_bits(marks_in(box(s), shown)))
            sentences.push_back(message("It has the mark {mark}.", Message{eg::mark(mark).title}));
        if (s.taker[stack] != nobody)
            sentences.push_back(message("Taken by {name}.", view.session.name(s.taker[stack])));
        tree::add(tree::Role::item, say("{all:sentences}", sentences));
    }
}

}
