// The cards of the result: the turning point, the best regions on a small map, and the player's level and streak, or
// the best turn.
#include <algorithm>
#include <cmath>

#include "app/board/map.h"
#include "app/screens/result_sheet.h"
#include "app/screens/small_map.h"
#include "app/ui/textures.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

constexpr float side = 16, gap = 16, usual_height = 250, body_line = 18, above_chart = 15;
constexpr draw::Type heading_type{draw::Face::serif_bold, 18};

void ground(ImDrawList& draw, const ImRect& card) {
    draw::fine(draw);
    draw.AddRectFilled(card.Min, card.Max, theme().panel2, 10);
    draw.AddRect(card.Min, card.Max, theme().line, 10, 0, 1);
}

void heading(ImDrawList& draw, const ImRect& card, const std::string& words, float room) {
    tree::heading();
    draw::text(draw, {card.Min.x + side, card.Min.y + 22}, Anchor::left_middle,
               draw::fitted(heading_type, words, room, 0.6f), theme().text, words);
}

float room_in(const ImRect& card) { return card.GetWidth() - 2 * side; }

// Draws lines from y down and returns the y below them. A null list only measures.
float lines(ImDrawList* draw, const ImRect& card, float y, draw::Type letters, draw::Colour colour,
            const std::string& words) {
    if (words.empty()) return y;
    return y
           + draw::wrapped(draw, {card.Min.x + side, y}, {.room = room_in(card), .leading = body_line}, letters, colour,
                           words);
}

// ---- the turning point

constexpr float beside_chart = 108, least_chart = 70, narrow_chart = 94, below_narrow = 34;

float text_end(const ResultSheet& sheet, const ImRect& card) {
    return lines(nullptr, card, card.Min.y + 36, type().body, 0, turning_point_in_words(sheet.session(), sheet.story));
}

float turning_point_height(const ResultSheet& sheet, float width) {
    const ImRect card{{0, 0}, {width, 0}};
    const float below = sheet.broad ? 28 + draw::button_height() + 10 : below_narrow;
    return text_end(sheet, card) + above_chart + (sheet.broad ? least_chart : narrow_chart) + below;
}

// The button that shows the moment, and what the chart shows.
void see_button(const ImRect& button, const ResultSheet& sheet, bool dragged, Commands& commands) {
    const TurningPoint& point = *sheet.story.turning_point;
    const std::string see = see_round(sheet.session(), point);
    if (draw::button(sheet.broad ? see : say("See it"), button, {.icon = "forward", .id = "button:see", .name = see})
        && !dragged)
        commands.add(ShowMoment{moment_of(sheet.view.present, point)});
}

void turning_point_card(ImDrawList& draw, const ImRect& card, const ResultSheet& sheet, bool dragged,
                        Commands& commands) {
    ground(draw, card);
    heading(draw, card, turning_point_heading(sheet.session(), sheet.story), room_in(card));
    const float top = lines(&draw, card, card.Min.y + 36, type().body, theme().text,
                            turning_point_in_words(sheet.session(), sheet.story))
                      + above_chart;
    const std::string caption = say("Points after each round");
    ImRect area{{card.Min.x + 44, top}, {card.Max.x - 34, card.Max.y - 10 - draw::button_height() - 28}};
    const bool see = sheet.story.turning_point.has_value();
    if (sheet.broad) {
        const std::string label = see ? see_round(sheet.session(), *sheet.story.turning_point) : std::string{};
        const float wide = std::max(150.0f, draw::button_width(label, {.icon = "forward"}));
        const ImRect button{{card.Min.x + side, card.Max.y - 8 - draw::button_height()},
                            {card.Min.x + side + wide, card.Max.y - 8}};
        const float room = card.Max.x - side - (see ? button.Max.x + 8 : card.Min.x + side);
        draw::text(draw, {card.Max.x - side, button.GetCenter().y}, Anchor::right_middle,
                   draw::fitted(type().small, caption, room, 0.6f), theme().text2, caption);
        if (see) see_button(button, sheet, dragged, commands);
    } else {
        area.Max = {card.Max.x - beside_chart - 16, card.Max.y - below_narrow};
        const float x = card.Max.x - 10 - 88, y = area.GetCenter().y - 12;
        if (see) see_button({{x, y - 23}, {x + 88, y + 23}}, sheet, dragged, commands);
        draw::wrapped(&draw, {x + 44, y + 30}, {.room = 96, .anchor = Anchor::centre, .leading = 15}, type().small,
                      theme().text2, caption);
    }
    for (const RoundPoints& round : sheet.story.rounds)
        tree::add(tree::Role::item, round_in_words(sheet.session(), round));
    result_chart(draw, area, sheet);
}

