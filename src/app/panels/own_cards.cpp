// Hands of numbered cards, which some games have instead of power cards: the hand, and the cards played this round. A
// tooltip shows the whole text of a card.
#include "app/panels/own_cards.h"

#include <algorithm>
#include <cmath>

#include "app/panels/own_card.h"
#include "app/ui/widgets.h"
#include "engine/queries.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

struct Grid {
    int   across = 1, rows = 1;
    float wide = 0, high = 0;
};
constexpr float small_gap = 4;
Grid small_cards(float width, float height, int count) {
    Grid grid;
    grid.across = count <= 3 || width < 230            ? (width < 230 ? 1 : std::max(1, std::min(count, 2)))
                  : width >= 520                       ? 4
                  : width >= 330 && draw::now().coarse ? count > 4 ? 4 : 2
                                                       : 2;
    grid.rows = std::max(1, (count + grid.across - 1) / grid.across);
    grid.wide = (width - small_gap * static_cast<float>(grid.across - 1)) / static_cast<float>(grid.across);
    // Rows that do not fit scroll.
    grid.high = std::clamp((height - small_gap * static_cast<float>(grid.rows - 1)) / static_cast<float>(grid.rows),
                           draw::touch_size(), grid.wide < slip_wide ? 61.0f : 52.0f);
    return grid;
}

// The cards that may be chosen, without the card of this round: that has a button.
Set<int> asked_for(const View& view) {
    Set<int> some = Set<int>::of_bits(view.options.of(Thing::hand_card));
    if (const int laid = view.mine() ? current_hand_card(view.table, view.session.asked()) : -1; laid >= 0)
        some.remove(laid);
    return some;
}
bool from_played(const View& view, Player p) {
    return !choosing_hand(view) && view.mine() && view.session.asked() == p
           && !(asked_for(view) - held_by(view.table, p)).empty();
}

// The hand; or the played cards that may be chosen, if played cards are asked for.
std::vector<int> in_hand(const View& view, Player p) {
    std::vector<int> list;
    for (int which : from_played(view, p) ? asked_for(view) : held_by(view.table, p)) list.push_back(which);
    return list;
}

// The action cards that may be taken this round once the own cards are played, but for those that are there in every
// round.
std::vector<const ActionCard*> on_offer(const View& view) {
    std::vector<const ActionCard*> cards;
    const State& s = view.table;
    for (int stack : available_stacks(s))
        if (card_count(s.rules, stack) > 1) cards.push_back(&card(s.rules, stack, s.shown[stack]));
    return cards;
}

}

bool numbered(const View& view) { return numbered_hands(view.table.rules); }
bool choosing_hand(const View& view) { return view.mine() && view.session.asked_step().hints.gathers; }
int  left_to_choose(const View& view) {
    return view.session.asked_step().hints.gathers - held_by(view.table, view.session.asked()).size();
}
bool own_card_asked(const View& view) { return numbered(view) && !choosing_hand(view) && !asked_for(view).empty(); }

int laid_now(const View& view, Player player) {
    for (const Animation& animation : view.stage.animations().running())
        if (row(animation.event.what).travel.piece == Piece::hand_card && animation.event.who == player
            && animation.share(view.now) < 1)
            return -1;
    return current_hand_card(view.table, player);
}

// A player who has taken an action card does that action instead of the own card's.
const ActionCard* card_performed(const State& s, Player p) {
    const int which = current_hand_card(s, p);
    if (which < 0) return nullptr;
    for (int stack = 0; stack < piles(s); ++stack)
        if (s.taker[stack] == p && s.shown[stack] != no_card) return &card(s.rules, stack, s.shown[stack]);
    return &hand_card(s.rules, which);
}

void played_plate(ImDrawList& draw, const ImRect& at, const View& view, int which, bool kept) {
    number_plate(draw, at, card_of_hand(view, which).number);
    if (kept) draw::ring(draw, at, 4, theme().glow, 2, 0);
    if (rests_upon(draw::target("played:" + std::to_string(which + 1), at, false)))
        draw::tooltip(at, whole_of(card_of_hand(view, which)));
}

