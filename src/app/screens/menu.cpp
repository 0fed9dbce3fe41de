// The menu in three groups, and the keys as tables. Where a large window has the room, the keys lie beside the menu.
#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "app/panels/description.h"
#include "app/screens/screens.h"
#include "app/ui/textures.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

struct Entry {
    const char* label;
    const char* id;
    Command     command;
    const char* icon;
    const char* key = nullptr;   // null: it has none
};
struct Group {
    const char*          title;
    std::array<Entry, 4> entries;
};
const std::array<Group, 3>& groups() {
    static const std::array<Group, 3> all = {{
        {"This game", {{{"Back to the game", "menu:close", Close{}, "play", "Esc"},
                        {"If scored now", "menu:if_scored", ShowCommand::if_scored, "eye", "E"},
                        {"Scorings so far", "menu:tallies", Dialog::tallies, "bars", "S"},
                        {"Chronicle", "menu:chronicle", Dialog::chronicle, "log", "L"}}}},
        {"Keep and share", {{{"A link to this moment", "menu:link", TransferCommand::link, "link"},
                             {"Save code", "menu:export", TransferCommand::save_code, "code"},
                             {"Your games", "menu:games", GamesCommand::show, "folder"},
                             {"New game", "menu:new", GameCommand::leave, "plus"}}}},
        {"Help and settings", {{{"Rulebook", "menu:rulebook", Dialog::rulebook, "book", "H"},
                                {"Keys", "menu:keys", Dialog::keys, "keyboard", "?"},
                                {"Settings", "menu:settings", Dialog::settings, "settings", "O"},
                                {"Text version", "menu:text", ShowCommand::text_version, "lines"}}}},
    }};
    return all;
}
constexpr int entry_count = 12;

struct KeyRow {
    std::array<const char*, 2> keys;   // the second may be null
    const char*                meaning;
};
struct KeyGroup {
    const char*             title;
    std::span<const KeyRow> rows;
};
constexpr KeyRow choosing[] = {{{"Arrows"}, "Move the selection"},
                               {{"Tab"}, "Next part of the screen"},
                               {{"Enter", "Space"}, "Choose"},
                               {{"Esc"}, "Close, skip, or open the menu"}};
constexpr KeyRow in_turn[] = {{{"U"}, "Undo one step"}, {{"R"}, "Restart your turn"}, {{"I"}, "Hint"}};
constexpr KeyRow waiting[] = {{{"Space"}, "Skip the animation"}, {{"P"}, "Pause"}, {{"N"}, "Change the pace"}};
constexpr KeyRow seeing[] = {{{"E"}, "If scored now: hold or press"},
                             {{"L"}, "Chronicle"},
                             {{"S"}, "Scorings so far"},
                             {{"+", "-"}, "Zoom the board"}};
constexpr KeyRow looking_back[] = {{{",", "."}, "One step back or forward"},
                                   {{"PgUp", "PgDn"}, "One scoring back or forward"},
                                   {{"Home", "End"}, "Beginning, present"},
                                   {{"Space"}, "Play"},
                                   {{"P"}, "Continue from here"},
                                   {{"W"}, "Since your last turn"},
                                   {{"V"}, "Review a finished game"}};
constexpr KeyRow helping[] = {{{"H"}, "Rulebook"},
                              {{"T"}, "Rule of what is selected"},
                              {{"K"}, "The King's rule"},
                              {{"O"}, "Settings"},
                              {{"?"}, "These keys"}};
constexpr KeyGroup key_groups[] = {{"Move and choose", choosing}, {"Your turn", in_turn},
                                   {"While others play", waiting}, {"See more", seeing},
                                   {"Look back", looking_back}, {"Rules and help", helping}};
constexpr int first_of_second_column = 4;

constexpr std::string_view without_keys_title = "No keyboard?",
                           without_keys = "Tap to select, hold to see the rule, use two fingers to zoom. Everything "
                                          "here has a button, too.";
constexpr float head = 58, foot = 18, title_room = 26, between = 12, key_height = 28, cap_side = 22;

float cap_width(const char* key) { return std::max(cap_side, draw::width(type().small_bold, say(key)) + 12); }
void  key_cap(ImDrawList& draw, float left, float middle, const char* key) {
    const ImRect cap{{left, middle - cap_side / 2}, {left + cap_width(key), middle + cap_side / 2}};
    draw::panel(draw, cap, 5, 0, theme().panel, theme().edge);
    draw::text(draw, cap.GetCenter(), Anchor::centre_middle, type().small_bold, theme().text, say(key));
}

void title_of(ImDrawList& draw, ImVec2 at, const char* title) {
    tree::heading();
    draw::text(draw, at, Anchor::left_middle, type().body_bold, theme().gold_deep, say(title));
}