// ---- the best regions

constexpr ImVec2 pill{38, 19};

// A player's mark and points.
void points_pill(ImDrawList& draw, ImVec2 middle, Player player, int points) {
    const ImVec2 half = pill / 2, inner = half - ImVec2{1.6f, 1.6f};
    draw::fine(draw);
    draw.AddRectFilled(middle - half, middle + half, draw::light.gold, half.y);
    draw.AddRect(middle - half, middle + half, draw::light.ink, half.y, 0, 0.7f);
    draw.AddRectFilled(middle - inner, middle + inner, draw::paper::pill, inner.y);
    draw.AddRect(middle - inner, middle + inner, draw::light.ink, inner.y, 0, 1);
    draw::shape(draw, draw::seat(player).shape, {middle.x - 9.5f, middle.y}, 8.6f, draw::seat(player).colour,
                draw::light.ink, 0.8f);
    draw::text(draw, {middle.x + half.x - 6, middle.y}, Anchor::right_middle, {draw::Face::black, 12.5f},
               draw::paper::text, std::to_string(points));
}

// The pills of the players whose best region this is, side by side.
void pills(ImDrawList& draw, ImVec2 middle, const ImRect& room, Place place, const ResultSheet& sheet,
           std::vector<ImVec2>& taken) {
    const ImVec2 size = pill;
    std::vector<Player> of;
    for (Player p : Players::first(sheet.players()))
        if (sheet.story.best[p].place == place) of.push_back(p);
    const float all = (size.x + 4) * static_cast<float>(of.size());
    middle = ImClamp(middle, room.Min + ImVec2{all / 2 + 2, size.y}, room.Max - ImVec2{all / 2 + 2, size.y});
    for (const ImVec2 other : taken)   // below those that are in its way
        if (std::abs(middle.x - other.x) < all / 2 + size.x / 2 + 2 && std::abs(middle.y - other.y) < size.y + 3)
            middle.y = other.y + size.y + 3;
    ImVec2 at{middle.x - (all - size.x - 4) / 2, middle.y};
    for (Player p : of) {
        points_pill(draw, at, p, sheet.story.best[p].points);
        taken.push_back(at);
        at.x += size.x + 4;
    }
}

// The map with a ring around each best region, and pills with the points in it.
void best_on_map(ImDrawList& draw, const ImRect& rect, const ResultSheet& sheet) {
    const ImRect all = map::extent(map::whole_map);
    const float scale = std::max(rect.GetWidth() / all.GetWidth(), rect.GetHeight() / all.GetHeight());
    const ImVec2 origin = draw::snapped(rect.GetCenter() - all.GetCenter() * scale);
    draw.PushClipRect(rect.Min, rect.Max, true);
    draw.AddRectFilled(rect.Min, rect.Max, theme().sea2);
    draw_map(draw, origin, scale);
    Places ringed;
    for (Player p : Players::first(sheet.players()))
        if (is_place(sheet.story.best[p].place)) ringed.add(sheet.story.best[p].place);
    for (Place place : ringed) map::draw_layer(draw, map::Layer::ring, place, map::whole_map, origin, scale);
    draw.PopClipRect();
    std::vector<ImVec2> taken;
    for (Place place : ringed)
        pills(draw, origin + map::anchor(place, map::Kind::name, map::whole_map) * scale, rect, place, sheet, taken);
    draw.AddRect(rect.Min, rect.Max, theme().mark_line, 6, 0, 1.1f);
}

// As large as the room allows, without cutting off more of the map than at its edges.
ImRect map_in(const ImRect& room) {
    const ImRect all = map::extent(map::whole_map);
    const float most = room.GetHeight() * all.GetWidth() / all.GetHeight() * 1.06f;
    const float spare = std::max(0.0f, room.GetWidth() - most);
    return {{room.Min.x + spare / 2, room.Min.y}, {room.Max.x - spare / 2, room.Max.y}};
}

