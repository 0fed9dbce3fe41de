// The new game: seats, options, and what is in the box, over the map.
#include "app/screens/screens.h"

#include <algorithm>
#include <array>

#include "app/ui/textures.h"
#include "app/board/map.h"
#include "app/game/options.h"
#include "app/screens/box_tiles.h"
#include "app/screens/seat_rows.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

void option_row(ImDrawList& draw, const ImRect& row, const Option<Plan>& option, Plan& plan, bool narrow) {
    int chosen = option.get(plan);
    const std::string note = say(option.notes[chosen ? 1 : 0]),
                      label = say(narrow && option.id == "pace" ? "Pace" : option.label);
    const float  y = (row.Min.y + row.Max.y) / 2;
    const float  label_width = std::min(158.0f, row.GetWidth() * 0.27f);
    {
        const tree::Silent said_with_choices;
        draw::text(draw, {row.Min.x, y}, Anchor::left_middle, type().body_bold, theme().text, label);
    }
    float width = row.GetWidth() - label_width;
    if (!note.empty() && row.GetWidth() > 470) {
        width = std::min(width, 250.0f);
        const float x = row.Min.x + label_width + width + 12;
        draw::text(draw, {x, y}, Anchor::left_middle, draw::fitted(type().label, note, row.Max.x - x), theme().text2,
                   note);
    }
    if (draw::segments(option.id, label, option.words(), chosen,
                       {{row.Min.x + label_width, row.Min.y}, {row.Min.x + label_width + width, row.Max.y}}))
        option.set(plan, chosen);
}

// Without the edition, which has tiles.
std::vector<Option<Plan>> rows_of_options(const Plan& plan) {
    std::vector<Option<Plan>> rows = plan_options(plan);
    rows.erase(rows.begin());
    return rows;
}
float options_height(const Plan& plan, const RowSizes& rows) {
    return static_cast<float>(rows_of_options(plan).size()) * (rows.high + rows.gap);
}

void option_rows(ImDrawList& draw, ImRect rest, Plan& plan, bool narrow, const RowSizes& rows) {
    for (const Option<Plan>& option : rows_of_options(plan))
        option_row(draw, cut_top(rest, rows.high, rows.gap), option, plan, narrow);
}

bool start_button(const ImRect& rect, const std::string& words) {
    return draw::button(words, rect, {.kind = draw::Kind::primary, .id = "button:start"});
}

// On a phone: a row that opens and closes what is below it. It says what that holds, and shows the badges of so many
// seats. True: it is open.
constexpr float fold_height = 54, fold_gap = 8;
bool fold(ImDrawList& draw, const ImRect& row, const char* id, const char* title, const std::string& holds, int seats,
          bool& open) {
    const std::string   words = say(title);
    const draw::Touch   touch = draw::target(id, row, true, {.name = words, .note = holds, .on = open});
    const float         y = row.GetCenter().y;
    draw.AddRectFilled(row.Min, row.Max, touch.hovered ? theme().panel2 : theme().panel, 7);
    draw.AddRect(row.Min, row.Max, theme().edge, 7);
    const float         left = row.Min.x + 12, right = row.Max.x - 36;
    const float         beside = right - left - draw::width(type().title, words) - 10;
    const bool          two_lines = seats > 0 || draw::width(type().label, holds) > beside;
    draw::text(draw, {left, two_lines ? y - 12 : y}, Anchor::left_middle,
               draw::fitted(type().title, words, right - left), theme().text, words);
    for (int n = 0; n < seats; ++n)
        draw::badge(draw, static_cast<Player>(n), {left + 10 + 24 * static_cast<float>(n), y + 14}, 9.5f);
    const float x = seats > 0 ? left + 24 * static_cast<float>(seats) + 6 : left;
    if (two_lines)
        draw::text(draw, {x, y + 14}, Anchor::left_middle, draw::fitted(type().label, holds, right - x),
                   theme().text2, holds);
    else draw::text(draw, {right, y}, Anchor::right_middle, type().label, theme().text2, holds);
    textures::draw(draw, open ? "icons/minus" : "icons/down", {row.Max.x - 20, y}, 18, textures::paint(theme().text2));
    if (touch.focused) draw::focus_ring(draw, row, 7);
    if (touch.pressed) open = !open, draw::request_frame(0);
    return open;
}

