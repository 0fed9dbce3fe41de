// Includes the code of nanosvg. nanosvg gives the transparent pixels around a shape the colour of the shape, so linear
// filtering makes no dark fringe.
#include "app/ui/painting.h"

#include <SDL.h>   // SDL_image's copy of nanosvg needs it

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <string>

#include "app/ui/composed.h"

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
// sscanf for colours, "#%2x%2x%2x" or "#%1x%1x%1x": the only place that would need the C library's.
static int read_colour(const char* text, const char* format, unsigned* red, unsigned* green, unsigned* blue) {
    if (*text++ != '#') return 0;
    for (unsigned* channel : {red, green, blue}) {
        *channel = 0;
        for (int digits = format[2] - '0'; digits > 0; --digits, ++text) {
            const int letter = *text | 0x20,
                      digit = letter >= '0' && letter <= '9'   ? letter - '0'
                              : letter >= 'a' && letter <= 'f' ? letter - 'a' + 10
                                                               : -1;
            if (digit < 0) return 0;
            *channel = *channel * 16 + static_cast<unsigned>(digit);
        }
    }
    return 3;
}
#define qsort(edges, count, size, compare) sort_from_the_top(edges, count)
#define pow(ten, n) power_of_ten(n)
#define sscanf read_colour
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
#undef sscanf
#pragma clang diagnostic pop

namespace eg::textures {
namespace {

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
    std::string svg = composed(name, paint);
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
