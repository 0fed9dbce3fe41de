// Colours are those of look/README; shapes are drawn from polygons, so they are sharp at any size.
#include "app/look.h"

#include <SDL.h>

#include <algorithm>
#include <cmath>

#include "app/art.h"
#include "app/widgets.h"

namespace eg::look {
namespace {

Surroundings surroundings{};
const Theme* in_use = &light;
int          soonest = -1;

}

const Theme light{
    .surround = rgb(0xDDD5C4), .surround2 = rgb(0xD2C8B3), .panel = rgb(0xFBF8F0), .panel2 = rgb(0xF3EDDF),
    .line = rgb(0xCDBF9F), .edge = rgb(0x8C7A58), .ink = rgb(0x2A1D12), .text = rgb(0x2B2118), .text2 = rgb(0x62533F),
    .gold = rgb(0xB98A2C), .gold_light = rgb(0xE9C46A), .gold_deep = rgb(0x6E4E0E), .primary = rgb(0x1E4A54),
    .primary_text = rgb(0xFBF8F0), .vellum = rgb(0xF1E7CF), .vellum2 = rgb(0xE5D6B4), .sea = rgb(0xD6DFD2), .sea2 = rgb(0xB6CAC3),
    .sea_ink = rgb(0x3E6670), .land = rgb(0xEBE1C8), .land_ink = rgb(0x8A7552), .wine = rgb(0x7B2230), .glow = rgb(0xD99A12),
    .glow_high = rgb(0xFFE9A8), .warn = rgb(0x9A2A22), .focus = rgb(0x0F5FB8), .sea_name = rgb(0x27505B), .land_name = rgb(0x6A5532),
    .shadow = 1};

const Theme dark{
    .surround = rgb(0x12181B), .surround2 = rgb(0x0D1214), .panel = rgb(0x1D262B), .panel2 = rgb(0x263138),
    .line = rgb(0x3B4950), .edge = rgb(0x788A93), .ink = rgb(0x2A1D12), .text = rgb(0xF0E8D7), .text2 = rgb(0xB9AF9C),
    .gold = rgb(0xC89B3C), .gold_light = rgb(0xE9C46A), .gold_deep = rgb(0xE0B95F), .primary = rgb(0xD8AE52),
    .primary_text = rgb(0x221804), .vellum = rgb(0xE9DEC3), .vellum2 = rgb(0xD8C8A2), .sea = rgb(0xB9CBC6), .sea2 = rgb(0x93AFB0),
    .sea_ink = rgb(0x3E6670), .land = rgb(0xDBD0B5), .land_ink = rgb(0x8A7552), .wine = rgb(0x7B2230), .glow = rgb(0xD99A12),
    .glow_high = rgb(0xFFE9A8), .warn = rgb(0xF09A8A), .focus = rgb(0x8EC5FF), .sea_name = rgb(0x143840), .land_name = rgb(0x5A4726),
    .shadow = 2.25f, .dark = true};

const Theme contrast{
    .surround = rgb(0xFFFFFF), .surround2 = rgb(0xFFFFFF), .panel = rgb(0xFFFFFF), .panel2 = rgb(0xFFFFFF),
    .line = rgb(0x000000), .edge = rgb(0x000000), .ink = rgb(0x000000), .text = rgb(0x000000), .text2 = rgb(0x1A1A1A),
    .gold = rgb(0x000000), .gold_light = rgb(0xFFD34D), .gold_deep = rgb(0x000000), .primary = rgb(0x000000),
    .primary_text = rgb(0xFFFFFF), .vellum = rgb(0xFFFFFF), .vellum2 = rgb(0xF2F2F2), .sea = rgb(0xDCE9F2), .sea2 = rgb(0xDCE9F2),
    .sea_ink = rgb(0x20404A), .land = rgb(0xEEEEEE), .land_ink = rgb(0x555555), .wine = rgb(0x7B2230), .glow = rgb(0xC25E00),
    .glow_high = rgb(0xFFF3C4), .warn = rgb(0x9A0000), .focus = rgb(0x0037B5), .sea_name = rgb(0x10303A), .land_name = rgb(0x333333),
    .shadow = 0, .contrast = true};

const Theme& theme() { return *in_use; }
void         use(const Theme& theme) { in_use = &theme; }

// ---- the frame

void begin_frame(const Surroundings& now) {
    surroundings = now;
    soonest = -1;
    clear_hits();
    begin_letters(now.renderer, now.density, now.text_scale, now.coarse);
    ImGuiStyle& style = ImGui::GetStyle();
    // SDL's own rasteriser puts corners on whole pixels: a feather would only make lines fat there.
    SDL_RendererInfo can{};
    SDL_GetRendererInfo(now.renderer, &can);
    style.AntiAliasedLines = style.AntiAliasedFill = !(can.flags & SDL_RENDERER_SOFTWARE);
    style.CircleTessellationMaxError = 0.2f / now.density;
    style.CurveTessellationTol = 0.8f / now.density;
    style.WindowPadding = style.FramePadding = {0, 0};
    style.WindowBorderSize = style.ChildBorderSize = style.PopupBorderSize = 0;
    style.WindowMinSize = {1, 1};
}

const Surroundings& now() { return surroundings; }

void drop_textures() {
    drop_letters();
    art::drop();
}

void again_in(int milliseconds) {
    if (soonest < 0 || milliseconds < soonest) soonest = milliseconds;
}
int next_frame() { return soonest; }

float  snapped(float css) { return std::round(css * surroundings.density) / surroundings.density; }
ImVec2 snapped(ImVec2 css) { return {snapped(css.x), snapped(css.y)}; }

void fine(ImDrawList& draw) { draw._FringeScale = 1 / surroundings.density; }

// ---- colours

ImU32 fade(ImU32 colour, float alpha) {
    const float a = static_cast<float>(colour >> 24) * std::clamp(alpha, 0.0f, 1.0f);
    return (colour & 0xffffffu) | static_cast<ImU32>(a + 0.5f) << 24;
}

ImU32 mix(ImU32 a, ImU32 b, float share) {
    ImU32 out = 0;
    for (unsigned shift = 0; shift < 32; shift += 8) {
        const float from = static_cast<float>(a >> shift & 0xff), to = static_cast<float>(b >> shift & 0xff);
        out |= static_cast<ImU32>(from + (to - from) * share + 0.5f) << shift;
    }
    return out;
}

ImU32 tint(Place place) {
    static constexpr ImU32 tints[] = {rgb(0xD6DFD2), rgb(0xC4CFA8), rgb(0xE2BC9E), rgb(0xDDA99C), rgb(0xEBE0A6),
                                      rgb(0xE9D392), rgb(0xE6D2B6), rgb(0xCFD19A), rgb(0xCFB7C7), rgb(0xAFC3CE)};
    const ImU32 own = place < place_count ? tints[place] : tints[CAS];
    return theme().contrast ? mix(own, rgb(0xFFFFFF), 0.55f) : own;
}

// ---- seats

const Seat& seat(Player player) {
    constexpr ImU32 ivory = rgb(0xFFFBF0), ink = rgb(0x2A1D12);
    static const Seat seats[] = {
        {rgb(0xC22A2F), 0, ivory, 0, Shape::circle, {'A', 0}},   {rgb(0x2857A8), 0, ivory, 0, Shape::square, {'B', 0}},
        {rgb(0xF2B632), 0, ink, 0, Shape::diamond, {'C', 0}},    {rgb(0x46A58A), 0, ink, 0, Shape::triangle, {'D', 0}},
        {rgb(0x211E24), 0, ivory, 0, Shape::cross, {'E', 0}},
    };
    static Seat wood[max_players];
    if (!wood[0].colour)
        for (std::size_t i = 0; i < max_players; ++i) {
            wood[i] = seats[i];
            wood[i].shade = mix(seats[i].colour, rgb(0x1A0E06), 0.34f);
            wood[i].top = mix(seats[i].colour, rgb(0xFFFFFF), i == 4 ? 0.30f : 0.37f);
        }
    return wood[player < max_players ? player : 0];
}

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
            for (const ImVec2 p : {ImVec2{0, -s * 0.95f}, ImVec2{s, s * 0.78f}, ImVec2{-s, s * 0.78f}}) draw.PathLineTo(c + p);
            break;
        }
        case Shape::cross: {
            const float a = r * 0.36f;
            draw.AddRectFilled(c + ImVec2{-a, -r}, c + ImVec2{a, r}, fill);
            draw.AddRectFilled(c + ImVec2{-r, -a}, c + ImVec2{r, a}, fill);
            if (line_width <= 0) return;
            for (const ImVec2 p : {ImVec2{-a, -r}, ImVec2{a, -r}, ImVec2{a, -a}, ImVec2{r, -a}, ImVec2{r, a}, ImVec2{a, a},
                                   ImVec2{a, r}, ImVec2{-a, r}, ImVec2{-a, a}, ImVec2{-r, a}, ImVec2{-r, -a}, ImVec2{-a, -a}})
                draw.PathLineTo(c + p);
            draw.PathStroke(line, ImDrawFlags_Closed, line_width);
            return;
        }
    }
    draw.AddConvexPolyFilled(draw._Path.Data, draw._Path.Size, fill);
    if (line_width > 0) draw.AddPolyline(draw._Path.Data, draw._Path.Size, line, ImDrawFlags_Closed, line_width);
    draw.PathClear();
}