// Draws a group of keys and returns its height.
float key_group(ImDrawList& draw, ImVec2 corner, float width, const KeyGroup& group) {
    title_of(draw, corner + ImVec2{4, title_room / 2}, group.title);
    float y = corner.y + title_room;
    bool  tinted = true;
    for (const KeyRow& row : group.rows) {
        const tree::Item item;
        if (tinted) draw.AddRectFilled({corner.x, y}, {corner.x + width, y + key_height}, theme().panel2, 6);
        tinted = !tinted;
        const float middle = y + key_height / 2;
        float       x = corner.x + 6;
        for (const char* key : row.keys)
            if (key) key_cap(draw, x, middle, key), x += cap_width(key) + 4;
        const float       left = std::max(x + 6, corner.x + 112), room = corner.x + width - left - 4;
        const std::string meaning = say(row.meaning);
        draw::text(draw, {left, middle}, Anchor::left_middle, draw::fitted(type().body, meaning, room), theme().text,
                   meaning);
        y += key_height;
    }
    return y - corner.y;
}
float key_group_height(const KeyGroup& group) {
    return title_room + key_height * static_cast<float>(group.rows.size());
}

// What to do without a keyboard; returns its height. A null list only measures.
float without_keyboard(ImDrawList* draw, ImVec2 corner, float width) {
    const auto words = [&](ImDrawList* list) {
        return draw::wrapped(list, corner + ImVec2{12, 32}, {.room = width - 24, .leading = 18}, type().body,
                             theme().text, say(without_keys));
    };
    const float high = 32 + words(nullptr) + 10;
    if (!draw) return high;
    draw::panel(*draw, {corner, corner + ImVec2{width, high}}, 8, 0, theme().panel2, theme().line);
    tree::heading();
    draw::text(*draw, corner + ImVec2{12, 18}, Anchor::left_middle, type().name, theme().text, say(without_keys_title));
    words(draw);
    return high;
}

// The height of the keys in so many columns of this width.
float keys_height(int columns, float width) {
    float high[2] = {0, 0};
    high[columns > 1] = without_keyboard(nullptr, {}, width) + between;
    for (int i = 0; i < static_cast<int>(std::size(key_groups)); ++i)
        high[columns > 1 && i >= first_of_second_column] += key_group_height(key_groups[i]) + between;
    return std::max(high[0], high[1]) - between;
}
float column_width(float room, int columns) {
    return (room - 14 * static_cast<float>(columns - 1)) / static_cast<float>(columns);
}
void draw_keys(ImDrawList& draw, const ImRect& rect, int columns, float scrolled) {
    const float width = column_width(rect.GetWidth(), columns);
    ImVec2      corner{rect.Min.x, rect.Min.y - scrolled};
    for (int i = 0; i < static_cast<int>(std::size(key_groups)); ++i) {
        if (columns > 1 && i == first_of_second_column) corner = {rect.Min.x + width + 14, rect.Min.y - scrolled};
        corner.y += key_group(draw, corner, width, key_groups[i]) + between;
    }
    without_keyboard(&draw, corner, width);
}

// A row of a group of the menu: its sign, its name and its key.
bool row_button(ImDrawList& draw, const ImRect& rect, const Entry& entry, bool first, bool lit) {
    const std::string label = say(entry.label);
    const bool keyed = entry.key && !draw::now().coarse, main = std::holds_alternative<Close>(entry.command);
    const draw::Touch touch = draw::target(
        entry.id, rect, true, {.name = label, .note = keyed ? std::string_view{entry.key} : std::string_view{}});
    const tree::Silent silent;
    ImU32 ink = theme().text;
    if (main) ink = draw::ground(draw, rect, draw::Kind::primary, touch);
    else if (lit || touch.hovered) {
        draw.AddRectFilled(rect.Min, rect.Max, lit ? draw::mix(theme().panel, theme().glow, 0.22f) : theme().panel2, 6);
        if (lit) draw.AddRectFilled(rect.Min, {rect.Min.x + 4, rect.Max.y}, theme().gold, 2);
    } else if (!first) draw::rule(draw, {rect.Min.x + 46, rect.Min.y}, rect.GetWidth() - 47);
    const float middle = rect.GetCenter().y;
    textures::draw(draw, "icons/" + std::string(entry.icon), {rect.Min.x + 23, middle}, 20, textures::paint(ink));
    draw::text(draw, {rect.Min.x + 46, middle}, Anchor::left_middle,
               draw::fitted(type().name_plain, label, rect.GetWidth() - 46 - 60), ink, label);
    if (keyed) key_cap(draw, rect.Max.x - 12 - cap_width(entry.key), middle, entry.key);
    if (touch.focused) draw::focus_ring(draw, rect, 7);
    return touch.pressed;
}

