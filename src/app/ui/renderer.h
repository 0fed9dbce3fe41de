// The interface to the renderer: `sdl_renderer.cpp`, or in tests one that draws nothing.
#pragma once

#include <cstdint>

struct ImDrawData;
struct ImVec4;

namespace eg::renderer {

struct Texture;   // opaque

// Texels are 4 bytes: blue, green, red, opacity. All of SDL's renderers have this format; one with red first would be
// copied pixel by pixel into a second texture (SDL 2.32 lists another format by mistake, its issue 11031).
// No two textures are equal, even after one of them is destroyed. Null: no room.
Texture* new_texture(int width, int height);
void     update(Texture* texture, int x, int y, int width, int height, const void* texels);   // rows without gaps
void     destroy(Texture* texture);   // null: does nothing
// The texel of one of Dear ImGui's colours.
constexpr std::uint32_t texel(std::uint32_t colour) {
    return (colour & 0xff00ff00u) | (colour & 0xffu) << 16 | (colour >> 16 & 0xffu);
}

int  widest_texture();   // in pixels
bool is_software();      // SDL's own rasteriser: no WebGL
std::uint64_t milliseconds();   // since the start

// Draws the frame on this background (red, green, blue: 0 to 1), unless it looks like the last one and `anew` is false.
// It may change the indices of the draw lists.
void draw(ImDrawData& data, const ImVec4& ground, bool anew);

}
