// The review's column: the curve, a card for each moment, of which one is open, and where to go from here.
#include "app/panels/review_panel.h"

#include <algorithm>
#include <array>

#include "app/ui/textures.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

constexpr float pad = 12, inset = 16, indent = 48, round = 13, numbers_high = 44, gap = 8;

// The column's cards, from top to bottom. A null list only measures.
struct Cards {
    ImDrawList* draw;
    const View& view;
    Commands&   commands;
    float       left, room, y;
    bool        dragged;

    const Review& review() const { return view.review; }
    float text(float x, float wide, draw::Type letters, ImU32 ink, std::string_view words) {
        return y += draw::wrapped(draw, {x, y}, {.room = wide}, letters, ink, words);
    }
    void folded(int n, std::size_t number);
    void open(int n, std::size_t number);
    void buttons(std::size_t number, float x, float wide);
};

// The number of a moment at the left of its card.
void number_of(ImDrawList* draw, float x, float y, int n, bool lit) {
    const tree::Silent said;
    if (draw) draw::number(*draw, {x + 24, y}, round, n, lit);
}

void Cards::folded(int n, std::size_t number) {
    const Review::TurningPoint& it = review().turning_points[number];
    const auto texts = [&](ImDrawList* on) {
        const float x = left + indent, wide = room - indent - 30;
        float at = y + 7;
        at += draw::wrapped(on, {x, at}, {.room = wide, .lines = 3}, type().name, theme().text,
                            moment_title(view.session, review(), it));
        if (const std::string line = moment_line(view.session, review(), it); !line.empty())
            at += draw::wrapped(on, {x, at + 1}, {.room = wide}, type().body, theme().text, line) + 1;
        at += draw::wrapped(on, {x, at + 1}, {.room = wide}, type().label_bold, theme().gold_deep,
                            gain_in_words(review(), it));
        return at + 7 - y;
    };
    const ImRect card{{left, y}, {left + room, y + texts(nullptr)}};
    y = card.Max.y + gap;
    if (!draw) return;
    const draw::Touch touch = draw::target("turning_point:" + std::to_string(n), card);
    draw->AddRectFilled(card.Min, card.Max, touch.hovered ? theme().panel2 : theme().panel, 8);
    draw->AddRect(card.Min, card.Max, theme().edge, 8);
    y = card.Min.y;
    texts(draw);
    y = card.Max.y + gap;
    number_of(draw, left, card.GetCenter().y, n, false);
    textures::draw(*draw, "icons/forward", {card.Max.x - 18, card.GetCenter().y}, 18, textures::paint(theme().text));
    if (touch.focused) draw::focus_ring(*draw, card, 8);
    if (touch.pressed && !dragged) commands.add(ShowTurningPoint{number});
}

// One of two numbers: as played, and as it could have been.
void change(ImDrawList& draw, const ImRect& rect, const std::string& what, const std::string& from,
            const std::string& to) {
    draw.AddRectFilled(rect.Min, rect.Max, theme().panel2, 6);
    draw.AddRect(rect.Min, rect.Max, theme().line, 6);
    const std::string numbers = say("{from} → {to}", from, to);
    const float x = rect.GetCenter().x, room = rect.GetWidth() - 8;
    draw::text(draw, {x, rect.Min.y + 14}, Anchor::centre_middle, draw::fitted(type().label, what, room, 0.6f),
               theme().text2, what);
    draw::text(draw, {x, rect.Min.y + 33}, Anchor::centre_middle,
               draw::fitted({draw::Face::black, 16}, numbers, room, 0.6f), theme().text, numbers);
}

std::string signed_points(int points) {
    return points < 0 ? say("−{n}", -points) : points > 0 ? say("+{n}", points) : "0";
}

void Cards::open(int n, std::size_t number) {
    const TurnComparison& both = *view.compared;
    const float top = y, x = left + inset, wide = room - 2 * inset;
    if (draw) {   // measured first, because the ground is drawn before the texts
        Cards measured{nullptr, view, commands, left, room, y, dragged};
        measured.open(n, number);
        const ImRect card{{left, top}, {left + room, measured.y - gap}};
        draw->AddRectFilled(card.Min, card.Max,
                            draw::mix(theme().panel, theme().glow_high, theme().dark ? 0.06f : 0.25f), 9);
        draw->AddRect(card.Min, card.Max, theme().glow, 9, 0, 2.4f);
        number_of(draw, left, top + 24, n, true);
    }
    y += 11;
    text(left + indent, room - indent - inset, type().name, theme().text,
         moment_title(view.session, review(), review().turning_points[number]));
    y = std::max(y + 6, top + 42);
    text(x, wide, type().label_bold, theme().text2,
         reader_of(view.session) == both.player ? say("You played")
                                                : say("{name} played", view.session.name(both.player)));
    text(x, wide, type().body, theme().text, both.played.words);
    y += 8;
    text(x, wide, type().label_bold, theme().gold_deep, say("Better"));
    text(x, wide, type().body, theme().text, both.better.words);
    y += 10;
    const float half = (wide - 8) / 2;
    if (draw) {
        change(*draw, {{x, y}, {x + half, y + numbers_high}}, say("points expected"), signed_points(both.played.points),
               signed_points(both.better.points));
        change(*draw, {{x + half + 8, y}, {x + wide, y + numbers_high}}, say("chance of winning"),
               chance_in_words(both.played.chance), chance_in_words(both.better.chance));
    }
    y += numbers_high + gap;
    if (draw) buttons(number, x, wide);
    y += std::max(40.0f, draw::button_height()) + inset - 4 + gap;
}

