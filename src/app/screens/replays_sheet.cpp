// The list of replays.
#include <algorithm>

#include "app/replay/replay.h"
#include "app/screens/screens.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"

namespace eg {

using draw::Anchor;
using draw::theme;
using draw::type;

ImRect replays_page(ImDrawList& draw, const Layout& at, Commands& commands) {
    const float width = std::min(440.0f, at.window.GetWidth() - 16), high = draw::button_height();
    const draw::Wrap lines{.room = width - 48, .leading = 19};
    const auto words = [&](ImDrawList* list, ImVec2 top, const Replay& replay) {
        return draw::wrapped(list, top, lines, type().body, theme().text2, say(replay.line));
    };
    float content = 0;
    for (const Replay& replay : replays()) content += high + 6 + words(nullptr, {}, replay) + 16;
    const float  height = std::min(58 + content + 8, at.window.GetHeight() - 12);
    const ImVec2 corner = draw::snapped(at.window.GetCenter() - ImVec2{width, height} / 2);
    const ImRect sheet{corner, corner + ImVec2{width, height}};
    draw::panel(draw, sheet, 14, 3);
    const std::string title = say(replays_title);
    tree::heading();
    draw::text(draw, {sheet.Min.x + 24, sheet.Min.y + 30}, Anchor::left_middle,
               draw::fitted(type().screen_title, title, width - 24 - close_room, 0.6f), theme().text, title);
    const ImRect inside{{sheet.Min.x + 24, sheet.Min.y + 58}, {sheet.Max.x - 24, sheet.Max.y - 8}};
    static Scroll scroll;
    scroll.begin("replays", inside, content, 1);
    float y = inside.Min.y - scroll.at;
    int   n = 0;
    for (const Replay& replay : replays()) {
        if (draw::button(say(replay.title), {{inside.Min.x, y}, {inside.Max.x, y + high}},
                         {.kind = draw::Kind::primary, .icon = "play", .id = "replay:" + std::string{replay.id}})
            && !scroll.dragged)
            commands.add(OpenReplay{n});
        y += high + 6;
        y += words(&draw, {inside.Min.x, y}, replay) + 16;
        ++n;
    }
    scroll.end(draw);
    return sheet;
}

}
