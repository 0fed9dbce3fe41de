// The first screen: the title over the map, and a sheet with buttons. One is filled: Learn for a new player, Continue
// if there is an unfinished game, else Play now. Below are the editions, modules and expansions.
#include <algorithm>
#include <cmath>

#include "app/board/figures.h"
#include "app/screens/entries.h"
#include "app/screens/first_chart.h"
#include "app/screens/screens.h"
#include "app/screens/tiles.h"
#include "app/ui/textures.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"
#include "engine/box.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

// ---- the large buttons

struct Large {
    const char* id;
    Command     command;
    std::string title, line, brief;   // brief: instead of the line where that does not fit
    bool        big = false;          // filled
};

// The type in which the line fits in at most two lines; size 0: it does not fit.
draw::Type fitted_line(draw::Type letters, const std::string& line, float room, float high) {
    const auto fits = [&] {
        const draw::Wrap lines{.room = room, .leading = letters.size * 1.25f};
        return draw::wrapped(nullptr, {}, lines, letters, 0, line) < std::min(high + 0.5f, letters.size * 2.6f);
    };
    const float least = letters.size * 0.84f;
    while (letters.size > least && !fits()) letters.size -= 0.25f;
    return fits() ? letters : draw::Type{letters.face, 0};
}

// Draws pieces at the left end of the filled button and returns their width.
float pieces(ImDrawList& draw, const ImRect& rect, bool lesson) {
    const float high = rect.GetHeight() - 20, foot = rect.Max.y - 9;
    if (!lesson) {
        const float k = high / 44;
        draw_grande(draw, blue, {rect.Min.x + 22 + 40 * k, foot - 3}, k * 0.9f);
        draw_grande(draw, red, {rect.Min.x + 22 + 12 * k, foot}, k);
        return 30 + 62 * k;
    }
    const float k = high / 60, cube = 17 * k;
    draw_king(draw, {rect.Min.x + 28 + 20 * k, foot}, k);
    const ImVec2 stack{rect.Min.x + 28 + 56 * k, foot - cube * 0.5f};
    draw::cube(draw, red, stack, cube);
    draw::cube(draw, red, stack - ImVec2{0, cube * 0.5f}, cube);
    draw::cube(draw, green, stack + ImVec2{cube * 1.15f, cube * 0.2f}, cube);
    return 28 + 56 * k + cube * 2;
}

bool large(ImDrawList& draw, const ImRect& rect, const Large& what) {
    const draw::Touch touch = draw::target(what.id, rect);
    const ImU32 ink = draw::ground(draw, rect, what.big ? draw::Kind::primary : draw::Kind::plain, touch);
    float left = rect.Min.x + 10, right = rect.Max.x - 10;
    if (what.big) {
        draw.AddRect(rect.Min + ImVec2{4, 4}, rect.Max - ImVec2{4, 4}, theme().gold_light, 5, 0, 1);
        left =
            rect.Min.x + (rect.GetWidth() >= 280 ? pieces(draw, rect, is(what.command, LessonCommand::first)) + 6 : 14);
        right -= 30;
        textures::draw(draw, "icons/forward", {right + 12, rect.GetCenter().y}, 22, textures::paint(ink));
    }
    const float high = rect.GetHeight(), room = right - left;
    draw::Type title{draw::Face::bold, 16}, line = type().label;
    if (what.big) title = {draw::Face::serif_bold, std::min(25.0f, high * 0.33f)}, line = {draw::Face::text, 14.5f};
    title = draw::fitted(title, what.title, room, 0.55f);
    // A low button has one line.
    const float below = what.big && high < 75 ? line.size * 1.3f : high - title.size - 15;
    draw::Type small = fitted_line(line, what.line, room, below);
    const std::string& words = small.size > 0 ? what.line : what.brief;
    if (small.size <= 0) small = fitted_line(line, words, room, below);
    const Anchor side = what.big ? Anchor::left : Anchor::centre;
    const draw::Wrap lines{.room = room, .anchor = side, .leading = small.size * 1.25f};
    const float told = small.size > 0 ? draw::wrapped(nullptr, {}, lines, small, 0, words) : 0;
    const float top = rect.GetCenter().y - (title.size + (told > 0 ? 5 + told : 0)) / 2;
    const float x = what.big ? left : (left + right) / 2;
    const Anchor anchor = what.big ? Anchor::left_middle : Anchor::centre_middle;
    draw::text(draw, {x, top + title.size / 2}, anchor, title, ink, what.title);
    const ImU32 ink2 = what.big ? ink : theme().text2;
    if (told > 0) draw::wrapped(&draw, {x, top + title.size + 5}, lines, small, ink2, words);
    if (touch.focused) draw::focus_ring(draw, rect, 7);
    return touch.pressed;
}

// ---- the unfinished game

