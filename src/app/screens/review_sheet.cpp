// The review: the curve of all players' chances, and the turns that changed them most.
#include <algorithm>
#include <cmath>

#include "app/game/insertion_sort.h"
#include "app/panels/cards.h"
#include "app/screens/screens.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

constexpr float pad = 24, sign = 11, small_sign = 8, rounds = 22;   // rounds: height of their numbers below the curve

float share_of(int chance) { return static_cast<float>(chance) / static_cast<float>(whole_share); }

void number_of(ImDrawList& draw, ImVec2 centre, float radius, std::size_t n) {
    draw.AddCircleFilled(centre, radius, draw::light.gold_light);
    draw.AddCircle(centre, radius, theme().mark_line, 0, 1.2f);
    draw::text(draw, centre, Anchor::centre_middle, {draw::Face::bold, radius * 1.25f}, draw::paper::ink,
               std::to_string(n));
}

// A press on the curve shows the moment nearest to it; Enter shows the first.
void press_curve(const ImRect& rect, const Review& review, const std::vector<std::size_t>& moments, std::size_t last,
                 Commands& commands) {
    if (moments.empty()) return;
    const bool pressed = draw::target("curve", rect, true, {.name = say("Show the nearest moment")}).pressed;
    if (!pressed) return;
    const float at = rect.Contains(ImGui::GetMousePos())
                         ? (ImGui::GetMousePos().x - rect.Min.x) / rect.GetWidth() * static_cast<float>(last)
                         : 0.0f;
    const auto away = [&](std::size_t i) {
        return std::abs(static_cast<float>(review.turning_points[i].point) + 0.5f - at);
    };
    commands.add(ShowTurningPoint{*std::min_element(moments.begin(), moments.end(), [&](std::size_t a, std::size_t b) {
        return away(a) < away(b);
    })});
}

// Draws each player's line, as far as it is known, with the shape of the seat along it and at its end, and a stroke
// where each round begins.
void curve(ImDrawList& draw, const ImRect& rect, const View& view, const Review& review, Commands& commands) {
    for (const Review::Point& point : review.points) {
        if (!point.thought) continue;
        List chances;
        for (Player p : view.table.seats())
            chances.push_back(message("{name} {chance}", view.session.name(p), chance_in_words(point.chance[p])));
        const bool end = point.player == nobody;
        const int  round = round_number(view.table, point.round);
        tree::add(tree::Role::item, end ? say("At the end: {chances}", chances)
                                        : say("Round {n}, {name} begins: {chances}", round,
                                              view.session.name(point.player), chances));
    }
    const tree::Silent said;
    const ImU32 grid = draw::fade(theme().text2, 0.28f);
    draw.AddRectFilled(rect.Min, rect.Max, theme().panel2, 6);
    for (int quarter = 0; quarter <= 4; ++quarter) {
        const float y = std::round(rect.Max.y - rect.GetHeight() * static_cast<float>(quarter) / 4);
        draw.AddLine({rect.Min.x, y}, {rect.Max.x, y}, grid);
        draw::text(draw, {rect.Min.x - 6, y}, Anchor::right_middle, type().small, theme().text2,
                   std::to_string(25 * quarter) + " %");
    }
    const std::size_t last = review.points.size() - 1;
    const auto at = [&](std::size_t i, int chance) {
        return ImVec2{
            rect.Min.x + rect.GetWidth() * static_cast<float>(i) / static_cast<float>(std::max<std::size_t>(1, last)),
            rect.Max.y - rect.GetHeight() * share_of(chance)};
    };
    draw::text(draw, {rect.Min.x - 6, rect.Max.y + 16}, Anchor::right_middle, type().small, theme().text2,
               say("Round"));
    for (std::size_t i = 0, from = 0; i < last; ++i) {
        if (i + 1 < last && review.points[i + 1].round == review.points[i].round) continue;
        if (i + 1 < last) draw.AddLine({at(i + 1, 0).x, rect.Min.y}, {at(i + 1, 0).x, rect.Max.y}, grid);
        draw::text(draw, {(at(from, 0).x + at(i + 1, 0).x) / 2, rect.Max.y + 16}, Anchor::centre_middle, type().small,
                   theme().text2, std::to_string(round_number(view.table, review.points[i].round)));
        from = i + 1;
    }
    const std::vector<std::size_t> moments = review.moments();
    for (std::size_t i = 0; i < review.turning_points.size(); ++i) {
        const Review::TurningPoint& turning_point = review.turning_points[i];
        const float from = at(turning_point.point, 0).x, to = at(turning_point.point + 1, 0).x;
        draw.AddRectFilled({from, rect.Min.y}, {to, rect.Max.y}, draw::fade(theme().gold, 0.22f));
        const auto n = std::find(moments.begin(), moments.end(), i);
        if (n == moments.end())   // like those at the lines' ends
            draw::mark(draw, review.points[turning_point.point].player, {(from + to) / 2, rect.Min.y + sign}, sign);
        else
            number_of(draw, {(from + to) / 2, rect.Min.y + sign}, 9, static_cast<std::size_t>(n - moments.begin()) + 1);
    }
    press_curve(rect, review, moments, last, commands);
    const auto known = static_cast<std::size_t>(std::find_if(review.points.begin(), review.points.end(),
                                                             [](const Review::Point& point) { return !point.thought; })
                                                - review.points.begin());
    if (known == 0) return;
    std::vector<std::pair<ImVec2, Player>> ends;
    for (Player p : view.table.seats()) {
        std::vector<ImVec2> line;
        for (std::size_t i = 0; i < known; ++i) line.push_back(at(i, review.points[i].chance[p]));
        draw.AddPolyline(line.data(), static_cast<int>(known), theme().mark_line, 0,
                         3.2f);   // an outline, like that of the marks: not every colour contrasts with the paper
        draw.AddPolyline(line.data(), static_cast<int>(known), draw::seat(p).colour, 0, 2);
        ends.push_back({line.back(), p});
    }
    // One shape a round, at different turns, so that they do not hide each other.
    for (Player p : view.table.seats())
        for (std::size_t i = p + std::size_t{1}; i + 1 < known; i += view.table.players)
            draw::mark(draw, p, at(i, review.points[i].chance[p]), small_sign);
    // Shapes at the same height are moved apart.
    insertion_sort(ends.begin(), ends.end(), [](const auto& a, const auto& b) { return a.first.y > b.first.y; });
    float below = rect.Max.y + sign;
    for (const auto& [end, p] : ends) {
        below = std::min(end.y, below - sign);
        draw::mark(draw, p, {end.x + 9, below}, sign);
    }
}

