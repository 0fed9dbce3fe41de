// What the app asks of a renderer. `sdl_renderer.cpp` draws; the tests bring one that paints nothing.
#pragma once

#include <cstdint>

struct ImDrawData;
struct ImVec4;

namespace eg::renderer {

struct Texture;   // opaque

// Texels are 4 bytes: blue, green, red, opacity. That is what every renderer of SDL's has: the red-first format it
// copies pixel by pixel into a second texture (a list of SDL 2.32's names another by mistake, its issue 11031).
// Each texture is told from any other, even where the other is gone. Null: no room.
Texture* new_texture(int width, int height);
void     update(Texture* texture, int x, int y, int width, int height, const void* texels);   // rows without gaps
void     destroy(Texture* texture);   // null: does nothing
constexpr std::uint32_t texel(std::uint32_t colour) {
    return (colour & 0xff00ff00u) | (colour & 0xffu) << 16 | (colour >> 16 & 0xffu);
}   // of Dear ImGui's

int  widest_texture();   // in pixels
bool is_software();      // SDL's own rasteriser: no WebGL
std::uint64_t milliseconds();   // since the start

// Draws the frame on this ground (red, green, blue: 0 to 1), unless it looks like the last one and `anew` is false.
// Afterwards the indices of the draw lists may be used up.
void draw(ImDrawData& data, const ImVec4& ground, bool anew);

}
