// A frame's triangles, handed to SDL as Dear ImGui's own backend does it, with two differences. Each
// command brings only the corners it uses: SDL looks at every corner it is given, and a table is
// hundreds of commands that share one long list. And a frame that looks like the last is not drawn:
// most that follow an input do.
#pragma once

#include <cstdint>

struct ImDrawData;
struct ImVec4;
struct SDL_Renderer;
struct SDL_Texture;

namespace eg {

// Textures for it are made here: each is told from any other, even where the other is gone. Null: no room.
// What lies in them is blue, green, red, opacity, which is what every renderer of SDL's has: the red-first one it
// copies pixel by pixel into a second texture (a list of SDL 2.32's names another by mistake, its issue 11031).
SDL_Texture* new_texture(SDL_Renderer* renderer, int width, int height);
constexpr std::uint32_t texel(std::uint32_t colour) { return (colour & 0xff00ff00u) | (colour & 0xffu) << 16 | (colour >> 16 & 0xffu); }   // of Dear ImGui's

// Shown on this ground (red, green, blue: 0 to 1); anew: also where it looks like the last. After it the indices of the
// draw lists may be used up.
void submit(SDL_Renderer* renderer, ImDrawData& data, const ImVec4& ground, bool anew);

}
