// The renderer of the page: SDL's, over WebGL or by itself.
#pragma once

struct SDL_Renderer;

namespace eg::renderer {

void use(SDL_Renderer* renderer);   // before anything of renderer.h is called, and null before it is destroyed

}