void best_regions_card(ImDrawList& draw, const ImRect& card, const ResultSheet& sheet) {
    ground(draw, card);
    heading(draw, card, say("Best regions"), room_in(card));
    const std::string caption = say("All points a player scored there.");
    const float foot =
        card.Max.y - 12
        - draw::wrapped(nullptr, {}, {.room = card.GetWidth() - 24, .leading = 16}, type().label, 0, caption);
    {
        const tree::Silent said;   // the rows say which they are
        best_on_map(draw, map_in({{card.Min.x + 12, card.Min.y + 40}, {card.Max.x - 12, foot - 8}}), sheet);
    }
    draw::wrapped(&draw, {card.Min.x + 12, foot}, {.room = card.GetWidth() - 24, .leading = 16}, type().label,
                  theme().text2, caption);
}

// ---- the level

void level_line(ImDrawList& draw, ImVec2 from, float length, int level) {
    const int count = static_cast<int>(opponents().size());
    const float step = length / static_cast<float>(count - 1);
    draw.AddLine(from, from + ImVec2{length, 0}, theme().edge, 1.4f);
    for (int n = 0; n < count; ++n) {
        const ImVec2 at = from + ImVec2{step * static_cast<float>(n), 0};
        if (n == level) {
            draw.AddCircleFilled(at, 7.5f, draw::light.gold_light);
            draw.AddCircle(at, 7.5f, draw::light.ink, 0, 1.1f);
        } else if (n < level) {
            draw.AddCircleFilled(at, 4.6f, theme().gold_deep);
        } else {
            draw.AddCircleFilled(at, 4.6f, theme().panel);
            draw.AddCircle(at, 4.6f, theme().edge, 0, 1.3f);
        }
    }
}

void recent_line(ImDrawList& draw, ImVec2 from, const std::vector<bool>& recent) {
    for (std::size_t n = 0; n < recent.size(); ++n) {
        const ImVec2 at = from + ImVec2{22.6f * static_cast<float>(n), 0};
        if (recent[n]) {
            draw.AddCircleFilled(at, 6, theme().primary);
            textures::draw(draw, "icons/check", at, 8, textures::paint(theme().primary_text));
        } else {
            draw.AddCircle(at, 5.5f, theme().edge, 0, 1.2f);
        }
    }
}

// Words, and others at the right of the same line if both have room, or else below. Returns the y below them.
float pair_of_lines(ImDrawList* draw, const ImRect& card, float y, draw::Type letters, const std::string& words,
                    const std::string& beside) {
    const float used = draw::width(letters, words) + 12 + draw::width(type().label, beside);
    const float below = lines(draw, card, y, letters, theme().text, words);
    if (used > room_in(card)) return lines(draw, card, below, type().label, theme().text2, beside);
    if (draw)
        draw::text(*draw, {card.Max.x - side, y + body_line / 2}, Anchor::right_middle, type().label, theme().text2,
                   beside);
    return below;
}

// The name of the level, the way to the next one, and the line of all levels. Returns the y below it.
float level_head(ImDrawList* draw, const ImRect& card, const Results& results, bool wide) {
    const std::string level{opponents()[static_cast<std::size_t>(results.level)].name};
    if (draw) {
        tree::add(tree::Role::heading, say("Your level: {name}", level));
        const tree::Silent said;
        const std::string words = wide ? say("Your level: {name}", level) : say("Your level");
        heading(*draw, card, words, wide ? room_in(card) - 170 : room_in(card));
        if (!wide)
            draw::text(*draw, {card.Min.x + side, card.Min.y + 49}, Anchor::left_middle, {draw::Face::serif_bold, 22},
                       theme().gold_deep, level);
        const float length = wide ? 146 : room_in(card) - 16;
        level_line(*draw, {card.Max.x - side - 8 - length, card.Min.y + (wide ? 22 : 76)}, length, results.level);
    }
    return lines(draw, card, card.Min.y + (wide ? 38 : 90), type().body, theme().text, next_level_in_words(results));
}

// Draws the card from the top down and returns the y below its content. A null list only measures.
float level_content(ImDrawList* draw, const ImRect& card, const ResultSheet& sheet) {
    const Results& results = sheet.results;
    const bool wide = card.GetWidth() > 300;
    float y = level_head(draw, card, results, wide) + (wide ? 8 : 12);
    if (draw) draw->AddLine({card.Min.x + side, y}, {card.Max.x - side, y}, theme().line, 1);
    y += wide ? 9 : 13;
    if (draw)
        textures::draw(*draw, "icons/flame", {card.Min.x + side + 9, y + 9}, 20, textures::paint(theme().gold_deep));
    const ImRect right_of_flame{card.Min + ImVec2{26, 0}, card.Max};
    y = pair_of_lines(draw, right_of_flame, y, type().name, streak_in_words(results), earlier_streaks_in_words(results))
        + (wide ? 9 : 14);
    const std::string recent = recent_in_words(results);
    const float dots = 22.6f * static_cast<float>(results.recent.size());
    const bool one_line = draw::width(type().label, recent) + 12 + dots < room_in(card);
    const float below = lines(draw, card, y, type().label, theme().text2, recent);
    const ImVec2 from =
        one_line ? ImVec2{card.Max.x - side - dots + 14, y + body_line / 2} : ImVec2{card.Min.x + side + 6, below + 12};
    if (draw) recent_line(*draw, from, results.recent);
    return one_line ? below + 12 : from.y + 18;
}

