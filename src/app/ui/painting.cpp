// Includes the code of nanosvg. nanosvg gives the transparent pixels around a shape the colour of the shape, so linear
// filtering makes no dark fringe.
#include "app/ui/painting.h"

#include <SDL.h>   // SDL_image's copy of nanosvg needs it

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "assets.h"

// The map has many edges, and qsort of a C library calls a function for each comparison.
template <class Edge>
static void sort_from_the_top(Edge* edges, int count) {
    std::sort(edges, edges + count, [](const Edge& a, const Edge& b) { return a.y0 < b.y0; });
}
// nanosvg calls pow(10, n) for each number of a picture.
static double power_of_ten(double n) {
    static constexpr double powers[] = {1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9};
    return n >= 0 && n < std::size(powers) ? powers[static_cast<int>(n)] : std::pow(10, n);
}
#define qsort(edges, count, size, compare) sort_from_the_top(edges, count)
#define pow(ten, n) power_of_ten(n)
#define NANOSVG_IMPLEMENTATION
#define NANOSVGRAST_IMPLEMENTATION
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Weverything"
#pragma clang attribute push(__attribute__((minsize)), apply_to = function)   // parsing is fast, painting is not
#include <nanosvg.h>
#pragma clang attribute pop
#include <nanosvgrast.h>
#undef qsort
#undef pow
#pragma clang diagnostic pop

namespace eg::textures {
namespace {

std::string hex(ImU32 colour) {
    char out[8];
    std::snprintf(out, sizeof out, "#%02X%02X%02X", colour & 0xff, colour >> 8 & 0xff, colour >> 16 & 0xff);
    return out;
}

std::string painted(std::string_view svg, const Paint& paint) {
    std::string text(svg);
    if (paint == Paint{}) return text;
    constexpr std::string_view mark = "#5EA70";
    const ImU32 colours[] = {paint.main, paint.shade, paint.on, paint.top};
    for (std::size_t at = text.find(mark); at != std::string::npos; at = text.find(mark, at + 1))
        if (const char which = at + mark.size() < text.size() ? text[at + mark.size()] : 0;
            which >= '0' && which <= '3')
            text.replace(at, 7, hex(colours[which - '0']));
    return text;
}

void replace(std::string& text, std::string_view from, std::string_view to) {
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

// Recolours the map for another theme, as assets/map_themes.txt says.
void resurround(std::string& map) {
    const draw::Theme& t = draw::theme();
    if (t.contrast) {
        if (const std::size_t lines = map.find("<g id=\"rhumb\""); lines != std::string::npos)
            map.erase(lines, map.find("</g>", lines) + 4 - lines);
        const std::size_t tints = map.find("<g id=\"tint\""), compass = map.find("<g id=\"compass\"");
        for (std::size_t at = map.find('#', tints); at < compass; at = map.find('#', at + 1)) {
            const auto colour = static_cast<unsigned>(std::strtoul(map.c_str() + at + 1, nullptr, 16));
            if (colour > 0x300000u) map.replace(at, 7, hex(draw::mix(draw::rgb(colour), IM_COL32_WHITE, 0.55f)));
        }
        replace(map, "#2A1D12", "#000000");
        replace(map, "#3E6670", hex(t.sea_ink));
        replace(map, "#8A7552", hex(t.land_ink));
    }
    if (t.dark || t.contrast) {
        replace(map, "#D6DFD2", hex(t.sea));
        replace(map, "#B6CAC3", hex(t.sea2));
        replace(map, "#EBE1C8", hex(t.land));
    }
}

struct Delete {
    void operator()(NSVGimage* image) const { nsvgDelete(image); }
};

NSVGrasterizer* rasterizer() {   // shared, because it keeps its memory
    static NSVGrasterizer* const made = nsvgCreateRasterizer();
    return made;
}

renderer::Texture* texture_of(int width, int height, const unsigned char* pixels) {
    renderer::Texture* texture = renderer::new_texture(width, height);
    if (texture) renderer::update(texture, 0, 0, width, height, pixels);
    return texture;
}

}

struct Painting::Svg {
    std::unique_ptr<NSVGimage, Delete> image;
    int                                width, height, done = 0;   // pixels; done: finished rows
    std::unique_ptr<unsigned char[]>   pixels;

    float fitting(int w, int h) const {
        return std::min(static_cast<float>(w) / image->width, static_cast<float>(h) / image->height);
    }
};

Painting::Painting(std::string_view name, int width, int height, const Paint& paint) {
    std::string svg = painted(assets::svg(name), paint);
    if (name == "map" || name.ends_with("/map")) resurround(svg);
    std::unique_ptr<NSVGimage, Delete> image{nsvgParse(svg.data(), "px", 96)};
    if (!image) return;
    for (NSVGshape* shape = image->shapes; shape; shape = shape->next)
        for (NSVGpaint* ink : {&shape->fill, &shape->stroke}) {
            if (ink->type == NSVG_PAINT_COLOR) ink->color = renderer::texel(ink->color);
            const bool gradient = ink->type == NSVG_PAINT_LINEAR_GRADIENT || ink->type == NSVG_PAINT_RADIAL_GRADIENT;
            for (int i = 0; gradient && i < ink->gradient->nstops; ++i)
                ink->gradient->stops[i].color = renderer::texel(ink->gradient->stops[i].color);
        }
    svg_ = std::make_unique<Svg>(Svg{.image = std::move(image), .width = width, .height = height, .pixels = {}});
    svg_->pixels.reset(new unsigned char[static_cast<std::size_t>(width) * static_cast<std::size_t>(height)
                                         * 4]);   // nanosvg clears the pixels itself
}

Painting::~Painting() = default;
Painting::Painting(Painting&&) noexcept = default;
Painting& Painting::operator=(Painting&&) noexcept = default;

bool Painting::strip(int rows) {
    if (!svg_) return false;
    Svg&        s = *svg_;
    const float scale = s.fitting(s.width, s.height);
    const int   high = std::min(rows, s.height - s.done);
    if (high < s.height)   // shapes outside the strip are skipped
        for (NSVGshape* shape = s.image->shapes; shape; shape = shape->next) {
            const float reach = shape->strokeWidth * shape->miterLimit + 1 / scale;
            const float top = (shape->bounds[1] - reach) * scale, bottom = (shape->bounds[3] + reach) * scale;
            const bool  visible = bottom >= static_cast<float>(s.done) && top <= static_cast<float>(s.done + high);
            shape->flags = visible ? NSVG_FLAGS_VISIBLE : 0;
        }
    nsvgRasterize(rasterizer(), s.image.get(), 0, static_cast<float>(-s.done), scale,
                  s.pixels.get() + s.done * s.width * 4, s.width, high, s.width * 4);
    s.done += high;
    return s.done < s.height;
}

renderer::Texture* Painting::texture() const {
    return svg_ ? texture_of(svg_->width, svg_->height, svg_->pixels.get()) : nullptr;
}

renderer::Texture* Painting::coarse(int times) {
    if (!svg_) return nullptr;
    Svg&      s = *svg_;
    const int width = std::max(1, s.width / times), height = std::max(1, s.height / times);
    nsvgRasterize(rasterizer(), s.image.get(), 0, 0, s.fitting(width, height), s.pixels.get(), width, height,
                  width * 4);
    return texture_of(width, height, s.pixels.get());
}

}
