// The layers over regions, painted from each pixel's distance to the border.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <string>
#include <tuple>
#include <vector>

#include "app/board/map.h"
#include "app/board/polygon.h"
#include "app/ui/textures.h"
#include "app/ui/renderer.h"
#include "engine/box.h"
#include "language/say.h"

namespace eg::map {
namespace {

constexpr float far = 16;        // the largest distance to the border that is told apart, in CSS pixels
constexpr float fineness = 64;   // steps per CSS pixel

// For each pixel of a region's bounds its distance to the border, in steps, at most far * fineness; outside the region
// negative.
struct Field {
    int                       width = 0, height = 0;
    std::vector<std::int16_t> depth;
};

// from: the top left corner in pixels; scale: pixels per unit of the map; density: pixels per CSS pixel.
Field field(const Outline& region, ImVec2 from, int width, int height, float scale, float density) {
    const float reach = far * density;
    std::vector<float> squared(static_cast<std::size_t>(width * height), reach * reach);
    std::vector<ImVec2> p;
    for (const ImVec2 point : region.points) p.push_back({point.x * scale - from.x, point.y * scale - from.y});
    const std::size_t n = p.size();
    for (std::size_t i = 0; i < n; ++i) {
        const ImVec2 a = p[i], b = p[(i + 1) % n], way = b - a;
        const float  length = std::max(1e-6f, way.x * way.x + way.y * way.y);
        const int x0 = std::max(0, static_cast<int>(std::min(a.x, b.x) - reach)),
                  x1 = std::min(width - 1, static_cast<int>(std::max(a.x, b.x) + reach));
        const int y0 = std::max(0, static_cast<int>(std::min(a.y, b.y) - reach)),
                  y1 = std::min(height - 1, static_cast<int>(std::max(a.y, b.y) + reach));
        for (int y = y0; y <= y1; ++y)
            for (int x = x0; x <= x1; ++x) {
                const ImVec2 q{static_cast<float>(x) + 0.5f - a.x, static_cast<float>(y) + 0.5f - a.y};
                const float  t = std::clamp((q.x * way.x + q.y * way.y) / length, 0.0f, 1.0f);
                const float  dx = q.x - way.x * t, dy = q.y - way.y * t, d = dx * dx + dy * dy;
                float& least = squared[static_cast<std::size_t>(y * width + x)];
                if (d < least) least = d;
            }
    }
    Field f{width, height, {}};
    f.depth.resize(squared.size());
    std::vector<float> crossings;
    for (int y = 0; y < height; ++y) {   // an even number of crossings to the left: outside
        const float line = static_cast<float>(y) + 0.5f;
        cross(static_cast<int>(n), [&](int i) { return p[static_cast<std::size_t>(i)]; }, line, crossings);
        std::size_t passed = 0;
        for (int x = 0; x < width; ++x) {
            while (passed < crossings.size() && crossings[passed] <= static_cast<float>(x) + 0.5f) ++passed;
            const std::size_t at = static_cast<std::size_t>(y * width + x);
            const float depth = std::sqrt(squared[at]) / density * fineness;
            f.depth[at] = static_cast<std::int16_t>(passed % 2 == 0 ? -depth : depth);
        }
    }
    return f;
}

// Colours painted over each other, with straight alpha.
struct Ink {
    float r = 0, g = 0, b = 0, a = 0;
    void over(ImU32 colour, float alpha) {
        if (alpha <= 0) return;
        const float out = alpha + a * (1 - alpha);
        const auto  blend = [&](float under, unsigned shift) {
            return (static_cast<float>(colour >> shift & 0xff) * alpha + under * a * (1 - alpha)) / out;
        };
        r = blend(r, 0), g = blend(g, 8), b = blend(b, 16), a = out;
    }
};

struct Brush {
    float density;   // pixels per CSS pixel
    // 1 between two depths (CSS pixels), 0 outside, with a soft edge of one pixel.
    float within(float depth, float from, float to) const {
        return std::clamp((depth - from) * density + 0.5f, 0.0f, 1.0f)
               * std::clamp((to - depth) * density + 0.5f, 0.0f, 1.0f);
    }
    float line(float depth, float inset, float width) const {
        return within(depth, inset - width / 2, inset + width / 2);
    }
};

Ink ink_of(Layer layer, float depth, float x, float y, float k, const Brush& brush) {
    const draw::Theme& t = draw::theme();
    Ink ink;
    switch (layer) {
        case Layer::glow:
        case Layer::loss: {
            const ImU32 colour = layer == Layer::loss ? t.loss : t.glow;
            ink.over(colour, 0.13f * std::clamp(brush.within(depth, 0, 11 * k), 0.0f, 1.0f));
            ink.over(colour, 0.20f * brush.within(depth, 0, 7.5f * k));
            ink.over(colour, 0.34f * brush.within(depth, 0, 4.8f * k));
            ink.over(t.ink, brush.line(depth, 0.2f * k, 1.6f * std::max(k, 0.8f)));
            ink.over(colour, brush.line(depth, 1.7f * k, 2.3f * k));
            ink.over(layer == Layer::loss ? t.loss_high : t.glow_high,
                     brush.line(depth, 3.1f * k, 1.0f * std::max(k, 0.8f)));
            break;
        }
        case Layer::hover:
            ink.over(draw::rgb(0xFFF6D0), 0.35f * brush.within(depth, 0, far * 2));
            [[fallthrough]];
        case Layer::ring:
            ink.over(draw::rgb(0xFFFFFF), brush.line(depth, 3.0f * k, 2.4f * k));
            ink.over(t.ink, brush.line(depth, 0.4f, 2.6f * k));
            break;
        case Layer::taboo: {
            ink.over(draw::rgb(0x5A2A5E),
                     0.34f * brush.within(depth, 0, 4 * k) * std::clamp(1 - depth / (5 * k), 0.2f, 1.0f));
            const float step = k < 1 ? 5.0f : 7.0f;
            const float along = (x + y) * 0.70710678f;
            const float off = std::abs(along - std::round(along / step) * step);
            ink.over(draw::rgb(0x5A2A5E), (t.contrast ? 0.60f : 0.30f)
                                              * std::clamp((0.45f - off) * brush.density + 0.5f, 0.0f, 1.0f)
                                              * brush.within(depth, 3, far * 2));
            break;
        }
        case Layer::veil: ink.over(t.vellum, 0.34f * brush.within(depth, 0, far * 2)); break;
    }
    return ink;
}

// The picture of a layer.
struct Laid {
    ImTextureID texture = nullptr;   // null: not painted yet
    ImVec2      from, size;          // CSS pixels; `from`: its top left corner, relative to Board::origin
};

// make: paints the picture if it is missing.
Laid laid(Layer layer, Place place, int page, float scale, bool make) {
    const Outline& region = outline(place, page);
    const bool     small = page != whole_map;
    const float density = draw::now().density, per_unit = scale * density, edge = 4;
    const ImVec2 from{std::floor(region.bounds.Min.x * per_unit - edge),
                      std::floor(region.bounds.Min.y * per_unit - edge)};
    const int width = static_cast<int>(std::ceil(region.bounds.Max.x * per_unit + edge - from.x));
    const int height = static_cast<int>(std::ceil(region.bounds.Max.y * per_unit + edge - from.y));
    const std::string family = "layer " + std::to_string(spoken_of().place_row[place]) + (page > first_page ? "p" : ".")
                               + std::to_string(static_cast<int>(layer)) + " ";
    const std::string name = family + std::to_string(width) + "x" + std::to_string(height) + (small ? "s" : "")
                             + (draw::theme().dark ? "d" : "") + (draw::theme().contrast ? "c" : "");
    Laid out{textures::kept(name), from / density,
             ImVec2{static_cast<float>(width), static_cast<float>(height)} / density};
    if (out.texture || !make) return out;
    textures::forget(family);
    static std::array<std::vector<Field>, 2> fields{std::vector<Field>(all_place_rows().size()),
                                                    std::vector<Field>(all_place_rows().size())};
    Field& f = fields[page > first_page][spoken_of().place_row[place]];
    if (f.width != width || f.height != height) f = field(region, from, width, height, per_unit, density);
    const Brush brush{density};
    const auto  paint = [&](int depth, float x, float y) {
        const Ink ink = ink_of(layer, static_cast<float>(depth) / fineness, x, y, small ? 0.62f : 1.0f, brush);
        return renderer::texel(ImColor(ink.r / 255, ink.g / 255, ink.b / 255, ink.a));
    };
    // The colour depends on the depth alone, except in hatching.
    constexpr int deepest = static_cast<int>(far * fineness);
    std::vector<ImU32> palette;
    for (int depth = -deepest; layer != Layer::taboo && depth <= deepest; ++depth)
        palette.push_back(paint(depth, 0, 0));
    std::vector<ImU32> pixels(f.depth.size());
    for (int y = 0; y < height; ++y)
        for (int x = 0; x < width; ++x) {
            const std::size_t i = static_cast<std::size_t>(y * width + x);
            pixels[i] = layer != Layer::taboo ? palette[static_cast<std::size_t>(f.depth[i] + deepest)]
                                              : paint(f.depth[i], (static_cast<float>(x) + from.x) / density,
                                                      (static_cast<float>(y) + from.y) / density);
        }
    out.texture = textures::keep(name, width, height, reinterpret_cast<const unsigned char*>(pixels.data()));
    return out;
}

}

void draw_layer(ImDrawList& draw, Layer layer, Place place, int page, ImVec2 origin, float scale, float alpha) {
    if (outline(place, page).points.empty()) return;
    const Laid picture = laid(layer, place, page, scale, !draw::late());
    if (!picture.texture) return;
    const ImVec2 at = draw::snapped(origin) + picture.from;
    draw.AddImage(picture.texture, at, at + picture.size, {0, 0}, {1, 1}, draw::fade(IM_COL32_WHITE, alpha));
}

void prepare_layer(float scale, int page, Places regions) {
    static std::tuple<float, int, const draw::Theme*> prepared;   // every layer is painted for these
    const std::tuple wanted{scale * draw::now().density, page, &draw::theme()};
    if (prepared == wanted) return;
    for (const Layer layer : {Layer::glow, Layer::veil, Layer::ring})
        for (const Place place : regions)
            if (!laid(layer, place, page, scale, false).texture) {
                laid(layer, place, page, scale, true);
                return;
            }
    prepared = wanted;
}

}