// One of two numbers: as played, and as it could have been.
void change(ImDrawList& draw, const ImRect& rect, std::string_view what, const std::string& from,
            const std::string& to) {
    draw.AddRectFilled(rect.Min, rect.Max, theme().panel, 7);
    draw.AddRect(rect.Min, rect.Max, theme().line, 7);
    const std::string words = say(what), numbers = say("{from} → {to}", from, to);
    const float x = rect.GetCenter().x, room = rect.GetWidth() - 8;
    draw::text(draw, {x, rect.Min.y + 12}, Anchor::centre_middle, draw::fitted(type().small, words, room, 0.6f),
               theme().text2, words);
    draw::text(draw, {x, rect.Min.y + 30}, Anchor::centre_middle, draw::fitted(type().name, numbers, room, 0.6f),
               theme().text, numbers);
}

// A moment to learn from: what was done, what would have been better, two numbers and the better card. Returns its
// height; a null list only measures. n: its number, from 1.
float moment(ImDrawList* draw, const ImRect& rect, const View& view, std::size_t n, std::size_t point, bool dragged,
             Commands& commands) {
    constexpr float side = 12, picture = 92;
    const Review& review = view.review;
    const Review::TurningPoint& it = review.turning_points[point];
    const bool  narrow = rect.GetWidth() < 420;
    const float left = rect.Min.x + side, room = rect.GetWidth() - 2 * side, indent = 34;
    const ActionCard* card = narrow ? nullptr : better_card(view.session, review, it);
    const float beside = card ? picture + 12 : 0;
    float y = rect.Min.y + 11;
    if (draw) number_of(*draw, {left + 11, y + 9}, 11, n);
    y += draw::wrapped(draw, {left + indent, y}, {.room = room - indent - beside}, type().name, theme().text,
                       moment_title(view.session, review, it))
         + 3;
    if (draw && card)
        card_picture(*draw, {{rect.Max.x - side - picture, rect.Min.y + side},
                             {rect.Max.x - side, rect.Min.y + side + picture * 58 / 107}}, *card);
    const Player player = review.points[it.point].player;
    const auto part = [&](const std::string& heading, const std::string& words) {
        y += draw::wrapped(draw, {left, y}, {.room = room - beside}, type().label_bold, theme().gold_deep, heading);
        y += draw::wrapped(draw, {left, y}, {.room = room - beside}, type().body, theme().text, words) + 4;
    };
    part(reader_of(view.session) == player ? say("You played") : say("{name} played", view.session.name(player)),
         turning_point_words(view.session, review, it));
    part(say("Better"), better_words(view.session, review, it));
    const float half = (room - 8) / 2, button = draw::button_height();
    if (draw) {
        const auto points = [](const Idea& idea) { return std::to_string(points_expected(idea)); };
        change(*draw, {{left, y}, {left + half, y + 42}}, "points this round", points(it.reply.played),
               points(it.reply.ideas[0]));
        change(*draw, {{left + half + 8, y}, {left + room, y + 42}}, "chance of winning",
               chance_in_words(it.reply.played.share), chance_in_words(it.reply.ideas[0].share));
    }
    y += 50;
    if (draw) {
        const std::string number = std::to_string(point + 1);
        if (draw::button(say("Try it again"), {{left, y}, {left + half, y + button}},
                         {.kind = draw::Kind::primary, .id = "try:" + number,
                          .name = say("Try moment {n} again", static_cast<int>(n))})
            && !dragged)
            commands.add(ShowTurningPoint{point}), commands.add(PlayOn::ask);
        if (draw::button(say("See it"), {{left + half + 8, y}, {left + room, y + button}},
                         {.id = "turning_point:" + number, .name = say("See moment {n}", static_cast<int>(n))})
            && !dragged)
            commands.add(ShowTurningPoint{point});
    }
    return y + button + 12 - rect.Min.y;
}

