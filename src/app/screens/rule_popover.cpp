// The popover that explains one rule beside the thing it is about.
#include <algorithm>
#include <cfloat>
#include <cmath>

#include "app/board/board.h"
#include "app/panels/term_text.h"
#include "app/screens/rule_picture.h"
#include "app/screens/screens.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

// The contents of a popover, without its button.
struct PopoverText {
    const Rule&        rule;
    const std::string& why;
    std::string_view   own;       // what the thing itself says, as a card does; empty: nothing
    const Rules&       rules;
    bool               pressed;   // its terms can be pressed
    bool               pictured;
    float              wide;
    std::string        title = say(rule.title), words = std::string{in_brief(say(rule.words))};

    float lay(ImDrawList* list, ImVec2 top) const {
        const float left = pictured ? picture_room : 0.0f;
        const draw::Wrap wrap{.room = wide - 32 - left, .leading = 18};
        float above =
            own.empty() ? 0 : draw::wrapped(list, top + ImVec2{left, 0}, wrap, type().body_bold, theme().text, own) + 6;
        if (!why.empty())
            above += draw::wrapped(list, top + ImVec2{left, above}, wrap, type().body, theme().warn, why) + 4;
        const TermText terms{.rules = rules, .name = rule.id, .own = &rule, .pressed = true};
        const ImVec2   corner = top + ImVec2{left, above};
        const float high = pressed ? terms.draw(list, corner, wrap, type().body, theme().text, words)
                                   : draw::wrapped(list, corner, wrap, type().body, theme().text, words);
        return std::max(above + high, pictured ? 52.0f : 0.0f);
    }
    float height() const { return 42 + lay(nullptr, {}); }
    void draw(ImDrawList& draw, const ImRect& sheet, float room) const {
        tree::heading();
        draw::text(draw, {sheet.Min.x + 16, sheet.Min.y + 22}, Anchor::left_middle,
                   draw::fitted(type().title, title, room), theme().text, title);
        const ImVec2 top{sheet.Min.x + 16, sheet.Min.y + 42};
        if (pictured) rule_picture(draw, rule.picture, top, rules);
        lay(&draw, top);
    }
};
PopoverText popover_text(const Layout& at, const Rule& rule, const std::string& why, std::string_view own,
                         const Rules& rules, bool pressed) {
    return {rule,
            why,
            own,
            rules,
            pressed,
            !rule.picture.empty() && at.window.GetHeight() > 420,
            std::min(330.0f, at.window.GetWidth() - 16)};
}

// Points from the sheet to what it is about, with a ring around that.
void tail(ImDrawList& draw, const ImRect& sheet, ImVec2 to) {
    constexpr float radius = 34, length = 18, half = 10, corner = 22;
    ImVec2 from{std::clamp(to.x, sheet.Min.x, sheet.Max.x), std::clamp(to.y, sheet.Min.y, sheet.Max.y)};
    const bool upright = from.y != to.y;   // from the upper or lower edge
    if (ImLengthSqr(to - from) < (radius + 4) * (radius + 4)) return;
    draw::fine(draw);
    draw.AddCircle(to, radius, theme().ink, 0, 5);
    draw.AddCircle(to, radius, theme().panel, 0, 2.6f);
    if (upright) from.x = std::clamp(from.x, sheet.Min.x + corner, sheet.Max.x - corner);
    else from.y = std::clamp(from.y, sheet.Min.y + corner, sheet.Max.y - corner);
    const ImVec2 along = upright ? ImVec2{half, 0} : ImVec2{0, half}, out = to - from,
                 inside = upright ? ImVec2{0, out.y > 0 ? -2.0f : 2.0f} : ImVec2{out.x > 0 ? -2.0f : 2.0f, 0},
                 tip = from + out * (length / std::sqrt(ImLengthSqr(out)));
    draw.AddTriangleFilled(from - along + inside, from + along + inside, tip, theme().panel);
    draw.AddLine(from - along, tip, theme().edge, 1.5f);
    draw.AddLine(from + along, tip, theme().edge, 1.5f);
}

float hidden(const ImRect& sheet, ImRect of) {
    of.ClipWith(sheet);
    return of.Min.x < of.Max.x && of.Min.y < of.Max.y ? of.GetWidth() * of.GetHeight() : 0;
}

}