// Draws its line, the points, and the button that continues it. Returns the height; a null list only measures.
float strip(ImDrawList* draw, ImVec2 corner, float width, float least, const Saved& saved, bool filled,
            Commands& commands) {
    constexpr float pad = 14, between = 15;
    const std::string words = saved_button(saved), title = saved_title(saved);
    const State table = saved.session.seen();
    const float button = std::max(filled ? 126.0f : 96.0f, draw::button_width(words));
    float points = -between;
    const draw::Type digits = type().body_bold;
    for (Player p : table.seats()) points += 11 + draw::width(digits, std::to_string(table.score[p])) + between;
    float room = width - 2 * pad - button - 12;
    const bool titled = width >= 440, beside = titled && room - points - 16 >= 170;
    if (beside) room -= points + 16;
    const draw::Wrap lines{.room = room, .leading = 16};
    const draw::Type letters = titled ? type().label : type().body_bold;
    const float line = draw::wrapped(nullptr, {}, lines, letters, 0, saved.line);
    const float content = (titled ? 24 : 0) + line + (beside ? 0 : 22);
    const float height = std::max(least, content + 16);
    if (!draw) return height;

    const ImRect rect{corner, corner + ImVec2{width, height}};
    const ImU32  paper = draw::mix(theme().panel, theme().gold_light, theme().dark ? 0.14f : 0.28f);
    draw->AddRectFilled(rect.Min, rect.Max, paper, 8);
    draw->AddRect(rect.Min, rect.Max, theme().gold, 8, 0, 1.2f);
    float y = rect.GetCenter().y - content / 2;
    const float x = rect.Min.x + pad;
    if (titled) {
        const draw::Type serif = draw::fitted({draw::Face::serif_bold, 18}, title, room, 0.6f);
        draw::text(*draw, {x, y + 11}, Anchor::left_middle, serif, theme().text, title);
        y += 24;
    }
    draw::wrapped(draw, {x, y}, lines, letters, titled ? theme().text2 : theme().text, saved.line);
    ImVec2 at{beside ? x + room + 16 : x, beside ? rect.GetCenter().y : y + line + 12};
    const float gap = points > room && !beside ? std::max(4.0f, between - (points - room) / 4) : between;
    for (Player p : table.seats())
        tree::add(tree::Role::item, say("{name}: {n, plural, one {# point} other {# points}}", saved.session.name(p),
                                        table.score[p]));
    for (Player p : table.seats()) {
        const tree::Silent said;
        draw::mark(*draw, p, {at.x + 5, at.y}, 11);
        at.x += 13;
        const std::string score = std::to_string(table.score[p]);
        at.x += draw::text(*draw, at, Anchor::left_middle, digits, theme().text, score) + gap - 2;
    }
    const float  half = std::min(height - 12, std::max(filled ? 44.0f : 38.0f, draw::button_height())) / 2;
    const ImVec2 end{rect.Max.x - 10, rect.GetCenter().y + half};
    const ImRect go{end - ImVec2{button, 2 * half}, end};
    const draw::Kind kind = filled ? draw::Kind::primary : draw::Kind::plain;
    if (draw::button(words, go, {.kind = kind, .id = "button:resume"})) commands.add(GameCommand::resume);
    return height;
}

// ---- the entries

std::string entry_id(const Entry& entry) { return "entry:" + std::string{entry.word}; }

// Three in a row instead of two and one, if there is room.
int tiles_across(std::size_t count, float width) { return width < 330 ? 1 : count == 3 && width >= 480 ? 3 : 2; }

std::vector<Tile> tiles_on(EntryGroup group, const Screens& screens) {
    std::vector<Tile> tiles;
    const int usual = static_cast<int>(edition_of(usual_plan().setup.rules));
    for (const Entry& entry : entries()) {
        if (entry.group != group) continue;
        const bool begin = !screens.learned && group == EntryGroup::editions && entry.number == usual;
        tiles.push_back({.id = entry_id(entry), .picture = entry.picture, .title = say(entry.title),
                         .line = say(entry.line), .badge = begin ? say("start here") : ""});
    }
    return tiles;
}

// Draws one group of entries. Returns the height; a null list only measures.
float draw_group(ImDrawList* draw, ImVec2 corner, float width, EntryGroup group, const Screens& screens,
                 Commands& commands) {
    const std::vector<Tile> tiles = tiles_on(group, screens);
    if (tiles.empty()) return 0;
    const TileRows rows = tile_rows(tiles, width, tiles_across(tiles.size(), width), 58);
    const int pressed = draw ? draw_tiles(*draw, corner, tiles, rows) : -1;
    int n = 0;
    for (const Entry& entry : entries()) {
        if (pressed >= 0 && tiles[static_cast<std::size_t>(pressed)].id == entry_id(entry)) commands.add(OpenEntry{n});
        ++n;
    }
    return rows.height(tiles.size());
}

