// The dialog for the bot of a seat: its strength and its style.
#include <algorithm>

#include "app/screens/screens.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

constexpr float side = 24, head = 62, heading = 30, two_columns = 560, between = 20;

float strengths(float room) { return (room - between) * 0.56f; }   // width of the column of strengths

// Draws one choice and returns its height; a null list only measures.
float choice(ImDrawList* draw, ImVec2 corner, float width, std::string_view title, std::string_view line) {
    const float y = corner.y + 6;
    float high = 12 + 18;
    if (draw) draw::text(*draw, {corner.x + 12, y}, Anchor::left_top, type().body_bold, theme().text, title);
    high += draw::wrapped(draw, {corner.x + 12, y + 18}, {.room = width - 24}, type().label, theme().text2, line);
    return std::max(high, draw::touch_size());
}

bool chosen_row(ImDrawList& draw, float& y, float x, float width, const std::string& id, std::string_view title,
                std::string_view line, bool chosen) {
    const float  high = choice(nullptr, {x, y}, width, title, line);
    const ImRect place{{x, y}, {x + width, y + high}};
    const draw::Touch touch = draw::target(id, place, true, {.on = chosen});
    if (chosen || touch.hovered)
        draw.AddRectFilled(place.Min, place.Max,
                           chosen ? draw::fade(theme().glow_high, theme().dark ? 0.14f : 0.55f) : theme().panel2, 7);
    if (chosen) draw.AddRect(place.Min, place.Max, theme().gold, 7, 0, 1.5f);
    choice(&draw, place.Min, width, title, line);
    if (touch.focused) draw::focus_ring(draw, place, 7);
    y += high + 4;
    return touch.pressed;
}

float list_height(float width, bool style) {
    float high = heading;
    if (style)
        for (const StyleRow& row : styles()) high += choice(nullptr, {0, 0}, width, say(row.title), say(row.line)) + 4;
    else
        for (const BotRow& row : opponents()) high += choice(nullptr, {0, 0}, width, row.name, say(row.line)) + 4;
    return high;
}

}

bool has_styles(const Seat& seat) {
    const BotRow* row = bot(seat.bot);
    return row && row->has_style;
}

std::string player_words(const Seat& seat) {
    if (seat.person()) return say("a person");
    if (!has_styles(seat) || seat.style == Style::even) return say("a bot: {bot}", seat.bot);
    return say("a bot: {bot}, {style}", seat.bot, Message{row(seat.style).title});
}

ImRect opponent_sheet(const ImRect& window) {
    const bool  beside = window.GetWidth() >= two_columns;
    const float wide = std::min(beside ? 720.0f : 420.0f, window.GetWidth() - 12);
    const float room = wide - 2 * side - 8;
    const float needed =
        beside ? list_height(strengths(room), false) : list_height(room, false) + 10 + list_height(room, true);
    const float tall = std::min(head + needed + 14, window.GetHeight() - 8);
    const ImVec2 corner = draw::snapped(window.GetCenter() - ImVec2{wide, tall} / 2);
    return {corner, corner + ImVec2{wide, tall}};
}

void opponent_page(ImDrawList& draw, const ImRect& sheet, Seat& seat) {
    static Scroll scroll;
    const std::string question = say("Who plays {name}?", seat.name);
    const float       wide = sheet.GetWidth() - side - 60;
    const draw::Type title =
        draw::fitted(sheet.GetWidth() < 340 ? type().title : type().screen_title, question, wide, 0.5f);
    tree::heading();
    draw::text(draw, {sheet.Min.x + side, sheet.Min.y + 30}, Anchor::left_middle, title, theme().text,
               draw::shortened(title, question, wide));
    const ImRect inside{{sheet.Min.x + side, sheet.Min.y + head}, {sheet.Max.x - side, sheet.Max.y - 10}};
    const bool   beside = sheet.GetWidth() >= two_columns;
    const float  room = inside.GetWidth() - 8;
    float        width = beside ? strengths(room) : room;
    const float opponents_high = list_height(width, false),
                styles_high = list_height(beside ? room - between - width : room, true);
    scroll.begin("opponents", inside,
                 beside ? std::max(opponents_high, styles_high) : opponents_high + 10 + styles_high, 1);
    float x = inside.Min.x, y = inside.Min.y - scroll.at;
    const auto begin_list = [&](std::string_view name, std::string_view note) {
        tree::heading();
        const float taken = draw::text(draw, {x, y + 2}, Anchor::left_top, type().title, theme().gold_deep, say(name));
        const std::string words = say(note);
        draw::text(draw, {x + taken + 10, y + 5}, Anchor::left_top,
                   draw::fitted(type().small_italic, words, width - taken - 12, 0.7f), theme().text2, words);
        y += heading;
    };
    begin_list("Strength", "from a beginner to a master");
    for (const BotRow& row : opponents())
        if (chosen_row(draw, y, x, width, "opponent:" + std::string{row.name}, std::string{row.name}, say(row.line),
                       row.name == seat.bot)
            && !scroll.dragged)
            seat.bot = row.name;
    if (beside) x += width + between, width = room - between - width, y = inside.Min.y - scroll.at;
    else y += 10;
    begin_list("Style", "what it likes");
    if (!has_styles(seat)) {
        draw::wrapped(&draw, {x, y}, {.room = width}, type().body, theme().text2, say(no_styles));
    } else {
        for (const StyleRow& row : styles())
            if (chosen_row(draw, y, x, width, "style:" + std::string{row.id}, say(row.title), say(row.line),
                           row.id == eg::row(seat.style).id)
                && !scroll.dragged)
                seat.style = style_of(row);
    }
    scroll.end(draw);
}

}
