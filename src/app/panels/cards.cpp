// Measures are those of a card at scale 1, from its top left corner; `at` puts them in place.
#include "app/panels/cards.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

#include "app/ui/textures.h"
#include "app/board/map.h"
#include "app/panels/term_text.h"
#include "app/ui/frame_log.h"
#include "app/ui/widgets.h"
#include "engine/box.h"
#include "engine/decks.h"
#include "engine/places.h"
#include "engine/queries.h"
#include "language/say.h"

namespace eg {
namespace {

using namespace draw;

constexpr ImU32 inner_rule = rgb(0xC9B183), back = rgb(0x24434B), back_line = rgb(0xE2B64C);
constexpr ImU32 fields[] = {rgb(0xDCC4B2), rgb(0xC0CACC), rgb(0xE6D39C), rgb(0xC8D0B4), rgb(0xCFBCD2)};
constexpr ImRect vignette{7, 7, 114, 65};

struct Sheet {   // one card's paper
    ImDrawList& draw;
    ImVec2      from;
    float       k;
    ImVec2 at(float x, float y) const { return {from.x + x * k, from.y + y * k}; }
    ImRect at(const ImRect& r) const { return {at(r.Min.x, r.Min.y), at(r.Max.x, r.Max.y)}; }
};

void diamond(ImDrawList& draw, ImVec2 c, float half, ImU32 fill) {
    shape(draw, Shape::diamond, c, half * 2 / 1.18f, fill, 0, 0);
}

void ornament(const Sheet& sheet, float y, float half, ImU32 line, ImU32 stone) {
    sheet.draw.AddLine(sheet.at(60.5f - half, y), sheet.at(60.5f + half, y), line, 1);
    diamond(sheet.draw, sheet.at(60.5f, y), 3 * sheet.k, stone);
}

std::string_view seen_as(const CardView& view) { return view.mine ? "card carried out" : "card"; }

void paper_of(const Sheet& sheet, ImVec2 size, ImU32 fill, float radius, std::string_view name = "card") {
    const ImRect card{sheet.from, sheet.from + size * sheet.k};
    log_drawn(sheet.draw, Sort::sheet, card, name, true);
    shadow(sheet.draw, card, radius * sheet.k, 1);
    fine(sheet.draw);
    sheet.draw.AddRectFilled(card.Min, card.Max, fill, radius * sheet.k);
    sheet.draw.AddRect(card.Min, card.Max, paper::edge, radius * sheet.k, 0, 1.2f);
}

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
    draw.PathStroke(back_line, ImDrawFlags_Closed, 0.8f);
    text(draw, sheet.at((x0 + x1) / 2, 14.2f), Anchor::centre_middle, {Face::serif_bold, 17 * sheet.k}, paper::tab_text,
         std::to_string(places));
    cube(draw, rgb(0xF6E9C8), sheet.at((x0 + x1) / 2, 24.5f), 7.5f * sheet.k);
}

std::size_t pile_of(const ActionCard& card) {
    return static_cast<std::size_t>(std::max(card.stack, 1) - 1);
}   // those of a hand look like the first's

// A card of one's own, and one that nobody has drawn, has the picture of its pile: what is told by its
// id is of another card.
std::string picture_of(const ActionCard& card) {
    constexpr std::string_view of_pile[] = {"1-any3", "2-decay3", "3-score1", "4-court", "5-king"};
    const std::string own = "cards/" + std::string(card.id);
    if (!card.from_player) {
        if (textures::exists(own)) return own;
        for (const Module& module : modules())
            if (const std::string its = std::string(module.name) + "/" + own; textures::exists(its)) return its;
    }
    for (const Box& box : all_editions())   // one of a hand has the picture of a card that does the same
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

// A ribbon at the top right with a swallow's tail: the taker's shape and name.
void tag(const Sheet& sheet, Player taker, std::string_view name) {
    ImDrawList& draw = sheet.draw;
    const Seat& s = seat(taker);
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

// The words of a card, in the sizes in which they fit it: a title on a line or two, then four lines of
// 11.2 if that does, five smaller ones if not; a foot note takes the fifth's place. What is too long for
// letters that can still be read is cut, or else the card is so much higher.
struct CardWords {
    std::string title, text, note;
    Type        heading, body;
    float       leading, heading_leading;
    int         heading_lines = 1, lines = 0;
    float       more = 0, title_more = 0;   // height, at scale 1
    bool        cut = false;
};

// A lily in wine-red wax: the card is our own, and stands in no rulebook.
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

constexpr float title_room = 106, text_room = 107;

CardWords words_of(const ActionCard& card, const CardView& view, float scale) {
    CardWords words{.title = say(told(card, card.title)),
                    .text = say(told(card, card.text)),
                    .note = !view.note.empty() ? std::string{view.note}
                            : card.house       ? say(card.returns ? "house card, returns every round" : house_card)
                            : card.returns     ? say("returns every round")
                                               : std::string{},
                    .heading = {Face::serif_bold, 14.5f * scale},
                    .body = {Face::text, 11.2f * scale},
                    .leading = 13.2f * scale,
                    .heading_leading = 9.2f * scale};
    constexpr float least_on_a_line = 0.65f;
    if (const float wide = width(words.heading, words.title), room = title_room * scale;
        wide * least_on_a_line <= room) {
        words.heading.size *= std::min(1.0f, room / wide);
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
    float       most = 0;
    const auto  fit = [&] {
        most = (words.note.empty() ? 55.5f : 43.0f) * scale;
        while (words.body.size > least && height() > most)
            words.body.size -= 0.4f * scale, words.leading -= 0.42f * scale;
    };
    fit();
    if (card.house && view.note.empty() && !card.returns && !view.whole && height() > most)
        words.note.clear(), fit();   // the seal says it, too
    const float over = height() - most;
    if (over > 0 && !view.whole) words.lines = static_cast<int>(most / words.leading), words.cut = true;
    words.more = words.title_more + (view.whole ? std::max(0.0f, over / scale) : 0);
    return words;
}

}

ImU32 deed_tint(const ActionCard& card) {
    constexpr std::array<ImU32, main_effect_count> tints = {rgb(0xC8D0B4), rgb(0xDCC4B2), rgb(0xC0CACC),
                                                            rgb(0xE6D39C), rgb(0xCFBCD2), rgb(0xE4DCC8)};
    return tints[static_cast<std::size_t>(main_effect_of(card))];
}

void card_picture(ImDrawList& draw, const ImRect& rect, const ActionCard& card) {
    fine(draw);
    const float k = rect.GetWidth() / vignette.GetWidth();
    picture({draw, rect.Min, k}, rect, card, false);
    if (card.house) house_seal(draw, {rect.Max.x - 7 * k, rect.Max.y - 3 * k}, std::max(6.0f, 8.6f * k));
}

ImRect card_rect(ImVec2 at, float scale) { return {at, at + action_card_size * scale}; }

float action_card_height(float scale, const ActionCard& card, const CardView& view) {
    return (action_card_size.y + words_of(card, view, scale).more) * scale;
}

bool action_card(ImDrawList& draw, ImVec2 top_left, float scale, const ActionCard& card, const CardView& view) {
    const CardWords words = words_of(card, view, scale);
    const Sheet  sheet{draw, snapped(top_left + ImVec2{0, view.hovered && view.selectable ? -3.0f : 0.0f}), scale};
    const bool   washed = view.taker != nobody && !view.mine;
    const ImVec2 size = action_card_size + ImVec2{0, words.more};
    const ImRect rect{sheet.from, sheet.from + size * scale};
    fine(draw);
    if (view.selectable) {
        ring(draw, rect, 7 * scale, fade(theme().glow, 0.35f), 6, 0);
        ring(draw, rect, 7 * scale, theme().glow, 2.6f, 0.4f);
    }
    paper_of(sheet, size, washed ? paper::taken : view.hovered ? rgb(0xFFFBEF) : paper::sheet, 7, seen_as(view));
    draw.AddRect(sheet.at(3.5f, 3.5f), sheet.at(117.5f, size.y - 3.5f), inner_rule, 5 * scale, 0, 0.8f);
    picture(sheet, sheet.at(vignette), card, washed);
    stack_tab(sheet, card.caballeros);
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
    float  longest = 0;   // of its words
    for (std::size_t at = 0; at < title.size();
         at = title.find(' ', at) == std::string_view::npos ? title.size() : title.find(' ', at) + 1)
        longest = std::max(longest, width(heading, title.substr(at, title.find(' ', at) - at)));
    const float room = rect.GetWidth() - 6;
    heading.size *= std::clamp(room / longest, 8.5f / heading.size, 1.0f);   // what is longer still is broken
    const auto lines_of = [&] {
        return static_cast<int>(std::lround(wrapped(nullptr, {}, {.room = room + 1, .leading = 1}, heading, 0, title)));
    };
    while (heading.size > 5.5f && lines_of() > 2) heading.size -= 0.5f;
    const int   lines = std::min(lines_of(), 3);   // the third only where letters can be no smaller
    const float leading = heading.size * 0.98f, words = static_cast<float>(lines) * leading;
    const float wide = std::min(room, (rect.GetHeight() - words - 8) * vignette.GetWidth() / vignette.GetHeight());
    const Sheet sheet{draw, snapped(ImVec2{rect.GetCenter().x - wide / 2, rect.Min.y + 3}), wide / vignette.GetWidth()};
    const ImRect scene{sheet.from, sheet.from + vignette.GetSize() * sheet.k};
    log_drawn(draw, Sort::sheet, rect, seen_as(view), true);
    fine(draw);
    draw.AddRectFilled(rect.Min, rect.Max, washed ? paper::taken : view.hovered ? rgb(0xFFFBEF) : paper::sheet, 6);
    picture(sheet, scene, card, washed);
    stack_tab({draw, ImVec2{rect.Min.x, rect.Min.y} - ImVec2{4, 5}, 0.8f}, card.caballeros);
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
    paper_of(sheet, action_card_size, paper::sheet, 7);
    const ImRect field = sheet.at({4, 4, 117, 148});
    draw.AddRectFilled(field.Min, field.Max, back, 4 * scale);
    const ImVec2 c = sheet.at(60.5f, 76);
    for (int i = 0; i < 32; ++i) {
        const float turn = static_cast<float>(i) * IM_PI / 16;
        draw.AddLine(c + ImVec2{std::cos(turn), std::sin(turn)} * (36 * scale),
                     c + ImVec2{std::cos(turn), std::sin(turn)} * (50 * scale), fade(back_line, 0.3f), 0.8f);
    }
    draw.AddRect(field.Min + ImVec2{3, 3}, field.Max - ImVec2{3, 3}, fade(back_line, 0.7f), 3 * scale, 0, 0.8f);
    draw.AddCircle(c, 33 * scale, back_line, 0, 1);
    text(draw, c, Anchor::centre_middle, {Face::serif_bold, 42 * scale}, rgb(0xF2DFA0), std::to_string(stack + 1));
}

// ---- power cards

void power_card(ImDrawList& draw, ImVec2 centre, float scale, float angle, Player player, int value,
                const PowerView& view) {
    const ImVec2 where =
        centre + ImVec2{std::sin(angle), -std::cos(angle)} * (view.hovered && view.playable ? 16.0f * scale : 0);
    const int    first = draw.VtxBuffer.Size;
    const Sheet  sheet{draw, where - power_card_size * scale / 2, scale};
    const float  k = scale;
    const Seat&  s = seat(player);
    const ImU32  base = view.playable ? paper::sheet : paper::idle;
    paper_of(sheet, power_card_size, base, 6);
    const ImU32 face = mix(base, s.colour, view.playable ? 0.2f : 0.08f),
                ink = view.playable ? rgb(0x2A1D12) : paper::ink_idle;
    const ImU32 line = fade(s.colour, view.playable ? 0.8f : 0.3f);
    const ImRect inner = sheet.at({4, 4, 66, 96});
    draw.AddRectFilled(inner.Min, inner.Max, face, 3.5f * k);
    draw.AddRect(inner.Min, inner.Max, line, 3.5f * k, 0, 1);
    text(draw, sheet.at(8, 17), Anchor::left, {Face::serif_bold, 13 * k}, ink, std::to_string(value));
    shape(draw, s.shape, sheet.at(57.5f, 13), 9 * k, view.playable ? s.colour : fade(s.colour, 0.4f),
          view.playable ? theme().ink : 0, 0.9f);
    text(draw, sheet.at(35, 52), Anchor::centre, {Face::serif_bold, 42 * k}, ink, std::to_string(value));
    draw.AddLine(sheet.at(14, 61), sheet.at(56, 61), line, 1);
    diamond(draw, sheet.at(35, 61), 2.6f * k, line);
    const int brings = cubes_on(value);
    if (brings == 0)
        text(draw, sheet.at(35, 82), Anchor::centre, {Face::serif_italic, 13 * k}, fade(ink, 0.75f), say("none"));
    for (int i = 0; i < brings; ++i) {
        const int top = brings > 3 ? (brings + 1) / 2 : brings, row = i < top ? 0 : 1,
                  in_row = row == 0 ? top : brings - top, n = row == 0 ? i : i - top;
        const float x = 35 + 14.5f * (static_cast<float>(n) - static_cast<float>(in_row - 1) / 2),
                    y = brings > 3 ? 73.0f + 12.5f * static_cast<float>(row) : 78;
        if (view.playable) cube(draw, player, sheet.at(x, y), 11.5f * k);
        else cube(draw, mix(rgb(0xB9AE9A), s.colour, 0.2f), sheet.at(x, y), 11.5f * k);
    }
    if (view.selectable) ring(draw, {sheet.from, sheet.from + power_card_size * k}, 6 * k, theme().glow, 2.4f, 0.2f);
    if (view.focused) focus_ring(draw, {sheet.from, sheet.from + power_card_size * k}, 6 * k);
    if (angle != 0) turn(draw, first, where, angle);
}

std::string whole(int n) { return n < 0 ? "−" + std::to_string(-n) : std::to_string(n); }

void small_power_card(ImDrawList& draw, const ImRect& at, Player player, int value, const PowerView& view) {
    fine(draw);
    const Seat& s = seat(player);
    const float high = at.GetHeight(), round = 5;
    const ImU32 ink = view.playable ? rgb(0x2A1D12) : paper::ink_idle,
                field = view.playable ? mix(paper::sheet, s.colour, view.hovered ? 0.1f : 0.2f) : paper::idle;
    log_drawn(draw, Sort::sheet, at, "card");
    draw.AddRectFilled(at.Min, at.Max, field, round);
    ImRect inner = at;
    inner.Expand(-3);
    draw.AddRect(inner.Min, inner.Max, fade(s.colour, view.playable ? 0.75f : 0.3f), round - 2, 0, 1);
    // What it brings stands under the value where there is height, else beside it; the total beside that, or between.
    const float wide = at.GetWidth();
    const Type  small{Face::bold, std::min(12.0f, high * 0.3f)};
    const std::string brings = std::to_string(cubes_on(value)),
                      total = view.total ? say("= {total}", whole(*view.total)) : std::string{};
    const float size = small.size * 0.75f, pair = size * 1.3f + width(small, brings);
    const bool tall = high >= 54 || (wide < 46 && (!view.total || high >= 44)),
               line = view.total && (!tall || 7 + pair + 4 + width(small, total) + 6 > wide);
    const Type numeral{Face::serif_bold, tall ? std::min({34.0f, (high - (line ? 32 : 18)) * 0.76f, wide * 0.62f})
                                              : std::min(22.0f, high * (line ? 0.44f : 0.62f))};
    const float foot = tall ? at.Max.y - small.size * 0.5f - 6 : at.Min.y + high * (line ? 0.3f : 0.5f);
    const ImVec2 number = tall ? ImVec2{at.GetCenter().x, at.Min.y + 4 + numeral.size * 0.55f
                                                              + (line ? 0 : (high - 22 - numeral.size) * 0.5f)}
                               : ImVec2{at.Min.x + (wide - pair - 2) / 2, foot};
    text(draw, number, Anchor::centre_middle, numeral, ink, std::to_string(value));
    const ImVec2 c{(!tall                 ? at.Max.x - 6 - pair
                    : view.total && !line ? at.Min.x + 7
                                          : at.GetCenter().x - pair / 2)
                       + size / 2,
                   foot};
    if (view.playable) cube(draw, player, c, size);
    else cube(draw, mix(rgb(0xB9AE9A), s.colour, 0.2f), c, size);
    text(draw, {c.x + size * 0.8f, c.y}, Anchor::left_middle, small, ink, brings);
    if (view.total) {
        if (!line) text(draw, {at.Max.x - 6, foot}, Anchor::right_middle, small, ink, total);
        else
            text(draw, {at.GetCenter().x, tall ? foot - small.size - 2 : at.Min.y + high * 0.74f},
                 Anchor::centre_middle, fitted(small, total, wide - 6, 0.5f), ink, total);
    }
    if (view.playable) draw.AddRect(at.Min, at.Max, theme().ink, round, 0, 1);
    else {
        const ImVec2 corners[] = {at.Min, {at.Max.x, at.Min.y}, at.Max, {at.Min.x, at.Max.y}};
        dashed(draw, corners, true, 4, 3, theme().edge, 1.2f);
        const ImVec2 off{numeral.size * 0.5f, -numeral.size * 0.45f};
        draw.AddLine(number - off, number + off, theme().loss, 2);
    }
    if (view.selectable) ring(draw, at, round, theme().glow, view.hovered ? 3.2f : 2.2f, -1);
    if (view.focused) focus_ring(draw, at, round);
}

void power_card_back(ImDrawList& draw, ImVec2 centre, float scale, float angle, Player player) {
    const int   first = draw.VtxBuffer.Size;
    const Sheet sheet{draw, centre - power_card_size * scale / 2, scale};
    paper_of(sheet, power_card_size, paper::sheet, 6);
    const ImRect inner = sheet.at({4, 4, 66, 96});
    draw.AddRectFilled(inner.Min, inner.Max, seat(player).shade, 3.5f * scale);
    draw.AddRect(inner.Min + ImVec2{2, 2}, inner.Max - ImVec2{2, 2}, fade(back_line, 0.8f), 3 * scale, 0, 0.8f);
    const ImVec2 c = sheet.at(35, 50);
    draw.AddCircle(c, 18 * scale, back_line, 0, 1);
    shape(draw, seat(player).shape, c, 18 * scale, rgb(0xF2DFA0), 0, 0);
    if (angle != 0) turn(draw, first, centre, angle);
}

void power_chip(ImDrawList& draw, ImVec2 centre, Player player, int value, ImVec2 half) {
    fine(draw);
    const float top = half.y < 12 ? 3.0f : 6.0f;
    const ImRect rect{snapped(centre - half), snapped(centre - half) + half * 2};
    draw.AddRectFilled(rect.Min, rect.Max, paper::sheet, 3);
    draw.AddRectFilled(rect.Min, {rect.Max.x, rect.Min.y + top}, seat(player).colour, 3, ImDrawFlags_RoundCornersTop);
    draw.AddRect(rect.Min, rect.Max, theme().ink, 3, 0, 1);
    text(draw, rect.GetCenter() + ImVec2{0, top / 2}, Anchor::centre_middle, {Face::serif_bold, half.y + 2.5f},
         rgb(0x2A1D12), std::to_string(value));
}

// ---- the fan

std::vector<FanCard> fan(const ImRect& rect, PowerCards hand) {
    std::vector<FanCard> out;
    const int n = hand.size();
    if (n == 0) return out;
    // As large as the height allows, but so that every index shows; then as wide as there is room.
    const float others = static_cast<float>(n - 1);
    const float scale = std::clamp(std::min(rect.GetHeight() / 116, rect.GetWidth() / (76 + 17 * others)), 0.4f, 1.25f);
    const ImVec2 card = power_card_size * scale;
    const float radius = 384 * scale;
    const float room = std::max(0.0f, rect.GetWidth() - card.x * 1.12f);
    const float step = n > 1 ? std::min({0.08f, room / radius / others, card.x * 0.8f / radius}) : 0;
    const float drop = radius * (1 - std::cos(step * others / 2));
    const ImVec2 pivot{rect.GetCenter().x, rect.Max.y - card.y / 2 - 3 - drop + radius};
    int i = 0;
    for (const int value : hand) {
        const float angle = step * (static_cast<float>(i) - others / 2);
        const ImVec2 centre = pivot + ImVec2{std::sin(angle), -std::cos(angle)} * radius;
        // The strip at its left, which the next card leaves free.
        const float free = i + 1 < n ? std::min(card.x, step * radius * std::cos(angle)) : card.x;
        const ImVec2 across{std::cos(angle), std::sin(angle)};
        const ImVec2 mid = centre + across * (free / 2 - card.x / 2);
        const float half = std::min(free / 2, 12.0f) * 0.8f;
        out.push_back({value, centre, angle, scale, {mid - ImVec2{half, half}, mid + ImVec2{half, half}}});
        ++i;
    }
    return out;
}

bool inside(const FanCard& card, ImVec2 point) {
    const ImVec2 d = point - card.centre;
    const float  c = std::cos(card.angle), s = std::sin(card.angle);
    const ImVec2 own{d.x * c + d.y * s, -d.x * s + d.y * c}, half = power_card_size * card.scale / 2;
    return std::abs(own.x) <= half.x && std::abs(own.y) <= half.y;
}

// ---- secret discs

namespace {

std::string_view short_name(Place place) {
    constexpr std::string_view names[] = {"", "Gal", "Vas", "Ara", "Cat", "C.V.", "C.N.", "Sev", "Gra", "Val"};
    return place < std::size(names) ? names[place] : is_place(place) ? row(spoken_of(), place).id : "";
}

}

void secret_disc(ImDrawList& draw, ImVec2 centre, float radius, Places regions, Place open) {
    fine(draw);
    if (!is_place(open)) {
        textures::draw(draw, "disc", centre + ImVec2{radius, radius * 1.4f} / 44, radius * 96 / 44);
        return;
    }
    const Theme& t = theme();
    draw.AddCircleFilled(centre + ImVec2{1, 3}, radius, fade(t.ink, 0.25f));
    draw.AddCircleFilled(centre, radius, rgb(0x4A3626));
    const float sector = IM_PI * 2 / static_cast<float>(regions.size()), outer = radius * 0.9f, hub = radius * 0.24f;
    const auto  slice = [&](int i, ImU32 fill, ImU32 line, float width) {
        const float from = -IM_PI / 2 - sector / 2 + sector * static_cast<float>(i);
        draw.PathLineTo(centre);
        draw.PathArcTo(centre, outer, from, from + sector);
        if (fill) draw.AddConvexPolyFilled(draw._Path.Data, draw._Path.Size, fill);
        draw.PathStroke(line, ImDrawFlags_Closed, width);
    };
    int i = 0, chosen = 0;
    for (const Place p : regions) {
        if (p == open) chosen = i;
        slice(i++, p == open ? t.glow_high : tint(p), t.ink, 0.9f);
    }
    slice(chosen, 0, rgb(0xE0A21E), std::max(1.6f, radius * 0.035f));
    i = 0;
    for (const Place p : regions) {
        const float  turn = -IM_PI / 2 + sector * static_cast<float>(i++);
        const ImVec2 way{std::cos(turn), std::sin(turn)}, c = centre + way * (radius * 0.70f);
        const map::Outline& region = map::outline(p);
        const ImVec2 size = region.bounds.GetSize();
        const float  k = radius * 0.30f / std::max(size.x, size.y * 1.1f);
        for (int n = 0; n < region.points.Size; n += 2)
            draw.PathLineTo(c + (region.points[n] - region.bounds.GetCenter()) * k);
        draw.PathStroke(t.ink, ImDrawFlags_Closed, p == open ? 1.2f : 0.8f);
        if (radius >= 70)
            text(draw, centre + way * (radius * 0.41f), Anchor::centre_middle,
                 {p == open ? Face::black : Face::bold, radius * 0.12f}, t.ink, short_name(p));
    }
    draw.AddCircleFilled(centre, hub, back);
    draw.AddCircle(centre, hub, back_line, 0, 1.4f);
    textures::draw(draw, "lily", centre, hub * 1.4f, textures::paint(rgb(0xE2B64C)));
}

}
