#include "app/screens/seat_rows.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "app/screens/screens.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

// The bot of a seat: its name and style between two arrows. True: it was pressed, to choose from all bots.
bool opponent(ImDrawList& draw, int n, Seat& seat, const ImRect& rect) {
    std::string& name = seat.bot;
    const int count = static_cast<int>(opponents().size());
    int now = 0;
    for (int i = 0; i < count; ++i)
        if (opponents()[static_cast<std::size_t>(i)].name == name) now = i;
    draw.AddRectFilled(rect.Min, rect.Max, theme().panel2, 7);
    draw.AddRect(rect.Min, rect.Max, theme().edge, 7);
    float arrow = std::max(30.0f, draw::touch_size());
    if (rect.GetWidth() - 2 * arrow < 80) arrow = 0;
    const std::string which = std::to_string(n);
    const auto turn = [&](const char* icon, const ImRect& at, int by, const std::string& id) {
        const bool more = now + by >= 0 && now + by < count;
        std::optional<tree::Silent> nothing_to_say;
        if (!more) nothing_to_say.emplace();
        if (arrow == 0
            || !draw::icon_button(icon, at,
                                  {.kind = draw::Kind::quiet,
                                   .enabled = more,
                                   .id = id,
                                   .name = by < 0 ? say("A weaker bot for {name}", seat.name)
                                                  : say("A stronger bot for {name}", seat.name)}))
            return;
        name = opponents()[static_cast<std::size_t>(now + by)].name;
    };
    turn("back", {rect.Min, {rect.Min.x + arrow, rect.Max.y}}, -1, "weaker:" + which);
    turn("forward", {{rect.Max.x - arrow, rect.Min.y}, rect.Max}, 1, "stronger:" + which);
    const ImRect middle{{rect.Min.x + arrow, rect.Min.y}, {rect.Max.x - arrow, rect.Max.y}};
    const BotRow& row = opponents()[static_cast<std::size_t>(now)];
    const bool  styled = seat.style != Style::even && has_styles(seat);
    const float lift = styled ? 10.5f : 3.5f;
    draw::text(draw, middle.GetCenter() - ImVec2{0, lift}, Anchor::centre_middle, type().body_bold, theme().text,
               draw::shortened(type().body_bold, std::string{row.name}, middle.GetWidth()));
    if (styled) {
        const std::string style = say(eg::row(seat.style).title);
        const draw::Type  small = draw::fitted(type().small_italic, style, middle.GetWidth());
        draw::text(draw, middle.GetCenter() + ImVec2{0, 2}, Anchor::centre_middle, small, theme().text2,
                   draw::shortened(small, style, middle.GetWidth()));
    }
    draw::fine(draw);
    for (int i = 0; i < count; ++i) {   // its strength
        const ImVec2 at{middle.GetCenter().x + 6 * (static_cast<float>(i) - static_cast<float>(count - 1) / 2),
                        rect.Max.y - (styled ? 4.5f : 5.5f)};
        if (i <= now) draw.AddCircleFilled(at, 2, theme().gold_deep);
        else draw.AddCircle(at, 1.6f, theme().edge, 0, 0.8f);
    }
    const std::string question = say("Who plays {name}?", seat.name);
    const draw::Touch touch =
        draw::target("level:" + which, middle, true, {.name = question, .note = player_words(seat)});
    if (touch.hovered) draw::tooltip(middle, say(row.line));
    if (touch.focused) draw::focus_ring(draw, middle, 7);
    return touch.pressed;
}