float best_turn_content(ImDrawList* draw, const ImRect& card, const ResultSheet& sheet) {
    const BestTurn& best = sheet.story.best_turn;
    if (draw) heading(*draw, card, say("Best turn"), room_in(card));
    float y = card.Min.y + 40;
    if (best.player != nobody) {
        if (draw) {
            const tree::Silent said;
            draw::badge(*draw, best.player, {card.Min.x + side + 24, y + 26}, 22);
            draw::text(*draw, {card.Min.x + side + 60, y + 26}, Anchor::left_middle, {draw::Face::serif_bold, 34},
                       theme().gold_deep, std::to_string(best.points));
        }
        y += 60;
    }
    return lines(draw, card, y, type().body, theme().text, best_turn_in_words(sheet.session(), sheet.story)) + 14;
}

float last_card(ImDrawList* draw, const ImRect& card, const ResultSheet& sheet) {
    if (draw) ground(*draw, card);
    return (sheet.shows_level() ? level_content : best_turn_content)(draw, card, sheet) - card.Min.y;
}

// ---- where the cards are

struct Places3 {
    ImRect turning, regions, last;   // regions: empty where it is left out
    float height = 0;                // of all
};

// From {0, 0}.
Places3 lay_out_cards(const ResultSheet& sheet, float width) {
    const auto last_height = [&](float wide) { return last_card(nullptr, {{0, 0}, {wide, 0}}, sheet); };
    Places3 at;
    if (!sheet.broad) {
        at.turning = {{-8, 0}, {width + 8, turning_point_height(sheet, width + 16)}};
        at.last = {{-8, at.turning.Max.y + 8}, {width + 8, at.turning.Max.y + 8 + last_height(width + 16)}};
        at.height = at.last.Max.y;
    } else if (width >= 850) {
        const float part = (width - 2 * gap) / 876;
        const float high = std::max({usual_height, turning_point_height(sheet, 388 * part), last_height(230 * part)});
        at.turning = {{0, 0}, {388 * part, high}};
        at.regions = {{at.turning.Max.x + gap, 0}, {at.turning.Max.x + gap + 258 * part, high}};
        at.last = {{at.regions.Max.x + gap, 0}, {width, high}};
        at.height = high;
    } else {   // two rows
        const float first = std::max(usual_height, turning_point_height(sheet, width)), half = (width - gap) / 2;
        const float second = std::max(usual_height + 30, last_height(half));
        at.turning = {{0, 0}, {width, first}};
        at.regions = {{0, first + gap}, {half, first + gap + second}};
        at.last = {{half + gap, first + gap}, {width, first + gap + second}};
        at.height = first + gap + second;
    }
    return at;
}

}

float cards_height(const ResultSheet& sheet, float width) { return lay_out_cards(sheet, width).height; }

void result_cards(ImDrawList& draw, ImVec2 corner, float width, const ResultSheet& sheet, bool dragged,
                  Commands& commands) {
    const Places3 at = lay_out_cards(sheet, width);
    const auto moved = [&](const ImRect& rect) { return ImRect{rect.Min + corner, rect.Max + corner}; };
    // Cards appear one after another.
    const auto appear = [&](int n, const auto& paint) {
        const int first = draw.VtxBuffer.Size;
        paint();
        const float from = opening_times::cards + opening_times::next_card * static_cast<float>(n);
        if (const float shown = passed(sheet.time, from, opening_times::card); shown < 1)
            draw::fade(draw, first, shown);
    };
    appear(0, [&] { turning_point_card(draw, moved(at.turning), sheet, dragged, commands); });
    if (at.regions.GetWidth() > 1) appear(1, [&] { best_regions_card(draw, moved(at.regions), sheet); });
    appear(2, [&] { last_card(&draw, moved(at.last), sheet); });
}

}
