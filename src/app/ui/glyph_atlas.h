// One texture with every glyph that has been drawn, each painted at its size in device pixels when it is first needed:
// text is sharp at every size and pixel ratio. Dear ImGui draws its shapes with the same texture.
#pragma once

#include <string_view>

#include "app/ui/fonts.h"
#include "app/ui/text_renderer.h"   // brings imgui.h, with operators for vectors

namespace eg::glyph_atlas {

struct Picture {
    ImVec2 uv0, uv1;
    float  x0, y0, x1, y1;   // device pixels, relative to the pen
    bool   visible;          // false: without ink, or the texture is full until the next frame
    bool   coloured;         // drawn in its own colours
};
// Valid until the next begin_frame. quarter: the pen's position within its pixel, 0 to 3.
const Picture& glyph(fonts::Glyph glyph, float size, int quarter);
const Picture& foreign(draw::Face face, std::string_view run, float size);

void begin_frame();
void upload();   // the pictures that are new, before the frame is shown
void drop();     // the renderer is gone

}
