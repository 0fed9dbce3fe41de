#include "app/ui/fonts.h"

#include <imgui.h>
#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>
#include <unordered_map>

#include "app/ui/text_renderer.h"
#include "assets.h"
#include "page.h"

#define STBTT_STATIC
#define STB_TRUETYPE_IMPLEMENTATION
#include <imstb_truetype.h>

namespace eg::fonts {
namespace {

struct File {
    const char* name;
    // Bolder faces are made by moving all edges outwards, by this many units altogether: Debian's bold Garamond has no
    // accents, and only a few numbers are in a black Lato.
    int growth = 0;
};
constexpr File files[] = {   // in the order of Face, and the marks
    {"lato-regular"}, {"lato-bold"}, {"lato-bold", 56}, {"garamond-regular"}, {"garamond-regular", 30},
    {"garamond-italic"}, {"marks"},
};
constexpr int  marks = draw::face_count;   // searched for letters that a face lacks
static_assert(std::size(files) == marks + 1);

struct Font {
    stbtt_fontinfo info;
    float          cap_height;   // in ems
    int            space, hard_space;   // glyphs without edges that could move
};

const Font* read_fonts() {
    static Font fonts[marks + 1];
    for (int i = 0; i <= marks; ++i) {
        const std::string_view file = assets::font(files[i].name);
        stbtt_InitFont(&fonts[i].info, reinterpret_cast<const unsigned char*>(file.data()), 0);
        int x0 = 0, y0 = 0, x1 = 0, y1 = 700;
        stbtt_GetCodepointBox(&fonts[i].info, 'H', &x0, &y0, &x1, &y1);
        y1 += files[i].growth / 2;
        fonts[i].cap_height = static_cast<float>(y1) * stbtt_ScaleForMappingEmToPixels(&fonts[i].info, 1);
        fonts[i].space = stbtt_FindGlyphIndex(&fonts[i].info, ' ');
        fonts[i].hard_space = stbtt_FindGlyphIndex(&fonts[i].info, 0xA0);
    }
    return fonts;
}

const Font& font(int number) {
    static const Font* const fonts = read_fonts();
    return fonts[number];
}
const stbtt_fontinfo& info(int number) { return font(number).info; }

int index_of(int number, unsigned letter) { return stbtt_FindGlyphIndex(&info(number), static_cast<int>(letter)); }

// A glyph's outline in the units of its font, grown if its face is a bolder one.
class Outline {
public:
    explicit Outline(Glyph glyph) {
        count_ = stbtt_GetGlyphShape(&info(glyph.font), glyph.index, &points_);
        if (files[glyph.font].growth == 0) return;
        const float by = static_cast<float>(files[glyph.font].growth) / 2;
        const bool  truetype = info(glyph.font).cff.size == 0;   // its contours go round the other way
        std::vector<Point> contour;
        for (int i = 0; i < count_; ++i) {
            stbtt_vertex& v = points_[i];
            if (v.type == STBTT_vmove) grow(contour, by, truetype);
            if (v.type == STBTT_vcurve || v.type == STBTT_vcubic) contour.push_back({&v.cx, &v.cy});
            if (v.type == STBTT_vcubic) contour.push_back({&v.cx1, &v.cy1});
            contour.push_back({&v.x, &v.y});
        }
        grow(contour, by, truetype);
    }
    ~Outline() { stbtt_FreeShape(nullptr, points_); }
    Outline(const Outline&) = delete;
    Outline& operator=(const Outline&) = delete;

    // The box of a bitmap that has room for it; its pixels are still missing.
    Bitmap box(float scale, float shift) const {
        if (count_ == 0) return {};
        float x0 = 1e6f, y0 = 1e6f, x1 = -1e6f, y1 = -1e6f;
        const auto include = [&](int x, int y) {
            x0 = std::min(x0, static_cast<float>(x)), x1 = std::max(x1, static_cast<float>(x));
            y0 = std::min(y0, static_cast<float>(-y)), y1 = std::max(y1, static_cast<float>(-y));
        };
        for (int i = 0; i < count_; ++i) {
            const stbtt_vertex& v = points_[i];
            include(v.x, v.y);
            if (v.type == STBTT_vcurve || v.type == STBTT_vcubic) include(v.cx, v.cy);
            if (v.type == STBTT_vcubic) include(v.cx1, v.cy1);
        }
        const auto down = [](float n) { return static_cast<int>(std::floor(n)); };
        const auto up = [](float n) { return static_cast<int>(std::ceil(n)); };
        const int  left = down(x0 * scale + shift), top = down(y0 * scale);
        return {left, top, up(x1 * scale + shift) - left, up(y1 * scale) - top, {}};
    }
    void fill(Bitmap& bitmap, float scale, float shift) const {
        stbtt__bitmap to{bitmap.width, bitmap.height, bitmap.width, bitmap.coverage.data()};
        stbtt_Rasterize(&to, 0.35f, points_, count_, scale, scale, shift, 0, bitmap.x, bitmap.y, 1, nullptr);
    }

private:
    struct Point {
        short *x, *y;
    };

