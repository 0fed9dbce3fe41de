// The five action cards of the round in plain view, and the hand of power cards: small beside them,
// and laid out to be played from when one is asked for.
#include <algorithm>
#include <numeric>
#include <vector>
#include <array>
#include <cmath>

#include "app/game/in_order.h"
#include "app/panels/cards.h"
#include "app/panels/own_cards.h"
#include "app/panels/panels.h"
#include "app/ui/widgets.h"
#include "engine/questions.h"

namespace eg {
namespace {

using look::Anchor;
using look::theme;
using look::type;

// A power card is asked for, and none of the hand.
bool from_used(const View& view) {
    const Player   p = hand_owner(view);
    const unsigned asked_for = view.options.of(Thing::power_card);
    return p != nobody && asked_for && !(asked_for & view.table.hand[p].bits);
}

// The cards laid out: those one may choose among, or the whole hand.
PowerCards laid_out(const View& view) {
    const Player p = hand_owner(view);
    if (p == nobody) return {};
    return from_used(view) ? PowerCards::of_bits(view.options.of(Thing::power_card)) : view.table.hand[p];
}

// Where there is no room for its words a card is brief, or they are cut; it is shown whole while it is pointed at.
void enlarged(const View& view, int stack, const ImRect& from) {
    constexpr float scale = 1.3f, edge = 8;
    const ActionCard& shown = card(view.table.rules, stack, view.table.shown[stack]);
    CardView how = action_card_view(view, stack);
    const std::string tag = taker_tag(view, stack);
    how.tag = tag;
    how.whole = true;
    const ImVec2 size{action_card_size.x * scale, action_card_height(scale, shown, how)}, screen = ImGui::GetIO().DisplaySize;
    const float  top = from.Min.y - size.y - edge;   // above it, where no finger lies
    const ImVec2 at{std::clamp(from.GetCenter().x - size.x / 2, edge, screen.x - size.x - edge), std::clamp(top, edge + 6, std::max(edge + 6, screen.y - size.y - edge))};
    ImDrawList& draw = *ImGui::GetForegroundDrawList();
    look::shadow(draw, {at, at + size}, 9, 3);
    action_card(draw, at, scale, shown, how);
}

bool asked_to_enlarge(const look::Touch& touch) {
    constexpr float rest = 0.35f;   // seconds a finger lies on it
    if (!look::now().coarse) return touch.hovered || touch.focused;
    const float lies = touch.hovered ? ImGui::GetIO().MouseDownDuration[0] : -1;   // also where it may not be chosen
    if (lies >= 0 && lies < rest) look::again_in(50);
    return touch.focused || lies >= rest;
}

// In `rect`, as large as it goes where it is not brief.
void one_card(ImDrawList& draw, int stack, const ImRect& rect, const View& view, Wished& wished, bool brief = false) {
    const State&  s = view.table;
    const float   scale = rect.GetWidth() / action_card_size.x;
    const bool    may_take = view.options.of(Thing::stack) >> stack & 1u;
    view.lies.stacks[static_cast<std::size_t>(stack)] = {.centre = rect.GetCenter(), .scale = scale, .when = view.now, .whose = nobody};
    const Animations& movement = view.stage.animations();
    if (movement.share(Piece::action_card, stack, view.now) < 1) {   // it is with its taker
        draw.AddRectFilled(rect.Min, rect.Max, look::fade(theme().ink, 0.06f), 7 * scale);
        draw.AddRect(rect.Min, rect.Max, look::fade(theme().edge, 0.5f), 7 * scale);
        return;
    }
    // Turned over: its back goes, its face comes.
    const float turned = movement.share(Piece::action_card_face, stack, view.now);
    const int   first = draw.VtxBuffer.Size;
    const auto  squeezed = [&](float by) {
        if (turned < 1) look::stretch(draw, first, rect.GetCenter(), {std::max(0.02f, by), 1});
    };
    if (s.shown[stack] == no_card || turned < 0.5f) {
        const float back = std::min(scale, rect.GetHeight() / action_card_size.y);
        action_card_back(draw, rect.GetCenter() - action_card_size * back / 2, back, stack);
        return squeezed(std::cos(turned * IM_PI));
    }
    CardView how = action_card_view(view, stack);
    const std::string tag = taker_tag(view, stack);
    how.tag = tag;
    how.selectable = may_take;
    const look::Touch touch = look::target("card:" + std::to_string(stack + 1), rect, may_take);
    how.hovered = touch.hovered && may_take;
    how.focused = touch.focused;
    how.rules = turned < 1 ? nullptr : &s.rules;   // squeezed they lie elsewhere
    if (touch.pressed) wished.choice = Choice{Thing::stack, static_cast<std::uint8_t>(stack), nobody};
    bool read = false;   // all of its words
    if (brief) brief_card(draw, rect, card(s.rules, stack, s.shown[stack]), how);
    else read = action_card(draw, rect.Min, scale, card(s.rules, stack, s.shown[stack]), how);
    squeezed(-std::cos(turned * IM_PI));
    if (!read && turned >= 1 && asked_to_enlarge(touch)) enlarged(view, stack, rect);
}

// All five at once, in the number of rows that makes them largest.
void brief_cards(ImDrawList& draw, const ImRect& rect, const View& view, Wished& wished) {
    constexpr float gap = 6, aspect = 1.1f;
    const int stacks = piles(view.table);
    ImVec2 size;
    int    across = 0;
    for (int rows = 1; rows <= 2; ++rows) {
        const int    n = (stacks + rows - 1) / rows;
        const ImVec2 here{(rect.GetWidth() - gap * static_cast<float>(n - 1)) / static_cast<float>(n), (rect.GetHeight() - 6 - gap * static_cast<float>(rows - 1)) / static_cast<float>(rows)};
        if (across == 0 || std::min(here.x, here.y * aspect) > std::min(size.x, size.y * aspect)) size = here, across = n;
    }
    size.x = std::min(size.x, size.y * 1.7f);
    size.y = std::min(size.y, size.x * 1.15f);
    const float high = size.y * std::ceil(static_cast<float>(stacks) / static_cast<float>(across)) + gap;
    if (rect.GetHeight() > high + 26) {
        const std::string how = say(look::now().coarse ? "Rest a finger on a card to read it" : "Point at a card to read it");
        look::text(draw, {rect.GetCenter().x, rect.Min.y + high + 14}, Anchor::centre_middle, look::fitted(type().small_italic, how, rect.GetWidth(), 0.6f), theme().text2, how);
    }
    for (int stack = 0; stack < stacks; ++stack) {
        const int    line = stack / across, in_line = std::min(across, stacks - line * across);
        const float  left = rect.GetCenter().x - (size.x * static_cast<float>(in_line) + gap * static_cast<float>(in_line - 1)) / 2;
        const ImVec2 at{std::round(left + static_cast<float>(stack % across) * (size.x + gap)), std::round(rect.Min.y + 4 + static_cast<float>(line) * (size.y + gap))};
        one_card(draw, stack, {at, at + size}, view, wished, true);
    }
}

void small_hand(ImDrawList& draw, const ImRect& rect, const View& view) {
    const Player p = hand_owner(view);
    const float  x = (rect.Min.x + rect.Max.x) / 2;
    if (p == nobody) return;
    look::text(draw, {x, rect.Min.y + 4}, Anchor::centre_top, type().name, theme().text, say("Your hand"));
    const PowerCards cards = view.table.hand[p];
    const float foot = rect.Max.y - 34;
    if (foot - rect.Min.y > 60)
        for (const FanCard& card : fan({{rect.Min.x, rect.Min.y + 26}, {rect.Max.x, foot}}, cards)) power_card(draw, card.centre, card.scale, card.angle, p, card.value);
    std::string list;
    for (int value = 1; value <= power_cards; ++value) {  // "1–4 7 9"
        if (!cards.has(value)) continue;
        int last = value;
        while (last < power_cards && cards.has(last + 1)) ++last;
        if (last == value + 1) last = value;
        list += (list.empty() ? "" : " ") + std::to_string(value) + (last > value ? "–" + std::to_string(last) : "");
        value = last;
    }
    look::wrapped(&draw, {x, rect.Max.y - 32}, {.room = rect.GetWidth(), .anchor = Anchor::centre, .lines = 2}, type().small, theme().text2, list.empty() ? say("no cards left") : list);
}

}

Player hand_owner(const View& view) { return view.looking_back() ? view.session.reader() : view.session.hand_of(); }

std::string taker_tag(const View& view, int stack) {
    const Player taker = view.table.taker[stack];
    return taker == nobody ? std::string{} : view.session.reader() == taker ? say("You") : view.session.name(taker);
}

CardView action_card_view(const View& view, int stack) {
    CardView how;
    how.taker = view.table.taker[stack];
    how.mine = how.taker != nobody && view.stage.turn() == how.taker;
    return how;
}

void action_cards(ImDrawList& draw, const ImRect& rect, int rows, const View& view, Wished& wished) {
    constexpr float gap = 8;
    if (numbered(view)) return own_hand(draw, rect, view, wished);
    if (rows < 2) {
        card_strip(draw, rect, view, wished);
        return;
    }
    // The last cell is the hand's.
    const int   stacks = piles(view.table), across = (stacks + 2) / 2;
    const float scale = std::min((rect.GetWidth() - gap * static_cast<float>(across - 1)) / static_cast<float>(across) / action_card_size.x, (rect.GetHeight() - gap) / 2 / action_card_size.y);
    const float width = action_card_size.x * scale, height = action_card_size.y * scale;
    for (int i = 0; i < 2 * across; ++i) {
        const ImVec2 at{rect.Min.x + static_cast<float>(i % across) * (width + gap), rect.Min.y + static_cast<float>(i / across) * (height + gap)};
        if (i < stacks) one_card(draw, i, card_rect(at, scale), view, wished);
        else if (!hand_asked(view)) {   // all cells that are left
            small_hand(draw, {at, {rect.Min.x + static_cast<float>(across) * (width + gap) - gap, at.y + height}}, view);
            break;
        }
    }
}

// How high the five are in two rows that are so wide.
float two_rows(float width) { return 2 * (width - 16) / 3 * action_card_size.y / action_card_size.x + 8 + 16; }

void card_strip(ImDrawList& draw, const ImRect& rect, const View& view, Wished& wished) {
    constexpr float gap = 8, legible = 0.82f;
    if (numbered(view)) return cards_played(draw, rect, view);
    const int stacks = piles(view.table);
    static Scroll scroll;
    const float both = std::min((rect.GetWidth() - 16) / 3 / action_card_size.x, (rect.GetHeight() - 24) / 2 / action_card_size.y);   // all five in two rows
    if (both >= legible && rect.GetWidth() > 330) return action_cards(draw, padded(rect, 0, 8), 2, view, wished);
    const float scale = std::min((rect.GetHeight() - 12) / action_card_size.y, 1.35f);
    const float width = action_card_size.x * scale;
    const bool  own = view.mine() && card_in_hand(view.table, view.session.asked());
    const float content = static_cast<float>(stacks) * (width + gap) + gap;
    const bool  overview = hand_asked(view) && content > rect.GetWidth();   // whoever plays a power card weighs all five
    if (scale < legible || overview || (!own && rect.GetWidth() < 2 * (width + gap))) return brief_cards(draw, rect, view, wished);
    if (const auto& on = view.stage.on(); on && row(on->what).travel.piece == Piece::action_card && !scroll.dragged)   // comes into sight
        scroll.at = gap + (static_cast<float>(on->n) + 0.5f) * (width + gap) - rect.GetWidth() / 2;
    scroll.begin("cards", rect, content, 0);
    look::hit("strip:cards", rect);
    const bool fits = scroll.most <= 0;
    float x = rect.Min.x + gap - scroll.at + (fits ? (rect.GetWidth() - content) / 2 : 0);
    // Whoever is to act has the own card first.
    std::vector<int> order(static_cast<std::size_t>(stacks));
    std::iota(order.begin(), order.end(), 0);
    put_in_order(order.begin(), order.end(), [&](int a, int b) {
        const auto mine = [&](int stack) { return view.mine() && view.table.taker[stack] == view.session.asked(); };
        return mine(a) > mine(b);
    });
    for (int stack : order) {
        one_card(draw, stack, card_rect({x, rect.Min.y + 6 + std::max(0.0f, (rect.GetHeight() - 12 - action_card_size.y * scale) / 2)}, scale), view, wished);
        x += width + gap;
    }
    scroll.end(draw);
    if (scroll.dragged && wished.choice && wished.choice->thing == Thing::stack) wished.choice.reset();
}

bool hand_asked(const View& view) { return !numbered(view) && (view.options.of(Thing::power_card) != 0 || view.options.of(Thing::hand_card) != 0); }

namespace {

// Cards that lie in the hand beside the power cards: those that may be chosen, those held, or, where used ones are asked for, the used.
Set<int> held_cards(const View& view, Player p) {
    const Set<int> asked = Set<int>::of_bits(view.options.of(Thing::hand_card));
    return from_used(view) ? asked : held_by(view.table, p) | asked;
}

constexpr float held_high = 52;
// Where there is hardly any height they lie beside the power cards, under the buttons, and say no more than they are worth.
bool held_apart() { return ImGui::GetIO().DisplaySize.y < 360 && ImGui::GetIO().DisplaySize.x > ImGui::GetIO().DisplaySize.y; }

// In rows of their own: what each adds, its title, and what it can do.
void held_rows(ImDrawList& draw, const ImRect& rect, const View& view, Player p, Wished& wished) {
    const Set<int> held = held_cards(view, p);
    const unsigned may = view.options.of(Thing::hand_card);
    const int      n = held.size();
    const float gap = held_apart() ? 2 : 6;   // a finger needs the rest
    const int   across = held_apart() ? 2 : n, rows = (n + across - 1) / across;
    const float width = std::min(230.0f, (rect.GetWidth() - gap * static_cast<float>(across - 1)) / static_cast<float>(across));
    const float height = std::min(held_high, (rect.GetHeight() - gap * static_cast<float>(rows - 1)) / static_cast<float>(rows));
    const float left_most = rect.GetCenter().x - (width * static_cast<float>(across) + gap * static_cast<float>(across - 1)) / 2;
    int i = 0;
    for (int which : held) {
        const ActionCard& card = hand_card(view.table.rules, which);
        const ImVec2 corner{left_most + static_cast<float>(i % across) * (width + gap), rect.Min.y + static_cast<float>(i / across) * (height + gap)};
        const ImRect at{corner, {corner.x + width, corner.y + height}};
        ++i;
        const bool chosen = may >> which & 1u;
        const look::Touch touch = look::target("hand:" + std::to_string(which + 1), at, chosen);
        draw.AddRectFilled(at.Min, at.Max, chosen ? touch.hovered ? look::rgb(0xFFFBEF) : look::rgb(0xF1F0EC) : look::rgb(0xD9D6CE), 6);
        if (chosen) draw.AddRect(at.Min, at.Max, theme().glow, 6, 0, touch.hovered ? 3.4f : 2.4f);
        draw.AddRect(at.Min, at.Max, theme().ink, 6, 0, 1);
        const float r = std::min(15.0f, at.GetHeight() / 2 - 5);
        const ImVec2 c{held_apart() ? at.GetCenter().x : at.Min.x + r + 6, at.GetCenter().y};
        draw.AddCircleFilled(c, r, card.value < 0 ? look::rgb(0xFFFBF0) : look::rgb(0x3A3128));
        draw.AddCircle(c, r, look::rgb(0x2A1D12), 0, 1.2f);
        look::text(draw, c, Anchor::centre_middle, {look::Face::serif_bold, r * 1.2f}, card.value < 0 ? look::rgb(0x2A1D12) : look::rgb(0xFFFBF0), signed_value(card));
        const float left = c.x + r + 7, room = at.Max.x - 6 - left;
        const std::string title = say(told(card, card.title)), text = say(told(card, card.text));
        const look::Type name = look::fitted({look::Face::serif_bold, 14}, title, room, 0.4f);
        const bool  words = card.effect.count > 0 && !held_apart();
        const ImU32 ink = look::rgb(0x2A1D12);
        if (!held_apart()) look::text(draw, {left, words ? at.Min.y + 10 : at.GetCenter().y}, Anchor::left_middle, name, ink, title);
        look::Type small{look::Face::text, 10.5f};
        const look::Wrap lines{.room = room, .leading = 10.5f};
        while (words && small.size > 8 && look::wrapped(nullptr, {}, lines, small, 0, text) > 32) small.size -= 0.5f;
        if (words) look::wrapped(&draw, {left, at.Min.y + 18}, lines, small, look::rgb(0x4A3A28), text);
        if (touch.focused) look::focus_ring(draw, at, 6);
        if (touch.hovered || touch.focused) look::tooltip(at, text);
        if (touch.pressed) wished.choice = Choice{Thing::hand_card, static_cast<std::uint8_t>(which), nobody};
    }
}

}

float held_height(const View& view) {
    const Player p = hand_owner(view);
    return p != nobody && !numbered(view) && !held_apart() && !held_cards(view, p).empty() ? held_high + 8 : 0;
}

float hand_height(const View& view, float width) {
    constexpr float gap = 4;
    const float least = look::touch_size();
    const int   n = std::max(1, laid_out(view).size());
    const int   most = std::max(1, static_cast<int>((width - 20 + gap) / (least + gap)));
    const int   rows = (n + most - 1) / most, across = (n + rows - 1) / rows;
    const float card = std::min((width - 20 + gap) / static_cast<float>(across) - gap, least * (low(ImGui::GetIO().DisplaySize) ? 1.01f : 1.15f));
    const float high = 12 + held_height(view) + static_cast<float>(rows) * (card * power_card_size.y / power_card_size.x + gap);
    const Player p = hand_owner(view);
    const int    held = p != nobody && held_apart() ? held_cards(view, p).size() : 0;   // under a button, two to a row
    return held == 0 ? high : std::max(high, look::button_height() + 8 + static_cast<float>((held + 1) / 2) * (least + 2));
}

void held_beside(ImDrawList& draw, const ImRect& rect, const View& view, Wished& wished) {
    const Player p = hand_owner(view);
    if (p != nobody && held_apart() && !held_cards(view, p).empty()) held_rows(draw, rect, view, p, wished);
}

// Cards side by side, in as many rows as show them largest; the one under the pointer is lifted.
void hand(ImDrawList& draw, const ImRect& rect, const View& view, Wished& wished) {
    const Player p = hand_owner(view);
    if (p == nobody) return;
    const PowerCards cards = laid_out(view);
    const unsigned   playable = view.options.of(Thing::power_card);
    const bool       back = from_used(view), beside = !held_apart() && !held_cards(view, p).empty();
    const int        shift = back || !playable ? 0 : shift_of(view.table, p);
    // A low tray has the cards alone; a higher one says what they are.
    const bool   titled = rect.GetHeight() > hand_height(view, rect.GetWidth()) + 24 && rect.GetHeight() > 126;
    ImRect row{{rect.Min.x + 10, rect.Min.y + (titled ? 30.0f : 5.0f)}, {rect.Max.x - 10, rect.Max.y - (titled ? 8.0f : 6.0f)}};
    constexpr float gap = 4;
    ImRect held;
    if (beside) held = cut_top(row, held_high, 8);
    const int n = cards.size();
    int   rows = 1;
    float scale = 0;
    for (int k = 1; k <= 3 && n > 0; ++k) {
        const int   across = (n + k - 1) / k;
        const float by_width = (row.GetWidth() - gap * static_cast<float>(across - 1)) / static_cast<float>(across) / power_card_size.x;
        const float by_height = (row.GetHeight() - gap * static_cast<float>(k - 1)) / static_cast<float>(k) / power_card_size.y;
        const float here = std::min({1.3f, by_width, by_height});
        if (here > scale) scale = here, rows = k;
    }
    const int    across = (n + rows - 1) / rows;
    const ImVec2 card{power_card_size.x * scale, power_card_size.y * scale};
    const ImVec2 step{card.x + gap, card.y + gap};
    const float  spare = titled || beside ? 0 : std::max(0.0f, (row.GetWidth() - step.x * static_cast<float>(std::max(1, across)) + gap) / 2 - 8);
    look::panel(draw, {{rect.Min.x + spare, rect.Min.y}, {rect.Max.x - spare, rect.Max.y}}, 10, 2);   // no wider than its cards
    if (titled) look::text(draw, {rect.Min.x + 12, rect.Min.y + 15}, Anchor::left_middle, type().name, theme().text, say(back ? "Your used power cards" : "Your hand"));
    if (beside) held_rows(draw, held, view, p, wished);
    const float  top = row.Min.y + (row.GetHeight() - card.y - step.y * static_cast<float>(rows - 1)) / 2;
    int lifted = 0, greyed = 0;
    ImVec2 lifted_at;
    std::string why;
    for (int i = 0; i < n; ++i) {
        const int  value = cards.nth(i);
        const bool may = playable >> value & 1u;
        const int  in_row = std::min(across, n - i / across * across);
        const float left = row.Min.x + (row.GetWidth() - step.x * static_cast<float>(in_row) + gap) / 2;
        const ImVec2 corner{left + step.x * static_cast<float>(i % across), top + step.y * static_cast<float>(i / across)};
        const ImVec2 centre{corner.x + card.x / 2, corner.y + card.y / 2};
        view.lies.hand[static_cast<std::size_t>(value)] = {.centre = centre, .scale = scale, .when = view.now, .whose = p};
        const look::Touch touch = look::target("power:" + std::to_string(value), {corner, {corner.x + card.x, corner.y + card.y}}, may);
        if (touch.pressed) wished.choice = Choice{Thing::power_card, static_cast<std::uint8_t>(value), nobody};
        if (!may) ++greyed;
        if (touch.hovered || touch.focused) {
            lifted = value;
            lifted_at = {centre.x, centre.y - (may ? 8.0f : 0.0f)};
            const int brought = cubes_on(value);
            why = !may ? say(!playable ? "In your hand" : shift ? "That total has been played" : "Already played this round") : back ? say("Take it back into your hand") : brought ? say("Brings {n} to your court", brought) : say("Brings nobody to your court");
            continue;
        }
        power_card(draw, centre, scale, 0, p, value, {.selectable = may, .hovered = false, .playable = may || !playable, .focused = false});
    }
    for (int i = 0; shift != 0 && i < n; ++i) {   // what each counts for with the modifier that lies there
        const Lying& lies = view.lies.hand[static_cast<std::size_t>(cards.nth(i))];
        look::pill(draw, lies.centre + ImVec2{power_card_size.x * lies.scale * 0.1f, -power_card_size.y * lies.scale * 0.42f}, type().small_bold, say("= {n}", cards.nth(i) + shift), theme().glow_high, theme().gold, theme().ink);
    }
    if (lifted) {
        const bool may = playable >> lifted & 1u;
        power_card(draw, lifted_at, scale, 0, p, lifted, {.selectable = may, .hovered = may, .playable = may || !playable, .focused = false});
    }
    const std::string note = lifted ? why : greyed && playable ? say(shift ? "Grey: that total has been played" : "Grey: already played this round") : std::string{};
    if (titled) look::text(draw, {rect.Max.x - 12, rect.Min.y + 15}, Anchor::right_middle, type().label, theme().text2, note);
    else if (lifted && (!playable || playable >> lifted & 1u)) look::pill(draw, {std::clamp(lifted_at.x, rect.Min.x + 90, rect.Max.x - 90), rect.Min.y - 24}, type().label_bold, why, theme().panel, theme().edge, theme().text);
}

}
