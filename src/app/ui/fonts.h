// The program's fonts: glyphs, their widths and their shapes. Letters that these fonts lack come from the browser.
// Sizes are in pixels per em.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace page {
struct Letters;
}
namespace eg::draw {
enum class Face : unsigned char;
}

namespace eg::fonts {

using draw::Face;

struct Glyph {
    int font;
    int index;   // in that font; 0: the sign for a missing glyph
};
Glyph glyph_of(Face face, unsigned letter);
float advance(Glyph glyph, float size);   // from this pen position to the next
float cap_height(Face face);              // in ems

// A glyph painted with its pen at (shift, 0). Without ink: width and height are 0.
struct Bitmap {
    int x = 0, y = 0, width = 0, height = 0;   // pixels, relative to the pen; y grows downwards
    std::vector<std::uint8_t> coverage;
};
Bitmap paint(Glyph glyph, float size, float shift);

// Foreign letters are those that no font of the program has. The browser measures and paints a run of them as one
// picture, because letters can be joined, or written from right to left.
// foreign_run: the number of bytes at the beginning of the text that form a run; 0: the first letter is not foreign.
std::size_t   foreign_run(Face face, std::string_view text);
float         foreign_width(Face face, std::string_view run);   // in ems
page::Letters paint_foreign(Face face, std::string_view run, float size);

}
