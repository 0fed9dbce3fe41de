// A frame's triangles, handed to SDL as Dear ImGui's own backend does it, with two differences. Each
// command brings only the corners it uses: SDL looks at every corner it is given, and a table is
// hundreds of commands that share one long list. And a frame that looks like the last is not drawn:
// most that follow an input do.
#pragma once

struct ImDrawData;
struct ImVec4;
struct SDL_Renderer;
struct SDL_Texture;

namespace eg {

// Textures for it are made here: each is told from any other, even where the other is gone. Null: no room.
SDL_Texture* new_texture(SDL_Renderer* renderer, int width, int height);

// Shown on this ground (red, green, blue: 0 to 1). After it the indices of the draw lists may be used up.
void submit(SDL_Renderer* renderer, ImDrawData& data, const ImVec4& ground);

}
