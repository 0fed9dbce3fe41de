// The list of lessons: what each teaches, how long it is, and the player's progress.
#include <algorithm>

#include "app/screens/screens.h"
#include "app/ui/textures.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

constexpr float pad = 14, gap = 8, mark_room = 34;

// Draws a row and returns its height; a null list only measures.
float row(ImDrawList* draw, ImVec2 corner, float width, const Screens& screens, int n, bool pressable,
          Commands& commands) {
    const Lesson&     lesson = lessons()[static_cast<std::size_t>(n)];
    const bool        done = learned(screens.progress, lesson);
    const std::string title = say(lesson.title), line = say(lesson.line), note = lesson_note(screens, lesson);
    const float       room = width - 2 * pad - mark_room;
    const draw::Wrap  lines{.room = room, .leading = 18};
    const float high = 36 + draw::wrapped(nullptr, {}, lines, type().body, 0, line) + 2
                       + draw::wrapped(nullptr, {}, lines, type().small_italic, 0, note) + 10;
    if (!draw) return high;
    const ImRect      rect{corner, corner + ImVec2{width, high}};
    const draw::Touch touch = draw::target("learn:" + std::string{lesson.id}, rect);
    if (touch.pressed && pressable) commands.add(OpenLesson{n});
    draw->AddRectFilled(rect.Min, rect.Max, touch.hovered ? theme().panel2 : theme().panel, 8);
    draw->AddRect(rect.Min, rect.Max, touch.hovered ? theme().focus : theme().edge, 8);
    draw::text(*draw, corner + ImVec2{pad, 20}, Anchor::left_middle, draw::fitted(type().title, title, room, 0.6f),
               theme().text, title);
    float y = corner.y + 36;
    y += draw::wrapped(draw, {corner.x + pad, y}, lines, type().body, theme().text, line) + 2;
    draw::wrapped(draw, {corner.x + pad, y}, lines, type().small_italic, done ? theme().gold_deep : theme().text2,
                  note);
    textures::draw(*draw, done ? "icons/check" : "icons/forward", {rect.Max.x - pad - 11, rect.GetCenter().y}, 20,
              textures::paint(done ? theme().gold_deep : theme().text2));
    if (touch.focused) draw::focus_ring(*draw, rect, 8);
    return high;
}
}

std::string lesson_note(const Screens& screens, const Lesson& lesson) {
    const std::size_t steps = lesson.steps.size(), begun = reached(screens.progress, lesson);
    const int         long_ = minutes(lesson);
    if (begun == steps)
        return say(
            "Done. {n, plural, one {# step} other {# steps}}, {m, plural, one {# minute} other {# minutes}} to read.",
            steps, long_);
    if (begun > 0) return say("Goes on at step {n} of {of}.", begun + 1, steps);
    return say("{n, plural, one {# step} other {# steps}}, {m, plural, one {# minute} other {# minutes}} to read.",
               steps, long_);
}

ImRect lessons_page(ImDrawList& draw, const Layout& at, const Screens& screens, Commands& commands) {
    static Scroll scroll;
    const float width = std::min(500.0f, at.window.GetWidth() - 16), room = width - 40;
    const int   count = static_cast<int>(lessons().size());
    float content = 0;
    for (int n = 0; n < count; ++n) content += row(nullptr, {}, room, screens, n, false, commands) + gap;
    const float  height = std::min(58 + content + 8, at.window.GetHeight() - 12);
    const ImVec2 corner = draw::snapped(at.window.GetCenter() - ImVec2{width, height} / 2);
    const ImRect sheet{corner, corner + ImVec2{width, height}};
    draw::panel(draw, sheet, 14, 3);
    const std::string title = say(lessons_title);
    tree::heading();
    draw::text(draw, {sheet.Min.x + 24, sheet.Min.y + 30}, Anchor::left_middle,
               draw::fitted(type().screen_title, title, width - 24 - close_room, 0.6f), theme().text, title);
    const ImRect inside{{sheet.Min.x + 18, sheet.Min.y + 58}, {sheet.Max.x - 14, sheet.Max.y - 8}};
    scroll.begin("lessons", inside, content, 1);
    float y = inside.Min.y - scroll.at;
    for (int n = 0; n < count; ++n)
        y += row(&draw, {inside.Min.x, y}, room, screens, n, !scroll.dragged, commands) + gap;
    scroll.end(draw, 6);
    return sheet;
}

}
