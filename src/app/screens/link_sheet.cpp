// The dialog for a game from a link: watch it, or play on in one of its seats.
#include <algorithm>

#include "app/screens/screens.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"

namespace eg {

using draw::Anchor;
using draw::theme;
using draw::type;

std::string link_title(const Screens& screens) {
    return say(screens.replaying ? "Play on from here" : "A game in a link");
}

std::string link_words(const Screens& screens) {
    const Session& session = screens.linked->session;
    if (session.over()) return say("{game}.", screens.linked->line);
    if (people_of(session).size() < 2)
        return say("{game}. Look at it, or play on in any seat: bots play the others.", screens.linked->line);
    return say(
        "{game}. Look at it, or play on in any seat. In a person's seat you pass the device on; in a bot's seat you "
        "play against bots.",
        screens.linked->line);
}

void link_page(ImDrawList& draw, const Layout& at, ImRect& sheet, const Screens& screens, Commands& commands) {
    const Session& session = screens.linked->session;
    const Players  seats = session.over() ? Players{} : session.seen().seats();
    const std::string words = link_words(screens);
    const float  high = draw::button_height(), width = std::min(440.0f, at.window.GetWidth() - 16);
    const int    rows = seats.size() + 2;
    const draw::Wrap lines{.room = width - 48, .leading = 19};
    const float  told = draw::wrapped(nullptr, {}, lines, type().body, 0, words);
    // In one column; in a low window in two.
    const auto tall = [&](int across) {
        return 58 + told + 14 + static_cast<float>((rows + across - 1) / across) * (high + 8) + 12;
    };
    const int    across = tall(1) > at.window.GetHeight() - 12 ? 2 : 1;
    const float  height = std::min(tall(across), at.window.GetHeight() - 12);
    const ImVec2 corner = draw::snapped(at.window.GetCenter() - ImVec2{width, height} / 2);
    sheet = {corner, corner + ImVec2{width, height}};
    draw::panel(draw, sheet, 14, 3);
    const std::string title = link_title(screens);
    tree::heading();
    draw::text(draw, {sheet.Min.x + 24, sheet.Min.y + 30}, Anchor::left_middle,
               draw::fitted(type().screen_title, title, width - 24 - close_room, 0.6f), theme().text, title);
    ImRect inside{{sheet.Min.x + 24, sheet.Min.y + 58}, {sheet.Max.x - 24, sheet.Max.y - 12}};
    static Scroll scroll;
    scroll.begin("link", inside, tall(across) - 70, 1);
    draw::wrapped(&draw, {inside.Min.x, inside.Min.y - scroll.at}, lines, type().body, theme().text2, words);
    const float each = (inside.GetWidth() - 8 * static_cast<float>(across - 1)) / static_cast<float>(across);
    int n = 0;
    const auto place = [&] {
        const ImVec2 from{inside.Min.x + static_cast<float>(n % across) * (each + 8),
                          inside.Min.y - scroll.at + told + 14 + static_cast<float>(n / across) * (high + 8)};
        ++n;
        return ImRect{from, from + ImVec2{each, high}};
    };
    if (draw::button(say(watch_words), place(), {.kind = draw::Kind::primary, .id = "button:watch"}))
        commands.add(screens.watching ? Command{Close{}} : LinkedCommand::watch);
    for (Player p : seats)
        if (draw::button(say("Play on as {name}", session.name(p)), place(), {.id = "button:as:" + std::to_string(p)}))
            commands.add(PlayAs{p});
    if (draw::button(say(keep_out_words), place(), {.id = "button:stay"}))
        commands.add(screens.watching ? Command{GameCommand::leave} : Close{});
    scroll.end(draw);
    if (scroll.dragged) commands.clear();
}

}
