#include "app/panels/pass_sheet.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "app/panels/description.h"
#include "app/panels/own_card.h"
#include "app/panels/presses.h"
#include "app/ui/tree.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::Face;
using draw::rgb;
using draw::theme;
using draw::type;

constexpr float rise = 10;   // of the chosen card

// The nth seat to the left of the player; his right-hand neighbour is seat -1.
Player seat(const View& view, int n) {
    Player p = view.session.asked();
    for (n += n < 0 ? view.table.players : 0; n > 0; --n) p = next_seat(view.table.players, p);
    return p;
}
int first_seat(const View& view) { return view.table.players > 2 ? -1 : 0; }   // of the ring, as it is drawn

std::string way_in_words(const View& view) {
    return say("Everyone passes one card to the left. {last} passes to {first}.",
               view.session.name(seat(view, first_seat(view) - 1)), view.session.name(seat(view, first_seat(view))));
}

// Its value, its picture, its title, and its text, in brief if the whole has no room.
void small_card(ImDrawList& draw, const ImRect& at, const ActionCard& card, bool chosen, const draw::Touch& touch) {
    constexpr ImU32 ink = draw::paper::ink, edge = rgb(0x8C8577);
    const bool   large = at.GetWidth() > 110;
    const float  x = at.GetCenter().x, room = at.GetWidth() - 14;
    const ImRect inner{at.Min + ImVec2{3.5f, 3.5f}, at.Max - ImVec2{3.5f, 3.5f}};
    draw::panel(draw, at, 8, 1, rgb(0xF2F0EA), theme().ink);
    draw.AddRectFilled(inner.Min, inner.Max, rgb(touch.hovered ? 0xE6E3DA : 0xD9D6CE), 4);
    draw.AddRect(inner.Min, inner.Max, edge, 4, 0, 0.9f);
    float y = at.Min.y + (large ? 23.0f : 20.0f);
    if (card.value)
        draw::text(draw, {x, y}, Anchor::centre_middle, {Face::serif_bold, large ? 30.0f : 26.0f}, ink,
                   signed_value(card));
    y += large ? 17.0f : 15.0f;
    const float wide = std::min(at.GetWidth() - (large ? 36 : 30), (at.GetHeight() - 66) * 0.94f),
                high = wide * 58 / 107;
    if (card.effect.count) {
        ActionCard unsealed = card;
        unsealed.house = false;
        card_picture(draw, {{x - wide / 2, y}, {x + wide / 2, y + high}}, unsealed);
    } else {
        draw.AddLine({x - wide / 3, y + high / 2}, {x + wide / 3, y + high / 2}, edge, 0.8f);
    }
    if (card.house) house_seal(draw, {at.Max.x - 14, at.Min.y + 14}, 8);
    y += high + (large ? 10.0f : 9.0f);
    const std::string title = say(told(card, card.title)), whole = say(told(card, card.text));
    const draw::Type name = draw::fitted({Face::serif_bold, large ? 15.0f : 14.0f}, title, room);
    draw::text(draw, {x, y}, Anchor::centre_middle, name, ink, title);
    y += 8;
    draw::Type words{card.effect.count ? Face::text : Face::serif_italic, large ? 12.0f : 11.0f};
    const auto written = [&](ImDrawList* list, const std::string& text) {
        return draw::wrapped(list, {x, y}, {.room = room, .anchor = Anchor::centre, .leading = words.size + 1.3f},
                             words, draw::paper::text, text);
    };
    const auto fits = [&] { return written(nullptr, whole) <= at.Max.y - 4 - y; };
    while (words.size > 10.6f && !fits()) words.size -= 0.2f;
    const bool brief = !card.effect.count || !fits();
    if (brief) words.size = large ? 12.0f : 11.0f;
    written(&draw, brief ? brief_of(card) : whole);
    if (chosen) {
        draw::ring(draw, at, 8, theme().glow, 4, 0.5f);
        draw::ring(draw, at, 8, theme().ink, 1.2f, 4.5f);
    }
    if (touch.focused) draw::ring(draw, at, 8, theme().focus, 3, chosen ? 7 : 2);
    if (brief && card.effect.count && rests_upon(touch)) draw::tooltip(at, whole);
}