// Draws the title, the number of seats and the button back. True: that was pressed.
bool head_row(ImDrawList& draw, const ImRect& head, draw::Type title) {
    const float  cross = std::max(36.0f, draw::touch_size()), y = head.GetCenter().y;
    const ImRect back{{head.Max.x - cross, y - cross / 2}, {head.Max.x, y + cross / 2}};
    const std::string words = say("New game"), seats = say("2 to 5, people or bots");
    const draw::Type fits = draw::fitted(title, words, head.GetWidth() - cross - 12, 0.6f);
    tree::heading();
    const float wide = draw::text(draw, {head.Min.x, y}, Anchor::left_middle, fits, theme().text, words);
    const float room = head.GetWidth() - wide - cross - 24;
    const draw::Type small = draw::fitted(type().body, seats, room);
    if (draw::width(small, seats) <= room)
        draw::text(draw, {back.Min.x - 10, y + 2}, Anchor::right_middle, small, theme().text2, seats);
    return draw::icon_button("close", back, {.kind = draw::Kind::quiet, .tooltip = say("Back"), .id = "button:back"});
}

// The layout of a large window: seats and options at the left, the box at the right.
void wide_sheet(ImDrawList& draw, const ImRect& window, Screens& screens, Commands& commands) {
    Plan& plan = screens.plan;
    constexpr float between = 44, foot = 62, head_height = 72;
    const float width = std::min(1180.0f, window.GetWidth() - 56);
    const float left_width = std::min(500.0f, (width - 64 - between) * 0.46f),
                right_width = width - 64 - between - left_width;
    const auto  needed_at = [&](float roomy) {
        const RowSizes rows = row_sizes(roomy, false);
        return head_height
               + std::max(tiles_head + seats_height(plan, rows) + 14 + tiles_head + options_height(plan, rows) + 6
                              + box_height(plan, left_width, BoxPart::extras),
                          box_height(plan, right_width, BoxPart::tiles) + 8)
               + foot + 34;
    };
    const float roomy =
        std::clamp((window.GetHeight() - 32 - needed_at(0)) / (needed_at(1) - needed_at(0) + 0.01f), 0.0f, 1.0f);
    const RowSizes rows = row_sizes(roomy, false);
    const float height = std::min(window.GetHeight() - 32, needed_at(roomy));
    const ImVec2 corner = draw::snapped(window.GetCenter() - ImVec2{width, height} / 2);
    const ImRect sheet{corner, corner + ImVec2{width, height}};
    draw::panel(draw, sheet, 14, 3);
    ImRect inside = padded(sheet, 32, 14);
    const bool back = head_row(draw, cut_top(inside, head_height - 14), {draw::Face::serif_bold, 36});
    ImRect bottom = cut_bottom(inside, foot, 8);
    draw::rule(draw, {bottom.Min.x, bottom.Min.y - 2}, bottom.GetWidth());
    bottom.Min.y += 10;
    static Scroll scroll;
    scroll.begin("new game", inside, needed_at(roomy) - head_height - foot - 34, 1);
    ImRect rest = inside;
    rest.Min.y -= scroll.at;
    ImRect left = cut_left(rest, left_width, between);
    draw.AddLine({rest.Min.x - between / 2, rest.Min.y + 6}, {rest.Min.x - between / 2, inside.Max.y - 4}, theme().line,
                 1);
    const auto heading = [&](const std::string& words) {
        tree::heading();
        const ImVec2 middle{left.Min.x, cut_top(left, tiles_head).Min.y + 10};
        draw::text(draw, middle, Anchor::left_middle, type().title, theme().text, words);
    };
    heading(say("Who plays"));
    seat_rows(draw, cut_top(left, seats_height(plan, rows), 14), plan, commands, left_width < 460, rows);
    heading(say("How it is played"));
    option_rows(draw, cut_top(left, options_height(plan, rows), 6), plan, left_width < 460, rows);
    box_tiles(draw, left, plan, BoxPart::extras, commands);
    box_tiles(draw, rest, plan, BoxPart::tiles, commands);
    scroll.end(draw, 20);
    if (scroll.dragged) commands.clear();
    const ImRect start = cut_right(bottom, std::min(282.0f, bottom.GetWidth() * 0.3f), 10);
    const std::string load = say("Open a game");
    if (draw::button(load, cut_right(bottom, draw::button_width(load) + 8, 18), {.id = "button:load"}))
        commands.add(TransferCommand::open);
    const draw::Wrap  lines{.room = bottom.GetWidth(), .lines = 2, .leading = 16};
    const std::string words = say(plan_in_words(plan)), adds = say(what_it_adds(plan));
    const float high = draw::wrapped(nullptr, {}, lines, type().body, 0, words);
    const draw::Wrap below{.room = bottom.GetWidth(), .lines = high > 17 ? 1 : 2, .leading = 15};
    ImVec2 top{bottom.Min.x, bottom.GetCenter().y - (high + draw::wrapped(nullptr, {}, below, type().label, 0, adds))
                             / 2};
    draw::wrapped(&draw, top, lines, type().body, theme().text, words);
    draw::wrapped(&draw, top + ImVec2{0, high}, below, type().label, theme().text2, adds);
    if (start_button(start, say("Start the game"))) commands.add(GameCommand::start);
    if (back) commands.add(Screen::first);
}

}