// ---- the small buttons

// In one row, if their labels fit. Returns the height; a null list only measures.
float draw_small_buttons(ImDrawList* draw, ImVec2 corner, float width, bool across, const Screens& screens,
                   Commands& commands) {
    const std::vector<SmallButton> list = small_buttons(screens);
    const float count = static_cast<float>(list.size()), high = std::max(38.0f, draw::button_height());
    float words = 0;
    for (const SmallButton& button : list) words += draw::width(type().button, say(button.label));
    const float spare = (width - tile_gap * (count - 1) - words) / count;   // of each button, beside its label
    const bool  one_row = across && spare >= 14;
    const float columns = one_row ? count : across && width >= 440 ? 3 : 2;
    const float each = (width - tile_gap * (columns - 1)) / columns;
    ImVec2 at = corner;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const std::string label = say(list[i].label);
        const float wide = one_row ? draw::width(type().button, label) + spare : each;
        if (at.x + wide > corner.x + width + 1) at = {corner.x, at.y + high + tile_gap};
        if (draw && draw::button(label, {at, at + ImVec2{wide, high}}, {.id = list[i].id}))
            commands.add(list[i].command);
        at.x += wide + tile_gap;
    }
    return at.y + high - corner.y;
}

// ---- the sheet

struct Measures {
    float roomy = 1;       // from 0, tight, to 1
    bool  tabs = false;    // one group of entries at a time
    float big() const { return 58 + 32 * roomy; }
    float row() const { return std::max(48 + 12 * roomy, draw::button_height()); }
    float gap() const { return 6 + 8 * roomy; }
};

// Everything on the sheet, from the corner down. Returns the height; a null list only measures.
float column(ImDrawList* draw, ImVec2 corner, float width, const Measures& m, Screens& screens, Commands& commands) {
    float y = corner.y;
    const auto take = [&](float height, float gap) {
        const ImRect part{{corner.x, y}, {corner.x + width, y + height}};
        y += height + gap;
        return part;
    };
    const FirstButton leads = filled_button(screens);
    const std::string moves = screens.learned ? learn_line(screens) : say("You make the moves.");
    const Large learn{.id = "button:learn", .command = LessonCommand::first, .title = learn_title(screens),
                      .line = learn_line(screens), .brief = moves, .big = leads == FirstButton::learn};
    const Large play{.id = "button:play", .command = GameCommand::play_now, .title = say("Play now"),
                     .line = play_now_line(screens.plan), .brief = say(who_plays(screens.plan)),
                     .big = leads == FirstButton::play};
    const Large make{.id = "button:setup", .command = Screen::new_game, .title = say("New game …"),
                     .line = say(new_game_line), .brief = say("your own")};
    const auto press = [&](const ImRect& rect, const Large& what) {
        if (draw && large(*draw, rect, what)) commands.add(what.command);
    };
    const auto waiting = [&](bool filled) {
        const ImVec2 at{corner.x, y};
        y += strip(draw, at, width, filled ? m.big() - 8 : 52, *screens.saved, filled, commands) + m.gap();
    };
    std::vector<const Large*> row;
    if (leads == FirstButton::resume) waiting(true), row = {&play, &make, &learn};
    else if (leads == FirstButton::play) press(take(m.big(), m.gap()), play), row = {&make, &learn};
    else press(take(m.big(), m.gap()), learn), row = {&play, &make};
    ImRect beside = take(m.row(), m.gap());
    const float count = static_cast<float>(row.size()), each = (width - tile_gap * (count - 1)) / count;
    for (const Large* what : row) press(cut_left(beside, each, tile_gap), *what);
    if (screens.saved && leads != FirstButton::resume) waiting(false);

    if (m.tabs) {
        std::vector<std::string> names;
        for (int i = 0; i < entry_group_count; ++i) names.push_back(say(entry_group_title(static_cast<EntryGroup>(i))));
        names.push_back(say("More"));
        const ImRect tabs = take(std::max(36.0f, draw::touch_size()), m.gap());
        if (draw) draw::segments("tab", say(entries_title), names, screens.group, tabs);
        float high = draw_small_buttons(nullptr, {}, width, false, screens, commands);   // of the highest tab
        for (int i = 0; i < entry_group_count; ++i)
            high = std::max(high, draw_group(nullptr, {}, width, static_cast<EntryGroup>(i), screens, commands));
        const ImRect page = take(high, 0);
        if (draw && screens.group < entry_group_count)
            draw_group(draw, page.Min, width, static_cast<EntryGroup>(screens.group), screens, commands);
        else draw_small_buttons(draw, page.Min, width, false, screens, commands);
        return y - corner.y;
    }
    for (int i = 0; i < entry_group_count; ++i) {
        const auto group = static_cast<EntryGroup>(i);
        if (tiles_on(group, screens).empty()) continue;
        const ImRect head = take(i == 0 ? 24 : 20, 0);
        const std::string words = say(i == 0 ? entries_title : entry_group_title(group));
        const std::string note = say("choose one to see and play it");
        const draw::Type letters = i == 0 ? draw::Type{draw::Face::serif_bold, 18} : type().label_bold;
        const ImVec2 middle{head.Min.x, head.Min.y + 9};
        if (draw) {
            const ImU32 ink = i == 0 ? theme().text : theme().gold_deep;
            tree::heading();
            const float wide = draw::text(*draw, middle, Anchor::left_middle, letters, ink, words);
            const float room = width - wide - 16;
            const draw::Type small = draw::fitted(type().label, note, room);
            if (i == 0 && draw::width(small, note) <= room)
                draw::text(*draw, {head.Max.x, middle.y}, Anchor::right_middle, small, theme().text2, note);
        }
        y += draw_group(draw, {corner.x, y}, width, group, screens, commands) + m.gap();
    }
    y += draw_small_buttons(draw, {corner.x, y}, width, true, screens, commands);
    const std::string promise = say("No account and no server: the game runs in this page.");
    const ImRect foot = take(20, 0);
    const draw::Type small = draw::fitted(type().label, promise, width, 0.6f);
    if (draw) draw::text(*draw, {foot.Min.x, foot.Max.y - 5}, Anchor::left_middle, small, theme().text2, promise);
    return y - corner.y;
}

}