void seat_row(const ImRect& row, ImDrawList& draw, Plan& plan, int n, bool narrow, Commands& commands) {
    Seat& seat = plan.seats[static_cast<std::size_t>(n)];
    const Player p = static_cast<Player>(n);
    const bool tight = row.GetWidth() < tight_row && row.GetHeight() > 80;   // and there is room for two lines
    ImRect rest = row;
    if (tight) rest.Max.y = row.GetCenter().y + 2;
    const float high = std::min(draw::now().coarse ? 44.0f : 38.0f, rest.GetHeight() - 6);
    float y = rest.GetCenter().y;
    const auto box = [&](const ImRect& part) { return ImRect{{part.Min.x, y - high / 2}, {part.Max.x, y + high / 2}}; };
    draw::badge(draw, p, {rest.Min.x + 17, y}, std::min(16.0f, high / 2));
    rest.Min.x += 42;
    // Missing parts leave their place free, so that the columns are aligned.
    const float gap = narrow ? 6 : 10;
    float bots_width = narrow ? 96 : 142;
    for (const StyleRow& style : styles())
        if (!narrow)
            bots_width = std::max(bots_width, draw::width(type().small_italic, say(style.title))
                                                  + (draw::now().coarse ? 4 : 64));   // the arrows
    const float kind_width = narrow ? 100 : 128;
    const float cross_width = std::max(26.0f, draw::touch_size());
    const bool  removable = plan.setup.players > 2 && n == plan.setup.players - 1;
    const ImRect cross = cut_right(rest, cross_width);
    ImRect name = cut_left(rest, tight ? rest.GetWidth() : rest.GetWidth() - kind_width - bots_width - 2 * gap, gap);
    name = box(name);
    const draw::Touch touch = draw::target("name:" + std::to_string(n), name, true,
                                           {.name = say("Another name for {name}", seat.name)});
    draw.AddRectFilled(name.Min, name.Max, theme().dark ? theme().panel2 : IM_COL32_WHITE, 7);
    draw.AddRect(name.Min, name.Max, touch.hovered ? theme().text2 : theme().edge, 7);
    draw::text(draw, {name.Min.x + 11, y}, Anchor::left_middle, type().name_plain, theme().text,
               draw::shortened(type().name_plain, seat.name, name.GetWidth() - 18));
    if (touch.focused) draw::focus_ring(draw, name, 7);
    if (touch.pressed) commands.add(EditName{n, name});
    if (removable
        && draw::icon_button("close", {{cross.Min.x, y - cross_width / 2}, {cross.Max.x, y + cross_width / 2}},
                             {.kind = draw::Kind::quiet,
                              .tooltip = say("Remove this player"),
                              .id = "seat:remove",
                              .name = say("Remove {name}", seat.name)}))
        plan.setup.players -= 1;
    if (tight) {
        rest = {{row.Min.x + 42, row.GetCenter().y - 2}, row.Max};
        y = rest.GetCenter().y - 2;
    }
    int kind = seat.person() ? 0 : 1;
    if (draw::segments("kind:" + std::to_string(n), seat.name, std::array{say("Person"), say("Bot")}, kind,
                       box(cut_left(rest, kind_width, gap))))
        seat.bot = kind ? usual_bot : std::string_view{};
    const ImRect level = box(rest);
    if (!seat.person()) {
        if (opponent(draw, n, seat, level)) commands.add(ChooseOpponent{n});
    } else {
        draw::text(draw, {level.Min.x + 2, y}, Anchor::left_middle, type().label, theme().text2,
                   say(narrow ? "here" : "on this device"));
    }
}

}

RowSizes row_sizes(float roomy, bool tight) {
    const bool coarse = draw::now().coarse;
    const float seat = (coarse ? 50.0f : 46.0f) + roomy * 10;
    return {tight ? 2 * seat : seat, seat, coarse ? 44.0f : 34 + roomy * 4, 6 + roomy * 6};
}

float seats_height(const Plan& plan, const RowSizes& rows) {
    return rows.seat * static_cast<float>(plan.setup.players) + (plan.setup.players < max_players ? rows.add : 0.0f);
}

void seat_rows(ImDrawList& draw, ImRect rest, Plan& plan, Commands& commands, bool narrow, const RowSizes& rows) {
    for (int n = 0; n < plan.setup.players; ++n) {
        seat_row(cut_top(rest, rows.seat), draw, plan, n, narrow, commands);
        if (n + 1 < plan.setup.players || n + 1 == max_players)
            draw::rule(draw, {rest.Min.x, rest.Min.y}, rest.GetWidth());
    }
    if (plan.setup.players == max_players) return;
    const ImRect row = cut_top(rest, rows.add, 0);
    const ImRect add = padded(row, 0.5f, 3);
    const draw::Touch touch = draw::target("seat:add", add, true, {.name = say("Add a player")});
    if (touch.hovered) draw.AddRectFilled(add.Min, add.Max, theme().panel2, 7);
    draw.PathRect(add.Min, add.Max, 7);
    const std::vector<ImVec2> edge(draw._Path.begin(), draw._Path.end());
    draw.PathClear();
    draw::dashed(draw, edge, true, 5, 4, theme().edge, 1.2f);
    const Player next = static_cast<Player>(plan.setup.players);
    draw::badge(draw, next, {add.Min.x + 20, add.GetCenter().y}, 11);
    draw::text(draw, {add.Min.x + 42, add.GetCenter().y}, Anchor::left_middle, type().body_bold, theme().text,
               say("Add a player"));
    if (!narrow)
        draw::text(draw, {add.Max.x - 14, add.GetCenter().y}, Anchor::right_middle, type().label, theme().text2,
                   say(seat_word(next)));
    if (touch.focused) draw::focus_ring(draw, add, 7);
    if (touch.pressed) plan.setup.players += 1;
}

}