void Cards::buttons(std::size_t number, float x, float wide) {
    const float high = std::max(40.0f, draw::button_height());
    const std::string as_played = say("As played");
    const float second = std::min(wide * 0.42f, std::max(110.0f, draw::button_width(as_played)));
    const bool  played = view.at_turning_point && view.as_played;
    if (draw::button(say("Try it again from here"), {{x, y}, {x + wide - second - 8, y + high}},
                     {.kind = draw::Kind::primary, .id = "try"})
        && !dragged)
        commands.add(ShowTurningPoint{number}), commands.add(PlayOn::ask);
    if (draw::button(as_played, {{x + wide - second, y}, {x + wide, y + high}}, {.on = played, .id = "as_played"})
        && !dragged)
        commands.add(ShowTurningPoint{number, !played});
}

// What the board shows of the open moment, in words.
void describe_board(const View& view) {
    if (!view.at_turning_point) return;
    tree::add(tree::Role::heading, way_title(view));
    const std::vector<std::string> parts = way_in_words(view);
    for (std::size_t n = 0; n < parts.size(); ++n)
        tree::add(tree::Role::item, say("{n}. {part}", static_cast<int>(n) + 1, parts[n]));
    for (const ReviewNote& note : review_notes(view))
        tree::add(tree::Role::item, say("{place:start}, {note}", note.place, note.words));
}

void foot(const ImRect& rect, Commands& commands) {
    struct Exit {
        std::string_view label, icon, id;
        Command          command;
    };
    const bool  narrow = rect.GetWidth() < 330;
    const std::array exits = {Exit{narrow ? "Game" : "Whole game", {}, "button:whole_game", ShowCommand::whole_game},
                              Exit{narrow ? "Result" : "The result", {}, "button:result", ShowCommand::result},
                              Exit{"Link", narrow ? "" : "link", "button:link", TransferCommand::link}};
    const float step = (rect.GetWidth() + 8) / static_cast<float>(exits.size());
    for (std::size_t n = 0; n < exits.size(); ++n) {
        const float x = rect.Min.x + step * static_cast<float>(n);
        if (draw::button(say(exits[n].label), {{x, rect.Min.y}, {x + step - 8, rect.Max.y}},
                         {.icon = exits[n].icon, .id = exits[n].id}))
            commands.add(exits[n].command);
    }
}

const char* wait_for(const Review& review) {
    return !review.weighed() ? weighing.data()
           : !review.looked_into() ? looking_into.data()
           : review.moments().empty() ? nothing_better.data()
                                      : nullptr;
}

}

std::size_t line_of(const Stage& stage, const Review::Point& point) {
    std::size_t line = 0;
    while (line + 1 < stage.lines().size() && stage.lines()[line].until < point.events) ++line;
    return line;
}

std::string moment_counted(const View& view) {
    const std::vector<std::size_t> moments = view.review.moments();
    if (!view.at_turning_point) return {};
    const auto n = std::find(moments.begin(), moments.end(), view.compared->number) - moments.begin();
    return say("Moment {n} of {of}", static_cast<int>(n) + 1, moments.size());
}

std::string moment_of_whom(const View& view) {
    if (!view.at_turning_point) return {};
    const Review::Point& point = view.review.points[view.review.turning_points[view.compared->number].point];
    return say("Round {n}, {name}’s turn", round_number(view.table, point.round), view.session.name(point.player));
}

void review_panel(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands) {
    static Scroll scroll;
    const Review& review = view.review;
    const std::vector<std::size_t> moments = review.moments();
    // Without room for all cards the numbers below the curve are tabs, and only the open card is there.
    const bool low = rect.GetHeight() < 560;
    const float high = std::max(38.0f, draw::button_height());
    tree::record(true);
    tree::add(tree::Role::heading, say(review_title));
    for (const std::string& words : {moment_counted(view), moment_of_whom(view)})
        if (!words.empty()) tree::add(tree::Role::text, words);
    ImRect inside{{rect.Min.x + pad, rect.Min.y + 2}, {rect.Max.x - pad, rect.Max.y - pad - high - 6}};
    const float title = low ? 8 : 48, chart = curve_height(rect.GetHeight()),
                axis = std::max(curve_axis, draw::touch_size() + 2);
    const auto cards = [&](ImDrawList* on, float y) {
        Cards all{on, view, commands, inside.Min.x, inside.GetWidth() - 2, y, scroll.dragged};
        if (const char* wait = wait_for(review)) {
            all.text(all.left + 4, all.room - 8, type().body, theme().text2, say(wait));
            all.y += gap;
        }
        for (std::size_t n = 0; n < moments.size(); ++n) {
            const bool open = view.compared && view.compared->number == moments[n];
            if (open) all.open(static_cast<int>(n) + 1, moments[n]);
            else if (!low) all.folded(static_cast<int>(n) + 1, moments[n]);
        }
        return all.y;
    };
    const float above = title + chart + axis + 10;
    scroll.begin("review", inside, above + cards(nullptr, 0), 1);
    const float top = inside.Min.y - scroll.at;
    if (!low) {
        const std::string words = say(moments_title(moments.size()));
        tree::heading();
        draw::text(draw, {inside.Min.x + 6, top + 24}, Anchor::left_middle,
                   draw::fitted(type().title, words, inside.GetWidth() - 12), theme().text, words);
    }
    curve(draw, {{inside.Min.x, top + title}, {inside.Max.x, top + title + chart}}, view, scroll.dragged, commands);
    cards(&draw, top + above);
    scroll.end(draw, 5);
    foot({{inside.Min.x, rect.Max.y - pad - high}, {inside.Max.x, rect.Max.y - pad}}, commands);
    describe_board(view);
    describe_curve(view);
    tree::record(false);
}

}