// The menu in one column of groups with rows of this height.
float grouped_height(float row) { return 3 * title_room + static_cast<float>(entry_count) * row + 2 * between; }
void grouped(ImDrawList& draw, const ImRect& rect, float row, bool keys_shown, Commands& commands) {
    float y = rect.Min.y;
    for (const Group& group : groups()) {
        title_of(draw, {rect.Min.x + 4, y + title_room / 2}, group.title);
        y += title_room;
        draw::panel(draw, {{rect.Min.x, y}, {rect.Max.x, y + 4 * row}}, 8, 0, theme().panel, theme().line);
        for (const Entry& entry : group.entries) {
            const bool lit = keys_shown && is(entry.command, Dialog::keys);
            if (row_button(draw, {{rect.Min.x, y}, {rect.Max.x, y + row}}, entry, &entry == &group.entries[0], lit))
                commands.add(entry.command);
            y += row;
        }
        y += between;
    }
}

// In a window that is too low for that: plain buttons in columns.
void in_columns(ImDrawList& draw, const Layout& at, ImRect& sheet, Commands& commands) {
    const float room = at.window.GetHeight() - 12 - head - 14;
    const float least = draw::touch_size() + 4, wanted = draw::button_height() + 8;
    const int   columns = room / 6 >= least ? 2 : 3, rows = entry_count / columns;
    const float row = std::min(wanted, room / static_cast<float>(rows));
    sheet = sheet_of(draw, at, 620, head + row * static_cast<float>(rows) + 14);
    sheet_heading(draw, sheet, "Menu");
    const ImRect inside{{sheet.Min.x + 20, sheet.Min.y + head}, {sheet.Max.x - 20, sheet.Max.y - 14}};
    const float  width = (inside.GetWidth() - 8 * static_cast<float>(columns - 1)) / static_cast<float>(columns);
    int          n = 0;
    for (const Group& group : groups())
        for (const Entry& entry : group.entries) {
            const ImVec2 corner{inside.Min.x + static_cast<float>(n / rows) * (width + 8),
                                inside.Min.y + static_cast<float>(n % rows) * row};
            if (draw::button(say(entry.label), {corner, {corner.x + width, corner.y + row - (row - 4 < 24 ? 2 : 8)}},
                             {.kind = n == 0 ? draw::Kind::primary : draw::Kind::plain, .id = entry.id}))
                commands.add(entry.command);
            ++n;
        }
}

constexpr float menu_width = 368, wide_sheet = 1040, keys_room = wide_sheet - 48 - menu_width - 40;

}

void menu(ImDrawList& draw, const Layout& at, ImRect& sheet, bool keys_shown, Commands& commands) {
    const float least = std::max(36.0f, draw::touch_size()), room = at.window.GetHeight() - 12 - head - foot;
    const float row = std::min(draw::now().coarse ? 48.0f : 42.0f,
                               std::floor((room - grouped_height(0)) / static_cast<float>(entry_count)));
    const bool both = keys_shown && row >= least && at.window.GetWidth() >= wide_sheet + 16;
    if (keys_shown && !both) return keys_sheet(draw, at, sheet);
    if (row < least) return in_columns(draw, at, sheet, commands);
    const float keys_high = both ? keys_height(2, column_width(keys_room, 2)) : 0;
    sheet = sheet_of(draw, at, both ? wide_sheet : menu_width + 48,
                     head + std::max(grouped_height(row), keys_high) + foot);
    ImRect inside{{sheet.Min.x + 24, sheet.Min.y + head}, {sheet.Max.x - 24, sheet.Max.y - foot}};
    sheet_heading(draw, sheet, "Menu");
    grouped(draw, cut_left(inside, std::min(menu_width, inside.GetWidth()), 40), row, keys_shown, commands);
    if (!both) return;
    draw.AddLine({inside.Min.x - 20, sheet.Min.y + 24}, {inside.Min.x - 20, sheet.Max.y - 24}, theme().line);
    sheet_heading(draw, {{inside.Min.x - 24, sheet.Min.y}, sheet.Max}, "Keys");
    draw_keys(draw, inside, 2, 0);
}

void keys_sheet(ImDrawList& draw, const Layout& at, ImRect& sheet) {
    static Scroll scroll;
    const int   columns = at.window.GetWidth() >= 640 ? 2 : 1;
    const float wide = std::min(columns > 1 ? 660.0f : 400.0f, at.window.GetWidth() - 16);
    const float high = keys_height(columns, column_width(wide - 40, columns));
    sheet = sheet_of(draw, at, wide, head + high + foot);
    sheet_heading(draw, sheet, "Keys");
    const ImRect inside{{sheet.Min.x + 20, sheet.Min.y + head}, {sheet.Max.x - 20, sheet.Max.y - foot}};
    scroll.begin("keys", inside, high, 1);
    draw_keys(draw, inside, columns, scroll.at);
    scroll.end(draw);
}

void describe_menu(Description& to) {
    for (const Group& group : groups())
        for (const Entry& entry : group.entries) {
            const std::string name = say(entry.label);
            const bool leads_here = std::holds_alternative<Close>(entry.command)
                                    || is(entry.command, ShowCommand::text_version)
                                    || is(entry.command, ShowCommand::if_scored);   // a toggle at the table
            if (!leads_here && !to.has(name)) to.button(entry.id, name, entry.command);
        }
}

}