// ---- the screen

void first(ImDrawList& draw, const Layout& at, Screens& screens, Commands& commands) {
    const ImRect window = at.window;
    const ImVec2 size = ImGui::GetIO().DisplaySize;
    const float  wide = window.GetWidth(), high = window.GetHeight();
    const bool   lies = high < 560 && wide > high, beside = wide >= 1000 || lies || wide > high * 1.2f;
    draw.AddRectFilled({0, 0}, size, theme().sea2);

    // Beside the map the sheet is as high as its contents; below the map it takes the rest of the window.
    const bool  large_sheet = beside && !lies && wide >= 1000;
    const float margin = large_sheet ? high < 840 ? 16 : 24 : beside ? 8 : 0, pad = large_sheet ? 24 : beside ? 12 : 14;
    const float sheet_width = large_sheet ? 556 : beside ? std::clamp(wide * 0.56f, 280.0f, 420.0f) : wide;
    const float inner = std::min(sheet_width - 2 * (large_sheet ? 26 : pad), 640.0f);
    Commands none;
    const auto needed = [&](const Measures& m) { return column(nullptr, {}, inner, m, screens, none) + 2 * pad; };
    const float chart_least = beside ? 0 : high < 600 ? 78 : high * 0.22f;
    const float chart_most = std::min(wide * 1.1f, high * 0.5f);
    const float room = high - 2 * margin - chart_least;
    Measures m{.roomy = 0};
    m.tabs = needed(m) > room;
    const float tight = needed(m);
    m.roomy = 1;
    const float roomy = needed(m);
    m.roomy = std::clamp((room - tight) / std::max(1.0f, roomy - tight), 0.0f, 1.0f);
    const float content = std::ceil(needed(m)) + 1;

    ImRect sheet = window;
    if (beside) {
        sheet = padded(window, margin, margin);
        sheet.Min.x = sheet.Max.x - sheet_width;
        sheet = padded(sheet, 0, std::max(0.0f, sheet.GetHeight() - content) / 2);
        first_chart(draw, {window.Min, {sheet.Min.x, size.y}}, size);
    } else {
        sheet.Min.y += std::clamp(high - content, chart_least, std::max(chart_least, chart_most));
        first_chart(draw, {window.Min, {window.Max.x, sheet.Min.y + 14}}, size);
        sheet.Max.y = size.y + 20;   // the lower corners are outside the window
    }
    sheet = {draw::snapped(sheet.Min), draw::snapped(sheet.Max)};
    draw::panel(draw, sheet, 14, 3);
    if (large_sheet) draw.AddRect(sheet.Min + ImVec2{6, 6}, sheet.Max - ImVec2{6, 6}, theme().line, 9, 0, 1);
    ImRect inside = padded(sheet, (sheet.GetWidth() - inner) / 2, 8);
    inside.Max.y = std::min(inside.Max.y, window.Max.y - (beside ? 8 : 2));
    static Scroll scroll;
    scroll.begin("first", inside, content - 18, 1);
    column(&draw, {inside.Min.x, inside.Min.y + pad - 8 - scroll.at}, inner, m, screens, commands);
    scroll.end(draw, (sheet.GetWidth() - inner) / 2 - 3);
    if (scroll.dragged) commands.clear();
}

}
