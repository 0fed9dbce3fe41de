// A frame's triangles, handed to SDL as Dear ImGui's own backend does it, with one difference: each
// command brings only the corners it uses. SDL looks at every corner it is given, and a table is
// hundreds of commands that share one long list.
#pragma once

struct ImDrawData;
struct SDL_Renderer;

namespace eg {

// After it the indices of the draw lists are used up.
void submit(SDL_Renderer* renderer, ImDrawData& data);

}
