// One texture holds what Dear ImGui draws its shapes with at its top (a white pixel, the lines) and our
// glyphs below, on shelves. When it is full it doubles, and every glyph is drawn anew.
#include "app/ui/lettering.h"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <unordered_map>
#include <vector>

#include "app/ui/line_breaks.h"
#include "app/ui/look.h"
#include "app/ui/frame_log.h"
#include "app/ui/tree.h"
#include "app/ui/renderer.h"
#include "assets.h"
#include "page.h"

#define STBTT_STATIC
#define STB_TRUETYPE_IMPLEMENTATION
#include <imstb_truetype.h>

namespace eg::look {
namespace {

constexpr const char* files[] = {"lato-regular", "lato-bold", "lato-bold", "garamond-regular", "garamond-regular", "garamond-italic", "marks"};
constexpr int marks = face_count;   // looked into for what a face has not
// So much, in its own units, makes a bolder face of one: Debian's bold Garamond has no accents, and a black Lato is wanted for a few numbers only.
constexpr int growths[] = {0, 0, 56, 0, 30, 0, 0};

struct Box {   // in pixels
    int x, y, w, h;
};

struct Glyph {
    ImVec2 uv0, uv1;
    float  x0, y0, x1, y1;   // device pixels from the pen
    bool   drawn;
};

// Letters of other scripts, painted by the browser as one picture.
struct Foreign {
    Glyph glyph{};
    float scale = 1;          // of the picture on the screen
    bool  coloured = false;
};

struct Letters {
    stbtt_fontinfo faces[face_count + 1];
    float          capitals[face_count + 1];   // their height, in ems
    bool           ready = false;

    renderer::Texture* texture = nullptr;
    int           side = 0, x = 0, y = 0, shelf = 0;
    bool          full = false;
    std::unordered_map<std::uint64_t, Glyph> glyphs;
    std::unordered_map<std::string, Foreign> foreign;         // by face, size and letters
    std::unordered_map<std::string, float>   foreign_widths;  // in ems
    std::uint8_t  darker[256];

    struct Drawn {
        Box                  at;
        std::vector<std::uint8_t> cover;
        std::vector<std::uint32_t> colours = {};   // instead
    };
    std::vector<Drawn> drawn;   // in this frame: they lie in the texture before it is shown

