#include "app/ui/text_renderer.h"

#include <imgui_internal.h>

#include <algorithm>
#include <cmath>
#include <vector>

#include "app/ui/fonts.h"
#include "app/ui/frame_log.h"
#include "app/ui/glyph_atlas.h"
#include "app/ui/line_breaks.h"
#include "app/ui/draw.h"
#include "app/ui/tree.h"

namespace eg::draw {
namespace {

Types types;
float density = 1;   // device pixels in a CSS pixel

// Calls on_glyph(glyph, x) for each glyph, with the x of its pen from 0, and on_foreign(run, x) for each foreign run.
// Returns the width of the line.
template <class OnGlyph, class OnForeign>
float each_glyph(Type type, float tracking, std::string_view line, OnGlyph on_glyph, OnForeign on_foreign) {
    float x = 0;
    const char* at = line.data();
    const char* end = at + line.size();
    while (at < end) {
        if (at != line.data()) x += tracking * type.size;
        unsigned letter = 0;
        const int bytes = ImTextCharFromUtf8(&letter, at, end);
        if (letter == '\'') letter = 0x2019;   // the typographic apostrophe
        const fonts::Glyph glyph = fonts::glyph_of(type.face, letter);
        const std::string_view rest{at, static_cast<std::size_t>(end - at)};
        if (const std::size_t run = glyph.index == 0 ? fonts::foreign_run(type.face, rest) : 0; run > 0) {
            on_foreign(rest.substr(0, run), x);
            x += fonts::foreign_width(type.face, rest.substr(0, run)) * type.size;
            at += run;
            continue;
        }
        on_glyph(glyph, x);
        x += fonts::advance(glyph, type.size);
        at += bytes;
    }
    return x;
}

float tracked_width(Type type, float tracking, std::string_view line) {
    return each_glyph(type, tracking, line, [](fonts::Glyph, float) {}, [](std::string_view, float) {});
}

ImVec2 pen_of(ImVec2 at, Anchor anchor, Type type, float wide) {
    const int across = static_cast<int>(anchor) % 3, down = static_cast<int>(anchor) / 3;
    const float cap = cap_height(type);
    return {at.x - wide * 0.5f * static_cast<float>(across),
            down == 0 ? at.y : down == 1 ? at.y + cap / 2 : at.y + (line_height(type) + cap) / 2};
}

void put(ImDrawList& draw, ImVec2 pen, Type type, float tracking, ImU32 colour, std::string_view line) {
    const float size = type.size * density;
    const float base = std::round(pen.y * density);
    const bool  fine = size < 28;   // larger letters are put on whole pixels
    const auto  add = [&](const glyph_atlas::Picture& picture, float left) {
        if (!picture.visible) return;
        const ImU32  tint = picture.coloured ? colour | ~IM_COL32_A_MASK : colour;
        const ImVec2 from{(left + picture.x0) / density, (base + picture.y0) / density};
        const ImVec2 to{(left + picture.x1) / density, (base + picture.y1) / density};
        draw.PrimReserve(6, 4);
        draw.PrimRectUV(from, to, picture.uv0, picture.uv1, tint);
    };
    each_glyph(type, tracking, line, [&](fonts::Glyph glyph, float x) {
        const float left = (pen.x + x) * density;
        const float exact = fine ? std::floor(left * 4 + 0.5f) / 4 : std::round(left);
        const float whole = std::floor(exact);
        add(glyph_atlas::glyph(glyph, size, static_cast<int>((exact - whole) * 4) & 3), whole);
    }, [&](std::string_view run, float x) {
        add(glyph_atlas::foreign(type.face, run, size), std::round((pen.x + x) * density));
    });
}

// The last result of shortened(), and its whole text.
std::string cut_line, whole_line;

void see(ImDrawList& draw, ImVec2 pen, Type type, float wide, std::string_view line) {
    if (line.empty()) return;
    const ImRect rect{pen - ImVec2{0, cap_height(type)}, pen + ImVec2{wide, 0}};
    log_drawn(draw, Sort::words, rect, line);
    tree::text(draw, rect, line == cut_line ? std::string_view{whole_line} : line);
}

}

const Types& type() { return types; }

void begin_text(float now, bool coarse) {
    density = now;
    glyph_atlas::begin_frame();
    types = {};
    types.button.size = coarse ? 15.0f : 13.5f;
}

float width(Type type, std::string_view line) { return tracked_width(type, 0, line); }
float line_height(Type type) { return std::round(type.size * (type.face >= Face::serif ? 1.25f : 1.3f)); }
float cap_height(Type type) { return type.size * fonts::cap_height(type.face); }

float text(ImDrawList& draw, ImVec2 at, Anchor anchor, Type type, ImU32 colour, std::string_view line) {
    const float  wide = width(type, line);
    const ImVec2 pen = pen_of(at, anchor, type, wide);
    see(draw, pen, type, wide, line);
    put(draw, pen, type, 0, colour, line);
    return wide;
}

float halo_text(ImDrawList& draw, ImVec2 at, Anchor anchor, Type type, ImU32 colour, const HaloStyle& how,
               std::string_view line) {
    const float  wide = tracked_width(type, how.tracking, line);
    const ImVec2 pen = pen_of(at, anchor, type, wide);
    if (how.halo)
        for (int i = 0; i < 8; ++i) {
            const float turn = static_cast<float>(i) * IM_PI / 4;
            const ImVec2 off = ImVec2{std::cos(turn), std::sin(turn)} * how.halo_width;
            put(draw, pen + off, type, how.tracking, how.halo, line);
        }
    see(draw, pen, type, wide, line);
    put(draw, pen, type, how.tracking, colour, line);
    return wide;
}

Type fitted(Type type, std::string_view line, float room, float least) {
    const float wide = width(type, line);
    if (wide > room) type.size *= std::max(least, (room - 3) / wide);   // 3: glyphs are put on whole or quarter pixels
    return type;
}

static constexpr std::string_view ellipsis = "…";

// Whether this byte is the first of a letter in UTF-8.
static bool begins_letter(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }

std::string shortened(Type type, std::string_view line, float room) {
    if (width(type, line) <= room) return std::string(line);
    std::string cut(line);
    while (!cut.empty()) {
        while (cut.size() > 1 && !begins_letter(cut.back())) cut.pop_back();
        cut.pop_back();
        while (!cut.empty() && cut.back() == ' ') cut.pop_back();
        if (width(type, cut + std::string{ellipsis}) <= room) break;
    }
    cut += ellipsis;
    cut_line = cut, whole_line = line;
    return cut;
}

// As many letters of the word as fit, at least one.
static std::string_view letters_within(Type type, std::string_view word, float room) {
    room += 0.01f;   // the room is often the width of this very word
    if (width(type, word) <= room) return word;
    std::size_t fit = 0, end = 0;
    do {
        fit = end;
        do ++end;
        while (end < word.size() && !begins_letter(word[end]));
    } while (fit == 0 || (end < word.size() && width(type, word.substr(0, end)) <= room));
    return word.substr(0, fit);
}

namespace {

using Range = std::pair<std::size_t, std::size_t>;   // from byte to byte

// The words of the text with their positions. Words wider than the room are broken.
struct Words {
    std::vector<Word>  words;
    std::vector<Range> at;
};
Words words_of(Type type, std::string_view text, float room) {
    Words made;
    for (std::size_t from = 0; from < text.size(); ++from) {
        const std::size_t to = std::min(text.find_first_of(" \n", from), text.size());
        for (bool rest = false; !rest || from < to; rest = true) {
            const std::string_view part = letters_within(type, text.substr(from, to - from), room);
            made.at.push_back({from, from + part.size()});
            made.words.push_back({.wide = width(type, part), .rest = rest});
            from += part.size();
        }
        made.words.back().last = to < text.size() && text[to] == '\n';
    }
    return made;
}

}

float wrapped(ImDrawList* draw, ImVec2 top, const Wrap& wrap, Type type, ImU32 colour, std::string_view text) {
    const float leading = wrap.leading > 0 ? wrap.leading : line_height(type);
    const auto  [words, at] = words_of(type, text, wrap.room);
    const bool  even = wrap.anchor == Anchor::centre;
    const std::vector<std::size_t> lines =
        line_ends(words, {.wide = wrap.room, .space = width(type, " "), .even = even, .most = wrap.lines});
    const std::size_t most =
        wrap.lines > 0 ? std::min(lines.size(), static_cast<std::size_t>(wrap.lines)) : lines.size();
    const float height = static_cast<float>(most) * leading;
    if (!draw) return height;

    const float left = pen_of(top, wrap.anchor, type, wrap.room).x;
    tree::text(*draw, {{left, top.y}, {left + wrap.room, top.y + height}}, text);
    const tree::Silent whole;   // the text is added as one, not line by line
    float y = top.y + (leading + cap_height(type)) / 2;
    for (std::size_t i = 0; i < most; ++i, y += leading) {
        const std::size_t from = at[i ? lines[i - 1] : 0].first;
        const bool        cut = i + 1 == most && most < lines.size();
        const std::size_t to = cut ? std::min(text.find('\n', from), text.size()) : at[lines[i] - 1].second;
        const std::string_view line = text.substr(from, to - from);
        const std::string shown = cut ? shortened(type, line, wrap.room) : std::string{line};
        const bool        ended = shown.ends_with(ellipsis) && !line.ends_with(ellipsis);
        const std::size_t end = from + (ended ? shown.size() - ellipsis.size() : line.size());
        const auto on_this_line = [&](const Range& part, const auto& see) {
            const std::size_t first = std::max(part.first, from), last = std::min(part.second, end);
            if (first >= last) return;
            const auto  up_to = [&](std::size_t byte) { return width(type, text.substr(from, byte - from)); };
            const float begin = pen_of({top.x, y}, wrap.anchor, type, width(type, shown)).x;
            see(begin + up_to(first), begin + up_to(last));
        };
        const float above = y - (leading + cap_height(type)) / 2, below = y + (leading - cap_height(type)) / 2;
        for (const Range& mark : wrap.marked)
            on_this_line(mark, [&](float x0, float x1) {
                draw->AddRectFilled({x0 - 1, above + 1}, {x1 + 1, below - 1}, wrap.mark, 3);
            });
        draw::text(*draw, {top.x, y}, wrap.anchor, type, colour, shown);
        for (std::size_t n = 0; n < wrap.dotted.size(); ++n)
            on_this_line(wrap.dotted[n], [&](float x0, float x1) {
                const float under = snapped(y + type.size * 0.2f) + 0.5f / density;
                const ImVec2 ends[] = {{x0, under}, {x1, under}};
                dashed(*draw, ends, false, 1, 2, fade(colour, 0.55f), 1);
                if (wrap.dotted_boxes) wrap.dotted_boxes->push_back({n, {x0, above}, {x1, below}});
            });
    }
    return height;
}

std::string capitals(std::string_view text) {
    std::string out(text);
    for (std::size_t i = 0; i < out.size(); ++i) {
        const auto c = static_cast<unsigned char>(out[i]);
        if (c >= 'a' && c <= 'z') out[i] = static_cast<char>(c - 32);
        if (c != 0xC3 || ++i == out.size()) continue;   // 0xC3 begins à to þ
        if (const auto d = static_cast<unsigned char>(out[i]); d >= 0xA0 && d <= 0xBE)
            out[i] = static_cast<char>(d - 32);
    }
    return out;
}

}