void new_game(ImDrawList& draw, const Layout& at, Screens& screens, Commands& commands) {
    Plan& plan = screens.plan;
    const ImRect window = at.window;
    const bool   narrow = window.GetWidth() < 640;
    const bool   flat = window.GetHeight() < 560 && window.GetWidth() >= 832;   // seats and options side by side

    const ImVec2 size = ImGui::GetIO().DisplaySize;
    draw.AddRectFilled({0, 0}, size, theme().sea2);
    if (window.GetWidth() >= 1000 && window.GetHeight() >= 620) {
        const ImVec2 map_size = map::sheets().front().rect.GetSize();
        const float  wide = std::max(size.x, size.y * map_size.x / map_size.y), high = wide * map_size.y / map_size.x;
        const ImVec2 corner = (size - ImVec2{wide, high}) / 2;
        if (const ImTextureID sea = textures::picture("map", static_cast<int>(wide), static_cast<int>(high)))
            draw.AddImage(sea, corner, corner + ImVec2{wide, high});
        draw.AddRectFilled({0, 0}, size, draw::fade(theme().sea2, 0.55f));
        return wide_sheet(draw, window, screens, commands);
    }
    const ImRect sheet = padded(window, narrow ? 0 : 10, narrow ? 0 : 6);
    const float side = narrow ? 14 : 28;
    const bool  tight = sheet.GetWidth() - 2 * side < tight_row;
    const float start_height = std::max(46.0f, draw::button_height());
    const float foot = start_height + (flat ? 10 : 20);
    const float head_height = flat ? 54 : 58;
    static std::array<bool, 2> unfolded{};   // on a phone: the seats and the options
    const auto needed_at = [&](float roomy) {
        const RowSizes rows = row_sizes(roomy, tight);
        const float width = sheet.GetWidth() - 2 * side, half = (width - 24) / 2;
        const float seats = seats_height(plan, rows), options = options_height(plan, rows);
        const float body =
            flat     ? std::max(seats + 8 + options, box_height(plan, half, BoxPart::all))
            : narrow ? 2 * (fold_height + fold_gap) + box_height(plan, width, BoxPart::all)
                           + (unfolded[0] ? seats + 8 : 0) + (unfolded[1] ? options + 8 : 0)
                     : seats + rows.gap + 4 + box_height(plan, width, BoxPart::all) + 8 + options;
        return head_height + body + (flat ? 4 : 16) + foot;
    };
    const float roomy = std::clamp((sheet.GetHeight() - 8 - needed_at(0)) / (needed_at(1) - needed_at(0)), 0.0f, 1.0f);
    const RowSizes rows = row_sizes(roomy, tight);
    const float needed = needed_at(roomy);
    draw::panel(draw, sheet, narrow ? 0 : 14, 3);
    ImRect inside = padded(sheet, side, 0);
    // The foot stays; the rest scrolls if the window is low.
    ImRect bottom = cut_bottom(inside, foot, 6);
    static Scroll scroll;
    scroll.begin("new game", inside, needed - foot - 6, 1);
    ImRect rest = inside;
    rest.Min.y -= scroll.at;
    const bool back = head_row(draw, cut_top(rest, head_height), type().screen_title);
    ImRect left = flat ? cut_left(rest, (rest.GetWidth() - 24) / 2, 24) : rest;
    if (!narrow
        || fold(draw, cut_top(left, fold_height, fold_gap), "fold:seats", "Who plays", say(who_plays(plan)),
                plan.setup.players, unfolded[0]))
        seat_rows(draw, cut_top(left, seats_height(plan, rows), narrow ? 8 : rows.gap + 4), plan, commands,
                  narrow || flat, rows);
    if (narrow) {
        const std::vector<Option<Plan>> options = rows_of_options(plan);
        const auto chosen = [&](const Option<Plan>& option) { return Message{option.choice(option.get(plan)).word}; };
        const std::string holds = say("{length}, {pace}", chosen(options.front()), chosen(options.back()));
        if (fold(draw, cut_top(left, fold_height, fold_gap), "fold:options", "How it is played", holds, 0,
                 unfolded[1]))
            option_rows(draw, cut_top(left, options_height(plan, rows), 8), plan, true, rows);
    }
    ImRect tiled = flat ? rest : cut_top(left, box_height(plan, left.GetWidth(), BoxPart::all), 8);
    box_tiles(draw, tiled, plan, BoxPart::all, commands);
    if (!narrow) option_rows(draw, left, plan, flat, rows);
    scroll.end(draw, side - 3);
    if (scroll.dragged) commands.clear();
    else if (back) commands.add(Screen::first);
    if (flat) bottom.Min.x = bottom.GetCenter().x + 12;
    if (start_button(cut_top(bottom, start_height), narrow ? say(start_in_words(plan)) : say("Start the game")))
        commands.add(GameCommand::start);
}

}
