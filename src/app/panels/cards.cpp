// Draws action cards.
#include "app/panels/cards.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "app/ui/textures.h"
#include "app/panels/card_paper.h"
#include "app/panels/own_card.h"
#include "app/panels/term_text.h"
#include "app/ui/frame_log.h"
#include "app/ui/widgets.h"
#include "engine/box.h"
#include "engine/decks.h"
#include "engine/places.h"
#include "engine/queries.h"
#include "language/say.h"

namespace eg {
using namespace draw;

// A lily in red wax.
void house_seal(ImDrawList& draw, ImVec2 c, float r) {
    fine(draw);
    for (int i = 0; i < 12; ++i)
        draw.PathLineTo(
            c
            + ImVec2{std::cos(static_cast<float>(i) * IM_PI / 6), std::sin(static_cast<float>(i) * IM_PI / 6)} * r
                  * (i % 2 ? 1.0f : 0.93f));
    draw.PathFillConvex(rgb(0x7B2230));
    draw.AddCircle(c, r * 0.74f, fade(rgb(0xFFFFFF), 0.25f), 0, 1);
    textures::draw(draw, "lily", c, r * 1.15f, textures::paint(rgb(0xFBEFD8)));
}

namespace {

constexpr ImU32 inner_rule = rgb(0xC9B183);
constexpr ImU32 fields[] = {rgb(0xDCC4B2), rgb(0xC0CACC), rgb(0xE6D39C), rgb(0xC8D0B4), rgb(0xCFBCD2)};
constexpr ImRect vignette{7, 7, 114, 65};

void ornament(const Sheet& sheet, float y, float half, ImU32 line, ImU32 stone) {
    sheet.draw.AddLine(sheet.at(60.5f - half, y), sheet.at(60.5f + half, y), line, 1);
    diamond(sheet.draw, sheet.at(60.5f, y), 3 * sheet.k, stone);
}

std::string_view seen_as(const CardView& view) { return view.mine ? "card carried out" : "card"; }

void stack_tab(const Sheet& sheet, int places) {
    ImDrawList& draw = sheet.draw;
    const float x0 = 6, x1 = 30, y0 = 6, y1 = 31;
    for (const ImVec2 p : {sheet.at(x0, y0), sheet.at(x1, y0), sheet.at(x1, y1 - 5), sheet.at((x0 + x1) / 2, y1 + 1),
                           sheet.at(x0, y1 - 5)})
        draw.PathLineTo(p);
    draw.AddConvexPolyFilled(draw._Path.Data, draw._Path.Size, paper::edge);
    draw.PathStroke(theme().ink, ImDrawFlags_Closed, 1);
    for (const ImVec2 p : {sheet.at(x0 + 2, y0 + 2), sheet.at(x1 - 2, y0 + 2), sheet.at(x1 - 2, y1 - 6),
                           sheet.at((x0 + x1) / 2, y1 - 1.4f), sheet.at(x0 + 2, y1 - 6)})
        draw.PathLineTo(p);
    draw.PathStroke(card_back::line, ImDrawFlags_Closed, 0.8f);
    text(draw, sheet.at((x0 + x1) / 2, 14.2f), Anchor::centre_middle, {Face::serif_bold, 17 * sheet.k}, paper::tab_text,
         std::to_string(places));
    cube(draw, rgb(0xF6E9C8), sheet.at((x0 + x1) / 2, 24.5f), 7.5f * sheet.k);
}

// On cards that place another number of caballeros than that of their stack: its number at the foot of the picture.
void stack_mark(const Sheet& sheet, const ActionCard& card, ImVec2 foot) {
    if (card.stack == 0 || card.stack == card.caballeros) return;
    const ImRect rect{foot + ImVec2{3, -17} * sheet.k, foot + ImVec2{16, -1} * sheet.k};
    sheet.draw.AddRectFilled(rect.Min, rect.Max, paper::sheet, 2 * sheet.k);
    sheet.draw.AddRect(rect.Min, rect.Max, theme().ink, 2 * sheet.k, 0, 0.9f);
    text(sheet.draw, rect.GetCenter(), Anchor::centre_middle, {Face::serif_bold, 13 * sheet.k}, paper::ink,
         std::to_string(card.stack));
}

// From 0. Cards of a hand count as the first stack.
std::size_t pile_of(const ActionCard& card) {
    return static_cast<std::size_t>(std::max(card.stack, 1) - 1);
}

// Cards of a player's own deck, and cards without a picture, have the picture of their stack. The id of such a card may
// be that of another card, so it is not used.
std::string picture_of(const ActionCard& card) {
    constexpr std::string_view of_pile[] = {"1-any3", "2-decay3", "3-score1", "4-court", "5-king"};
    const std::string own = "cards/" + std::string(card.id);
    if (!card.from_player) {
        if (textures::exists(own)) return own;
        for (const Module& module : modules())
            if (const std::string its = std::string(module.name) + "/" + own; textures::exists(its)) return its;
    }
    for (const Box& box : all_editions())   // a hand's card has the picture of an action card with the same effect
        for (const ActionCard& like : deck(base_of(box.rules.deck)).cards)
            if (card.stack > 0 || like.effect_words != card.effect_words) continue;
            else if (const std::string its = "cards/" + std::string(like.id); textures::exists(its)) return its;
    return card.stack == 0 ? std::string{} : "cards/" + std::string(of_pile[pile_of(card) % std::size(of_pile)]);
}

void picture(const Sheet& sheet, const ImRect& rect, const ActionCard& card, bool washed) {
    const ImU32  field = card.stack == 0 ? deed_tint(card) : fields[pile_of(card) % std::size(fields)];
    sheet.draw.AddRectFilled(rect.Min, rect.Max, field, 3 * sheet.k);
    if (const std::string name = picture_of(card); !name.empty()) textures::draw(sheet.draw, name, rect);
    else
        text(sheet.draw, rect.GetCenter(), Anchor::centre_middle, {Face::serif_bold, rect.GetHeight() * 0.6f},
             paper::ink,
             card.number > 0   ? std::to_string(card.number)
             : card.value != 0 ? signed_value(card)
                               : std::string{});
    if (washed) sheet.draw.AddRectFilled(rect.Min, rect.Max, fade(paper::taken, 0.55f), 3 * sheet.k);
    sheet.draw.AddRect(rect.Min, rect.Max, fade(paper::edge, washed ? 0.5f : 0.9f), 3 * sheet.k, 0, 0.9f);
}

// A ribbon at the top right with the taker's shape and name.
void tag(const Sheet& sheet, Player taker, std::string_view name) {
    ImDrawList& draw = sheet.draw;
    const draw::Seat& s = draw::seat(taker);
    const Type  type{Face::bold, 11.8f * sheet.k};
    const std::string shown = shortened(type, name, 70 * sheet.k);
    const float wide = width(type, shown) + 31 * sheet.k, high = 20 * sheet.k;
    const ImVec2 end = sheet.at(124, -7);
    const float  x0 = end.x - wide, y0 = end.y, mid = y0 + high / 2, notch = x0 + 6 * sheet.k;
    log_drawn(draw, Sort::sheet, {{x0, y0}, {end.x, y0 + high}}, "tag", true);
    for (const float off : {1.6f, 0.0f}) {
        const ImVec2 d{0, off};
        const ImU32  fill = off > 0 ? fade(theme().ink, 0.22f) : s.colour;
        draw.AddQuadFilled(ImVec2{x0, y0} + d, ImVec2{end.x, y0} + d, ImVec2{end.x, mid} + d, ImVec2{notch, mid} + d,
                           fill);
        draw.AddQuadFilled(ImVec2{notch, mid} + d, ImVec2{end.x, mid} + d, ImVec2{end.x, y0 + high} + d,
                           ImVec2{x0, y0 + high} + d, fill);
    }
    for (const ImVec2 p : {ImVec2{x0, y0}, {end.x, y0}, {end.x, y0 + high}, {x0, y0 + high}, {notch, mid}})
        draw.PathLineTo(p);
    draw.PathStroke(theme().ink, ImDrawFlags_Closed, 1.1f);
    shape(draw, s.shape, {x0 + 15 * sheet.k, mid}, 8.5f * sheet.k, s.on, 0, 0);
    text(draw, {x0 + 23 * sheet.k, mid}, Anchor::left_middle, type, s.on, shown);
}

// The words of a card, in sizes that fit: a title of one line or two, then four lines of size 11.2, or five smaller
// ones; a note takes the place of the fifth. Text that would be too small to read is cut, or makes the card higher.
struct CardWords {
    std::string title, text, note;
    Type        heading, body;
    float       leading, heading_leading;
    int         heading_lines = 1, lines = 0;
    float       more = 0, title_more = 0;   // how much higher the card is, at scale 1
    bool        cut = false;
};

constexpr float title_room = 106, text_room = 107;

Set<int> marks_of(const ActionCard& card) { return Set<int>::of_bits(marks_in(spoken_of(), card)); }

// The pictures of these marks, centred at this point.
void draw_marks(const Sheet& sheet, ImVec2 middle, Set<int> marks) {
    float          x = middle.x - static_cast<float>(marks.size() - 1) * 9;
    for (int mark : marks) {
        textures::draw(sheet.draw, eg::mark(mark).picture, sheet.at(x, middle.y), 16 * sheet.k);
        x += 18;
    }
}

// The foot of a numbered card: its number, and the caballeros that it brings to the court.
void draw_number(const Sheet& sheet, float y, const ActionCard& card) {
    number_plate(sheet.draw, sheet.at(ImRect{8, y - 8, 42, y + 8}), card.number);
    cube(sheet.draw, paper::gold, sheet.at(92, y), 8 * sheet.k);
    text(sheet.draw, sheet.at(100, y), Anchor::left_middle, {Face::bold, 12 * sheet.k}, paper::text,
         std::to_string(card.brings));
}

CardWords words_of(const ActionCard& card, const CardView& view, float scale) {
    const float wide = view.taller > 0 ? std::max(scale, std::min(1.0f, scale * 1.3f)) : scale;   // of its words
    CardWords words{.title = say(told(card, card.title)),
                    .text = say(told(card, card.text)),
                    .note = !view.note.empty() ? std::string{view.note}
                            : card.stack == 0  ? std::string{}   // a numbered card: its number is there
                            : card.house       ? say(card.returns ? "house card, returns every round" : house_card)
                            : card.returns     ? say("returns every round")
                                               : std::string{},
                    .heading = {Face::serif_bold, 14.5f * scale},
                    .body = {Face::text, 11.2f * wide},
                    .leading = 13.2f * wide,
                    .heading_leading = 9.2f * scale};
    constexpr float least_on_a_line = 0.65f;
    if (const float whole = width(words.heading, words.title), room = title_room * scale;
        whole * least_on_a_line <= room) {
        words.heading.size *= std::min(1.0f, room / whole);
    } else {
        words.heading.size = words.heading_leading;
        const auto lines_of = [&] {
            return static_cast<int>(
                std::lround(wrapped(nullptr, {}, {.room = room, .leading = 1}, words.heading, 0, words.title)));
        };
        constexpr float least = 7;
        while (!view.whole && lines_of() > 2 && words.heading.size > least * scale) words.heading.size -= 0.4f * scale;
        const int lines = lines_of();
        words.heading_lines = view.whole ? lines : std::min(lines, 2);
        words.title_more = static_cast<float>(std::max(0, words.heading_lines - 2)) * 9.2f;
        words.cut = lines > words.heading_lines;
    }
    const float least = 8.5f * (view.whole ? scale : std::min(scale, 1.0f));
    const auto height = [&] {
        return wrapped(nullptr, {}, {.room = text_room * scale, .leading = words.leading}, words.body, 0, words.text);
    };
    const bool  marked = !marks_of(card).empty();
    float       most = 0;
    const auto  fit = [&] {
        most = ((words.note.empty() && card.stack > 0 ? 55.5f : 43.0f) + view.taller) * scale;
        if (marked) most -= 14 * scale;
        while (words.body.size > least && height() > most)
            words.body.size -= 0.4f * scale, words.leading -= 0.42f * scale;
    };
    fit();
    if (card.house && view.note.empty() && !card.returns && ((!view.whole && height() > most) || marked))
        words.note.clear(), fit();   // the seal says the same
    const float over = height() - most;
    if (over > 0 && !view.whole) words.lines = static_cast<int>(most / words.leading), words.cut = true;
    words.more = words.title_more + (view.whole ? std::max(0.0f, over / scale) : 0);
    return words;
}

}

ImU32 deed_tint(MainEffect effect) {
    constexpr std::array<ImU32, main_effect_count> tints = {rgb(0xC8D0B4), rgb(0xDCC4B2), rgb(0xC0CACC),
                                                            rgb(0xE6D39C), rgb(0xCFBCD2), rgb(0xE4DCC8)};
    return tints[static_cast<std::size_t>(effect)];
}

void card_picture(ImDrawList& draw, const ImRect& rect, const ActionCard& card) {
    fine(draw);
    const float k = std::max(rect.GetWidth() / vignette.GetWidth(), rect.GetHeight() / vignette.GetHeight());
    const ImVec2 half = vignette.GetSize() * (k / 2), from = rect.GetCenter() - half;
    draw.PushClipRect(rect.Min, rect.Max, true);   // of another shape: its middle
    picture({draw, from, k}, {from, rect.GetCenter() + half}, card, false);
    draw.PopClipRect();
    if (card.house) house_seal(draw, {rect.Max.x - 7 * k, rect.Max.y - 3 * k}, std::max(6.0f, 8.6f * k));
}

ImRect card_rect(ImVec2 at, float scale, float taller) {
    return {at, at + (action_card_size + ImVec2{0, taller}) * scale};
}

float action_card_height(float scale, const ActionCard& card, const CardView& view) {
    return (action_card_size.y + words_of(card, view, scale).more) * scale;
}

bool action_card(ImDrawList& draw, ImVec2 top_left, float scale, const ActionCard& card, const CardView& view) {
    const CardWords words = words_of(card, view, scale);
    const Sheet  sheet{draw, snapped(top_left + ImVec2{0, view.hovered && view.selectable ? -3.0f : 0.0f}), scale};
    const bool   washed = view.taker != nobody && !view.mine;
    const ImVec2 size = action_card_size + ImVec2{0, view.taller + words.more};
    const ImRect rect{sheet.from, sheet.from + size * scale};
    fine(draw);
    if (view.selectable) {
        ring(draw, rect, 7 * scale, fade(theme().glow, 0.35f), 6, 0);
        ring(draw, rect, 7 * scale, theme().glow, 2.6f, 0.4f);
    }
    draw_paper(sheet, size, washed ? paper::taken : view.hovered ? rgb(0xFFFBEF) : paper::sheet, 7, seen_as(view));
    draw.AddRect(sheet.at(3.5f, 3.5f), sheet.at(117.5f, size.y - 3.5f), inner_rule, 5 * scale, 0, 0.8f);
    picture(sheet, sheet.at(vignette), card, washed);
    stack_mark(sheet, card, sheet.at(vignette.Min.x, vignette.Max.y));
    if (card.stack > 0) stack_tab(sheet, card.caballeros);
    else if (card.number + card.brings > 0) draw_number(sheet, size.y - 12, card);
    const ImU32 title_ink = washed ? paper::title_taken : paper::text, ink = washed ? paper::text_taken : paper::text;
    if (words.heading_lines == 1)
        text(draw, sheet.at(60.5f, 81.5f), Anchor::centre, words.heading, title_ink, words.title);
    else
        wrapped(&draw, sheet.at(60.5f, 66),
                {.room = title_room * scale,
                 .anchor = Anchor::centre,
                 .lines = words.heading_lines,
                 .leading = words.heading_leading},
                words.heading, title_ink, words.title);
    ornament(sheet, 87.5f + words.title_more, 29, fade(theme().gold, washed ? 0.5f : 0.9f),
             washed ? mix(theme().gold, paper::taken, 0.5f) : theme().gold);
    const ImVec2 top = sheet.at(60.5f, 91.5f + words.title_more);
    const Wrap wrap{
        .room = text_room * scale, .anchor = Anchor::centre, .lines = words.lines, .leading = words.leading};
    if (view.rules) TermText{.rules = *view.rules, .name = "card"}.draw(&draw, top, wrap, words.body, ink, words.text);
    else wrapped(&draw, top, wrap, words.body, ink, words.text);
    draw_marks(sheet, {60.5f, size.y - (words.note.empty() ? 12.0f : 26.0f)}, marks_of(card));
    if (!words.note.empty())
        text(draw, sheet.at(60.5f, size.y - 8), Anchor::centre,
             fitted({Face::serif_italic, 11 * scale}, words.note, text_room * scale), paper::text_taken, words.note);
    if (card.house) house_seal(draw, sheet.at(vignette.Max.x - 7, vignette.Max.y - 3), 8.6f * scale);
    if (view.mine) {
        ring(draw, rect, 7 * scale, theme().glow, 4, -1);
        ring(draw, rect, 7 * scale, theme().ink, 1.2f, 2.6f);
        draw.AddRect(rect.Min + ImVec2{3, 3}, rect.Max - ImVec2{3, 3}, theme().ink, 5 * scale, 0, 0.9f);
    }
    if (view.taker != nobody) tag(sheet, view.taker, view.tag);
    if (view.focused) focus_ring(draw, rect, 7 * scale);
    return !words.cut;
}

void brief_card(ImDrawList& draw, const ImRect& rect, const ActionCard& card, const CardView& view) {
    const bool washed = view.taker != nobody && !view.mine;
    const std::string said = say(told(card, card.title));
    const std::string_view title = said;
    Type   heading{Face::serif_bold, 13};
    float  longest = 0;   // the width of its longest word
    for (std::size_t at = 0; at < title.size();
         at = title.find(' ', at) == std::string_view::npos ? title.size() : title.find(' ', at) + 1)
        longest = std::max(longest, width(heading, title.substr(at, title.find(' ', at) - at)));
    const float room = rect.GetWidth() - 6;
    heading.size *= std::clamp(room / longest, 8.5f / heading.size, 1.0f);   // longer words are broken
    const auto lines_of = [&] {
        return static_cast<int>(std::lround(wrapped(nullptr, {}, {.room = room + 1, .leading = 1}, heading, 0, title)));
    };
    while (heading.size > 5.5f && lines_of() > 2) heading.size -= 0.5f;
    const int   lines = std::min(lines_of(), 3);   // a third line only if the letters cannot be smaller
    const float leading = heading.size * 0.98f, words = static_cast<float>(lines) * leading;
    const float wide = std::min(room, (rect.GetHeight() - words - 8) * vignette.GetWidth() / vignette.GetHeight());
    const Sheet sheet{draw, snapped(ImVec2{rect.GetCenter().x - wide / 2, rect.Min.y + 3}), wide / vignette.GetWidth()};
    const ImRect scene{sheet.from, sheet.from + vignette.GetSize() * sheet.k};
    log_drawn(draw, Sort::sheet, rect, seen_as(view), true);
    fine(draw);
    draw.AddRectFilled(rect.Min, rect.Max, washed ? paper::taken : view.hovered ? rgb(0xFFFBEF) : paper::sheet, 6);
    picture(sheet, scene, card, washed);
    stack_tab({draw, ImVec2{rect.Min.x, rect.Min.y} - ImVec2{4, 5}, 0.8f}, card.caballeros);
    stack_mark({draw, {}, 0.8f}, card, {scene.Min.x, scene.Max.y});
    const float y = (scene.Max.y + rect.Max.y - 2) / 2 - words / 2;
    wrapped(&draw, {rect.GetCenter().x, y},
            {.room = room + 1, .anchor = Anchor::centre, .lines = lines, .leading = leading}, heading,
            washed ? paper::title_taken : paper::text, title);
    draw.AddRect(rect.Min, rect.Max, paper::edge, 6, 0, 1.2f);
    if (view.selectable) ring(draw, rect, 6, theme().glow, 2.4f, 0.2f);
    if (view.mine) ring(draw, rect, 6, theme().glow, 3, -0.5f), ring(draw, rect, 6, theme().ink, 1.1f, 2.4f);
    if (view.taker != nobody) badge(draw, view.taker, {rect.Max.x - 10, rect.Min.y + 9}, 8.5f);
    if (view.focused) focus_ring(draw, rect, 6);
}

void action_card_back(ImDrawList& draw, ImVec2 top_left, float scale, int stack) {
    const Sheet sheet{draw, snapped(top_left), scale};
    draw_paper(sheet, action_card_size, paper::sheet, 7);
    const ImRect field = sheet.at({4, 4, 117, 148});
    draw.AddRectFilled(field.Min, field.Max, card_back::fill, 4 * scale);
    const ImVec2 c = sheet.at(60.5f, 76);
    for (int i = 0; i < 32; ++i) {
        const float turn = static_cast<float>(i) * IM_PI / 16;
        draw.AddLine(c + ImVec2{std::cos(turn), std::sin(turn)} * (36 * scale),
                     c + ImVec2{std::cos(turn), std::sin(turn)} * (50 * scale), fade(card_back::line, 0.3f), 0.8f);
    }
    draw.AddRect(field.Min + ImVec2{3, 3}, field.Max - ImVec2{3, 3}, fade(card_back::line, 0.7f), 3 * scale, 0, 0.8f);
    draw.AddCircle(c, 33 * scale, card_back::line, 0, 1);
    text(draw, c, Anchor::centre_middle, {Face::serif_bold, 42 * scale}, rgb(0xF2DFA0), std::to_string(stack + 1));
}

}
