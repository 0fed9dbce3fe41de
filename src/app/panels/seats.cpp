// The players in turn order: the power card played, the name, the action of this round, court, province and points.
// Narrow windows have a strip of the same seats instead.
#include <algorithm>
#include <array>
#include <cmath>

#include "app/game/free_actions.h"
#include "app/ui/textures.h"
#include "app/panels/cards.h"
#include "app/panels/own_card.h"
#include "app/panels/own_cards.h"
#include "app/panels/nobodys_seat.h"
#include "app/board/figures.h"
#include "app/panels/piece_animations.h"
#include "app/panels/panels.h"
#include "app/panels/seat_words.h"
#include "app/sentences/labels.h"
#include "app/ui/widgets.h"
#include "engine/box.h"
#include "engine/insertion_sort.h"
#include "engine/queries.h"
#include "engine/places.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

int kept_by(const View& view, Player p) {
    const State& s = view.table;
    return kept_hand_cards(s, p).size()
           + static_cast<int>(
               std::count_if(s.kept.begin(), s.kept.end(), [p](const Kept& kept) { return kept.owner == p; }));
}

// The number of kept cards as little cards, if there is no room for titles.
void kept_sign(ImDrawList& draw, ImVec2 centre, int n) {
    constexpr ImVec2 half{5, 7}, apart{3.5f, 0};
    for (int i = 0; i < n; ++i) {
        const ImVec2 at = centre + apart * (static_cast<float>(i) - static_cast<float>(n - 1) / 2);
        draw.AddRectFilled(at - half, at + half, theme().wine, 2);
        draw.AddRect(at - half, at + half, theme().panel2, 2, 0, 1);
    }
}

constexpr float kept_room = 26;   // for a word as long as "Veto" between the disc and the court

bool court_asked(const View& view, Player p) { return view.options.of(Thing::court, p) != 0; }

void disc_beside(ImDrawList& draw, const View& view, Player p, ImVec2 centre) {
    if (view.stage.discs_open() && is_place(view.stage.discs()[p]))
        draw::pill(draw, centre, type().small_bold, row(view.table, view.stage.discs()[p]).id, theme().glow_high,
                   theme().gold, theme().ink);
    else if (view.table.disc[p] != nowhere) secret_disc(draw, centre, 10);
}

// The modifier that is played with a power card.
void modifier_sign(ImDrawList& draw, ImVec2 c, const ActionCard& card) {
    draw.AddCircleFilled(c, 8, card.value < 0 ? draw::rgb(0xFFFBF0) : draw::rgb(0x3A3128));
    draw.AddCircle(c, 8, draw::rgb(0x2A1D12), 0, 1);
    draw::text(draw, c, Anchor::centre_middle, {draw::Face::serif_bold, 10.5f},
               card.value < 0 ? draw::rgb(0x2A1D12) : draw::rgb(0xFFFBF0), signed_value(card));
}

// The figures of a player's tokens, and how far apart they stand: many stand closer.
struct SeatTokens {
    std::vector<TokenInPlay> list;
    float apart() const { return list.size() > 2 ? -5.0f : 3.0f; }
    float width(float high) const {
        float wide = 0;
        for (const TokenInPlay& token : list) {
            const ImVec2 size = figure_size(token.row->picture);
            wide += size.x * (high / size.y) + apart();
        }
        return list.empty() ? 0 : wide - apart() + 3;
    }
};
SeatTokens tokens_of(const View& view, Player p) {
    SeatTokens tokens;
    each_token(view.table, [&](const TokenInPlay& token) {
        if (token.spot.seat == p && token.row->shape == TokenShape::figure) tokens.list.push_back(token);
    });
    return tokens;
}