    Types types;
    float density = 1;
};
Letters l;

const stbtt_fontinfo& info(int face) { return l.faces[face]; }

void read_faces() {
    for (int i = 0; i <= face_count; ++i) {
        const std::string_view file = assets::font(files[i]);
        stbtt_InitFont(&l.faces[i], reinterpret_cast<const unsigned char*>(file.data()), 0);
        int x0 = 0, y0 = 0, x1 = 0, y1 = 700;
        stbtt_GetCodepointBox(&l.faces[i], 'H', &x0, &y0, &x1, &y1);
        y1 += growths[i] / 2;
        l.capitals[i] = static_cast<float>(y1) * stbtt_ScaleForMappingEmToPixels(&l.faces[i], 1);
    }
    // Coverage blended in screen colours makes thin dark strokes too thin.
    for (int i = 0; i < 256; ++i) l.darker[i] = static_cast<std::uint8_t>(std::lround(255 * std::pow(i / 255.0, 0.82)));
    l.ready = true;
}

// Dear ImGui writes nothing, so its font has no letters; of its atlas it wants a white pixel, and the
// lines of all widths one above the other, each with a clear pixel at both ends.
void new_atlas(int side) {
    constexpr int widest = IM_DRAWLIST_TEX_LINES_WIDTH_MAX, across = widest + 2, width = across + 3, height = widest + 1;
    std::vector<ImU32> pixels(width * height, IM_COL32(255, 255, 255, 0));
    ImFontAtlas& atlas = *ImGui::GetIO().Fonts;
    const float  share = 1 / static_cast<float>(side);
    for (int line = 0; line <= widest; ++line) {
        const int left = (across - line) / 2;
        std::fill_n(pixels.begin() + line * width + left, line, IM_COL32_WHITE);
        const float y = static_cast<float>(line) + 0.5f;
        atlas.TexUvLines[line] = ImVec4{static_cast<float>(left - 1), y, static_cast<float>(left + line + 1), y};
        for (float* at : {&atlas.TexUvLines[line].x, &atlas.TexUvLines[line].y, &atlas.TexUvLines[line].z, &atlas.TexUvLines[line].w}) *at *= share;
    }
    for (const int at : {0, 1, width, width + 1}) pixels[static_cast<std::size_t>(at + across + 1)] = IM_COL32_WHITE;
    atlas.TexUvWhitePixel = ImVec2{across + 1.5f, 0.5f} * share;
    atlas.TexReady = true;
    if (atlas.Fonts.empty()) {
        static ImFont none;
        none.FontSize = 14;
        none.ContainerAtlas = &atlas;
        atlas.Fonts.push_back(&none);
    }

    renderer::destroy(l.texture);
    l.texture = renderer::new_texture(side, side);
    renderer::update(l.texture, 0, 0, width, height, pixels.data());
    l.side = side, l.x = 0, l.y = height + 1, l.shelf = 0, l.full = false;
    l.glyphs.clear();
    l.foreign.clear();
    l.drawn.clear();
}

// Where a picture of this size goes; false when there is no room: the line stays without it until the next frame.
bool place(int width, int height, Box& at) {
    if (l.x + width + 1 > l.side) l.y += l.shelf + 1, l.x = 0, l.shelf = 0;
    if (l.y + height + 1 > l.side) {
        l.full = true;
        again_in(0);
        return false;
    }
    at = {l.x, l.y, width, height};
    l.x += width + 1;
    l.shelf = std::max(l.shelf, height);
    return true;
}

// A glyph's outline, in the units of its face; that of a face that is made bolder grows to each side of every edge.
class Shape {
public:
    Shape(int face, int index) {
        count_ = stbtt_GetGlyphShape(&info(face), index, &points_);
        if (growths[face] == 0) return;
        const float by = static_cast<float>(growths[face]) / 2, turned = info(face).cff.size == 0 ? -1.0f : 1.0f;   // TrueType goes round the other way
        std::vector<Way> ways;
        for (int i = 0; i < count_; ++i) {
            stbtt_vertex& v = points_[i];
            if (v.type == STBTT_vmove) grow(ways, by, turned);
            if (v.type == STBTT_vcurve || v.type == STBTT_vcubic) ways.push_back({&v.cx, &v.cy});
            if (v.type == STBTT_vcubic) ways.push_back({&v.cx1, &v.cy1});
            ways.push_back({&v.x, &v.y});
        }
        grow(ways, by, turned);
    }
    ~Shape() { stbtt_FreeShape(nullptr, points_); }
    Shape(const Shape&) = delete;
    Shape& operator=(const Shape&) = delete;

    Box box(float scale, float shift) const {
        float x0 = 1e6f, y0 = 1e6f, x1 = -1e6f, y1 = -1e6f;
        const auto see = [&](int x, int y) {
            x0 = std::min(x0, static_cast<float>(x)), x1 = std::max(x1, static_cast<float>(x));
            y0 = std::min(y0, static_cast<float>(-y)), y1 = std::max(y1, static_cast<float>(-y));
        };
        for (int i = 0; i < count_; ++i) {
            const stbtt_vertex& v = points_[i];
            see(v.x, v.y);
            if (v.type == STBTT_vcurve || v.type == STBTT_vcubic) see(v.cx, v.cy);
            if (v.type == STBTT_vcubic) see(v.cx1, v.cy1);
        }
        if (count_ == 0) return {};
        const int left = static_cast<int>(std::floor(x0 * scale + shift)), top = static_cast<int>(std::floor(y0 * scale));
        return {left, top, static_cast<int>(std::ceil(x1 * scale + shift)) - left, static_cast<int>(std::ceil(y1 * scale)) - top};
    }
    void fill(std::uint8_t* pixels, const Box& box, float scale, float shift) const {
        stbtt__bitmap to{box.w, box.h, box.w, pixels};
        stbtt_Rasterize(&to, 0.35f, points_, count_, scale, scale, shift, 0, box.x, box.y, 1, nullptr);
    }

private:
    struct Way {
        short *x, *y;
    };