// The seats with arrows, the player's in gold; only the player and the neighbour if the names have no room.
void ring_of_seats(ImDrawList& draw, const ImRect& row, const View& view) {
    const bool  all = row.GetWidth() / static_cast<float>(view.table.players) >= 56;
    const int   n = all ? view.table.players : 2, first = all ? first_seat(view) : 0;
    const float pace = std::min(120.0f, row.GetWidth() / static_cast<float>(n)), y = row.Min.y + 16;
    float       x = row.GetCenter().x - pace * static_cast<float>(n - 1) / 2;
    for (int i = first; i < first + n; ++i) {
        const bool  mine = i == 0;
        const float radius = mine ? 16.0f : 13.0f;
        draw::badge(draw, seat(view, i), {x, y}, radius);
        const std::string name = view.session.name(seat(view, i));
        const draw::Type  fit = draw::fitted({mine || i == 1 ? Face::bold : Face::text, 13}, name, pace - 4);
        draw::text(draw, {x, y + 28}, Anchor::centre_middle, fit, theme().text, draw::shortened(fit, name, pace - 4));
        if (i + 1 < first + n) {
            const ImU32  colour = mine ? theme().glow : theme().edge;
            const ImVec2 from{x + radius + 5, y}, tip{x + pace - (i == -1 ? 21.0f : 18.0f), y};
            draw.AddLine(from, tip - ImVec2{7, 0}, colour, mine ? 3.0f : 1.8f);
            draw.AddTriangleFilled(tip, tip - ImVec2{8, 5}, tip - ImVec2{8, -5}, colour);
            if (mine) draw.AddTriangle(tip, tip - ImVec2{8, 5}, tip - ImVec2{8, -5}, theme().text, 0.8f);
        }
        x += pace;
    }
}

// The title, the question and, if wanted, what becomes of the other cards. Returns its height; a null list only
// measures.
float heading(ImDrawList* draw, ImVec2 corner, float width, const View& view, bool with_hint) {
    constexpr float left = 46;
    const std::string title = asked_title(view.session);
    const float room = width - left;
    if (draw) {
        draw::badge(*draw, view.session.asked(), corner + ImVec2{18, 22}, 18);
        draw::text(*draw, corner + ImVec2{left, 12}, Anchor::left_middle,
                   draw::fitted({Face::serif_bold, 27}, title, room - 90, 0.5f), theme().text, title);
    }
    float high = 27;
    high += draw::wrapped(draw, corner + ImVec2{left, high}, {.room = room}, type().body, theme().text2,
                          asked_sentence(view.session));
    const std::string hint = with_hint ? hint_now(view) : std::string{};
    if (!hint.empty())
        high += draw::wrapped(draw, corner + ImVec2{left, high}, {.room = room}, type().body, theme().text2, hint);
    return std::max(42.0f, high);
}

}

bool pass_asked(const View& view) {
    return view.mine() && !view.lesson && view.session.asked_step().hints.passes_left;
}

bool pass_sheet_shown(const View& view) { return pass_asked(view) && !view.aside && !view.advice && !view.if_scored; }

// The title instead of the value if two cards have the same value.
std::string pass_in_words(const View& view, int which) {
    const ActionCard& card = card_of_hand(view, which);
    int same = card.value == 0;
    for (int other : Set<int>::of_bits(view.options.of(Thing::hand_card)))
        same += card_of_hand(view, other).value == card.value;
    const std::string to = view.session.name(seat(view, 1));
    return same > 1 ? say("Pass {card} to {name}", told(card, card.title), to)
                    : say("Pass {card} to {name}", signed_value(card), to);
}

void describe_pass(const View& view) {
    if (pass_asked(view)) tree::add(tree::Role::text, way_in_words(view));
}