// Draws them. from: the bottom left corner. high: their height. Returns their width.
float seat_tokens(ImDrawList& draw, const View& view, const SeatTokens& tokens, ImVec2 from, float high,
                  Commands& commands) {
    float wide = 0;
    for (const TokenInPlay& token : tokens.list) {
        const ImVec2 size = figure_size(token.row->picture), to = size * (high / size.y);
        const ImRect body{from + ImVec2{wide, -to.y}, from + ImVec2{wide + to.x, 0}};
        const Choice choice{Thing::token, static_cast<std::uint8_t>(token.number)};
        if (view.options.has(choice) && !free_action_of(view.table, view.session.asked_step(), choice)) {
            const draw::Touch touch = draw::target("token:" + std::string{token.row->id}, body);
            draw_glow(draw, body, 4, 1, touch.hovered, true);
            if (touch.focused) draw::focus_ring(draw, body, 4);
            if (touch.pressed) commands.add(Choose{choice});
        }
        draw_figure(draw, token.row->picture, {body.GetCenter().x, body.Max.y}, high / size.y);
        draw::speak_of(token.row->id, body);
        wide += to.x + tokens.apart();
    }
    return tokens.width(high);
}

// The row's place in the turn order. When a power card changes the order, the row moves gradually to its new place.
float place_of(const View& view, Player p, int place) {
    constexpr double glide = 260;
    SeatLayout& seat = view.lies.seats[p];
    const auto at = [&] {
        const float share = static_cast<float>(std::clamp((view.now - seat.began) / glide, 0.0, 1.0));
        return seat.from + (seat.to - seat.from) * smooth(share);
    };
    const auto to = static_cast<float>(place);
    if (seat.to != to) {
        const bool at_once = seat.to < 0 || draw::now().still || view.session.plan().pace == Pace::instant;
        seat.from = at_once ? to : at();
        seat.to = to;
        seat.began = view.now;
    }
    if (seat.from != to && view.now < seat.began + glide) draw::request_frame(0);
    return at();
}

}

std::array<Player, rows_of_seats> turn_order(const State& table) {
    std::array<Player, rows_of_seats> order;
    order.fill(nobody);
    for (int i = 0; i < table.players; ++i)
        order[static_cast<std::size_t>(i)] = static_cast<Player>((table.start + i) % table.players);
    const int rows = table.players + (box(table).rival != nobody);
    if (rows > table.players) order[table.players] = box(table).rival;
    insertion_sort(order.begin(), order.begin() + rows,
                 [&](Player a, Player b) { return power_shown(table, a) > power_shown(table, b); });
    return order;
}

int power_shown(const State& table, Player player) {
    if (player >= max_players) return neutral_power(table);
    return table.power[player] ? power_of(table, player) : no_power;
}