    // Each point moves away from the ink by the same distance from both of its edges.
    static void grow(std::vector<Way>& ways, float by, float turned) {
        struct At {
            float x, y;
        };
        const std::size_t n = ways.size();
        std::vector<At>   was;
        for (const Way& way : ways) was.push_back({static_cast<float>(*way.x), static_cast<float>(*way.y)});
        for (std::size_t i = 0; i < n; ++i) {
            const At at = was[i];
            const auto towards = [&](std::size_t step) -> At {
                for (std::size_t k = (i + step) % n; k != i; k = (k + step) % n)
                    if (const float x = was[k].x - at.x, y = was[k].y - at.y; x != 0 || y != 0) return {x / std::hypot(x, y), y / std::hypot(x, y)};
                return {1, 0};
            };
            const At a = towards(n - 1), b = towards(1);   // the first leads away from here too
            const float turn = std::max(1 - a.x * b.x - a.y * b.y, 0.25f);   // sharp corners do not run away
            *ways[i].x = static_cast<short>(std::floor(at.x + by + turned * by * (b.y - a.y) / turn + 0.5f));
            *ways[i].y = static_cast<short>(std::floor(at.y - turned * by * (b.x - a.x) / turn + 0.5f));
        }
        ways.clear();
    }

    stbtt_vertex* points_ = nullptr;
    int           count_ = 0;
};

// quarter: the part of a pixel the pen stands at, 0 .. 3.
const Glyph& glyph(int face, int index, float pixels, int quarter) {
    const auto size = static_cast<std::uint64_t>(std::lround(pixels * 4));
    const std::uint64_t key = size << 32 | static_cast<std::uint64_t>(face) << 20 | static_cast<std::uint64_t>(quarter) << 18 | static_cast<std::uint64_t>(index);
    if (const auto found = l.glyphs.find(key); found != l.glyphs.end()) return found->second;
    Glyph made{};
    const float scale = stbtt_ScaleForMappingEmToPixels(&info(face), static_cast<float>(size) / 4);
    const float shift = static_cast<float>(quarter) / 4;
    const Shape    shape{face, index};
    const Box box = shape.box(scale, shift);
    const int      width = box.w, height = box.h;
    Box at{};
    if (width > 0 && height > 0) {
        if (!place(width, height, at)) {
            static const Glyph none{};
            return none;
        }
        std::vector<std::uint8_t>& cover = l.drawn.emplace_back(Letters::Drawn{at, {}}).cover;
        cover.resize(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
        shape.fill(cover.data(), box, scale, shift);
        const float side = static_cast<float>(l.side);
        made = {{static_cast<float>(at.x) / side, static_cast<float>(at.y) / side},
                {static_cast<float>(at.x + width) / side, static_cast<float>(at.y + height) / side},
                static_cast<float>(box.x), static_cast<float>(box.y), static_cast<float>(box.x + width), static_cast<float>(box.y + height), true};
    }
    return l.glyphs.emplace(key, made).first->second;
}

// ---- letters that none of our faces has

bool is_foreign(int face, unsigned code) {
    return code > 0x7f && stbtt_FindGlyphIndex(&info(face), static_cast<int>(code)) == 0 && stbtt_FindGlyphIndex(&info(marks), static_cast<int>(code)) == 0;
}

// Emoji have colours of their own, and are painted apart from letters.
bool is_emoji(unsigned code) { return code >= 0x1F000 || (code >= 0x2600 && code <= 0x27BF); }
bool joins_emoji(unsigned code) { return code == 0x200D || code == 0x20E3 || code == 0xFE0F; }

// How many bytes at the beginning of the text belong together: emoji, or words of another script with what stands
// between them.
std::size_t foreign_run(int face, std::string_view text) {
    std::size_t run = 0;
    bool emoji = false;
    for (std::size_t at = 0; at < text.size();) {
        unsigned code = 0;
        const auto bytes = static_cast<std::size_t>(ImTextCharFromUtf8(&code, text.data() + at, text.data() + text.size()));
        const bool foreign = is_foreign(face, code);
        if (!foreign && (run == 0 || code > 0x7f || std::string_view{" -'.\""}.find(static_cast<char>(code)) == std::string_view::npos)) break;
        if (foreign && !joins_emoji(code)) {
            if (run > 0 && emoji != is_emoji(code)) break;
            emoji = is_emoji(code);
        }
        at += bytes;
        if (foreign) run = at;
    }
    return run;
}

const char* foreign_font(Face face) {
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

float foreign_width(Face face, std::string_view run) {
    std::string key = static_cast<char>('0' + static_cast<int>(face)) + std::string{run};
    if (const auto known = l.foreign_widths.find(key); known != l.foreign_widths.end()) return known->second;
    return l.foreign_widths.emplace(std::move(key), page::letters_width(run, foreign_font(face))).first->second;
}

const Foreign& foreign(Face face, std::string_view run, float pixels) {
    constexpr float widest = 1000;   // a longer one is painted smaller
    const auto  quarters = std::lround(std::min(pixels, widest / std::max(1.0f, foreign_width(face, run))) * 4);
    std::string key = std::to_string(quarters) + static_cast<char>('a' + static_cast<int>(face)) + std::string{run};
    if (const auto known = l.foreign.find(key); known != l.foreign.end()) return known->second;
    Foreign made;
    const float size = static_cast<float>(quarters) / 4;
    made.scale = pixels / size;
    page::Letters painted = page::paint_letters(run, foreign_font(face), size);
    Box at{};
    if (painted.width > 0 && painted.height > 0 && painted.width < l.side && painted.height < l.side / 2) {
        if (!place(painted.width, painted.height, at)) {
            static const Foreign none{};
            return none;
        }
        made.coloured = painted.coloured;
        std::vector<std::uint8_t> cover;
        for (std::uint32_t& pixel : painted.pixels)
            if (painted.coloured) pixel = renderer::texel(pixel);
            else cover.push_back(static_cast<std::uint8_t>(pixel >> 24));
        if (!painted.coloured) painted.pixels.clear();
        l.drawn.push_back({at, std::move(cover), std::move(painted.pixels)});
        const float side = static_cast<float>(l.side), x = static_cast<float>(painted.x), y = static_cast<float>(painted.y);
        made.glyph = {ImVec2{static_cast<float>(at.x), static_cast<float>(at.y)} / side, ImVec2{static_cast<float>(at.x + at.w), static_cast<float>(at.y + at.h)} / side,
                      x, y, x + static_cast<float>(at.w), y + static_cast<float>(at.h), true};
    }
    return l.foreign.emplace(std::move(key), made).first->second;
}

// Calls see(face, index, pen) for each glyph, pen in CSS pixels from 0, and see_foreign(letters, pen) for what none of
// our faces has; returns the whole width.
template <class See, class SeeForeign>
float each_glyph(Type type, float tracking, std::string_view line, See see, SeeForeign see_foreign) {
    const int own = static_cast<int>(type.face);
    float pen = 0;
    const char* at = line.data();
    const char* end = at + line.size();
    bool first = true;
    while (at < end) {
        if (!first) pen += tracking * type.size;
        first = false;
        unsigned code = 0;
        const int bytes = ImTextCharFromUtf8(&code, at, end);
        if (is_foreign(own, code)) {
            const std::string_view run{at, foreign_run(own, std::string_view(at, static_cast<std::size_t>(end - at)))};
            see_foreign(run, pen);
            pen += foreign_width(type.face, run) * type.size;
            at += run.size();
            continue;
        }
        at += bytes;
        if (code == '\'') code = 0x2019;   // as printers set it
        int face = own, index = stbtt_FindGlyphIndex(&info(own), static_cast<int>(code));
        if (index == 0 && code > 0x7f) face = marks, index = stbtt_FindGlyphIndex(&info(marks), static_cast<int>(code));
        int advance = 0, bearing = 0;
        stbtt_GetGlyphHMetrics(&info(face), index, &advance, &bearing);
        if (code != ' ' && code != 0xA0) advance += growths[face];
        see(face, index, pen);
        pen += static_cast<float>(advance) * stbtt_ScaleForMappingEmToPixels(&info(face), type.size);
    }
    return pen;
}

float tracked_width(Type type, float tracking, std::string_view line) {
    return each_glyph(type, tracking, line, [](int, int, float) {}, [](std::string_view, float) {});
}

ImVec2 pen_of(ImVec2 at, Anchor anchor, Type type, float wide) {
    const int across = static_cast<int>(anchor) % 3, down = static_cast<int>(anchor) / 3;
    const float cap = cap_height(type);
    return {at.x - wide * 0.5f * static_cast<float>(across),
            down == 0 ? at.y : down == 1 ? at.y + cap / 2 : at.y + (line_height(type) + cap) / 2};
}

void put(ImDrawList& draw, ImVec2 pen, Type type, float tracking, ImU32 colour, std::string_view line) {
    const float pixels = type.size * l.density;
    const float base = std::round(pen.y * l.density);
    const bool  fine = pixels < 28;   // larger letters may stand on whole pixels
    each_glyph(type, tracking, line, [&](int face, int index, float x) {
        const float  exact = (pen.x + x) * l.density;
        float        left = fine ? std::floor(exact * 4 + 0.5f) / 4 : std::round(exact);
        const int    quarter = fine ? static_cast<int>((left - std::floor(left)) * 4) & 3 : 0;
        left = std::floor(left);
        const Glyph& g = glyph(face, index, pixels, quarter);
        if (!g.drawn) return;
        const ImVec2 a{(left + g.x0) / l.density, (base + g.y0) / l.density}, b{(left + g.x1) / l.density, (base + g.y1) / l.density};
        draw.PrimReserve(6, 4);
        draw.PrimRectUV(a, b, g.uv0, g.uv1, colour);
    }, [&](std::string_view run, float x) {
        const Foreign& f = foreign(type.face, run, pixels);
        if (!f.glyph.drawn) return;
        const ImVec2 from{std::round((pen.x + x) * l.density), base};
        draw.PrimReserve(6, 4);
        draw.PrimRectUV((from + ImVec2{f.glyph.x0, f.glyph.y0} * f.scale) / l.density, (from + ImVec2{f.glyph.x1, f.glyph.y1} * f.scale) / l.density, f.glyph.uv0, f.glyph.uv1,
                        f.coloured ? (colour & IM_COL32_A_MASK) | (IM_COL32_WHITE & ~IM_COL32_A_MASK) : colour);
    });
}

// What shortened() has cut last, and what it was.
std::string cut_line, whole_line;

void see(ImDrawList& draw, ImVec2 pen, Type type, float wide, std::string_view line) {
    if (line.empty()) return;
    const ImRect rect{pen - ImVec2{0, cap_height(type)}, pen + ImVec2{wide, 0}};
    log_drawn(draw, Sort::words, rect, line);
    tree::text(draw, rect, line == cut_line ? std::string_view{whole_line} : line);
}

}

const Types& type() { return l.types; }

void begin_letters(float density, bool coarse) {
    if (!l.ready) read_faces();
    l.density = density;
    if (!l.texture) new_atlas(1024);
    else if (l.full) new_atlas(std::min({l.side * 2, 4096, renderer::widest_texture()}));
    ImGui::GetIO().Fonts->SetTexID(l.texture);

    l.types = {};
    l.types.button.size = coarse ? 15.0f : 13.5f;
}

// Those of a shelf at once: each way into a texture costs as much as drawing a few.
void lay_letters() {
    for (std::size_t first = 0; first < l.drawn.size();) {
        std::size_t last = first;
        Box    row = l.drawn[first].at;
        for (; last < l.drawn.size() && l.drawn[last].at.y == row.y; ++last) row.h = std::max(row.h, l.drawn[last].at.h), row.w = l.drawn[last].at.x + l.drawn[last].at.w - row.x;
        const auto across = static_cast<std::size_t>(row.w);
        std::vector<ImU32> pixels(across * static_cast<std::size_t>(row.h), IM_COL32(255, 255, 255, 0));
        for (; first < last; ++first) {
            const auto& [at, cover, colours] = l.drawn[first];
            for (std::size_t i = 0, wide = static_cast<std::size_t>(at.w); i < std::max(cover.size(), colours.size()); ++i)
                pixels[i / wide * across + static_cast<std::size_t>(at.x - row.x) + i % wide] = cover.empty() ? colours[i] : IM_COL32(255, 255, 255, l.darker[cover[i]]);
        }
        renderer::update(l.texture, row.x, row.y, row.w, row.h, pixels.data());
    }
    l.drawn.clear();
}

void drop_letters() {
    renderer::destroy(l.texture);
    l.texture = nullptr;
    l.drawn.clear();
    l.glyphs.clear();
    l.foreign.clear();
}

float width(Type type, std::string_view line) { return tracked_width(type, 0, line); }
float line_height(Type type) { return std::round(type.size * (type.face >= Face::serif ? 1.25f : 1.3f)); }
float cap_height(Type type) { return type.size * l.capitals[static_cast<int>(type.face)]; }

float text(ImDrawList& draw, ImVec2 at, Anchor anchor, Type type, ImU32 colour, std::string_view line) {
    const float  wide = width(type, line);
    const ImVec2 pen = pen_of(at, anchor, type, wide);
    see(draw, pen, type, wide, line);
    put(draw, pen, type, 0, colour, line);
    return wide;
}

float lettered(ImDrawList& draw, ImVec2 at, Anchor anchor, Type type, ImU32 colour, const Lettering& how, std::string_view line) {
    const float  wide = tracked_width(type, how.tracking, line);
    const ImVec2 pen = pen_of(at, anchor, type, wide);
    if (how.halo)
        for (int i = 0; i < 8; ++i) {
            const float turn = static_cast<float>(i) * IM_PI / 4;
            put(draw, pen + ImVec2{std::cos(turn), std::sin(turn)} * how.halo_width, type, how.tracking, how.halo, line);
        }
    see(draw, pen, type, wide, line);
    put(draw, pen, type, how.tracking, colour, line);
    return wide;
}

Type fitted(Type type, std::string_view line, float room, float least) {
    if (const float wide = width(type, line); wide > room) type.size *= std::max(least, (room - 3) / wide);   // letters end on whole pixels
    return type;
}

static constexpr std::string_view ellipsis = "…";

std::string shortened(Type type, std::string_view line, float room) {
    if (width(type, line) <= room) return std::string(line);
    std::string cut(line);
    while (!cut.empty()) {
        do cut.pop_back();
        while (!cut.empty() && (static_cast<unsigned char>(cut.back()) >= 0xC0));   // a first byte left alone
        while (!cut.empty() && (static_cast<unsigned char>(cut.back()) & 0xC0) == 0x80 && width(type, cut + "…") > room) cut.pop_back();
        if (!cut.empty() && (static_cast<unsigned char>(cut.back()) >= 0xC0)) cut.pop_back();
        while (!cut.empty() && cut.back() == ' ') cut.pop_back();
        if (width(type, cut + "…") <= room) break;
    }
    cut += "…";
    cut_line = cut, whole_line = line;
    return cut;
}

// As many of its letters as there is room for, one at least.
static std::string_view letters_within(Type type, std::string_view word, float room) {
    room += 0.01f;   // who asks has often measured this very word
    if (width(type, word) <= room) return word;
    std::size_t fit = 0, end = 0;
    do {
        fit = end;
        do ++end;
        while (end < word.size() && (static_cast<unsigned char>(word[end]) & 0xC0) == 0x80);
    } while (fit == 0 || (end < word.size() && width(type, word.substr(0, end)) <= room));
    return word.substr(0, fit);
}

float wrapped(ImDrawList* draw, ImVec2 top, const Wrap& wrap, Type type, ImU32 colour, std::string_view text) {
    const float leading = wrap.leading > 0 ? wrap.leading : line_height(type);
    struct Span {
        std::size_t from, to;
    };
    std::vector<Word> words;
    std::vector<Span> spans;   // where each stands
    for (std::size_t from = 0; from < text.size(); ++from) {
        const std::size_t to = std::min(text.find_first_of(" \n", from), text.size());
        for (bool rest = false; !rest || from < to; rest = true) {   // what is longer than a line goes on in the next
            const std::string_view part = letters_within(type, text.substr(from, to - from), wrap.room);
            spans.push_back({from, from + part.size()});
            words.push_back({.wide = width(type, part), .rest = rest});
            from += part.size();
        }
        words.back().last = to < text.size() && text[to] == '\n';
    }
    const std::vector<std::size_t> lines = line_ends(words, {.wide = wrap.room, .space = width(type, " "), .even = wrap.anchor == Anchor::centre, .most = wrap.lines});
    const std::size_t most = wrap.lines > 0 ? std::min(lines.size(), static_cast<std::size_t>(wrap.lines)) : lines.size();
    float y = top.y + (leading + cap_height(type)) / 2;
    if (draw) {
        const float left = pen_of(top, wrap.anchor, type, wrap.room).x, high = static_cast<float>(most) * leading;
        tree::text(*draw, {{left, top.y}, {left + wrap.room, top.y + high}}, text);
    }
    const tree::Silent whole;   // its lines are not said once more
    for (std::size_t i = 0; draw && i < most; ++i, y += leading) {
        const std::size_t from = spans[i ? lines[i - 1] : 0].from;
        const bool cut = i + 1 == most && most < lines.size();
        const std::string_view line = text.substr(from, cut ? text.find('\n', from) - from : spans[lines[i] - 1].to - from);
        const std::string shown = cut ? shortened(type, line, wrap.room) : std::string{line};
        const std::size_t end = from + (shown.ends_with(ellipsis) && !line.ends_with(ellipsis) ? shown.size() - ellipsis.size() : line.size());
        const auto on_this_line = [&](const std::pair<std::size_t, std::size_t>& part, const auto& see) {
            const std::size_t first = std::max(part.first, from), last = std::min(part.second, end);
            if (first >= last) return;
            const float left = pen_of({top.x, y}, wrap.anchor, type, width(type, shown)).x;
            see(left + width(type, text.substr(from, first - from)), left + width(type, text.substr(from, last - from)));
        };
        const float above = y - (leading + cap_height(type)) / 2, below = y + (leading - cap_height(type)) / 2;
        for (const auto& mark : wrap.marked) on_this_line(mark, [&](float x0, float x1) { draw->AddRectFilled({x0 - 1, above + 1}, {x1 + 1, below - 1}, wrap.mark, 3); });
        look::text(*draw, {top.x, y}, wrap.anchor, type, colour, shown);
        for (std::size_t n = 0; n < wrap.dotted.size(); ++n)
            on_this_line(wrap.dotted[n], [&](float x0, float x1) {
                const float under = snapped(y + type.size * 0.2f) + 0.5f / l.density;
                const ImVec2 ends[] = {{x0, under}, {x1, under}};
                dashed(*draw, ends, false, 1, 2, fade(colour, 0.55f), 1);
                if (wrap.lain) wrap.lain->push_back({n, {x0, above}, {x1, below}});
            });
    }
    return static_cast<float>(most) * leading;
}

std::string capitals(std::string_view text) {
    std::string out(text);
    for (std::size_t i = 0; i < out.size(); ++i) {
        const auto c = static_cast<unsigned char>(out[i]);
        if (c >= 'a' && c <= 'z') out[i] = static_cast<char>(c - 32);
        else if (c == 0xC3 && i + 1 < out.size()) {
            ++i;
            if (const auto d = static_cast<unsigned char>(out[i]); d >= 0xA0 && d <= 0xBE) out[i] = static_cast<char>(d - 32);
        }
    }
    return out;
}

}