void mark(ImDrawList& draw, Player player, ImVec2 centre, float size, bool outlined) {
    const Seat& s = seat(player);
    shape(draw, s.shape, centre, size, s.colour, theme().dark ? rgb(0xF0E8D7) : theme().ink, outlined ? std::clamp(size * 0.09f, 0.8f, 1.4f) : 0);
}

// A disc of the seat's colour, its shape upon it, its letter upon that.
void badge(ImDrawList& draw, Player player, ImVec2 c, float r) {
    fine(draw);
    const Seat& s = seat(player);
    const ImU32 ink = theme().ink;
    draw.AddCircleFilled(c, r, s.colour);
    draw.AddCircle(c, r, theme().dark ? rgb(0xF0E8D7) : ink, 0, std::max(1.2f, r * 0.11f));
    draw.AddCircle(c, r * 0.88f, fade(rgb(0xFFFFFF), 0.35f), 0, 1);
    const float size = r * (s.shape == Shape::triangle ? 1.35f : s.shape == Shape::cross ? 1.55f : 1.22f);
    shape(draw, s.shape, c + ImVec2{0, s.shape == Shape::triangle ? -r * 0.06f : 0}, size, s.on, 0, 0);
    const float letter = r * (s.shape == Shape::cross ? 0.66f : s.shape == Shape::triangle ? 0.64f : 0.86f);
    const ImU32 on = s.shape == Shape::cross ? rgb(0x211E24) : s.shape == Shape::circle || s.shape == Shape::square ? s.colour : s.colour;
    text(draw, c + ImVec2{0, s.shape == Shape::triangle ? r * 0.14f : 0}, Anchor::centre_middle, {Face::black, letter}, on, s.letter);
}