void seats(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands) {
    draw::panel(draw, rect);
    const State& s = view.table;
    const bool  narrow = rect.GetWidth() < 350;   // the columns have icons instead of words
    const float right = rect.Max.x - 16, points_x = right, province_x = right - (narrow ? 60 : 76),
                court_x = right - (narrow ? 106 : 144);
    float y = rect.Min.y + 14;
    const std::string order = say("Turn order");
    draw::text(draw, {rect.Min.x + 13, y}, Anchor::left_middle, type().label, theme().text2, order);
    draw::speak_of("power", {{rect.Min.x, rect.Min.y}, {rect.Min.x + 19 + draw::width(type().label, order), y + 11}});
    const std::string court_word = say("Court"), province_word = say("Province"), points_word = say("Points");
    const auto half = [](const std::string& word) { return draw::width(type().label, word) / 2; };
    const bool signs = narrow || province_x + 8 + half(province_word) > points_x - 2 * half(points_word) - 2
                       || court_x + 8 + half(court_word) > province_x - half(province_word) - 9;
    const auto head = [&](const char* picture, float x, const std::string& word) {
        const float w = signs ? -20 : draw::width(type().label, word);
        if (!signs) draw::text(draw, {x + 8, y}, Anchor::centre_middle, type().label, theme().text2, word);
        textures::draw(draw, picture, ImVec2{x - w / 2 - 2, y}, 13, textures::paint(theme().text2));
        // The pictures have the same names as the rules.
        draw::speak_of(picture, {{x - std::max(w, 0.0f) / 2 - 12, y - 11},
                                 {x + std::max(w, 0.0f) / 2 + 10, y + 11}});
    };
    head("court", court_x, court_word);
    head("province", province_x, province_word);
    draw::text(draw, {points_x, y}, Anchor::right_middle, type().label, theme().text2, points_word);
    // The heading and the column below it.
    draw::speak_of("points", {{points_x - draw::width(type().label, points_word) - 4, y - 11},
                              {rect.Max.x, rect.Max.y}});
    y += 12;
    const float height =
        std::min(42.0f, (rect.Max.y - 4 - y) / static_cast<float>(s.players + (box(s).rival != nobody)));
    const Player now = view.active();
    const float top = y;
    bool first = true;
    int  place = 0;
    for (Player p : turn_order(s)) {
        if (p == nobody) continue;
        y = top + height * place_of(view, p, place++);
        const ImRect line{{rect.Min.x + 4, y}, {rect.Max.x - 4, y + height}};
        const float  middle = std::floor((line.Min.y + line.Max.y) / 2);
        if (p >= max_players) {
            nobodys_row(draw, line, view, p, rect.Min.x, right);
            first = true;
            continue;
        }
        if (p == now) {
            draw.AddRectFilled(line.Min, line.Max, draw::fade(draw::seat(p).colour, 0.16f), 6);
            draw.AddRect(line.Min, line.Max, draw::seat(p).colour, 6, 0, 1.5f);
        } else if (!first) {
            draw.AddLine({line.Min.x + 8, line.Min.y}, {line.Max.x - 8, line.Min.y}, draw::fade(theme().line, 0.6f));
        }
        first = false;
        SeatLayout& lies = view.lies.seats[p];
        const int laid = laid_now(view, p), placing = numbered(view) ? placing_by_rank(s, p) : 0;
        if (placing > 0) caballero_card(draw, {rect.Min.x + 24, middle}, placing);
        else if (s.power[p] && !numbered(view)) power_chip(draw, {rect.Min.x + 24, middle}, p, s.power[p]);
        else draw.AddRect({rect.Min.x + 13, middle - 14}, {rect.Min.x + 35, middle + 14}, theme().line, 3);
        if (laid >= 0 && !numbered(view)) modifier_sign(draw, {rect.Min.x + 35, middle + 12}, hand_card(s.rules, laid));
        lies.power = {rect.Min.x + 24, middle};
        if (placing == 0) draw::speak_of("power", {lies.power - ImVec2{14, 16}, lies.power + ImVec2{18, 18}});
        lies.badge = {rect.Min.x + 57, middle};
        draw::badge(draw, p, lies.badge, 14);
        const float x = rect.Min.x + 78 + seat_tokens(draw, view, tokens_of(view, p), {rect.Min.x + 76, middle + 13},
                                                       26, commands);
        float room = court_x - 18 - x;
        const bool disc = s.disc[p] != nowhere || (view.stage.discs_open() && is_place(view.stage.discs()[p]));
        lies.disc = {court_x - 34, middle};
        lies.kept = {court_x - (disc ? 72.0f : narrow ? 34.0f : 40.0f), middle};
        if (disc) {
            disc_beside(draw, view, p, lies.disc);
            draw::speak_of("disc", {lies.disc - ImVec2{14, 14}, lies.disc + ImVec2{14, 14}});
            room -= 34;
        }
        if (const int n = kept_by(view, p); n > 0 && narrow) {
            kept_sign(draw, lies.kept, n);
            room -= 32;
        } else if (n > 0) {
            const std::string words = draw::shortened(type().small_bold, kept_cards(s, p), room / 2);
            const float wider = std::max(0.0f, draw::width(type().small_bold, words) - kept_room);
            lies.kept.x -= wider / 2;
            draw::pill(draw, lies.kept, type().small_bold, words, theme().panel2, theme().wine, theme().warn);
            room -= 48 + wider;
        }
        auto [did, brief] = what_he_did(view, p);
        const bool card = numbered(view) && laid >= 0;
        lies.plate = {x + 14, middle + 8};
        if (card) did = say(told(*card_performed(s, p), card_performed(s, p)->title)), brief.clear();
        else if (laid >= 0 && s.power[p])
            did = did.empty() ? say("total {n}", power_of(s, p)) : say("total {n}, {did}", power_of(s, p), did);
        if (!brief.empty() && draw::width(type().label, did) > room) did = brief;
        const std::string name = draw::shortened(type().name, view.session.name(p), room);
        const float name_y = did.empty() ? middle : middle - 7;
        const float end = x + draw::text(draw, {x, name_y}, Anchor::left_middle, type().name, theme().text, name);
        const std::string sort = kind(view, p);
        if (end + 6 + draw::width(type().label, sort) < x + room)
            draw::text(draw, {end + 6, name_y}, Anchor::left_middle, type().label, theme().text2, sort);
        const float plate = card ? 32.0f : 0.0f;
        if (card) {
            const ImRect at{{x, middle}, {x + room, middle + 16}};
            number_plate(draw, {{x, middle + 1}, {x + plate - 4, middle + 15}}, hand_card(s.rules, laid).number);
            if (rests_upon(draw::target("played_by:" + std::to_string(p), at, false)))
                draw::tooltip(at, whole_of(*card_performed(s, p)));
        }
        if (!did.empty()) {
            const draw::Type small = card ? draw::fitted(type().label, did, room - plate, 0.62f) : type().label;
            if (!card || draw::width(small, did) <= room - plate)
                draw::text(draw, {x + plate, middle + 8}, Anchor::left_middle, small,
                           p == now ? theme().text : theme().text2, draw::shortened(small, did, room - plate));
        }

        const ImRect court{{court_x - 20, line.Min.y + 3}, {court_x + 26, line.Max.y - 3}};
        const draw::Touch touch = draw::target("court:" + std::to_string(p), court, court_asked(view, p));
        if (touch.focused) draw::focus_ring(draw, court, 6);
        if (court_asked(view, p)) {
            const ImU32 colour = view.session.loss_asked() ? theme().loss : theme().glow;
            draw.AddRectFilled(court.Min, court.Max, draw::fade(colour, touch.hovered ? 0.5f : 0.28f), 6);
            draw.AddRect(court.Min, court.Max, colour, 6, 0, 2.2f);
            draw_sign(draw, {court.Max.x - 3, court.Min.y + 3}, 6.5f, view.session.loss_asked());
            if (touch.pressed) commands.add(Choose{Choice{Thing::court, 0, p}});
        }
        lies.court = {court_x + 4, middle};
        lies.grip = court;
        lies.province = {province_x + 4, middle};
        draw::text(draw, {court_x + 4, middle}, Anchor::centre_middle, type().name, theme().text,
                   std::to_string(s.court[p]));
        draw::text(draw, {province_x + 4, middle}, Anchor::centre_middle, type().name, theme().text,
                   std::to_string(s.province[p]));
        draw::text(draw, {points_x, middle}, Anchor::right_middle, type().score, theme().text,
                   std::to_string(s.score[p]));
    }
}