float own_hand_height(const View& view, float width) {
    const Player p = hand_owner(view);
    if (p == nobody) return 0;
    const int   n = std::max(1, static_cast<int>(in_hand(view, p).size()));
    const Grid  grid = small_cards(width - 16, 10000, n);
    const float high = !draw::now().coarse                 ? 36.0f
                       : low(ImGui::GetIO().DisplaySize) ? 44.0f
                       : grid.wide < slip_wide           ? 61.0f
                                                         : 52.0f;
    return 12 + static_cast<float>(grid.rows) * (high + small_gap) + 24
           + (face_up_hand_cards(view.table, p).empty() ? 0.0f : 26.0f);
}

void own_hand(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands) {
    const Player p = hand_owner(view);
    draw::panel(draw, rect, 10);
    ImRect rest = padded(rect, 8, 6);
    if (p == nobody) {
        draw::wrapped(&draw, {rest.GetCenter().x, rest.GetCenter().y - 8},
                      {.room = rest.GetWidth(), .anchor = Anchor::centre, .lines = 2}, type().small, theme().text2,
                      say("Each hand stays hidden until its owner has to choose."));
        return;
    }
    const std::vector<int> held = in_hand(view, p);
    if (held.empty() && choosing_hand(view)) {
        draw::wrapped(&draw, {rest.GetCenter().x, rest.GetCenter().y - 14},
                      {.room = rest.GetWidth() - 20, .anchor = Anchor::centre, .lines = 3}, type().label, theme().text2,
                      say("Press a card again to take it out."));
        return;
    }
    const Set<int> kept = kept_hand_cards(view.table, p), used = face_up_hand_cards(view.table, p) - kept;
    const bool choosing = choosing_hand(view) && view.session.asked() == p;
    const unsigned may = choosing ? 0 : asked_for(view).bits;
    const bool own_asked = view.mine() && view.session.asked() == p;
    const bool titled = rest.GetHeight() > 190 || rect.GetHeight() > own_hand_height(view, rect.GetWidth()) - 1;
    if (titled) {
        const ImRect head = cut_top(rest, 20, 4);
        const float past = head.Min.x
                           + draw::text(draw, {head.Min.x + 4, head.GetCenter().y}, Anchor::left_middle, type().name,
                                        theme().text, say(from_played(view, p) ? "Your used cards" : "Your hand"));
        std::vector<const ActionCard*> offered;
        if (may) offered = on_offer(view);
        List titles;
        for (const ActionCard* card : offered) titles.push_back(told(*card, card->title));
        const std::string count = say("{n, plural, one {# card} other {# cards}}", held.size());
        const std::string offer = offered.empty() ? count : say("On offer: {cards}", titles);
        const bool        roomy = past + draw::width(type().label, offer) + 16 < head.Max.x;
        draw::text(draw, {head.Max.x - 4, head.GetCenter().y}, Anchor::right_middle, type().label, theme().text2,
                   choosing ? chosen_so_far(view) : roomy ? offer : count);
        if (!offered.empty() && rests_upon(draw::target("offer", head, false))) {
            std::string texts;
            for (const ActionCard* card : offered) texts += (texts.empty() ? "" : "\n\n") + whole_of(*card);
            draw::tooltip(head, texts);
        }
    }
    if (titled && !(used | kept).empty()) {   // the kept and used cards
        const ImRect foot = cut_bottom(rest, 22, 4);
        float x = foot.Min.x + 4;
        const auto word = [&](const std::string& words) {
            x += draw::text(draw, {x, foot.GetCenter().y}, Anchor::left_middle, type().small, theme().text2, words) + 6;
        };
        const auto small = [&](int which, bool framed) {
            if (x + 34 > foot.Max.x) return;
            const ImRect at{{x, foot.GetCenter().y - 9}, {x + 34, foot.GetCenter().y + 9}};
            played_plate(draw, at, view, which, framed);
            x += 38;
        };
        if (!kept.empty()) word(say("Kept"));
        for (int which : kept) small(which, true);
        if (!used.empty()) word(say("Played"));
        for (int which : used) small(which, false);
    }
    const Grid grid = small_cards(rest.GetWidth(), rest.GetHeight(), static_cast<int>(held.size()));
    static Scroll rolled;
    rolled.begin("hand", rest, static_cast<float>(grid.rows) * (grid.high + small_gap) - small_gap, 1);
    if (rolled.most > 0) draw::hit(choosing ? "strip:chosen" : "strip:hand", rest);
    std::size_t i = 0;
    int told_of = -1;
    ImRect told_at;
    for (int which : held) {
        const ImVec2 corner =
            rest.Min
            + ImVec2{static_cast<float>(static_cast<int>(i) % grid.across) * (grid.wide + small_gap),
                     static_cast<float>(static_cast<int>(i) / grid.across) * (grid.high + small_gap) - rolled.at};
        const ImRect at{corner, corner + ImVec2{grid.wide, grid.high}};
        ++i;
        const bool selectable = may >> which & 1u;
        const draw::Touch touch = draw::target(choosing ? "chosen:" + std::to_string(which + 1) : own_card_id(which),
                                               at, selectable || choosing);
        own_card(draw, at, card_of_hand(view, which),
                 {.selectable = selectable, .washed = may && own_asked && !selectable}, touch);
        if (!rolled.dragged) own_card_pressed(view, touch, which, selectable, true, commands);
        if (rests_upon(touch)) told_of = which, told_at = at;
        view.lies.held[static_cast<std::size_t>(which)] = {at.GetCenter(), grid.wide / flying_card.x, view.now, p};
    }
    rolled.end(draw, 3);
    if (told_of >= 0) draw::tooltip(told_at, whole_of(card_of_hand(view, told_of)));
}

