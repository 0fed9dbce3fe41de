// The renderer of the page: SDL's, with WebGL or in software.
#pragma once

struct SDL_Renderer;

namespace eg::renderer {

// Call it before any function of renderer.h, and with null before the renderer is destroyed.
void use(SDL_Renderer* renderer);

}
