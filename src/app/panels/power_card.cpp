// Draws power cards, and lays a hand of them out as a fan.
#include <algorithm>
#include <cmath>
#include <string>

#include "app/panels/card_paper.h"
#include "app/panels/cards.h"
#include "app/ui/frame_log.h"
#include "app/ui/widgets.h"
#include "engine/queries.h"
#include "language/say.h"

namespace eg {

using namespace draw;

void power_card(ImDrawList& draw, ImVec2 centre, float scale, float angle, Player player, int value,
                const PowerView& view) {
    const ImVec2 where =
        centre + ImVec2{std::sin(angle), -std::cos(angle)} * (view.hovered && view.playable ? 16.0f * scale : 0);
    const int    first = draw.VtxBuffer.Size;
    const Sheet  sheet{draw, where - power_card_size * scale / 2, scale};
    const float  k = scale;
    const Seat&  s = seat(player);
    const ImU32  base = view.playable ? paper::sheet : paper::idle;
    draw_paper(sheet, power_card_size, base, 6);
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
    // The caballeros are below the value if there is height, or else beside it. The total is beside them, or on a line
    // of its own.
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
    if (view.chosen) ring(draw, at, round, theme().gold, 3, 0);
    if (view.focused) focus_ring(draw, at, round);
}

void power_card_back(ImDrawList& draw, ImVec2 centre, float scale, float angle, Player player) {
    const int   first = draw.VtxBuffer.Size;
    const Sheet sheet{draw, centre - power_card_size * scale / 2, scale};
    draw_paper(sheet, power_card_size, paper::sheet, 6);
    const ImRect inner = sheet.at({4, 4, 66, 96});
    draw.AddRectFilled(inner.Min, inner.Max, seat(player).shade, 3.5f * scale);
    draw.AddRect(inner.Min + ImVec2{2, 2}, inner.Max - ImVec2{2, 2}, fade(card_back::line, 0.8f), 3 * scale, 0, 0.8f);
    const ImVec2 c = sheet.at(35, 50);
    draw.AddCircle(c, 18 * scale, card_back::line, 0, 1);
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
    // The scale is limited by the height and by the width that shows each card's value; then the fan fills the width.
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
        // The strip at its left, which the next card does not cover.
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

}
