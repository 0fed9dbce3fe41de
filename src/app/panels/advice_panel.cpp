// The hint: some ideas for the turn, with the chance of winning and the points that each gives.
#include <algorithm>
#include <array>

#include "app/panels/description.h"
#include "app/panels/panels.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

constexpr float pad = 12, chance_width = 54;

float head_height() { return draw::touch_size() > 40 ? 48.0f : 38.0f; }

float row(ImDrawList* draw, const ImRect& rect, const View& view, int n) {
    const Idea& idea = view.advice->idea(n);
    const std::string chance = chance_in_words(idea.share);
    const float column = std::max(chance_width, draw::width(type().title, chance) + 16);
    const float x = rect.Min.x + column, room = rect.GetWidth() - column - 6;
    float y = rect.Min.y + 4;
    y += draw::wrapped(draw, {x, y}, {.room = room - 6}, type().body, theme().text,
                       in_words(view.session, seen_by_asked(view.session), idea.plan(), true));
    y += 2
         + draw::wrapped(draw, {x, y + 2}, {.room = room - 6}, type().label, theme().text2,
                         points_in_words(seen_by_asked(view.session), idea, view.memory));
    if (draw) draw::text(*draw, {rect.Min.x + 8, rect.Min.y + 4}, Anchor::left_top, type().title, theme().text, chance);
    return std::max(y + 4 - rect.Min.y, draw::touch_size());
}

float content_height(const View& view, float width) {
    float height = 0;
    for (int n = 0; n < view.advice->count(view.session); ++n)
        height += row(nullptr, {{0, 0}, {width, 0}}, view, n) + 4;
    return height;
}

}

float hint_height(const View& view, float width) {
    return head_height() + std::max(52.0f, content_height(view, width - 2 * pad)) + 4;
}

void hint(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands) {
    static Scroll scroll;
    draw::panel(draw, rect, 8, 2);
    const float middle = rect.Min.y + head_height() / 2 + 1;
    const float end =
        rect.Min.x + pad
        + draw::text(draw, {rect.Min.x + pad, middle}, Anchor::left_middle, type().title, theme().text, say("Hint"));
    const std::string equal = equal_in_words(*view.advice, view.session);
    const std::string what = view.advice->chosen >= 0 ? say("preview")
                             : !equal.empty()         ? equal
                                                      : say("chance of winning, points by the end of the round");
    if (end + 56 + draw::width(type().small_italic, what) < rect.Max.x)
        draw::text(draw, {end + 10, middle + 1}, Anchor::left_middle, type().small_italic, theme().gold_deep, what);
    const float size = std::max(draw::touch_size(), 32.0f);
    const ImRect cross{{rect.Max.x - size - 4, middle - size / 2}, {rect.Max.x - 4, middle + size / 2}};
    if (draw::icon_button("close", cross,
                          {.kind = draw::Kind::quiet, .tooltip = say("Close the hint"), .id = "hint:close"}))
        commands.add(ShowCommand::hint);
    const int count = view.advice->count(view.session);
    const ImRect inside{{rect.Min.x + pad, rect.Min.y + head_height()}, {rect.Max.x - pad, rect.Max.y - 4}};
    if (count == 0) {
        draw::text(draw, inside.Min + ImVec2{0, 8}, Anchor::left_top, type().body, theme().text2, say("Thinking …"));
        return;
    }
    scroll.begin("hint", inside, content_height(view, inside.GetWidth()), 1);
    float y = inside.Min.y - scroll.at;
    for (int n = 0; n < count; ++n) {
        const float  high = row(nullptr, {{inside.Min.x, y}, {inside.Max.x, y}}, view, n);
        const ImRect place{{inside.Min.x, y}, {inside.Max.x, y + high}};
        const draw::Touch touch = draw::target("hint:" + std::to_string(n + 1), place);
        if (touch.pressed && !scroll.dragged) commands.add(ShowIdea{n});
        const bool chosen = view.advice->chosen == n;
        if (chosen || touch.hovered)
            draw.AddRectFilled(place.Min, place.Max,
                               chosen ? draw::fade(theme().glow_high, theme().dark ? 0.14f : 0.55f) : theme().panel2,
                               7);
        if (chosen) draw.AddRect(place.Min, place.Max, theme().gold, 7, 0, 1.5f);
        row(&draw, place, view, n);
        y += high + 4;
    }
    scroll.end(draw, 8);   // the bar does not touch the frame of the chosen idea
}

void describe_hint(const View& view, Description& to) {
    if (!view.advice || !view.mine()) return;
    tree::add(tree::Role::heading, say("Hint"));
    const int count = view.advice->count(view.session);
    if (count == 0) tree::add(tree::Role::text, say("Thinking …"));
    if (const std::string equal = equal_in_words(*view.advice, view.session); !equal.empty())
        tree::add(tree::Role::text, equal);
    const State seen = seen_by_asked(view.session);
    for (int n = 0; n < count; ++n) {
        const Idea& idea = view.advice->idea(n);
        to.button("hint:" + std::to_string(n + 1),
                  say("Idea {n}: chance of winning {chance}. {deeds} Points after this round, compared with now: "
                      "{points}.", n + 1,
                      chance_in_words(idea.share), in_words(view.session, seen, idea.plan(), true),
                      points_in_words(seen, idea, view.memory)),
                  ShowIdea{n}, {}, view.advice->chosen == n);
    }
}

}
