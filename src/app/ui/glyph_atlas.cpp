// Dear ImGui's part is at the top of the texture, the glyphs are below, on shelves. When the texture is full, the next
// frame begins with an empty one twice as wide and high.
#include "app/ui/glyph_atlas.h"

#include <imgui_internal.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <string>
#include <unordered_map>
#include <vector>

#include "app/ui/draw.h"
#include "app/ui/renderer.h"
#include "page.h"

namespace eg::glyph_atlas {
namespace {

struct Box {   // in pixels
    int x, y, w, h;
};

struct Painted {   // in this frame, and not yet in the texture
    Box at;
    std::vector<std::uint32_t> pixels;
};

struct Atlas {
    renderer::Texture* texture = nullptr;
    int  side = 0;
    int  x = 0, y = 0, shelf = 0;   // where the next picture goes, and the height of that shelf
    bool full = false;
    std::vector<Painted> painted;
    std::unordered_map<std::uint64_t, Picture> glyphs;
    std::unordered_map<std::string, Picture>   foreign;   // by size, face and letters
};
Atlas atlas;

void forget_pictures() {
    atlas.painted.clear();
    atlas.glyphs.clear();
    atlas.foreign.clear();
}

// No font of Dear ImGui's is used. Of its atlas it needs a white pixel, and its lines: one of each width, one above the
// other, each with a clear pixel at both ends.
void begin_texture(int side) {
    constexpr int widest = IM_DRAWLIST_TEX_LINES_WIDTH_MAX, across = widest + 2;
    constexpr int width = across + 3, height = widest + 1;
    std::vector<ImU32> pixels(width * height, IM_COL32(255, 255, 255, 0));
    ImFontAtlas& shapes = *ImGui::GetIO().Fonts;
    const float  share = 1 / static_cast<float>(side);
    for (int line = 0; line <= widest; ++line) {
        const int left = (across - line) / 2;
        std::fill_n(pixels.begin() + line * width + left, line, IM_COL32_WHITE);
        const float y = (static_cast<float>(line) + 0.5f) * share;
        const float x0 = static_cast<float>(left - 1) * share, x1 = static_cast<float>(left + line + 1) * share;
        shapes.TexUvLines[line] = ImVec4{x0, y, x1, y};
    }
    for (const int at : {0, 1, width, width + 1}) pixels[static_cast<std::size_t>(at + across + 1)] = IM_COL32_WHITE;
    shapes.TexUvWhitePixel = ImVec2{across + 1.5f, 0.5f} * share;
    shapes.TexReady = true;
    if (shapes.Fonts.empty()) {
        static ImFont none;
        none.FontSize = 14;
        none.ContainerAtlas = &shapes;
        shapes.Fonts.push_back(&none);
    }

    renderer::destroy(atlas.texture);
    atlas.texture = renderer::new_texture(side, side);
    renderer::update(atlas.texture, 0, 0, width, height, pixels.data());
    atlas.side = side, atlas.x = 0, atlas.y = height + 1, atlas.shelf = 0, atlas.full = false;
    forget_pictures();
}

// False: there is no room, and the picture is missing in this frame.
bool place(int width, int height, Box& at) {
    if (atlas.x + width + 1 > atlas.side) atlas.y += atlas.shelf + 1, atlas.x = 0, atlas.shelf = 0;
    if (atlas.y + height + 1 > atlas.side) {
        atlas.full = true;
        draw::request_frame(0);
        return false;
    }
    at = {atlas.x, atlas.y, width, height};
    atlas.x += width + 1;
    atlas.shelf = std::max(atlas.shelf, height);
    return true;
}

// x and y: the corner of the picture, relative to the pen.
Picture picture(const Box& at, int x, int y) {
    const auto  number = [](int n) { return static_cast<float>(n); };
    const float share = 1 / number(atlas.side);
    return {ImVec2{number(at.x), number(at.y)} * share, ImVec2{number(at.x + at.w), number(at.y + at.h)} * share,
            number(x), number(y), number(x + at.w), number(y + at.h), true, false};
}

// White of this opacity. A little more than the coverage: blended in screen colours, thin dark strokes are too thin.
std::uint32_t white(std::uint8_t coverage) {
    static const auto opacities = [] {
        std::array<std::uint8_t, 256> made{};
        for (std::size_t i = 0; i < made.size(); ++i)
            made[i] = static_cast<std::uint8_t>(std::lround(255 * std::pow(static_cast<double>(i) / 255.0, 0.82)));
        return made;
    }();
    return IM_COL32(255, 255, 255, opacities[coverage]);
}

const Picture nothing{};

}

const Picture& glyph(fonts::Glyph glyph, float size, int quarter) {
    const auto quarters = static_cast<std::uint64_t>(std::lround(size * 4));
    const std::uint64_t key = quarters << 32 | static_cast<std::uint64_t>(glyph.font) << 20 |
                              static_cast<std::uint64_t>(quarter) << 18 | static_cast<std::uint64_t>(glyph.index);
    if (const auto found = atlas.glyphs.find(key); found != atlas.glyphs.end()) return found->second;
    const fonts::Bitmap bitmap =
        fonts::paint(glyph, static_cast<float>(quarters) / 4, static_cast<float>(quarter) / 4);
    Picture made{};
    if (bitmap.width > 0) {
        Box at{};
        if (!place(bitmap.width, bitmap.height, at)) return nothing;
        std::vector<std::uint32_t>& pixels = atlas.painted.emplace_back(Painted{at, {}}).pixels;
        pixels.reserve(bitmap.coverage.size());
        for (const std::uint8_t coverage : bitmap.coverage) pixels.push_back(white(coverage));
        made = picture(at, bitmap.x, bitmap.y);
    }
    return atlas.glyphs.emplace(key, made).first->second;
}

const Picture& foreign(draw::Face face, std::string_view run, float size) {
    const auto  quarters = std::lround(size * 4);
    std::string key = std::to_string(quarters) + static_cast<char>('a' + static_cast<int>(face)) + std::string{run};
    if (const auto found = atlas.foreign.find(key); found != atlas.foreign.end()) return found->second;
    constexpr float widest = 1000;   // a wider run is painted smaller, and enlarged
    const float most = std::floor(widest * 4 / std::max(1.0f, fonts::foreign_width(face, run)));
    const float painted_size = std::min(static_cast<float>(quarters), most) / 4;
    page::Letters painted = fonts::paint_foreign(face, run, painted_size);
    Picture made{};
    if (painted.width > 0 && painted.height > 0 && painted.width < atlas.side && painted.height < atlas.side / 2) {
        Box at{};
        if (!place(painted.width, painted.height, at)) return nothing;
        for (std::uint32_t& pixel : painted.pixels)
            pixel = painted.coloured ? renderer::texel(pixel) : white(static_cast<std::uint8_t>(pixel >> 24));
        atlas.painted.push_back({at, std::move(painted.pixels)});
        made = picture(at, painted.x, painted.y);
        made.coloured = painted.coloured;
        const float scale = static_cast<float>(quarters) / 4 / painted_size;
        for (float* length : {&made.x0, &made.y0, &made.x1, &made.y1}) *length *= scale;
    }
    return atlas.foreign.emplace(std::move(key), made).first->second;
}

void begin_frame() {
    if (!atlas.texture) begin_texture(1024);
    else if (atlas.full) begin_texture(std::min({atlas.side * 2, 4096, renderer::widest_texture()}));
    ImGui::GetIO().Fonts->SetTexID(atlas.texture);
}

// The pictures of a shelf go together: each update of a texture costs as much as painting a few of them.
void upload() {
    const std::vector<Painted>& painted = atlas.painted;
    for (std::size_t first = 0; first < painted.size();) {
        std::size_t last = first;
        Box row = painted[first].at;
        for (; last < painted.size() && painted[last].at.y == row.y; ++last) {
            row.h = std::max(row.h, painted[last].at.h);
            row.w = painted[last].at.x + painted[last].at.w - row.x;
        }
        const auto across = static_cast<std::size_t>(row.w);
        std::vector<ImU32> texels(across * static_cast<std::size_t>(row.h), IM_COL32(255, 255, 255, 0));
        for (; first < last; ++first) {
            const auto& [at, pixels] = painted[first];
            const auto wide = static_cast<std::size_t>(at.w), left = static_cast<std::size_t>(at.x - row.x);
            for (std::size_t i = 0; i < pixels.size(); ++i) texels[i / wide * across + left + i % wide] = pixels[i];
        }
        renderer::update(atlas.texture, row.x, row.y, row.w, row.h, texels.data());
    }
    atlas.painted.clear();
}

void drop() {
    renderer::destroy(atlas.texture);
    atlas.texture = nullptr;
    forget_pictures();
}

}
