// Shapes are drawn from polygons, so they are sharp at any size.
#include "app/ui/draw.h"

#include <algorithm>
#include <cmath>

#include "app/ui/textures.h"
#include "app/ui/frame_log.h"
#include "app/ui/glyph_atlas.h"
#include "app/ui/tree.h"
#include "app/ui/renderer.h"
#include "app/ui/widgets.h"

namespace eg::draw {
namespace {

Surroundings surroundings{};
int          soonest = -1;
std::uint64_t began = 0;        // when something was first painted in this frame; 0: nothing yet

}

// ---- the frame

void begin_frame(const Surroundings& now) {
    surroundings = now;
    soonest = -1;
    began = 0;
    clear_hits();
    clear_frame_log();
    begin_text(now.density, now.coarse);
    ImGuiStyle& style = ImGui::GetStyle();
    // SDL's own rasteriser puts corners on whole pixels, where a feather would only make lines thicker.
    style.AntiAliasedLines = style.AntiAliasedFill = !renderer::is_software();
    style.CircleTessellationMaxError = 0.2f / now.density;
    style.CurveTessellationTol = 0.8f / now.density;
    style.WindowPadding = style.FramePadding = {0, 0};
    style.WindowBorderSize = style.ChildBorderSize = style.PopupBorderSize = 0;
    style.WindowMinSize = {1, 1};
}

void end_frame() { textures::paint_more(); }

const Surroundings& now() { return surroundings; }

bool finger_lifted() { return !ImGui::IsMousePosValid() && ImGui::GetIO().MouseSource == ImGuiMouseSource_TouchScreen; }

void drop_textures() {
    glyph_atlas::drop();
    textures::drop();
}

void request_frame(int milliseconds) {
    if (soonest < 0 || milliseconds < soonest) soonest = milliseconds;
}
int next_frame() { return soonest; }

bool late() {
    constexpr std::uint64_t time = 12;   // milliseconds; the last painting may take as long again
    const std::uint64_t now = renderer::milliseconds();
    if (!began) began = now;      // at least one thing is painted
    if (surroundings.whole || now - began < time) return false;
    request_frame(0);
    return true;
}

float  snapped(float css) { return std::round(css * surroundings.density) / surroundings.density; }
ImVec2 snapped(ImVec2 css) { return {snapped(css.x), snapped(css.y)}; }

void fine(ImDrawList& draw) { draw._FringeScale = 1 / surroundings.density; }

// ---- shapes

void shape(ImDrawList& draw, Shape what, ImVec2 c, float size, ImU32 fill, ImU32 line, float line_width) {
    fine(draw);
    const float r = size / 2;
    switch (what) {
        case Shape::circle: {
            const float s = r * 0.95f;
            draw.AddCircleFilled(c, s, fill);
            if (line_width > 0) draw.AddCircle(c, s, line, 0, line_width);
            return;
        }
        case Shape::square: draw.PathRect(c - ImVec2{r, r} * 0.84f, c + ImVec2{r, r} * 0.84f); break;
        case Shape::diamond: {
            const float s = r * 1.18f;
            for (const ImVec2 p : {ImVec2{0, -s}, ImVec2{s, 0}, ImVec2{0, s}, ImVec2{-s, 0}}) draw.PathLineTo(c + p);
            break;
        }
        case Shape::triangle: {
            const float s = r * 1.12f;
            for (const ImVec2 p : {ImVec2{0, -s * 0.95f}, ImVec2{s, s * 0.78f}, ImVec2{-s, s * 0.78f}})
                draw.PathLineTo(c + p);
            break;
        }
        case Shape::cross: {
            const float a = r * 0.36f;
            draw.AddRectFilled(c + ImVec2{-a, -r}, c + ImVec2{a, r}, fill);
            draw.AddRectFilled(c + ImVec2{-r, -a}, c + ImVec2{r, a}, fill);
            if (line_width <= 0) return;
            for (const ImVec2 p :
                 {ImVec2{-a, -r}, ImVec2{a, -r}, ImVec2{a, -a}, ImVec2{r, -a}, ImVec2{r, a}, ImVec2{a, a}, ImVec2{a, r},
                  ImVec2{-a, r}, ImVec2{-a, a}, ImVec2{-r, a}, ImVec2{-r, -a}, ImVec2{-a, -a}})
                draw.PathLineTo(c + p);
            draw.PathStroke(line, ImDrawFlags_Closed, line_width);
            return;
        }
        case Shape::hourglass:
            for (const float way : {-1.0f, 1.0f})
                draw.AddTriangleFilled(c + ImVec2{0.78f, 0.95f} * (r * way), c + ImVec2{-0.78f, 0.95f} * (r * way),
                                       c - ImVec2{0, 0.12f * r * way}, fill);
            return;
        case Shape::hexagon: break;
    }
    if (what == Shape::hexagon) {   // hollow, with a bar
        for (int i = 0; i < 6; ++i)
            draw.PathLineTo(
                c
                + ImVec2{std::cos(static_cast<float>(i) * IM_PI / 3), std::sin(static_cast<float>(i) * IM_PI / 3)} * r
                      * 1.06f);
        const ImU32 edge = line_width > 0 ? line : mix(fill, rgb(0x1A0E06), 0.6f);
        draw.AddConvexPolyFilled(draw._Path.Data, draw._Path.Size, fill);
        draw.AddPolyline(draw._Path.Data, draw._Path.Size, edge, ImDrawFlags_Closed, std::max(line_width, r * 0.2f));
        draw.AddLine(c - ImVec2{r * 0.45f, 0}, c + ImVec2{r * 0.45f, 0}, edge, std::max(1.0f, r * 0.26f));
        return draw.PathClear();
    }
    draw.AddConvexPolyFilled(draw._Path.Data, draw._Path.Size, fill);
    if (line_width > 0) draw.AddPolyline(draw._Path.Data, draw._Path.Size, line, ImDrawFlags_Closed, line_width);
    draw.PathClear();
}

void mark(ImDrawList& draw, Player player, ImVec2 centre, float size, bool outlined) {
    const Seat& s = seat(player);
    shape(draw, s.shape, centre, size, s.colour, theme().mark_line,
          outlined ? std::clamp(size * 0.09f, 0.8f, 1.4f) : 0);
}

// A disc of the seat's colour with its shape and its letter.
void badge(ImDrawList& draw, Player player, ImVec2 c, float r) {
    const tree::Silent picture;   // the letter is no text
    fine(draw);
    const Seat& s = seat(player);
    draw.AddCircleFilled(c, r, s.colour);
    if (s.letter[0] == 0) {   // a colour without a player
        for (float at = -1.2f; at < 1.3f; at += 0.4f) {
            const float x = at * r, half = std::sqrt(std::max(0.0f, r * r - x * x / 2)) * 0.70710678f;
            const ImVec2 middle = c + ImVec2{x / 2, x / 2};
            draw.AddLine(middle + ImVec2{-half, half}, middle + ImVec2{half, -half},
                         s.shape == Shape::hourglass ? fade(s.on, 0.7f) : fade(theme().ink, 0.22f), 1);
        }
        std::vector<ImVec2> edge;
        for (int i = 0; i < 40; ++i)
            edge.push_back(
                c
                + ImVec2{std::cos(static_cast<float>(i) * IM_PI / 20), std::sin(static_cast<float>(i) * IM_PI / 20)}
                      * r);
        dashed(draw, edge, true, 3, 2.4f, theme().mark_line, std::max(1.2f, r * 0.1f));
        return shape(draw, s.shape, c, r * 0.95f, s.shape == Shape::hourglass ? s.on : s.colour, rgb(0x2A1D12), 1.2f);
    }
    draw.AddCircle(c, r, theme().mark_line, 0, std::max(1.2f, r * 0.11f));
    draw.AddCircle(c, r * 0.88f, fade(rgb(0xFFFFFF), 0.35f), 0, 1);
    const float size = r * (s.shape == Shape::triangle ? 1.35f : s.shape == Shape::cross ? 1.55f : 1.22f);
    shape(draw, s.shape, c + ImVec2{0, s.shape == Shape::triangle ? -r * 0.06f : 0}, size, s.on, 0, 0);
    const float letter = r * (s.shape == Shape::cross ? 0.66f : s.shape == Shape::triangle ? 0.64f : 0.86f);
    const ImU32 on = s.shape == Shape::cross                                ? rgb(0x211E24)
                     : s.shape == Shape::circle || s.shape == Shape::square ? s.colour
                                                                            : s.colour;
    text(draw, c + ImVec2{0, s.shape == Shape::triangle ? r * 0.14f : 0}, Anchor::centre_middle, {Face::black, letter},
         on, s.letter);
}

void cube(ImDrawList& draw, Player player, ImVec2 centre, float size) {
    const bool round = seat(player).shape == Shape::hourglass;
    textures::draw(draw, round ? "drum" : "cube", centre, size * 34 / 32, textures::paint(player));
    if (seat(player).shape == Shape::hexagon) textures::draw(draw, "cube_hatch", centre, size * 34 / 32);
}

void cube(ImDrawList& draw, ImU32 left, ImVec2 centre, float size) {
    textures::draw(draw, "cube", centre, size * 34 / 32,
              {left, mix(left, rgb(0x1A0E06), 0.34f), left, mix(left, rgb(0xFFFFFF), 0.37f)});
}

void no_cube(ImDrawList& draw, ImVec2 c, float size) {
    const float a = size / 2, b = size / 4;
    const ImVec2 points[] = {c + ImVec2{0, -a}, c + ImVec2{a, -b}, c + ImVec2{a, b},
                             c + ImVec2{0, a},  c + ImVec2{-a, b}, c + ImVec2{-a, -b}};
    dashed(draw, points, true, 2.4f, 2.4f, theme().edge, 1.1f);
}

void dashed(ImDrawList& draw, std::span<const ImVec2> points, bool closed, float dash, float gap, ImU32 colour,
            float line_width) {
    fine(draw);
    float left = dash;
    bool  on = true;
    const std::size_t n = points.size();
    for (std::size_t i = 0; i + (closed ? 0 : 1) < n; ++i) {
        ImVec2 from = points[i];
        const ImVec2 to = points[(i + 1) % n];
        for (;;) {
            const ImVec2 way = to - from;
            const float  length = std::sqrt(way.x * way.x + way.y * way.y);
            if (length < 1e-3f) break;
            const float step = std::min(left, length);
            const ImVec2 next = from + way * (step / length);
            if (on) draw.AddLine(from, next, colour, line_width);
            left -= step;
            from = next;
            if (left <= 0) on = !on, left = on ? dash : gap;
        }
    }
}

void shadow(ImDrawList& draw, const ImRect& rect, float radius, int height) {
    struct Layer { float grow, alpha; };
    static constexpr Layer layers[4][3] = {
        {}, {{2, .07f}, {4, .05f}}, {{2, .10f}, {4, .09f}, {8, .06f}}, {{3, .16f}, {7, .12f}, {12, .10f}}};
    fine(draw);
    for (const Layer& layer : layers[std::clamp(height, 0, 3)]) {
        if (layer.grow <= 0 || theme().shadow <= 0) continue;
        const float  grow = layer.grow * 0.4f, down = layer.grow * 0.5f, wide = grow + down + radius + 1;
        const ImRect fallen{rect.Min + ImVec2{-grow, down - grow}, rect.Max + ImVec2{grow, grow + down}};
        const ImU32  colour = fade(rgb(theme().dark ? 0x000000 : 0x2A1D12), layer.alpha * theme().shadow);
        if (std::min(fallen.GetWidth(), fallen.GetHeight()) <= 2 * wide) {
            draw.AddRectFilled(fallen.Min, fallen.Max, colour, radius + grow);
        } else {   // only a ring: the middle is covered, and large areas are slow
            draw.PathRect(fallen.Min + ImVec2{wide, wide} / 2, fallen.Max - ImVec2{wide, wide} / 2,
                          std::max(0.0f, radius + grow - wide / 2));
            draw.PathStroke(colour, ImDrawFlags_Closed, wide);
        }
    }
}

void panel(ImDrawList& draw, const ImRect& rect, float radius, int height) {
    panel(draw, rect, radius, height, theme().panel, theme().line);
}

void panel(ImDrawList& draw, const ImRect& rect, float radius, int height, ImU32 fill, ImU32 line) {
    shadow(draw, rect, radius, height);
    fine(draw);
    log_drawn(draw, Sort::sheet, rect, "panel", height > 1);
    draw.AddRectFilled(rect.Min, rect.Max, fill, radius);
    if (line) draw.AddRect(rect.Min, rect.Max, line, radius, 0, 1);
}

void rule(ImDrawList& draw, ImVec2 from, float length) {
    fine(draw);
    const float y = snapped(from.y) + 0.5f / now().density;
    draw.AddLine({from.x, y}, {from.x + length, y}, theme().line, 1);
}

ImRect pill(ImDrawList& draw, ImVec2 centre, Type type, std::string_view word, ImU32 fill, ImU32 line, ImU32 ink) {
    fine(draw);
    const float h = std::round(type.size * 1.35f), w = std::max(h, width(type, word) + type.size * 1.1f);
    const ImRect rect{snapped(centre - ImVec2{w, h} / 2), snapped(centre + ImVec2{w, h} / 2)};
    draw.AddRectFilled(rect.Min, rect.Max, fill, h / 2);
    if (line) draw.AddRect(rect.Min, rect.Max, line, h / 2, 0, 1);
    log_drawn(draw, Sort::sheet, rect, "pill", true);
    text(draw, rect.GetCenter(), Anchor::centre_middle, type, ink, word);
    return rect;
}

void number(ImDrawList& draw, ImVec2 centre, float radius, int n, bool lit) {
    fine(draw);
    draw.AddCircleFilled(centre, radius, lit ? mix(light.gold, light.gold_light, 0.4f) : theme().panel);
    draw.AddCircle(centre, radius, lit ? light.ink : theme().text, 0, 1.2f);
    text(draw, centre, Anchor::centre_middle, {Face::bold, radius * 1.3f}, lit ? light.ink : theme().text,
         std::to_string(n));
}

void ring(ImDrawList& draw, const ImRect& rect, float radius, ImU32 colour, float line_width, float away) {
    fine(draw);
    const ImVec2 out{away + line_width / 2, away + line_width / 2};
    draw.PathRect(rect.Min - out, rect.Max + out, radius > 0 ? radius + out.x : 0);
    draw.PathStroke(colour, ImDrawFlags_Closed, line_width);
}

void turn(ImDrawList& draw, int first_vertex, ImVec2 pivot, float radians) {
    const float c = std::cos(radians), s = std::sin(radians);
    log_moved(draw, first_vertex, pivot, {c, s}, {-s, c});
    for (int i = first_vertex; i < draw.VtxBuffer.Size; ++i) {
        ImVec2& p = draw.VtxBuffer[i].pos;
        const ImVec2 d = p - pivot;
        p = pivot + ImVec2{d.x * c - d.y * s, d.x * s + d.y * c};
    }
}

void stretch(ImDrawList& draw, int first_vertex, ImVec2 pivot, ImVec2 scale) {
    log_moved(draw, first_vertex, pivot, {scale.x, 0}, {0, scale.y});
    for (int i = first_vertex; i < draw.VtxBuffer.Size; ++i) {
        ImVec2& p = draw.VtxBuffer[i].pos;
        p = pivot + (p - pivot) * scale;
    }
}

void fade(ImDrawList& draw, int first_vertex, float alpha) {
    for (int i = first_vertex; alpha < 1 && i < draw.VtxBuffer.Size; ++i)
        draw.VtxBuffer[i].col = fade(draw.VtxBuffer[i].col, alpha);
}

}
