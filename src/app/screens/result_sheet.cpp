// The result of a finished game: who won and why, a row for each player, and cards about the game. It scrolls where the
// window is too small; the buttons stay at its foot.
#include "app/screens/result_sheet.h"

#include <algorithm>
#include <cmath>

#include "app/ui/tree.h"
#include "app/ui/widgets.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

constexpr float broad_from = 760;   // widths of the window at which a row has its bar beside its name

Scroll scroll;   // of the sheet

// The time since the sheet of this game opened; a press ends it.
float opening_time(const View& view) {
    static std::uint64_t seed = 0;
    static int moment = -1;
    static double began = 0;
    static bool ended = true;
    const double pace = pace_factor(view.session.plan().pace);
    if (seed != view.session.seed() || moment != view.session.moment())
        seed = view.session.seed(), moment = view.session.moment(), began = view.now, ended = false, scroll = {};
    for (int key = ImGuiKey_NamedKey_BEGIN; key < ImGuiKey_NamedKey_END; ++key)
        ended = ended
                || (key != ImGuiKey_MouseWheelX && key != ImGuiKey_MouseWheelY
                    && ImGui::IsKeyPressed(static_cast<ImGuiKey>(key), false));
    ended = ended || draw::now().still || pace <= 0 || view.now - began >= opening_times::all * pace;
    if (ended) return opening_times::all;
    draw::request_frame(0);
    return static_cast<float>((view.now - began) / pace);
}

struct Button {
    const char* label;
    const char* id;
    Command command;
    draw::Kind kind = draw::Kind::plain;
};
const Button table_button{"The board", "button:table", Close{}};

// dragged: the press scrolls.
void put(const Button& button, const ImRect& rect, Commands& commands, bool dragged = false) {
    const bool pressed = draw::button(say(button.label), rect, {.kind = button.kind, .id = button.id});
    if (pressed && !dragged) commands.add(button.command);
}

// The buttons at the foot, from left to right: "The board" too where the head has no room for it.
std::vector<Button> foot_buttons(bool with_table) {
    std::vector<Button> buttons;
    if (with_table) buttons.push_back(table_button);
    buttons.push_back({"New game", "button:new", GameCommand::really_leave});
    buttons.push_back({"Review", "button:review", ShowCommand::review});
    buttons.push_back({"Play again", "button:again", GameCommand::play_again, draw::Kind::primary});
    return buttons;
}

// ---- the foot

constexpr float foot_gap = 8, broad_button = 44;

// Where the results of this device are, or that this one is not among them.
void saved_line(ImDrawList& draw, const ImRect& rect, const View& view, Commands& commands, bool dragged = false) {
    if (view.unkept()) {
        const std::string words = say("Not saved: this browser keeps nothing here.");
        const float high = draw::wrapped(nullptr, {}, {.room = rect.GetWidth()}, type().label, 0, words);
        draw::wrapped(&draw, {rect.Min.x, rect.GetCenter().y - high / 2}, {.room = rect.GetWidth()}, type().label,
                      theme().warn, words);
    } else if (view.results) {
        const std::string label = say(results_title);
        const float left = rect.Min.x - 14;   // its words begin where the content does
        const float wide = std::min(draw::button_width(label), rect.Max.x - left);
        if (draw::button(label, {{left, rect.Min.y}, {left + wide, rect.Max.y}},
                         {.kind = draw::Kind::quiet, .id = "button:results"})
            && !dragged)
            commands.add(Dialog::results);
    }
}

void broad_foot(ImDrawList& draw, ImRect foot, bool with_table, const View& view, Commands& commands) {
    const std::vector<Button> buttons = foot_buttons(with_table);
    for (std::size_t n = buttons.size(); n-- > 0;) {
        const float least = buttons[n].kind == draw::Kind::primary ? 162 : 120;
        const float wide = std::max(with_table ? least * 0.85f : least, draw::button_width(say(buttons[n].label)));
        put(buttons[n], cut_right(foot, wide, foot_gap), commands);
    }
    foot.Max.x -= 8;
    saved_line(draw, foot, view, commands);
}