void cards_played(ImDrawList& draw, const ImRect& rect, const View& view) {
    ImRect rest = padded(rect, 8, 4);
    const State& s = view.table;
    const float  high = std::min(34.0f, rest.GetHeight() / static_cast<float>(s.players));
    if (high < 15) return;
    for (Player p : turn_order(s)) {
        if (p == nobody || p >= max_players) continue;
        const ImRect line = cut_top(rest, high);
        const float  y = line.GetCenter().y;
        draw::badge(draw, p, {line.Min.x + 12, y}, std::min(10.0f, high / 2 - 2));
        const int which = laid_now(view, p);
        if (which < 0) {
            draw.AddRect({line.Min.x + 30, y - 8}, {line.Min.x + 64, y + 8}, theme().line, 4);
            continue;
        }
        const ActionCard& card = card_of_hand(view, which);
        number_plate(draw, {{line.Min.x + 30, y - 8.5f}, {line.Min.x + 64, y + 8.5f}}, card.number);
        float x = line.Min.x + 72;
        const draw::Touch touch = draw::target("laid:" + std::to_string(p), line, false);
        if (const int n = placing_by_rank(s, p); n > 0)
            caballero_card(draw, {x + 7, y}, n, {8, std::min(11.0f, high / 2 - 1)}), x += 24;
        const float right = line.Max.x - 4;
        const ActionCard& performed = *card_performed(s, p);
        const std::string title = say(told(performed, performed.title)),
                          both = &performed == &card ? title
                                                     : say("{title} instead of {own}", told(performed, performed.title),
                                                           told(card, card.title));
        const bool  room_for_both = draw::width(type().label_bold, both) <= right - x;
        const draw::Type bold = draw::fitted(type().label_bold, title, right - x, 0.6f);
        const float wide = draw::text(draw, {x, y}, Anchor::left_middle, room_for_both ? type().label_bold : bold,
                                      theme().text, room_for_both ? both : title)
                           + 8;
        if (const std::string brief = brief_of(performed); draw::width(type().label, brief) <= right - x - wide)
            draw::text(draw, {x + wide, y}, Anchor::left_middle, type().label, theme().text2, brief);
        if (rests_upon(touch)) draw::tooltip(line, whole_of(performed));
    }
}

}