    // Moves each point of the contour outwards, by the same distance from both of its edges, and empties the list.
    static void grow(std::vector<Point>& contour, float by, bool truetype) {
        struct At {
            float x, y;
        };
        const std::size_t n = contour.size();
        std::vector<At>   was;
        for (const Point& point : contour) was.push_back({static_cast<float>(*point.x), static_cast<float>(*point.y)});
        for (std::size_t i = 0; i < n; ++i) {
            const At   at = was[i];
            const auto towards = [&](std::size_t step) -> At {   // the next point in this direction, as a unit vector
                for (std::size_t k = (i + step) % n; k != i; k = (k + step) % n)
                    if (const float x = was[k].x - at.x, y = was[k].y - at.y; x != 0 || y != 0)
                        return {x / std::hypot(x, y), y / std::hypot(x, y)};
                return {1, 0};
            };
            const At    a = towards(n - 1), b = towards(1);
            const float turn = std::max(1 - a.x * b.x - a.y * b.y, 0.25f);   // limits how far sharp corners move
            const float out = (truetype ? -by : by) / turn;
            *contour[i].x = static_cast<short>(std::floor(at.x + by + out * (b.y - a.y) + 0.5f));
            *contour[i].y = static_cast<short>(std::floor(at.y - out * (b.x - a.x) + 0.5f));
        }
        contour.clear();
    }

    stbtt_vertex* points_ = nullptr;
    int           count_ = 0;
};

bool is_foreign(Face face, unsigned letter) { return letter > 0x7f && glyph_of(face, letter).index == 0; }

// Emoji are coloured, and runs of them are painted apart from letters.
bool is_emoji(unsigned letter) { return letter >= 0x1F000 || (letter >= 0x2600 && letter <= 0x27BF); }
bool joins_emoji(unsigned letter) { return letter == 0x200D || letter == 0x20E3 || letter == 0xFE0F; }

// In CSS, without a size.
const char* browser_font(Face face) {
    switch (face) {
        case Face::text: return "400 Lato, system-ui, sans-serif";
        case Face::bold:
        case Face::black: return "700 Lato, system-ui, sans-serif";
        case Face::serif: return "400 Garamond, Georgia, serif";
        case Face::serif_bold: return "700 Garamond, Georgia, serif";
        case Face::serif_italic: return "italic 400 Garamond, Georgia, serif";
    }
    return "";
}

}

Glyph glyph_of(Face face, unsigned letter) {
    const Glyph own{static_cast<int>(face), index_of(static_cast<int>(face), letter)};
    return own.index != 0 || letter <= 0x7f ? own : Glyph{marks, index_of(marks, letter)};
}

float advance(Glyph glyph, float size) {
    int advance = 0, bearing = 0;
    stbtt_GetGlyphHMetrics(&info(glyph.font), glyph.index, &advance, &bearing);
    const Font& of = font(glyph.font);
    if (glyph.index != of.space && glyph.index != of.hard_space) advance += files[glyph.font].growth;
    return static_cast<float>(advance) * stbtt_ScaleForMappingEmToPixels(&of.info, size);
}

float cap_height(Face face) { return font(static_cast<int>(face)).cap_height; }

Bitmap paint(Glyph glyph, float size, float shift) {
    const float   scale = stbtt_ScaleForMappingEmToPixels(&info(glyph.font), size);
    const Outline outline{glyph};
    Bitmap        made = outline.box(scale, shift);
    if (made.width <= 0 || made.height <= 0) return {};
    made.coverage.resize(static_cast<std::size_t>(made.width) * static_cast<std::size_t>(made.height));
    outline.fill(made, scale, shift);
    return made;
}

std::size_t foreign_run(Face face, std::string_view text) {
    constexpr std::string_view joints = " -'.\"";   // within a run, between foreign letters
    std::size_t run = 0;
    bool emoji = false;
    for (std::size_t at = 0; at < text.size();) {
        unsigned   letter = 0;
        const int  bytes = ImTextCharFromUtf8(&letter, text.data() + at, text.data() + text.size());
        const bool foreign = is_foreign(face, letter);
        const bool between = run > 0 && letter <= 0x7f && joints.find(static_cast<char>(letter)) != joints.npos;
        if (!foreign && !between) break;
        if (foreign && !joins_emoji(letter)) {
            if (run > 0 && emoji != is_emoji(letter)) break;
            emoji = is_emoji(letter);
        }
        at += static_cast<std::size_t>(bytes);
        if (foreign) run = at;
    }
    return run;
}

float foreign_width(Face face, std::string_view run) {
    static std::unordered_map<std::string, float> known;   // by face and letters
    std::string key = static_cast<char>('0' + static_cast<int>(face)) + std::string{run};
    if (const auto found = known.find(key); found != known.end()) return found->second;
    return known.emplace(std::move(key), page::letters_width(run, browser_font(face))).first->second;
}

page::Letters paint_foreign(Face face, std::string_view run, float size) {
    return page::paint_letters(run, browser_font(face), size);
}

}
