#include "app/panels/nobodys_seat.h"

#include <cmath>

#include "app/panels/cards.h"
#include "app/panels/seat_words.h"
#include "app/ui/widgets.h"

namespace eg {

using draw::Anchor;
using draw::theme;
using draw::type;

void nobodys_row(ImDrawList& draw, const ImRect& line, const View& view, Player p, float left, float right) {
    const State& s = view.table;
    const float  middle = std::floor((line.Min.y + line.Max.y) / 2);
    draw.PushClipRect(line.Min, line.Max, true);
    for (float x = line.Min.x - line.GetHeight(); x < line.Max.x; x += 9)
        draw.AddLine({x, line.Max.y}, {x + line.GetHeight(), line.Min.y}, draw::fade(theme().edge, 0.16f), 1);
    draw.PopClipRect();
    const ImVec2 corners[] = {line.Min + ImVec2{4, 3},
                              {line.Max.x - 4, line.Min.y + 3},
                              line.Max - ImVec2{4, 3},
                              {line.Min.x + 4, line.Max.y - 3}};
    draw::dashed(draw, corners, true, 4, 3, theme().edge, 1);
    SeatLayout& lies = view.lies.seats[p];
    lies.power = {left + 24, middle};
    lies.badge = lies.court = lies.province = lies.disc = lies.kept = {left + 57, middle};
    if (const int power = power_shown(s, p); power != no_power) power_chip(draw, lies.power, p, power);
    draw::badge(draw, p, lies.badge, 14);
    const float x = left + 78;
    const std::string all = say("{n, plural, one {# in the box} other {# in the box}}", s.province[p]);
    const float room = right - draw::width(type().label, all) - 12 - x;
    draw::text(draw, {x, middle - 7}, Anchor::left_middle, type().name, theme().text2,
               draw::shortened(type().name, view.session.name(p), room));
    draw::text(draw, {x, middle + 8}, Anchor::left_middle, type().label, theme().text2,
               draw::shortened(type().label, what_nobody_did(s, p), room));
    draw::text(draw, {right, middle}, Anchor::right_middle, type().label, theme().text2, all);
}

void nobodys_cell(ImDrawList& draw, const ImRect& place, const View& view, Player p, float radius, bool tiny) {
    const State& s = view.table;
    const ImVec2 corners[] = {place.Min, {place.Max.x, place.Min.y}, place.Max, {place.Min.x, place.Max.y}};
    draw::dashed(draw, corners, true, 4, 3, theme().edge, 1);
    SeatLayout& lies = view.lies.seats[p];
    lies.badge = lies.power = lies.court = lies.province = lies.disc =
        lies.kept = {place.Min.x + radius + 4, place.Min.y + radius + 4};
    draw::badge(draw, p, lies.badge, radius);
    const float left = place.Min.x + 2 * radius + 8, room = place.Max.x - 4 - left;
    const std::string name = view.session.name(p);
    if (!tiny && draw::width(type().label_bold, name) <= room)
        draw::text(draw, {left, place.Min.y + 11}, Anchor::left_middle, type().label_bold, theme().text2, name);
    const float low = place.Max.y - 11;
    if (const int power = power_shown(s, p); power != no_power)
        power_chip(draw, {place.Min.x + 16, low}, p, power, {9, 8.5f});
    const std::string left_over = std::to_string(s.province[p]);
    draw::text(draw, {place.Max.x - 5, low}, Anchor::right_middle, type().label, theme().text2, left_over);
}

}
