/* Included before every SDL source. emcc 3.1.6 has no EM_JS_DEPS, which lists what emcc must keep, and finds it by
   itself. */
#include <emscripten/em_js.h>
#ifndef EM_JS_DEPS
#define EM_JS_DEPS(tag, deps)
#endif

/* SDL sets the canvas to one pixel to see whether the style sets its size. It does; and the WebGL context, which exists
   before SDL starts, would be resized each time. */
#include <emscripten/html5.h>
static inline EMSCRIPTEN_RESULT size_of_canvas(const char* canvas, int width, int height) {
    return width == 1 && height == 1 ? 0 : emscripten_set_canvas_element_size(canvas, width, height);
}
#define emscripten_set_canvas_element_size size_of_canvas

/* Without hints SDL_events.c never logs events, and the compiler leaves that out. */
#ifdef NO_HINTS
#include <SDL_hints.h>
#define SDL_AddHintCallback(name, changed, data) ((void)0)
#define SDL_DelHintCallback(name, changed, data) ((void)0)
#endif