void seat_strip(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands) {
    const State& s = view.table;
    const float  gap = 5;
    const int    cells = s.players + (box(s).rival != nobody);
    const float  width = (rect.GetWidth() - 12 - gap * static_cast<float>(cells - 1)) / static_cast<float>(cells);
    const bool   tiny = width < 56;    // a mark instead of the badge
    const bool   edge = width < 130;   // the court is below the badge
    const Player now = view.active();
    const float radius = tiny ? 5 : edge || rect.GetHeight() < 46 ? 9 : 11, room = width - 2 * radius - 12;
    const draw::Type points = tiny ? draw::Type{draw::Face::serif_bold, 15} : type().title;
    bool named = !tiny;   // all names are shown, or none: the badge shows the name too
    for (Player p : s.seats())
        named = named && (room > 60 || draw::width(type().label_bold, view.session.name(p)) <= room);
    bool cards = true;   // all played power cards are shown, or none
    for (Player p : s.seats())
        cards = cards
                && width - (named ? draw::width(points, std::to_string(s.score[p])) : 0)
                           - draw::width(type().label, std::to_string(s.court[p]))
                       > 54;
    PerPlayer<int> gained;   // in a scoring of all places now
    if (view.if_scored)
        for (const auto& [p, more] : if_scored(view)) gained[p] = more;
    int  index = 0;
    for (Player p : turn_order(s)) {
        if (p == nobody) continue;
        const float  x = rect.Min.x + 6 + (width + gap) * place_of(view, p, index++);
        const ImRect place{{x, rect.Min.y + 3}, {x + width, rect.Max.y - 3}};
        if (p >= max_players) {
            nobodys_cell(draw, place, view, p, radius, tiny);
            continue;
        }
        draw.AddRectFilled(place.Min, place.Max,
                           p == now ? draw::mix(theme().panel, draw::seat(p).colour, 0.18f) : theme().panel, 7);
        draw.AddRect(place.Min, place.Max, p == now ? draw::seat(p).colour : theme().line, 7, 0, p == now ? 1.8f : 1);
        SeatLayout& lies = view.lies.seats[p];
        lies.badge = lies.power = {place.Min.x + radius + (tiny ? 3 : 4), place.Min.y + (tiny ? 12 : radius + 4)};
        if (tiny) draw::mark(draw, p, lies.badge, 11);
        else draw::badge(draw, p, lies.badge, radius);
        const float left = place.Min.x + 2 * radius + 8;
        const SeatTokens tokens = tokens_of(view, p);
        const float corner = place.Max.x - 3 - tokens.width(14);   // of the tokens: beside the name, or over the badge
        if (named && left + draw::width(type().label_bold, view.session.name(p)) + 3 < corner)
            seat_tokens(draw, view, tokens, {corner, place.Min.y + 18}, 14, commands);
        else seat_tokens(draw, view, tokens, {lies.badge.x + radius * 0.5f, lies.badge.y + radius + 3}, 11, commands);
        if (named)
            draw::text(draw, {left, place.Min.y + 11}, Anchor::left_middle, type().label_bold, theme().text,
                       draw::shortened(type().label_bold, view.session.name(p), room));
        const float low = place.Max.y - 11;
        const draw::Touch touch = draw::target(
            "court:" + std::to_string(p), {{place.Min.x, rect.Min.y}, {place.Max.x, rect.Max.y}}, court_asked(view, p));
        if (touch.focused) draw::focus_ring(draw, place, 7);
        if (court_asked(view, p)) {
            draw.AddRect(place.Min, place.Max, view.session.loss_asked() ? theme().loss : theme().glow, 7, 0, 2.4f);
            draw_sign(draw, {place.Max.x - 4, place.Min.y + 2}, 6.5f, view.session.loss_asked());
            if (touch.pressed) commands.add(Choose{Choice{Thing::court, 0, p}});
        }
        // Without the name, the points have its place.
        const float score_y = named ? low : place.Min.y + 12;
        float score =
            draw::text(draw, {place.Max.x - (tiny ? 3 : 5), score_y}, Anchor::right_middle, points,
                       view.if_scored ? theme().gold_deep : theme().text, std::to_string(s.score[p] + gained[p]));
        if (!named) score = 0;
        const float court_width = 14 + draw::width(type().label, std::to_string(s.court[p]));
        float at = place.Min.x + 5;
        if (!edge && left + court_width + 6 < place.Max.x - score) at = left;
        lies.court = {at + 12, low};
        lies.province = lies.badge;
        lies.grip = place;
        lies.disc = lies.kept = {at + 11, low};
        if (view.if_scored) {
            draw::text(draw, {at, low}, Anchor::left_middle, type().label_bold, theme().text, say("+{n}", gained[p]));
            continue;
        }
        textures::draw(draw, "court", ImVec2{at + 6, low}, 11, textures::paint(theme().text2));
        at += 14;
        at += draw::text(draw, {at, low}, Anchor::left_middle, type().label, theme().text2, std::to_string(s.court[p]));
        lies.disc = lies.kept = {at + 11, low};
        lies.plate = {at + 16, low};
        if (cards) lies.power = {at + 14, low};
        if (s.disc[p] != nowhere && at + 16 < place.Max.x - score - 6) secret_disc(draw, {at + 11, low}, 7);
        else if (const int n = kept_by(view, p); n > 0 && at + 16 < place.Max.x - score - 6)
            kept_sign(draw, {at + 11, low}, n);
        else if (numbered(view)) {
            if (laid_now(view, p) >= 0 && cards)
                number_plate(draw, {{at + 2, low - 7}, {at + 30, low + 7}},
                             hand_card(s.rules, laid_now(view, p)).number);
        } else if (s.power[p] && cards) power_chip(draw, {at + 14, low}, p, power_of(s, p), {9, 8.5f});
    }
}

}
