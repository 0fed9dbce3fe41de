// The progress in a lesson: the number of the step, and a row of dots: ticked, with a ring (now), and hollow. Without
// room for them it is a bar.
#include <algorithm>
#include <cmath>

#include "app/panels/panels.h"
#include "app/ui/textures.h"

namespace eg {

void lesson_steps(ImDrawList& draw, const ImRect& row, const LessonRunner& lesson, draw::Type type) {
    constexpr float widest = 19, least = 9;   // from dot to dot
    const draw::Theme& t = draw::theme();
    const auto         steps = static_cast<float>(lesson.lesson().steps.size());
    const std::string  whole = say("Step {n} of {of}", lesson.number() + 1, lesson.lesson().steps.size());
    const draw::Type   fitted = draw::fitted(type, whole, row.GetWidth());
    const std::string number = draw::width(fitted, whole) <= row.GetWidth() + 1
                                   ? whole
                                   : say("{n}/{of}", lesson.number() + 1, lesson.lesson().steps.size());
    const float        y = row.GetCenter().y;
    const float first =
        row.Min.x
        + draw::text(draw, {row.Min.x, y}, draw::Anchor::left_middle, number == whole ? fitted : type, t.text, number)
        + 20;
    const float pace = std::min(widest, (row.Max.x - first) / (steps - 0.5f)), radius = std::min(5.0f, pace * 0.34f);
    draw::fine(draw);
    if (pace < least) {   // a bar
        const float done = (static_cast<float>(lesson.number()) + 0.5f) / steps, right = row.Max.x - 6;
        if (right < first + 30) return;
        draw.AddRectFilled({first - 6, y - 3}, {right, y + 3}, t.line, 3);
        draw.AddRectFilled({first - 6, y - 3}, {std::lerp(first - 6, right, done), y + 3}, t.gold_deep, 3);
        return;
    }
    for (std::size_t n = 0; n < lesson.lesson().steps.size(); ++n) {
        const ImVec2 at{first + pace * static_cast<float>(n), y};
        if (n < lesson.number()) {
            draw.AddCircleFilled(at, radius, t.gold_deep);
            if (radius > 4) textures::draw(draw, "icons/check", at, 2 * radius - 1, textures::paint(t.panel));
        } else if (n == lesson.number()) {
            draw.AddCircle(at, radius + 2.4f, t.gold, 0, 1.8f);
            draw.AddCircleFilled(at, radius, t.gold_light);
            draw.AddCircle(at, radius, t.text, 0, 1.2f);
        } else draw.AddCircle(at, radius, t.edge, 0, 1.4f);
    }
}

}