void narrow_foot(ImDrawList& draw, ImRect foot, Commands& commands) {
    draw.AddLine({foot.Min.x - 8, foot.Min.y - 6}, {foot.Max.x + 8, foot.Min.y - 6}, theme().line, 1);
    const std::vector<Button> buttons = foot_buttons(false);
    const float room = foot.GetWidth() - 2 * 6;
    put(buttons[0], cut_left(foot, room * 0.305f, 6), commands);
    put(buttons[1], cut_left(foot, room * 0.26f, 6), commands);
    put(buttons[2], foot, commands);
}

// ---- the head

// The heading and the sentence about why. Returns the y below them. A null list only measures.
float head(ImDrawList* draw, ImVec2 corner, float width, const ResultSheet& sheet, float spared) {
    const bool broad = sheet.broad;
    const float badge = broad ? 26 : 22, x = corner.x + (broad ? 70 : 56), room = width - (x - corner.x);
    const std::string title = result_headline(sheet.session(), sheet.story, !broad),
                      why = why_in_words(sheet.session(), sheet.story, sheet.reader);
    const draw::Type why_type{draw::Face::bold, broad ? 16.0f : 14.0f};
    const float top = corner.y + (broad ? 89 : 40);
    if (!draw) return top + draw::wrapped(nullptr, {}, {.room = room, .leading = 18}, why_type, 0, why);
    tree::add(tree::Role::heading, result_headline(sheet.session(), sheet.story, false));
    {
        const tree::Silent said;
        const Player winner = sheet.story.winners.lowest();
        draw::badge(*draw, winner, {corner.x + (broad ? 28.0f : 24.0f), corner.y + (broad ? 60.0f : 34.0f)}, badge);
        const draw::Type big =
            draw::fitted({draw::Face::serif_bold, broad ? 34.0f : 24.0f}, title, room - spared, 0.5f);
        draw::text(*draw, {x, corner.y + (broad ? 65.0f : 25.0f)}, Anchor::left_middle, big, theme().text,
                   draw::shortened(big, title, room - spared));
    }
    if (broad)
        draw::text(*draw, {x, corner.y + 38}, Anchor::left_middle, {draw::Face::serif_italic, 14}, theme().gold_deep,
                   after_rounds(sheet.session()));
    return top + draw::wrapped(draw, {x, top}, {.room = room, .leading = 18}, why_type, theme().gold_deep, why);
}

// The bar above the sheet of a phone.
void top_bar(ImDrawList& draw, const ImRect& bar, const ResultSheet& sheet, Commands& commands) {
    draw.AddLine({bar.Min.x, bar.Max.y}, bar.Max, theme().line, 1);
    const float y = bar.GetCenter().y;
    const ImRect cross{{bar.Max.x - 48, y - 18}, {bar.Max.x - 12, y + 18}};
    const float wide = std::max(113.0f, draw::button_width(say(table_button.label)));
    const ImRect table{{cross.Min.x - 14 - wide, y - 17}, {cross.Min.x - 14, y + 17}};
    const std::string words = after_rounds(sheet.session());
    draw::text(draw, {bar.Min.x + 16, y}, Anchor::left_middle,
               draw::fitted(type().body_bold, words, table.Min.x - bar.Min.x - 24, 0.6f), theme().text, words);
    put(table_button, table, commands);
    if (draw::icon_button("close", cross, {.kind = draw::Kind::quiet, .tooltip = say("Close"), .id = "button:close"}))
        commands.add(Close{});
}

// ---- what scrolls

struct Heights {
    float head, legend, rows, cards, more;   // more: buttons below the cards
    float all(bool broad) const { return head + (broad ? 23 : 12) + legend + rows + (broad ? 20 : 11) + cards + more; }
};

Heights heights(const ResultSheet& sheet, float width, float more) {
    return {head(nullptr, {}, width, sheet, 0), legend_height(sheet, width), rows_height(sheet),
            cards_height(sheet, width), more};
}

// Returns the y below it.
float content(ImDrawList& draw, ImVec2 corner, float width, const ResultSheet& sheet, float spared, bool dragged,
              Commands& commands) {
    const int first = draw.VtxBuffer.Size;
    float y = head(&draw, corner, width, sheet, spared) + (sheet.broad ? 23 : 12);
    if (const float shown = passed(sheet.time, 0, opening_times::title); shown < 1) draw::fade(draw, first, shown);
    result_legend(draw, {corner.x, y}, width, sheet);
    y += legend_height(sheet, width);
    result_rows(draw, {corner.x, y}, width, sheet);
    y += rows_height(sheet) + (sheet.broad ? 20 : 11);
    result_cards(draw, {corner.x, y}, width, sheet, dragged, commands);
    return y + cards_height(sheet, width);
}