ImRect popover(ImDrawList& draw, const Layout& at, const Screens& screens, const View& view, Commands& commands) {
    const Rule& rule = *screens.reading.rule;
    const ImRect& of = screens.reading.beside;
    PopoverText text = popover_text(at, rule, screens.reading.why, screens.reading.own, view.table.rules, true);
    const bool phone = at.form == Form::phone;
    text.wide = std::min(phone ? 480.0f : 352.0f, at.window.GetWidth() - 16);
    const float wide = text.wide, room = wide - 32, foot = draw::now().coarse ? draw::button_height() : 26;
    const std::string label = say(open_rulebook);
    const float high = text.height() + 4 + foot + 6;
    // At the foot of a phone, else above what was pressed, or below it; on the board where it hides least.
    ImVec2 corner{std::clamp(of.GetCenter().x - wide / 2, at.window.Min.x + 8, at.window.Max.x - wide - 8),
                  of.Min.y - 12 - high};
    if (corner.y < at.window.Min.y + 8)
        corner.y = std::max(at.window.Min.y + 8, std::min(of.Max.y + 12, at.window.Max.y - high - 8));
    const Board* const board = view.lies.board;
    const bool on_board = of.GetWidth() > 0 && board && wide < board->inner.GetWidth() - 6
                          && board->inner.Contains(of.GetCenter());
    if (const float foot_top = at.window.Max.y - high - 8; phone && foot_top > of.Max.y + 12) {
        corner = {at.window.GetCenter().x - wide / 2, foot_top};
    } else if (on_board && high < board->inner.GetHeight() - 6) {
        const Place place = place_at(*board, of.GetCenter());
        std::vector<Read> things = read_on(*board, view.table, place == nowhere ? Places{} : Places{place}, {});
        things.push_back({of, 40});
        things.back().rect.Expand(24);
        for (const Player p : view.table.seats()) {   // it may cover the rest of the score track
            const ImVec2 marker = board->cell(view.table.score[p], p, view.table);
            things.push_back({{marker - ImVec2{12, 12}, marker + ImVec2{12, 12}}, 3});
        }
        ImRect free = board->full ? board->outer : board->inner;
        free.Expand(-3);
        free.Max = free.Max - ImVec2{wide, high};
        corner = room_within(free, {wide, high}, things, 0).rect.Min;
    }
    const ImRect sheet{draw::snapped(corner), draw::snapped(corner) + ImVec2{wide, std::round(high)}};
    draw::panel(draw, sheet, 10, 3);
    if (on_board && !screens.reading.linked && of.GetWidth() < 100) tail(draw, sheet, of.GetCenter());
    text.draw(draw, sheet, room - 40);
    const float width = std::min(room, draw::button_width(label));
    if (draw::button(label, {{sheet.Max.x - 16 - width, sheet.Max.y - 6 - foot}, {sheet.Max.x - 16, sheet.Max.y - 6}},
                     {.kind = draw::now().coarse ? draw::Kind::plain : draw::Kind::quiet, .id = "button:rule"}))
        commands.add(OpenRule{rule.id});
    if (const Rule* named = term_pressed()) commands.add(ShowRule{named->id});
    return sheet;
}

void draw_hover_popover(ImDrawList& draw, const Layout& at, const Rule& rule, const std::string& why, const ImRect& of,
               const ImRect& spared, const Rules& rules) {
    const PopoverText text = popover_text(at, rule, why, {}, rules, false);
    const ImVec2 size{text.wide, std::round(text.height() + 14)};
    const ImRect room{at.window.Min + ImVec2{8, 8}, at.window.Max - ImVec2{8, 8} - size};   // for its corner
    const auto beside = [&](const ImRect& what, float gap, int n) {
        const ImVec2 middle = what.GetCenter() - size / 2;
        return n == 0   ? ImVec2{middle.x, what.Min.y - gap - size.y}
               : n == 1 ? ImVec2{middle.x, what.Max.y + gap}
               : n == 2 ? ImVec2{what.Max.x + gap, middle.y}
                        : ImVec2{what.Min.x - gap - size.x, middle.y};
    };
    ImRect sheet;
    float  least = FLT_MAX;
    // Beside the bubble that the thing already has, else beside the thing: on the side where it hides least.
    const bool  told = spared.GetWidth() > 0;
    const float gap = told ? 6.0f : 14.0f;
    for (int n = 0; n < 4; ++n) {
        const ImVec2 wanted = beside(told ? spared : of, gap, n),
                     corner = draw::snapped(ImVec2{std::clamp(wanted.x, room.Min.x, std::max(room.Min.x, room.Max.x)),
                                                   std::clamp(wanted.y, room.Min.y, std::max(room.Min.y, room.Max.y))});
        const ImRect placed{corner, corner + size};
        ImRect thing = of;
        thing.Expand(24);
        const float cost =
            4 * hidden(placed, thing) + hidden(placed, spared) + hidden(placed, at.prompt) + static_cast<float>(n);
        if (cost < least) least = cost, sheet = placed;
    }
    draw::panel(draw, sheet, 10, 2);
    text.draw(draw, sheet, text.wide - 32);
}

}