void cube(ImDrawList& draw, Player player, ImVec2 centre, float size) { art::draw(draw, "cube", centre, size * 34 / 32, art::paint(player)); }

void cube(ImDrawList& draw, ImU32 left, ImVec2 centre, float size) {
    art::draw(draw, "cube", centre, size * 34 / 32, {left, mix(left, rgb(0x1A0E06), 0.34f), left, mix(left, rgb(0xFFFFFF), 0.37f)});
}

void no_cube(ImDrawList& draw, ImVec2 c, float size) {
    const float a = size / 2, b = size / 4;
    const ImVec2 points[] = {c + ImVec2{0, -a}, c + ImVec2{a, -b}, c + ImVec2{a, b}, c + ImVec2{0, a}, c + ImVec2{-a, b}, c + ImVec2{-a, -b}};
    dashed(draw, points, true, 2.4f, 2.4f, theme().edge, 1.1f);
}

void dashed(ImDrawList& draw, std::span<const ImVec2> points, bool closed, float dash, float gap, ImU32 colour, float line_width) {
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
    static constexpr Layer layers[4][3] = {{}, {{2, .07f}, {4, .05f}}, {{2, .10f}, {4, .09f}, {8, .06f}}, {{3, .16f}, {7, .12f}, {12, .10f}}};
    fine(draw);
    for (const Layer& layer : layers[std::clamp(height, 0, 3)]) {
        if (layer.grow <= 0 || theme().shadow <= 0) continue;
        const float  grow = layer.grow * 0.4f;
        const ImVec2 down{0, layer.grow * 0.5f};
        draw.AddRectFilled(rect.Min - ImVec2{grow, grow} + down, rect.Max + ImVec2{grow, grow} + down,
                           fade(rgb(theme().dark ? 0x000000 : 0x2A1D12), layer.alpha * theme().shadow), radius + grow);
    }
}

void panel(ImDrawList& draw, const ImRect& rect, float radius, int height) {
    panel(draw, rect, radius, height, theme().panel, theme().line);
}

void panel(ImDrawList& draw, const ImRect& rect, float radius, int height, ImU32 fill, ImU32 line) {
    shadow(draw, rect, radius, height);
    fine(draw);
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
    text(draw, rect.GetCenter(), Anchor::centre_middle, type, ink, word);
    return rect;
}

void ring(ImDrawList& draw, const ImRect& rect, float radius, ImU32 colour, float line_width, float away) {
    fine(draw);
    const ImVec2 out{away + line_width / 2, away + line_width / 2};
    draw.PathRect(rect.Min - out, rect.Max + out, radius > 0 ? radius + out.x : 0);
    draw.PathStroke(colour, ImDrawFlags_Closed, line_width);
}

void turn(ImDrawList& draw, int first_vertex, ImVec2 pivot, float radians) {
    const float c = std::cos(radians), s = std::sin(radians);
    for (int i = first_vertex; i < draw.VtxBuffer.Size; ++i) {
        ImVec2& p = draw.VtxBuffer[i].pos;
        const ImVec2 d = p - pivot;
        p = pivot + ImVec2{d.x * c - d.y * s, d.x * s + d.y * c};
    }
}

void stretch(ImDrawList& draw, int first_vertex, ImVec2 pivot, ImVec2 scale) {
    for (int i = first_vertex; i < draw.VtxBuffer.Size; ++i) {
        ImVec2& p = draw.VtxBuffer[i].pos;
        p = pivot + (p - pivot) * scale;
    }
}

}
