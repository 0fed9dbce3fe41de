// Pictures. An SVG from assets/ becomes a texture the first time it is shown at a size, at device
// resolution, with the four wooden colours of a seat put where the picture has placeholders.
#pragma once

#include "app/ui/draw.h"

namespace eg::textures {

// What stands for #5EA700, #5EA701, #5EA702, #5EA703 in the picture.
struct Paint {
    ImU32 main = 0, shade = 0, on = 0, top = 0;
    bool operator==(const Paint&) const = default;
};
Paint paint(Player player);
Paint paint(ImU32 colour);   // all four the same: an icon

bool exists(std::string_view name);
ImVec2 size(std::string_view name);   // as the file has it; {0, 0} if there is none

// Fills rect (its aspect should be the picture's). Nothing happens if there is no such picture.
void draw(ImDrawList& list, std::string_view name, const ImRect& rect, const Paint& paint = {}, float alpha = 1);
// In the middle, so wide; returns the rect.
ImRect draw(ImDrawList& list, std::string_view name, ImVec2 centre, float width, const Paint& paint = {},
            float alpha = 1);

// A texture of our own pixels (RGBA, straight alpha), kept by name until the renderer goes.
ImTextureID keep(std::string_view name, int width, int height, const unsigned char* pixels);
ImTextureID kept(std::string_view name);          // null if not there
void forget(std::string_view prefix);             // all kept names that begin so

ImTextureID picture(std::string_view name, int width, int height, const Paint& paint = {});   // in device pixels

void go_on();   // with large pictures, which are painted in several frames and seen coarsely until then
void drop();    // the renderer is gone or going

}