// A turning point that was not a learner's: what was done.
float turning_point_row(ImDrawList* draw, const ImRect& rect, const View& view, const Review& review,
                const Review::TurningPoint& turning_point) {
    const Review::Point& from = review.points[turning_point.point];
    const float x = rect.Min.x + 34, room = rect.GetWidth() - 42;
    float y = rect.Min.y + 7;
    if (draw) draw::badge(*draw, from.player, {rect.Min.x + 15, rect.Min.y + 20}, 12);
    y += draw::wrapped(draw, {x, y}, {.room = room}, type().body_bold, theme().text,
                       turning_point_title(view.session, review, turning_point));
    y += 1
         + draw::wrapped(draw, {x, y + 1}, {.room = room}, type().body, theme().text,
                         turning_point_words(view.session, review, turning_point));
    return std::max(y + 7 - rect.Min.y, draw::touch_size());
}

// Draws a turning point. Pressed, the board shows the moment before it, and what would have been best.
void turning_point_target(ImDrawList& draw, const ImRect& place, const View& view, std::size_t n, bool dragged,
                  Commands& commands) {
    const Review&        review = view.review;
    const Review::TurningPoint& turning_point = review.turning_points[n];
    const draw::Touch    touch = draw::target("turning_point:" + std::to_string(n + 1), place);
    if (touch.pressed && !dragged) commands.add(ShowTurningPoint{n});
    if (touch.hovered) draw.AddRectFilled(place.Min, place.Max, theme().panel2, 7);
    turning_point_row(&draw, place, view, review, turning_point);
}
}

void review_page(ImDrawList& draw, const ImRect& sheet, const View& view, Commands& commands) {
    const Review& review = view.review;
    static Scroll scroll;
    const std::string title = say("The game in review");
    tree::heading();
    draw::text(draw, {sheet.Min.x + pad, sheet.Min.y + 30}, Anchor::left_middle,
               draw::fitted(type().screen_title, title, sheet.GetWidth() - pad - close_room, 0.6f), theme().text,
               title);
    ImRect inside{{sheet.Min.x + pad, sheet.Min.y + 58}, {sheet.Max.x - pad, sheet.Max.y - 14}};
    const float chart = std::clamp(inside.GetHeight() * 0.42f, 110.0f, 230.0f);
    const float width = inside.GetWidth() - 8;
    const std::vector<std::size_t> moments = review.moments(), others = review.others();
    // Draws a heading and its turning points. Returns the y below them.
    const auto part = [&](float y, bool drawn, std::string_view heading, const std::vector<std::size_t>& list) {
        if (drawn) {
            tree::heading();
            draw::text(draw, {inside.Min.x, y}, Anchor::left_top, type().title, theme().gold_deep, say(heading));
        }
        y += 28;
        for (std::size_t n = 0; n < list.size() && &list == &moments; ++n) {
            ImRect card{{inside.Min.x, y}, {inside.Min.x + width, y}};
            card.Max.y += moment(nullptr, card, view, n + 1, list[n], false, commands);
            if (drawn) {
                draw.AddRectFilled(card.Min, card.Max, theme().panel2, 9);
                draw.AddRect(card.Min, card.Max, theme().gold, 9, 0, 1.2f);
                moment(&draw, card, view, n + 1, list[n], scroll.dragged, commands);
            }
            y = card.Max.y + 8;
        }
        for (std::size_t i : list) {
            if (&list == &moments) break;
            const Review::TurningPoint& turning_point = review.turning_points[i];
            const float high =
                turning_point_row(nullptr, {{inside.Min.x, y}, {inside.Min.x + width, y}}, view, review, turning_point);
            if (drawn)
                turning_point_target(draw, {{inside.Min.x, y}, {inside.Min.x + width, y + high}}, view, i,
                                     scroll.dragged, commands);
            y += high + 4;
        }
        return y + 6;
    };
    const auto lists = [&](float y, bool drawn) {
        const char* wait = review.weighed() && review.looked_into() ? nullptr
                           : review.weighed()                       ? looking_into
                                                                    : weighing;
        if (wait && drawn) draw::text(draw, {inside.Min.x, y}, Anchor::left_top, type().body, theme().text2, say(wait));
        if (wait) y += 26;
        if (!moments.empty()) y = part(y, drawn, moments_title(moments.size()), moments);
        return others.empty() ? y : part(y, drawn, "Turning points", others);
    };
    const float above = chart + rounds + 14;
    scroll.begin("review", inside, lists(above, false), 1);
    const float top = inside.Min.y - scroll.at;
    curve(draw, {{inside.Min.x + 42, top + 6}, {inside.Max.x - 20, top + chart}}, view, review, commands);
    lists(top + above, true);
    scroll.end(draw);
}

std::size_t line_of(const Stage& stage, const Review::Point& point) {
    std::size_t line = 0;
    while (line + 1 < stage.lines().size() && stage.lines()[line].until < point.events) ++line;
    return line;
}

}
