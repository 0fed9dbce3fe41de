// The cells: a number at every fifth, on a dark plate at every tenth, dots between.
#include "app/board/score_track.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "app/ui/textures.h"
#include "engine/queries.h"

namespace eg {
namespace {

using namespace draw;

constexpr ImU32 plate = rgb(0x4A3626), plate_text = rgb(0xFFF3D0), gold = paper::gold;

bool scores(int round) { return round % 3 == 0; }

void lily(ImDrawList& draw, ImVec2 centre, float size, ImU32 colour) {
    textures::draw(draw, "lily", centre, size, textures::paint(colour));
}
}

void draw_frame(ImDrawList& draw, const Board& b) {
    const Theme& t = theme();
    fine(draw);
    if (b.track <= 0) {
        draw.AddRect(b.inner.Min - ImVec2{1, 1}, b.inner.Max + ImVec2{1, 1}, t.ink, 0, 0, 1.4f);
        return;
    }
    const bool large = b.track >= 20;
    shadow(draw, b.outer, 6, 2);
    const int first = draw.VtxBuffer.Size;
    const float over = 2;   // CSS pixels under the map, so that there is no gap
    draw.AddRectFilled(b.outer.Min, {b.outer.Max.x, b.inner.Min.y + over}, t.vellum, 6, ImDrawFlags_RoundCornersTop);
    draw.AddRectFilled({b.outer.Min.x, b.inner.Max.y - over}, b.outer.Max, t.vellum, 6, ImDrawFlags_RoundCornersBottom);
    draw.AddRectFilled({b.outer.Min.x, b.inner.Min.y}, {b.inner.Min.x + over, b.inner.Max.y}, t.vellum);
    draw.AddRectFilled({b.inner.Max.x - over, b.inner.Min.y}, {b.outer.Max.x, b.inner.Max.y}, t.vellum);
    ImGui::ShadeVertsLinearColorGradientKeepAlpha(&draw, first, draw.VtxBuffer.Size, b.outer.Min, b.outer.Max, t.vellum,
                                                  t.vellum2);
    for (int n = 0; n < 100; ++n) {
        const ImRect cell = track_cell(b, n);
        const ImVec2 c = cell.GetCenter();
        const bool   across = n <= 28 || (n >= 50 && n <= 78);
        // The edge to the cell before.
        const ImU32 hair = fade(t.land_ink, 0.45f);
        if (n > 0 && n <= 28) draw.AddLine({cell.Min.x, cell.Min.y + 2}, {cell.Min.x, cell.Max.y}, hair, 0.8f);
        else if (n > 28 && n <= 50) draw.AddLine({cell.Min.x, cell.Min.y}, {cell.Max.x - 2, cell.Min.y}, hair, 0.8f);
        else if (n > 50 && n <= 78) draw.AddLine({cell.Max.x, cell.Min.y}, {cell.Max.x, cell.Max.y - 2}, hair, 0.8f);
        else if (n > 78) draw.AddLine({cell.Min.x + 2, cell.Max.y}, {cell.Max.x, cell.Max.y}, hair, 0.8f);
        if (n == 0) draw.AddLine({cell.Min.x + 2, cell.Max.y}, {cell.Max.x, cell.Max.y}, hair, 0.8f);
        const float k = b.track / 24;
        if (n % 10 == 0) {
            const ImVec2 half = large ? ImVec2{(across ? 13.0f : 10.0f) * k, 10.0f * k} : ImVec2{4.5f, 4.5f};
            draw.AddRectFilled(snapped(c - half), snapped(c + half), plate, large ? 2.5f : 1.5f);
            if (large) text(draw, c, Anchor::centre_middle, {Face::serif_bold, 14 * k}, plate_text, std::to_string(n));
        } else if (n % 5 == 0 && large)
            text(draw, c, Anchor::centre_middle, {Face::serif_bold, 12.5f * k}, t.ink, std::to_string(n));
        else
            draw.AddCircleFilled(c, n % 5 == 0 ? 2.0f : (large ? 1.1f * k : 0.8f),
                                 fade(t.ink, n % 5 == 0 ? 0.8f : 0.55f));
    }
    draw.AddRect(b.outer.Min, b.outer.Max, t.ink, 6, 0, 1.4f);
    draw.AddRect(b.outer.Min + ImVec2{2.4f, 2.4f}, b.outer.Max - ImVec2{2.4f, 2.4f}, fade(t.land_ink, 0.7f), 4, 0,
                 0.7f);
    draw.AddRect(b.inner.Min - ImVec2{1.5f, 1.5f}, b.inner.Max + ImVec2{1.5f, 1.5f}, t.ink, 0, 0, 1.8f);
}

void draw_markers(ImDrawList& draw, const Board& b, const State& s, const PerPlayer<float>& walked) {
    if (b.track <= 0) return;
    fine(draw);
    for (const Player p : s.seats()) {
        bool shared = false;
        for (const Player other : s.seats())
            shared = shared || (other != p && (s.score[other] - s.score[p]) % 100 == 0);
        const float r = std::max(6.5f, b.track * 0.5f) * (shared ? 0.84f : 1.0f);
        ImVec2 c = b.cell(s.score[p], p, s);
        if (p < max_players && walked[p] > 0) {   // it hops from cell to cell
            State then = s;
            ++then.score[p];
            c = c + (b.cell(then.score[p], p, then) - c) * walked[p]
                - ImVec2{0, r * 0.35f * std::sin(walked[p] * IM_PI)};
        }
        draw.AddCircleFilled(c + ImVec2{0.8f, 1.6f}, r + 0.4f, fade(rgb(0x2A1D12), 0.28f));
        draw.AddCircleFilled(c, r, seat(p).colour);
        draw.AddCircle(c, r * 0.84f, fade(rgb(0xFFFFFF), 0.4f), 0, 0.9f);
        draw.AddCircle(c, r, theme().ink, 0, 1.3f);
        shape(draw, seat(p).shape, c, r * 0.92f, seat(p).on, 0, 0);
        if (s.score[p] >= 100) {
            const ImVec2 at = c + ImVec2{r * 0.9f, -r};
            pill(draw, at, {Face::bold, 9.5f}, std::to_string(s.score[p] / 100 * 100), plate, 0, plate_text);
        }
    }
}

void draw_rounds(ImDrawList& draw, const Board& b, const State& s, float moved) {
    const Theme& t = theme();
    const float k = b.piece, step = 35 * k, r = 12.5f * k, half = 14.5f * k;
    const ImVec2 first = b.at({149, 30});
    const float x0 = first.x - 29 * k, x1 = first.x + 8 * step + 29 * k;
    const float y0 = first.y - half, y1 = first.y + half, notch = 9 * k;
    fine(draw);
    // Its ends are notched, so it is drawn in convex parts. line 0: no outline.
    const auto ribbon = [&](ImVec2 off, ImU32 fill, ImU32 line) {
        const ImVec2 m0{x0 + notch, first.y}, m1{x1 - notch, first.y};
        draw.AddQuadFilled(ImVec2{x0, y0} + off, ImVec2{x1, y0} + off, m1 + off, m0 + off, fill);
        draw.AddQuadFilled(m0 + off, m1 + off, ImVec2{x1, y1} + off, ImVec2{x0, y1} + off, fill);
        if (!line) return;
        for (const ImVec2 p : {ImVec2{x0, y0}, ImVec2{x1, y0}, m1, ImVec2{x1, y1}, ImVec2{x0, y1}, m0})
            draw.PathLineTo(p + off);
        draw.PathStroke(line, ImDrawFlags_Closed, 1.1f);
    };
    ribbon({1, 2.5f}, fade(rgb(0x2A1D12), 0.20f), 0);
    ribbon({0, 0}, t.vellum, t.ink);
    draw.AddLine({first.x, first.y}, {first.x + 8 * step, first.y}, fade(t.land_ink, 0.6f), 1);
    int number = 0, before = 0;   // the count of played rounds up to this one, and the last one before it; 0: none
    for (int n = 1; n <= last_round; ++n) {
        const ImVec2 c{first.x + step * static_cast<float>(n - 1), first.y};
        const bool   now = n == s.round, past = n < s.round;
        if (!is_played(s.rules, n)) {   // a short game skips this round: a pale dot
            draw.AddCircleFilled(c, r * 0.45f, mix(t.vellum, t.ink, 0.2f));
            continue;
        }
        ++number;
        const ImU32  fill = past ? plate : t.vellum, on = past ? plate_text : t.ink;
        draw.AddCircleFilled(c, r, fill);
        draw.AddCircle(c, r, t.ink, 0, 1);
        if (now) {
            const ImVec2 at = c - ImVec2{step * (before > 0 ? static_cast<float>(n - before) * (1 - moved) : 0.0f), 0};
            draw.AddCircle(at, r + 2 * k, rgb(0xB98A2C), 0, 1.6f);
            draw.AddCircleFilled(at, r, gold);
            draw.AddCircle(at, r, t.ink, 0, 1);
        }
        if (scores(n)) lily(draw, c, 19 * k, past ? plate_text : now ? t.ink : t.wine);
        else text(draw, c, Anchor::centre_middle, {Face::serif_bold, 14 * k}, on, std::to_string(number));
        before = n;
    }
}

}