void broad_sheet(ImDrawList& draw, const ImRect& window, const ResultSheet& sheet, Commands& commands) {
    const bool low = window.GetHeight() < 560;   // "The board" is at the foot
    const float wide = std::min(980.0f, window.GetWidth() - 16), side = wide > 900 ? 36 : 24;
    const float high = low ? draw::button_height() : broad_button, below = low ? 10 : 20, above = low ? 10 : 28;
    const float width = wide - 2 * side, whole = heights(sheet, width, 0).all(true);
    const float height = std::min(window.GetHeight() - 12, whole + above + high + below);
    const ImVec2 corner = draw::snapped(window.GetCenter() - ImVec2{wide, height} / 2);
    const ImRect rect{corner, corner + ImVec2{wide, height}};
    draw::panel(draw, rect, 14, 3);
    const ImRect foot{{rect.Min.x + side, rect.Max.y - below - high}, {rect.Max.x - side, rect.Max.y - below}};
    const ImRect inside{{rect.Min.x + 16, rect.Min.y + 2}, {rect.Max.x - 16, foot.Min.y - std::min(above, 10.0f)}};
    const std::string label = say(table_button.label);
    const float table_wide = low ? 0 : std::max(110.0f, draw::button_width(label)) + 12;
    scroll.begin("result", inside, whole, 1);
    const ImVec2 from{rect.Min.x + side, inside.Min.y - 2 - scroll.at};
    content(draw, from, width, sheet, table_wide, scroll.dragged, commands);
    if (!low) {
        const ImRect table{{from.x + width - table_wide + 12, from.y + 22}, {from.x + width, from.y + 56}};
        put(table_button, table, commands, scroll.dragged);
    }
    scroll.end(draw, 10);
    broad_foot(draw, foot, low, sheet.view, commands);
}

void narrow_sheet(ImDrawList& draw, const ImRect& window, const ResultSheet& sheet, Commands& commands) {
    const bool low = window.GetHeight() < 420;   // no bar at the top: "The board" is below the cards
    const float high = draw::button_height(), bar = low ? 0 : 46;
    draw::panel(draw, window, 0, 0, theme().panel, theme().panel);
    const ImRect foot{{window.Min.x + 8, window.Max.y - 8 - high}, {window.Max.x - 8, window.Max.y - 8}};
    const ImRect inside{{window.Min.x + 6, window.Min.y + bar}, {window.Max.x - 6, foot.Min.y - 7}};
    const float side = 14, width = window.GetWidth() - 2 * side;
    const bool results = sheet.view.results || sheet.view.unkept();
    const float more = 10 + (results ? high + 8 : 0) + (low ? high + 8 : 0);
    scroll.begin("result", inside, heights(sheet, width, more).all(false) + 2, 1);
    const float end =
        content(draw, {window.Min.x + side, inside.Min.y + 2 - scroll.at}, width, sheet, 0, scroll.dragged, commands);
    ImRect left{{window.Min.x + side, end + 8}, {window.Max.x - side, end + more}};
    if (low) put(table_button, cut_top(left, high, 8), commands, scroll.dragged);
    if (results) saved_line(draw, cut_top(left, high, 8), sheet.view, commands, scroll.dragged);
    scroll.end(draw, 5);
    if (!low) top_bar(draw, {window.Min, {window.Max.x, window.Min.y + bar}}, sheet, commands);
    narrow_foot(draw, foot, commands);
}

}

void result(ImDrawList& draw, const Layout& at, const View& view, const Results& results, Commands& commands) {
    const GameStory story = story_of(view.session);
    const bool broad = at.window.GetWidth() >= broad_from;
    const float side = at.window.GetWidth() < 916 ? 24 : 36;
    const ResultSheet sheet{.view = view,
                            .story = story,
                            .results = results,
                            .reader = view.watching ? nobody : reader_of(view.session),
                            .broad = broad,
                            .margin = broad ? std::min(16.0f, side - 10) : 8,
                            .time = opening_time(view)};
    draw.AddRectFilled({0, 0}, ImGui::GetIO().DisplaySize, draw::fade(theme().ink, 0.52f));
    (broad ? broad_sheet : narrow_sheet)(draw, at.window, sheet, commands);
}

}
