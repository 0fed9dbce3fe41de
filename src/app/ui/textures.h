// Pictures: SVGs from assets/. A picture becomes a texture, in device pixels, when it is first shown at a size. Its
// placeholder colours are replaced.
#pragma once

#include "app/ui/draw.h"

namespace eg::textures {

// The colours for #5EA700, #5EA701, #5EA702 and #5EA703 in the picture.
struct Paint {
    ImU32 main = 0, shade = 0, on = 0, top = 0;
    bool operator==(const Paint&) const = default;
};
Paint paint(Player player);   // the wood of the seat's pieces
Paint paint(ImU32 colour);    // all four the same, for an icon

bool exists(std::string_view name);
ImVec2 size(std::string_view name);   // of the file; {0, 0}: there is none

// Fills rect, which should have the picture's aspect ratio. Does nothing if there is no such picture.
void draw(ImDrawList& list, std::string_view name, const ImRect& rect, const Paint& paint = {}, float alpha = 1);
// Draws it around a centre with this width, and returns the rect.
ImRect draw(ImDrawList& list, std::string_view name, ImVec2 centre, float width, const Paint& paint = {},
            float alpha = 1);

// A texture of other pixels (RGBA, straight alpha), kept by name until drop().
ImTextureID keep(std::string_view name, int width, int height, const unsigned char* pixels);
ImTextureID kept(std::string_view name);          // null: there is none
void forget(std::string_view prefix);             // all whose names begin with this

// The texture of a picture, in device pixels. Null: there is no such picture, or no texture of it yet.
ImTextureID picture(std::string_view name, int width, int height, const Paint& paint = {});

// While one lives, large pictures are those of a second board on the screen. A picture of another size takes the
// texture of the same picture, but not from one board to the other.
struct Beside {
    Beside();
    ~Beside();
};

void paint_more();   // once a frame: paints more of large pictures, which take several frames
void drop();    // releases all textures

}
