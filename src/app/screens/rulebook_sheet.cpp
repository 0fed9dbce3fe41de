// The rulebook: its contents at the left and a page of it at the right; a narrow window shows one of the two.
#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "app/panels/cards.h"
#include "app/panels/term_text.h"
#include "app/screens/chapter_picture.h"
#include "app/screens/rule_picture.h"
#include "app/screens/screens.h"
#include "app/ui/tree.h"
#include "app/ui/widgets.h"
#include "engine/parsing.h"

namespace eg {
namespace {

using draw::Anchor;
using draw::theme;
using draw::type;

constexpr float pad = 24, longest_line = 640;

ImU32 marked() { return theme().dark ? draw::fade(theme().gold, 0.35f) : draw::fade(theme().glow_high, 0.8f); }

// Draws a text in which the search text is marked. Returns its height; a null list only measures.
float written(ImDrawList* draw, ImVec2 top, float room, draw::Type how, ImU32 colour, std::string_view words,
              std::string_view sought, float leading = 0, const TermText* terms = nullptr) {
    const auto marks = found(words, sought);
    const draw::Wrap wrap{.room = room, .leading = leading, .marked = marks, .mark = marked()};
    return terms ? terms->draw(draw, top, wrap, how, colour, words)
                 : draw::wrapped(draw, top, wrap, how, colour, words);
}

// Small buttons in rows, for the rules and cards that a rule leads to.
class LinkRows {
public:
    LinkRows(ImDrawList* draw, ImVec2 corner, float room) : draw_(draw), corner_(corner), room_(room) {}
    bool link(const std::string& id, const std::string& title) {
        const std::string words = say("{title} ›", title);
        const float wide = draw::width(type().body_bold, words) + 12;
        if (x_ > 0 && x_ + wide > room_) x_ = 0, y_ += draw::touch_size();
        const ImRect at{corner_ + ImVec2{x_ - 6, y_}, corner_ + ImVec2{x_ - 6 + wide, y_ + draw::touch_size()}};
        x_ += wide + 4;
        if (!draw_) return false;
        const draw::Touch touch = draw::target(id, at, true, {.name = title});
        if (touch.hovered) draw_->AddRectFilled(at.Min, at.Max, theme().panel2, 6);
        draw::text(*draw_, {at.Min.x + 6, at.GetCenter().y}, Anchor::left_middle, type().body_bold, theme().gold_deep,
                   words);
        if (touch.focused) draw::focus_ring(*draw_, at, 6);
        return touch.pressed;
    }
    float height() const { return x_ > 0 ? y_ + draw::touch_size() + 2 : 0; }

private:
    ImDrawList* draw_;
    ImVec2      corner_;
    float       room_, x_ = 0, y_ = 0;
};

float links(ImDrawList* draw, ImVec2 corner, float room, const Rule& from, const Rules& rules, Commands& commands) {
    LinkRows others{draw, corner, room};
    for (std::string_view left = from.see; !left.empty();) {
        const std::string_view id = cut(left, ' ');
        if (others.link("see:" + std::string{from.id} + ':' + std::string{id}, say(rule(id)->title)))
            commands.add(OpenRule{id});
    }
    float high = others.height();
    const std::vector<Mention> cards = cards_that_speak_of(from, rules);
    if (cards.empty()) return high;
    high += draw::wrapped(draw, corner + ImVec2{0, high + 2}, {.room = room}, type().small_italic, theme().text2,
                          say("Related cards"))
            + 4;
    LinkRows mentions{draw, corner + ImVec2{0, high}, room};
    for (const Mention& card : cards)
        if (mentions.link("see:" + std::string{from.id} + ':' + std::to_string(card.rulebook_page) + ':'
                              + std::to_string(card.passage),
                          card.title))
            commands.add(OpenPage{card.rulebook_page, card.passage});
    return high + mentions.height();
}

// Draws one rule or card and returns its height; a null list only measures.
float told(ImDrawList* draw, ImVec2 corner, float room, const Passage& what, const Screens& screens, const Rules& rules,
           Commands& commands) {
    const std::string& sought = screens.reading.sought;
    const float x = corner.x + picture_room, width = std::min(room - picture_room, longest_line);
    const bool  here = !what.rule || holds(*what.rule, rules);
    float y = corner.y;
    if (!what.above.empty()) {
        if (draw) {
            tree::heading();
            draw::text(*draw, {corner.x, y + 6}, Anchor::left_top, type().title, theme().text, what.above);
        }
        y += 38;
    }
    const float top = y;
    if (draw && what.card)
        card_picture(*draw, {{corner.x, y + 3}, {corner.x + 54, y + 3 + 54 * 58 / 107.0f}}, *what.card);
    else if (draw && !what.rule->picture.empty()) rule_picture(*draw, what.rule->picture, {corner.x, y}, rules);
    std::optional<tree::Item> item;
    if (what.card) item.emplace();
    else if (draw) tree::heading();
    y += written(draw, {x, y}, width, what.card ? type().body_bold : type().title,
                 what.card ? theme().text : theme().gold_deep, what.title, sought, what.card ? 18.0f : 25.0f);
    if (!what.note.empty())
        y += draw::wrapped(draw, {x, y}, {.room = width, .leading = 18}, type().small_italic, theme().gold_deep,
                           what.note)
             + 2;
    const TermText terms{
        .rules = rules, .name = what.card ? what.card->id : what.rule->id, .own = what.rule, .pressed = true};
    y += written(draw, {x, y}, width, what.card ? type().body : type().name_plain, here ? theme().text : theme().text2,
                 what.words, sought, what.card ? 18.0f : 20.0f, &terms);
    if (what.rule) y += links(draw, {x, y}, width, *what.rule, rules, commands);
    return std::max(y - top, what.card ? 36.0f : what.rule->picture.empty() ? 0.0f : 54.0f) + (top - corner.y);
}

// Draws the passages of the open page and returns the height; a null list only measures. begins: where the passage to
// scroll to begins.
float lay_rulebook_page(ImDrawList* draw, ImVec2 corner, float room, const Screens& screens, const Rules& rules,
                Commands& commands, float& begins) {
    const Reading& reading = screens.reading;
    float y = corner.y;
    y += written(draw, {corner.x, y}, room, {draw::Face::serif_italic, 16}, theme().text2,
                 rulebook_page_line(reading.rulebook_page), reading.sought)
         + 14;
    if (reading.rulebook_page < first_cards())
        y += chapter_picture(draw, {corner.x, y}, room,
                             rulebook().chapters[static_cast<std::size_t>(reading.rulebook_page)]);
    for (int i = 0; i < passages(reading.rulebook_page); ++i) {
        if (i == reading.passage && i > 0) begins = y - corner.y;
        const Passage part = passage(reading.rulebook_page, i);
        y += told(draw, {corner.x, y}, room, part, screens, rules, commands) + (part.card ? 10.0f : 16.0f);
    }
    if (reading.rulebook_page < first_cards())
        y += chapter_examples(draw, {corner.x, y + 4}, room,
                              rulebook().chapters[static_cast<std::size_t>(reading.rulebook_page)]);
    return y - corner.y;
}

void search_field(ImDrawList& draw, const ImRect& rect, const std::string& sought, Commands& commands) {
    const draw::Touch touch = draw::target("button:seek", rect, true, {.name = say("Search"), .note = sought});
    if (touch.pressed) commands.add(EditSearch{rect});
    draw.AddRectFilled(rect.Min, rect.Max, theme().panel2, 7);
    draw.AddRect(rect.Min, rect.Max, touch.hovered ? theme().focus : theme().edge, 7, 0, 1);
    const ImVec2 glass{rect.Min.x + 18, rect.GetCenter().y - 1};
    draw.AddCircle(glass, 5, theme().text2, 0, 1.6f);
    draw.AddLine(glass + ImVec2{3.6f, 3.6f}, glass + ImVec2{8, 8}, theme().text2, 1.8f);
    draw::text(draw, {rect.Min.x + 34, rect.GetCenter().y}, Anchor::left_middle, type().body,
               sought.empty() ? theme().text2 : theme().text,
               draw::shortened(type().body, sought.empty() ? say("Search") : sought, rect.GetWidth() - 44));
    if (touch.focused) draw::focus_ring(draw, rect, 7);
}

void contents(ImDrawList& draw, ImRect rect, const Reading& reading, Commands& commands) {
    static Scroll scroll;
    const float high = draw::now().coarse ? 46.0f : 32.0f, heading = 34;
    search_field(draw, cut_top(rect, draw::button_height(), 10), reading.sought, commands);
    static int rolled_to = -1;
    if (std::exchange(rolled_to, reading.rulebook_page) != reading.rulebook_page) {
        const float row =
            static_cast<float>(reading.rulebook_page) * high + (reading.rulebook_page < first_cards() ? 0 : heading);
        scroll.at = std::min(row, std::max(scroll.at, row + high - rect.GetHeight()));
    }
    scroll.begin("contents", rect, static_cast<float>(rulebook_pages()) * high + heading, 1);
    float y = rect.Min.y - scroll.at;
    for (int n = 0; n < rulebook_pages(); ++n, y += high) {
        if (n == first_cards()) {
            tree::heading();
            draw::text(draw, {rect.Min.x + 4, y + heading / 2 + 4}, Anchor::left_middle, type().title,
                       theme().gold_deep, say("All cards"));
            y += heading;
        }
        const ImRect row{{rect.Min.x, y}, {rect.Max.x - 6, y + high}};
        const int    count = reading.found_on(n);
        const bool   on = n == reading.rulebook_page;
        const std::string title = rulebook_page_title(n),
                          chapter = n < first_cards() ? title : say("All cards: {edition}", title);
        const std::string said = count > 0 ? say("{chapter} ({n} found)", chapter, count) : chapter;
        const draw::Touch touch =
            draw::target("rulebook_page:" + std::to_string(n + 1), row, true, {.name = said, .on = on});
        if (touch.pressed && !scroll.dragged) commands.add(OpenPage{n});
        if (on || touch.hovered)
            draw.AddRectFilled(row.Min, row.Max, on ? draw::fade(theme().gold, 0.2f) : theme().panel2, 7);
        if (on) draw.AddRectFilled(row.Min + ImVec2{0, 3}, {row.Min.x + 3, row.Max.y - 3}, theme().gold, 2);
        const ImU32 ink = !reading.sought.empty() && count == 0 ? theme().text2 : theme().text;
        if (n < first_cards())
            draw::text(draw, {row.Min.x + 26, row.GetCenter().y}, Anchor::right_middle, {draw::Face::serif_bold, 13},
                       theme().text2, std::to_string(n + 1));
        draw::text(draw, {row.Min.x + 36, row.GetCenter().y}, Anchor::left_middle,
                   draw::fitted(on ? type().name : type().name_plain, title, row.GetWidth() - 36 - 34), ink, title);
        if (count > 0)
            draw::pill(draw, {row.Max.x - 18, row.GetCenter().y}, type().small_bold, std::to_string(count), marked(),
                       theme().gold, theme().text);
        if (touch.focused) draw::focus_ring(draw, row, 7);
    }
    scroll.end(draw);
}

}

void Reading::open(const Rule& shown) {
    turn_to(shown.chapter);
    passage = number_in_chapter(shown);
}

// Leaves a page without matches for the first page with one.
void Reading::seek(std::string words) {
    sought = std::move(words);
    counted.clear();
    for (int n = 0; n < rulebook_pages() && !sought.empty(); ++n) counted.push_back(hits(n, sought));
    for (int n = -1; n < rulebook_pages() && !sought.empty(); ++n) {
        const int at = n < 0 ? rulebook_page : n;
        if (found_on(at) == 0) continue;
        rulebook_page = at, passage = 0;
        while (passage + 1 < passages(rulebook_page) && hits(eg::passage(rulebook_page, passage), sought) == 0)
            ++passage;
        return;
    }
}

const Rules& rules_meant(const Screens& screens, const View& view) {
    return screens.screen == Screen::table ? view.table.rules : screens.plan.setup.rules;
}

namespace {

// Draws the open page below its title. spared: room that the title leaves free at the right.
void read_rulebook_page(ImDrawList& draw, ImRect inside, float spared, Screens& screens, const Rules& rules,
               Commands& commands) {
    static Scroll scroll;
    Reading& reading = screens.reading;
    const ImRect head = cut_top(inside, 34, 4);
    const float  room = inside.GetWidth() - 8;
    {
        const tree::Silent said;
        const std::string title = rulebook_page_title(reading.rulebook_page);
        const draw::Type  fits = draw::fitted(type().screen_title, title, head.GetWidth() - spared - 36, 0.45f);
        float x = head.Min.x;
        if (reading.rulebook_page < first_cards())
            x += 10
                 + draw::text(draw, {x, head.GetCenter().y}, Anchor::left_middle, fits, theme().gold,
                              std::to_string(reading.rulebook_page + 1));
        draw::text(draw, {x, head.GetCenter().y}, Anchor::left_middle, fits, theme().text, title);
    }
    float begins = 0;
    const float high = lay_rulebook_page(nullptr, {}, room, screens, rules, commands, begins),
                page = inside.GetHeight() * 0.85f;
    if (std::exchange(reading.passage, -1) >= 0) scroll.at = begins, scroll.speed = 0;
    if (ImGui::IsKeyPressed(ImGuiKey_PageDown, true)) scroll.at += page;
    if (ImGui::IsKeyPressed(ImGuiKey_PageUp, true)) scroll.at -= page;
    scroll.begin("rulebook_page", inside, high, 1);
    lay_rulebook_page(&draw, {inside.Min.x, inside.Min.y - scroll.at}, room, screens, rules, commands, begins);
    if (const Rule* named = term_pressed()) commands.add(OpenRule{named->id});
    scroll.end(draw, 6);
}
}

void rulebook_page(ImDrawList& draw, const ImRect& sheet, Screens& screens, const View& view, Commands& commands) {
    Reading&   reading = screens.reading;
    const bool both = sheet.GetWidth() >= 640, narrow = sheet.GetWidth() < 420;
    const Rules& rules = rules_meant(screens, view);
    ImRect inside{{sheet.Min.x + (narrow ? 14.0f : pad), sheet.Min.y + 16},
                  {sheet.Max.x - (narrow ? 12.0f : pad), sheet.Max.y - 12}};
    const bool with_contents = both || reading.contents;
    ImRect left = both ? cut_left(inside, std::min(270.0f, sheet.GetWidth() * 0.32f), 36) : inside;
    if (both || !reading.contents) {
        const std::string title = rulebook_page_title(reading.rulebook_page);
        tree::add(tree::Role::heading, say("Rulebook: {chapter}", title));
        if (!both) {
            const ImRect head = cut_top(inside, draw::button_height(), 8);
            const draw::Control back{.icon = "back", .id = "button:contents"};
            const std::string   words = say("Contents");
            const ImRect        place{head.Min, {head.Min.x + draw::button_width(words, back), head.Max.y}};
            if (draw::button(words, place, back)) reading.contents = true, draw::request_frame(0);
        }
        read_rulebook_page(draw, inside, both ? close_room : 0, screens, rules, commands);
    }
    if (!with_contents) return;
    ImRect head = cut_top(left, draw::button_height(), 10);
    if (!both) head.Max.x -= close_room - 10;
    const std::string title = say("Rulebook"), lessons = say(lessons_title);
    const ImRect beside = cut_right(head, draw::button_width(lessons), 8);
    tree::heading();
    draw::text(draw, {head.Min.x + 2, head.GetCenter().y}, Anchor::left_middle,
               draw::fitted(type().screen_title, title, head.GetWidth(), 0.6f), theme().text, title);
    if (draw::button(lessons, beside, {.id = "button:lessons"})) commands.add(Dialog::lessons);
    contents(draw, left, reading, commands);
    if (both) draw.AddLine({left.Max.x + 14, sheet.Min.y + 18}, {left.Max.x + 14, sheet.Max.y - 18}, theme().line);
}

}