void pass_sheet(ImDrawList& draw, const ImRect& room, const View& view, Commands& commands) {
    const Set<int> cards = Set<int>::of_bits(view.options.of(Thing::hand_card));
    const auto     n = static_cast<float>(cards.size());
    const bool     large = room.GetWidth() >= 616 && room.GetHeight() >= 500,
               beside = !large && room.GetHeight() < 416 && room.GetWidth() >= 440;   // the ring is beside the cards
    const float pad = large ? 22.0f : 14.0f, gap = large ? 26.0f : 12.0f;
    const ImVec2 most = large ? ImVec2{600, 520} : beside ? ImVec2{680, 340} : ImVec2{346, 500};
    const ImVec2 size{std::min(most.x, room.GetWidth() - 16), std::min(most.y, room.GetHeight() - 12)};
    const float wide = size.x - 2 * pad, side = beside ? std::max(148.0f, wide - n * (98 + gap)) : 0;
    ImVec2 card = large ? ImVec2{130, 176} : ImVec2{98, 154};
    card.x = std::min(card.x, (wide - side - gap * (beside ? n : n - 1)) / n);

    // What has no room is left out or made smaller: the hint, the cards; then the rest scrolls.
    const draw::Wrap way{.room = beside ? side : wide, .anchor = Anchor::centre};
    const std::string way_words = way_in_words(view);
    const float button = large ? 48.0f : draw::button_height(),
                ring = 54 + draw::wrapped(nullptr, {}, way, type().body, 0, way_words),
                labels = 30, inside = size.y - 2 * pad, below = beside ? 0 : 10 + ring + 10 + button;
    const auto needed = [&](bool hint) {
        return heading(nullptr, {}, wide, view, hint) + 8 + rise + card.y + labels + below;
    };
    const bool hint = needed(true) <= inside;
    card.y = std::clamp(card.y - (needed(hint) - inside), 118.0f, card.y);
    const float spare = std::max(0.0f, inside - needed(hint)) / 4;   // above and below the cards, and below the ring
    // On a phone the board above it stays in sight.
    const ImVec2 centre{room.GetCenter().x, room.GetWidth() < room.GetHeight() && !large ? room.Max.y - size.y / 2 - 6
                                                                                        : room.GetCenter().y};
    const ImRect sheet{draw::snapped(centre - size / 2), draw::snapped(centre - size / 2) + size};
    const float  frame = large ? 6.0f : 4.0f;
    draw::panel(draw, sheet, 14, 3);
    draw.AddRect(sheet.Min + ImVec2{frame, frame}, sheet.Max - ImVec2{frame, frame}, theme().gold, 10, 0, 1);
    ImRect rest = padded(sheet, pad, pad);

    std::vector<Press> list = presses(view);
    const Press        main = list.back();
    list.pop_back();
    const ImRect foot =
        beside ? ImRect{{rest.Max.x - side, rest.Max.y - button}, rest.Max} : cut_bottom(rest, button, 10);
    if (draw::button(main.label, foot, {.kind = main.kind, .enabled = main.enabled, .id = main.id}))
        commands.add(main.command);

    static Scroll scroll;
    static int    asked = -1;   // the moment of the game for which it scrolls
    if (std::exchange(asked, view.session.moment()) != view.session.moment()) scroll = {};
    const bool    scrolls = needed(hint) - (beside ? 0 : button + 10) > rest.GetHeight() + 1;
    if (scrolls) scroll.begin("pass", rest, needed(hint) - (beside ? 0 : button + 10), 1);
    else scroll = {};
    float y = rest.Min.y - scroll.at;
    y += heading(&draw, {rest.Min.x, y}, wide, view, hint) + 8 + rise + spare;

    float x = beside ? rest.Min.x : rest.GetCenter().x - (n * (card.x + gap) - gap) / 2;
    for (int which : cards) {
        const bool        chosen = which == view.bid.modifier;
        const ImVec2      corner = draw::snapped(ImVec2{x, y - (chosen ? rise : 0)});
        const ImRect      at{corner, corner + card};
        const draw::Touch touch = draw::target(own_card_id(which), at);
        if (touch.pressed && !scroll.dragged)
            commands.add(Select{{Thing::hand_card, static_cast<std::uint8_t>(which), nobody}});
        small_card(draw, at, card_of_hand(view, which), chosen, touch);
        if (main.enabled)
            draw::text(draw, {x + card.x / 2, y + card.y + 17}, Anchor::centre_middle, {Face::bold, 13},
                       chosen ? theme().gold_deep : theme().text2, say(chosen ? "pass on" : "keep"));
        x += card.x + gap;
    }
    ImRect row{{rest.Min.x, y + card.y + labels + 10 + spare}, rest.Max};
    if (beside) row = {{rest.Max.x - side, (y + foot.Min.y - ring) / 2 - 4}, rest.Max};
    ring_of_seats(draw, row, view);
    draw::wrapped(&draw, {row.GetCenter().x, row.Min.y + 54}, way, type().body, theme().text2, way_words);

    x = sheet.Max.x - 10;
    for (auto press = list.rbegin(); press != list.rend(); ++press) {
        const float  icon = std::max(36.0f, draw::touch_size());
        const ImRect place{{x - icon, rest.Min.y - scroll.at - 8}, {x, rest.Min.y - scroll.at - 8 + icon}};
        if (draw::icon_button(press->icon, place,
                              {.kind = draw::Kind::quiet, .enabled = press->enabled, .tooltip = press->label,
                               .id = press->id}))
            commands.add(press->command);
        x -= icon;
    }
    if (scrolls) scroll.end(draw, 8);
    const ImGuiIO& io = ImGui::GetIO();
    if (io.MouseReleased[0] && !view.covered && room.Contains(io.MousePos) && !sheet.Contains(io.MousePos)
        && room.Contains(io.MouseClickedPos[0]) && !sheet.Contains(io.MouseClickedPos[0]))
        commands.add(ShowCommand::cards);
}

}
